//! The bot protocol: the messages between an arena and an engine, one JSON object a line. `docs/engines.md` describes it.

use kernel::Seat;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// A message of an arena to an engine.
#[derive(Serialize, Debug)]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum Request {
    /// A game begins. The engine answers with its name, or with an error if it does not play this game.
    Game(Begin),
    /// A seat is to act. The engine answers with an action.
    Think(Question),
    /// The game has ended. The engine does not answer.
    Over(End),
}

/// The beginning of a game.
#[derive(Serialize, Deserialize, Debug)]
pub struct Begin {
    /// The number of the request.
    pub id: u64,
    /// The version of the protocol.
    pub protocol: u32,
    /// The set-up line, with the rules version.
    pub setup: String,
}

/// A question: all that an engine needs for one action.
#[derive(Serialize, Deserialize, Debug)]
pub struct Question {
    /// The number of the request.
    pub id: u64,
    /// The set-up line, with the rules version.
    pub setup: String,
    /// The number of inputs so far.
    pub version: u32,
    /// The seat to act.
    pub seat: Seat,
    /// The time for the answer, in milliseconds.
    pub ms: u64,
    /// The seed from which the choice may follow.
    pub seed: u64,
    /// The seat's view.
    pub view: Box<RawValue>,
    /// The effects that the seat was shown since its last question, oldest first.
    pub shown: Vec<Box<RawValue>>,
    /// The legal actions.
    pub legal: Vec<String>,
}

/// The end of a game.
#[derive(Serialize, Deserialize, Debug)]
pub struct End {
    /// The places by seat, from 1.
    pub places: Vec<u8>,
}

/// The operation of a request, which decides its other fields.
#[derive(Deserialize)]
struct Op {
    op: String,
}

impl Request {
    /// Reads a request.
    ///
    /// # Errors
    /// If the line is no request, with the reason in English.
    pub fn read(line: &[u8]) -> Result<Request, String> {
        fn read<T: DeserializeOwned>(line: &[u8]) -> Result<T, String> {
            object(line).map_err(|error| format!("the request cannot be read: {error}"))
        }
        let Op { op } = read(line)?;
        match op.as_str() {
            "game" => read(line).map(Request::Game),
            "think" => read(line).map(Request::Think),
            "over" => read(line).map(Request::Over),
            other => Err(format!("there is no op `{}`, only game, think, over", kernel::typed(other))),
        }
    }
}

/// An answer of an engine: the name after a game has begun, an action after a question, or else an error.
#[derive(Serialize, Deserialize, Default, Debug)]
pub struct Answer {
    /// The number of the request; none if it could not be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// The engine's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The chosen action, in the game's notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// The reason why the engine cannot answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

impl Answer {
    /// Reads an answer, or another line with the fields of one.
    ///
    /// # Errors
    /// If the line is no JSON object, or a field of an answer has another type.
    pub fn read(line: &[u8]) -> Result<Answer, serde_json::Error> {
        object(line)
    }
}

/// Reads a JSON object. A list with the values of its fields is none, although serde would take it.
fn object<T: DeserializeOwned>(line: &[u8]) -> Result<T, serde_json::Error> {
    match line.trim_ascii_start().first() {
        Some(b'[') => Err(serde::de::Error::custom("expected a JSON object, not a list")),
        _ => serde_json::from_slice(line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_read_as_it_was_written() {
        let question = Question {
            id: 3,
            setup: "chess players=2".into(),
            version: 15,
            seat: Seat(1),
            ms: 1000,
            seed: u64::MAX,
            view: RawValue::from_string(r#"{"b":1,"a":[2]}"#.into()).unwrap(),
            shown: vec![RawValue::from_string("[7]".into()).unwrap()],
            legal: vec!["e4".into()],
        };
        let begin = Begin { id: 1, protocol: PROTOCOL, setup: "chess players=2".into() };
        let requests =
            [Request::Game(begin), Request::Think(question), Request::Over(End { places: vec![2, 1] })];
        for request in requests {
            let line = serde_json::to_string(&request).unwrap();
            let again = Request::read(line.as_bytes()).unwrap();
            assert_eq!(serde_json::to_string(&again).unwrap(), line);
        }
    }

    #[test]
    fn what_is_no_request_is_said() {
        let why = |line: &str| Request::read(line.as_bytes()).unwrap_err();
        assert!(why("nonsense").contains("cannot be read"));
        assert!(why("{}").contains("missing field `op`"));
        assert!(why(r#"["over"]"#).contains("not a list"));
        assert_eq!(why(r#"{"op":"fly"}"#), "there is no op `fly`, only game, think, over");
        assert!(why(r#"{"op":"think","id":1}"#).contains("missing field `setup`"));
        assert!(why(&"[".repeat(100_000)).contains("cannot be read"));
    }
    #[test]
    fn an_answer_is_an_object() {
        let read = |line: &str| Answer::read(line.as_bytes()).ok().map(|answer| (answer.id, answer.action));
        assert_eq!(read(r#" {"id":2,"action":"e4","visits":[7]}"#), Some((Some(2), Some("e4".into()))));
        assert_eq!(read(r#"{"info":"depth 3"}"#), Some((None, None)));
        for line in [
            "",
            "e4",
            "7",
            "null",
            r#"[2,null,"e4"]"#,
            r#"{"id":"2"}"#,
            r#"{"id":2,"id":3}"#,
            r#"{"action":7}"#,
        ] {
            assert_eq!(read(line), None, "{line}");
        }
    }
}
