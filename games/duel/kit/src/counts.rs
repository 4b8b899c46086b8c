//! All public counts of Splendor Duel.

use duel::{COLOUR_POINTS_TO_WIN, CROWNS_TO_WIN, POINTS_TO_WIN, PRIVILEGES, TOKENS_MAX};
use jewels_kit::counts::{decks, of_most, power, tokens};
use kernel::Seat;
use web::i18n::tr;
use web::table::{Count, Table};

use super::TableExt;
use super::holding::best_colour;

/// Returns the counts of a player, or of what lies on the table.
pub fn counts(table: Table, of: Option<Seat>) -> Vec<Count> {
    let Some(seat) = of else {
        return table.shown(|view| {
            let body = view.body();
            let cards = decks(tr("jewels-counts-decks"), [0, 1, 2].map(|level| body.deck_count(level)));
            vec![cards, tokens(tr("duel-bag"), body.bag), of_most("duel-supply", body.supply(), PRIVILEGES)]
        });
    };
    table.player(seat, |player| {
        vec![
            power(player.bonuses, player.tokens),
            of_most("jewels-end-points", player.points, POINTS_TO_WIN),
            of_most("duel-end-crowns", player.crowns, CROWNS_TO_WIN),
            of_most("duel-end-colour", best_colour(player).1, COLOUR_POINTS_TO_WIN),
            of_most("jewels-counts-tokens", player.tokens.total(), TOKENS_MAX),
            of_most("duel-supply", player.privileges, PRIVILEGES),
        ]
    })
}
