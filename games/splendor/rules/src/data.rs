//! The cards and nobles, read from the component files while compiling. A card's id is the number of its
//! row in `splendor-cards.csv`, from 1 to 90, and never changes; those of the Orient follow, 91 to 120. Likewise a
//! noble's in `splendor-nobles.csv`.

use jewels::table::{after_field, after_line, colour, last_counts, number};
use jewels::{Colour, DECKS_MAX, LEVELS, costs_by_byte, is_of_level, numbered};

use crate::gems::{Gem, Gems};
use crate::modules::orient::{self, ORIENT_CARDS, OrientCard, OrientKind};

/// The name of the set of this game's cards, as in messages.
pub const SET: &str = "splendor";

/// The number of development cards (`splendor 3`).
pub const CARDS: usize = 90;
/// The number of nobles (`splendor 4`).
pub const NOBLES: usize = 10;
/// The number of cards of each level, level 1 first (`splendor C1`).
pub const LEVEL_SIZES: [u8; LEVELS] = [40, 30, 20];
/// The number of cards with those of the Orient (`cities 45`).
pub(crate) const ALL_CARDS: usize = CARDS + ORIENT_CARDS;
/// The decks of both markets: those of the base game by level, then those of the Orient.
pub(crate) const DECKS: usize = DECKS_MAX;
/// The number of cards of each deck.
const DECK_SIZES: [u8; DECKS] = {
    let mut sizes = [(ORIENT_CARDS / LEVELS) as u8; DECKS];
    let mut level = 0;
    while level < LEVELS {
        sizes[level] = LEVEL_SIZES[level];
        level += 1;
    }
    sizes
};
/// The points of a noble (`splendor 34`); the component file says so of every one, and a test checks it.
pub const NOBLE_POINTS: u8 = 3;

/// The minimum number of bonuses of a colour that a noble requires, if it requires the colour.
pub(crate) const NOBLE_NEEDS_EACH: u8 = 3;
/// The minimum number of colours that a noble requires.
pub(crate) const NOBLE_NEEDS_COLOURS: u32 = 2;

numbered! {
    /// A development card by its row in the component file, 1 to 90, or of the Orient, 91 to 120. The number is
    /// permanent.
    pub struct CardId(ALL_CARDS): "splendor-form-card"
}

jewels::levelled!(CardId: DECK_SIZES);

numbered! {
    /// A noble by its row in the component file, 1 to 10. The number is permanent.
    pub struct NobleId(NOBLES): "splendor-form-noble"
}

/// The print of a development card (`splendor 26`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// The level: 0 to 2 for levels 1 to 3.
    pub level: u8,
    /// The colour of its bonus; none for a card of the Orient without a colour of its own.
    pub bonus: Option<Colour>,
    /// Its bonuses: one, except for some cards of the Orient.
    pub gives: Gems,
    /// Prestige points.
    pub points: u8,
    /// The printed cost, which contains no gold; none for a card of the Orient that costs bonuses.
    pub cost: Gems,
    /// The effect of a card of the Orient; none for one of the base game.
    pub orient: Option<OrientKind>,
}

const NO_CARD: Card =
    Card { level: 0, bonus: None, gives: Gems::NONE, points: 0, cost: Gems::NONE, orient: None };

// Row 0 is a filler, so that ids index directly.
static CARD_TABLE: [Card; ALL_CARDS + 1] =
    with_orient(read_cards(include_bytes!("../../data/splendor-cards.csv")));
static NOBLE_TABLE: [Gems; NOBLES + 1] = read_nobles(include_bytes!("../../data/splendor-nobles.csv"));

/// The printed cost of the card that a byte of the rows or of a hand stands for; of a card that costs bonuses, more gems
/// than anybody can have.
pub(crate) static COSTS: [Gems; 256] = {
    let (mut costs, mut row) = ([Gems::NONE; ALL_CARDS + 1], 1);
    while row <= ALL_CARDS {
        let card = &CARD_TABLE[row];
        costs[row] = if card.cost.is_none() { Gems::from_counts([100]) } else { card.cost };
        row += 1;
    }
    costs_by_byte(&costs)
};

impl CardId {
    /// Returns the print of the card.
    pub const fn card(self) -> &'static Card {
        &CARD_TABLE[self.0 as usize]
    }

    /// Returns whether it is a card of the Orient (`cities 45`).
    pub const fn is_of_orient(self) -> bool {
        self.0 > CARDS as u8
    }
}

/// The nobles whose requirement is met, bit `n` for noble `n`, by the colours of which there are [`NOBLE_NEEDS_EACH`]
/// bonuses, and five bits higher those of which there is one more: no noble requires more of a colour.
static NOBLES_MET: [u16; 1 << (2 * Colour::ALL.len())] = {
    let mut met = [0; 1 << (2 * Colour::ALL.len())];
    let mut at = 0;
    while at < met.len() {
        let mut row = 1;
        while row <= NOBLES {
            let needs = NOBLE_TABLE[row];
            assert!(needs.with_at_least(NOBLE_NEEDS_EACH + 2) == 0);
            assert!(needs.with_at_least(1) == needs.with_at_least(NOBLE_NEEDS_EACH));
            let needed = needs.with_at_least(NOBLE_NEEDS_EACH) as usize
                | (needs.with_at_least(NOBLE_NEEDS_EACH + 1) as usize) << Colour::ALL.len();
            if needed & !at == 0 {
                met[at] |= 1 << row;
            }
            row += 1;
        }
        at += 1;
    }
    met
};

/// Returns the nobles whose requirement these bonuses meet: bit `n` is noble `n`.
pub(crate) fn nobles_met(bonuses: Gems) -> u16 {
    let each = usize::from(bonuses.with_at_least(NOBLE_NEEDS_EACH));
    let more = usize::from(bonuses.with_at_least(NOBLE_NEEDS_EACH + 1));
    NOBLES_MET[(each | more << Colour::ALL.len()) % NOBLES_MET.len()]
}

impl NobleId {
    /// Returns the bonuses that the noble requires (`splendor 31`).
    pub fn needs(self) -> Gems {
        NOBLE_TABLE[self.0 as usize]
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
        let bonus = colour(file, at).expect("a card has a colour");
        at = after_field(file, at);
        let points = number(file, at);
        at = after_field(file, at);
        let (cost, next) = last_counts(file, at, Colour::ALL.len());
        table[row] = Card { level, bonus: Some(bonus), gives: bonuses(bonus, 1), points, cost, orient: None };
        assert!(is_of_level(row as u8, level, &LEVEL_SIZES));
        at = next;
        row += 1;
    }
    assert!(at == file.len(), "the card file has more rows than cards");
    table
}

/// Returns so many bonuses of a colour.
const fn bonuses(colour: Colour, count: u8) -> Gems {
    let mut counts = [0; Gem::ALL.len()];
    counts[colour.index()] = count;
    Gems::from_counts(counts)
}

/// Returns the cards of the base game with those of the Orient behind them.
const fn with_orient(base: [Card; CARDS + 1]) -> [Card; ALL_CARDS + 1] {
    let (mut table, mut row) = ([NO_CARD; ALL_CARDS + 1], 1);
    while row < table.len() {
        table[row] = if row <= CARDS { base[row] } else { of_orient(&orient::ORIENT_TABLE[row - CARDS - 1]) };
        row += 1;
    }
    table
}

const fn of_orient(card: &OrientCard) -> Card {
    let OrientCard { level, kind, points, cost } = *card;
    let (bonus, gives) = match card.bonus() {
        Some((colour, count)) => (Some(colour), bonuses(colour, count)),
        None => (None, Gems::NONE),
    };
    Card { level, bonus, gives, points, cost, orient: Some(kind) }
}

const fn read_nobles(file: &[u8]) -> [Gems; NOBLES + 1] {
    let mut table = [Gems::NONE; NOBLES + 1];
    let mut at = after_line(file, 0);
    let mut row = 1;
    while row <= NOBLES {
        assert!(number(file, at) == NOBLE_POINTS);
        let (needs, next): (Gems, usize) = last_counts(file, after_field(file, at), Colour::ALL.len());
        assert!(needs.with_at_least(NOBLE_NEEDS_EACH).count_ones() >= NOBLE_NEEDS_COLOURS);
        table[row] = needs;
        at = next;
        row += 1;
    }
    assert!(at == file.len(), "the noble file has more rows than nobles");
    table
}
