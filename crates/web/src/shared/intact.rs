//! Keeps the page's texts in place where a translator of the browser replaces them.
//!
//! A translator puts an element with other words in the place of a text. The page, which would change that text later,
//! then changes one that nobody sees. The page says that it is not to be translated, since it has languages of its own,
//! and says so of all but prose that never changes in its place ([`PROSE`]). This module is for tools that translate
//! it all the same: it puts each text back, whatever stands in its place.

use std::cell::Cell;

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, MutationObserver, MutationObserverInit, MutationRecord, Node, Text};

/// The value of the attribute `translate` of an element with prose that may be translated: its texts are never changed,
/// only removed together with it.
pub const PROSE: &str = "yes";

/// The element that translators put in the place of a text. The page has none of its own.
const FOREIGN: &str = "FONT";
/// The number of texts that are put back. A tool that replaces them again and again is left alone then: to go on would
/// take all the time of the processor.
const MOST: u32 = 10_000;

/// Puts texts back from now on.
pub fn keep() {
    let left = Cell::new(MOST);
    let changed = Closure::<dyn Fn(js_sys::Array, MutationObserver)>::new(
        move |records: js_sys::Array, observer: MutationObserver| {
            for record in records.iter() {
                let restored = restore(record.unchecked_ref());
                left.set(left.get().saturating_sub(restored));
            }
            if left.get() == 0 {
                observer.disconnect();
            }
        },
    );
    let (Ok(observer), Some(body)) =
        (MutationObserver::new(changed.into_js_value().unchecked_ref()), document().body())
    else {
        return;
    };
    let what = MutationObserverInit::new();
    what.set_child_list(true);
    what.set_subtree(true);
    // A browser that does not observe lets everything be replaced, as without this module.
    let _ = observer.observe_with_options(&body, &what);
}

/// Undoes the change if texts were replaced by foreign elements, and returns how many.
fn restore(record: &MutationRecord) -> u32 {
    let (added, removed) = (record.added_nodes(), record.removed_nodes());
    // Some tools add their element first and remove the text beside it afterwards.
    let beside = [record.previous_sibling(), record.next_sibling()].into_iter().flatten();
    let mut new = (0..added.length()).filter_map(|at| added.get(at)).chain(beside);
    let foreign = new.find(|node| node.node_name() == FOREIGN).filter(|_| !is_prose(record));
    let Some(foreign) = foreign.and_then(|node| node.dyn_into::<Element>().ok()) else { return 0 };
    let texts = (0..removed.length()).filter_map(|at| removed.get(at)?.dyn_into::<Text>().ok());
    let mut restored = 0;
    for text in texts {
        // The foreign element is gone by now where the page itself has removed what lay around it.
        restored += u32::from(foreign.replace_with_with_node_1(&text).is_ok());
    }
    restored
}

/// Returns whether the change is within prose.
fn is_prose(record: &MutationRecord) -> bool {
    let place = record.target().and_then(|target: Node| target.dyn_into::<Element>().ok());
    let closest = place.and_then(|place| place.closest("[translate]").ok().flatten());
    closest.is_some_and(|element| element.get_attribute("translate").as_deref() == Some(PROSE))
}
