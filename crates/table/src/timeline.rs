//! The history of a game, undone moves included.
//!
//! Every input and every undo adds one version, so that a version number never has two meanings. The session holds the
//! current game; undone inputs are kept as text, and replayed when they are looked at.

use catalog::{Awaiting, Refused, Session};
use kernel::Viewer;
use protocol::{RawValue, Step};

/// A change of the game, which made one version out of the one before.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Change {
    /// An input of the game.
    Input(String),
    /// An undo, which restored the position of this earlier version.
    Undo(u32),
}

/// The history of a game.
pub(crate) struct Timeline {
    session: Box<dyn Session>,
    /// One for each version, the first for version 1.
    changes: Vec<Change>,
}

impl Timeline {
    /// Creates the timeline of a game without undos.
    pub fn new(session: Box<dyn Session>) -> Self {
        let changes = session.inputs().iter().map(|input| Change::Input(input.text.clone())).collect();
        Timeline { session, changes }
    }

    /// Returns the game as it is now.
    pub fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    /// Returns the version of the table.
    pub fn version(&self) -> u32 {
        self.changes.len() as u32
    }

    /// Adopts a copy of the game on which inputs were played.
    pub fn go_on(&mut self, after: Box<dyn Session>) {
        let new = after.inputs().since(self.session.inputs().len());
        self.changes.extend(new.map(|input| Change::Input(input.text.clone())));
        self.session = after;
    }

    /// Records an undo; `before` is the game as it was at version `to`.
    pub fn go_back(&mut self, to: u32, before: Box<dyn Session>) {
        self.changes.push(Change::Undo(to));
        self.session = before;
    }

    /// Returns the game as it was at a version, if there is such a version.
    pub fn at(&self, version: u32) -> Option<Box<dyn Session>> {
        if version > self.version() {
            return None;
        }
        let (then, now) = (self.inputs(version), self.inputs(self.version()));
        let shared = then.iter().zip(&now).take_while(|(then, now)| then == now).count();
        let mut session = self.session.at(shared as u32)?;
        for &input in &then[shared..] {
            let Change::Input(input) = self.change(input) else { continue };
            take(session.as_mut(), input).expect("what was possible once is possible again");
        }
        Some(session)
    }

    /// Returns the version from which a client that knows everything up to `wanted` can continue: `wanted`, or 0 if
    /// it does not exist or was undone.
    pub fn since(&self, wanted: u32) -> u32 {
        let (_, reached) = self.after(self.version(), wanted);
        if reached == wanted { wanted } else { 0 }
    }

    /// Returns the steps after a version that were not undone, as a viewer was shown them.
    pub fn steps(&self, viewer: Viewer, since: u32) -> Vec<Step> {
        let (versions, _) = self.after(self.version(), since);
        let inputs =
            versions.iter().filter(|&&version| matches!(self.change(version), Change::Input(_))).count();
        let mut effects = self.session.steps(viewer, self.session.version() - inputs as u32).into_iter();
        let step = |version| match self.change(version) {
            Change::Input(_) => {
                let shown = effects.next();
                let chance = shown.as_ref().is_some_and(|step| step.chance);
                let effects = shown.map(|step| step.effects).unwrap_or_default();
                Step { version, effects: effects.into_iter().map(raw).collect(), undo: None, chance }
            }
            Change::Undo(to) => Step { version, effects: Vec::new(), undo: Some(*to), chance: false },
        };
        versions.into_iter().map(step).collect()
    }

    /// Returns the steps after `since` that remain at `version`, in order, and the version from which they follow:
    /// `since` itself unless it was undone.
    fn after(&self, version: u32, since: u32) -> (Vec<u32>, u32) {
        let (mut remaining, mut version) = (Vec::new(), version);
        while version > since {
            remaining.push(version);
            version = match self.change(version) {
                Change::Input(_) => version - 1,
                Change::Undo(to) => *to,
            };
        }
        remaining.reverse();
        (remaining, version)
    }

    /// Returns the versions of the inputs that lead to the position of a version.
    fn inputs(&self, version: u32) -> Vec<u32> {
        let (mut remaining, _) = self.after(version, 0);
        remaining.retain(|&version| matches!(self.change(version), Change::Input(_)));
        remaining
    }

    /// Returns the version before the last action of a seat that still stands, and how many inputs came before it.
    pub fn last_action(&self, seat: kernel::Seat) -> Option<(u32, u32)> {
        let last = self.session.inputs().iter().rposition(|input| input.seat == Some(seat))?;
        let version = *self.inputs(self.version()).get(last)?;
        Some((version - 1, last as u32))
    }

    fn change(&self, version: u32) -> &Change {
        &self.changes[version as usize - 1]
    }
}

/// Applies an input to a game: an action or an outcome, whichever the game waits for.
pub(crate) fn take(session: &mut dyn Session, input: &str) -> Result<(), Refused> {
    match session.awaiting() {
        Awaiting::Decision { .. } => session.play(input),
        Awaiting::Chance { .. } | Awaiting::Over => session.resolve(input),
    }
}

pub(crate) fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("a session shows well-formed JSON")
}
