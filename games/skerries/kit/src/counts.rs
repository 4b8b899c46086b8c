//! All public counts of Skerries.

use kernel::Seat;
use web::i18n::tr;
use web::table::{Count, Table};

use super::TableExt;

/// Returns the counts of a player, or of what lies on the table.
pub fn counts(table: Table, of: Option<Seat>) -> Vec<Count> {
    let count = |(name, number): (&str, u8)| Count::new(tr(name), number);
    let numbers = match of {
        None => table.shown(|view| {
            let body = view.body();
            vec![("skerries-counts-stock", body.stock), ("skerries-counts-storms", body.storms)]
        }),
        Some(seat) => table.player(seat, |player| {
            vec![
                ("skerries-end-points", player.points()),
                ("skerries-end-oil", player.oil),
                ("skerries-end-catches", player.boat_size()),
                ("skerries-counts-orders", player.hand_size),
            ]
        }),
    };
    numbers.into_iter().map(count).collect()
}
