//! Refusals: each names the rule that it is based on, and the facts.

use kernel::{Arg, Explain, Message, Rule};

use crate::cell::{Cell, with_cell};
use crate::duty::Duty;
use crate::money::{Card, Payment};
use crate::rules::rule;
use crate::tile::{SET, Side, Tile};

/// The purpose of a question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dealing {
    /// A money card for a player, in the set-up.
    Deal,
    /// One of the first open money cards.
    Open,
    /// A money card, or a scoring card, for the open ones.
    Money,
    /// A tile for a square.
    Market,
    /// A tile for the neutral player.
    Neutral,
}

impl Dealing {
    pub(crate) fn of(duty: Duty) -> Option<Dealing> {
        match duty {
            Duty::Deal(_) => Some(Dealing::Deal),
            Duty::LayOpen => Some(Dealing::Open),
            Duty::Money => Some(Dealing::Money),
            Duty::Market => Some(Dealing::Market),
            Duty::Neutral(_) => Some(Dealing::Neutral),
            _ => None,
        }
    }

    fn rule(self) -> Rule {
        rule(match self {
            Dealing::Deal => "C2",
            Dealing::Open => "C5",
            Dealing::Money => "57",
            Dealing::Market => "58",
            Dealing::Neutral => "92",
        })
    }
}

/// The reason why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what the sentence speaks of")]
pub enum Refusal {
    /// The game is over.
    Over,
    /// An outcome of chance is awaited first.
    ChanceDue(Dealing),
    /// No outcome of chance is awaited.
    NoChanceDue,
    /// The outcome does not answer the question, or is not possible any more.
    CannotCome(Dealing),
    /// The card does not lie open, or only so many of it do.
    NotOpen { card: Card, open: u8 },
    /// The sum of several cards is more than may be taken at a time.
    TooMuch { sum: u8 },
    /// The tile does not lie on the market.
    NotOnMarket { tile: Tile },
    /// The player does not have these cards in the currency of the square.
    NotHeld { currency: &'static str, held: Payment, set: &'static str },
    /// No tile lies on the square of this currency.
    NoTile { currency: &'static str },
    /// The cards do not reach the price.
    TooLittle { price: u8, sum: u8 },
    /// The cards would reach the price without the smallest of them, so they are laid down one by one.
    ToSpare { tile: Tile },
    /// With all the money of its currency no card would be to spare.
    NoneToSpare { price: u8, sum: u8 },
    /// A payment is being laid down.
    PayFirst { tile: Tile },
    /// No payment is being laid down.
    NotPaying,
    /// The cards of such a payment are laid down from the highest to the lowest.
    NotDescending { value: u8, last: u8 },
    /// After this card the payment could not end with a card to spare.
    LeadsNowhere { value: u8, price: u8 },
    /// The cards laid down are not enough yet, or none of them is to spare.
    NotEnough { price: u8, sum: u8 },
    /// The tiles that were bought have to be placed.
    PlaceFirst,
    /// The last tiles have to be placed.
    PlaceLastFirst,
    /// Tiles are placed when the turn ends.
    NothingToPlace,
    /// The tile was not bought in this turn, or is placed already.
    NotBought { tile: Tile },
    /// The player did not get the tile at the end, or has placed it already.
    NotWon { tile: Tile },
    /// There is no neutral player.
    NoNeutral,
    /// The last tiles are not given to the neutral player.
    NotToNeutral,
    /// The tile is not in the player's reserve.
    NotInReserve { tile: Tile },
    /// The tile is not on the player's board.
    NotBuilt { tile: Tile },
    /// The cell is occupied.
    Occupied { cell: Cell },
    /// The cell does not touch the board, or only at a corner.
    Apart { cell: Cell },
    /// At this side the tile and its neighbour do not agree.
    Differs { tile: Tile, side: Side },
    /// Walls stand between the tile and every neighbour; this is the side of one of them.
    NoWay { tile: Tile, side: Side },
    /// An empty place would be enclosed: this one, or another beside it.
    Gap { tile: Tile, gap: Cell },
    /// The tile has neighbours on all sides, so that taking it away would leave a gap.
    Surrounded { tile: Tile },
    /// Without the tile this one could not be reached on foot.
    CutsOff { tile: Tile, other: Tile },
    /// The fountain stays where it is.
    Fountain,
    /// Another action is possible.
    CanAct,
}

impl Explain for Refusal {
    fn rule(&self) -> Rule {
        rule(match self {
            Refusal::Over => "79",
            Refusal::ChanceDue(dealing) | Refusal::CannotCome(dealing) => return dealing.rule(),
            Refusal::NoChanceDue | Refusal::NoTile { .. } => "36",
            Refusal::NotOpen { .. } => "27",
            Refusal::TooMuch { .. } => "28",
            Refusal::NotOnMarket { .. } => "30",
            Refusal::NotHeld { .. } | Refusal::TooLittle { .. } => "31",
            Refusal::ToSpare { .. }
            | Refusal::NoneToSpare { .. }
            | Refusal::PayFirst { .. }
            | Refusal::NotPaying
            | Refusal::NotDescending { .. }
            | Refusal::LeadsNowhere { .. }
            | Refusal::NotEnough { .. } => "C14",
            Refusal::PlaceFirst | Refusal::NothingToPlace | Refusal::NotBought { .. } => "53",
            Refusal::PlaceLastFirst | Refusal::NotWon { .. } => "84",
            Refusal::NoNeutral => "97",
            Refusal::NotToNeutral => "C58",
            Refusal::NotInReserve { .. } => "46",
            Refusal::NotBuilt { .. } => "47",
            Refusal::Occupied { .. } => "C20",
            Refusal::Apart { .. } => "43",
            Refusal::Differs { .. } => "41",
            Refusal::NoWay { .. } | Refusal::CutsOff { .. } => "42",
            Refusal::Gap { .. } | Refusal::Surrounded { .. } => "44",
            Refusal::Fountain => "51",
            Refusal::CanAct => "C33",
        })
    }

    fn message(&self) -> Message {
        let with_tile = |id, tile: Tile| Message::new(id).card("tile", SET, tile.row());
        match *self {
            Refusal::Over => Message::new("alhambra-no-over"),
            Refusal::ChanceDue(_) => Message::new("alhambra-no-chance-due"),
            Refusal::NoChanceDue => Message::new("alhambra-no-no-chance-due"),
            Refusal::CannotCome(_) => Message::new("alhambra-no-cannot-come"),
            Refusal::NotOpen { card, open } => Message::new("alhambra-no-not-open")
                .number("value", card.value())
                .number("open", open)
                .with("currency", Arg::Key(card.currency().word())),
            Refusal::TooMuch { sum } => Message::new("alhambra-no-too-much").number("sum", sum),
            Refusal::NotOnMarket { tile } => with_tile("alhambra-no-not-on-market", tile),
            Refusal::NotHeld { currency, held, set } => {
                let letters = held.values().map(|value| char::from(b'0' + value));
                let id = if held.is_empty() { "alhambra-no-none-held" } else { "alhambra-no-not-held" };
                Message::new(id)
                    .with("cards", Arg::Pieces(kernel::Pieces::new(set, letters)))
                    .with("currency", Arg::Key(currency))
            }
            Refusal::NoTile { currency } => {
                Message::new("alhambra-no-no-tile").with("currency", Arg::Key(currency))
            }
            Refusal::TooLittle { price, sum } => {
                Message::new("alhambra-no-too-little").number("price", price).number("sum", sum)
            }
            Refusal::ToSpare { tile } => {
                with_tile("alhambra-no-to-spare", tile).typed("start", &format!("S.{tile}"))
            }
            Refusal::NoneToSpare { price, sum } => {
                Message::new("alhambra-no-none-to-spare").number("price", price).number("sum", sum)
            }
            Refusal::PayFirst { tile } => with_tile("alhambra-no-pay-first", tile),
            Refusal::NotPaying => Message::new("alhambra-no-not-paying"),
            Refusal::NotDescending { value, last } => {
                Message::new("alhambra-no-not-descending").number("value", value).number("last", last)
            }
            Refusal::LeadsNowhere { value, price } => {
                Message::new("alhambra-no-leads-nowhere").number("value", value).number("price", price)
            }
            Refusal::NotEnough { price, sum } => {
                Message::new("alhambra-no-not-enough").number("price", price).number("sum", sum)
            }
            Refusal::PlaceFirst => Message::new("alhambra-no-place-first"),
            Refusal::PlaceLastFirst => Message::new("alhambra-no-place-last-first"),
            Refusal::NothingToPlace => Message::new("alhambra-no-nothing-to-place"),
            Refusal::NotBought { tile } => with_tile("alhambra-no-not-bought", tile),
            Refusal::NotWon { tile } => with_tile("alhambra-no-not-won", tile),
            Refusal::NoNeutral => Message::new("alhambra-no-no-neutral"),
            Refusal::NotToNeutral => Message::new("alhambra-no-not-to-neutral"),
            Refusal::NotInReserve { tile } => with_tile("alhambra-no-not-in-reserve", tile),
            Refusal::NotBuilt { tile } => with_tile("alhambra-no-not-built", tile),
            Refusal::Occupied { cell } => with_cell(Message::new("alhambra-no-occupied"), cell),
            Refusal::Apart { cell } => with_cell(Message::new("alhambra-no-apart"), cell),
            Refusal::Differs { tile, side } => {
                with_tile("alhambra-no-differs", tile).with("side", Arg::Key(side.word()))
            }
            Refusal::NoWay { tile, side } => {
                with_tile("alhambra-no-no-way", tile).with("side", Arg::Key(side.word()))
            }
            Refusal::Gap { tile, gap } => with_cell(with_tile("alhambra-no-gap", tile), gap),
            Refusal::Surrounded { tile } => with_tile("alhambra-no-surrounded", tile),
            Refusal::CutsOff { tile, other } => {
                with_tile("alhambra-no-cuts-off", tile).card("other", SET, other.row())
            }
            Refusal::Fountain => Message::new("alhambra-no-fountain"),
            Refusal::CanAct => Message::new("alhambra-no-can-act"),
        }
    }
}
