//! Handles clicks on pieces: from a click to the prepared turn, and how a piece looks (legal, lit, selected, asked about).
//! Pieces are identified by their names on the page.

use std::fmt::Display;

use leptos::prelude::*;
use tray::AnyTurn;

use super::motion;
use super::send::send;
use super::state::Table;
use super::why_not::{self, About, Asked};

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
    say("asked", table.asked.with(|asked| asked.as_ref().is_some_and(|asked| asked.is_about_piece(piece))));
    table.of_turn(|turn| {
        say("selected", turn.selected(piece) > 0);
        say("legal", turn.is_legal(piece));
        say("lit", turn.is_lit(piece));
    });
    words
}

/// Handles a click on a piece: a possible action is prepared; otherwise the reason is shown.
pub fn press(table: Table, piece: impl Display) {
    press_named(table, &piece.to_string());
}

fn press_named(table: Table, piece: &str) {
    let before = table.asked.get_untracked();
    table.asked.set(None);
    // A player who clicks a piece does not wait for those that fly.
    motion::skip(table);
    if table.past.with_untracked(Option::is_some) || table.sending.get_untracked() {
        return;
    }
    // A second click on the same piece closes the answer.
    let again = before.is_some_and(|asked| asked.is_about_piece(piece));
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
    let actions = |turn: &dyn AnyTurn| turn.confirm().map(|first| [vec![first], turn.then()].concat());
    if let Some(actions) = untrack(|| table.of_turn(actions)).flatten() {
        table.asked.set(None);
        send(table, actions);
    }
}

/// Explains what is missing from the selection; false if nothing was selected.
pub fn explain_incomplete(table: Table) -> bool {
    let missing = untrack(|| table.of_turn(AnyTurn::why_not_confirm)).flatten();
    if let Some(why) = &missing {
        table.asked.set(Some(Asked::of(table, About::Turn, why)));
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

/// Switches between the two uses of a piece; a piece that is selected or was just asked about gets its other use at
/// once.
pub fn other_use(table: Table) {
    if !untrack(|| table.may_act()) {
        return;
    }
    table.asked.set(None);
    match change(table, AnyTurn::other_use).flatten() {
        Some(why) => {
            // Beside the button of the use that cannot be, where there is one.
            let uses = untrack(|| table.of_turn(AnyTurn::uses)).unwrap_or_default();
            let refused = uses.iter().find(|of| !of.chosen && of.why_not.as_ref() == Some(&why));
            let about = refused.map_or(About::Turn, |of| About::Use(of.name));
            table.asked.set(Some(Asked::of(table, about, &why)));
        }
        None if !asks(table) => confirm(table),
        None => {}
    }
}

/// Puts a piece to the last of its uses, if nothing is chosen yet: a click on it would choose the first that is possible.
pub fn use_otherwise(table: Table, piece: &str) {
    let is_free = untrack(|| table.may_act() && table.doing() == "nothing");
    let has_effect = is_free && change(table, |turn| turn.click(piece)) == Some(true);
    let uses = untrack(|| table.of_turn(AnyTurn::uses)).unwrap_or_default();
    if has_effect && uses.last().is_none_or(|last| last.chosen) {
        table.asked.set(None);
        if !asks(table) {
            confirm(table);
        }
        return;
    }
    other_use(table);
}

/// Selects a use of the selected piece: makes the move if the use is prepared already, otherwise prepares it, or shows
/// why it is not possible.
pub fn put_to(table: Table, name: &str) {
    let uses = untrack(|| table.of_turn(AnyTurn::uses)).unwrap_or_default();
    let Some(of) = uses.into_iter().find(|of| of.name == name) else { return };
    let again =
        table.asked.with_untracked(|asked| asked.as_ref().is_some_and(|asked| asked.is_about_use(name)));
    table.asked.set(None);
    match of.why_not {
        _ if of.chosen => confirm(table),
        Some(why) if !again => table.asked.set(Some(Asked::of(table, About::Use(of.name), &why))),
        Some(_) => {}
        None => other_use(table),
    }
}

/// Changes the prepared turn.
fn change<T>(table: Table, by: impl FnOnce(&mut dyn AnyTurn) -> T) -> Option<T> {
    table.turn.try_update(|turn| turn.as_deref_mut().map(by)).flatten()
}

/// Makes the move as soon as it is complete, if the player's settings require no confirmation and nothing is left to
/// choose.
fn send_unasked(table: Table) {
    let uses = untrack(|| table.of_turn(AnyTurn::uses)).unwrap_or_default();
    // Where a piece has several uses, opening it chooses none: one that could be bought might be meant to be kept, and
    // one that cannot be bought might only be looked at.
    let open = uses.len() > 1 && !(uses[0].chosen && uses[1..].iter().all(|of| of.why_not.is_some()));
    if !asks(table) && !open && untrack(|| table.is_ready()) {
        confirm(table);
    }
}

/// Returns whether a move has to be confirmed.
fn asks(table: Table) -> bool {
    table.prefs.0.with_untracked(|settings| settings.confirm)
}
