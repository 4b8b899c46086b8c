//! The top of the page: its routes, the state that all pages share, and the pages put together.

mod kits;
mod pages;
mod table;

use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use self::kits::Kits;
pub use self::kits::{ExpansionLoader, GameCode, Loader, Opened};
use self::pages::{lobby, rooms, settings_content};
use self::table::TablePage;
use crate::settings;
use crate::shared::about::AboutServer;
use crate::shared::draw::Sprite;
use crate::shared::frame::{NothingHere, RULES, Route, rules_path, table_path};
use crate::shared::games::Games;
use crate::shared::i18n::Spoken;
use crate::shared::message::Message;
use crate::shared::offer::Offer;
use crate::shared::panel;
use crate::shared::prefs::Prefs;
use crate::shared::screen::Screen;
use crate::shared::server::Server;
use crate::shared::{house, i18n, intact, online, parts, sounds, upgrade};
use crate::table::Kept;

/// The routes of the page.
#[derive(Clone, PartialEq)]
enum Room {
    Lobby,
    Table(String),
    /// A list of rules by its name; none for the list of all of them.
    Rules(Option<String>),
    Nowhere,
}

impl Room {
    fn at(path: &str) -> Room {
        let below = |folder: &str| path.strip_prefix(folder).map(str::to_owned);
        let rules = || below(&rules_path("")).map(|list| Room::Rules(Some(list)));
        match path {
            "/" => Room::Lobby,
            RULES => Room::Rules(None),
            _ => below(&table_path("")).map(Room::Table).or_else(rules).unwrap_or(Room::Nowhere),
        }
    }
}

/// The whole page: everything below `<body>`.
#[component]
pub fn App(
    /// The games that the page offers: at least one.
    games: &'static [GameCode],
) -> impl IntoView {
    house::enter(Rc::new(Server));
    provide_context(Kits(games));
    let games = Games::provide(games.iter().map(|game| game.listed));
    Route::provide();
    Spoken::provide(Prefs::provide(), games.words());
    Screen::provide();
    Offer::provide();
    AboutServer::provide();
    panel::Open::provide();
    Kept::provide();
    sounds::wait_for_touch();
    upgrade::watch();
    online::watch();
    intact::keep();
    let spoken = Spoken::here().language;
    // A change of the language renders everything again.
    move || {
        spoken.get().map(|_| {
            take_over();
            view! { <Rooms/> }
        })
    }
}

/// Removes what the page shows before the client has something to show.
fn take_over() {
    if let Some(start) = document().get_element_by_id("start") {
        start.remove();
    }
}

#[component]
fn Rooms() -> impl IntoView {
    let route = expect_context::<Route>();
    let room = Memo::new(move |_| route.0.with(|path| Room::at(path)));
    let sprite = Sprite::provide();
    let (kits, spoken) = (Kits::here(), Spoken::here());
    let ahead = Callback::new(move |game: &'static str| {
        if let Some(game) = kits.of(game) {
            spawn_local(game.fetch(spoken));
        }
    });
    view! {
        <div class="sprite" aria-hidden="true" inner_html=move || sprite.drawn()></div>
        {move || match room.get() {
            Room::Lobby => parts::page(lobby, move |lobby| lobby(ahead)),
            Room::Table(id) => view! { <TablePage id/> }.into_any(),
            Room::Rules(list) => parts::page(rooms, move |rooms| (rooms.rules)(list.clone())),
            Room::Nowhere => view! { <NothingHere heading="nothing-here" why=i18n::tr("nowhere")/> }.into_any(),
        }}
        <settings::Panel content=settings_content/>
        <Message/>
    }
}
