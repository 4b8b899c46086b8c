//! The server's description of itself: its levels of bots, its public address, and the message of its host.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::About;

use crate::shared::{house, message, online};

/// The interval at which a page asks again.
const ASK_EVERY: Duration = Duration::from_secs(30);

/// The server's last description of itself. Before the first answer nothing is known.
#[derive(Clone, Copy)]
pub struct AboutServer {
    last: RwSignal<Option<About>>,
    /// The number of times that the page has asked.
    asked: StoredValue<u32>,
    /// The levels of bots, from the weakest to the strongest; empty until they are known.
    pub levels: Memo<Vec<String>>,
    /// The address under which other people reach the server, if its host has set one.
    pub address: Memo<Option<String>>,
}

impl AboutServer {
    /// Creates the state before the first answer.
    pub fn provide() {
        let last = RwSignal::new(None::<About>);
        let levels = Memo::new(move |_| {
            last.with(|about| about.as_ref().map_or_else(Vec::new, |about| about.bots.clone()))
        });
        let address = Memo::new(move |_| last.with(|about| about.as_ref()?.address.clone()));
        provide_context(AboutServer { last, asked: StoredValue::new(0), levels, address });
    }

    /// Returns the state of this page.
    pub fn here() -> AboutServer {
        expect_context()
    }

    /// Asks once. Without an answer the last one holds; an answer that a later question has overtaken is dropped.
    pub fn ask(self) {
        self.asked.update_value(|asked| *asked += 1);
        let this = self.asked.get_value();
        spawn_local(async move {
            if let Ok(about) = house::get::<About>("/api/about").await
                && self.asked.get_value() == this
            {
                self.last.set(Some(about));
            }
        });
    }

    /// Asks now, when the device is online again, and every 30 s while the page is visible, as long as the page that
    /// calls this is shown.
    pub fn keep_asking(self) {
        self.ask();
        online::when_back(move || self.ask());
        let again = move || {
            if !document().hidden() {
                self.ask();
            }
        };
        if let Ok(clock) = set_interval_with_handle(again, ASK_EVERY) {
            on_cleanup(move || clock.clear());
        }
    }

    /// Shows the message of the host as each answer from now on has it, on a page without a connection that brings it.
    pub fn show_message(self) {
        Effect::new(move |earlier: Option<()>| {
            let message = self.last.with(|about| about.as_ref().and_then(|about| about.notice.clone()));
            if earlier.is_some() {
                message::set(message);
            }
        });
    }
}
