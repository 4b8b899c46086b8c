//! The rules of Alhambra for 2 to 6 players, with the neutral player for two, exactly as `games/alhambra/RULES.md` lists
//! them.
//!
//! Start with `turn.rs`, which reads like the list. `body.rs` has the position of every piece, `legal.rs` the legal
//! actions and the reasons of refusals, `pay.rs` the payments, `grid.rs` the places for tiles, `scoring.rs` the rounds
//! of scoring, and `action.rs` the notation.
//!
//! ```
//! use alhambra::{Action, Alhambra};
//! use kernel::{Awaiting, First, Game, Quiet};
//!
//! let mut game = Alhambra::new(&"alhambra players=3".parse()?);
//! while let Awaiting::Chance(_) = game.awaiting() {
//!     game.resolve(game.draw(&mut First), &mut Quiet);
//! }
//! // Always the first possibility: the money lies in the order of its values, the tiles in that of their file.
//! assert_eq!(game.body().open().map(|card| card.to_string()).collect::<Vec<_>>(), ["f7", "f7", "f8", "f8"]);
//! assert_eq!(game.check("T.f7".parse()?), Ok(()));
//! assert!(game.check("P".parse()?).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod body;
mod cell;
mod duty;
mod effect;
mod form;
mod grid;
mod legal;
mod money;
mod pay;
mod points;
mod refusal;
mod rules;
mod run;
mod scoring;
mod setup;
mod table;
mod tile;
mod turn;
mod view;
mod walk;

use kernel::{Awaiting, Draw, Game, GameResult, SEATS_MAX, Sink, Viewer};

pub use action::{Action, Chance, Change, Outcome, Spot};
pub use body::{Body, NEUTRAL_TILES, PILES, ROUNDS, SQUARES, START};
pub use cell::{Cell, REACH, with_cell};
pub use duty::Decision;
pub use effect::Effect;
pub use legal::TOGETHER_MAX;
pub use money::{COPIES, Card, Currency, Handful, OPEN, Payment, Purse, VALUE_MAX};
pub use pay::{PLAIN_MAX, PRICE_MAX};
pub use points::{Points, places, shares};
pub use refusal::{Dealing, Refusal};
use rules::rule;
pub use rules::{LISTS, RULES};
pub use setup::{PLAYERS, Setup, Walls};
pub use tile::{Kind, SET, Side, TILES, Tile};
pub use view::{Open, View};

/// The state of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alhambra {
    body: Body,
}

impl Alhambra {
    /// Returns the position of every piece.
    pub fn body(&self) -> &Body {
        &self.body
    }
}

impl From<Body> for Alhambra {
    fn from(body: Body) -> Alhambra {
        Alhambra { body }
    }
}

/// The maximum size of a state, in bytes.
pub const STATE_BYTES_MAX: usize = 768;

const _: () = assert!(size_of::<Alhambra>() <= STATE_BYTES_MAX);

impl Game for Alhambra {
    const NAME: &'static str = "alhambra";
    const RULES: u16 = 1;

    type Setup = Setup;
    type Action = Action;
    type Decision = Decision;
    type Chance = Chance;
    type Outcome = Outcome;
    type Effect = Effect;
    type View = View;
    type Open = Open;
    type Refusal = Refusal;

    fn new(setup: &Setup) -> Self {
        Body::set_up(setup).into()
    }

    fn players(&self) -> u8 {
        self.body.players
    }

    fn awaiting(&self) -> Awaiting<Chance> {
        self.body.awaiting()
    }

    fn decision(&self) -> Option<Decision> {
        match self.body.agenda.top().and_then(duty::Duty::decision) {
            Some(Decision::Act) if self.body.bought != 0 => Some(Decision::ActAgain),
            decision => decision,
        }
    }

    fn legal_actions(&self, each: impl FnMut(Action)) {
        self.body.legal_actions(each);
    }

    fn action_count(&self) -> u32 {
        self.body.action_count()
    }

    fn nth_action(&self, n: u32) -> Action {
        self.body.nth_action(n)
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        self.body.check(action)
    }

    fn play(&mut self, action: Action, sink: &mut impl Sink<Effect>) {
        self.body.play(action, sink);
    }

    fn outcomes(&self, each: impl FnMut(Outcome, u32)) {
        self.body.outcomes(each);
    }

    fn check_outcome(&self, outcome: Outcome) -> Result<(), Refusal> {
        self.body.check_outcome(outcome)
    }

    fn draw(&self, chance: &mut impl Draw) -> Outcome {
        self.body.draw(chance)
    }

    fn resolve(&mut self, outcome: Outcome, sink: &mut impl Sink<Effect>) {
        self.body.resolve(outcome, sink);
    }

    /// Returns a view, which shows everything: nothing is hidden (`alhambra C3`).
    fn view(&self, viewer: Viewer) -> View {
        View { body: self.body, viewer }
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn redact(effect: Effect, _: Viewer) -> Effect {
        effect
    }

    fn determinize(view: &View, _: &mut impl Draw) -> Self {
        view.body.into()
    }

    fn open(&self) -> Open {
        Open(self.body)
    }

    fn scores(&self) -> [i16; SEATS_MAX] {
        self.body.scores()
    }

    fn result(&self) -> Option<GameResult> {
        self.body.result()
    }

    fn turns(&self) -> u32 {
        self.body.turns
    }

    fn digest(&self) -> u64 {
        self.body.digest()
    }
}

// Only this crate can take a piece away; the count of the pieces is that of the game's laws.
#[cfg(test)]
extern crate self as alhambra;
#[cfg(test)]
#[path = "../../laws/src/conserved.rs"]
mod conserved;
#[cfg(test)]
#[path = "../tests/inside/robbed.rs"]
mod robbed;
