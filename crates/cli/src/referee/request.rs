use std::fmt;

use kernel::Viewer;
use mind::{BotSpec, UnknownBot};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::Value;

/// The names of the operations, for the message about an unknown one.
const OPS: &str = "new, load, legal, check, play, resolve, view, think, log, undo";

/// The requested view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// The view of one viewer.
    As(Viewer),
    /// The whole state.
    All,
}

/// A request to the referee.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// Starts a game; with a seed the referee draws.
    New { setup: String, seed: Option<u64> },
    /// Loads a game from its log.
    Load { log: String, seed: Option<u64> },
    /// A request about the current game.
    OfGame(Ask),
}

/// A request about the current game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Lists what may come next.
    Legal,
    /// Checks whether an action is legal.
    Check { action: String },
    /// Carries out an action.
    Play { action: String },
    /// Gives an outcome of chance.
    Resolve { outcome: String },
    /// Shows a view.
    View { look: Look },
    /// Asks a bot what the seat to act should do.
    Think {
        /// The bot.
        bot: BotSpec,
        /// The seed that the bot's choice follows from.
        seed: u64,
        /// The maximum number of actions to tell about; none for all.
        lines: Option<u64>,
    },
    /// Returns the log of the game.
    Log,
    /// Undoes the last action.
    Undo,
}

/// Parses a request: its `id`, which is echoed even if the rest is invalid, and the operation.
pub fn read(line: &[u8]) -> (Option<Value>, Result<Request, String>) {
    let mut fields = match Fields::parse(line) {
        Ok(fields) => fields,
        Err(why) => return (None, Err(why)),
    };
    let id = fields.take("id");
    (id, fields.into_request())
}

/// The fields of a request that were not used yet.
struct Fields {
    op: String,
    left: Vec<(String, Value)>,
}

impl Fields {
    fn parse(line: &[u8]) -> Result<Fields, String> {
        let line = std::str::from_utf8(line).map_err(|_| "the request is not UTF-8".to_owned())?;
        let Pairs(pairs) =
            serde_json::from_str(line).map_err(|error| format!("the request cannot be read: {error}"))?;
        Ok(Fields { op: String::new(), left: pairs })
    }

    fn into_request(mut self) -> Result<Request, String> {
        self.op = match self.take("op") {
            Some(Value::String(op)) => op,
            Some(_) => return Err("`op` must be a string".into()),
            None => return Err(format!("the request has no `op` ({OPS})")),
        };
        let request = match self.op.as_str() {
            "new" => Request::New { setup: self.text("setup")?, seed: self.seed()? },
            "load" => Request::Load { log: self.text("log")?, seed: self.seed()? },
            "legal" => Request::OfGame(Ask::Legal),
            "check" => Request::OfGame(Ask::Check { action: self.text("action")? }),
            "play" => Request::OfGame(Ask::Play { action: self.text("action")? }),
            "resolve" => Request::OfGame(Ask::Resolve { outcome: self.text("outcome")? }),
            "view" => Request::OfGame(Ask::View { look: self.look()? }),
            "think" => Request::OfGame(self.think()?),
            "log" => Request::OfGame(Ask::Log),
            "undo" => Request::OfGame(Ask::Undo),
            other => return Err(format!("there is no op `{}`, only {OPS}", kernel::typed(other))),
        };
        match self.left.first() {
            None => Ok(request),
            Some((name, _)) => Err(format!("`{}` has no field `{}`", self.op, kernel::typed(name))),
        }
    }

    fn take(&mut self, name: &str) -> Option<Value> {
        let at = self.left.iter().position(|(known, _)| known == name)?;
        Some(self.left.remove(at).1)
    }

    fn text(&mut self, name: &str) -> Result<String, String> {
        match self.take(name) {
            Some(Value::String(text)) => Ok(text),
            Some(_) => Err(format!("`{name}` must be a string")),
            None => Err(format!("`{}` needs the field `{name}`", self.op)),
        }
    }

    fn seed(&mut self) -> Result<Option<u64>, String> {
        self.whole("seed")
    }

    fn whole(&mut self, name: &str) -> Result<Option<u64>, String> {
        match self.take(name) {
            None => Ok(None),
            Some(value) => match value.as_u64() {
                Some(number) => Ok(Some(number)),
                None => Err(format!("`{name}` must be a whole number from 0 to {}", u64::MAX)),
            },
        }
    }

    fn think(&mut self) -> Result<Ask, String> {
        let bot = self.text("bot")?.parse().map_err(|error: UnknownBot| error.to_string())?;
        Ok(Ask::Think { bot, seed: self.seed()?.unwrap_or_default(), lines: self.whole("lines")? })
    }

    fn look(&mut self) -> Result<Look, String> {
        let wrong = || "`viewer` must be a seat number, \"spectator\" or \"all\"".to_owned();
        let word = match self.take("viewer") {
            None => return Err("`view` needs the field `viewer`".into()),
            Some(Value::String(word)) => word,
            Some(Value::Number(seat)) => seat.to_string(),
            Some(_) => return Err(wrong()),
        };
        if word == "all" { Ok(Look::All) } else { word.parse().map(Look::As).map_err(|_| wrong()) }
    }
}

/// An object's fields in their order. A plain map would silently keep only the later of two equal names.
struct Pairs(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Pairs, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Pairs;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a JSON object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs, A::Error> {
                let mut pairs: Vec<(String, Value)> = Vec::new();
                while let Some((name, value)) = map.next_entry::<String, Value>()? {
                    if pairs.iter().any(|(known, _)| *known == name) {
                        let twice = format!("the field `{}` is given twice", kernel::typed(&name));
                        return Err(serde::de::Error::custom(twice));
                    }
                    // The number of fields is bounded, because the search for duplicates above is quadratic.
                    if pairs.len() == 16 {
                        return Err(serde::de::Error::custom("a request has at most 16 fields"));
                    }
                    pairs.push((name, value));
                }
                Ok(Pairs(pairs))
            }
        }
        from.deserialize_map(InOrder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(line: &str) -> String {
        read(line.as_bytes()).1.unwrap_err()
    }

    #[test]
    fn reads_what_is_asked() {
        let ok = |line: &str| read(line.as_bytes()).1.unwrap();
        assert_eq!(
            ok(r#"{"op":"new","setup":"chess players=2","seed":18446744073709551615}"#),
            Request::New { setup: "chess players=2".into(), seed: Some(u64::MAX) }
        );
        let seat = Request::OfGame(Ask::View { look: Look::As(Viewer::Seat(kernel::Seat(1))) });
        assert_eq!(ok(r#"{"op":"view","viewer":1}"#), seat);
        assert_eq!(ok(r#"{"op":"view","viewer":"1"}"#), seat);
        assert_eq!(ok(r#"{"op":"view","viewer":"all"}"#), Request::OfGame(Ask::View { look: Look::All }));
    }

    #[test]
    fn says_what_is_wrong() {
        assert!(error("").contains("EOF"));
        assert!(error("[]").contains("expected a JSON object"));
        assert_eq!(error(r#"{"op":1}"#), "`op` must be a string");
        assert_eq!(error(r#"{"op":"play"}"#), "`play` needs the field `action`");
        assert_eq!(error(r#"{"op":"play","action":7}"#), "`action` must be a string");
        assert_eq!(error(r#"{"op":"log","now":true}"#), "`log` has no field `now`");
        assert!(error(r#"{"op":"view","viewer":-1}"#).starts_with("`viewer` must be"));
        assert!(error(r#"{"op":"view","viewer":6}"#).starts_with("`viewer` must be"));
        assert!(error(r#"{"op":"new","setup":"x","seed":-1}"#).starts_with("`seed` must be"));
        assert!(error(r#"{"op":"new","setup":"x","seed":1.5}"#).starts_with("`seed` must be"));
        assert!(error(r#"{"op":"log","op":"undo"}"#).contains("`op` is given twice"));
        assert!(error(r#"{"op":"think","bot":"wizard"}"#).contains("a bot is one of"));
        assert!(error(r#"{"op":"think","bot":"greedy","lines":-1}"#).starts_with("`lines` must be"));
        assert!(error(r#"{"op":"fly"}"#).contains("no op `fly`"));
        assert!(error(&"[".repeat(100_000)).contains("cannot be read"));
    }

    #[test]
    fn the_id_is_known_even_if_the_rest_is_wrong() {
        let (id, request) = read(br#"{"op":"fly","id":[1]}"#);
        assert_eq!(id, Some(serde_json::json!([1])));
        assert!(request.is_err());
    }
}
