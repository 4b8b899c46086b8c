//! The lobby: a board for each game, on which a game begins with one click, the guest's tables, and game files.

mod beginning;
mod boards;
mod idle;
mod mine;
mod open_file;
mod open_tables;
mod options;
mod plan;
mod refresh;
mod seats;
mod set_up;
mod tools;

use leptos::prelude::*;
use text::Value;

use self::boards::Boards;
use self::tools::Tools;
use crate::shared::about::AboutServer;
use crate::shared::draw::Sprite;
use crate::shared::frame::Brand;
use crate::shared::games::Games;
use crate::shared::i18n::{self, tr, tr_with};
use crate::shared::offer::Offer;
use crate::shared::online;
use crate::shared::prefs::{load, save};
use crate::shared::refusal::said;

/// The name of the game that was begun or set up last in the browser's storage.
const STORED: &str = "game";

/// The page of the lobby.
#[component]
pub fn Lobby(
    /// Fetches in advance what a table of this game will need.
    ahead: Callback<&'static str>,
) -> impl IntoView {
    document().set_title(&tr("title"));
    let chosen: String = load(STORED).unwrap_or_default();
    let games = Games::here();
    let game = RwSignal::new(games.of(&chosen).unwrap_or(games.all()[0]).outline.name);
    Effect::new(move |_| save(STORED, &game.get()));
    idle::fetch_ahead(game, ahead);
    let server = AboutServer::here();
    server.keep_asking();
    server.show_message();
    games.all().iter().for_each(|game| Sprite::here().bring(game.sheets));
    let offer = Offer::here();
    Effect::new(move |_| {
        online::is();
        offer.ask();
    });
    let boards = move || match offer.get() {
        Some(Err(failure)) => {
            let again = move |_| {
                offer.ask();
                server.ask();
            };
            let why = view! {
                <p role="alert">{said(&failure)}</p>
                <button type="button" class="button" data-act="again" on:click=again>{tr("act-again")}</button>
            };
            unoffered("failed", why.into_any())
        }
        Some(Ok(offered)) if offered.iter().all(|info| games.of(&info.name).is_none()) => {
            unoffered("none", view! { <p role="alert">{tr("lobby-no-games")}</p> }.into_any())
        }
        // Before the answer the boards are there, without plans.
        offered => view! { <Boards offered=offered.and_then(Result::ok) last=game/> }.into_any(),
    };
    view! {
        <div class="lobby" id="lobby">
            <header class="bar">
                <Brand/>
                <Tools/>
            </header>
            <main>
                <h1 class="heard">{tr("title")}</h1>
                {boards}
                <div class="column">
                    <mine::Mine/>
                    <open_tables::OpenTables/>
                    <open_file::OpenFile/>
                </div>
            </main>
            <footer>
                <p>{tr("lobby-honest")}</p>
                {move || not_affiliated(games, offer)}
            </footer>
        </div>
    }
}

/// Returns the note that the program is independent of the games' makers, with the names of the games that the server
/// has.
fn not_affiliated(games: Games, offer: Offer) -> Option<AnyView> {
    let offered = games.all().iter().filter(|game| offer.has(game.outline.name));
    let names: Vec<String> = offered.map(|game| tr(&format!("game-{}", game.outline.name))).collect();
    let said = || tr_with("lobby-not-affiliated", &[("games", Value::Text(&i18n::list(&names)))]);
    (!names.is_empty()).then(|| view! { <p>{said()}</p> }.into_any())
}

/// Renders the panel in place of the boards while there is nothing to play; `how` names the reason for tests.
fn unoffered(how: &'static str, why: AnyView) -> AnyView {
    view! {
        <section class="panel unoffered" data-offer=how aria-labelledby="unoffered">
            <h2 id="unoffered">{tr("brand")}</h2>
            {why}
        </section>
    }
    .into_any()
}
