//! The pages beside the table, in two parts of the client (ADR 14): the lobby, and the waiting room with the rules. So
//! whoever goes straight to a table fetches neither, and the lobby does not wait for what is shown after it.

use std::pin::Pin;

use futures_util::FutureExt;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use protocol::Snapshot;

use crate::app::{Broken, Loading};
use crate::lobby::Lobby;
use crate::net::Failure;
use crate::room::WaitingRoom;
use crate::rules::RulesPage;
use crate::table::said;
use crate::upgrade;

/// A part of the client on its way.
type Fetched<P> = Pin<Box<dyn Future<Output = Result<P, SplitLoaderError>>>>;

/// The pages of the second part.
#[derive(Clone, Copy)]
pub struct Rooms {
    /// Renders the waiting room of a table; the callback takes over when the game begins.
    pub waiting: fn(Snapshot, Callback<Snapshot>) -> AnyView,
    /// Renders the list of rules of this name.
    pub rules: fn(String) -> AnyView,
}

// What these functions refer to must not be reachable from anywhere else, or it is in the page's own part.

#[wasm_split(lobby, wasm_split_path = ::leptos::wasm_split, fallible)]
fn lobby_part() -> Result<fn() -> AnyView, SplitLoaderError> {
    Ok(|| view! { <Lobby/> }.into_any())
}

#[wasm_split(rooms, wasm_split_path = ::leptos::wasm_split, fallible)]
fn rooms_part() -> Result<Rooms, SplitLoaderError> {
    Ok(Rooms {
        waiting: |snapshot, begun| view! { <WaitingRoom snapshot begun/> }.into_any(),
        rules: |game| view! { <RulesPage game/> }.into_any(),
    })
}

/// Fetches the part with the lobby, unless it has arrived.
pub fn lobby() -> Fetched<fn() -> AnyView> {
    Box::pin(lobby_part())
}

/// Fetches the part with the waiting room and the rules, unless it has arrived.
pub fn rooms() -> Fetched<Rooms> {
    Box::pin(rooms_part())
}

/// A page of a part, with what is shown until the part has arrived, or instead of it.
#[component]
pub fn Beside<P: Copy + Send + Sync + 'static>(
    /// Fetches the part.
    part: fn() -> Fetched<P>,
    /// Renders the page.
    page: impl Fn(P) -> AnyView + Send + 'static,
) -> impl IntoView {
    // A part that has arrived before is shown at once.
    let arrived = RwSignal::new(part().now_or_never().and_then(Result::ok).map(Ok));
    let load = Callback::new(move |()| {
        arrived.set(None);
        spawn_local(async move {
            let fetched = part().await.map_err(|_| Failure::Part);
            if fetched.is_err() {
                upgrade::look();
            }
            arrived.try_set(Some(fetched));
        });
    });
    if arrived.with_untracked(Option::is_none) {
        load.run(());
    }
    move || match arrived.get() {
        None => view! { <Loading/> }.into_any(),
        Some(Ok(part)) => page(part),
        Some(Err(failure)) => view! { <Broken why=said(&failure) again=load/> }.into_any(),
    }
}
