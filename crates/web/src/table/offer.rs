//! The offer of another level of bots, after several games in a row with the same end.

use kernel::Seat;
use leptos::prelude::*;
use page::{Ending, Sitter, Streak};
use protocol::{NewSeat, NewTable};
use text::Value;

use super::another::set_up;
use super::state::Table;
use crate::shared::about::AboutServer;
use crate::shared::frame::Route;
use crate::shared::i18n::tr_with;
use crate::shared::levels;
use crate::shared::prefs::{load, save};

/// The name of the streak in the browser's storage.
const STORED: &str = "streak";

/// The button that begins a game against a bot of another level, where one is offered.
#[component]
pub fn Offer() -> impl IntoView {
    let table = Table::here();
    let route = expect_context::<Route>();
    let server = AboutServer::here();
    server.ask();
    let streak = StoredValue::new(counted(table));
    let offered = move || {
        let offer = |streak: &Streak| {
            server.levels.with(|levels| streak.offer(&table.id(), levels).map(str::to_owned))
        };
        streak.with_value(|streak| streak.as_ref().and_then(offer))
    };
    let button = move |level: String| {
        let words = tr_with("act-offer", &[("level", Value::Text(&levels::name(&level)))]);
        let begin = move |_| begin(table, route, &level);
        view! { <button type="button" class="quiet" data-act="offer" on:click=begin>{words}</button> }
    };
    move || offered().map(button)
}

/// Returns the only other player of a game for two in which one person is at this screen, after that person.
fn pair(table: Table) -> Option<[Seat; 2]> {
    let me = untrack(|| table.company.alone())?;
    (table.players == 2).then(|| [me, Seat(1 - me.0)])
}

/// Counts the game that is over, if it was against one bot, and returns the streak with it.
fn counted(table: Table) -> Option<Streak> {
    let [me, other] = pair(table)?;
    let level = untrack(|| table.company.holder(other))?.level?;
    let winners: Vec<Seat> = untrack(|| table.result())?.winners().collect();
    let ending = match winners[..] {
        [winner] if winner == me => Ending::Won,
        [_] => Ending::Lost,
        _ => Ending::Shared,
    };
    let streak = load::<Streak>(STORED).unwrap_or_default().after(&table.id(), &level, ending);
    save(STORED, &streak);
    Some(streak)
}

/// Begins a game with the same set-up against a bot of this level. The two change seats, as in a rematch.
fn begin(table: Table, route: Route, level: &str) {
    let Some([me, _]) = pair(table) else { return };
    let (setup, options) = table.set_up();
    remember(&setup, level);
    let name = untrack(|| table.company.holder(me)).map_or(String::new(), |info| info.name);
    let mut seats = vec![NewSeat::Bot { level: level.to_owned() }, NewSeat::Human { name }];
    if me.index() == 1 {
        seats.reverse();
    }
    let wish = serde_json::json!(NewTable { setup, seats, options });
    set_up(table, route, "/api/tables".to_owned(), wish);
}

/// Gives the bots of the game this level where the lobby keeps the set-up of the game, if it was there.
fn remember(setup: &str, level: &str) {
    let game = setup.split(' ').next().unwrap_or_default();
    let Some(mut kept) = load::<serde_json::Value>(game) else { return };
    let Some(sitters) = kept.get_mut("sitters").and_then(serde_json::Value::as_array_mut) else { return };
    for sitter in sitters {
        if matches!(sitter.as_str().map(|word| Sitter::from(word.to_owned())), Some(Sitter::Bot(_))) {
            *sitter = level.into();
        }
    }
    save(game, &kept);
}
