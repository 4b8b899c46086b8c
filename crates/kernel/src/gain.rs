use crate::{Rule, Seat};

/// The origin of points, or another count that wins a game by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The message with its words, such as `splendor-end-cards`.
    pub words: &'static str,
    /// Whether each gain from it is an event of the game that is marked, as a noble's visit is and a purchase is not.
    pub marks: bool,
    /// The rule by which a large enough count of it wins; none for points.
    pub wins_by: Option<Rule>,
}

impl Origin {
    /// Returns an origin of points.
    pub const fn points(words: &'static str) -> Origin {
        Origin { words, marks: false, wins_by: None }
    }

    /// Returns a count other than points that wins by a rule.
    pub const fn count(words: &'static str, rule: Rule) -> Origin {
        Origin { words, marks: false, wins_by: Some(rule) }
    }

    /// Returns the origin with its gains marked.
    #[must_use]
    pub const fn marked(self) -> Origin {
        Origin { marks: true, ..self }
    }
}

/// A change of a player's points, or of another count that wins.
///
/// ```
/// use kernel::{Gain, Origin, Seat};
///
/// const CARDS: Origin = Origin::points("nim-end-cards");
/// let spent = Gain { seat: Seat(1), origin: CARDS, amount: -2 };
/// assert!(!spent.origin.marks && spent.origin.wins_by.is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// The player.
    pub seat: Seat,
    /// The origin.
    pub origin: Origin,
    /// The amount; below 0 for a loss, and 0 for an event that brings no points itself.
    pub amount: i16,
}
