//! The part of Skerries that the laws of games need and no player does: its set-ups, the counts of its pieces, the
//! actions that somebody might send, and the secrets with those who know them. Only tests use it.

mod conserved;

use catalog::Play;
use kernel::{Draw, Gain};
use laws::{Hidden, Specimen, Suite, Tested};
use skerries::{Action, Catch, Effect, Order, PLAYERS, Setup, Skerries, Weather};
use skerries_play::SkerriesPlay;

/// The game as the tests of the platform run it.
pub static SUITE: &dyn Suite = &Tested::<SkerriesLaws>::new();

/// The type that represents Skerries in the laws: [`laws::Specimen`] is implemented on it.
#[derive(Clone, Copy, Debug)]
pub struct SkerriesLaws;

impl Specimen for SkerriesLaws {
    type Game = Skerries;

    const HIDES: bool = SkerriesPlay::ABOUT.hands.hides();
    const HIDDEN: &'static [Hidden] =
        &[Hidden { outcome: "order.", fields: &["order", "orders", "delivered"], shown_by: &["D."] }];
    const DECISIONS_MAX: u32 = 1_000;
    const BEGINNINGS: &'static [&'static str] =
        &["T.", "F", "G", "K", "J.", "D.", "order.", "catch.", "storm", "skerries players=2 weather="];

    fn setups() -> Vec<Setup> {
        let setup = |weather| move |players| Setup::new(players, weather).expect("a number of players");
        PLAYERS.map(setup(Weather::Fair)).chain(PLAYERS.map(setup(Weather::Gale))).collect()
    }

    fn conserved(game: &Skerries) -> Result<(), String> {
        conserved::conserved(game)
    }

    fn arbitrary(game: &Skerries, dice: &mut impl Draw) -> Action {
        let body = game.body();
        let mut near: Vec<Catch> = body.quay().chain(body.seats().flat_map(|player| player.boat())).collect();
        near.push(Catch::new(1 + dice.below(60) as u8).expect("a catch"));
        let catch = near[dice.below(near.len() as u32) as usize];
        match dice.below(6) {
            0 | 1 => Action::Take(catch),
            2 => Action::Jettison(catch),
            3 => Action::Deliver(Order::new(1 + dice.below(12) as u8).expect("an order")),
            4 => Action::Fill,
            _ if dice.below(2) == 0 => Action::Give,
            _ => Action::Keep,
        }
    }

    fn may_lack(effect: &Effect, field: &str) -> bool {
        field == "order" && matches!(effect, Effect::OrderDealt { .. })
    }

    fn gains(effect: &Effect, each: &mut dyn FnMut(Gain)) {
        SkerriesPlay::gains(effect, each);
    }
}
