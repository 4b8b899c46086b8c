//! The lobby: starting a game with one click, the guest's running tables, and game files.

mod idle;
mod mine;
mod open_file;
mod open_tables;
mod options;
mod plan;
mod refresh;
mod seats;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Created, GameInfo, NewTable};
use text::Value;

use self::plan::SeatPlan;
use self::seats::SeatsForm;
use crate::shared::about::AboutServer;
use crate::shared::connection::Unlinked;
use crate::shared::draw::{Sprite, icon};
use crate::shared::frame::{Brand, Inside, Route, rules_path, table_path};
use crate::shared::games::{Games, Listed};
use crate::shared::i18n::{self, tr, tr_with};
use crate::shared::offer::Offer;
use crate::shared::panel::Gear;
use crate::shared::prefs::{load, save};
use crate::shared::refusal::said;
use crate::shared::{house, online};

/// The name of the game that was chosen last in the browser's storage.
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
    let set_up = move || match offer.get() {
        None => unoffered(
            "asking",
            view! { <p class="hint" aria-busy="true">{tr("lobby-asking")}</p> }.into_any(),
        ),
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
        Some(Ok(offered)) => match offered_here(games, offered) {
            offered if offered.is_empty() => {
                unoffered("none", view! { <p role="alert">{tr("lobby-no-games")}</p> }.into_any())
            }
            offered => view! { <Offered offered game/> }.into_any(),
        },
    };
    view! {
        <div class="lobby" id="lobby">
            <header class="bar">
                <Brand/>
                <div class="tools">
                    <Unlinked/>
                    {move || view! { <Inside path=rules_path(game.get()) class="quiet" act="rules">{tr("rules")}</Inside> }}
                    <Gear/>
                </div>
            </header>
            <main>
                {set_up}
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

/// A game that can be set up: the server offers it, and the page knows it.
type Offering = (&'static Listed, GameInfo);

/// Returns the games that the server offers and the page knows.
fn offered_here(games: Games, offered: Vec<GameInfo>) -> Vec<Offering> {
    offered.into_iter().filter_map(|info| Some((games.of(&info.name)?, info))).collect()
}

/// The form for the chosen game.
#[component]
fn Offered(
    /// The games that can be chosen: at least one.
    offered: Vec<Offering>,
    /// The chosen game.
    game: RwSignal<&'static str>,
) -> impl IntoView {
    let names: Vec<&'static str> = offered.iter().map(|(listed, _)| listed.outline.name).collect();
    if !names.contains(&game.get_untracked()) {
        game.set(names[0]);
    }
    let names = StoredValue::new(names);
    let chosen = move || offered.iter().find(|(listed, _)| listed.outline.name == game.get()).cloned();
    move || chosen().map(|(listed, info)| view! { <SetUp listed info names game/> })
}

/// Returns the note that the program is independent of the games' makers, with the names of the games that the server
/// has.
fn not_affiliated(games: Games, offer: Offer) -> Option<AnyView> {
    let offered = games.all().iter().filter(|game| offer.has(game.outline.name));
    let names: Vec<String> = offered.map(|game| tr(&format!("game-{}", game.outline.name))).collect();
    let said = || tr_with("lobby-not-affiliated", &[("games", Value::Text(&i18n::list(&names)))]);
    (!names.is_empty()).then(|| view! { <p>{said()}</p> }.into_any())
}

/// The choice of a game.
#[component]
fn GameChoice(names: StoredValue<Vec<&'static str>>, game: RwSignal<&'static str>) -> impl IntoView {
    let choice = |name: &'static str| {
        view! {
            <button type="button" data-choose=name aria-pressed=move || (game.get() == name).to_string() on:click=move |_| game.set(name)>
                {tr(&format!("game-{name}"))}
            </button>
        }
    };
    view! {
        <div class="segments games" role="group" aria-label=tr("setup-game")>
            {names.get_value().into_iter().map(choice).collect_view()}
        </div>
    }
}

/// The form that sets up a table.
#[component]
fn SetUp(
    /// The chosen game.
    listed: &'static Listed,
    /// The server's description of the game.
    info: GameInfo,
    /// The games that can be chosen.
    names: StoredValue<Vec<&'static str>>,
    /// Chooses another game.
    game: RwSignal<&'static str>,
) -> impl IntoView {
    let route = expect_context::<Route>();
    let plan = SeatPlan::provide(info);
    let name = listed.outline.name;
    let busy = RwSignal::new(false);
    let failed = RwSignal::new(None::<String>);
    let play = move |_| {
        busy.set(true);
        failed.set(None);
        let table = plan.to_table();
        spawn_local(async move {
            match create(&table).await {
                Ok(created) => route.go(&table_path(&created.table)),
                Err(failure) => failed.set(Some(said(&failure))),
            }
            busy.set(false);
        });
    };
    view! {
        <section class="panel game" aria-labelledby="game-name">
            <div class="vignette" aria-hidden="true" inner_html=(listed.vignette)()></div>
            <div class="about">
                <GameChoice names game/>
                <h1 id="game-name">{tr(&format!("game-{name}"))}</h1>
                <p class="goal">{tr(&format!("game-{name}-goal"))}</p>
                <p>{tr(&format!("game-{name}-about"))}</p>
            </div>
            <SeatsForm/>
            // The button keeps to the lower edge of a small window, and so does the reason why it did not work.
            <div class="go">
                <Show when=move || failed.with(Option::is_some)><p class="failed" role="alert">{move || failed.get()}</p></Show>
                <button type="button" class="main" data-act="play" disabled=move || busy.get() on:click=play>
                    {icon("play")}<span>{move || tr(if plan.has_open() { "act-open-table" } else { "act-play" })}</span>
                </button>
            </div>
        </section>
    }
}

async fn create(table: &NewTable) -> Result<Created, house::Failure> {
    house::post("/api/tables", table).await
}

/// Renders the panel in place of the form while there is nothing to choose from; `how` names the reason for tests.
fn unoffered(how: &'static str, why: AnyView) -> AnyView {
    view! {
        <section class="panel unoffered" data-offer=how aria-labelledby="unoffered">
            <h1 id="unoffered">{tr("brand")}</h1>
            {why}
        </section>
    }
    .into_any()
}
