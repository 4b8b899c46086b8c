//! Why a request was refused, before anybody has put it into words.

use catalog::{Refused, RefusedKind};
use kernel::{Message, Rule};
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
}

impl Refusal {
    /// A refusal that rests on no rule of a game.
    pub fn new(kind: RefusalKind, why: impl Into<String>) -> Self {
        Refusal { kind, rule: None, message: None, why: why.into() }
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
        Refusal { kind, rule: refused.rule, message: Some(refused.message), why }
    }
}
