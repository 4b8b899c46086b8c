use std::fmt;
use std::str::FromStr;

use duel::{CardId, Colour, Gem, Kind, RoyalId, Space};
use kernel::NotationError;

use jewels_play::tray as jewels;

/// A piece on the table that can be clicked. Its text form names it on the page: `space-c3`, `card-47`, `deck-2`,
/// `hand-0`, `own-p`, `theirs-w`, `plate-r`, `royal-2`, `privilege`, `bag`, `pay-w`, `gold-p`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A space of the board with its token.
    Space(Space),
    /// A card of the pyramid.
    Card(CardId),
    /// The deck of this level, from 0 (in the text form from 1).
    Deck(u8),
    /// The reserved card at this place of the player's own hand, from 0.
    Hand(u8),
    /// The player's own tokens of this kind.
    Own(Gem),
    /// The opponent's tokens of this kind.
    Theirs(Gem),
    /// The player's own bonuses of this colour.
    Plate(Colour),
    /// A royal card below the board.
    Royal(RoyalId),
    /// The player's own privileges.
    Privilege,
    /// The bag, from which the board is replenished.
    Bag,
    /// A token of this kind in the payment being prepared: a click replaces it by a gold.
    Paid(Gem),
    /// A gold in the place of this kind in the payment: a click replaces it by the token.
    PaidGold(Gem),
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Space(space) => write!(f, "space-{space}"),
            Piece::Card(card) => write!(f, "card-{card}"),
            Piece::Deck(level) => write!(f, "deck-{}", level + 1),
            Piece::Hand(place) => write!(f, "hand-{place}"),
            Piece::Own(gem) => write!(f, "own-{}", gem.letter()),
            Piece::Theirs(gem) => write!(f, "theirs-{}", gem.letter()),
            Piece::Plate(colour) => write!(f, "plate-{}", colour.key()),
            Piece::Royal(royal) => write!(f, "royal-{royal}"),
            Piece::Privilege => f.write_str("privilege"),
            Piece::Bag => f.write_str("bag"),
            Piece::Paid(gem) => write!(f, "pay-{}", gem.letter()),
            Piece::PaidGold(gem) => write!(f, "gold-{}", gem.letter()),
        }
    }
}

impl FromStr for Piece {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Piece, NotationError> {
        read(text)
            .ok_or_else(|| NotationError::new(text, "a piece is written like space-c3, card-47 or deck-2"))
    }
}

fn read(text: &str) -> Option<Piece> {
    match text {
        "privilege" => return Some(Piece::Privilege),
        "bag" => return Some(Piece::Bag),
        _ => {}
    }
    let (kind, rest) = text.split_once('-')?;
    let number = || rest.parse::<u8>().ok();
    let gem = || Gem::from_key(rest);
    Some(match kind {
        "space" => Piece::Space(rest.parse().ok()?),
        "card" => Piece::Card(CardId::new(number()?)?),
        "deck" => Piece::Deck(jewels::deck(rest)?),
        "hand" => Piece::Hand(jewels::place(rest)?),
        "own" => Piece::Own(gem()?),
        "theirs" => Piece::Theirs(gem()?),
        "plate" => Piece::Plate(gem()?.colour()?),
        "royal" => Piece::Royal(RoyalId::new(number()?)?),
        "pay" => Piece::Paid(gem()?),
        "gold" => Piece::PaidGold(gem()?),
        _ => return None,
    })
}
