//! The reason why a request is refused, before it is put into the reader's language.

use catalog::{LoadError, Refused, RefusedKind};
use kernel::{Message, Rule, SetupError};
use protocol::RefusalKind;

/// A refusal with its kind and its reason; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The kind.
    pub kind: RefusalKind,
    /// The rule, where the rules forbid it.
    pub rule: Option<Rule>,
    /// The reason, to be put into the reader's language; where there is none, [`Refusal::why`] says it.
    pub message: Option<Message>,
    /// The reason in English.
    pub why: String,
    /// Where in a game file the fault lies.
    pub at: Option<Box<LogPlace>>,
}

/// A place in a game file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogPlace {
    /// The line, counted from 1; 0 for the file as a whole.
    pub line: u32,
    /// The input that stands there, if it is one.
    pub input: Option<String>,
}

impl Refusal {
    /// A refusal that rests on no rule of a game.
    pub fn new(kind: RefusalKind, why: impl Into<String>) -> Self {
        Refusal { kind, rule: None, message: None, why: why.into(), at: None }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        let kind = match refused.kind {
            RefusedKind::Notation => RefusalKind::Malformed,
            RefusedKind::NotLegal => RefusalKind::NotLegal,
            RefusedKind::NotAsked => RefusalKind::NotYourTurn,
            RefusedKind::Over => RefusalKind::Over,
        };
        let why = refused.to_string();
        Refusal { kind, rule: refused.rule, message: Some(refused.message), why, at: None }
    }
}

impl From<SetupError> for Refusal {
    fn from(error: SetupError) -> Self {
        let why = error.to_string();
        Refusal { message: Some(error.message()), ..Refusal::new(RefusalKind::Malformed, why) }
    }
}

impl From<LoadError> for Refusal {
    fn from(error: LoadError) -> Self {
        Refusal {
            kind: RefusalKind::Malformed,
            rule: error.rule(),
            message: Some(error.message()),
            why: format!("not a game file: {error}"),
            at: Some(Box::new(LogPlace { line: error.line, input: error.input })),
        }
    }
}
