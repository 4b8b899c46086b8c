//! The flights of the pieces of Skerries over the table.

use skerries::Effect;
use web::table::Flights;

/// Adds the flights of the pieces that an effect moves.
pub fn fly(effect: &Effect, flights: &mut Flights) {
    let oil = || "<svg viewBox='0 0 100 100'><use href='#fish-o'/></svg>".to_owned();
    match *effect {
        Effect::Took { seat, catch, .. } => {
            let from = format!("[data-piece='quay-{catch}']");
            flights.piece(|| skerries_art::catch(catch), &from, &format!("[data-at='boat-{seat}']"));
        }
        Effect::Filled { seat, .. } => {
            flights.toss(oil, "[data-piece='stock']", &format!("[data-at='oil-{seat}']"));
        }
        Effect::Gave { seat } => {
            flights.toss(oil, &format!("[data-at='oil-{seat}']"), "[data-piece='beacon']");
        }
        _ => {}
    }
}
