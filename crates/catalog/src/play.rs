use kernel::{Gain, Game, Origin, Rule, Seat};
use search::Planned;

use crate::about::About;

/// The definition of stalling in a game: a side keeps what the opponent needs, turn after turn, without making
/// progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stalling {
    /// The rule that defines it.
    pub rule: Rule,
    /// The number of consecutive turns at whose beginning a side must hold on for it to count as stalling.
    pub turns: u32,
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

    /// The origins of points, in the order in which they are told, then the other counts that win.
    const ORIGINS: &'static [Origin] = &[];

    /// Calls `each` with every change of points, and of other counts that win, by an effect. Those of all effects add up to
    /// the points, with the eyes of every viewer; a game in which nobody has points has none.
    fn gains(_effect: &<Self::Game as Game>::Effect, _each: impl FnMut(Gain)) {}
}

/// The game of a [`Play`].
pub(crate) type GameOf<P> = <P as Planned>::Game;
/// The set-up of the game of a [`Play`].
pub(crate) type SetupOf<P> = <GameOf<P> as Game>::Setup;
