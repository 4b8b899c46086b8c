//! Splendor on the table: how its pieces look, where they lie and move, and what is said of them.

mod bank;
mod flights;
mod holding;
mod market;
mod mine;
mod nobles;
mod opponent;
mod pieces;
mod prepared;
mod race;
mod telling;

use std::ops::RangeInclusive;

use kernel::{Game, Seat};
use leptos::prelude::*;
use splendor::{Effect, Gem, Player, Reserved, View};
use splendor_play::tray::{Mode, Piece, Prepared, Tray};
use text::Value;

use crate::i18n::{tr, tr_with};
use crate::table::{Button, Event, Kit, Laid, Plan};

/// What Splendor brings to its table.
pub struct Splendor;

/// The table with Splendor on it.
pub type Here = Laid<Splendor>;

impl Here {
    /// What `seat` holds in what is drawn.
    pub fn player<T>(self, seat: Seat, of: impl FnOnce(&Player) -> T) -> T {
        self.shown.with(|view| of(view.body().seat(seat)))
    }

    /// What is being prepared.
    fn mode(self) -> Mode {
        self.of_tray(Tray::mode).unwrap_or(Mode::Nothing)
    }

    /// The prepared turn with what it will do, once it is whole.
    fn prepared(self) -> Option<Prepared> {
        self.of_tray(Tray::prepared).flatten()
    }
}

impl Kit for Splendor {
    type Turn = Tray;

    const SEATS: RangeInclusive<usize> = 2..=4;
    const TURN_RULE: &'static str = "39";
    const END_RULE: &'static str = "74";
    const COLUMNS: &'static [&'static str] = &["end-points", "end-cards", "end-nobles"];

    const KEYS: &'static [(&'static str, &'static str)] = &[("1 – 6", "keys-tokens")];

    fn setup(players: usize) -> String {
        format!("{} players={players}", splendor::Splendor::NAME)
    }

    fn vignette() -> String {
        art::vignette()
    }

    fn tell(effect: &Effect) -> Event {
        telling::tell(effect)
    }

    fn fly(effect: &Effect, plan: &mut Plan) {
        flights::fly(effect, plan);
    }

    /// A card that its holder alone knows.
    fn has_secret(view: &View, seat: Seat) -> bool {
        let unseen = |reserved| matches!(reserved, Reserved::Known { unseen: true, .. });
        view.body().seat(seat).hand().any(unseen)
    }

    fn figures(view: &View, seat: Seat) -> Vec<u32> {
        let player = view.body().seat(seat);
        vec![player.points.into(), player.cards.into(), player.nobles().count() as u32]
    }

    fn place(here: Here) -> String {
        let round = here.shown.with(|view| view.body().round());
        let game = tr(&format!("game-{}", splendor::Splendor::NAME));
        let args = [
            ("game", Value::Text(&game)),
            ("players", Value::Number(here.players.into())),
            ("round", Value::Number(round.into())),
        ];
        tr_with("bar-place", &args)
    }

    fn ribbon(here: Here) -> Option<String> {
        let last = here.shown.with(|view| view.body().last_round()) && !here.over();
        last.then(|| tr("last-round"))
    }

    fn board() -> AnyView {
        view! { <opponent::Opponents/><nobles::Nobles/><bank::Bank/><market::Market/> }.into_any()
    }

    fn below_log(here: Here) -> Option<AnyView> {
        // With fewer players it has a place below the opponents.
        (here.players == 4).then(|| view! { <race::Race/> }.into_any())
    }

    fn mine() -> AnyView {
        view! { <mine::Mine/> }.into_any()
    }

    fn prepared(here: Here) -> AnyView {
        prepared::detail(here)
    }

    fn button(doing: &'static str) -> Option<Button> {
        let words = match doing {
            "taking" => "act-take",
            "buying" => "act-buy",
            "reserving" => "act-reserve",
            "returning" => "act-return",
            "noble" => "act-noble",
            "passing" => "act-pass",
            _ => return None,
        };
        Some(Button { words, chosen: (doing == "taking").then(prepared::taken), forced: doing == "passing" })
    }

    fn other_use(here: Here) -> Option<&'static str> {
        prepared::other_use(here)
    }

    /// A number takes a token from the bank, or returns one where that is due.
    fn piece_of_key(turn: &Tray, key: &str) -> Option<Piece> {
        let place = key.parse::<usize>().ok()?.checked_sub(1)?;
        let gem = *Gem::ALL.get(place)?;
        Some(if turn.mode() == Mode::Returning { Piece::Own(gem) } else { Piece::Bank(gem) })
    }

    fn card_chip(card: u8) -> AnyView {
        pieces::card_chip(card).into_any()
    }
}
