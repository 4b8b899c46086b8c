//! The notices over the table.

use leptos::prelude::*;

/// A notice about an error, and one about an event beside the game.
#[derive(Clone, Copy)]
pub struct Notices {
    /// The error.
    error: RwSignal<Option<String>>,
    /// The event.
    news: RwSignal<Option<String>>,
}

impl Notices {
    /// Creates the state without a notice.
    pub fn new() -> Notices {
        let error = RwSignal::new(None);
        let news = RwSignal::new(None);
        Notices { error, news }
    }

    /// Returns the error.
    pub fn error(self) -> Option<String> {
        self.error.get()
    }

    /// Returns the news.
    pub fn news(self) -> Option<String> {
        self.news.get()
    }

    /// Reports an error.
    pub fn report(self, error: String) {
        self.error.set(Some(error));
    }

    /// Withdraws the error.
    pub fn close_error(self) {
        self.error.set(None);
    }

    /// Tells of an event.
    pub fn tell(self, news: String) {
        self.news.set(Some(news));
    }

    /// Withdraws the news.
    pub fn close_news(self) {
        self.news.set(None);
    }
}
