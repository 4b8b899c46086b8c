//! The seal of a player: their initial on their colour.

use kernel::Seat;
use leptos::prelude::*;

use super::person::is_program;
use super::state::Table;
use crate::shared::people::{initial, rim};

// Every seat has a seal of its own.
const _: () = assert!(art::SEALS as usize == kernel::SEATS_MAX);

/// The seal of a seat.
#[component]
pub fn Seal(
    /// The seat.
    seat: Seat,
) -> impl IntoView {
    let table = Table::here();
    let drawn = move || art::seal(&letter(table, seat), seat.0, rim(is_program(table, seat)));
    view! { <span class="seal" aria-hidden="true" inner_html=drawn></span> }
}

/// Returns the letter of a player's seal, by which other pieces of theirs are known too.
pub fn letter(table: Table, seat: Seat) -> String {
    initial(&own_name(table, seat))
}

/// Returns the name that the seal's letter is taken from. "You" and "Player 2" would give everybody the same letter, so
/// a person without a name goes by number.
fn own_name(table: Table, seat: Seat) -> String {
    let info = table.company.holder(seat);
    match info {
        Some(info) if !info.name.is_empty() => info.name,
        Some(info) if info.level.is_some() => table.name(seat),
        _ => (seat.0 + 1).to_string(),
    }
}
