//! Labels beside a player's name and on a count, the same at every table.

use kernel::Seat;
use leptos::prelude::*;
use protocol::SeatInfo;
use text::Value;

use super::state::{Table, level_name};
use crate::i18n::{tr, tr_with};
use crate::screen::Screen;

/// The label below a name: thinking, a bot's level, or when the player is next.
pub fn standing(table: Table, seat: Seat) -> String {
    let info: Option<SeatInfo> = table.seats.with(|seats| seats.get(seat.index()).cloned());
    let level = info.and_then(|info| info.level);
    let acting = table.now.with(|now| now.to_act() == Some(seat));
    match level {
        Some(_) if acting => tr("thinking"),
        Some(level) => {
            let name = level_name(&level);
            tr_bot(&name)
        }
        None if table.is_away(seat) => tr("away"),
        None if acting => tr("to-act"),
        None if !table.over() && table.others().first() == Some(&seat) => tr("plays-after"),
        None => String::new(),
    }
}

fn tr_bot(level: &str) -> String {
    tr_with("bot-of-level", &[("level", Value::Text(level))])
}

/// A change of a count, such as "+1" or "−2".
pub fn delta(change: i8) -> impl IntoView {
    let words = match change {
        0 => None,
        1.. => Some(format!("+{change}")),
        _ => Some(format!("−{}", -change)),
    };
    words.map(|words| view! { <span class="delta">{words}</span> })
}

/// A player's points, with the word for them, which is short on a phone.
pub fn points(points: impl Fn() -> u8 + Copy + Send + Sync + 'static) -> AnyView {
    let compact = Screen::here().compact;
    let word = move || {
        let id = if compact.get() { "points-word.short" } else { "points-word" };
        tr_with(id, &[("points", Value::Number(points().into()))])
    };
    view! { <span class="points"><b>{points}</b><small>{word}</small></span> }.into_any()
}
