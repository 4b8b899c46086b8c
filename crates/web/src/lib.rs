//! The browser client: shows a table, prepares moves and sends them.
//!
//! It is rendered in the browser only (Leptos), decides what may be done with the same rules code as the server, and
//! knows nothing but the views it is given. `app.rs` is the page, `lobby/` the set-up, `table/` the table
//! whatever is played on it; each game has a folder with what is its own. What they share stands beside them.

mod app;
mod draw;
mod duel;
mod games;
mod i18n;
mod jewels;
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
pub use games::Listed;

/// The games of this page, in the order in which the lobby offers them.
pub static GAMES: [Listed; 2] = [
    splendor::listed(|| &table::Erased::<splendor::Splendor>::NEW),
    duel::listed(|| &table::Erased::<duel::Duel>::NEW),
];

/// Takes the page over, to play these games on it. Called once, when the module has been loaded.
pub fn start(games: &'static [Listed]) {
    leptos::mount::mount_to_body(move || leptos::view! { <App games/> });
}
