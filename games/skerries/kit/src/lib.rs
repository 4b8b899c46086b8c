//! The kit of Skerries: where its pieces lie on the page, how they move, and what can be done with them.

mod counts;
mod flights;
mod mine;
mod opponents;
mod pieces;
mod prepared;
mod sea;

use kernel::{Game, Message, Rule, Seat};
use leptos::prelude::*;
use page::{Event, Outline};
use skerries::{Effect, Player, View};
use skerries_play::tray::{Piece, Tray};
use text::{LobbyWords, Value};
use web::draw::{Sheet, sprite};
use web::games::Listed;
use web::i18n::{tr, tr_with};
use web::table::{AnyKit, Button, Count, Flights, Kit, ReadTable, Sound, Table};

/// For each kind of turn an item of the chapter that is about it.
const ABOUT: &[(&str, Rule)] = &[
    ("watching", skerries::RULES.rule("14")),
    ("jettison", skerries::RULES.rule("14")),
    ("delivering", skerries::RULES.rule("23")),
];

/// Skerries as the page lists it.
pub static LISTED: Listed = Listed {
    outline: Outline {
        name: skerries::Skerries::NAME,
        lists: skerries::LISTS,
        undrawn: &[],
        pictures: &[],
        dealt: false,
    },
    keys: &[("1 – 8", "skerries-keys-numbers"), ("F  G  K", "skerries-keys-oil")],
    vignette: skerries_art::vignette,
    mark,
    words: WORDS,
    sheets: &[FISH],
    about: ABOUT,
    expansion: None,
};

/// The texts of the game.
const WORDS: &[LobbyWords] = &[skerries_play::WORDS.for_lobby()];

/// The drawings of the kinds of fish and of the oil.
const FISH: Sheet = Sheet { name: "fish", draw: skerries_art::sheet };

/// Renders the mark of a table in the lobby.
fn mark(open: bool) -> AnyView {
    sprite(format!("fish-{}", if open { 'h' } else { 'e' }), "fish").into_any()
}

/// Returns the kit.
pub fn kit() -> &'static dyn AnyKit {
    &Skerries
}

/// The kit of Skerries.
pub struct Skerries;

/// Shorthands for the components of this kit.
trait TableExt: Copy {
    /// Reads the position that is drawn.
    fn shown<T>(self, of: impl FnOnce(&View) -> T) -> T;
    /// Queries the prepared turn, if there is one.
    fn of_tray<T>(self, of: impl FnOnce(&Tray) -> T) -> Option<T>;
    /// Returns what `seat` holds in the position that is drawn.
    fn player<T>(self, seat: Seat, of: impl FnOnce(&Player) -> T) -> T;
}

impl TableExt for Table {
    fn shown<T>(self, of: impl FnOnce(&View) -> T) -> T {
        Skerries::shown(self, of)
    }

    fn of_tray<T>(self, of: impl FnOnce(&Tray) -> T) -> Option<T> {
        Skerries::of_tray(self, of)
    }

    fn player<T>(self, seat: Seat, of: impl FnOnce(&Player) -> T) -> T {
        self.shown(|view| of(view.body().seat(seat)))
    }
}

impl Kit for Skerries {
    type Turn = Tray;

    const SHEETS: &'static [Sheet] = &[FISH];
    const TURN_RULE: Rule = skerries::RULES.rule("10");
    const END_RULE: Rule = skerries::RULES.rule("22");

    fn tell(effect: &Effect) -> Event {
        skerries_art::tell(effect)
    }

    fn fly(effect: &Effect, flights: &mut Flights) {
        flights::fly(effect, flights);
    }

    fn sounds(effect: &Effect) -> Vec<Sound> {
        skerries_art::sounds(effect)
    }

    fn facts(effects: &[Effect]) -> Vec<Message> {
        skerries_art::facts(effects)
    }

    /// Returns whether the seat has orders in hand.
    fn has_secret(view: &View, seat: Seat) -> bool {
        view.body().seat(seat).hand().next().is_some()
    }

    fn figures(view: &View, seat: Seat) -> Vec<u32> {
        let player = view.body().seat(seat);
        vec![player.points().into(), player.boat_size().into(), player.oil.into()]
    }

    fn columns(_: &View) -> Vec<&'static str> {
        vec!["skerries-end-points", "skerries-end-catches", "skerries-end-oil"]
    }

    fn place() -> String {
        let table = Table::here();
        let round = table.shown(|view| view.body().round());
        let game = tr(&format!("game-{}", skerries::Skerries::NAME));
        let args = [
            ("game", Value::Text(&game)),
            ("players", Value::Number(table.players.into())),
            ("round", Value::Number(round.into())),
        ];
        tr_with("skerries-place", &args)
    }

    fn ribbon() -> Option<String> {
        let table = Table::here();
        let last = table.shown(|view| view.body().last_round) && !table.over();
        last.then(|| tr("skerries-last-round"))
    }

    fn board() -> AnyView {
        view! { <opponents::Opponents/><sea::Sea/> }.into_any()
    }

    fn below_log() -> Option<AnyView> {
        None
    }

    fn counts(of: Option<Seat>) -> Vec<Count> {
        counts::counts(Table::here(), of)
    }

    fn mine() -> AnyView {
        view! { <mine::Mine/> }.into_any()
    }

    fn prepared() -> AnyView {
        prepared::detail(Table::here())
    }

    fn button(doing: &'static str) -> Option<Button> {
        let words = match doing {
            "fishing" => "skerries-act-fish",
            "filling" => "skerries-act-fill",
            "watching" => "skerries-act-watch",
            "jettison" => "skerries-act-jettison",
            "delivering" => "skerries-act-deliver",
            _ => return None,
        };
        Some(Button { words, chosen: None, forced: false })
    }

    fn piece_of_key(turn: &Tray, key: &str) -> Option<Piece> {
        turn.piece_of_key(key)
    }

    fn pieces(_: &'static str, letters: &str) -> AnyView {
        pieces::inline(letters)
    }

    fn card_chip(_: &'static str, card: u8) -> AnyView {
        pieces::chip(card)
    }
}
