//! The notices over the table.

use leptos::prelude::*;

/// A notice about an error, and one about an event beside the game.
#[derive(Clone, Copy)]
pub struct Notices {
    /// The error.
    pub error: ReadSignal<Option<String>>,
    set_error: WriteSignal<Option<String>>,
    /// The event.
    pub news: ReadSignal<Option<String>>,
    set_news: WriteSignal<Option<String>>,
}

impl Notices {
    /// Creates the state without a notice.
    pub fn new() -> Notices {
        let (error, set_error) = signal(None);
        let (news, set_news) = signal(None);
        Notices { error, set_error, news, set_news }
    }

    /// Reports an error.
    pub fn report(self, error: String) {
        self.set_error.set(Some(error));
    }

    /// Withdraws the error.
    pub fn close_error(self) {
        self.set_error.set(None);
    }

    /// Tells of an event.
    pub fn tell(self, news: String) {
        self.set_news.set(Some(news));
    }

    /// Withdraws the news.
    pub fn close_news(self) {
        self.set_news.set(None);
    }
}
