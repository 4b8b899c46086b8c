//! The style sheets that are loaded when they are needed: one for the lobby and the other pages without a table, and one
//! for each game and each expansion. The page has a link for each that loads nothing at first. The sheet of a game is
//! applied when a table of it is opened, and the sheet of the previous game is removed; that of the lobby stays.

use futures_util::future::join;
use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

use crate::shared::files;
use crate::shared::house::Failure;

/// The `rel` of a link that is not applied: browsers ignore it.
const LATER: &str = "later";
const WORN: &str = "stylesheet";

/// The name of the sheet of the pages without a table.
const LOBBY: &str = "lobby";

/// Returns the links that name the sheets, each with the sheet's name.
fn links() -> impl Iterator<Item = (String, HtmlLinkElement)> {
    let found = document().query_selector_all("link[data-part]").ok();
    let each = found.into_iter().flat_map(|found| (0..found.length()).filter_map(move |at| found.item(at)));
    each.filter_map(|node| node.dyn_into::<HtmlLinkElement>().ok())
        .filter_map(|link| Some((link.get_attribute("data-part")?, link)))
}

/// Applies the sheet of a game, and that of its expansion if the table has one, and removes those of the others;
/// completes when the sheets have been loaded.
///
/// # Errors
/// If a sheet cannot be loaded.
pub async fn wear(names: [Option<&str>; 2]) -> Result<(), Failure> {
    let mut own = [None, None];
    for (name, link) in links() {
        match names.iter().position(|worn| *worn == Some(&name)) {
            Some(place) => own[place] = Some(link),
            None if name == LOBBY => {}
            None => link.set_rel(LATER),
        }
    }
    let [game, expansion] = own;
    let (game, expansion) = join(apply(game), apply(expansion)).await;
    game.and(expansion)
}

/// Applies the sheet of the lobby; completes when the sheet has been loaded.
///
/// # Errors
/// If the sheet cannot be loaded.
pub async fn wear_lobby() -> Result<(), Failure> {
    apply(links().find(|(name, _)| name == LOBBY).map(|(_, link)| link)).await
}

/// Applies the sheet of a link; completes when the sheet has been loaded.
async fn apply(link: Option<HtmlLinkElement>) -> Result<(), Failure> {
    // A game without sheets of its own.
    let Some(link) = link else { return Ok(()) };
    if link.rel() == WORN && link.sheet().is_some() {
        return Ok(());
    }
    let arrived = Promise::new(&mut |done, failed| {
        link.set_onload(Some(&done));
        link.set_onerror(Some(&failed));
    });
    // A sheet that was being loaded for a page that was left is requested again.
    link.set_rel(LATER);
    link.set_rel(WORN);
    if JsFuture::from(arrived).await.is_err() {
        // A browser may treat a sheet that did not arrive as an empty one.
        link.set_rel(LATER);
        return Err(Failure::Part);
    }
    Ok(())
}

/// Fetches the sheet of a game, so that it is in the cache when it is applied.
///
/// # Errors
/// If the sheet cannot be loaded.
pub async fn fetch(game: &str) -> Result<(), Failure> {
    match links().find(|(name, _)| name == game) {
        Some((_, link)) => files::text_at(&link.href()).await.map(|_| ()),
        None => Ok(()),
    }
}
