//! The rules of Splendor Duel, exactly as `games/duel/RULES.md` lists them, and nothing else.
//!
//! Start with `turn.rs`, which reads like the rulebook. `body.rs` has the position of every piece, `board.rs` the
//! tokens on the spaces, `legal.rs` the legal actions, `check.rs` the reasons of refusals, `action.rs` the notation,
//! `view.rs` what each viewer knows.
//!
//! ```
//! use kernel::{Awaiting, First, Game, Quiet, Seat};
//! use duel::{Action, Duel};
//!
//! let mut game = Duel::new(&"duel".parse()?);
//! while let Awaiting::Chance(_) = game.awaiting() {
//!     game.resolve(game.draw(&mut First), &mut Quiet);
//! }
//! let mut actions = Vec::new();
//! game.legal_actions(|action| actions.push(action));
//! let take: Action = "T.c3d3".parse()?;
//! assert!(actions.contains(&take) && game.check("T.a1e5".parse()?).is_err());
//!
//! let mut effects = Vec::new();
//! game.play(take, &mut effects);
//! assert_eq!(game.awaiting().seat(), Some(Seat(1)));
//! assert_eq!(game.body().seat(Seat(0)).tokens.total(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod board;
mod body;
mod check;
mod data;
mod duty;
mod effect;
mod gems;
mod legal;
mod rules;
mod setup;
mod turn;
mod view;

use kernel::{Awaiting, Game};

pub use action::{Action, Chance, Outcome};
pub use board::{Board, SIDE, SPACES, Space, Spaces};
pub use body::{
    Body, COLOUR_POINTS_TO_WIN, COLUMNS, CROWNS_FOR_ROYAL, CROWNS_TO_WIN, HAND_MAX, PLAYERS, POINTS_TO_WIN,
    PRIVILEGES, Player, Price, Reserved, TOKENS_MAX,
};
pub use check::{PaymentRefusal, Refusal};
pub use data::{
    Ability, Bonus, CARDS, Card, CardId, LEVEL_SIZES, ROYALS, Royal, RoyalId, SET, SPIRAL, WILDS,
};
pub use duty::Decision;
use duty::Duty;
pub use effect::Effect;
pub use gems::{ALL_TOKENS, Gem, Gems};
pub use jewels::{BoughtFrom, Colour, Kind};
use legal::Menu;
use rules::rule;
pub use rules::{LISTS, RULES};
pub use setup::Setup;
pub use view::{Open, View};

/// The truth about one game: its whole state, hidden parts included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel {
    body: Body,
    /// The menu follows from the body; a law checks it.
    menu: Menu,
}

jewels::state_of_body!(Duel: 256);

impl Game for Duel {
    const NAME: &'static str = "duel";
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

    fn new(_: &Setup) -> Self {
        Body::set_up().into()
    }

    fn players(&self) -> u8 {
        PLAYERS as u8
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
            Awaiting::Chance(Chance::Token { .. }) => {
                self.body.bag.iter().for_each(|(gem, n)| each(Outcome::Token(gem), n.into()));
            }
            Awaiting::Chance(Chance::Card { level } | Chance::Blind { level, .. }) => {
                self.body.unseen(level).for_each(|card| each(Outcome::Card(card), 1));
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
extern crate self as duel;
#[cfg(test)]
#[path = "../../laws/src/conserved.rs"]
mod conserved;
#[cfg(test)]
#[path = "../tests/inside/robbed.rs"]
mod robbed;
