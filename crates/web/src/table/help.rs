//! The help panel of the table: the goal of the game, the chapter of the rules that is relevant now, and the keys.

use kernel::Rule;
use leptos::prelude::*;

use super::annex;
use super::state::Table;
use crate::shared::draw::icon;
use crate::shared::games::Games;
use crate::shared::i18n::tr;
use crate::shared::panel::{Open, Shown};

/// The button that opens the panel.
#[component]
pub fn Ask() -> impl IntoView {
    let open = Open::here();
    view! {
        <button type="button" class="tool" data-act="help" aria-label=tr("help-open") title=tr("help-open")
            aria-expanded=move || open.shows(Shown::Help).to_string() on:click=move |_| open.toggle(Shown::Help)><b>"?"</b></button>
    }
}

/// The panel.
#[component]
pub fn Help() -> impl IntoView {
    let (table, open) = (Table::here(), Open::here());
    on_cleanup(move || open.close(Shown::Help));
    let game = Games::here().of(table.game.name());
    let supplement = Memo::new(move |_| table.live(|view| table.game.supplement(view)));
    let rule = Memo::new(move |_| matters(table, supplement.with(|supplement| supplement.end)));
    let content = move || {
        let (rule, supplement) = (rule.get(), supplement.get());
        game.map(|game| annex::in_panel(Box::new(move |annex| (annex.help)(game, rule, supplement.clone()))))
    };
    view! {
        <Show when=move || open.shows(Shown::Help)>
            <aside class="settings help" aria-label=tr("help-open")>
                <header>
                    <h2>{tr("help-open")}</h2>
                    <button type="button" class="tool" aria-label=tr("close") on:click=move |_| open.close(Shown::Help)>{icon("close")}</button>
                </header>
                {content}
            </aside>
        </Show>
    }
}

/// Returns an item of the chapter that is relevant now: that of the last question, of the end of the game, of the
/// action in progress, or of a turn. `end` is how this table ends, if not as others of the game.
fn matters(table: Table, end: Option<Rule>) -> Rule {
    if let Some(rule) = table.choosing.asked(|asked| asked.as_ref().and_then(|asked| asked.rule())) {
        return rule;
    }
    let doing = table.of_turn(tray::AnyTurn::doing);
    let about = Games::here().of(table.game.name()).map_or(&[][..], |game| game.about);
    match about.iter().find(|(name, _)| Some(*name) == doing) {
        Some((_, rule)) => *rule,
        None if table.over() => end.unwrap_or_else(|| table.game.end_rule()),
        None => table.game.turn_rule(),
    }
}
