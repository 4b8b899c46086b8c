//! The waiting room of a table whose game has not begun: its seats, the link to invite others, and the chat.

mod gathering;
mod places;
mod share;

use leptos::prelude::*;
use protocol::{Order, Snapshot, TableOptions};
use text::Value;

use self::gathering::Gathering;
use self::places::Places;
pub use self::share::Share;
use crate::shared::about::AboutServer;
use crate::shared::connection::{self, Unlinked};
use crate::shared::frame::{Brand, Inside, rules_path};
use crate::shared::games::Games;
use crate::shared::i18n::{tr, tr_with};
use crate::shared::offer::{Chosen, game_title};
use crate::shared::panel::Gear;
use crate::shared::site;
use crate::shared::talk::TalkPanel;

/// The page of the waiting room.
#[component]
pub fn WaitingRoom(
    /// The first state of the table.
    snapshot: Snapshot,
    /// Called when the game begins.
    begun: Callback<Snapshot>,
) -> impl IntoView {
    let room = Gathering::new(snapshot, begun);
    provide_context(room);
    room.follow();
    AboutServer::here().keep_asking();
    on_cleanup(connection::close);
    room.talk.show(true);
    let setup = room.setup.get_value();
    let game = game_title(&setup);
    let players = room.seats.with_untracked(Vec::len) as i64;
    let heading =
        tr_with("lobby-table", &[("game", Value::Text(&game)), ("players", Value::Number(players))]);
    document().set_title(&format!("{heading} – {}", tr("brand")));
    let line = |(name, about)| view! { <p class="hint" data-options=""><b>{name}</b>" – "{about}</p> };
    let option = |chosen: &Chosen| {
        let whole = std::iter::once((chosen.name(), chosen.about()));
        whole.chain(chosen.explained()).map(line).collect_view()
    };
    let options =
        room.options.with_value(|options| Chosen::of(&setup, options).iter().map(option).collect_view());
    let listed = Games::here().of(&setup);
    let dealt = listed.is_some_and(|game| game.outline.dealt);
    let held = room.options.with_value(|options| tr(held_words(options)));
    // One text takes less of the page than two.
    let held = if dealt { format!("{held} {}", tr("gather-dealt")) } else { held };
    let open = move || tr_with("gather-open", &[("seats", Value::Number(room.open() as i64))]);
    let looking = move || {
        let many = room.present.with(|present| present.spectators);
        (many > 0).then(|| tr_with("spectators-count", &[("spectators", Value::Number(many.into()))]))
    };
    view! {
        <div class="lobby gather" id="gather" data-open=move || room.open()>
            <header class="bar">
                <Brand/>
                <div class="tools">
                    <Unlinked link=room.link/>
                    <Inside path="/".to_owned() class="quiet">{tr("to-lobby")}</Inside>
                    <Gear/>
                </div>
            </header>
            <main>
                <section class="panel seats-panel" aria-labelledby="gather-name">
                    <h1 id="gather-name">{heading}</h1>
                    {listed.map(|game| introduction(game.outline.name))}
                    <p role="status">{open}" "<small>{looking}</small></p>
                    <Places/>
                    <Show when=move || room.failed.with(Option::is_some)><p class="failed" role="alert">{move || room.failed.get()}</p></Show>
                    <p class="hint">{held}</p>
                    {options}
                    {room.owner.then(|| view! {
                        <button type="button" class="button" data-act="start" disabled=move || room.busy.get() on:click=move |_| room.start()>{tr("act-start")}</button>
                    })}
                </section>
                <div class="column">
                    <Share id=room.id.get_value() chief=Signal::derive(move || room.mine().is_some())/>
                    <section class="panel talk-panel" aria-labelledby="talk-name">
                        <h2 id="talk-name">{tr("chat")}</h2>
                        <TalkPanel talk=room.talk seat=Signal::derive(move || room.mine())/>
                    </section>
                </div>
            </main>
        </div>
    }
}

/// Tells somebody who was invited what the game is about and how long it takes. The rules open beside the waiting room,
/// which goes on waiting.
fn introduction(game: &str) -> AnyView {
    view! {
        <div class="introduction">
            <p>{tr(&format!("game-{game}-goal"))}</p>
            <p class="hint">
                {tr(&format!("game-{game}-about"))}" · "
                <a class="link" data-act="learn" target="_blank" href=site::address(&rules_path(game))>{tr("act-learn")}</a>
            </p>
        </div>
    }
    .into_any()
}

/// Describes the options of the table in a sentence.
fn held_words(options: &TableOptions) -> &'static str {
    match (options.order, options.spectators) {
        (Order::AsSeated, true) => "gather-as-seated",
        (Order::Drawn, true) => "gather-drawn",
        (Order::AsSeated, false) => "gather-as-seated-alone",
        (Order::Drawn, false) => "gather-drawn-alone",
    }
}
