//! From a click to the prepared turn: what a piece looks like (lit, selected, asked about) and what pressing it does.
//! Pieces go by the names that they have in the page.

use std::fmt::Display;

use leptos::prelude::*;
use tray::AnyTurn;

use super::send::send;
use super::state::Table;
use super::why_not::{self, Asked};

/// How a piece is to be drawn, as words for the style sheet.
pub fn state(table: Table, piece: impl Display) -> String {
    look(table, &piece.to_string())
}

fn look(table: Table, piece: &str) -> String {
    let mut words = String::new();
    let mut say = |word: &str, so: bool| {
        if so {
            words.push(' ');
            words.push_str(word);
        }
    };
    say("marked", table.marked.with(|marked| marked.iter().any(|mark| mark == piece)));
    say("asked", table.asked.with(|asked| asked.as_ref().is_some_and(|asked| asked.is_about(piece))));
    table.of_turn(|turn| {
        say("selected", turn.selected(piece) > 0);
        say("lit", turn.shines(piece));
    });
    words
}

/// Presses a piece: what can be done is prepared, anything else is answered with the reason.
pub fn press(table: Table, piece: impl Display) {
    press_named(table, &piece.to_string());
}

fn press_named(table: Table, piece: &str) {
    let before = table.asked.get_untracked();
    table.asked.set(None);
    if table.past.with_untracked(Option::is_some) || table.sending.get_untracked() {
        return;
    }
    // The second press on the same piece closes the answer.
    let again = before.is_some_and(|asked| asked.is_about(piece));
    if !untrack(|| table.may_act()) {
        return table.asked.set((!again).then(|| why_not::not_now(table, piece)));
    }
    if change(table, |turn| turn.click(piece)).unwrap_or_default() {
        send_unasked(table);
    } else if again {
        dismiss(table);
    } else {
        table.asked.set(why_not::ask(table, piece));
    }
}

/// Makes the prepared move.
pub fn confirm(table: Table) {
    let action = untrack(|| table.of_turn(AnyTurn::confirm)).flatten();
    if let Some(action) = action {
        table.asked.set(None);
        send(table, action);
    }
}

/// Says what is missing of what was chosen; false if nothing was.
pub fn explain_incomplete(table: Table) -> bool {
    let missing = untrack(|| table.of_turn(AnyTurn::why_not_confirm)).flatten();
    if let Some(why) = &missing {
        table.asked.set(Some(Asked::of(table, None, why)));
    }
    missing.is_some()
}

/// Puts the answer to what was asked away, and what it was about with it.
pub fn dismiss(table: Table) {
    table.asked.set(None);
    change(table, AnyTurn::dismiss);
}

/// Takes the prepared turn back.
pub fn clear(table: Table) {
    table.asked.set(None);
    change(table, AnyTurn::clear);
}

/// Switches between the two uses of a piece; one that is selected or was just asked about is put to its other use at
/// once.
pub fn other_use(table: Table) {
    if !untrack(|| table.may_act()) {
        return;
    }
    table.asked.set(None);
    match change(table, AnyTurn::other_use).flatten() {
        Some(why) => table.asked.set(Some(Asked::of(table, None, &why))),
        None => send_unasked(table),
    }
}

/// Does what a *why not* offers instead.
pub fn instead(table: Table, action: &str) {
    table.asked.set(None);
    change(table, |turn| turn.prepare(action));
    send_unasked(table);
}

/// Changes the prepared turn.
fn change<T>(table: Table, by: impl FnOnce(&mut dyn AnyTurn) -> T) -> Option<T> {
    table.turn.try_update(|turn| turn.as_deref_mut().map(by)).flatten()
}

/// Whoever does not want to be asked makes a move by choosing it, as long as there is nothing left to choose.
fn send_unasked(table: Table) {
    let asks = table.prefs.0.with_untracked(|settings| settings.confirm);
    if !asks && untrack(|| table.is_ready()) {
        confirm(table);
    }
}
