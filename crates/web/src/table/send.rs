//! Sends a move with an idempotency key, and retries until the server has answered.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{MoveRequest, Moved};
use wasm_bindgen_futures::JsFuture;

use super::link;
use super::state::Table;
use crate::shared::house::{self, Failure};
use crate::shared::refusal::said;

/// The delay before a retry, in milliseconds.
const AGAIN: i32 = 1_000;
/// The time after the answer within which the update with the move must arrive.
const SHOWN_WITHIN: Duration = Duration::from_millis(2_500);

/// Makes the move for the person at the screen: one action, or several that belong together, each sent once the one
/// before it was accepted.
pub fn send(table: Table, actions: Vec<String>) {
    let Some(seat) = table.at_screen.me.get_untracked() else { return };
    let mut version = untrack(|| table.now(|now| now.version));
    table.choosing.send(version + actions.len() as u32);
    table.notices.close_error();
    // The player who makes a move sits before the screen: pieces that the move draws need no uncovering during the
    // turn.
    table.at_screen.uncover();
    spawn_local(async move {
        for action in actions {
            let request = MoveRequest { key: house::fresh_key(), seat, version, action };
            match post(table, &request).await {
                Ok(moved) => version = moved.version,
                Err(failure) => {
                    table.choosing.stop_sending();
                    table.notices.report(said(&failure));
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
    let path = table.path("/moves");
    loop {
        match house::post::<Moved>(&path, request).await {
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
        if untrack(|| table.try_now(|now| now.version < version)) == Some(true) {
            link::resync();
        }
    };
    set_timeout(look, SHOWN_WITHIN);
}

/// Waits for this time.
async fn sleep(milliseconds: i32) {
    let timer = js_sys::Promise::new(&mut |done, _| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds);
    });
    let _ = JsFuture::from(timer).await;
}
