//! The Orient: the second market, the faces and backs of its cards, and what players have of it in their panels.

use jewels::LEVELS;
use jewels_art::BackFormat;
use jewels_kit::gem;
use kernel::Seat;
use leptos::prelude::*;
use splendor::{CardId, Colour, Gem, Kind as _, Module, ORIENT_COLUMNS, OrientKind};
use splendor_art::orient::{self, Kind, OrientCard};
use splendor_art::{Format, NobleFormat};
use splendor_play::tray::Piece;
use text::Value;
use web::draw::{Sheet, Sprite, icon};
use web::i18n::{pieces, tr, tr_with};
use web::screen::Screen;
use web::table::{Table, choice};

use crate::TableExt;
use crate::market::{deck_format, lying};
use crate::pieces::{noble, noble_words};

/// The wheel of a satchel, the badges, and the patterns of the backs.
const SHEET: Sheet = Sheet { name: "splendor-orient", draw: orient::sheet };

/// Draws the face of a card.
pub fn card(id: CardId, format: Format) -> String {
    orient::card(&OrientCard::of(id), format)
}

/// Draws the back of a card of this level, from 1.
pub fn back(level: u8, format: BackFormat) -> String {
    orient::back(level, None, format)
}

/// Returns the name of a card's enamel.
pub fn enamel(id: CardId) -> &'static str {
    Kind::of(id).enamel()
}

/// Returns what a card brings, as the names of drawings of the sprite.
pub fn brings(id: CardId) -> Vec<String> {
    Kind::of(id).brings()
}

/// Returns the name of the drawing for what a card does besides; none where what it brings says it all, as the wheel of a
/// satchel does.
pub fn does(id: CardId) -> Option<String> {
    Kind::of(id).does()
}

/// Describes a card, such as "Orient, level 3, 3 points, black bonus, costs two bonuses of red".
pub fn card_words(id: CardId) -> String {
    let card = id.card();
    let name = |colour: Colour| tr(&format!("gem-{}", colour.key()));
    let does = |message: &str, colour: Colour| tr_with(message, &[("bonus", Value::Text(&name(colour)))]);
    let brings = match card.orient {
        None | Some(OrientKind::DoubleGold) => tr("splendor-orient-double-gold"),
        Some(OrientKind::Satchel) => tr("splendor-orient-satchel"),
        Some(OrientKind::SatchelAndFreeCard) => tr("splendor-orient-satchel-free"),
        Some(OrientKind::DoubleBonus(colour)) => does("splendor-orient-double-bonus", colour),
        Some(OrientKind::ReserveNoble(colour)) => does("splendor-orient-noble", colour),
        Some(OrientKind::FreeCard(colour)) => does("splendor-orient-free", colour),
        Some(OrientKind::DiscardTwo(colour, _)) => does("splendor-orient-bonus", colour),
    };
    let cost = match card.orient {
        Some(OrientKind::DiscardTwo(_, colour)) => {
            tr_with("splendor-orient-price", &[("colour", Value::Text(&name(colour)))])
        }
        _ => pieces(jewels::SET, &card.cost.letters().collect::<String>()),
    };
    tr_with(
        "splendor-orient-words",
        &[
            ("level", Value::Number(i64::from(card.level) + 1)),
            ("points", Value::Number(card.points.into())),
            ("brings", Value::Text(&brings)),
            ("cost", Value::Text(&cost)),
        ],
    )
}

/// Renders the second market of a level: a rule, two cards, and their deck.
pub fn second(level: u8) -> AnyView {
    Sprite::here().bring(&[SHEET]);
    let table = Table::here();
    view! {
        <i class="market-divider"></i>
        {(0..ORIENT_COLUMNS as u8).map(|column| slot(table, level, column)).collect_view()}
        {deck(table, level)}
    }
    .into_any()
}

fn slot(table: Table, level: u8, column: u8) -> AnyView {
    let card = Memo::new(move |_| table.shown(|view| view.body().orient_face_up(level, column)));
    jewels_kit::slot(LEVELS as u8 + level, column, move || card.get().map(|card| lying(table, card)))
}

fn deck(table: Table, level: u8) -> AnyView {
    let place = LEVELS as u8 + level;
    let piece = Piece::Deck(place);
    let screen = Screen::here();
    let left = Memo::new(move |_| table.shown(|view| view.body().deck_count(place)));
    let face = move || orient::back(level + 1, Some(left.get()), deck_format(table, screen));
    let words = move || {
        let args =
            [("level", Value::Number(i64::from(level) + 1)), ("left", Value::Number(left.get().into()))];
        tr_with("splendor-orient-deck", &args)
    };
    let look = move || {
        let gone = if left.get() == 0 { " gone" } else { "" };
        format!("deck lying{gone}{}", choice::state(table, piece))
    };
    view! {
        <button type="button" class=look data-piece=piece.to_string() aria-label=words
            style=("--high", move || left.get().div_ceil(4).to_string())
            on:click=move |_| choice::press(table, piece) inner_html=face></button>
    }
    .into_any()
}

/// Renders on the plate of a colour a bag for the satchels that copy it, with their number if there are several.
pub fn on_plate(table: Table, seat: Seat, colour: Colour) -> Option<AnyView> {
    let bag = move |n: usize| {
        let number = (n > 1).then(|| view! { <b>{n}</b> });
        view! { <span class="satchels" data-told=satchel_words(n, colour)>{icon("bag")}{number}</span> }
    };
    let n = Memo::new(move |_| satchels(table, seat, colour));
    table.plays(Module::Orient).then(|| (move || Some(n.get()).filter(|&n| n > 0).map(bag)).into_any())
}

/// Says how many satchels copy a colour.
fn satchel_words(n: usize, colour: Colour) -> String {
    let name = tr(&format!("gem-{}", colour.key()));
    let args = [("satchels", Value::Number(n as i64)), ("colour", Value::Text(&name))];
    tr_with("splendor-has-satchels", &args)
}

/// Says how many cards of double gold there are.
fn double_gold_words(n: u8) -> String {
    tr_with("splendor-has-double-gold", &[("cards", Value::Number(n.into()))])
}

/// Returns how many satchels of a seat copy a colour.
fn satchels(table: Table, seat: Seat, colour: Colour) -> usize {
    table.shown(|view| {
        let body = view.body();
        body.seat(seat).bought().filter(|&card| body.copied(card) == Some(colour)).count()
    })
}

/// Renders by the tokens of gold two coins for the cards of double gold, with their number if there are several.
pub fn by_gold(table: Table, seat: Seat) -> AnyView {
    let held = Memo::new(move |_| table.player(seat, splendor::Player::double_golds));
    let coins = move |n: u8| {
        let number = (n > 1).then(|| view! { <b>{n}</b> });
        let coin = || gem::small(Gem::Gold.key());
        view! { <span class="double-gold" data-told=double_gold_words(n)>{coin()}{coin()}{number}</span> }
    };
    (move || Some(held.get()).filter(|&n| n > 0).map(coins)).into_any()
}

/// Renders the reserved nobles in a player's panel, small.
pub fn promised(table: Table, seat: Seat) -> impl IntoView {
    let reserved =
        Memo::new(move |_| table.shown(|view| view.body().reserved_nobles(seat).collect::<Vec<_>>()));
    let small = |id| {
        let drawn = noble(id, splendor::Gems::NONE, NobleFormat::Mini);
        view! { <span class="promised" data-told=noble_words(id) inner_html=drawn></span> }
    };
    move || reserved.get().into_iter().map(small).collect_view()
}

/// Returns a player's holdings of the Orient, in sentences for screen readers.
pub fn sentences(table: Table, seat: Seat) -> Vec<String> {
    let mut all = Vec::new();
    for colour in Colour::ALL {
        let n = satchels(table, seat, colour);
        all.extend((n > 0).then(|| satchel_words(n, colour)));
    }
    let golds = table.player(seat, splendor::Player::double_golds);
    all.extend((golds > 0).then(|| double_gold_words(golds)));
    for noble in table.shown(|view| view.body().reserved_nobles(seat).collect::<Vec<_>>()) {
        let needs: String = noble.needs().letters().collect();
        let args = [("needs", Value::Text(&pieces(jewels::SET, &needs)))];
        all.push(tr_with("splendor-has-reserved-noble", &args));
    }
    all
}
