//! The focus of the keyboard: where it is, and where it goes when the element that has it leaves the page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Returns whether the player is typing and must not be interrupted.
pub fn is_writing() -> bool {
    focused().is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA"))
}

/// Keeps the focus on the table when the element that has it leaves the page: then it moves to the tray, where the next
/// thing is asked.
pub fn keep_focus() {
    let before = focused();
    request_animation_frame(move || {
        let is_gone = before.is_some_and(|element| element.closest("body").ok().flatten().is_none());
        if let Some(tray) = document().query_selector(".tray").ok().flatten().filter(|_| is_gone) {
            receive_lost_focus(tray.unchecked_ref());
        }
    });
}

/// Moves the focus to what replaced the focused element. Without a focus the keyboard would have to pass every piece
/// first; a focus elsewhere is left alone.
pub fn receive_lost_focus(element: &HtmlElement) {
    if focused().is_none_or(|focused| focused.tag_name() == "BODY") {
        // An element that cannot have the focus leaves it where it is.
        let _ = element.focus();
    }
}

/// Returns the element with the focus.
pub fn focused() -> Option<Element> {
    document().active_element()
}
