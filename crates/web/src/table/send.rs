//! Sends a move with an idempotency key, and retries until the server has answered.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{MoveRequest, Moved, RefusalKind};
use text::Value;
use wasm_bindgen_futures::JsFuture;

use super::link;
use super::state::Table;
use crate::i18n::{tr, tr_with};
use crate::net::{self, Failure};

/// The delay before a retry, in milliseconds.
const AGAIN: i32 = 1_000;
/// The time after the answer within which the update with the move must arrive.
const SHOWN_WITHIN: Duration = Duration::from_millis(2_500);

/// Makes the move for the person at the screen: one action, or several that belong together, each sent once the one
/// before it was accepted.
pub fn send(table: Table, actions: Vec<String>) {
    let Some(seat) = table.me.get_untracked() else { return };
    let mut version = table.now.with_untracked(|now| now.version);
    table.awaited.set_value(version + actions.len() as u32);
    table.sending.set(true);
    table.notice.set(None);
    // The player who makes a move sits before the screen: pieces that the move draws need no uncovering during the
    // turn.
    table.uncovered.set(Some(seat));
    spawn_local(async move {
        for action in actions {
            let request = MoveRequest { key: net::fresh_key(), seat, version, action };
            match post(table, &request).await {
                Ok(moved) => version = moved.version,
                Err(failure) => {
                    table.sending.set(false);
                    table.notice.set(Some(said(&failure)));
                    // The known state is out of date.
                    return link::resync();
                }
            }
        }
        await_version(table, version);
    });
}

/// Sends one action, again and again until the server has answered.
async fn post(table: Table, request: &MoveRequest) -> Result<Moved, Failure> {
    let path = format!("/api/tables/{}/moves", table.id.get_value());
    loop {
        match net::post::<Moved>(&path, request).await {
            Err(Failure::Offline) => {
                table.link.update(|link| *link = link.lost());
                sleep(AGAIN).await;
            }
            answer => return answer,
        }
    }
}

/// Waits for the update with an accepted move, and fetches the state if that takes too long.
fn await_version(table: Table, version: u32) {
    let look = move || {
        if table.now.try_with_untracked(|now| now.version < version) == Some(true) {
            link::resync();
        }
    };
    set_timeout(look, SHOWN_WITHIN);
}

/// Describes an error in the reader's language.
pub fn said(failure: &Failure) -> String {
    match failure {
        Failure::Offline => tr("net-offline"),
        Failure::Garbled => tr("net-garbled"),
        Failure::Part => tr("net-part"),
        Failure::Refused(refusal) => match refusal.kind {
            RefusalKind::StaleVersion | RefusalKind::NotYourTurn => tr("net-stale"),
            RefusalKind::NotStored => tr("net-not-stored"),
            RefusalKind::TooMany => tr("net-too-many"),
            RefusalKind::NotFound => tr("net-not-found"),
            RefusalKind::TooLarge => tr("net-too-large"),
            RefusalKind::CookieNeeded => tr("net-cookie-needed"),
            RefusalKind::NotYourSeat => tr("net-not-your-seat"),
            RefusalKind::NoSpectators => tr("net-no-spectators"),
            RefusalKind::Muted => tr("net-muted"),
            RefusalKind::Banned => tr("net-banned"),
            RefusalKind::SeatTaken => tr("net-seat-taken"),
            RefusalKind::Started => tr("net-started"),
            RefusalKind::Revealed => tr("net-revealed"),
            RefusalKind::NothingToUndo => tr("net-nothing-to-undo"),
            RefusalKind::UndoneOften => tr("net-undone-often"),
            RefusalKind::UndoRefused => tr("net-undo-refused"),
            RefusalKind::TooLong => tr("net-too-long"),
            RefusalKind::NoWish => tr("net-no-wish"),
            RefusalKind::LobbyShare => tr("net-lobby-share"),
            RefusalKind::NotOwner => tr("net-not-owner"),
            RefusalKind::NoSuchSeat => tr("net-no-such-seat"),
            RefusalKind::NoSuchGame => {
                let game = refusal.game.as_deref().unwrap_or_default();
                tr_with("net-no-such-game", &[("game", Value::Text(game))])
            }
            RefusalKind::NotStarted => tr("net-not-started"),
            RefusalKind::StillRunning => tr("net-still-running"),
            RefusalKind::Over => tr("net-over"),
            RefusalKind::Damaged => tr("net-damaged"),
            RefusalKind::Internal => tr("net-internal"),
            RefusalKind::ForeignOrigin => tr("net-foreign-origin"),
            RefusalKind::KeyReused => tr("net-stale"),
            // An error in a file or a move is described by the server, in the reader's language.
            RefusalKind::Malformed | RefusalKind::NotLegal | RefusalKind::NotAllowed => refusal.why.clone(),
        },
    }
}

/// Waits for this time.
async fn sleep(milliseconds: i32) {
    let timer = js_sys::Promise::new(&mut |done, _| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds);
    });
    let _ = JsFuture::from(timer).await;
}
