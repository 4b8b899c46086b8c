//! What the server says about itself: its levels of bots, its public address, and the message of its host.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::About;

use crate::shared::{house, message, online};

/// The interval at which a page asks again.
const ASK_EVERY: Duration = Duration::from_secs(30);

/// What the server has said about itself. Before the first answer nothing is known.
#[derive(Clone, Copy)]
pub struct AboutServer {
    last: RwSignal<Option<About>>,
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
        provide_context(AboutServer { last, levels, address });
    }

    /// Returns the state of this page.
    pub fn here() -> AboutServer {
        expect_context()
    }

    /// Asks now, when the device is online again, and every 30 s, as long as the page that calls this is shown. Without
    /// an answer the last one holds.
    pub fn ask(self) {
        let look = move || {
            spawn_local(async move {
                if let Ok(about) = house::get::<About>("/api/about").await {
                    message::set(about.notice.clone());
                    self.last.set(Some(about));
                }
            });
        };
        look();
        online::when_back(look);
        if let Ok(handle) = set_interval_with_handle(look, ASK_EVERY) {
            on_cleanup(move || handle.clear());
        }
    }
}
