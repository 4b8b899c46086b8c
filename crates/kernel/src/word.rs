//! Enumerations that are written as a word. They share one reader: a derived one takes about a kilobyte in the browser
//! client for each of them, since it also reads forms that nobody writes.

use std::fmt;

use serde::de::{Deserializer, Error, Visitor};

/// Implements `Serialize` and `Deserialize` for an enumeration without fields, each variant as its word.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Light {
///     Off,
///     On,
/// }
/// kernel::words!(Light { Off = "off", On = "on" });
///
/// assert_eq!(serde_json::to_string(&Light::On)?, r#""on""#);
/// assert_eq!(serde_json::from_str::<Light>(r#""off""#)?, Light::Off);
/// let refused = serde_json::from_str::<Light>(r#""dim""#).unwrap_err();
/// assert!(refused.to_string().contains("unknown variant `dim`, expected `off` or `on`"), "{refused}");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! words {
    ($type:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(match self {
                    $($type::$variant => $word,)+
                })
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                const ALL: &[$type] = &[$($type::$variant),+];
                $crate::place_of_word(from, &[$($word),+]).map(|place| ALL[place])
            }
        }
    };
}

/// Reads one of these words and returns its place among them; see [`words!`](crate::words).
///
/// # Errors
/// If another value stands there.
pub fn place_of_word<'de, D: Deserializer<'de>>(
    from: D,
    words: &'static [&'static str],
) -> Result<usize, D::Error> {
    from.deserialize_str(Words(words))
}

struct Words(&'static [&'static str]);

impl Visitor<'_> for Words {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a word")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<usize, E> {
        let place = self.0.iter().position(|known| *known == word);
        place.ok_or_else(|| E::unknown_variant(word, self.0))
    }
}
