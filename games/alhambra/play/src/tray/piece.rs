use std::fmt;
use std::str::FromStr;

use alhambra::{COPIES, Card, Cell, OPEN, SQUARES, Tile};
use kernel::NotationError;

/// A piece or a place that can be clicked. Its text form names it on the page: `square-2`, `open-1`, `money-f5a`,
/// `bought-t9b`, `kept-t9b`, `cell-2,-1`, `reserve`, `neutral`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// The tile on this square of the market, from 0 (in the text form from 1).
    Square(u8),
    /// The open money card at this place, from 0 (in the text form from 1).
    Open(u8),
    /// A money card of the player's hand, and its number among those with the same print, from 0.
    Money(Card, u8),
    /// A tile that waits to be placed: it was bought in this turn, or got at the end.
    Bought(Tile),
    /// A tile of the player's reserve.
    Kept(Tile),
    /// A cell of the player's board: empty, with a tile, or with the fountain.
    Cell(Cell),
    /// The player's reserve, as the place for a tile.
    Reserve,
    /// The neutral player, who is given a tile.
    Neutral,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Square(square) => write!(f, "square-{}", square + 1),
            Piece::Open(place) => write!(f, "open-{}", place + 1),
            Piece::Money(card, copy) => write!(f, "money-{card}{}", char::from(b'a' + copy)),
            Piece::Bought(tile) => write!(f, "bought-{tile}"),
            Piece::Kept(tile) => write!(f, "kept-{tile}"),
            Piece::Cell(cell) => write!(f, "cell-{cell}"),
            Piece::Reserve => f.write_str("reserve"),
            Piece::Neutral => f.write_str("neutral"),
        }
    }
}

impl FromStr for Piece {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Piece, NotationError> {
        read(text).ok_or_else(|| {
            NotationError::new(text, "a piece is written like square-2, money-f5a or cell-2,-1")
        })
    }
}

fn read(text: &str) -> Option<Piece> {
    match text {
        "reserve" => return Some(Piece::Reserve),
        "neutral" => return Some(Piece::Neutral),
        _ => {}
    }
    let (kind, rest) = text.split_once('-')?;
    let place = |places: usize| {
        let number = rest.parse::<u8>().ok().filter(|number| (1..=places).contains(&usize::from(*number)))?;
        Some(number - 1)
    };
    Some(match kind {
        "square" => Piece::Square(place(SQUARES)?),
        "open" => Piece::Open(place(OPEN)?),
        "money" => {
            let copy = rest.bytes().last()?.checked_sub(b'a').filter(|copy| *copy < COPIES)?;
            Piece::Money(rest[..rest.len() - 1].parse().ok()?, copy)
        }
        "bought" => Piece::Bought(rest.parse().ok()?),
        "kept" => Piece::Kept(rest.parse().ok()?),
        "cell" => Piece::Cell(rest.parse().ok()?),
        _ => return None,
    })
}
