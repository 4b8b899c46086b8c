//! The library of the page: the lobby, the waiting room, the table of any game, the rules and the settings. It exists
//! so that none of this has to be written for each game.
//!
//! It is rendered in the browser only (Leptos), decides what is legal with the same rules code as the server, and knows
//! only the views that the server sends. It names no game: [`start`] is given the list of games, and a game brings its
//! [kit](table::Kit).
//!
//! The files lie on three floors, and each uses only those below it: `shared/` is what all pages need; `lobby/`, `room/`,
//! `table/`, `rules.rs` and `settings/` are the pages, none of which knows another; `app/` puts them together.

mod app;
mod lobby;
mod room;
mod rules;
mod settings;
mod shared;
pub mod table;

use leptos::prelude::view;

use self::app::App;
pub use self::app::{ExpansionLoader, GameCode, Loader, Opened};
pub use self::shared::{draw, games, i18n, quote, screen};

/// Mounts the page with these games, of which there is at least one. It is called once, when the module has been
/// loaded.
pub fn start(games: &'static [GameCode]) {
    leptos::mount::mount_to_body(move || view! { <App games/> });
}
