//! The kit of Splendor: where its pieces lie on the page, how they move, and what can be done with them.

mod bank;
mod counts;
mod flights;
mod holding;
mod market;
mod mine;
pub mod modules;
mod nobles;
mod opponent;
mod pieces;
mod prepared;
mod race;

use kernel::{Game, Message, Rule, Seat};
use leptos::prelude::*;
use page::{Event, Outline};
use splendor::{Colour, Effect, Gem, Module, Player, Reserved, View};
use splendor_play::tray::{Mode, Piece, Prepared, Tray, Way};
use text::{LobbyWords, Value};
use web::draw::Sheet;
use web::games::{Expansion, Listed};
use web::i18n::{tr, tr_with};
use web::screen::Screen;
use web::table::{AnyKit, Button, Count, Flights, Kit, ReadTable, Sound, Supplement, Table};

/// For each kind of turn an item of the chapter that is about it.
const ABOUT: &[(&str, Rule)] = &[
    ("taking", splendor::RULES.rule("41")),
    ("buying", splendor::RULES.rule("58")),
    ("reserving", splendor::RULES.rule("49")),
    ("returning", splendor::RULES.rule("45")),
    ("noble", splendor::RULES.rule("70")),
    ("city", splendor::CITIES_RULES.rule("7")),
    ("token", splendor::CITIES_RULES.rule("33")),
    ("stronghold", splendor::CITIES_RULES.rule("14")),
    ("moving", splendor::CITIES_RULES.rule("15")),
    ("removing", splendor::CITIES_RULES.rule("18")),
    ("conquest", splendor::CITIES_RULES.rule("21")),
    ("tying", splendor::CITIES_RULES.rule("54")),
    ("reserving-noble", splendor::CITIES_RULES.rule("60")),
    ("free", splendor::CITIES_RULES.rule("62")),
];

/// Splendor as the page lists it.
pub static LISTED: Listed = Listed {
    outline: Outline {
        name: splendor::Splendor::NAME,
        lists: splendor::LISTS,
        undrawn: &[],
        pictures: &[],
        dealt: false,
    },
    keys: &[("1 – 6", "splendor-keys-tokens"), jewels_kit::RESERVE_KEY],
    vignette: splendor_art::vignette,
    mark: jewels_kit::mark,
    words: WORDS,
    sheets: &[jewels_kit::TOKENS],
    about: ABOUT,
    expansion: Some(Expansion { name: "splendor-expansion", option: "modules" }),
};

/// The texts of the game, after those of its family.
const WORDS: &[LobbyWords] = &[jewels_kit::WORDS, splendor_play::WORDS.for_lobby()];

/// Returns the kit.
pub fn kit() -> &'static dyn AnyKit {
    &Splendor
}

/// The kit of Splendor.
pub struct Splendor;

/// Shorthands for the components of this kit.
trait TableExt: Copy {
    /// Reads the position that is drawn.
    fn shown<T>(self, of: impl FnOnce(&View) -> T) -> T;
    /// Queries the prepared turn, if there is one.
    fn of_tray<T>(self, of: impl FnOnce(&Tray) -> T) -> Option<T>;
    /// Returns what `seat` holds in the position that is drawn.
    fn player<T>(self, seat: Seat, of: impl FnOnce(&Player) -> T) -> T;
    /// Returns whether a module is played at this table.
    fn plays(self, module: Module) -> bool;
    /// Returns whether the cards of the market have their low drawings in this window: below a strip, of which a small
    /// window has the one of posts alone, and in a short one.
    fn lies_low(self, screen: Screen) -> bool;
    /// Returns the kind of action in progress.
    fn mode(self) -> Mode;
    /// Returns the prepared action with its consequences, once it is complete.
    fn prepared(self) -> Option<Prepared>;
}

impl TableExt for Table {
    fn shown<T>(self, of: impl FnOnce(&View) -> T) -> T {
        Splendor::shown(self, of)
    }

    fn of_tray<T>(self, of: impl FnOnce(&Tray) -> T) -> Option<T> {
        Splendor::of_tray(self, of)
    }

    fn player<T>(self, seat: Seat, of: impl FnOnce(&Player) -> T) -> T {
        self.shown(|view| of(view.body().seat(seat)))
    }

    fn plays(self, module: Module) -> bool {
        untrack(|| self.shown(|view| view.body().modules().has(module)))
    }

    fn lies_low(self, screen: Screen) -> bool {
        let above = self.plays(Module::Cities) || self.plays(Module::Orient);
        self.plays(Module::Posts) || screen.flat.get() || (above && !screen.compact.get())
    }

    fn mode(self) -> Mode {
        self.of_tray(Tray::mode).unwrap_or(Mode::Nothing)
    }

    fn prepared(self) -> Option<Prepared> {
        self.of_tray(Tray::prepared).flatten()
    }
}

impl Kit for Splendor {
    type Turn = Tray;

    const SHEETS: &'static [Sheet] = &[
        jewels_kit::TOKENS,
        jewels_kit::CARDS,
        Sheet { name: splendor::Splendor::NAME, draw: splendor_art::sheet },
    ];
    const TURN_RULE: Rule = splendor::RULES.rule("39");
    const END_RULE: Rule = splendor::RULES.rule("74");

    fn tell(effect: &Effect) -> Event {
        splendor_art::tell(effect)
    }

    fn fly(effect: &Effect, flights: &mut Flights) {
        flights::fly(effect, flights);
    }

    fn sounds(effect: &Effect) -> Vec<Sound> {
        splendor_art::sounds(effect)
    }

    fn facts(effects: &[Effect]) -> Vec<Message> {
        splendor_art::facts(effects)
    }

    /// Returns whether the seat holds a card that was drawn blind, which only its holder knows.
    fn has_secret(view: &View, seat: Seat) -> bool {
        let blind = |reserved| matches!(reserved, Reserved::Known { blind: true, .. });
        view.body().seat(seat).hand().any(blind)
    }

    fn figures(view: &View, seat: Seat) -> Vec<u32> {
        let player = view.body().seat(seat);
        let mut figures = vec![player.points.into(), player.cards.into()];
        let modules = view.body().modules();
        figures.push(match modules.has(Module::Cities) {
            true => player.city().map_or(0, |city| city.city().points.into()),
            false => player.nobles().count() as u32,
        });
        if modules.has(Module::Posts) {
            figures.push(player.shields().count() as u32);
        }
        figures
    }

    fn columns(view: &View) -> Vec<&'static str> {
        let modules = view.body().modules();
        let won = if modules.has(Module::Cities) { "splendor-end-city" } else { "splendor-end-nobles" };
        let mut columns = vec!["jewels-end-points", "splendor-end-cards", won];
        columns.extend(modules.has(Module::Posts).then_some("splendor-end-shields"));
        columns
    }

    fn supplement(view: &View) -> Supplement {
        let modules = view.body().modules();
        let has_cities = modules.has(Module::Cities);
        Supplement {
            goal: Some(if has_cities { "splendor-goal-cities" } else { "splendor-goal" }),
            end: has_cities.then(|| splendor::CITIES_RULES.rule("9")),
            chapters: modules.iter().map(Module::rule).collect(),
        }
    }

    fn place() -> String {
        let table = Table::here();
        let round = table.shown(|view| view.body().round());
        let game = tr(&format!("game-{}", splendor::Splendor::NAME));
        let args = [
            ("game", Value::Text(&game)),
            ("players", Value::Number(table.players.into())),
            ("round", Value::Number(round.into())),
        ];
        tr_with("splendor-place", &args)
    }

    fn ribbon() -> Option<String> {
        let table = Table::here();
        let last = table.shown(|view| view.body().last_round()) && !table.over();
        last.then(|| tr("splendor-last-round"))
    }

    fn board() -> AnyView {
        let table = Table::here();
        // `cities 2`: with cities there are no nobles.
        let cities =
            modules::here().filter(|_| table.plays(Module::Cities)).map(|drawing| (drawing.cities)());
        let guests = cities.unwrap_or_else(|| view! { <nobles::Nobles/> }.into_any());
        let posts = modules::here().filter(|_| table.plays(Module::Posts)).map(|drawing| (drawing.posts)());
        view! { <opponent::Opponents/>{guests}<bank::Bank/>{posts}<market::Market/> }.into_any()
    }

    fn below_log() -> Option<AnyView> {
        let table = Table::here();
        // With fewer players it is shown below the opponents.
        (table.players == 4).then(|| race::race(table))
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
            "taking" => "jewels-act-take",
            "buying" => "jewels-act-buy",
            "reserving" => "jewels-act-reserve",
            "returning" => "splendor-act-return",
            "noble" => "splendor-act-noble",
            "city" => "splendor-act-city",
            "token" => "jewels-act-take",
            "stronghold" => "splendor-act-place",
            "moving" => "splendor-act-move",
            "removing" => "splendor-act-remove",
            "tying" => "splendor-act-copy",
            "reserving-noble" => "splendor-act-reserve-noble",
            "free" => "splendor-act-free",
            "passing" => "splendor-act-pass",
            _ => return None,
        };
        Some(Button {
            words,
            chosen: ["taking", "token"].contains(&doing).then(prepared::taken),
            forced: doing == "passing",
        })
    }

    /// Returns the piece that a key stands for: a number for a token, of the bank or, when returning, one's own; where
    /// something else is to be chosen, for the first to the ninth of those that can be.
    fn piece_of_key(turn: &Tray, key: &str) -> Option<Piece> {
        let place = key.parse::<usize>().ok()?.checked_sub(1)?;
        let choosable =
            |piece: &Piece| tray::Turn::is_legal(turn, *piece) || tray::Turn::selected(turn, *piece) > 0;
        let nth = |is: fn(&Piece) -> bool| {
            tray::Turn::pieces(turn).into_iter().filter(|piece| is(piece) && choosable(piece)).nth(place)
        };
        match turn.mode() {
            Mode::ChoosingCity => {
                let mut cities =
                    tray::Turn::pieces(turn).into_iter().filter(|piece| matches!(piece, Piece::City(_)));
                return cities.nth(place);
            }
            Mode::Stronghold(_) => return Way::ALL.get(place).copied().map(Piece::Way),
            Mode::Copying => return Colour::ALL.get(place).copied().map(Piece::Copy),
            Mode::ReservingNoble => return nth(|piece| matches!(piece, Piece::Noble(_))),
            Mode::TakingFree => return nth(|piece| matches!(piece, Piece::Card(_))),
            Mode::Conquering => return None,
            _ => {}
        }
        let gem = *Gem::ALL.get(place)?;
        Some(if turn.mode() == Mode::Returning { Piece::Own(gem) } else { Piece::Bank(gem) })
    }

    fn pieces(_: &'static str, letters: &str) -> AnyView {
        jewels_kit::gem::inline_pieces(letters).into_any()
    }

    fn card_chip(_: &'static str, card: u8) -> AnyView {
        pieces::card_chip(card).into_any()
    }
}
