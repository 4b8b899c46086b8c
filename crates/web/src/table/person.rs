//! Labels beside a player's name and on a count, the same at every table.

use kernel::Seat;
use leptos::prelude::*;
use page::{parting, shortened};
use protocol::BotNews;
use text::Value;

use super::state::Table;
use crate::shared::i18n::{tr, tr_with};
use crate::shared::levels;
use crate::shared::screen::Screen;

/// Returns the label below a name: thinking, a bot's level, that it is a program, or when the player is next.
pub fn standing(table: Table, seat: Seat) -> String {
    let program = is_program(table, seat);
    let level = table.company.holder(seat).and_then(|info| info.level);
    let acting = table.now(|now| now.to_act() == Some(seat));
    match level {
        Some(_) if acting => tr(match table.company.bot() {
            BotNews { waits: true, .. } => "thinking-later",
            BotNews { hurried: true, .. } => "thinking-hurried",
            BotNews { .. } => "thinking",
        }),
        Some(level) => {
            let name = levels::name(&level);
            tr_bot(&name)
        }
        None if table.company.is_away(seat) => tr(if program { "program.away" } else { "away" }),
        None if acting => tr("to-act"),
        None if program => tr("program"),
        None if !table.over() && table.others().first() == Some(&seat) => tr("plays-after"),
        None => String::new(),
    }
}

/// Returns whether a program holds a seat.
pub fn is_program(table: Table, seat: Seat) -> bool {
    table.company.holder(seat).is_some_and(|info| info.program)
}

fn tr_bot(level: &str) -> String {
    tr_with("bot-of-level", &[("level", Value::Text(level))])
}

/// Renders a player's name where it may have to be shortened: in the middle, so that the part that distinguishes it
/// from the other names at the table remains readable. A screen reader says of a program that it is one, which others see
/// at its seal.
pub fn called(table: Table, seat: Seat) -> AnyView {
    let parts = move || {
        let (head, tail) = parted(table, seat);
        let tail = (!tail.is_empty()).then(|| view! { <span class="tail">{tail}</span> });
        view! { <span>{head}</span>{tail} }
    };
    let program =
        move || is_program(table, seat).then(|| view! { <span class="heard">", "{tr("program")}</span> });
    view! { <bdi class="called">{parts}{program}</bdi> }.into_any()
}

/// Returns a player's name for a line of text, shortened on a phone as [`called`] shortens it.
pub fn brief(table: Table, seat: Seat) -> String {
    let (head, tail) = parted(table, seat);
    if Screen::here().compact.get() { shortened(head, &tail) } else { head + &tail }
}

/// Returns the two parts of a player's name, the second of which distinguishes it from the other names at the table.
fn parted(table: Table, seat: Seat) -> (String, String) {
    table.company.names.with(|names| {
        let name = names.get(seat.index()).cloned().unwrap_or_default();
        let others = names.iter().enumerate().filter(|(at, _)| *at != seat.index());
        let at = parting(&name, others.map(|(_, other)| other.as_str()));
        let (head, tail) = name.split_at(at);
        (head.to_owned(), tail.to_owned())
    })
}

/// Renders a change of a count, such as "+1" or "−2".
pub fn delta(change: i8) -> impl IntoView {
    let words = match change {
        0 => None,
        1.. => Some(format!("+{change}")),
        _ => Some(format!("−{}", -change)),
    };
    words.map(|words| view! { <span class="delta">{words}</span> })
}

/// Returns a player's points, with the word for them, which is short on a phone.
pub fn points<N: Into<i64>>(points: impl Fn() -> N + Copy + Send + Sync + 'static) -> AnyView {
    let compact = Screen::here().compact;
    let points = move || points().into();
    let word = move || {
        let id = if compact.get() { "points-word.short" } else { "points-word" };
        tr_with(id, &[("points", Value::Number(points()))])
    };
    view! { <span class="points"><b>{points}</b><small>{word}</small></span> }.into_any()
}
