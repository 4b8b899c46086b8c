//! Another table after this one.

use leptos::task::spawn_local;
use protocol::Created;

use super::state::Table;
use crate::shared::frame::{Route, table_path};
use crate::shared::house;
use crate::shared::refusal::said;

/// Asks for another table by a request to this path, and goes there.
pub fn set_up(table: Table, route: Route, path: String, wish: serde_json::Value) {
    spawn_local(async move {
        match house::post::<Created>(&path, &wish).await {
            Ok(created) => route.go(&table_path(&created.table)),
            Err(failure) => table.notices.report(said(&failure)),
        }
    });
}
