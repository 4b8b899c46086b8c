//! From a click to the prepared turn: what a piece looks like (lit, selected, asked about) and what pressing it does.

use leptos::prelude::*;
use splendor::Action;
use tray::{Mode, Offer, Piece, Tray};

use super::send::send;
use super::state::Table;
use super::why_not::{self, Asked};

/// How a piece is to be drawn, as words for the style sheet.
pub fn state(table: Table, piece: Piece) -> String {
    let mut words = String::new();
    let mut say = |word: &str, so: bool| {
        if so {
            words.push(' ');
            words.push_str(word);
        }
    };
    say("marked", table.marked.with(|marked| marked.iter().any(|mark| *mark == piece.to_string())));
    say("asked", table.asked.with(|asked| asked.as_ref().is_some_and(|asked| asked.piece == Some(piece))));
    table.of_tray(|tray| {
        say("selected", tray.selected(piece) > 0);
        say("lit", tray.light(piece).is_some_and(|lit| is_shown(tray, piece, lit.offer)));
    });
    words
}

/// What shines: everything that goes on with the turn, but not the decks, which nearly always could be reserved
/// from, unless reserving is what the player is about.
fn is_shown(tray: &Tray, piece: Piece, offer: Offer) -> bool {
    !matches!((piece, offer), (Piece::Deck(_), Offer::Reserve)) || tray.mode() == Mode::Reserving
}

/// Whether a turn is being put together from tokens: then the other pieces step back a little.
pub fn is_choosing(table: Table) -> bool {
    table.of_tray(|tray| matches!(tray.mode(), Mode::Taking | Mode::Returning)).unwrap_or_default()
}

/// What a card costs now, if it can be bought: the number of tokens.
pub fn tokens_due(table: Table, piece: Piece) -> Option<u8> {
    match table.of_tray(|tray| tray.light(piece)).flatten()?.offer {
        Offer::Buy { tokens } => Some(tokens),
        _ => None,
    }
}

/// Presses a piece: what can be done is prepared, anything else is answered with the reason.
pub fn press(table: Table, piece: Piece) {
    let before = table.asked.get_untracked();
    table.asked.set(None);
    if table.past.with_untracked(Option::is_some) || table.sending.get_untracked() {
        return;
    }
    // The second press on the same piece closes the answer.
    let again = before.is_some_and(|asked| asked.piece == Some(piece));
    if !untrack(|| table.may_act()) {
        return table.asked.set((!again).then(|| why_not::not_now(table, piece)));
    }
    let done =
        table.tray.try_update(|tray| tray.as_mut().is_some_and(|tray| tray.click(piece))).unwrap_or_default();
    if done {
        send_unasked(table);
    } else if again {
        dismiss(table);
    } else {
        table.asked.set(why_not::ask(table, piece));
    }
}

/// Makes the prepared move.
pub fn confirm(table: Table) {
    let action = untrack(|| table.of_tray(Tray::confirm)).flatten();
    if let Some(action) = action {
        table.asked.set(None);
        send(table, action);
    }
}

/// Says what is missing of what was chosen; false if nothing was.
pub fn explain_incomplete(table: Table) -> bool {
    let missing = untrack(|| table.of_tray(Tray::why_not_confirm)).flatten();
    if let Some(why) = &missing {
        table.asked.set(Some(Asked::of(table, None, why)));
    }
    missing.is_some()
}

/// Puts the answer to what was asked away, and what it was about with it.
pub fn dismiss(table: Table) {
    table.asked.set(None);
    change(table, Tray::dismiss);
}

/// Takes the prepared turn back.
pub fn clear(table: Table) {
    table.asked.set(None);
    change(table, Tray::clear);
}

/// Switches between buying and reserving; a card that is selected or was just asked about is reserved at once.
pub fn reserve(table: Table) {
    if !untrack(|| table.may_act()) {
        return;
    }
    table.asked.set(None);
    let answer = table.tray.try_update(|tray| tray.as_mut().map(Tray::reserve)).flatten();
    match answer {
        Some(Err(why)) => table.asked.set(Some(Asked::of(table, None, &why))),
        _ => send_unasked(table),
    }
}

/// Does what a *why not* offers instead.
pub fn instead(table: Table, action: Action) {
    table.asked.set(None);
    change(table, |tray| {
        tray.prepare(action);
    });
    send_unasked(table);
}

/// Changes the prepared turn.
pub fn change(table: Table, by: impl FnOnce(&mut Tray)) {
    table.tray.update(|tray| {
        if let Some(tray) = tray {
            by(tray);
        }
    });
}

/// Whoever does not want to be asked makes a move by choosing it, as long as there is nothing left to choose.
fn send_unasked(table: Table) {
    let asks = table.prefs.0.with_untracked(|settings| settings.confirm);
    if !asks && untrack(|| table.prepared()).is_some() {
        confirm(table);
    }
}
