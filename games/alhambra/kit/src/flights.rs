//! The flights of Alhambra's pieces over the table.

use alhambra::{Card, Cell, Currency, Effect, Payment, Tile};
use kernel::Seat;
use web::table::Flights;

/// Adds the flights of the pieces that an effect moves.
pub fn fly(effect: &Effect, flights: &mut Flights) {
    match *effect {
        Effect::Took { seat, currency, cards } => {
            each(currency, cards, |card| {
                flights.toss(|| alhambra_art::money(card), &open(card), &purse(seat, currency))
            });
        }
        Effect::Bought { seat, tile, currency, cards, .. } => {
            each(currency, cards, |card| {
                flights.toss(|| alhambra_art::money(card), &purse(seat, currency), DECK)
            });
            fly_tile(flights, tile, &format!("[data-piece='square-{}']", currency as u8 + 1), &shelf(seat));
        }
        Effect::Built { seat, tile, cell } | Effect::Rebuilt { seat, tile, cell } => {
            fly_tile(flights, tile, &shelf(seat), &place(seat, cell));
        }
        Effect::Removed { seat, tile } => fly_tile(flights, tile, &built(seat, tile), &shelf(seat)),
        Effect::Replaced { seat, tile, old } => {
            fly_tile(flights, old, &built(seat, old), &shelf(seat));
            fly_tile(flights, tile, &shelf(seat), &built(seat, tile));
        }
        Effect::Gave { seat, tile } => fly_tile(flights, tile, &shelf(seat), "[data-at='neutral']"),
        Effect::NeutralGot { tile } => fly_tile(flights, tile, BAG, "[data-at='neutral']"),
        Effect::Laid { square, tile } => {
            flights.refill(|| drawn(tile), BAG, &format!("[data-at='square-{square}']"));
        }
        Effect::Opened { card } => flights.refill(|| alhambra_art::money(card), DECK, &open(card)),
        Effect::RoundCame { round } => flights.show(|| alhambra_art::round(round), DECK, SCORING),
        _ => {}
    }
}

const BAG: &str = "[data-at='bag']";
const DECK: &str = "[data-at='deck']";
/// A place beside the scoring panel, which is there in small windows too.
const SCORING: &str = "[data-at='scoring']";

fn each(currency: Currency, cards: Payment, mut fly: impl FnMut(Card)) {
    cards.values().filter_map(|value| Card::new(currency, value)).for_each(&mut fly);
}

fn drawn(tile: Tile) -> String {
    alhambra_art::tile(tile, alhambra_art::Format::Whole)
}

fn fly_tile(flights: &mut Flights, tile: Tile, from: &str, to: &str) {
    flights.piece(|| drawn(tile), from, to);
}

fn open(card: Card) -> String {
    format!(".offered [data-at='open-{card}']")
}

/// The sign of a currency at the player's own money, or the seal of another player.
fn purse(seat: Seat, currency: Currency) -> String {
    format!("[data-at='purse-{seat}-{}'], .other[data-panel='{seat}'] .seal", currency.letter())
}

/// The shelf of the player whose board is shown large, or the seal of another.
fn shelf(seat: Seat) -> String {
    format!("[data-at='shelf-{seat}'] .into, .other[data-panel='{seat}'] .seal")
}

/// The cell where a tile lies on the board that is shown large.
fn built(seat: Seat, tile: Tile) -> String {
    format!(".land[data-at='map-{seat}'] [data-tile='{}']", tile.row())
}

/// A cell of the board that is shown large: on the small ones there is nothing to follow.
fn place(seat: Seat, cell: Cell) -> String {
    format!(".land[data-at='map-{seat}'] [data-piece='cell-{cell}']")
}
