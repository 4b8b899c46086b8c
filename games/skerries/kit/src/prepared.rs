//! The prepared turn of Skerries in the tray: the possible choices, or the choice made.

use leptos::prelude::*;
use skerries::{Action, Decision};
use tray::Turn;
use web::i18n::tr;
use web::table::Table;

use super::{TableExt, pieces};

/// Renders the content of the tray.
pub fn detail(table: Table) -> AnyView {
    let words = move || match table.of_tray(|tray| (tray.decision(), tray.confirm())) {
        Some((_, Some(Action::Take(catch) | Action::Jettison(catch)))) => pieces::catch_words(catch),
        Some((_, Some(Action::Deliver(order)))) => pieces::order_words(order),
        Some((_, Some(Action::Fill))) => tr("skerries-tray-fill"),
        Some((_, Some(Action::Give))) => tr("skerries-tray-give"),
        Some((_, Some(Action::Keep))) => tr("skerries-tray-keep"),
        Some((Decision::Watch, None)) => tr("skerries-tray-watch"),
        Some((Decision::Jettison, None)) => tr("skerries-tray-jettison"),
        Some((Decision::Deliver, None)) => tr("skerries-tray-deliver"),
        _ => tr("skerries-tray-fish"),
    };
    view! { <p class="hint">{words}</p> }.into_any()
}
