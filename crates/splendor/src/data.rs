//! The cards and nobles, read from the component files while compiling. A card's id is the number of its
//! row in `splendor-cards.csv`, from 1 to 90, frozen for ever; likewise a noble's in `splendor-nobles.csv`.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::gems::{Colour, Gems};

/// How many development cards there are (`splendor 3`).
pub const CARDS: usize = 90;
/// How many nobles there are (`splendor 4`).
pub const NOBLES: usize = 10;
/// How many cards each level has, level 1 first (`splendor C1`).
pub const LEVEL_SIZES: [u8; 3] = [40, 30, 20];
/// The id of the card before the first of each level.
pub(crate) const LEVEL_BASES: [u8; 3] = [0, 40, 70];
/// Points of a noble (`splendor 34`); the component file says so of every one, and a test checks it.
pub const NOBLE_POINTS: u8 = 3;

/// Every noble asks for at least this many bonuses of a colour ...
pub(crate) const NOBLE_NEEDS_EACH: u8 = 3;
/// ... in at least so many colours.
pub(crate) const NOBLE_NEEDS_COLOURS: u32 = 2;

/// A development card by its row in the component file, 1 to 90.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CardId(u8);

/// A noble by its row in the component file, 1 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct NobleId(u8);

/// What is printed on a development card (`splendor 26`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// 0 to 2 for levels 1 to 3.
    pub level: u8,
    /// The colour of its bonus.
    pub bonus: Colour,
    /// Prestige points.
    pub points: u8,
    /// The printed cost; no gold in it.
    pub cost: Gems,
}

const NO_CARD: Card = Card { level: 0, bonus: Colour::White, points: 0, cost: Gems::NONE };

// Row 0 is a filler, so that ids index directly.
static CARD_TABLE: [Card; CARDS + 1] = read_cards(include_bytes!("../data/splendor-cards.csv"));
static NOBLE_TABLE: [Gems; NOBLES + 1] = read_nobles(include_bytes!("../data/splendor-nobles.csv"));

impl CardId {
    /// The card of this row.
    pub const fn new(row: u8) -> Option<CardId> {
        if row >= 1 && row as usize <= CARDS { Some(CardId(row)) } else { None }
    }

    /// Every card in the order of the file.
    pub fn all() -> impl Iterator<Item = CardId> {
        (1..=CARDS as u8).map(CardId)
    }

    /// The row in the component file, 1 to 90.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0
    }

    /// What is printed on the card.
    #[inline]
    pub fn card(self) -> &'static Card {
        &CARD_TABLE[self.0 as usize]
    }

    pub(crate) const fn cost(self) -> Gems {
        CARD_TABLE[self.0 as usize].cost
    }

    /// The card at `place` (from 0) within `level` (from 0), in the order of the file.
    #[inline]
    pub(crate) const fn at(level: u8, place: u8) -> CardId {
        CardId(LEVEL_BASES[level as usize] + place + 1)
    }

    /// The card's level (from 0), which follows from its row: the file lists level by level.
    #[inline]
    pub(crate) const fn level(self) -> u8 {
        (self.0 > LEVEL_BASES[1]) as u8 + (self.0 > LEVEL_BASES[2]) as u8
    }

    /// The card's place (from 0) within its level.
    #[inline]
    pub(crate) const fn place(self) -> u8 {
        self.0 - 1 - LEVEL_BASES[self.level() as usize]
    }
}

impl NobleId {
    /// The noble of this row.
    pub const fn new(row: u8) -> Option<NobleId> {
        if row >= 1 && row as usize <= NOBLES { Some(NobleId(row)) } else { None }
    }

    /// Every noble in the order of the file.
    pub fn all() -> impl Iterator<Item = NobleId> {
        (1..=NOBLES as u8).map(NobleId)
    }

    /// The row in the component file, 1 to 10.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0
    }

    /// The bonuses the noble asks for (`splendor 31`).
    #[inline]
    pub fn needs(self) -> Gems {
        NOBLE_TABLE[self.0 as usize]
    }
}

impl TryFrom<u8> for CardId {
    type Error = &'static str;

    fn try_from(row: u8) -> Result<CardId, &'static str> {
        CardId::new(row).ok_or("a card is a number from 1 to 90")
    }
}

impl From<CardId> for u8 {
    fn from(id: CardId) -> u8 {
        id.0
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for NobleId {
    type Error = &'static str;

    fn try_from(row: u8) -> Result<NobleId, &'static str> {
        NobleId::new(row).ok_or("a noble is a number from 1 to 10")
    }
}

impl From<NobleId> for u8 {
    fn from(id: NobleId) -> u8 {
        id.0
    }
}

impl fmt::Display for NobleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

// --- reading the component files in constant evaluation ---------------------------------------------------

const fn read_cards(file: &[u8]) -> [Card; CARDS + 1] {
    let mut table = [NO_CARD; CARDS + 1];
    let mut at = after_line(file, 0);
    let mut row = 1;
    while row <= CARDS {
        let level = number(file, at) - 1;
        at = after_field(file, at);
        let bonus = colour(file, at);
        at = after_field(file, at);
        let points = number(file, at);
        at = after_field(file, at);
        let (cost, next) = five(file, at);
        table[row] = Card { level, bonus, points, cost };
        // Ids of a level are contiguous: `CardId::at` relies on it.
        assert!(LEVEL_BASES[level as usize] < row as u8);
        assert!(row as u8 <= LEVEL_BASES[level as usize] + LEVEL_SIZES[level as usize]);
        at = next;
        row += 1;
    }
    assert!(at == file.len(), "the card file has more rows than cards");
    table
}

const fn read_nobles(file: &[u8]) -> [Gems; NOBLES + 1] {
    let mut table = [Gems::NONE; NOBLES + 1];
    let mut at = after_line(file, 0);
    let mut row = 1;
    while row <= NOBLES {
        assert!(number(file, at) == NOBLE_POINTS);
        let (needs, next) = five(file, after_field(file, at));
        assert!(needs.with_at_least(NOBLE_NEEDS_EACH).count_ones() >= NOBLE_NEEDS_COLOURS);
        table[row] = needs;
        at = next;
        row += 1;
    }
    assert!(at == file.len(), "the noble file has more rows than nobles");
    table
}

const fn five(file: &[u8], mut at: usize) -> (Gems, usize) {
    let mut gems = Gems::NONE;
    let mut colour = 0;
    while colour < 5 {
        gems = gems.plus_n(Colour::ALL[colour].gem(), number(file, at));
        colour += 1;
        at = if colour < 5 { after_field(file, at) } else { after_line(file, at) };
    }
    (gems, at)
}

const fn number(file: &[u8], mut at: usize) -> u8 {
    let mut value = 0;
    while at < file.len() && file[at] >= b'0' && file[at] <= b'9' {
        value = value * 10 + (file[at] - b'0');
        at += 1;
    }
    value
}

const fn colour(file: &[u8], at: usize) -> Colour {
    match (file[at], file[at + 2]) {
        (b'w', _) => Colour::White,
        (b'g', _) => Colour::Green,
        (b'r', _) => Colour::Red,
        (b'b', b'u') => Colour::Blue,
        (b'b', b'a') => Colour::Black,
        _ => panic!("no colour"),
    }
}

const fn after_field(file: &[u8], mut at: usize) -> usize {
    while file[at] != b',' {
        at += 1;
    }
    at + 1
}

const fn after_line(file: &[u8], mut at: usize) -> usize {
    while at < file.len() && file[at] != b'\n' {
        at += 1;
    }
    if at < file.len() { at + 1 } else { at }
}
