use std::fmt;
use std::str::FromStr;

use splendor::{CardId, CityId, Colour, Gem, Kind, NobleId, PostId};

use jewels_play::tray as jewels;

/// A piece on the table that can be clicked. Its text form names it on the page: `bank-w`, `card-47`, `deck-2`,
/// `hand-0`, `own-a`, `noble-5`, `city-3`, `post-2`, `pay-w`, `gold-w`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// The pile of these tokens on the table.
    Bank(Gem),
    /// A face-up card.
    Card(CardId),
    /// The deck of this level, from 0 (in the text form from 1).
    Deck(u8),
    /// The reserved card at this place of the player's own hand, from 0.
    Hand(u8),
    /// The player's own tokens of this kind.
    Own(Gem),
    /// A noble on the table.
    Noble(NobleId),
    /// A gem of this colour in the payment being prepared: a click replaces it by a gold.
    Paid(Colour),
    /// A gold in the place of this colour in the payment: a click replaces it by a gem.
    PaidGold(Colour),
    /// A city on the table.
    City(CityId),
    /// A trading post.
    Post(PostId),
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Bank(gem) => write!(f, "bank-{}", gem.letter()),
            Piece::Card(card) => write!(f, "card-{card}"),
            Piece::Deck(level) => write!(f, "deck-{}", level + 1),
            Piece::Hand(place) => write!(f, "hand-{place}"),
            Piece::Own(gem) => write!(f, "own-{}", gem.letter()),
            Piece::Noble(noble) => write!(f, "noble-{noble}"),
            Piece::Paid(colour) => write!(f, "pay-{}", colour.key()),
            Piece::PaidGold(colour) => write!(f, "gold-{}", colour.key()),
            Piece::City(city) => write!(f, "city-{city}"),
            Piece::Post(post) => write!(f, "post-{post}"),
        }
    }
}

impl FromStr for Piece {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Piece, &'static str> {
        read(text).ok_or("a piece is written like bank-w, card-47 or deck-2")
    }
}

fn read(text: &str) -> Option<Piece> {
    let (kind, rest) = text.split_once('-')?;
    let number = || rest.parse::<u8>().ok();
    let gem = || Gem::from_key(rest);
    Some(match kind {
        "bank" => Piece::Bank(gem()?),
        "card" => Piece::Card(CardId::new(number()?)?),
        "deck" => Piece::Deck(jewels::deck(rest)?),
        "hand" => Piece::Hand(jewels::place(rest)?),
        "own" => Piece::Own(gem()?),
        "noble" => Piece::Noble(NobleId::new(number()?)?),
        "pay" => Piece::Paid(gem()?.colour()?),
        "gold" => Piece::PaidGold(gem()?.colour()?),
        "city" => Piece::City(CityId::new(number()?)?),
        "post" => Piece::Post(PostId::new(number()?)?),
        _ => return None,
    })
}
