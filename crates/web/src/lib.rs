//! The library of the page: the lobby, the waiting room, the table of any game, the rules and the settings. It exists
//! so that none of this has to be written for each game.
//!
//! It is rendered in the browser only (Leptos), decides what is legal with the same rules code as the server, and knows
//! only the views that the server sends. It names no game: [`start`] is given the list of games, and a game brings its
//! [kit](table::Kit). `app.rs` is the page, `lobby/` the form that sets up a table, `table/` the table; the other
//! modules are shared by these, and public as far as kits need them.

mod announce;
mod app;
mod connection;
pub mod draw;
mod dress;
pub mod games;
pub mod i18n;
mod intact;
mod lobby;
mod message;
mod net;
mod notice;
mod offer;
mod online;
mod own_data;
mod pages;
mod prefs;
mod room;
pub mod rules;
pub mod screen;
mod settings;
mod site;
mod sounds;
pub mod table;
mod talk;
mod upgrade;

use leptos::prelude::view;

use self::app::App;
use self::games::Listed;

/// Mounts the page with these games, of which there is at least one. It is called once, when the module has been
/// loaded.
pub fn start(games: &'static [Listed]) {
    leptos::mount::mount_to_body(move || view! { <App games/> });
}
