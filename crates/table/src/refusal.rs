//! The reason why a request is refused, independent of the reader's language.

use catalog::{LoadError, Refused, RefusedKind};
use kernel::{Message, Rule, SetupError};
use protocol::RefusalKind;

/// A refusal with its kind and its reason; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The kind.
    pub kind: RefusalKind,
    /// The rule that forbids the request, if a rule does.
    pub rule: Option<Rule>,
    /// The reason, to be shown in the reader's language; without one, [`Refusal::why`] is shown.
    pub message: Option<Message>,
    /// The reason in English.
    pub why: String,
    /// The place of the fault in a game file.
    pub at: Option<Box<LogPlace>>,
}

/// A place in a game file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogPlace {
    /// The line, counted from 1; 0 for the file as a whole.
    pub line: u32,
    /// The input on that line, if it is one.
    pub input: Option<String>,
}

impl Refusal {
    /// Creates a refusal that is based on no rule of a game.
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

pub(crate) fn not_started() -> Refusal {
    Refusal::new(RefusalKind::NotStarted, "the game has not begun")
}

pub(crate) fn over() -> Refusal {
    Refusal::new(RefusalKind::Over, "the game is over")
}
