//! Handles clicks on pieces: from a click to the prepared turn, and how a piece looks (lit, selected, asked about).
//! Pieces are identified by their names on the page.

use std::fmt::Display;

use leptos::prelude::*;
use tray::AnyTurn;

use super::send::send;
use super::state::Table;
use super::why_not::{self, Asked};

/// Returns the classes of a piece for the style sheet.
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

/// Clicks a piece: a possible action is prepared, anything else is answered with the reason.
pub fn press(table: Table, piece: impl Display) {
    press_named(table, &piece.to_string());
}

fn press_named(table: Table, piece: &str) {
    let before = table.asked.get_untracked();
    table.asked.set(None);
    if table.past.with_untracked(Option::is_some) || table.sending.get_untracked() {
        return;
    }
    // A second click on the same piece closes the answer.
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

/// Explains what is missing from the selection; false if nothing was selected.
pub fn explain_incomplete(table: Table) -> bool {
    let missing = untrack(|| table.of_turn(AnyTurn::why_not_confirm)).flatten();
    if let Some(why) = &missing {
        table.asked.set(Some(Asked::of(table, None, why)));
    }
    missing.is_some()
}

/// Dismisses the answer to the last question, and the piece that it was about.
pub fn dismiss(table: Table) {
    table.asked.set(None);
    change(table, AnyTurn::dismiss);
}

/// Clears the prepared turn.
pub fn clear(table: Table) {
    table.asked.set(None);
    change(table, AnyTurn::clear);
}

/// Switches between the two uses of a piece; a piece that is selected or was just asked about is put to its other use
/// at once.
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

/// Carries out the alternative that the reason for a refusal offers.
pub fn instead(table: Table, action: &str) {
    table.asked.set(None);
    change(table, |turn| turn.prepare(action));
    send_unasked(table);
}

/// Changes the prepared turn.
fn change<T>(table: Table, by: impl FnOnce(&mut dyn AnyTurn) -> T) -> Option<T> {
    table.turn.try_update(|turn| turn.as_deref_mut().map(by)).flatten()
}

/// Makes the move as soon as it is complete, if the player does not want to confirm and nothing is left to choose.
fn send_unasked(table: Table) {
    let asks = table.prefs.0.with_untracked(|settings| settings.confirm);
    if !asks && untrack(|| table.is_ready()) {
        confirm(table);
    }
}
