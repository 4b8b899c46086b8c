//! The rules of Skerries, a small game for 2 to 6 players, exactly as `games/skerries/RULES.md` lists them.
//!
//! Start with `turn.rs`, which reads like the list. `body.rs` has the position of every piece, `legal.rs` the legal
//! actions and the reasons of refusals, `action.rs` the notation, `view.rs` what each viewer knows.
//!
//! ```
//! use kernel::{Awaiting, First, Game, Quiet, Seat};
//! use skerries::{Action, Skerries};
//!
//! let mut game = Skerries::new(&"skerries players=3".parse()?);
//! while let Awaiting::Chance(_) = game.awaiting() {
//!     game.resolve(game.draw(&mut First), &mut Quiet);
//! }
//! // Everybody was dealt a catch of another value: the third player's is the highest, and the first place is free.
//! assert_eq!(game.awaiting(), Awaiting::Decision(Seat(2)));
//! assert_eq!(game.check("T.4".parse()?), Ok(()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod body;
mod duty;
mod effect;
mod legal;
mod pieces;
mod refusal;
mod rules;
mod setup;
mod turn;
mod view;

use kernel::{Awaiting, Draw, Game, GameResult, SEATS_MAX, Sink, Viewer};

pub use action::{Action, Chance, Outcome};
pub use body::{BOAT_FULL, Body, FILL, OIL_EACH, Player, QUAY};
pub use duty::Decision;
pub use effect::Effect;
pub use pieces::{Catch, Fish, OIL, Order, PIECES, SET};
pub use refusal::{Dealing, Refusal};
use rules::rule;
pub use rules::{GALE, LISTS, RULES};
pub use setup::{PLAYERS, Setup, Weather};
pub use view::{Open, View};

/// The truth about one game: its whole state, hidden parts included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skerries {
    body: Body,
}

impl Skerries {
    /// Returns the position of every piece.
    pub fn body(&self) -> &Body {
        &self.body
    }
}

impl From<Body> for Skerries {
    fn from(body: Body) -> Skerries {
        Skerries { body }
    }
}

const _: () = assert!(size_of::<Skerries>() <= 256);

impl Game for Skerries {
    const NAME: &'static str = "skerries";
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
        self.body.agenda.top().and_then(duty::Duty::decision)
    }

    fn legal_actions(&self, each: impl FnMut(Action)) {
        (0..self.action_count()).map(|n| self.nth_action(n)).for_each(each);
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

    fn view(&self, viewer: Viewer) -> View {
        View { body: self.body.seen_by(viewer), viewer }
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn redact(effect: Effect, viewer: Viewer) -> Effect {
        effect.seen_by(viewer)
    }

    fn determinize(view: &View, chance: &mut impl Draw) -> Self {
        view.body.completed(chance).into()
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
extern crate self as skerries;
#[cfg(test)]
#[path = "../../laws/src/conserved.rs"]
mod conserved;
#[cfg(test)]
#[path = "../tests/inside/robbed.rs"]
mod robbed;
