//! Parts of the client that are fetched when they are needed (ADR 14), and what is shown until they have arrived.

use std::pin::Pin;

use futures_util::FutureExt;
use futures_util::future::join;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::SplitLoaderError;

use crate::shared::dress;
use crate::shared::frame::{Broken, Loading};
use crate::shared::house::Failure;
use crate::shared::i18n::tr;
use crate::shared::refusal::said;
use crate::shared::upgrade;

/// A part of the client that is being fetched.
pub type Fetched<P> = Pin<Box<dyn Future<Output = Result<P, Failure>>>>;

/// Returns a part whose style sheet is applied already.
pub fn plain<P: 'static>(part: impl Future<Output = Result<P, SplitLoaderError>> + 'static) -> Fetched<P> {
    Box::pin(part.map(|part| part.map_err(|_| Failure::Part)))
}

/// Returns a part with the style sheet of the pages without a table, fetched at the same time.
pub fn styled<P: 'static>(part: impl Future<Output = Result<P, SplitLoaderError>> + 'static) -> Fetched<P> {
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

/// Renders content of a part within a panel.
pub fn in_panel<P: Copy + Send + Sync + 'static>(
    part: impl Fn() -> Fetched<P> + Send + Sync + 'static,
    content: impl Fn(P) -> AnyView + Send + 'static,
) -> AnyView {
    arriving(part, content, waiting_in_panel, broken_in_panel).into_any()
}

/// Renders content of a part over the table; nothing until the part has been loaded.
pub fn over_table<P: Copy + Send + Sync + 'static>(
    part: impl Fn() -> Fetched<P> + Send + Sync + 'static,
    content: impl Fn(P) -> AnyView + Send + 'static,
) -> AnyView {
    let broken =
        |why, again| view! { <section class="end">{broken_in_panel(why, again)}</section> }.into_any();
    arriving(part, content, || ().into_any(), broken).into_any()
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
    part: impl Fn() -> Fetched<P> + Send + Sync + 'static,
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
