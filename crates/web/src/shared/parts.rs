//! Parts of the client that are fetched when they are needed (ADR 14), and what is shown until they have arrived.

use std::pin::Pin;
use std::sync::Arc;

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

/// A function that renders the content of a place.
type Content = Arc<dyn Fn() -> AnyView + Send + Sync>;

/// Fetches a part for one place.
type Fetch = Box<dyn Fn() -> Fetched<Content> + Send + Sync>;

/// Puts the content of a part together, so that all that follows is compiled once for all parts.
fn fetch<P: Copy + Send + Sync + 'static>(
    part: impl Fn() -> Fetched<P> + Send + Sync + 'static,
    content: impl Fn(P) -> AnyView + Send + Sync + 'static,
) -> Fetch {
    let content = Arc::new(content);
    Box::new(move || {
        let content = content.clone();
        let rendered = move |part| Arc::new(move || content(part)) as Content;
        Box::pin(part().map(|part| part.map(rendered)))
    })
}

/// Renders a page of a part, with what is shown while the part is loading, or if it cannot be loaded.
pub fn page<P: Copy + Send + Sync + 'static>(
    part: fn() -> Fetched<P>,
    content: impl Fn(P) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let broken = |why, again| view! { <Broken why again/> }.into_any();
    arriving(fetch(part, content), || view! { <Loading/> }.into_any(), broken)
}

/// Renders content of a part within a panel.
pub fn in_panel<P: Copy + Send + Sync + 'static>(
    part: impl Fn() -> Fetched<P> + Send + Sync + 'static,
    content: impl Fn(P) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    arriving(fetch(part, content), waiting_in_panel, broken_in_panel)
}

/// Renders content of a part over the table; nothing until the part has been loaded.
pub fn over_table<P: Copy + Send + Sync + 'static>(
    part: impl Fn() -> Fetched<P> + Send + Sync + 'static,
    content: impl Fn(P) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let broken =
        |why, again| view! { <section class="end">{broken_in_panel(why, again)}</section> }.into_any();
    arriving(fetch(part, content), || ().into_any(), broken)
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
fn arriving(fetch: Fetch, waiting: fn() -> AnyView, broken: fn(String, Callback<()>) -> AnyView) -> AnyView {
    let arrived = RwSignal::new(None::<Result<Content, Failure>>);
    let load = Callback::new(move |()| {
        let mut fetching = fetch();
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
    let shown = move || match arrived.get() {
        None => waiting(),
        Some(Ok(content)) => content(),
        Some(Err(failure)) => broken(said(&failure), load),
    };
    shown.into_any()
}
