//! Handles clicks on pieces: from a click to the prepared turn, and how a piece looks (legal, lit, selected, asked about).
//! Pieces are identified by their names on the page.

use std::fmt::Display;

use kernel::Seat;
use leptos::prelude::*;
use text::Value;
use tray::{AnyTurn, Missing};

use super::asked::{About, Asked};
use super::send::send;
use super::state::Table;
use crate::shared::i18n;

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
    say("marked", table.pointing.marked(|marked| marked.iter().any(|mark| mark == piece)));
    say(
        "asked",
        table.choosing.asked(|asked| asked.as_ref().is_some_and(|asked| asked.is_about_piece(piece))),
    );
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
    let before = untrack(|| table.choosing.asked(Clone::clone));
    table.choosing.forget();
    // A player who clicks a piece does not wait for those that fly.
    table.moving.land();
    if untrack(|| table.looks_back() || table.choosing.is_sending()) {
        return;
    }
    // A second click on the same piece closes the answer.
    let again = before.is_some_and(|asked| asked.is_about_piece(piece));
    if !untrack(|| table.may_act()) {
        return table.choosing.answer((!again).then(|| not_now(table, piece)));
    }
    if table.choosing.change(|turn| turn.click(piece)).unwrap_or_default() {
        send_unasked(table);
    } else if again {
        dismiss(table);
    } else {
        table.choosing.answer(ask(table, piece));
    }
}

/// Makes the prepared move.
pub(crate) fn confirm(table: Table) {
    let actions = |turn: &dyn AnyTurn| turn.confirm().map(|first| [vec![first], turn.then()].concat());
    if let Some(actions) = untrack(|| table.of_turn(actions)).flatten() {
        table.choosing.forget();
        send(table, actions);
    }
}

/// Explains what is missing from the selection; false if nothing was selected.
pub(crate) fn explain_incomplete(table: Table) -> bool {
    let missing = untrack(|| table.of_turn(AnyTurn::why_not_confirm)).flatten();
    if let Some(why) = &missing {
        table.choosing.answer(Some(answer_to(table, About::Turn, why)));
    }
    missing.is_some()
}

/// Dismisses the answer to the last question, and the piece that it was about.
pub(crate) fn dismiss(table: Table) {
    table.choosing.forget();
    table.choosing.change(AnyTurn::dismiss);
}

/// Clears the prepared turn.
pub(crate) fn clear(table: Table) {
    table.choosing.forget();
    table.choosing.change(AnyTurn::clear);
}

/// Switches between the two uses of a piece; a piece that is selected or was just asked about gets its other use at
/// once.
pub(crate) fn other_use(table: Table) {
    if !untrack(|| table.may_act()) {
        return;
    }
    table.choosing.forget();
    match table.choosing.change(AnyTurn::other_use).flatten() {
        Some(why) => {
            // Beside the button of the use that cannot be, where there is one.
            let uses = untrack(|| table.of_turn(AnyTurn::uses)).unwrap_or_default();
            let refused = uses.iter().find(|of| !of.chosen && of.why_not.as_ref() == Some(&why));
            let about = refused.map_or(About::Turn, |of| About::Use(of.name));
            table.choosing.answer(Some(answer_to(table, about, &why)));
        }
        None if !asks(table) => confirm(table),
        None => {}
    }
}

/// Puts a piece to the last of its uses, if nothing is chosen yet: a click on it would choose the first that is possible.
pub(crate) fn use_otherwise(table: Table, piece: &str) {
    let is_free = untrack(|| table.may_act() && table.doing() == "nothing");
    let has_effect = is_free && table.choosing.change(|turn| turn.click(piece)) == Some(true);
    let uses = untrack(|| table.of_turn(AnyTurn::uses)).unwrap_or_default();
    if has_effect && uses.last().is_none_or(|last| last.chosen) {
        table.choosing.forget();
        if !asks(table) {
            confirm(table);
        }
        return;
    }
    other_use(table);
}

/// Selects a use of the selected piece: makes the move if the use is prepared already, otherwise prepares it, or shows
/// why it is not possible.
pub(crate) fn put_to(table: Table, name: &str) {
    let uses = untrack(|| table.of_turn(AnyTurn::uses)).unwrap_or_default();
    let Some(of) = uses.into_iter().find(|of| of.name == name) else { return };
    let again = untrack(|| {
        table.choosing.asked(|asked| asked.as_ref().is_some_and(|asked| asked.is_about_use(name)))
    });
    table.choosing.forget();
    match of.why_not {
        _ if of.chosen => confirm(table),
        Some(why) if !again => table.choosing.answer(Some(answer_to(table, About::Use(of.name), &why))),
        Some(_) => {}
        None => other_use(table),
    }
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

/// Formats the answer of the prepared turn to a question.
fn answer_to(table: Table, about: About, answer: &Missing) -> Asked {
    Asked::of(about, answer, &i18n::by_name(table.company.names.get_untracked()))
}

/// Explains why a piece cannot be chosen in the player's own turn.
fn ask(table: Table, piece: &str) -> Option<Asked> {
    let answer = untrack(|| table.choosing.turn(|turn| turn.why_not(piece))).flatten()?;
    Some(answer_to(table, About::Piece(piece.to_owned()), &answer))
}

/// Explains that it is somebody else's turn, or that the game is over.
fn not_now(table: Table, piece: &str) -> Asked {
    let names = i18n::by_name(table.company.names.get_untracked());
    let (id, seat) = match untrack(|| table.now(|now| now.to_act())) {
        None => ("why-over", Seat(0)),
        Some(seat) if untrack(|| table.my_turn()) => ("why-covered", seat),
        Some(seat) => ("why-not-your-turn", seat),
    };
    let args = [("player", Value::Seat(seat))];
    let rule = match id {
        "why-over" => Some(table.game.end_rule()),
        "why-not-your-turn" => Some(table.game.turn_rule()),
        // This follows from the shared screen, not from a rule.
        _ => None,
    };
    Asked {
        about: About::Piece(piece.to_owned()),
        title: i18n::parts(&format!("{id}.title"), &args, &names),
        why: vec![i18n::parts(id, &args, &names)],
        rules: rule.into_iter().collect(),
    }
}
