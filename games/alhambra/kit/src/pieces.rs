//! Tiles and money on the page, and in words for screen readers.

use std::cmp::Ordering;

use alhambra::{Body, Card, Cell, Currency, Kind, Side, Tile};
use alhambra_art::Format;
use alhambra_play::tray::Piece;
use kernel::Message;
use leptos::prelude::*;
use text::Value;
use web::draw::sprite;
use web::i18n::{self, list, tr, tr_with};
use web::table::{Table, choice};

use super::TableExt;
use super::changing::{Words, shown, whether, words};

/// Returns the name of a kind of building.
pub fn kind_name(kind: Kind) -> String {
    tr_with("alhambra-buildings", &[("kind", Value::Text(kind.word()))])
}

/// Says a change of a wall.
pub fn change(id: &str, now: u8, then: u8) -> String {
    tr_with(id, &[("wall", Value::Number(now.into())), ("then", Value::Number(then.into()))])
}

/// Renders the change of a wall on the piece that brings it.
pub fn effect(now: u8, then: u8) -> AnyView {
    // Drawn by the style sheet: as text of the button it would have to be part of its name word by word.
    let words = format!("{now} → {then}");
    view! { <span class="effect" data-effect=gained(now, then) data-then=words></span> }.into_any()
}

/// Returns by how much a wall changes, such as "+2", which fits a small cell.
fn gained(now: u8, then: u8) -> String {
    let sign = match then.cmp(&now) {
        Ordering::Less => "−",
        Ordering::Equal => "±",
        Ordering::Greater => "+",
    };
    format!("{sign}{}", then.abs_diff(now))
}

/// Renders the building of a kind.
pub fn house(kind: Kind) -> AnyView {
    sprite(format!("house-{}", kind.letter()), "house").into_any()
}

/// Renders the sign of a currency.
pub fn coin(currency: Currency) -> AnyView {
    let letter = currency.letter();
    view! { <span class=format!("sign sign-{letter}") aria-hidden="true">{sprite(format!("coin-{letter}"), "coin")}</span> }
        .into_any()
}

/// Joins words as a language does it.
pub fn joined(id: &str, one: &str, other: &str) -> String {
    tr_with(id, &[("one", Value::Text(one)), ("other", Value::Text(other))])
}

/// Returns the name of a currency.
pub fn coins(currency: Currency) -> String {
    tr_with("alhambra-coins", &[("currency", Value::Text(currency.word()))])
}

/// Returns the name of a tile with its price, such as "tower 9".
pub fn tile_name(tile: Tile) -> String {
    tr(&format!("{}-{}", alhambra::SET, tile.row()))
}

/// Returns a tile in words, with its walls.
pub fn tile_words(tile: Tile) -> String {
    let name = tile_name(tile);
    let walls: Vec<String> =
        Side::ALL.into_iter().filter(|side| tile.has_wall(*side)).map(side_name).collect();
    let args = [("tile", Value::Text(&name))];
    if walls.is_empty() {
        return tr_with("alhambra-tile-open", &args);
    }
    let walls = list(&walls);
    tr_with("alhambra-tile-walls", &[args[0], ("walls", Value::Text(&walls))])
}

fn side_name(side: Side) -> String {
    tr_with("alhambra-side-name", &[("side", Value::Text(side.word()))])
}

/// Returns the place of a cell in words, such as "2 east, 1 south".
pub fn cell_words(cell: Cell) -> String {
    let at = alhambra::with_cell(Message::new("alhambra-at"), cell);
    i18n::spoken(&i18n::told(&at, &i18n::by_name(Vec::new())))
}

/// Returns a money card in words.
pub fn money_words(card: Card) -> String {
    let (value, currency) = (Value::Number(card.value().into()), card.currency().word());
    tr_with("alhambra-money-words", &[("value", value), ("currency", Value::Text(currency))])
}

/// Renders money of one currency within a sentence: its sign, and the value of each card.
pub fn inline(set: &'static str, letters: &str) -> AnyView {
    let words = i18n::pieces(set, letters);
    let currency = Currency::ALL.into_iter().find(|currency| currency.set() == set);
    let values: Vec<String> = letters.chars().map(String::from).collect();
    told("pieces".to_owned(), words, currency.map(coin).into_any(), values.join(" + "))
}

/// Renders a sign with a figure, in words for screen readers. No line ends between the two.
fn told(class: String, words: String, sign: AnyView, figure: String) -> AnyView {
    view! {
        <span class=class><span class="heard">{words}</span><span aria-hidden="true">{sign}"\u{2060}"<b>{figure}</b></span></span>
    }
    .into_any()
}

/// Renders a tile within a sentence: its building and its price.
pub fn chip(row: u8) -> AnyView {
    let chip = |tile: Tile| {
        let class = format!("tile-chip kind-{}", tile.kind().letter());
        told(class, tile_name(tile), house(tile.kind()), tile.price().to_string())
    };
    Tile::new(row).map(chip).into_any()
}

/// Renders a tile that can be clicked. One of the reserve is drawn without its price, which does not matter any more.
pub fn tile_button(table: Table, tile: Tile, piece: Piece, label: Words) -> AnyView {
    let format = if matches!(piece, Piece::Kept(_)) { Format::Small } else { Format::Whole };
    button(table, piece, "tile lying", label, drawn(alhambra_art::tile(tile, format)))
}

/// Renders a money card that can be clicked.
pub fn money_button(table: Table, card: Card, piece: Piece) -> AnyView {
    button(
        table,
        piece,
        "money lying",
        words(move || money_label(table, card, piece)),
        drawn(alhambra_art::money(card)),
    )
}

/// Returns whether a piece is selected, for screen readers.
pub fn pressed(table: Table, piece: Piece) -> Words {
    whether(move || table.selected(piece) > 0)
}

/// Renders a drawing that is described beside it.
pub fn drawn(svg: String) -> AnyView {
    view! { <span class="drawn" aria-hidden="true" inner_html=svg></span> }.into_any()
}

/// Renders a piece or a place that can be clicked, of any kind: one function, since each copy of it takes as much code
/// as a drawing.
pub fn button(table: Table, piece: Piece, kind: &'static str, label: Words, content: AnyView) -> AnyView {
    let class = move || {
        let spare = if is_spare(table, piece) { " spare" } else { "" };
        format!("{kind}{}{spare}", choice::state(table, piece))
    };
    let walls = Memo::new(move |_| table.of_tray(|tray| tray.wall_at(piece)).flatten());
    let label = move || match walls.get() {
        Some((now, then)) => joined("alhambra-then", &label(), &change("alhambra-wall-then", now, then)),
        None => label(),
    };
    let effect = move || walls.get().map(|(now, then)| effect(now, then)).into_any();
    view! {
        <button type="button" class=words(class) data-piece=piece.to_string() aria-label=words(label)
            aria-pressed=pressed(table, piece) on:click=move |_| choice::press(table, piece)>{content}{shown(effect)}</button>
    }
    .into_any()
}

/// Renders a button that is no piece, by its name in the page, with its label; a switch says whether it is on.
pub fn act(
    class: &'static str,
    name: &'static str,
    label: &'static str,
    pressed: Option<Words>,
    act: Box<dyn Fn() + Send + Sync>,
) -> AnyView {
    tool(class, name, tr(label), None, pressed, act)
}

/// Renders a button as [`act`] does, with a sign that has a title.
pub fn tool(
    class: &'static str,
    name: &'static str,
    sign: String,
    title: Option<String>,
    pressed: Option<Words>,
    act: Box<dyn Fn() + Send + Sync>,
) -> AnyView {
    view! {
        <button type="button" class=class data-act=name aria-label=title.clone() title=title aria-pressed=pressed
            on:click=move |_| act()>{sign}</button>
    }
    .into_any()
}

fn money_label(table: Table, card: Card, piece: Piece) -> String {
    let words = money_words(card);
    if is_spare(table, piece) { joined("alhambra-both", &words, &tr("alhambra-spare")) } else { words }
}

/// Returns whether a card of the prepared payment is to spare: without it the others reach the price.
fn is_spare(table: Table, piece: Piece) -> bool {
    let Piece::Money(card, copy) = piece else { return false };
    let bill = table.of_tray(|tray| tray.bill()).flatten();
    bill.is_some_and(|bill| {
        let chosen = bill.cards.count(card.value());
        bill.currency == card.currency()
            && table.selected(piece) > 0
            // Of like cards the last ones are the spare ones.
            && selected_before(table, card, copy) + bill.spare.count(card.value()) >= chosen
    })
}

/// Returns how many of the like cards before one are selected.
fn selected_before(table: Table, card: Card, copy: u8) -> u8 {
    (0..copy).map(|other| table.selected(Piece::Money(card, other))).sum()
}

/// The extent of a board, in cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extent {
    pub west: i8,
    pub south: i8,
    pub east: i8,
    pub north: i8,
}

impl Extent {
    /// Returns the extent of a player's board, with a margin of so many cells.
    pub fn of(body: &Body, seat: kernel::Seat, margin: i8) -> Extent {
        let cells = body.built(seat).map(|(_, cell)| (cell.x(), cell.y())).chain([(0, 0)]);
        let mut extent = Extent { west: 0, south: 0, east: 0, north: 0 };
        for (x, y) in cells {
            extent.west = extent.west.min(x);
            extent.east = extent.east.max(x);
            extent.south = extent.south.min(y);
            extent.north = extent.north.max(y);
        }
        Extent {
            west: extent.west - margin,
            south: extent.south - margin,
            east: extent.east + margin,
            north: extent.north + margin,
        }
    }

    /// Returns the number of columns.
    pub fn columns(self) -> i16 {
        i16::from(self.east) - i16::from(self.west) + 1
    }

    /// Returns the number of rows.
    pub fn rows(self) -> i16 {
        i16::from(self.north) - i16::from(self.south) + 1
    }

    /// Returns the column and the row of a cell, from the north-west.
    pub fn place(self, cell: Cell) -> (i16, i16) {
        (i16::from(cell.x()) - i16::from(self.west), i16::from(self.north) - i16::from(cell.y()))
    }
}
