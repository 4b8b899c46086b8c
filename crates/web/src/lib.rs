//! The page that games are played on: the lobby, the waiting room, the table whatever lies on it, the rules and the
//! settings. It exists so that none of this is written once a game.
//!
//! It is rendered in the browser only (Leptos), decides what may be done with the same rules code as the server, and
//! knows nothing but the views it is given. It names no game: [`start`] is given the list of them, and a game brings
//! its [kit](table::Kit). `app.rs` is the page, `lobby/` the set-up, `table/` the table; what they share stands beside
//! them, and is open to kits as far as these need it.

mod app;
pub mod draw;
mod dress;
pub mod games;
pub mod i18n;
mod line;
mod lobby;
mod net;
mod notice;
mod offer;
mod prefs;
mod room;
pub mod rules;
pub mod screen;
mod settings;
pub mod table;
mod talk;
mod upgrade;

use leptos::prelude::view;

use self::app::App;
use self::games::Listed;

/// Takes the page over, to play these games on it: at least one. Called once, when the module has been loaded.
pub fn start(games: &'static [Listed]) {
    leptos::mount::mount_to_body(move || view! { <App games/> });
}
