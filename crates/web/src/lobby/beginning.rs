//! A table that is being set up: the request, and what went wrong.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Created, NewTable};

use crate::shared::frame::{Route, table_path};
use crate::shared::house;
use crate::shared::refusal::said;

/// The state of the request for a table, one for each place with buttons that set one up.
#[derive(Clone, Copy)]
pub struct Beginning {
    route: Route,
    /// Whether the request is on its way.
    pub busy: RwSignal<bool>,
    failed: RwSignal<Option<String>>,
}

impl Beginning {
    /// Creates the state before a request.
    pub fn new() -> Self {
        Beginning { route: expect_context(), busy: RwSignal::new(false), failed: RwSignal::new(None) }
    }

    /// Sets a table up, and goes to it.
    pub fn begin(self, table: NewTable) {
        self.busy.set(true);
        self.failed.set(None);
        spawn_local(async move {
            match house::post::<Created>("/api/tables", &table).await {
                Ok(created) => self.route.go(&table_path(&created.table)),
                Err(failure) => {
                    self.failed.try_set(Some(said(&failure)));
                }
            }
            self.busy.try_set(false);
        });
    }

    /// Renders the reason why no table was set up, if there is one.
    pub fn failure(self) -> impl IntoView {
        move || self.failed.get().map(|why| view! { <p class="failed" role="alert">{why}</p> })
    }
}
