//! The common parts of the notation of the family's games.

use std::fmt;

use kernel::NotationError;

use crate::kind::Kind;
use crate::levelled::LEVELS;
use crate::tally::Tally;

/// Reads a number without sign or leading zeros, so that every action has one spelling.
pub fn number(text: &str) -> Option<u8> {
    let plain = !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    if plain { text.parse().ok() } else { None }
}

/// Reads a level (from 0), written from 1.
///
/// # Errors
/// If the text is not the number of a level.
pub fn level(text: &str) -> Result<u8, NotationError> {
    match number(text) {
        Some(level) if (1..=LEVELS).contains(&usize::from(level)) => Ok(level - 1),
        _ => Err(NotationError::new(text, "jewels-form-level")),
    }
}

/// Reads at least one token.
///
/// # Errors
/// If there is no token, or another letter.
pub fn tokens<K: Kind>(text: &str) -> Result<Tally<K>, NotationError> {
    if text.is_empty() { Err(NotationError::new(text, K::EXPECTED)) } else { text.parse() }
}

/// Reads a purchase: the card and, behind a `+`, the number of gold tokens for each kind, such as `47+w1k2`.
///
/// # Errors
/// If the card or the gold is not in the notation.
pub fn purchase<C, K>(text: &str) -> Result<(C, Tally<K>), NotationError>
where
    C: std::str::FromStr<Err = NotationError>,
    K: Kind,
{
    match text.split_once('+') {
        Some((card, gold_as)) => Ok((card.parse()?, golds(gold_as)?)),
        None => Ok((text.parse()?, Tally::NONE)),
    }
}

/// Writes a purchase as [`purchase`] reads it.
///
/// # Errors
/// If the formatter reports an error.
pub fn write_purchase<C: fmt::Display, K: Kind>(
    f: &mut fmt::Formatter<'_>,
    card: C,
    gold_as: Tally<K>,
) -> fmt::Result {
    write!(f, "{card}")?;
    if !gold_as.is_none() {
        f.write_str("+")?;
    }
    gold_as.iter().try_for_each(|(kind, n)| write!(f, "{}{n}", kind.letter()))
}

/// Reads gold by the kind that it replaces, in any order, each kind once.
fn golds<K: Kind>(text: &str) -> Result<Tally<K>, NotationError> {
    let error = || NotationError::new(text, K::EXPECTED_GOLD);
    let mut golds = Tally::NONE;
    let mut chars = text.chars();
    while let Some(letter) = chars.next() {
        let kind = K::from_letter(letter).filter(|&kind| kind != K::GOLD).ok_or_else(error)?;
        let count = chars.next().and_then(|digit| digit.to_digit(10)).ok_or_else(error)?;
        if count == 0 || golds.get(kind) > 0 {
            return Err(error());
        }
        golds = golds.plus_n(kind, count as u8);
    }
    if golds.is_none() { Err(error()) } else { Ok(golds) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tally::tests::Digit;

    #[test]
    fn an_action_has_one_spelling() {
        assert_eq!((number("7"), number("120")), (Some(7), Some(120)));
        for other in ["", "07", "+7", "0", "7 ", "256"] {
            assert_eq!(number(other), None, "{other:?}");
        }
        assert_eq!((level("1"), level("3")), (Ok(0), Ok(2)));
        assert!(level("4").is_err() && level("01").is_err());
        let read = purchase::<Tally<Digit>, Digit>;
        assert_eq!(read("3+0112"), Ok((Tally::one(Digit(3)), Tally::from_counts([1, 2]))));
        // The last kind is gold, which does not replace gold.
        for other in ["3+", "3+00", "3+0101", "3+71", "3+0", "3+01+11"] {
            assert!(read(other).is_err(), "{other:?}");
        }
    }
}
