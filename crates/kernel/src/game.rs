use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Draw, Explain, GameResult, Narrate, NotationError, Question, SEATS_MAX, Seat, SetupError, Sink, Viewer,
};

/// The next input that a state waits for: a decision, an answer of chance, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaiting<C> {
    /// An action of this seat.
    Decision(Seat),
    /// The answer to this question, from outside.
    Chance(C),
    /// No input: the game has ended.
    Over,
}

impl<C> Awaiting<C> {
    /// Returns the seat that is to act, if a decision is awaited.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Awaiting::Decision(seat) => Some(*seat),
            _ => None,
        }
    }
}

/// A kind of decision that a player has to make, as the rules name it.
/// ```
/// use kernel::Decision;
///
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// enum Due {
///     Act,
///     Discard,
/// }
///
/// impl Decision for Due {
///     fn name(self) -> &'static str {
///         match self {
///             Due::Act => "act",
///             Due::Discard => "discard",
///         }
///     }
///
///     fn begins_turn(self) -> bool {
///         self == Due::Act
///     }
/// }
///
/// assert!(Due::Act.begins_turn() && !Due::Discard.begins_turn());
/// ```
pub trait Decision: Copy + Eq + Debug + Send + Sync + 'static {
    /// Returns the word for the decision, such as `act` or `discard`.
    fn name(self) -> &'static str;

    /// Returns whether the decision is the first of a turn, and not one that follows within a turn.
    fn begins_turn(self) -> bool;

    /// Returns whether the decision continues an action that the player has begun, such as the next card of a payment:
    /// at a table and in the terminal the two are undone together.
    fn continues_action(self) -> bool {
        false
    }
}

/// The decision of a game that has one kind, which begins a turn.
impl Decision for () {
    fn name(self) -> &'static str {
        "act"
    }

    fn begins_turn(self) -> bool {
        true
    }
}

/// The most turns that a view may state: more than any game has, and far from what its number can hold.
pub const TURNS_MAX: u32 = 1_000_000;

/// The rules of one game: a small `Copy` value that says what it waits for, lists what may be done, and
/// steps.
///
/// Everything here is a pure function of the state and its arguments. The crate `laws` states what every implementation
/// must satisfy. Above all, an action is [legal](Game::check) exactly if it is [enumerated](Game::legal_actions), and a
/// state that is not over has a legal action or an outcome. No [view](Game::view), [effect](Game::redact) or legal
/// action depends on what its viewer may not know.
///
/// The caller answers chance and lets the seats act until the game is over:
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nim/mod.rs")); }
/// # use nim::Nim;
/// use kernel::{Awaiting, First, Game, Quiet};
///
/// fn first_of_everything<G: Game>(mut game: G) -> G {
///     loop {
///         match game.awaiting() {
///             Awaiting::Chance(_) => game.resolve(game.draw(&mut First), &mut Quiet),
///             Awaiting::Decision(_) => game.play(game.nth_action(0), &mut Quiet),
///             Awaiting::Over => return game,
///         }
///     }
/// }
///
/// // Nim: four stones or more; each player takes one or two; the last stone wins.
/// let over = first_of_everything(Nim::new(&"nim".parse()?));
/// assert_eq!((over.turns(), over.result().unwrap().places[..2].to_vec()), (4, vec![2, 1]));
/// # Ok::<(), kernel::SetupError>(())
/// ```
pub trait Game: Copy + Eq + Debug + Send + Sync + 'static {
    /// The name that begins a set-up line, such as `splendor`.
    const NAME: &'static str;
    /// The newest version of the rules: raised when behaviour changes, and only then. A set-up may have an older one.
    const RULES: u16;

    /// The set-up of a game: number of players, modules, options. Its text form, the set-up line, is permanent.
    type Setup: Clone + Eq + Debug + Display + FromStr<Err = SetupError> + Send + Sync;
    /// An action of a player. The type can also express illegal actions, so that they can be refused with a reason. Its
    /// text form, the notation, is permanent.
    type Action: Copy + Ord + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// The kinds of decisions.
    type Decision: Decision;
    /// The questions that the game puts to chance.
    type Chance: Question;
    /// An answer of chance. Its text form, the notation, is permanent.
    type Outcome: Copy + Ord + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// An event in the game, for the readable log and for animation. Its JSON form is permanent.
    type Effect: Copy + Eq + Debug + Serialize + DeserializeOwned + Narrate + Send + Sync;
    /// All that one viewer knows; it has no field for anything else. Its JSON form is permanent.
    type View: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The open view, which hides nothing: for local tools and for games that are over.
    type Open: Copy + Eq + Debug + Serialize + Send + Sync;
    /// The reason why an action is not legal: the rule and the facts.
    type Refusal: Copy + Eq + Debug + Explain + Send + Sync;

    /// Returns the state before anything was dealt.
    fn new(setup: &Self::Setup) -> Self;
    /// Returns how many seats the game has.
    fn players(&self) -> u8;
    /// Returns what the state waits for.
    fn awaiting(&self) -> Awaiting<Self::Chance>;

    /// Returns the decision that is due; none unless one is awaited. All legal actions are answers to it.
    fn decision(&self) -> Option<Self::Decision>;

    /// Calls `each` with every legal action, in a stable order. There are none unless a decision is awaited.
    fn legal_actions(&self, each: impl FnMut(Self::Action));
    /// Returns how many legal actions there are.
    fn action_count(&self) -> u32;
    /// Returns the `n`-th legal action in the order of the enumeration; `n` is below [`Game::action_count`].
    fn nth_action(&self, n: u32) -> Self::Action;
    /// Checks whether the seat to act may take this action.
    ///
    /// # Errors
    /// If the action is not legal, with the rule that forbids it and the facts.
    fn check(&self, action: Self::Action) -> Result<(), Self::Refusal>;
    /// Plays a legal action. The result of an illegal one is not defined (it may panic), so [`check`](Game::check)
    /// actions from outside.
    fn play(&mut self, action: Self::Action, sink: &mut impl Sink<Self::Effect>);

    /// Calls `each` with every possible outcome and its weight, in a stable order. There are none unless chance is
    /// awaited.
    fn outcomes(&self, each: impl FnMut(Self::Outcome, u32));
    /// Checks whether chance may give this outcome.
    ///
    /// # Errors
    /// If chance cannot give it, with the reason.
    fn check_outcome(&self, outcome: Self::Outcome) -> Result<(), Self::Refusal>;
    /// Returns a possible outcome, drawn by weight. Chance must be awaited.
    fn draw(&self, chance: &mut impl Draw) -> Self::Outcome;
    /// Applies a possible outcome. The result of an impossible one is not defined (it may panic), so
    /// [`check`](Game::check_outcome) outcomes from outside.
    fn resolve(&mut self, outcome: Self::Outcome, sink: &mut impl Sink<Self::Effect>);

    /// Returns what `viewer` knows of this state.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Returns the viewer of a view.
    fn viewer(view: &Self::View) -> Viewer;
    /// Returns the part of an effect that `viewer` may know.
    fn redact(effect: Self::Effect, viewer: Viewer) -> Self::Effect;
    /// Completes a view to a truth that fits it, with hidden information filled in at random.
    fn determinize(view: &Self::View, chance: &mut impl Draw) -> Self;
    /// Returns the open view, which hides nothing.
    fn open(&self) -> Self::Open;

    /// Returns the points by seat; zero for seats the game does not have.
    fn scores(&self) -> [i16; SEATS_MAX];
    /// Returns the places and the reasons; none before the game is over.
    fn result(&self) -> Option<GameResult>;
    /// Returns how many turns have been completed, by all players together.
    fn turns(&self) -> u32;
    /// Returns a digest of the whole state, hidden parts included. It is permanent, and never leaves the server while
    /// the game runs.
    fn digest(&self) -> u64;
}
