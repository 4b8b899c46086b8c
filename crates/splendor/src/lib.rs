//! The rules of Splendor for 2 to 4 players, exactly as `docs/rules` lists them, and nothing else.
//!
//! Start with `turn.rs`, which reads like the rulebook. `body.rs` says where every piece is, `price.rs` what
//! a card costs and how it may be paid, `legal.rs` what may be done, `check.rs` why something may not,
//! `action.rs` how all that is written down, `view.rs` what each viewer knows.

mod action;
mod body;
mod check;
mod data;
mod effect;
mod gems;
mod legal;
mod price;
mod setup;
mod turn;
mod view;

use kernel::{Awaiting, Draw, Game, GameResult, Rule, SEATS_MAX, Sink, Viewer};

pub use action::{Action, Chance, Outcome};
pub use body::{Body, COLUMNS, HAND_MAX, PLAYERS_MAX, POINTS_TO_END, Player, Reserved, TOKENS_MAX};
pub use check::Refusal;
pub use data::{CARDS, Card, CardId, LEVEL_SIZES, NOBLE_POINTS, NOBLES, NobleId};
pub use effect::{Effect, From as BoughtFrom};
pub use gems::{Colour, Gem, Gems};
pub use price::Price;
pub use setup::Setup;
pub use view::{Open, View};

/// The truth about one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Splendor(Body);

impl Splendor {
    /// Where every piece is.
    pub fn body(&self) -> &Body {
        &self.0
    }
}

// A search copies states all the time: four cache lines, no more.
const _: () = assert!(size_of::<Splendor>() <= 256);

/// An item of the base game's conformance list.
pub(crate) const fn rule(item: &'static str) -> Rule {
    Rule { list: "splendor", item }
}

impl Game for Splendor {
    const NAME: &'static str = "splendor";
    const RULES: u16 = 1;

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Outcome = Outcome;
    type Effect = Effect;
    type View = View;
    type Open = Open;
    type Refusal = Refusal;

    fn new(setup: &Setup) -> Self {
        Splendor(Body::set_up(setup.players()))
    }

    fn players(&self) -> u8 {
        self.0.players
    }

    #[inline]
    fn awaiting(&self) -> Awaiting<Chance> {
        self.0.awaiting()
    }

    fn legal_actions(&self, each: impl FnMut(Action)) {
        self.0.legal_actions(each);
    }

    #[inline]
    fn action_count(&self) -> u32 {
        self.0.action_count()
    }

    #[inline]
    fn nth_action(&self, n: u32) -> Action {
        self.0.nth_action(n)
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        self.0.check(action)
    }

    #[inline]
    fn play(&mut self, action: Action, sink: &mut impl Sink<Effect>) {
        self.0.play(action, sink);
    }

    fn outcomes(&self, mut each: impl FnMut(Outcome, u32)) {
        match self.0.awaiting() {
            Awaiting::Chance(Chance::Noble) => {
                body::nobles_of(self.0.nobles_unseen).for_each(|noble| each(Outcome::Noble(noble), 1));
            }
            Awaiting::Chance(Chance::Card { level } | Chance::Unseen { level, .. }) => {
                self.0.unseen(level).for_each(|card| each(Outcome::Card(card), 1));
            }
            _ => {}
        }
    }

    fn check_outcome(&self, outcome: Outcome) -> Result<(), Refusal> {
        self.0.check_outcome(outcome)
    }

    #[inline]
    fn draw(&self, chance: &mut impl Draw) -> Outcome {
        self.0.draw(chance)
    }

    #[inline]
    fn resolve(&mut self, outcome: Outcome, sink: &mut impl Sink<Effect>) {
        self.0.resolve(outcome, sink);
    }

    fn view(&self, viewer: Viewer) -> View {
        View { body: self.0.seen_by(viewer), viewer }
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn redact(effect: Effect, viewer: Viewer) -> Effect {
        effect.seen_by(viewer)
    }

    fn determinize(view: &View, chance: &mut impl Draw) -> Self {
        Splendor(view.complete(chance))
    }

    fn open(&self) -> Open {
        Open(self.0)
    }

    fn scores(&self) -> [i16; SEATS_MAX] {
        self.0.scores()
    }

    fn result(&self) -> Option<GameResult> {
        self.0.result()
    }

    fn turns(&self) -> u32 {
        self.0.turns
    }

    fn digest(&self) -> u64 {
        self.0.digest()
    }
}
