use std::ops::RangeInclusive;

use kernel::{Game, RuleList, Seat};
use search::Planned;
use text::Words;

use crate::{GameOption, Stalling};

/// The description of a game, stated once for all crates above the rules.
#[derive(Clone, Debug)]
pub struct About {
    /// The name that begins its set-up lines.
    pub name: &'static str,
    /// The numbers of players that the game allows.
    pub seats: RangeInclusive<u8>,
    /// The options that can be chosen when a table is set up, in the order in which they are offered.
    pub options: &'static [GameOption],
    /// Its lists of rules, the chief one first.
    pub lists: &'static [&'static RuleList],
    /// The sets of its pieces and cards, by which messages name them.
    pub sets: &'static [&'static str],
    /// Whether the game hides any information from a viewer.
    pub hides: bool,
    /// The most bytes that its state may take.
    pub state_bytes_max: usize,
    /// Its texts, and those of its family.
    pub words: &'static [&'static Words],
}

/// A game above its rules, as the registry takes it. It is implemented on the type that stands for the game there.
pub trait Play: Planned {
    /// The description of the game.
    const ABOUT: About;

    /// The definition of stalling, if the game has one.
    const STALLING: Option<Stalling> = None;

    /// Returns a measure of progress if a side keeps what the opponent needs: any number that changes with every
    /// progress the side makes.
    fn holds_on(_game: &Self::Game, _side: Seat) -> Option<u32> {
        None
    }
}

/// The game of a [`Play`].
pub(crate) type GameOf<P> = <P as Planned>::Game;
/// The set-up of its game.
pub(crate) type SetupOf<P> = <GameOf<P> as Game>::Setup;
