//! Labels beside a player's name and on a count, the same at every table.

use kernel::Seat;
use leptos::prelude::*;
use protocol::SeatInfo;
use text::Value;

use super::state::{Table, level_name};
use crate::i18n::{tr, tr_with};
use crate::screen::Screen;

/// Returns the label below a name: thinking, a bot's level, or when the player is next.
pub fn standing(table: Table, seat: Seat) -> String {
    let info: Option<SeatInfo> = table.seats.with(|seats| seats.get(seat.index()).cloned());
    let level = info.and_then(|info| info.level);
    let acting = table.now.with(|now| now.to_act() == Some(seat));
    match level {
        Some(_) if acting && table.bot_waits.get() => tr("thinking-later"),
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

/// Renders a player's name where it may have to be shortened: in the middle, so that the part that distinguishes it
/// from the other names at the table remains readable.
pub fn called(table: Table, seat: Seat) -> AnyView {
    let parts = move || {
        let (head, tail) = parted(table, seat);
        let tail = (!tail.is_empty()).then(|| view! { <span class="tail">{tail}</span> });
        view! { <span>{head}</span>{tail} }
    };
    view! { <bdi class="called">{parts}</bdi> }.into_any()
}

/// Returns a player's name for a line of text, shortened on a phone as [`called`] shortens it.
pub fn brief(table: Table, seat: Seat) -> String {
    let (head, tail) = parted(table, seat);
    if Screen::here().compact.get() { shortened(head, &tail) } else { head + &tail }
}

/// The characters of a name that a phone has room for in a line of text.
const BRIEF: usize = 16;

/// Joins the parts of a name, without the end of the first part where that is too long.
fn shortened(mut head: String, tail: &str) -> String {
    let room = BRIEF.saturating_sub(tail.chars().count()).max(BRIEF / 2);
    if let Some((at, _)) = head.char_indices().nth(room) {
        head.truncate(at);
        head.push('…');
    }
    head + tail
}

/// Returns the two parts of a player's name, the second of which distinguishes it from the other names at the table.
fn parted(table: Table, seat: Seat) -> (String, String) {
    table.names.with(|names| {
        let name = names.get(seat.index()).cloned().unwrap_or_default();
        let others = names.iter().enumerate().filter(|(at, _)| *at != seat.index());
        let at = parting(&name, others.map(|(_, other)| other.as_str()));
        let (head, tail) = name.split_at(at);
        (head.to_owned(), tail.to_owned())
    })
}

/// The shortest beginning that two names may share before their ends have to be shown.
const ALIKE: usize = 4;

/// Returns the index at which a name is divided, so that its second part distinguishes it from the most similar of the
/// others: at the word with the difference, or a little before it. The first part is the whole name if its beginning
/// distinguishes it already.
fn parting<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> usize {
    let shared =
        |other: &str| name.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    let Some(shared) = others.map(shared).max().filter(|shared| *shared >= ALIKE) else { return name.len() };
    let chars: Vec<(usize, char)> = name.char_indices().take(shared).collect();
    let word = chars.iter().rposition(|(_, c)| *c == ' ').filter(|at| shared - at < 8);
    chars.get(word.unwrap_or(shared - 2)).map_or(name.len(), |(byte, _)| *byte)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_name_tells_it_from_the_others() {
        let parted = |name: &'static str, others: &[&'static str]| {
            name.split_at(parting(name, others.iter().copied()))
        };
        assert_eq!(parted("Anya", &["Kenji", "Lapidary"]), ("Anya", ""));
        let roman = ["Alexandrina Constance I", "Alexandrina Constance II", "Alexandrina Constance IV"];
        assert_eq!(parted(roman[0], &roman[1..]), ("Alexandrina Constance", " I"));
        assert_eq!(parted(roman[1], &[roman[0], roman[2]]), ("Alexandrina Constance", " II"));
        assert_eq!(parted("Annabelle", &["Annabellex"]), ("Annabel", "le"));
        assert_eq!(parted("Annabellex", &["Annabelle"]), ("Annabel", "lex"));
        assert_eq!(parted("Ольга-Мария", &["Ольга-Марина"]), ("Ольга-Ма", "рия"));
        assert_eq!(parted("Computer", &["Computer"]), ("Comput", "er"));
        assert_eq!(parted("", &["", "A"]), ("", ""));
    }

    #[test]
    fn a_name_in_a_line_of_text_keeps_what_tells_it_from_the_others() {
        let brief = |name: &str, other| {
            let (head, tail) = name.split_at(parting(name, [other].into_iter()));
            shortened(head.to_owned(), tail)
        };
        assert_eq!(brief("Anya", "Kenji"), "Anya");
        assert_eq!(brief("Bartholomew the 1st", "Anya"), "Bartholomew the …");
        assert_eq!(brief("Maximiliana Alexandra 01", "Maximiliana Alexandra 02"), "Maximiliana A… 01");
        assert_eq!(brief("Maximilianaalexandra 1", "Maximilianaalexandra 2"), "Maximilianaale… 1");
        assert_eq!(brief("Maximilian the Elder", "Maximilian Alexander"), "Maximili… the Elder");
    }
}
