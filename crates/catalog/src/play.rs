use std::ops::RangeInclusive;

use kernel::{Game, RuleList, Seat};
use search::Planned;

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
    /// The lists of rules of the game, the chief one first.
    pub lists: &'static [&'static RuleList],
    /// The names of the sets of its pieces and cards, as messages use them.
    pub sets: &'static [&'static str],
    /// The secrecy of what the players hold.
    pub hands: Hands,
    /// The maximum size of its state, in bytes.
    pub state_bytes_max: usize,
}

/// The secrecy of what the players of a game hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hands {
    /// Everybody sees all of it.
    Open,
    /// Everybody may know all of it, since it was acquired openly, but players cover it all the same: a shell shows it
    /// to its holder only.
    Covered,
    /// Some of it is hidden from the others.
    Hidden,
}

impl Hands {
    /// Returns whether anything is hidden from anybody.
    pub const fn hides(self) -> bool {
        matches!(self, Hands::Hidden)
    }
}

/// The part of a game that a registry needs besides its rules. It is implemented on the type that represents the game
/// in the registry.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
/// # use nim::{Nim, Stones};
/// use catalog::{About, Hands, Play, Registered, Registry};
/// use kernel::{Chapter, Game, RuleList, SEATS_MAX, Seat};
///
/// struct NimPlay;
///
/// # impl search::Planned for NimPlay {
/// #     type Game = Nim;
/// #     fn consider(game: &Nim, mut each: impl FnMut(Stones, f32)) {
/// #         game.legal_actions(|action| each(action, 0.0));
/// #     }
/// #     fn standing(_: &Nim) -> [f32; SEATS_MAX] {
/// #         [0.5; SEATS_MAX]
/// #     }
/// #     fn nearness(_: &Nim, _: Seat) -> f32 {
/// #         0.0
/// #     }
/// # }
/// #
/// static RULES: RuleList = RuleList { name: Nim::NAME, chapters: &[Chapter::new("nim-chapter-1", "1-2")] };
///
/// impl Play for NimPlay {
///     const ABOUT: About = About {
///         name: Nim::NAME,
///         seats: 2..=2,
///         options: &[],
///         lists: &[&RULES],
///         sets: &[],
///         hands: Hands::Open,
///         state_bytes_max: 8,
///     };
/// }
///
/// static ENTRY: Registered<NimPlay> = Registered::new();
/// static GAMES: Registry = Registry::new(&[&ENTRY]);
/// assert_eq!(GAMES.open("nim")?.players(), 2);
/// # Ok::<(), kernel::SetupError>(())
/// ```
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
/// The set-up of the game of a [`Play`].
pub(crate) type SetupOf<P> = <GameOf<P> as Game>::Setup;
