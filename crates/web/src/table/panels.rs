//! The open panels of the table.

use leptos::prelude::*;

/// The panels that have no place of their own in every window.
#[derive(Clone, Copy)]
pub struct Panels {
    /// Whether the log is open, where it has no place of its own.
    log: RwSignal<bool>,
    /// Whether the counts are open, in the place of the log.
    counts: RwSignal<bool>,
    /// Whether the result was closed to look at the table.
    result_closed: RwSignal<bool>,
    /// Whether the game ended while the table was on the page, and its points are still to be counted.
    uncounted: RwSignal<bool>,
}

impl Panels {
    /// Creates the state in which only the result would be shown.
    pub fn new() -> Panels {
        let log = RwSignal::new(false);
        let counts = RwSignal::new(false);
        let result_closed = RwSignal::new(false);
        let uncounted = RwSignal::new(false);
        Panels { log, counts, result_closed, uncounted }
    }

    /// Returns whether the log is open, where it has no place of its own.
    pub fn shows_log(self) -> bool {
        self.log.get()
    }

    /// Returns whether the counts are open.
    pub fn shows_counts(self) -> bool {
        self.counts.get()
    }

    /// Returns whether the result was closed.
    pub fn has_closed_result(self) -> bool {
        self.result_closed.get()
    }

    /// Opens or closes the log, which takes the place of the counts.
    pub fn toggle_log(self) {
        self.counts.set(false);
        self.log.update(|open| *open = !*open);
    }

    /// Closes the log.
    pub fn close_log(self) {
        self.log.set(false);
    }

    /// Opens or closes the counts, which take the place of the log.
    pub fn toggle_counts(self) {
        self.counts.update(|open| *open = !*open);
        self.log.set(false);
    }

    /// Closes the counts.
    pub fn close_counts(self) {
        self.counts.set(false);
    }

    /// Returns whether the points of the game are still to be counted.
    pub fn is_uncounted(self) -> bool {
        self.uncounted.get()
    }

    /// Notes whether the points of the game are still to be counted.
    pub fn count(self, still: bool) {
        self.uncounted.set(still);
    }

    /// Shows the result again.
    pub fn show_result(self) {
        self.result_closed.set(false);
    }

    /// Closes the result.
    pub fn close_result(self) {
        self.result_closed.set(true);
    }
}
