//! The keyboard: every turn can be made with it, and no key acts unnoticed.

use leptos::prelude::*;
use tray::AnyTurn;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement, KeyboardEvent, MouseEvent};

use super::focus::{focused, keep_focus};
use super::state::Table;
use super::{choice, past};
use crate::shared::panel::{Open, Shown};

/// The state that the keys work with.
#[derive(Clone, Copy)]
struct Keys {
    table: Table,
    panel: Open,
    /// Whether something was clicked or chosen by a key of its own since the focus was moved by Tab or an arrow key:
    /// then Enter is not meant for the element with the focus.
    elsewhere: StoredValue<bool>,
    /// The moment at which the hand of the next player was covered, in milliseconds of the page's time.
    covered: StoredValue<f64>,
}

/// The time after a turn for which the next hand stays covered whatever is pressed, in milliseconds: a second press of
/// the key that ended the turn is not meant to uncover it.
const COVER: f64 = 600.0;

/// The characters besides letters and digits that mean something at a table.
const SIGNS: &str = "[]?+-−= ";

/// Handles keys as long as the table is on the page.
pub fn listen(table: Table) {
    let panel = Open::here();
    let keys = Keys { table, panel, elsewhere: StoredValue::new(false), covered: StoredValue::new(0.0) };
    Effect::new(move |_| {
        if table.at_screen.covered.get() && table.my_turn() {
            keys.covered.set_value(js_sys::Date::now());
        }
    });
    let pressed = window_event_listener(leptos::ev::keydown, move |event| {
        table.moving.land();
        keep_focus();
        // This also holds where the key would press a button: a key that is held down counts once.
        if !is_taken(&event) && (is_held(&event) || keys.pressed(&event)) {
            event.prevent_default();
        }
    });
    let clicked = window_event_listener(leptos::ev::pointerdown, move |_| {
        table.moving.land();
        keys.elsewhere.set_value(true);
    });
    on_cleanup(move || {
        pressed.remove();
        clicked.remove();
    });
}

/// Ignores the second click of a double click: it would deselect what the first one selected, or press what replaced
/// the button. Every click counts only on a piece of which more can be selected, on controls that step through the log, and
/// within `data-repeats`, as on the buttons that enlarge a map. Within `data-round`, where each click shows the next of
/// several ways, only the second click is ignored. The click that ends a long press is ignored too.
pub fn act_once(table: Table, event: &MouseEvent) {
    keep_focus();
    if table.pointing.ends_long_press() {
        event.stop_propagation();
        return event.prevent_default();
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let within = |selector: &str| target.as_ref().and_then(|target| target.closest(selector).ok().flatten());
    let goes_on = match event.detail() {
        ..2 => true,
        2 => within(".side, .banner, [data-repeats]").is_some(),
        _ => within(".side, .banner, [data-repeats], [data-round]").is_some(),
    };
    if goes_on {
        return;
    }
    let piece = within("[data-piece]").and_then(|piece| piece.get_attribute("data-piece"));
    let counts = |piece: String| {
        let counts = |turn: &dyn AnyTurn| turn.takes_more(&piece) || turn.selected(&piece) > 1;
        untrack(|| table.of_turn(counts)).unwrap_or_default()
    };
    if !piece.is_some_and(counts) {
        event.stop_propagation();
        event.prevent_default();
    }
}

/// Returns whether the key belongs to the browser or to a text field.
fn is_taken(event: &KeyboardEvent) -> bool {
    let field =
        focused().filter(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
    let theirs = field.is_some_and(|field| match field.get_attribute("type").as_deref() {
        // A closed list does not use the key.
        _ if field.tag_name() == "SELECT" && event.key() == "Escape" => false,
        // These fields take no text, but have keys of their own.
        Some("checkbox") => event.key() == " ",
        Some("range") => event.key().starts_with("Arrow") || matches!(event.key().as_str(), "Home" | "End"),
        _ => true,
    });
    theirs || event.ctrl_key() || event.meta_key() || event.alt_key() || event.default_prevented()
}

/// Returns the key as the table names its keys. A character of another script, or one that only some layouts have,
/// means nothing here: then the place of the key counts, as on a keyboard with Latin letters.
pub fn key_of(event: &KeyboardEvent) -> String {
    let key = event.key();
    let mut letters = key.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return key };
    if event.shift_key() || letter.is_ascii_alphanumeric() || SIGNS.contains(letter) {
        return key;
    }
    let code = event.code();
    match code.strip_prefix("Key").or_else(|| code.strip_prefix("Digit")) {
        Some(place) => place.to_ascii_lowercase(),
        None if code == "BracketLeft" => "[".to_owned(),
        None if code == "BracketRight" => "]".to_owned(),
        None => key,
    }
}

/// Returns whether the event is a repeat of a key that is held down and triggers an action. Keys that move step by step
/// may repeat.
fn is_held(event: &KeyboardEvent) -> bool {
    let key = key_of(event);
    event.repeat()
        && (key == "Enter" || key == " " || (key.chars().count() == 1 && !matches!(key.as_str(), "[" | "]")))
}

/// Returns whether a control has the focus, which may have a meaning for the space bar.
fn has_control() -> bool {
    focused().is_some_and(|element| !matches!(element.tag_name().as_str(), "BODY" | "SECTION"))
}

impl Keys {
    /// Handles a key, and returns whether it has a meaning.
    fn pressed(self, event: &KeyboardEvent) -> bool {
        let table = self.table;
        let key = key_of(event);
        if let Some(entry) = focused().and_then(|element| element.closest(".log li").ok().flatten())
            && matches!(key.as_str(), "ArrowUp" | "ArrowDown" | "Home" | "End")
        {
            self.elsewhere.set_value(false);
            return beside(&entry, &key).is_some_and(|next| next.focus().is_ok());
        }
        match key.as_str() {
            "Escape" => escape(table),
            "Enter" => return self.enter(),
            "r" | "R" => {
                match self.piece_with_focus() {
                    Some(piece) => choice::use_otherwise(table, &piece),
                    None => choice::other_use(table),
                }
                self.elsewhere.set_value(true);
            }
            "c" | "C" => table.panels.toggle_counts(),
            " " if !has_control() && untrack(|| table.others_move()) => table.moving.skip(true),
            "?" => self.panel.toggle(Shown::Help),
            "[" => past::step(table, false),
            "]" => past::step(table, true),
            "p" | "P" if looks_back(table) => past::play_or_pause(table),
            "Home" if looks_back(table) => past::go_to(table, 0),
            "End" if untrack(|| table.looks_back()) => past::back_to_now(table),
            // With Shift they are for the game.
            "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" if !event.shift_key() => {
                self.elsewhere.set_value(false);
                return arrow(table, &key);
            }
            _ => {
                if key == "Tab" {
                    self.elsewhere.set_value(false);
                }
                return self.piece(&key);
            }
        }
        true
    }

    /// Clicks the piece that the key stands for in this game, if there is one.
    fn piece(self, key: &str) -> bool {
        let table = self.table;
        let piece = |turn: &dyn AnyTurn| table.game.piece_of_key(turn, key);
        let Some(piece) = untrack(|| table.choosing.turn(piece)).flatten() else {
            return false;
        };
        self.elsewhere.set_value(true);
        choice::press(table, piece);
        true
    }

    /// Returns the name of the piece that the keyboard was moved to.
    fn piece_with_focus(self) -> Option<String> {
        let piece = focused()?.get_attribute("data-piece")?;
        (!self.elsewhere.get_value()).then_some(piece)
    }

    /// Makes the prepared move, or explains what is missing from it. A button that the keyboard was moved to is pressed
    /// instead, unless it is the selected piece or the chosen way itself.
    fn enter(self) -> bool {
        let table = self.table;
        let stays = untrack(|| table.at_screen.stays());
        let uncovers = table.at_screen.covered.get_untracked() && untrack(|| table.my_turn());
        let on_button = focused().filter(|element| matches!(element.tag_name().as_str(), "BUTTON" | "A"));
        let is_selected = |element: &Element| {
            ["selected", "chosen"].iter().any(|class| element.class_list().contains(class))
        };
        let meant = on_button.is_none_or(|element| self.elsewhere.get_value() || is_selected(&element));
        if meant && stays {
            table.at_screen.pass_on();
        } else if meant && uncovers {
            if js_sys::Date::now() - self.covered.get_value() > COVER {
                table.at_screen.uncover();
            }
        } else if meant && untrack(|| table.is_ready()) {
            choice::confirm(table);
        } else if meant {
            return choice::explain_incomplete(table);
        }
        meant
    }
}

/// Closes the topmost of what can be closed below the panel: the answer, the earlier position, the result, or the
/// prepared turn.
fn escape(table: Table) {
    if untrack(|| table.choosing.asked(Option::is_some)) {
        choice::dismiss(table);
    } else if untrack(|| table.panels.shows_counts() && table.doing() == "nothing") {
        // A turn that is prepared is cleared first: on a desktop the counts lie beside it.
        table.panels.close_counts();
    } else if untrack(|| table.panels.shows_log()) {
        table.panels.close_log();
    } else if untrack(|| table.looks_back()) {
        past::back_to_now(table);
    } else if untrack(|| table.over()) {
        table.panels.close_result();
    } else {
        choice::clear(table);
    }
}

/// Returns whether the game is being replayed, or nothing else can be done with it, so that a stray key does not take a
/// player out of their turn.
fn looks_back(table: Table) -> bool {
    untrack(|| table.looks_back() || table.over())
}

/// Returns the button of the log entry that a key leads to from this one.
fn beside(entry: &Element, key: &str) -> Option<HtmlElement> {
    let list = entry.parent_element()?;
    let next = match key {
        "ArrowUp" => entry.previous_element_sibling(),
        "ArrowDown" => entry.next_element_sibling(),
        "Home" => list.first_element_child(),
        "End" => list.last_element_child(),
        _ => None,
    };
    next?.first_element_child()?.dyn_into().ok()
}

/// Handles the arrow keys: from piece to piece, and through the log while an earlier moment is shown.
fn arrow(table: Table, key: &str) -> bool {
    let on_piece = focused().filter(|element| element.has_attribute("data-piece"));
    match on_piece {
        Some(piece) => neighbour(&piece, key).is_some_and(|next| next.focus().is_ok()),
        None if untrack(|| table.looks_back()) => {
            past::step(table, matches!(key, "ArrowRight" | "ArrowDown"));
            true
        }
        None => false,
    }
}

/// Finds the next piece in a direction: the nearest one, where the distance to the side counts double.
fn neighbour(from: &Element, key: &str) -> Option<HtmlElement> {
    let here = middle(&from.get_bounding_client_rect());
    // The cells of a grid lead to each other only.
    let pieces = from.closest("[role=grid], #table").ok()??.query_selector_all("button[data-piece]").ok()?;
    let mut best: Option<(f64, HtmlElement)> = None;
    for at in 0..pieces.length() {
        let Some(piece) = pieces.get(at).and_then(|node| node.dyn_into::<HtmlElement>().ok()) else {
            continue;
        };
        let there = middle(&piece.get_bounding_client_rect());
        let (x, y) = (there.0 - here.0, there.1 - here.1);
        let (along, aside) = match key {
            "ArrowLeft" => (-x, y),
            "ArrowRight" => (x, y),
            "ArrowUp" => (-y, x),
            _ => (y, x),
        };
        let distance = along + 2.0 * aside.abs();
        if along > 4.0 && best.as_ref().is_none_or(|(least, _)| distance < *least) {
            best = Some((distance, piece));
        }
    }
    best.map(|(_, piece)| piece)
}

fn middle(rect: &DomRect) -> (f64, f64) {
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}
