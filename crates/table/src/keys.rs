//! The idempotency keys of granted requests, so that a repeated request is answered and not carried out again.

use std::collections::{BTreeMap, VecDeque};

use kernel::{Digest, Seat};
use protocol::{KEY_CHARS_MAX, MoveRequest, Moved, RefusalKind, SayRequest, UndoRequest};

use crate::{Ask, Asked, Granted, Holder, Key, Refusal};

/// The number of remembered requests that left no entry in the game's history.
const PASSING_MAX: usize = 256;

/// The owner of a key: keys of seats and of people who chat are separate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whose {
    Seat(Seat),
    Speaker(Holder),
}

/// The idempotency key of a request and a digest of the request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    pub whose: Whose,
    pub key: String,
    /// A digest of the request. It is stored and compared after a restart, so its inputs are permanent.
    pub body: u64,
}

impl Mark {
    /// Returns the mark of a request, if the request has an idempotency key.
    ///
    /// # Errors
    /// If the key is not a valid idempotency key.
    pub fn of(asked: &Asked) -> Result<Option<Self>, Refusal> {
        match &asked.ask {
            Ask::Move(request) => Self::of_move(request).map(Some),
            Ask::Undo(request) => Self::of_undo(request).map(Some),
            Ask::Say(request) => asked.holder.map(|holder| Self::of_line(holder, request)).transpose(),
            Ask::Seat(..) | Ask::Start(_) | Ask::Guests(_) => Ok(None),
        }
    }

    fn of_move(request: &MoveRequest) -> Result<Self, Refusal> {
        let body = Digest::new().word(request.version.into()).bytes(request.action.as_bytes()).finish();
        Self::new(Whose::Seat(request.seat), &request.key, body)
    }

    fn of_undo(request: &UndoRequest) -> Result<Self, Refusal> {
        // No action begins with a line end.
        let word = format!("\nundo {}", request.word.name());
        let body = Digest::new().word(request.version.into()).bytes(word.as_bytes()).finish();
        Self::new(Whose::Seat(request.seat), &request.key, body)
    }

    fn of_line(speaker: Holder, request: &SayRequest) -> Result<Self, Refusal> {
        let seat = request.seat.map_or(u64::MAX, |seat| seat.0.into());
        let digest = Digest::new().word(seat).word(request.name.len() as u64);
        let body = digest.bytes(request.name.as_bytes()).bytes(request.text.as_bytes()).finish();
        Self::new(Whose::Speaker(speaker), &request.key, body)
    }

    fn new(whose: Whose, key: &str, body: u64) -> Result<Self, Refusal> {
        let letters = key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if key.is_empty() || key.len() > KEY_CHARS_MAX || !letters {
            let why = format!("a key is 1 to {KEY_CHARS_MAX} letters, digits or `-`");
            return Err(Refusal::new(RefusalKind::Malformed, why));
        }
        Ok(Mark { whose, key: key.to_owned(), body })
    }

    /// Returns the mark as it is stored with the change that the request made.
    pub fn kept(&self) -> Option<Key> {
        match self.whose {
            Whose::Seat(seat) => Some(Key { seat, key: self.key.clone(), body: self.body }),
            Whose::Speaker(_) => None,
        }
    }

    /// Returns whether both have the same idempotency key; their digests must then be equal.
    pub fn same_key(&self, other: &Mark) -> bool {
        self.whose == other.whose && self.key == other.key
    }
}

struct Done {
    body: u64,
    version: u32,
}

/// The requests that were granted.
#[derive(Default)]
pub(crate) struct Keys {
    /// The stored requests with their results, by seat and a digest of the key: a table remembers one for each
    /// move. A client that finds two keys with one digest confuses only its own seat.
    stored: BTreeMap<(u8, u64), Done>,
    /// The last requests that are not stored.
    passing: VecDeque<(Mark, Granted)>,
}

impl Keys {
    /// Remembers a request that is stored with the game's history.
    pub fn store(&mut self, key: &Key, version: u32) {
        self.stored.insert((key.seat.0, digest(&key.key)), Done { body: key.body, version });
    }

    /// Remembers another request, until [`PASSING_MAX`] later ones.
    pub fn pass(&mut self, mark: Mark, granted: Granted) {
        if self.passing.len() == PASSING_MAX {
            self.passing.pop_front();
        }
        self.passing.push_back((mark, granted));
    }

    /// Returns the answer that the request got when it first arrived, if it is a repeated one.
    ///
    /// # Errors
    /// If a different request has used its key.
    pub fn find(&self, mark: &Mark) -> Result<Option<Granted>, Refusal> {
        if let Whose::Seat(seat) = mark.whose
            && let Some(done) = self.stored.get(&(seat.0, digest(&mark.key)))
        {
            let granted = Granted::Moved(Moved { version: done.version });
            return if done.body == mark.body { Ok(Some(granted)) } else { Err(reused()) };
        }
        match self.passing.iter().find(|(known, _)| known.same_key(mark)) {
            Some((known, granted)) if known == mark => Ok(Some(granted.clone())),
            Some(_) => Err(reused()),
            None => Ok(None),
        }
    }
}

fn digest(key: &str) -> u64 {
    Digest::new().bytes(key.as_bytes()).finish()
}

pub(crate) fn reused() -> Refusal {
    Refusal::new(RefusalKind::KeyReused, "this key was used for something else")
}
