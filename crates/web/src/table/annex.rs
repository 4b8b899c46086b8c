//! The seldom needed parts of a table, from a part of the client that is fetched when it is first needed: the top of
//! the page hands it down.

use kernel::Rule;
use leptos::prelude::*;

use super::kit::Counts;
use crate::shared::games::Listed;
use crate::shared::parts::{self, Fetched};
use crate::shared::supplement::Supplement;

/// The views of that part.
#[derive(Clone, Copy)]
pub struct Annex {
    /// Renders the help of a table: the goal, the chapter with this rule, those that its options add, the keys.
    pub help: fn(&'static Listed, Rule, Supplement) -> AnyView,
    /// Renders the link to the table of this name, whose game has begun.
    pub share: fn(String) -> AnyView,
    /// Renders all counts of a table.
    pub counts: fn(Counts) -> AnyView,
    /// Renders the panel with the result of a table, over the pieces.
    pub end: fn() -> AnyView,
    /// Renders the button that copies a link to the moment that is shown.
    pub moment: fn() -> AnyView,
    /// Renders a summary of the result, in the tray.
    pub closing: fn() -> AnyView,
}

/// Fetches the part, unless it has been loaded.
pub type Fetch = fn() -> Fetched<Annex>;

/// Renders a view of the part within a panel of the table.
pub fn in_panel(content: Box<dyn Fn(Annex) -> AnyView + Send + Sync>) -> AnyView {
    parts::in_panel(expect_context::<Fetch>(), content)
}

/// Renders a view of the part over the table.
pub fn over_table(content: Box<dyn Fn(Annex) -> AnyView + Send + Sync>) -> AnyView {
    parts::over_table(expect_context::<Fetch>(), content)
}
