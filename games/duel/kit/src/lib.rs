//! The kit of Splendor Duel: where its pieces lie on the page, how they move, and what can be done with them.

mod board;
mod counts;
mod flights;
mod holding;
mod mine;
mod pieces;
mod prepared;
mod pyramid;
mod rival;
mod royals;

use duel::{Colour, Effect, Gem, Player, Reserved, View};
use duel_play::tray::{Mode, Piece, Prepared, Tray};
use kernel::{Game, Message, Rule, Seat};
use leptos::prelude::*;
use page::{Event, Outline};
use text::{LobbyWords, Value};
use web::draw::Sheet;
use web::games::Listed;
use web::i18n::{tr, tr_with};
use web::table::{AnyKit, Button, Count, Flights, Kit, ReadTable, Sound, Stalling, Table};

/// For each kind of turn an item of the chapter that is about it.
const ABOUT: &[(&str, Rule)] = &[
    ("taking", duel::RULES.rule("K1")),
    ("buying", duel::RULES.rule("C1")),
    ("reserving", duel::RULES.rule("G1")),
    ("privilege", duel::RULES.rule("P1")),
    ("replenishing", duel::RULES.rule("B1")),
    ("copying", duel::RULES.rule("E1")),
    ("taking-same", duel::RULES.rule("E1")),
    ("stealing", duel::RULES.rule("E1")),
    ("royal", duel::RULES.rule("Q1")),
    ("discarding", duel::RULES.rule("N1")),
];

/// Splendor Duel as the page lists it.
pub static LISTED: Listed = Listed {
    outline: Outline {
        name: duel::Duel::NAME,
        lists: duel::LISTS,
        undrawn: &[],
        pictures: &[],
        dealt: false,
    },
    keys: &[("V  F", "duel-keys"), ("1 – 7", "duel-keys-numbers"), jewels_kit::RESERVE_KEY],
    vignette: duel_art::vignette,
    mark: jewels_kit::mark,
    words: WORDS,
    sheets: &[jewels_kit::TOKENS],
    about: ABOUT,
    expansion: None,
};

/// The texts of the game, after those of its family.
const WORDS: &[LobbyWords] = &[jewels_kit::WORDS, duel_play::WORDS.for_lobby()];

/// Returns the kit.
pub fn kit() -> &'static dyn AnyKit {
    &Duel
}

/// The kit of Splendor Duel.
pub struct Duel;

/// Shorthands for the components of this kit.
trait TableExt: Copy {
    /// Reads the position that is drawn.
    fn shown<T>(self, of: impl FnOnce(&View) -> T) -> T;
    /// Reads the position as it stands now.
    fn live<T>(self, of: impl FnOnce(&View) -> T) -> T;
    /// Queries the prepared turn, if there is one.
    fn of_tray<T>(self, of: impl FnOnce(&Tray) -> T) -> Option<T>;
    /// Returns what `seat` holds in the position that is drawn.
    fn player<T>(self, seat: Seat, of: impl FnOnce(&Player) -> T) -> T;
    /// Returns the opponent's seat.
    fn rival(self) -> Seat;
    /// Returns the kind of action in progress.
    fn mode(self) -> Mode;
    /// Returns the prepared action with its consequences, once it is complete.
    fn prepared(self) -> Option<Prepared>;
    /// Returns whether the current turn is an extra turn by a card's effect.
    fn is_one_more_turn(self) -> bool;
}

impl TableExt for Table {
    fn shown<T>(self, of: impl FnOnce(&View) -> T) -> T {
        Duel::shown(self, of)
    }

    fn live<T>(self, of: impl FnOnce(&View) -> T) -> T {
        Duel::live(self, of)
    }

    fn of_tray<T>(self, of: impl FnOnce(&Tray) -> T) -> Option<T> {
        Duel::of_tray(self, of)
    }

    fn player<T>(self, seat: Seat, of: impl FnOnce(&Player) -> T) -> T {
        self.shown(|view| of(view.body().seat(seat)))
    }

    fn rival(self) -> Seat {
        Seat(self.bottom().0 ^ 1)
    }

    fn mode(self) -> Mode {
        self.of_tray(Tray::mode).unwrap_or(Mode::Nothing)
    }

    fn prepared(self) -> Option<Prepared> {
        self.of_tray(Tray::prepared).flatten()
    }

    fn is_one_more_turn(self) -> bool {
        let Some(seat) = self.now(|now| now.to_act()) else { return false };
        self.entries.with(|entries| {
            let row = entries.iter().rev().take_while(|entry| entry.seat() == Some(seat));
            let mut events = row.flat_map(|entry| &entry.events);
            events.any(|event| event.told.as_ref().is_some_and(|told| told.line.id == duel_art::AGAIN))
        })
    }
}

impl Kit for Duel {
    type Turn = Tray;

    const SHEETS: &'static [Sheet] =
        &[jewels_kit::TOKENS, jewels_kit::CARDS, Sheet { name: duel::Duel::NAME, draw: duel_art::sheet }];
    const TURN_RULE: Rule = duel::RULES.rule("T1");
    const END_RULE: Rule = duel::RULES.rule("W6");
    const STALLING: Option<Stalling> = Some(Stalling {
        rule: duel::RULES.rule("X46"),
        what: "duel-stalls",
        loses: "duel-stalls.loses",
        allowed: "duel-stalls.is-allowed",
    });

    fn tell(effect: &Effect) -> Event {
        duel_art::tell(effect)
    }

    fn fly(effect: &Effect, flights: &mut Flights) {
        flights::fly(effect, flights);
    }

    fn sounds(effect: &Effect) -> Vec<Sound> {
        duel_art::sounds(effect)
    }

    fn facts(effects: &[Effect]) -> Vec<Message> {
        duel_art::facts(effects)
    }

    /// Returns whether the seat holds a card that was drawn blind, which only its holder knows.
    fn has_secret(view: &View, seat: Seat) -> bool {
        let blind = |reserved| matches!(reserved, Reserved::Known { blind: true, .. });
        view.body().seat(seat).hand().any(blind)
    }

    fn figures(view: &View, seat: Seat) -> Vec<u32> {
        let player = view.body().seat(seat);
        let (_, best) = holding::best_colour(player);
        vec![player.points.into(), player.crowns.into(), best.into()]
    }

    fn columns(_: &View) -> Vec<&'static str> {
        vec!["jewels-end-points", "duel-end-crowns", "duel-end-colour"]
    }

    fn place() -> String {
        let table = Table::here();
        let turn = table.shown(|view| view.body().turn_number());
        let game = tr(&format!("game-{}", duel::Duel::NAME));
        tr_with("duel-place", &[("game", Value::Text(&game)), ("turn", Value::Number(turn.into()))])
    }

    fn ribbon() -> Option<String> {
        let table = Table::here();
        let again = !table.looks_back() && table.is_one_more_turn();
        again.then(|| tr("duel-one-more-turn"))
    }

    fn board() -> AnyView {
        view! { <rival::Rival/><board::Field/><pyramid::Pyramid/><royals::Royals/> }.into_any()
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
            "taking" | "taking-same" => "jewels-act-take",
            "privilege" => "duel-act-privilege",
            "replenishing" => "duel-act-replenish",
            "buying" => "jewels-act-buy",
            "reserving" => "jewels-act-reserve",
            "copying" => "duel-act-copy-colour",
            "stealing" => "duel-act-steal",
            "royal" => "duel-act-royal",
            "discarding" => "duel-act-discard",
            _ => return None,
        };
        let chosen = match doing {
            "taking" => Some(prepared::taken()),
            "buying" => Some(mine::follows()),
            _ => None,
        };
        Some(Button { words, chosen, forced: false })
    }

    /// Returns the piece that a key stands for: a letter for each of the two optional actions, a number for a kind of
    /// token if one has to be chosen.
    fn piece_of_key(turn: &Tray, key: &str) -> Option<Piece> {
        match key {
            "v" | "V" => return Some(Piece::Privilege),
            "f" | "F" => return Some(Piece::Bag),
            _ => {}
        }
        let place = key.parse::<usize>().ok()?.checked_sub(1)?;
        match turn.mode() {
            Mode::Copying => Colour::ALL.get(place).copied().map(Piece::Plate),
            Mode::Stealing => Gem::ALL.get(place).copied().map(Piece::Theirs),
            Mode::Discarding => Gem::ALL.get(place).copied().map(Piece::Own),
            _ => None,
        }
    }

    fn pieces(_: &'static str, letters: &str) -> AnyView {
        jewels_kit::gem::inline_pieces(letters).into_any()
    }

    fn card_chip(_: &'static str, card: u8) -> AnyView {
        pieces::card_chip(card).into_any()
    }
}
