//! All public counts of Splendor.

use jewels_kit::counts::{decks, of_most, power, tokens};
use kernel::Seat;
use splendor::{Module, POINTS_TO_END, TOKENS_MAX};
use web::i18n::tr;
use web::table::{Count, Table};

use super::{TableExt, modules};

/// Returns the counts of a player, or of what lies on the table.
pub fn counts(table: Table, of: Option<Seat>) -> Vec<Count> {
    let Some(seat) = of else {
        return table.shown(|view| {
            let body = view.body();
            let base = [
                decks(tr("jewels-counts-decks"), [0, 1, 2].map(|level| body.deck_count(level))),
                tokens(tr("splendor-bank"), body.bank),
            ];
            let more = modules::here().into_iter().flat_map(|drawing| (drawing.counts)(table, of));
            base.into_iter().chain(more).collect()
        });
    };
    // `cities 75`: with cities the points end nothing.
    let points = |points| match table.plays(Module::Cities) {
        true => Count::new(tr("jewels-end-points"), points),
        false => of_most("jewels-end-points", points, POINTS_TO_END),
    };
    let mut counts = table.player(seat, |player| {
        vec![
            power(player.bonuses, player.tokens),
            points(player.points),
            of_most("jewels-counts-tokens", player.tokens.total(), TOKENS_MAX),
            Count::new(tr("splendor-end-cards"), player.cards),
        ]
    });
    counts.extend(modules::here().into_iter().flat_map(|drawing| (drawing.counts)(table, of)));
    counts
}
