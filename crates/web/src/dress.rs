//! The style sheets of games. The page names one for each game in links that load nothing at first; the sheet of a game
//! is put on when a table of it is opened, and the one of the game before is taken off.

use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

use crate::net::{self, Failure};

/// The relation of a link that waits: browsers do nothing with it.
const LATER: &str = "later";
const WORN: &str = "stylesheet";

/// The links that name the sheets of games, each with the game's name.
fn links() -> impl Iterator<Item = (String, HtmlLinkElement)> {
    let found = document().query_selector_all("link[data-part]").ok();
    let each = found.into_iter().flat_map(|found| (0..found.length()).filter_map(move |at| found.item(at)));
    each.filter_map(|node| node.dyn_into::<HtmlLinkElement>().ok())
        .filter_map(|link| Some((link.get_attribute("data-part")?, link)))
}

/// Puts on the sheet of a game, and takes off every other game's; done once it is here.
///
/// # Errors
/// When it does not arrive.
pub async fn wear(game: &str) -> Result<(), Failure> {
    let mut own = None;
    for (name, link) in links() {
        if name == game {
            own = Some(link);
        } else {
            link.set_rel(LATER);
        }
    }
    // A game without sheets of its own.
    let Some(link) = own else { return Ok(()) };
    if link.rel() == WORN && link.sheet().is_some() {
        return Ok(());
    }
    let arrived = Promise::new(&mut |done, failed| {
        link.set_onload(Some(&done));
        link.set_onerror(Some(&failed));
    });
    // One that was on its way for a page that was left is asked for anew.
    link.set_rel(LATER);
    link.set_rel(WORN);
    if JsFuture::from(arrived).await.is_err() {
        // What did not arrive may count as an empty sheet.
        link.set_rel(LATER);
        return Err(Failure::Part);
    }
    Ok(())
}

/// Has the sheet of a game fetched, so that it is at hand when it is put on.
///
/// # Errors
/// When it does not arrive.
pub async fn fetch(game: &str) -> Result<(), Failure> {
    match links().find(|(name, _)| name == game) {
        Some((_, link)) => net::get_text(&link.href()).await.map(|_| ()),
        None => Ok(()),
    }
}
