use std::fmt;
use std::str::FromStr;

use splendor::{CardId, CityId, Colour, Gem, Kind, NobleId, PostId};

use jewels_play::tray as jewels;

use super::LEVELS;

/// A way to use a stronghold (`cities 15`, `18`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// Place one of one's own.
    Place,
    /// Move one of one's own to another card.
    Move,
    /// Remove one of another player.
    Remove,
}

impl Way {
    /// All ways, in the order of the rules.
    pub const ALL: [Way; 3] = [Way::Place, Way::Move, Way::Remove];

    /// Returns the word that names the way in pieces and messages.
    pub const fn word(self) -> &'static str {
        match self {
            Way::Place => "place",
            Way::Move => "move",
            Way::Remove => "remove",
        }
    }
}

/// A piece on the table that can be clicked. Its text form names it on the page: `bank-w`, `card-47`, `deck-2`,
/// `hand-0`, `own-a`, `noble-5`, `city-3`, `post-2`, `pay-w`, `gold-w`, `orient-2`, `tower-47`, `way-move`, `double-more`,
/// `double-less`, `spend-12`, `copy-r`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// The pile of these tokens on the table.
    Bank(Gem),
    /// A face-up card.
    Card(CardId),
    /// The deck of this level, from 0 (in the text form from 1); those of the Orient follow, which are named apart.
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
    /// The strongholds on this card.
    Tower(CardId),
    /// A way to use a stronghold.
    Way(Way),
    /// One card of double gold more in the payment.
    MoreDouble,
    /// One card of double gold less in the payment.
    LessDouble,
    /// A card in front of the player that may be a part of a price in bonuses.
    Spend(CardId),
    /// The colour that a satchel copies.
    Copy(Colour),
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Bank(gem) => write!(f, "bank-{}", gem.letter()),
            Piece::Card(card) => write!(f, "card-{card}"),
            Piece::Deck(level) => match level.checked_sub(LEVELS) {
                None => write!(f, "deck-{}", level + 1),
                Some(level) => write!(f, "orient-{}", level + 1),
            },
            Piece::Hand(place) => write!(f, "hand-{place}"),
            Piece::Own(gem) => write!(f, "own-{}", gem.letter()),
            Piece::Noble(noble) => write!(f, "noble-{noble}"),
            Piece::Paid(colour) => write!(f, "pay-{}", colour.key()),
            Piece::PaidGold(colour) => write!(f, "gold-{}", colour.key()),
            Piece::City(city) => write!(f, "city-{city}"),
            Piece::Post(post) => write!(f, "post-{post}"),
            Piece::Tower(card) => write!(f, "tower-{card}"),
            Piece::Way(way) => write!(f, "way-{}", way.word()),
            Piece::MoreDouble => f.write_str("double-more"),
            Piece::LessDouble => f.write_str("double-less"),
            Piece::Spend(card) => write!(f, "spend-{card}"),
            Piece::Copy(colour) => write!(f, "copy-{}", colour.key()),
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
        "orient" => Piece::Deck(LEVELS + jewels::deck(rest)?),
        "tower" => Piece::Tower(CardId::new(number()?)?),
        "way" => Piece::Way(Way::ALL.into_iter().find(|way| way.word() == rest)?),
        "double" if rest == "more" => Piece::MoreDouble,
        "double" if rest == "less" => Piece::LessDouble,
        "spend" => Piece::Spend(CardId::new(number()?)?),
        "copy" => Piece::Copy(gem()?.colour()?),
        _ => return None,
    })
}
