//! The kit of Alhambra: where its pieces lie on the page, how they move, and what can be done with them.

mod changing;
mod counts;
mod flights;
mod looked;
mod map;
mod market;
mod mine;
mod others;
mod pieces;
mod prepared;
mod scoring;
mod sight;

use alhambra::{Body, Effect, View};
use alhambra_play::tray::{Piece, Tray};
use kernel::{Game, Message, Rule, Seat};
use leptos::prelude::*;
use page::{Beside, Event, Outline};
use text::{LobbyWords, Value};
use web::draw::{Sheet, sprite};
use web::games::Listed;
use web::i18n::{tr, tr_with};
use web::table::{AnyKit, Button, Count, Flights, Kit, ReadTable, Sound, Table};

/// For each kind of turn an item of the chapter that is about it.
const ABOUT: &[(&str, Rule)] = &[
    ("taking-money", alhambra::RULES.rule("27")),
    ("buying-tile", alhambra::RULES.rule("31")),
    ("paying", alhambra::RULES.rule("C14")),
    ("redesigning", alhambra::RULES.rule("46")),
    ("placing", alhambra::RULES.rule("38")),
    ("placing-reserve", alhambra::RULES.rule("38")),
    ("placing-neutral", alhambra::RULES.rule("38")),
    ("placing-last", alhambra::RULES.rule("81")),
];

/// Alhambra as the page lists it.
pub static LISTED: Listed = Listed {
    outline: Outline {
        name: alhambra::Alhambra::NAME,
        lists: alhambra::LISTS,
        undrawn: &[],
        pictures: &[("walls-sides", "walls-sides"), ("walls-tiles", "walls-tiles")],
        dealt: true,
    },
    keys: &[
        ("1 – 4", "alhambra-keys-squares"),
        ("5 – 8", "alhambra-keys-money"),
        ("T  N", "alhambra-keys-tiles"),
        ("+  −  0", "alhambra-keys-zoom"),
        ("⇧ + ← ↑ → ↓", "alhambra-keys-move"),
    ],
    vignette: alhambra_art::vignette,
    mark,
    words: WORDS,
    sheets: &[HOUSES],
    about: ABOUT,
    expansion: None,
};

/// The texts of the game.
const WORDS: &[LobbyWords] = &[alhambra_play::WORDS.for_lobby()];

/// The drawings of the buildings and of the signs of the currencies.
const HOUSES: Sheet = Sheet { name: "houses", draw: alhambra_art::sheet };

/// Renders the mark of a table in the lobby.
fn mark(open: bool) -> AnyView {
    sprite(format!("house-{}", if open { 'p' } else { 't' }), "house").into_any()
}

/// Returns the kit.
pub fn kit() -> &'static dyn AnyKit {
    &Alhambra
}

/// Renders what screen readers are told whenever it changes.
fn heard(words: impl Fn() -> String + Send + Sync + 'static) -> AnyView {
    view! { <p class="heard" role="status">{changing::said(words)}</p> }.into_any()
}

/// The kit of Alhambra.
pub struct Alhambra;

/// Shorthands for the components of this kit.
trait TableExt: Copy {
    /// Reads the position that is drawn.
    fn shown<T>(self, of: impl FnOnce(&View) -> T) -> T;
    /// Queries the prepared turn, if there is one.
    fn of_tray<T>(self, of: impl FnOnce(&Tray) -> T) -> Option<T>;
    /// Returns something of the position that is drawn.
    fn body<T>(self, of: impl FnOnce(&Body) -> T) -> T;
    /// Returns something of the position that would be reached by the prepared turn; of the drawn one without one.
    fn then<T>(self, of: impl FnOnce(&Body) -> T) -> T;
}

impl TableExt for Table {
    fn shown<T>(self, of: impl FnOnce(&View) -> T) -> T {
        Alhambra::shown(self, of)
    }

    fn of_tray<T>(self, of: impl FnOnce(&Tray) -> T) -> Option<T> {
        Alhambra::of_tray(self, of)
    }

    fn body<T>(self, of: impl FnOnce(&Body) -> T) -> T {
        self.shown(|view| of(view.body()))
    }

    fn then<T>(self, of: impl FnOnce(&Body) -> T) -> T {
        match self.of_tray(Tray::after).flatten() {
            Some(game) => of(game.body()),
            None => self.body(of),
        }
    }
}

impl Kit for Alhambra {
    type Turn = Tray;

    const SHEETS: &'static [Sheet] = &[HOUSES];
    const TURN_RULE: Rule = alhambra::RULES.rule("24");
    const END_RULE: Rule = alhambra::RULES.rule("79");

    fn tell(effect: &Effect) -> Event {
        alhambra_art::tell(effect)
    }

    fn fly(effect: &Effect, flights: &mut Flights) {
        flights::fly(effect, flights);
    }

    fn sounds(effect: &Effect) -> Vec<Sound> {
        alhambra_art::sounds(effect)
    }

    fn facts(effects: &[Effect]) -> Vec<Message> {
        alhambra_art::facts(effects)
    }

    /// Returns whether the seat holds money, which lies face down (`alhambra C3`).
    fn has_secret(view: &View, seat: Seat) -> bool {
        !view.body().hand(seat).is_empty()
    }

    fn figures(view: &View, seat: Seat) -> Vec<u32> {
        scoring::figures(view.body(), Some(seat)).into()
    }

    fn columns(_: &View) -> Vec<&'static str> {
        vec![
            "alhambra-end-points",
            "alhambra-end-first",
            "alhambra-end-second",
            "alhambra-end-third",
            "alhambra-end-walls",
        ]
    }

    /// Returns the row of the neutral player (`alhambra C62`).
    fn beside(view: &View) -> Vec<Beside> {
        let [figures @ .., _] = scoring::figures(view.body(), None);
        let row = Beside { name: "alhambra-neutral", place: None, figures: figures.into() };
        view.body().has_neutral().then_some(row).into_iter().collect()
    }

    fn place() -> String {
        let table = Table::here();
        let held = use_context().map_or(0, |looked: looked::Looked| looked.held.get());
        let round = match held {
            _ if table.over() => 0,
            0 => table.body(Body::next_round),
            _ => held,
        };
        let game = tr(&format!("game-{}", alhambra::Alhambra::NAME));
        let args = [
            ("game", Value::Text(&game)),
            ("players", Value::Number(table.players.into())),
            ("round", Value::Number(round.into())),
        ];
        tr_with("alhambra-place", &args)
    }

    /// Returns why this player begins (`alhambra C4`), or that no tile is left to be drawn.
    fn ribbon() -> Option<String> {
        let table = Table::here();
        let is_first = table.entries.with(Vec::is_empty);
        let is_empty = table.body(|body| body.bag_size() == 0);
        match (table.over(), is_first, is_empty) {
            (false, true, _) => {
                let by = table.body(Body::begins_by);
                Some(tr_with("alhambra-begins", &[("by", Value::Text(by))]))
            }
            (false, _, true) => Some(tr("alhambra-bag-is-empty")),
            _ => None,
        }
    }

    fn board() -> AnyView {
        looked::Looked::provide();
        let table = Table::here();
        // Beside the scoring panel, which may be hidden.
        view! {
            <market::Market/><map::Map/><others::Others/><scoring::Scoring/>
            {heard(move || scoring::summary(table))}{heard(move || prepared::heard(table))}
        }
        .into_any()
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
            "taking-money" => "alhambra-act-take",
            "buying-tile" => "alhambra-act-buy",
            "paying" => "alhambra-act-pay",
            "redesigning" => "alhambra-act-redesign",
            "placing" | "placing-last" => "alhambra-act-place",
            "placing-reserve" => "alhambra-act-reserve",
            "placing-neutral" => "alhambra-act-neutral",
            "nothing-possible" => "alhambra-act-pass",
            _ => return None,
        };
        Some(Button { words, chosen: None, forced: doing == "nothing-possible" })
    }

    fn piece_of_key(turn: &Tray, key: &str) -> Option<Piece> {
        turn.piece_of_key(key)
    }

    fn pieces(set: &'static str, letters: &str) -> AnyView {
        pieces::inline(set, letters)
    }

    fn card_chip(_: &'static str, card: u8) -> AnyView {
        pieces::chip(card)
    }
}
