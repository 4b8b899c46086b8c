//! The pages that are parts of the client of their own (ADR 14): the lobby, the table, the waiting room with the rules,
//! and the content of the settings panel. A visitor who opens a table directly does not fetch the lobby, and the lobby
//! does not wait for what is shown after it.

use futures_util::FutureExt;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use protocol::Snapshot;

use crate::lobby::Lobby;
use crate::room::{Share, WaitingRoom};
use crate::rules::{Help, RulesPage};
use crate::settings::Content;
use crate::shared::about::AboutServer;
use crate::shared::parts::{Fetched, in_panel, plain, styled};
use crate::table::{Annex, AnyKit, Bench, Closing, End, Moment, counts_panel};

/// The pages of the second part.
#[derive(Clone, Copy)]
pub struct Rooms {
    /// Renders the waiting room of a table; the callback takes over when the game begins.
    pub waiting: fn(Snapshot, Callback<Snapshot>) -> AnyView,
    /// Renders the list of rules of this name, or the list of all rules.
    pub rules: fn(Option<String>) -> AnyView,
    /// The parts of a table that are seldom needed.
    annex: Annex,
}

/// Renders the lobby; the callback fetches in advance what a game of this name will need.
pub type LobbyView = fn(Callback<&'static str>) -> AnyView;

/// Renders a table with the kit of its game; the snapshot is the first that the page received.
pub type Lay = fn(&'static dyn AnyKit, Snapshot) -> AnyView;

// The code that these functions refer to must not be reachable from anywhere else, or it is in the page's own part.

#[wasm_split(lobby, wasm_split_path = ::leptos::wasm_split, fallible)]
fn lobby_part() -> Result<LobbyView, SplitLoaderError> {
    Ok(|ahead| view! { <Lobby ahead/> }.into_any())
}

#[wasm_split(table, wasm_split_path = ::leptos::wasm_split, fallible)]
fn table_part() -> Result<Lay, SplitLoaderError> {
    Ok(|kit, snapshot| view! { <Bench kit snapshot annex/> }.into_any())
}

#[wasm_split(rooms, wasm_split_path = ::leptos::wasm_split, fallible)]
fn rooms_part() -> Result<Rooms, SplitLoaderError> {
    Ok(Rooms {
        waiting: |snapshot, begun| view! { <WaitingRoom snapshot begun/> }.into_any(),
        rules: |list| view! { <RulesPage list/> }.into_any(),
        annex: Annex {
            help: |game, rule, supplement| view! { <Help game rule supplement/> }.into_any(),
            share: |id| {
                AboutServer::here().keep_asking();
                view! { <Share id/> }.into_any()
            },
            counts: counts_panel,
            end: || view! { <End/> }.into_any(),
            moment: || view! { <Moment/> }.into_any(),
            closing: || view! { <Closing/> }.into_any(),
        },
    })
}

#[wasm_split(settings, wasm_split_path = ::leptos::wasm_split, fallible)]
fn settings_part() -> Result<fn() -> AnyView, SplitLoaderError> {
    Ok(|| view! { <Content/> }.into_any())
}

/// Fetches the part with the lobby and the style sheet, unless they have been loaded.
pub fn lobby() -> Fetched<LobbyView> {
    styled(lobby_part())
}

/// Fetches the part with the table, unless it has been loaded.
pub fn table() -> Fetched<Lay> {
    plain(table_part())
}

/// Fetches the part with the waiting room and the rules and the style sheet, unless they have been loaded.
pub fn rooms() -> Fetched<Rooms> {
    styled(rooms_part())
}

/// Fetches the part with what a table needs besides, unless it has been loaded.
fn annex() -> Fetched<Annex> {
    Box::pin(plain(rooms_part()).map(|rooms| rooms.map(|rooms| rooms.annex)))
}

/// Renders the content of the settings panel, with what is shown while its part is loading, or if it cannot be loaded.
pub fn settings_content() -> AnyView {
    in_panel(|| plain(settings_part()), |content: fn() -> AnyView| content())
}
