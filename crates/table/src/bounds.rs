//! Bounds the history of a table. No honest game comes near these bounds; without them one person could make a history
//! that takes long to load.

use protocol::RefusalKind;

use crate::Refusal;
use crate::timeline::Timeline;

/// The bounds of a table's history.
///
/// A table that is beyond them already, as earlier programs allowed, can be played to its end. No table gets there any
/// more, so a game that has more inputs than [`Bounds::inputs`] is one of those.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The maximum number of inputs of the game as it stands.
    pub inputs: u32,
    /// The maximum number of inputs of a game that has more than that already.
    pub inputs_of_old: u32,
    /// The number of inputs that must be left for a move: no move has more, with the chance that follows it.
    pub inputs_of_move: u32,
    /// The version from which on nothing is undone any more.
    pub versions: u32,
    /// The maximum number of undos at a table.
    pub undos: u32,
    /// The maximum number of undos that lead back into one turn.
    pub undos_of_turn: u32,
}

impl Default for Bounds {
    fn default() -> Self {
        Bounds {
            inputs: 20_000,
            // With so many it counts for its owner's address with less than the memory that one may fill.
            inputs_of_old: 200_000,
            inputs_of_move: 100,
            versions: 20_000,
            undos: 1_000,
            undos_of_turn: 30,
        }
    }
}

impl Bounds {
    /// Returns the maximum number of inputs of this game.
    fn inputs_of(&self, game: &Timeline) -> u32 {
        if game.session().version() > self.inputs { self.inputs_of_old } else { self.inputs }
    }

    /// Returns whether the game can have no further moves.
    pub(crate) fn is_full(&self, game: &Timeline) -> bool {
        game.session().version() + self.inputs_of_move > self.inputs_of(game)
    }

    /// Checks that a table may have a further move.
    pub(crate) fn allow_move(&self, game: &Timeline) -> Result<(), Refusal> {
        if !self.is_full(game) {
            return Ok(());
        }
        let why = format!("a game at a table has at most {} inputs", self.inputs_of(game));
        Err(Refusal::new(RefusalKind::TooLong, why))
    }

    /// Checks that a table may have a further undo, back to a position with this number of completed turns.
    pub(crate) fn allow_undo(&self, game: &Timeline, turns: u32) -> Result<(), Refusal> {
        let why = if game.version() >= self.versions {
            "the history of this table is too long for undos"
        } else if game.undos() >= self.undos {
            "too much was undone at this table already"
        } else if game.undos_of_turn(turns) >= self.undos_of_turn {
            "too much was undone in this turn already"
        } else {
            return Ok(());
        };
        Err(Refusal::new(RefusalKind::UndoneOften, why))
    }
}
