//! All public counts of Splendor.

use jewels_kit::counts::{decks, of_most, power, tokens};
use kernel::Seat;
use leptos::prelude::With;
use splendor::{POINTS_TO_END, TOKENS_MAX};
use web::i18n::tr;
use web::table::Count;

use super::{Here, HereExt};

/// Returns the counts of a player, or of what lies on the table.
pub fn counts(here: Here, of: Option<Seat>) -> Vec<Count> {
    let Some(seat) = of else {
        return here.shown.with(|view| {
            let body = view.body();
            vec![decks([0, 1, 2].map(|level| body.deck_count(level))), tokens(tr("splendor-bank"), body.bank)]
        });
    };
    here.player(seat, |player| {
        vec![
            power(player.bonuses, player.tokens),
            of_most("jewels-end-points", player.points, POINTS_TO_END),
            of_most("jewels-counts-tokens", player.tokens.total(), TOKENS_MAX),
            Count::new(tr("splendor-end-cards"), player.cards),
        ]
    })
}
