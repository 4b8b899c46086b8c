//! The bar at the top: the game, its progress, whose turn it is, and the tools.

use kernel::Seat;
use leptos::prelude::*;
use protocol::BotNews;
use text::Value;

use super::counts::CountsButton;
use super::help;
use super::person::brief;
use super::state::Table;
use super::wish::Ask;
use crate::shared::connection::Unlinked;
use crate::shared::draw::icon;
use crate::shared::frame::Brand;
use crate::shared::i18n::{tr, tr_with};
use crate::shared::panel::{Gear, VolumeButton};

/// The bar at the top of the table.
#[component]
pub fn Bar() -> impl IntoView {
    let table = Table::here();
    let place = move || table.game.place();
    let options = table.options();
    let ribbon = move || table.game.ribbon();
    let unread = move || table.talk.unread() != 0;
    let lines = move || {
        let lines = tr_with("chat-unread", &[("lines", Value::Number(table.talk.unread() as i64))]);
        format!("{}: {lines}", tr("chat"))
    };
    view! {
        <header class="bar">
            <Brand/>
            <h1 class="place">{place}{options.map(|options| view! { <small data-options="">{options}</small> })}</h1>
            <p class="turn" class:yours=move || table.my_turn()>
                <i class="lamp" aria-hidden="true"></i>
                <b>{move || turn_line(table)}</b>
                {move || ribbon().map(|words| view! { <span class="ribbon">{words}</span> })}
            </p>
            <div class="tools">
                <Unlinked link=table.link/>
                <Audience/>
                <Ask/>
                <CountsButton/>
                <button type="button" class="tool only-compact" data-act="log" aria-label=tr("log") aria-expanded=move || table.panels.shows_log().to_string()
                    on:click=move |_| table.panels.toggle_log()>
                    {icon("list")}
                    <Show when=unread><span class="unread" aria-hidden="true">{move || table.talk.unread()}</span></Show>
                </button>
                <span class="heard" role="status" data-unread="">{move || unread().then(lines)}</span>
                <VolumeButton/>
                <help::Ask/>
                <Gear/>
            </div>
        </header>
    }
}

/// The number of spectators.
#[component]
fn Audience() -> impl IntoView {
    let table = Table::here();
    let many = move || table.company.present(|present| present.spectators);
    let words = move || tr_with("spectators-count", &[("spectators", Value::Number(many().into()))]);
    view! {
        <Show when=move || many() != 0>
            <span class="audience" title=words>{icon("eye")}<span aria-hidden="true">{many}</span><span class="heard">{words}</span></span>
        </Show>
    }
}

/// Describes whose turn it is and what they are doing.
fn turn_line(table: Table) -> String {
    if table.looks_back() {
        return tr("turn-past");
    }
    if table.over() {
        return tr("turn-over");
    }
    match table.now(|now| now.to_act()) {
        Some(seat) if table.my_turn() => my_line(table, seat),
        // The pieces of the move before are still on their way.
        Some(seat) if table.at_screen.me.get() == Some(seat) => tr("turn-settling"),
        Some(seat) => other_line(table, seat),
        None => tr("turn-chance"),
    }
}

fn my_line(table: Table, seat: Seat) -> String {
    let doing = if table.at_screen.covered.get() { "start" } else { doing(table) };
    if table.company.alone().is_some() {
        return tr(&format!("turn-{doing}"));
    }
    tr_with(&format!("turn-{doing}.named"), &[("name", Value::Text(&brief(table, seat)))])
}

fn doing(table: Table) -> &'static str {
    if table.choosing.is_sending() {
        return "sending";
    }
    match table.doing() {
        "nothing" => "start",
        doing => doing,
    }
}

fn other_line(table: Table, seat: Seat) -> String {
    let bot = table.company.is_bot(seat);
    let line = match table.company.bot() {
        _ if !bot => "turn-other",
        BotNews { waits: true, .. } => "turn-bot-waits",
        BotNews { hurried: true, .. } => "turn-bot-hurried",
        BotNews { .. } => "turn-bot",
    };
    tr_with(line, &[("name", Value::Text(&brief(table, seat)))])
}
