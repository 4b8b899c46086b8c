//! The history of a game, undone moves included.
//!
//! Every input and every undo adds one version, so that a version number never has two meanings. The session holds the
//! current game; undone inputs are kept as text, and replayed when they are looked at.

use std::collections::BTreeMap;

use catalog::{Awaiting, Course, Refused, Session};
use kernel::Viewer;
use protocol::Step;

/// The memory for a version, apart from the game itself, in bytes: a position, its place, and the key of its request.
const VERSION_BYTES: u64 = 64;

/// The memory for an input that was undone, in bytes: its text and its place.
const UNDONE_BYTES: u64 = 96;

/// The position of the game at a version, identified by the input that led to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Position {
    /// The version of the input that led to it; 0 at the beginning.
    version: u32,
    /// The number of inputs that led to it.
    inputs: u32,
}

/// The history of a game.
pub(crate) struct Timeline {
    session: Box<dyn Session>,
    /// One for each version, the first for version 0. A version whose position is that of an earlier version is an undo;
    /// all others are inputs.
    positions: Vec<Position>,
    /// The versions of the inputs of the session.
    line: Vec<u32>,
    /// The inputs that were undone, by their versions.
    undone: BTreeMap<u32, Box<str>>,
    /// The number of undos, and of those that led back into each turn.
    undos: u32,
    undos_of_turns: BTreeMap<u32, u32>,
}

impl Timeline {
    /// Creates the timeline of a game without undos.
    pub fn new(session: Box<dyn Session>) -> Self {
        let mut timeline = Timeline {
            session,
            positions: vec![Position { version: 0, inputs: 0 }],
            line: Vec::new(),
            undone: BTreeMap::new(),
            undos: 0,
            undos_of_turns: BTreeMap::new(),
        };
        timeline.catch_up();
        timeline
    }

    /// Returns the game as it is now.
    pub fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    /// Returns how many bytes of memory the history takes, about.
    pub fn weight(&self) -> u64 {
        let undone = self.undone.len() as u64 * UNDONE_BYTES;
        self.session.weight() + u64::from(self.version()) * VERSION_BYTES + undone
    }

    /// Returns the version of the table.
    pub fn version(&self) -> u32 {
        self.positions.len() as u32 - 1
    }

    /// Returns the number of undos.
    pub fn undos(&self) -> u32 {
        self.undos
    }

    /// Returns the number of undos that led back to a position with this number of completed turns.
    pub fn undos_of_turn(&self, turns: u32) -> u32 {
        self.undos_of_turns.get(&turns).copied().unwrap_or_default()
    }

    /// Adopts a copy of the game on which inputs were played.
    pub fn go_on(&mut self, after: Box<dyn Session>) {
        self.session = after;
        self.catch_up();
    }

    /// Plays an input, without a copy of the game.
    ///
    /// # Errors
    /// If it is not possible; nothing has changed then.
    pub fn play(&mut self, input: &str) -> Result<(), Refused> {
        take(self.session.as_mut(), input)?;
        self.catch_up();
        Ok(())
    }

    /// Records the inputs that the session has more.
    fn catch_up(&mut self) {
        for inputs in self.line.len() as u32 + 1..=self.session.version() {
            let version = self.version() + 1;
            self.line.push(version);
            self.positions.push(Position { version, inputs });
        }
    }

    /// Records an undo; `before` is the game as it was at version `to`.
    pub fn go_back(&mut self, to: u32, before: Box<dyn Session>) {
        let position = self.positions[to as usize];
        self.undos += 1;
        *self.undos_of_turns.entry(before.turns()).or_default() += 1;
        let line = match self.stands(position) {
            true => self.line[..position.inputs as usize].to_vec(),
            false => self.way_to(position),
        };
        let common = self.line.iter().zip(&line).take_while(|(old, new)| old == new).count();
        let undone = self.session.inputs(common as u32).into_iter().map(|input| input.text.into());
        self.undone.extend(self.line[common..].iter().copied().zip(undone));
        self.line = line;
        // Undos that follow one another all lead back to an input, so that only the last of them matters.
        self.positions.push(position);
        self.session = before;
    }

    /// Returns whether the game as it is now went through a position.
    fn stands(&self, position: Position) -> bool {
        let last = (position.inputs as usize).checked_sub(1);
        last.is_none_or(|last| self.line.get(last) == Some(&position.version))
    }

    /// Returns the position before the input that led to this one.
    fn before(&self, position: Position) -> Position {
        self.positions[position.version as usize - 1]
    }

    /// Returns the versions of the inputs that lead to a position.
    fn way_to(&self, position: Position) -> Vec<u32> {
        let (mut way, mut position) = (Vec::with_capacity(position.inputs as usize), position);
        while position.inputs > 0 {
            way.push(position.version);
            position = self.before(position);
        }
        way.reverse();
        way
    }

    /// Returns the game as it was at a version, if there is such a version.
    pub fn at(&self, version: u32) -> Option<Box<dyn Session>> {
        let mut position = *self.positions.get(version as usize)?;
        let mut undone = Vec::new();
        while !self.stands(position) {
            undone.push(position.version);
            position = self.before(position);
        }
        let mut session = self.session.at(position.inputs)?;
        for version in undone.into_iter().rev() {
            take(session.as_mut(), &self.undone[&version]).expect("what was possible once is possible again");
        }
        Some(session)
    }

    /// Returns the version from which a client that knows everything up to `wanted` can continue: `wanted`, or 0 if
    /// it does not exist or was undone.
    pub fn since(&self, wanted: u32) -> u32 {
        let (_, reached) = self.after(self.version(), wanted);
        if reached == wanted { wanted } else { 0 }
    }

    /// Returns the course of the game without what was undone; the gains have versions in the place of inputs.
    pub fn course(&self) -> Course {
        let mut course = self.session.course();
        for (input, _) in &mut course.gains {
            *input = self.line[*input as usize - 1];
        }
        course
    }

    /// Returns the steps after a version that were not undone, as a viewer was shown them.
    pub fn steps(&self, viewer: Viewer, since: u32) -> Vec<Step> {
        let (versions, _) = self.after(self.version(), since);
        let inputs = versions.iter().filter(|&&version| self.undid(version).is_none()).count();
        let mut effects = self.session.steps(viewer, self.session.version() - inputs as u32).into_iter();
        let step = |version| match self.undid(version) {
            None => {
                let shown = effects.next();
                let chance = shown.as_ref().is_some_and(|step| step.chance);
                let effects = shown.map(|step| step.effects).unwrap_or_default();
                Step { version, effects, undo: None, chance }
            }
            undo => Step { version, effects: Vec::new(), undo, chance: false },
        };
        versions.into_iter().map(step).collect()
    }

    /// Returns the steps after `since` that remain at `version`, in order, and the version from which they follow:
    /// `since` itself unless it was undone.
    fn after(&self, version: u32, since: u32) -> (Vec<u32>, u32) {
        let (mut remaining, mut version) = (Vec::new(), version);
        while version > since {
            remaining.push(version);
            version = self.undid(version).unwrap_or(version - 1);
        }
        remaining.reverse();
        (remaining, version)
    }

    /// Returns the version before the last action of a seat that still stands, and how many inputs came before it. An action
    /// includes the inputs that continue it.
    pub fn last_action(&self, seat: kernel::Seat) -> Option<(u32, u32)> {
        let begins =
            |&input: &u32| self.session.actor(input) == Some(seat) && !self.session.continues_action(input);
        let last = (1..=self.session.version()).rev().find(begins)?;
        let inputs = last - 1;
        let before = inputs.checked_sub(1).map_or(0, |before| self.line[before as usize]);
        Some((before, inputs))
    }

    /// Returns the version whose position a version restored, if it is an undo.
    fn undid(&self, version: u32) -> Option<u32> {
        let position = self.positions[version as usize];
        (position.version != version).then_some(position.version)
    }
}

/// Applies an input to a game: an action or an outcome, whichever the game waits for.
pub(crate) fn take(session: &mut dyn Session, input: &str) -> Result<(), Refused> {
    match session.awaiting() {
        Awaiting::Decision { .. } => session.play(input),
        Awaiting::Chance { .. } | Awaiting::Over => session.resolve(input),
    }
}
