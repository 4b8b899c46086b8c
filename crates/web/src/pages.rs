//! The pages that are parts of the client of their own (ADR 14): the lobby, the table, the waiting room with the rules,
//! and the content of the settings panel. A visitor who opens a table directly does not fetch the lobby, and the lobby
//! does not wait for what is shown after it.

use std::pin::Pin;

use futures_util::FutureExt;
use futures_util::future::join;
use kernel::Rule;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use protocol::Snapshot;

use crate::app::{Broken, Loading};
use crate::dress;
use crate::games::Listed;
use crate::i18n::tr;
use crate::lobby::Lobby;
use crate::net::Failure;
use crate::room::{Share, WaitingRoom};
use crate::rules::{Help, RulesPage};
use crate::settings::Content;
use crate::table::{Bench, Closing, Counts, End, Played, Supplement, counts_panel, said};
use crate::upgrade;

/// A part of the client that is being fetched.
type Fetched<P> = Pin<Box<dyn Future<Output = Result<P, Failure>>>>;

/// The pages of the second part.
#[derive(Clone, Copy)]
pub struct Rooms {
    /// Renders the waiting room of a table; the callback takes over when the game begins.
    pub waiting: fn(Snapshot, Callback<Snapshot>) -> AnyView,
    /// Renders the list of rules of this name, or the list of all rules.
    pub rules: fn(Option<String>) -> AnyView,
    /// Renders the help of a table: the goal, the chapter with this rule, those that its options add, the keys.
    pub help: fn(&'static Listed, Rule, Supplement) -> AnyView,
    /// Renders the link to the table of this name, whose game has begun.
    pub share: fn(String) -> AnyView,
    /// Renders all counts of a table.
    pub counts: fn(Counts) -> AnyView,
    /// Renders the panel with the result of a table, over the pieces.
    pub end: fn() -> AnyView,
    /// Renders a summary of the result, in the tray.
    pub closing: fn() -> AnyView,
}

/// Renders a table with the kit of its game; the snapshot is the first that the page received.
pub type Lay = fn(&'static dyn Played, Snapshot) -> AnyView;

// The code that these functions refer to must not be reachable from anywhere else, or it is in the page's own part.

#[wasm_split(lobby, wasm_split_path = ::leptos::wasm_split, fallible)]
fn lobby_part() -> Result<fn() -> AnyView, SplitLoaderError> {
    Ok(|| view! { <Lobby/> }.into_any())
}

#[wasm_split(table, wasm_split_path = ::leptos::wasm_split, fallible)]
fn table_part() -> Result<Lay, SplitLoaderError> {
    Ok(|kit, snapshot| view! { <Bench kit snapshot/> }.into_any())
}

#[wasm_split(rooms, wasm_split_path = ::leptos::wasm_split, fallible)]
fn rooms_part() -> Result<Rooms, SplitLoaderError> {
    Ok(Rooms {
        waiting: |snapshot, begun| view! { <WaitingRoom snapshot begun/> }.into_any(),
        rules: |list| view! { <RulesPage list/> }.into_any(),
        help: |game, rule, supplement| view! { <Help game rule supplement/> }.into_any(),
        share: |id| view! { <Share id/> }.into_any(),
        counts: counts_panel,
        end: || view! { <End/> }.into_any(),
        closing: || view! { <Closing/> }.into_any(),
    })
}

#[wasm_split(settings, wasm_split_path = ::leptos::wasm_split, fallible)]
fn settings_part() -> Result<fn() -> AnyView, SplitLoaderError> {
    Ok(|| view! { <Content/> }.into_any())
}

/// Fetches the part with the lobby and the style sheet, unless they have been loaded.
pub fn lobby() -> Fetched<fn() -> AnyView> {
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

/// Returns a part whose style sheet is applied already.
fn plain<P: 'static>(part: impl Future<Output = Result<P, SplitLoaderError>> + 'static) -> Fetched<P> {
    Box::pin(part.map(|part| part.map_err(|_| Failure::Part)))
}

/// Returns a part with the style sheet of the pages without a table, fetched at the same time.
fn styled<P: 'static>(part: impl Future<Output = Result<P, SplitLoaderError>> + 'static) -> Fetched<P> {
    Box::pin(join(plain(part), dress::wear_lobby()).map(|(part, style)| style.and(part)))
}

/// A page of a part, with what is shown while the part is loading, or if it cannot be loaded.
#[component]
pub fn Beside<P: Copy + Send + Sync + 'static>(
    /// Fetches the part.
    part: fn() -> Fetched<P>,
    /// Renders the page.
    page: impl Fn(P) -> AnyView + Send + 'static,
) -> impl IntoView {
    let broken = |why, again| view! { <Broken why again/> }.into_any();
    arriving(part, page, || view! { <Loading/> }.into_any(), broken)
}

/// The content of the settings panel, with what is shown while its part is loading, or if it cannot be loaded.
#[component]
pub fn SettingsContent() -> impl IntoView {
    arriving(
        || plain(settings_part()),
        |content: fn() -> AnyView| content(),
        waiting_in_panel,
        broken_in_panel,
    )
}

/// Renders content of the part with the waiting room and the rules, within a panel.
pub fn rooms_in_panel(content: Box<dyn Fn(Rooms) -> AnyView + Send>) -> AnyView {
    arriving(|| plain(rooms_part()), content, waiting_in_panel, broken_in_panel).into_any()
}

/// Renders content of the part with the waiting room and the rules, over the table; nothing until the part has been
/// loaded.
pub fn rooms_over_table(content: Box<dyn Fn(Rooms) -> AnyView + Send>) -> AnyView {
    let broken =
        |why, again| view! { <section class="end">{broken_in_panel(why, again)}</section> }.into_any();
    arriving(|| plain(rooms_part()), content, || ().into_any(), broken).into_any()
}

fn waiting_in_panel() -> AnyView {
    view! { <p class="hint" role="status">{tr("table-loading")}</p> }.into_any()
}

fn broken_in_panel(why: String, again: Callback<()>) -> AnyView {
    view! {
        <p role="alert">{why}</p>
        <button type="button" class="button" data-act="again" on:click=move |_| again.run(())>{tr("act-again")}</button>
    }
    .into_any()
}

/// Renders content of a part; `waiting` while the part is loading, and `broken` if it cannot be loaded.
fn arriving<P: Copy + Send + Sync + 'static>(
    part: fn() -> Fetched<P>,
    page: impl Fn(P) -> AnyView + Send + 'static,
    waiting: fn() -> AnyView,
    broken: fn(String, Callback<()>) -> AnyView,
) -> impl IntoView {
    let arrived = RwSignal::new(None);
    let load = Callback::new(move |()| {
        let mut fetching = part();
        // A part that has arrived before is shown at once.
        arrived.set((&mut fetching).now_or_never());
        if arrived.with_untracked(Option::is_some) {
            return;
        }
        spawn_local(async move {
            let fetched = fetching.await;
            if fetched.is_err() {
                upgrade::look();
            }
            arrived.try_set(Some(fetched));
        });
    });
    load.run(());
    move || match arrived.get() {
        None => waiting(),
        Some(Ok(part)) => page(part),
        Some(Err(failure)) => broken(said(&failure), load),
    }
}
