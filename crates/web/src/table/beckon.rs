//! Alerts the person at the screen when it is their turn: with the title of the tab, a sound and a notification.

use leptos::prelude::*;
use text::Value;

use super::hear;
use super::state::Table;
use crate::shared::i18n::{tr, tr_with};
use crate::shared::notice;

/// Alerts the player as long as the table is on the page.
pub fn beckon(table: Table) {
    Effect::new(move |_| {
        let id = if table.over() {
            "title-over"
        } else if table.my_turn() {
            "title-yours"
        } else {
            "title"
        };
        document().set_title(&tr(id));
    });
    on_cleanup(|| document().set_title(&tr("title")));
    Effect::new(move |before: Option<bool>| {
        let mine = table.my_turn();
        // Opening a table is no reason for an alert, and neither is a turn if all seats are at this screen.
        if before == Some(false) && mine && has_others(table) {
            call(table);
        }
        mine
    });
}

fn has_others(table: Table) -> bool {
    untrack(|| table.company.seats(|seats| seats.iter().any(|seat| !seat.mine)))
}

fn call(table: Table) {
    hear::turn(table);
    if table.prefs.0.with_untracked(|settings| settings.notify) {
        let game = tr(&format!("game-{}", table.game.name()));
        notice::notify(&tr("brand"), &tr_with("notify-turn", &[("game", Value::Text(&game))]));
    }
}
