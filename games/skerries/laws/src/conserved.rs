//! The count of the pieces of Skerries, for law 3: no oil is missing, and no card is in two places.

use skerries::{Catch, OIL_EACH, Order, Skerries};

/// Checks that no oil is missing, no card is in two places, and every player has as many orders as were dealt.
///
/// # Errors
/// If a piece is missing or counted wrongly; the error names it.
pub fn conserved(game: &Skerries) -> Result<(), String> {
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
