//! Which panels of the table are open.

use leptos::prelude::*;

/// The panels that have no place of their own in every window.
#[derive(Clone, Copy)]
pub struct Panels {
    /// Whether the log is open, where it has no place of its own.
    pub log: ReadSignal<bool>,
    set_log: WriteSignal<bool>,
    /// Whether the counts are open, in the place of the log.
    pub counts: ReadSignal<bool>,
    set_counts: WriteSignal<bool>,
    /// Whether the result was closed to look at the table.
    pub result_closed: ReadSignal<bool>,
    set_result_closed: WriteSignal<bool>,
}

impl Panels {
    /// Creates the state in which only the result would be shown.
    pub fn new() -> Panels {
        let (log, set_log) = signal(false);
        let (counts, set_counts) = signal(false);
        let (result_closed, set_result_closed) = signal(false);
        Panels { log, set_log, counts, set_counts, result_closed, set_result_closed }
    }

    /// Opens or closes the log, which takes the place of the counts.
    pub fn toggle_log(self) {
        self.set_counts.set(false);
        self.set_log.update(|open| *open = !*open);
    }

    /// Closes the log.
    pub fn close_log(self) {
        self.set_log.set(false);
    }

    /// Opens or closes the counts, which take the place of the log.
    pub fn toggle_counts(self) {
        self.set_counts.update(|open| *open = !*open);
        self.set_log.set(false);
    }

    /// Closes the counts.
    pub fn close_counts(self) {
        self.set_counts.set(false);
    }

    /// Shows the result again.
    pub fn show_result(self) {
        self.set_result_closed.set(false);
    }

    /// Closes the result.
    pub fn close_result(self) {
        self.set_result_closed.set(true);
    }
}
