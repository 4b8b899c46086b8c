//! The cards of the Orient (`cities 45`), as they are printed.

use jewels::table::{after_field, after_line, colour, is_word, number};
use jewels::{Colour, LEVELS};

use crate::data::CARDS;
use crate::gems::Gems;

// --- the pieces --------------------------------------------------------------------------------------------------

/// The number of cards of the Orient (`cities 45`).
pub const ORIENT_CARDS: usize = 30;
/// The row of the first card of the Orient, behind the cards of the base game. The rows are permanent.
pub const ORIENT_FIRST: u8 = CARDS as u8 + 1;

/// The number of cards of each level (`cities 45`).
const EACH_LEVEL: usize = ORIENT_CARDS / LEVELS;
/// The number of bonuses that a card of [`OrientKind::DiscardTwo`] costs (`cities 63`).
pub const BONUSES_DISCARDED: u8 = 2;

/// The effect of a card of the Orient.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrientKind {
    /// It is worth two gold tokens in a purchase, and is then out of the game (`cities 49-53`).
    DoubleGold,
    /// It is tied to a card with a bonus, whose colour it copies (`cities 54`).
    Satchel,
    /// Likewise, and its owner takes a card of level 1 for nothing (`cities 57`).
    SatchelAndFreeCard,
    /// It gives two bonuses of this colour (`cities 58`).
    DoubleBonus(Colour),
    /// It gives a bonus of this colour, and reserves a noble (`cities 60`).
    ReserveNoble(Colour),
    /// It gives a bonus of this colour, and its owner takes a card of level 2 for nothing (`cities 62`).
    FreeCard(Colour),
    /// It gives a bonus of the first colour, and costs two of the second (`cities 63`).
    DiscardTwo(Colour, Colour),
}

impl OrientKind {
    /// Returns the word for what a card brings, in messages.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            OrientKind::DoubleGold => "double_gold",
            OrientKind::Satchel => "satchel",
            OrientKind::SatchelAndFreeCard => "satchel_and_free",
            OrientKind::ReserveNoble(_) => "noble",
            OrientKind::FreeCard(_) => "free",
            OrientKind::DoubleBonus(_) | OrientKind::DiscardTwo(..) => "bonus",
        }
    }

    /// Returns the level (from 0) of the card that comes for nothing with this one, if one does (`cities 57`, `62`).
    pub(crate) const fn free_level(self) -> Option<u8> {
        match self {
            OrientKind::SatchelAndFreeCard => Some(0),
            OrientKind::FreeCard(_) => Some(1),
            _ => None,
        }
    }
}

/// The print of a card of the Orient.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OrientCard {
    /// The level: 0 to 2 for levels 1 to 3.
    pub level: u8,
    /// The effect of the card.
    pub kind: OrientKind,
    /// Prestige points.
    pub points: u8,
    /// The printed cost in gems; none for a card that costs bonuses.
    pub cost: Gems,
}

pub(crate) static ORIENT_TABLE: [OrientCard; ORIENT_CARDS] =
    read(include_bytes!("../../../../data/splendor-orient.csv"));

impl OrientCard {
    /// Returns all cards, in the order of the component file, level by level: the first one is card [`ORIENT_FIRST`].
    pub fn all() -> impl Iterator<Item = (u8, &'static OrientCard)> + Clone {
        (ORIENT_FIRST..).zip(&ORIENT_TABLE)
    }

    /// Returns the colour of the card's bonuses and their number; none for double gold (`cities 104`), and for a satchel,
    /// which copies the colour of another card (`cities 106`).
    pub const fn bonus(&self) -> Option<(Colour, u8)> {
        match self.kind {
            OrientKind::DoubleGold | OrientKind::Satchel | OrientKind::SatchelAndFreeCard => None,
            OrientKind::DoubleBonus(colour) => Some((colour, 2)),
            OrientKind::ReserveNoble(colour)
            | OrientKind::FreeCard(colour)
            | OrientKind::DiscardTwo(colour, _) => Some((colour, 1)),
        }
    }
}

// --- reading the component file in constant evaluation ---------------------------------------------------------------

const fn read(file: &[u8]) -> [OrientCard; ORIENT_CARDS] {
    let none = OrientCard { level: 0, kind: OrientKind::DoubleGold, points: 0, cost: Gems::NONE };
    let mut table = [none; ORIENT_CARDS];
    let mut at = after_line(file, 0);
    let mut place = 0;
    while place < ORIENT_CARDS {
        table[place] = card(file, at);
        assert!(table[place].level as usize == place / EACH_LEVEL);
        at = after_line(file, at);
        place += 1;
    }
    assert!(at == file.len(), "the file of the Orient has more rows than cards");
    table
}

/// Reads the card of the row that begins here, and checks that its columns agree with what it does.
const fn card(file: &[u8], at: usize) -> OrientCard {
    let level = number(file, at) - 1;
    let kind_at = after_field(file, at);
    let bonus_at = after_field(file, kind_at);
    let bonuses_at = after_field(file, bonus_at);
    let points_at = after_field(file, bonuses_at);
    let mut at = after_field(file, points_at);
    let (mut counts, mut place) = ([0; Colour::ALL.len()], 0);
    while place < counts.len() {
        counts[place] = number(file, at);
        at = after_field(file, at);
        place += 1;
    }
    let discarded = colour(file, at);
    let kind = kind(file, kind_at, colour(file, bonus_at), discarded);
    let card = OrientCard { level, kind, points: number(file, points_at), cost: Gems::from_counts(counts) };
    let bonuses = match (card.bonus(), card.kind) {
        (Some((_, count)), _) => count,
        (None, OrientKind::DoubleGold) => 0,
        (None, _) => 1,
    };
    assert!(number(file, bonuses_at) == bonuses, "a card gives another number of bonuses than its kind does");
    let count = if discarded.is_some() { BONUSES_DISCARDED } else { 0 };
    assert!(
        number(file, after_field(file, at)) == count,
        "a card costs another number of bonuses than its kind does"
    );
    assert!(discarded.is_some() == card.cost.is_none(), "a card costs gems or bonuses");
    card
}

const fn kind(file: &[u8], at: usize, bonus: Option<Colour>, discarded: Option<Colour>) -> OrientKind {
    match (bonus, discarded) {
        (None, None) if is_word(file, at, b"double_gold") => OrientKind::DoubleGold,
        (None, None) if is_word(file, at, b"satchel") => OrientKind::Satchel,
        (None, None) if is_word(file, at, b"satchel_and_free_level1") => OrientKind::SatchelAndFreeCard,
        (Some(colour), None) if is_word(file, at, b"double_bonus") => OrientKind::DoubleBonus(colour),
        (Some(colour), None) if is_word(file, at, b"reserve_noble") => OrientKind::ReserveNoble(colour),
        (Some(colour), None) if is_word(file, at, b"free_level2") => OrientKind::FreeCard(colour),
        (Some(colour), Some(other)) if is_word(file, at, b"discard_two") => {
            OrientKind::DiscardTwo(colour, other)
        }
        _ => panic!("there is no such card of the Orient"),
    }
}
