//! The specimen of Skerries for the tests that run over all games.

use catalog::Play;
use kernel::Draw;
use laws::{Hidden, Specimen};
use skerries::{Action, Catch, Effect, OIL_EACH, Order, PLAYERS, Setup, Skerries, Weather};

use crate::SkerriesPlay;

impl Specimen for SkerriesPlay {
    type Game = Skerries;

    const HIDES: bool = <Self as Play>::ABOUT.hands.hides();
    const HIDDEN: &'static [Hidden] =
        &[Hidden { outcome: "order.", fields: &["order", "orders", "delivered"], shown_by: &["D."] }];
    const DECISIONS_MAX: u32 = 1_000;
    const BEGINNINGS: &'static [&'static str] =
        &["T.", "F", "G", "K", "J.", "D.", "order.", "catch.", "storm", "skerries players=2 weather="];

    const PLACES: &'static [&'static str] = &["oil of the stock", "oil of a player", "order in a hand"];

    fn setups() -> Vec<Setup> {
        let setup = |weather| move |players| Setup::new(players, weather).expect("a number of players");
        PLAYERS.map(setup(Weather::Fair)).chain(PLAYERS.map(setup(Weather::Gale))).collect()
    }

    /// Checks law 3: no oil is missing, no card is in two places, and every player has as many orders as were dealt.
    fn conserved(game: &Skerries) -> Result<(), String> {
        let body = game.body();
        let oil = body.seats().fold(body.stock, |all, player| all + player.oil);
        if oil != OIL_EACH * body.players() {
            return Err(format!("there are {oil} measures of oil"));
        }
        let held = body.seats().flat_map(|player| player.boat());
        each_at_most_once("catch", held.chain(body.quay()).chain(body.lost()).map(Catch::number))?;
        let orders = body.seats().flat_map(|player| player.hand().chain(player.delivered));
        each_at_most_once("order", orders.map(Order::number))?;
        match body.seats().find(|player| player.hand().count() != usize::from(player.hand_size)) {
            Some(player) => Err(format!("the orders of {player:?} are not as many as they should be")),
            None => Ok(()),
        }
    }

    fn robbed(game: &Skerries) -> Vec<(&'static str, Skerries)> {
        game.body().robbed().into_iter().map(|(place, body)| (place, body.into())).collect()
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
}

/// Checks that no card is in two places, by the cards' numbers.
fn each_at_most_once(what: &str, numbers: impl Iterator<Item = u8>) -> Result<(), String> {
    let mut seen = 0u64;
    for number in numbers {
        if seen >> number & 1 == 1 {
            return Err(format!("{what} {number} is in two places"));
        }
        seen |= 1 << number;
    }
    Ok(())
}
