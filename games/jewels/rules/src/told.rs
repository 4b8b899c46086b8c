//! Parsing of effects.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

/// A parsed effect: its name, and its fields as texts in notation. Parsing it with serde as a tagged enum would need
/// several times as much code, which browsers load.
#[derive(Debug)]
pub struct Told(Vec<(String, Option<String>)>);

/// The name of a missing or invalid field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lacks(pub &'static str);

impl fmt::Display for Lacks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no `{}`, or no such one", self.0)
    }
}

impl Told {
    /// Returns the name of the effect.
    pub fn effect(&self) -> &str {
        self.text("effect").unwrap_or_default()
    }

    /// Returns the value of a field.
    ///
    /// # Errors
    /// If the field is missing or invalid.
    pub fn field<T: FromStr>(&self, name: &'static str) -> Result<T, Lacks> {
        self.text(name).and_then(|text| text.parse().ok()).ok_or(Lacks(name))
    }

    /// Returns the value of a field that may be absent.
    ///
    /// # Errors
    /// If the value is invalid.
    pub fn may_lack<T: FromStr>(&self, name: &'static str) -> Result<Option<T>, Lacks> {
        self.text(name).map(|text| text.parse().map_err(|_| Lacks(name))).transpose()
    }

    /// Returns the seat that caused the effect.
    ///
    /// # Errors
    /// If the seat is missing or invalid.
    pub fn seat(&self) -> Result<Seat, Lacks> {
        self.field("seat").map(Seat)
    }

    fn text(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(field, _)| field == name)?.1.as_deref()
    }
}

impl<'de> Deserialize<'de> for Told {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Told, D::Error> {
        from.deserialize_map(Fields)
    }
}

struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = Told;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an effect with its fields")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Told, A::Error> {
        let mut fields = Vec::new();
        while let Some((name, Text(text))) = map.next_entry()? {
            fields.push((name, text));
        }
        Ok(Told(fields))
    }
}

/// A number, a word or a boolean as a text, and null as none.
struct Text(Option<String>);

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Text, D::Error> {
        from.deserialize_any(AnyText)
    }
}

struct AnyText;

impl Visitor<'_> for AnyText {
    type Value = Text;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, a word, true, false or nothing")
    }

    fn visit_unit<E>(self) -> Result<Text, E> {
        Ok(Text(None))
    }

    fn visit_bool<E>(self, is: bool) -> Result<Text, E> {
        Ok(Text(Some(is.to_string())))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Text, E> {
        Ok(Text(Some(number.to_string())))
    }

    fn visit_str<E>(self, word: &str) -> Result<Text, E> {
        Ok(Text(Some(word.into())))
    }
}

/// The place that a bought card came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BoughtFrom {
    /// The face-up cards.
    Table,
    /// The buyer's own hand.
    Hand,
}

impl FromStr for BoughtFrom {
    type Err = Lacks;

    fn from_str(text: &str) -> Result<BoughtFrom, Lacks> {
        match text {
            "table" => Ok(BoughtFrom::Table),
            "hand" => Ok(BoughtFrom::Hand),
            _ => Err(Lacks("from")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tally::Tally;
    use crate::tally::tests::Digit;

    #[test]
    fn a_field_is_there_or_is_lacking() {
        let text =
            r#"{"seat": 1, "effect": "took", "gems": "001", "gold": true, "card": null, "from": "hand"}"#;
        let told: Told = serde_json::from_str(text).unwrap();
        assert_eq!((told.effect(), told.seat()), ("took", Ok(Seat(1))));
        assert_eq!(told.field("gems"), Ok(Tally::<Digit>::from_counts([2, 1])));
        assert_eq!((told.field("gold"), told.field("from")), (Ok(true), Ok(BoughtFrom::Hand)));
        assert_eq!((told.field::<u8>("card"), told.may_lack::<u8>("card")), (Err(Lacks("card")), Ok(None)));
        assert_eq!(told.field::<u8>("level"), Err(Lacks("level")));
        assert_eq!(told.may_lack::<u8>("from"), Err(Lacks("from")));
        assert!(
            serde_json::from_str::<Told>("[1]").is_err()
                && serde_json::from_str::<Told>(r#"{"a": []}"#).is_err()
        );
    }
}
