//! Events of the game, for the readable log and for animation.

mod form;

use kernel::{Arg, Message, Narrate, Pieces, Seat};
use serde::{Deserialize, Serialize};

use crate::cell::{Cell, with_cell};
use crate::money::{Card, Currency, Payment};
use crate::tile::{Kind, SET, Tile};
use form::Form;

/// An event in the game. Nothing of it is hidden. The JSON form is permanent, except for added fields and kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "effect", rename_all = "snake_case", try_from = "Form")]
#[expect(
    missing_docs,
    reason = "the fields are what their names say: who, which tile, which cards, how much"
)]
pub enum Effect {
    /// A player was dealt a money card.
    Dealt { seat: Seat, card: Card },
    /// A player begins, with this number of cards.
    Begins { seat: Seat, cards: u8 },
    /// A money card was laid open.
    Opened { card: Card },
    /// The scoring card of a round came, and is out of the game.
    RoundCame { round: u8 },
    /// The discard pile was shuffled into a new deck.
    Shuffled { cards: u8 },
    /// A tile was laid on a square, from 1.
    Laid { square: u8, tile: Tile },
    /// The neutral player was given a tile from the bag.
    NeutralGot { tile: Tile },
    /// A player took money cards of a currency.
    Took { seat: Seat, currency: Currency, cards: Payment },
    /// A player begins to pay for a tile with cards to spare.
    Pays { seat: Seat, tile: Tile },
    /// A player laid down a card of such a payment.
    Added { seat: Seat, card: Card },
    /// A player bought a tile, and acts again if they paid exactly.
    Bought { seat: Seat, tile: Tile, currency: Currency, cards: Payment, exact: bool },
    /// A player built a tile.
    Built { seat: Seat, tile: Tile, cell: Cell },
    /// A player put a tile into their reserve.
    Kept { seat: Seat, tile: Tile },
    /// A player gave a tile to the neutral player.
    Gave { seat: Seat, tile: Tile },
    /// A player built a tile of their reserve.
    Rebuilt { seat: Seat, tile: Tile, cell: Cell },
    /// A player took a tile of their board into the reserve.
    Removed { seat: Seat, tile: Tile },
    /// A player put a tile of their reserve in the place of another.
    Replaced { seat: Seat, tile: Tile, old: Tile },
    /// A player passed, since nothing else was possible.
    Passed { seat: Seat },
    /// A round is scored.
    RoundScored { round: u8 },
    /// A player got points for a kind of building.
    Majority { round: u8, kind: Kind, seat: Seat, points: u8 },
    /// The neutral player got points for a kind of building.
    NeutralMajority { round: u8, kind: Kind, points: u8 },
    /// A player got points for their wall.
    Wall { round: u8, seat: Seat, points: u8 },
    /// The bag is empty, and so is a square of the market: the game ends.
    Ending,
    /// A player got the last tile of a square, having this much of its currency; the next one has less.
    LastWon { square: u8, tile: Tile, seat: Seat, sum: u8, next: u8 },
    /// Nobody got the last tile of a square: several had this much, or nobody had any.
    LastLeft { square: u8, tile: Tile, sum: u8 },
    /// The game is over.
    Ended,
}

impl Effect {
    /// Returns the seat that acted or got something, if one did.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Effect::Dealt { seat, .. }
            | Effect::Begins { seat, .. }
            | Effect::Took { seat, .. }
            | Effect::Pays { seat, .. }
            | Effect::Added { seat, .. }
            | Effect::Bought { seat, .. }
            | Effect::Built { seat, .. }
            | Effect::Kept { seat, .. }
            | Effect::Gave { seat, .. }
            | Effect::Rebuilt { seat, .. }
            | Effect::Removed { seat, .. }
            | Effect::Replaced { seat, .. }
            | Effect::Passed { seat }
            | Effect::Majority { seat, .. }
            | Effect::Wall { seat, .. }
            | Effect::LastWon { seat, .. } => Some(seat),
            Effect::Opened { .. }
            | Effect::RoundCame { .. }
            | Effect::Shuffled { .. }
            | Effect::Laid { .. }
            | Effect::NeutralGot { .. }
            | Effect::RoundScored { .. }
            | Effect::NeutralMajority { .. }
            | Effect::Ending
            | Effect::LastLeft { .. }
            | Effect::Ended => None,
        }
    }
}

/// Adds a tile to a message.
fn with_tile(message: Message, tile: Tile) -> Message {
    message.card("tile", SET, tile.row())
}

/// Adds money of one currency to a message, with the sum, on which the form of the currency's name depends.
fn with_money(message: Message, currency: Currency, values: impl Iterator<Item = u8>) -> Message {
    let mut sum = 0;
    let letters = values.map(|value| {
        sum += i32::from(value);
        char::from(b'0' + value)
    });
    let cards = Pieces::new(currency.set(), letters);
    message.with("cards", Arg::Pieces(cards)).with("currency", Arg::Key(currency.word())).number("coins", sum)
}

fn with_card(message: Message, card: Card) -> Message {
    with_money(message, card.currency(), std::iter::once(card.value()))
}

impl Narrate for Effect {
    fn message(&self) -> Message {
        let by = |id, seat| Message::new(id).with("player", Arg::Seat(seat));
        match *self {
            Effect::Dealt { seat, card } => with_card(by("alhambra-log-dealt", seat), card),
            Effect::Begins { seat, cards } => by("alhambra-log-begins", seat).number("cards", cards),
            Effect::Opened { card } => with_card(Message::new("alhambra-log-opened"), card),
            Effect::RoundCame { round } => Message::new("alhambra-log-round-came").number("round", round),
            Effect::Shuffled { cards } => Message::new("alhambra-log-shuffled").number("cards", cards),
            Effect::Laid { square, tile } => {
                with_tile(Message::new("alhambra-log-laid"), tile).number("square", square)
            }
            Effect::NeutralGot { tile } => with_tile(Message::new("alhambra-log-neutral-got"), tile),
            Effect::Took { seat, currency, cards } => {
                with_money(by("alhambra-log-took", seat), currency, cards.values())
            }
            Effect::Pays { seat, tile } => with_tile(by("alhambra-log-pays", seat), tile),
            Effect::Added { seat, card } => with_card(by("alhambra-log-added", seat), card),
            Effect::Bought { seat, tile, currency, cards, exact } => {
                let id = if exact { "alhambra-log-bought-exactly" } else { "alhambra-log-bought" };
                with_money(with_tile(by(id, seat), tile), currency, cards.values())
            }
            Effect::Built { seat, tile, cell } => {
                with_cell(with_tile(by("alhambra-log-built", seat), tile), cell)
            }
            Effect::Kept { seat, tile } => with_tile(by("alhambra-log-kept", seat), tile),
            Effect::Gave { seat, tile } => with_tile(by("alhambra-log-gave", seat), tile),
            Effect::Rebuilt { seat, tile, cell } => {
                with_cell(with_tile(by("alhambra-log-rebuilt", seat), tile), cell)
            }
            Effect::Removed { seat, tile } => with_tile(by("alhambra-log-removed", seat), tile),
            Effect::Replaced { seat, tile, old } => {
                with_tile(by("alhambra-log-replaced", seat), tile).card("old", SET, old.row())
            }
            Effect::Passed { seat } => by("alhambra-log-passed", seat),
            Effect::RoundScored { round } => Message::new("alhambra-log-round").number("round", round),
            Effect::Majority { kind, seat, points, .. } => {
                by("alhambra-log-majority", seat).with("kind", Arg::Key(kind.word())).number("points", points)
            }
            Effect::NeutralMajority { kind, points, .. } => Message::new("alhambra-log-majority-neutral")
                .with("kind", Arg::Key(kind.word()))
                .number("points", points),
            Effect::Wall { seat, points, .. } => by("alhambra-log-wall", seat).number("points", points),
            Effect::Ending => Message::new("alhambra-log-ending"),
            Effect::LastWon { square, tile, seat, sum, next } => {
                with_tile(by("alhambra-log-last-won", seat), tile)
                    .number("sum", sum)
                    .number("next", next)
                    .with("currency", Arg::Key(currency_of(square)))
            }
            Effect::LastLeft { square, tile, sum } => {
                let id = if sum > 0 { "alhambra-log-last-tied" } else { "alhambra-log-last-unpaid" };
                with_tile(Message::new(id), tile)
                    .number("sum", sum)
                    .with("currency", Arg::Key(currency_of(square)))
            }
            Effect::Ended => Message::new("alhambra-log-ended"),
        }
    }
}

/// Returns the letter of the currency of a square, counted from 1.
fn currency_of(square: u8) -> &'static str {
    let currency = Currency::ALL.get(usize::from(square).wrapping_sub(1));
    currency.map_or("f", |currency| currency.word())
}
