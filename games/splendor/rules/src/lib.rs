//! The rules of Splendor for 2 to 4 players, exactly as `games/splendor/RULES.md` lists them, and nothing else.
//!
//! Start with `turn.rs`, which reads like the rulebook. `body.rs` has the position of every piece, `returns.rs` the
//! tokens that may be returned, `legal.rs` the legal actions, `check.rs` the reasons of refusals, `action.rs` the
//! notation, `view.rs` what each viewer
//! knows, `possible.rs` whether what was read can be. Prices and payments are in the crate `jewels`.
//!
//! ```
//! use kernel::{Awaiting, First, Game, Quiet, Seat};
//! use splendor::{Action, Splendor};
//!
//! let mut game = Splendor::new(&"splendor players=2".parse()?);
//! while let Awaiting::Chance(_) = game.awaiting() {
//!     game.resolve(game.draw(&mut First), &mut Quiet);
//! }
//! let mut actions = Vec::new();
//! game.legal_actions(|action| actions.push(action));
//! let take: Action = "T.wbg".parse()?;
//! assert!(actions.contains(&take) && game.check("T.www".parse()?).is_err());
//!
//! let mut effects = Vec::new();
//! game.play(take, &mut effects);
//! assert_eq!(game.awaiting().seat(), Some(Seat(1)));
//! assert_eq!(game.body().seat(Seat(0)).tokens, "wbg".parse()?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod body;
mod check;
mod data;
mod duty;
mod effect;
mod gems;
mod legal;
mod markets;
mod modules;
mod payments;
mod possible;
mod returns;
mod rules;
mod setup;
mod turn;
mod view;

use kernel::{Awaiting, Game};

pub use action::{Action, Chance, Outcome};
pub use body::{Body, COLUMNS, HAND_MAX, PLAYERS_MAX, POINTS_TO_END, Player, Price, Reserved, TOKENS_MAX};
pub use check::{Dealing, PaymentRefusal, Refusal};
pub use data::{CARDS, Card, CardId, LEVEL_SIZES, NOBLE_POINTS, NOBLES, NobleId, SET};
pub use duty::Decision;
use duty::Duty;
pub use effect::Effect;
pub use gems::{Gem, Gems};
pub use jewels::{BoughtFrom, Colour, Kind};
use legal::Menu;
pub use modules::{
    BONUSES_DISCARDED, CITIES, City, CityGap, CityId, Module, Modules, ORIENT_CARDS, ORIENT_COLUMNS,
    ORIENT_FIRST, OrientCard, OrientKind, OrientRefusal, POSTS, Post, PostId, STRONGHOLDS, Spent,
};
use rules::rule;
pub use rules::{CITIES_RULES, LISTS, RULES};
pub use setup::Setup;
pub use view::{Open, View};

/// The truth about one game: its whole state, hidden parts included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Splendor {
    body: Body,
    /// The menu follows from the body; a law checks it.
    menu: Menu,
}

jewels::state_of_body!(Splendor: 384);

impl Game for Splendor {
    const NAME: &'static str = "splendor";
    const RULES: u16 = 2;

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

    fn legal_actions(&self, each: impl FnMut(Action)) {
        self.body.legal_actions(&self.menu, each);
    }

    #[inline]
    fn action_count(&self) -> u32 {
        self.body.action_count(&self.menu)
    }

    #[inline]
    fn nth_action(&self, n: u32) -> Action {
        self.body.nth_action(&self.menu, n)
    }

    fn outcomes(&self, mut each: impl FnMut(Outcome, u32)) {
        match self.body.awaiting() {
            Awaiting::Chance(Chance::Noble) => {
                body::nobles_of(self.body.nobles_unseen).for_each(|noble| each(Outcome::Noble(noble), 1));
            }
            Awaiting::Chance(Chance::Card { level } | Chance::Blind { level, .. }) => {
                self.body.unseen(level).for_each(|card| each(Outcome::Card(card), 1));
            }
            Awaiting::Chance(Chance::City) => {
                kernel::members(self.body.faces_unseen().set())
                    .filter_map(CityId::new)
                    .for_each(|city| each(Outcome::City(city), 1));
            }
            _ => {}
        }
    }

    jewels::forward_state!();
    jewels::forward_moves!();
    jewels::forward_views!();
}

// Only this crate can take a piece away; the count of the pieces is that of the game's laws.
#[cfg(test)]
extern crate self as splendor;
#[cfg(test)]
#[path = "../../laws/src/conserved.rs"]
mod conserved;
#[cfg(test)]
#[path = "../tests/inside/robbed.rs"]
mod robbed;
