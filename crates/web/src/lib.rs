//! The browser client: shows a table, prepares moves and sends them.
//!
//! It is rendered in the browser only (Leptos), decides what may be done with the same rules code as the server, and
//! knows nothing but the views it is given. `app.rs` is the page, `lobby/` the set-up, `table/` the table
//! whatever is played on it; each game has a folder with what is its own. What they share stands beside them.

mod app;
mod duel;
mod games;
mod gem;
mod i18n;
mod line;
mod lobby;
mod net;
mod notice;
mod prefs;
mod room;
mod rules;
mod screen;
mod settings;
mod splendor;
mod table;
mod talk;

pub use app::App;

/// Takes the page over. Called once, when the module has been loaded.
pub fn start() {
    leptos::mount::mount_to_body(App);
}
