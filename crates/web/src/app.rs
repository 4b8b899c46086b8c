//! The page: its routes, and the state that they share (settings, screen, the sprite of the pieces).

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::connection::Unlinked;
use crate::draw::Sprite;
use crate::games::{Games, Listed};
use crate::i18n::Spoken;
use crate::message::Message;
use crate::offer::Offer;
use crate::pages::{Beside, lobby, rooms};
use crate::prefs::Prefs;
use crate::screen::Screen;
use crate::table::{Kept, TablePage};
use crate::{i18n, intact, online, settings, site, sounds, upgrade};

/// The current path within the site as a signal, and navigation to another one.
#[derive(Clone, Copy)]
pub struct Route(RwSignal<String>);

impl Route {
    fn provide() -> Route {
        let route = Route(RwSignal::new(site::here()));
        window_event_listener(leptos::ev::popstate, move |_| route.0.set(site::here()));
        provide_context(route);
        route
    }

    /// Navigates to another path without loading the page again.
    pub fn go(self, path: &str) {
        if let Ok(history) = window().history() {
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&site::address(path)));
        }
        self.0.set(path.to_owned());
    }
}

/// Returns the path of a table's page.
pub fn table_path(id: &str) -> String {
    format!("/t/{id}")
}

/// The path of the list of all rules.
pub const RULES: &str = "/rules";

/// Returns the path of a list of rules.
pub fn rules_path(list: &str) -> String {
    format!("{RULES}/{list}")
}

/// Returns the address of a rule.
pub fn rule_address(rule: kernel::Rule) -> String {
    site::address(&format!("{}#{}", rules_path(rule.list), rule.item))
}

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
    games: &'static [Listed],
) -> impl IntoView {
    let games = Games(games);
    provide_context(games);
    Route::provide();
    Spoken::provide(Prefs::provide(), games);
    Screen::provide();
    Offer::provide();
    settings::Open::provide();
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
    view! {
        <div class="sprite" aria-hidden="true" inner_html=move || sprite.drawn()></div>
        {move || match room.get() {
            Room::Lobby => view! { <Beside part=lobby page=|lobby| lobby()/> }.into_any(),
            Room::Table(id) => view! { <TablePage id/> }.into_any(),
            Room::Rules(list) => view! { <Beside part=rooms page=move |rooms| (rooms.rules)(list.clone())/> }.into_any(),
            Room::Nowhere => view! { <NothingHere heading="nothing-here" why=i18n::tr("nowhere")/> }.into_any(),
        }}
        <settings::Panel/>
        <Message/>
    }
}

/// A page with the reason why there is nothing else to show, and a link to the lobby.
#[component]
pub fn NothingHere(
    /// The message that says in few words what is the matter.
    heading: &'static str,
    /// The reason.
    why: String,
    /// The button that retries, if a retry makes sense.
    #[prop(optional)]
    again: Option<AnyView>,
) -> impl IntoView {
    view! {
        <main class="lone" id="nothing-here">
            <Brand/>
            <h1>{i18n::tr(heading)}</h1>
            <p role="alert">{why}</p>
            {again}
            <Inside path="/".to_owned() class="button">{i18n::tr("to-lobby")}</Inside>
        </main>
    }
}

/// A page that is shown while a part of the client or a table is loading, with a link to the lobby.
#[component]
pub fn Loading() -> impl IntoView {
    view! {
        <main class="lone" id="loading" aria-busy="true">
            <h1 class="hint"><span role="status">{i18n::tr("table-loading")}</span></h1>
            <Unlinked/>
            <Inside path="/".to_owned() class="button">{i18n::tr("to-lobby")}</Inside>
        </main>
    }
}

/// A page that says what could not be loaded, and offers to retry.
#[component]
pub fn Broken(
    /// The reason.
    why: String,
    /// The callback of the button that retries.
    again: Callback<()>,
) -> impl IntoView {
    online::when_back(move || again.run(()));
    let again = view! {
        <button type="button" class="button" data-act="again" on:click=move |_| again.run(())>{i18n::tr("act-again")}</button>
    };
    view! { <NothingHere heading="not-loaded" why again=again.into_any()/> }
}

/// A link within the site.
#[component]
pub fn Inside(
    /// The path of the target.
    path: String,
    /// The class of the link.
    class: &'static str,
    /// The name of the link in tests.
    #[prop(optional)]
    act: Option<&'static str>,
    /// The content of the link.
    children: Children,
) -> impl IntoView {
    let route = expect_context::<Route>();
    let target = path.clone();
    let follow = move |event: leptos::ev::MouseEvent| {
        // A click that opens a new tab or window is left to the browser.
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            route.go(&target);
        }
    };
    view! { <a class=class href=site::address(&path) data-act=act on:click=follow>{children()}</a> }
}

/// The logo, which links to the lobby.
#[component]
pub fn Brand() -> impl IntoView {
    view! {
        <Inside path="/".to_owned() class="brand">
            <svg class="logo" viewBox="0 0 100 100" aria-hidden="true"><use href="#logo"></use></svg>
            <span class="brand-name">{i18n::tr("brand")}</span>
            <span class="heard">{i18n::tr("to-lobby")}</span>
        </Inside>
    }
}
