//! The pointer on the table.

use leptos::prelude::*;

/// The pieces that the pointer marks, and whether a touch was a long press.
#[derive(Clone, Copy)]
pub struct Pointing {
    /// The pieces of the log entry under the pointer.
    marked: RwSignal<Vec<String>>,
    /// Whether the touch that is ending was a long press, which only asks what a piece is.
    long_press: StoredValue<bool>,
}

impl Pointing {
    /// Creates the state without a pointer.
    pub fn new() -> Pointing {
        let marked = RwSignal::new(Vec::new());
        Pointing { marked, long_press: StoredValue::new(false) }
    }

    /// Reads the pieces of the log entry under the pointer.
    pub fn marked<T>(self, read: impl FnOnce(&Vec<String>) -> T) -> T {
        self.marked.with(read)
    }

    /// Marks pieces, and no others.
    pub fn mark(self, pieces: Vec<String>) {
        self.marked.set(pieces);
    }

    /// Notes whether the touch is a long press.
    pub fn note_long_press(self, is_long: bool) {
        self.long_press.set_value(is_long);
    }

    /// Returns whether the touch is a long press.
    pub fn is_long_press(self) -> bool {
        self.long_press.get_value()
    }

    /// Returns whether the touch that ends was a long press, and forgets it.
    pub fn ends_long_press(self) -> bool {
        self.long_press.try_update_value(std::mem::take) == Some(true)
    }
}
