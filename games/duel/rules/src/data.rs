//! The cards, the royal cards and the spiral, read from the component files while compiling. A card's id is the
//! number of its row in `duel-cards.csv`, from 1 to 67, and never changes; likewise a royal card's in
//! `duel-royals.csv`.

use jewels::table::{after_field, after_line, colour, is_word, last_counts, number};
use jewels::{Colour, LEVELS, costs_by_byte, is_of_level, numbered};

use crate::board::{SPACES, Space};
use crate::gems::{Gem, Gems};

/// The name of the set of this game's cards, as in messages.
pub const SET: &str = "duel";

/// The number of jewel cards (`duel R2`).
pub const CARDS: usize = 67;
/// The number of royal cards (`duel R2`).
pub const ROYALS: usize = 4;
/// The number of cards of each level, level 1 first (`duel R2`).
pub const LEVEL_SIZES: [u8; LEVELS] = [30, 24, 13];
/// The number of cards that copy a colour.
pub const WILDS: usize = 9;

numbered! {
    /// A jewel card by its row in the component file, 1 to 67. The number is permanent.
    pub struct CardId(CARDS): "duel-form-card"
}

jewels::levelled!(CardId: LEVEL_SIZES);

numbered! {
    /// A royal card by its row in the component file, 1 to 4. The number is permanent.
    pub struct RoyalId(ROYALS): "duel-form-royal"
}

/// The kind of bonus that a card gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// A colour.
    Of(Colour),
    /// The colour of the card that it is laid over (`duel E3`).
    Wild,
    /// Nothing.
    None,
}

/// The single effect of a card when a player receives it, besides the copying of a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ability {
    /// One more turn (`duel E2`).
    PlayAgain,
    /// A token of the card's own colour from the board (`duel E5`).
    TakeSameColour,
    /// A privilege (`duel E7`).
    TakePrivilege,
    /// A gem or pearl of the opponent's (`duel E8`).
    StealToken,
}

/// The print of a jewel card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// The level: 0 to 2 for levels 1 to 3.
    pub level: u8,
    /// The kind of its bonus.
    pub bonus: Bonus,
    /// The number of bonuses: 2, 1 or 0 (`duel C7`).
    pub bonus_count: u8,
    /// Prestige points.
    pub points: u8,
    /// Crowns (`duel Q1`).
    pub crowns: u8,
    /// The effect when the card is bought.
    pub ability: Option<Ability>,
    /// The printed cost, which contains no gold.
    pub cost: Gems,
}

/// The print of a royal card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Royal {
    /// Prestige points.
    pub points: u8,
    /// The effect when a player receives the card.
    pub ability: Option<Ability>,
}

const NO_CARD: Card = Card {
    level: 0,
    bonus: Bonus::None,
    bonus_count: 0,
    points: 0,
    crowns: 0,
    ability: None,
    cost: Gems::NONE,
};

// Row 0 is a filler, so that ids index directly.
static CARD_TABLE: [Card; CARDS + 1] = read_cards(include_bytes!("../../data/duel-cards.csv"));
static ROYAL_TABLE: [Royal; ROYALS + 1] = read_royals(include_bytes!("../../data/duel-royals.csv"));

/// The spaces in the order in which tokens are put on the board (`duel S4`).
pub static SPIRAL: [Space; SPACES] = read_spiral(include_bytes!("../../data/duel-spiral.csv"));

/// The place of each wild card among the wild cards, by row.
static WILD_PLACES: [u8; CARDS + 1] = {
    let (mut places, mut row, mut wilds) = ([0; CARDS + 1], 1, 0);
    while row <= CARDS {
        if matches!(CARD_TABLE[row].bonus, Bonus::Wild) {
            places[row] = wilds;
            wilds += 1;
        }
        row += 1;
    }
    assert!(wilds as usize == WILDS);
    places
};

/// The printed cost of the card that a byte of the pyramid or of a hand stands for.
pub(crate) static COSTS: [Gems; 256] = {
    let (mut costs, mut row) = ([Gems::NONE; CARDS + 1], 1);
    while row <= CARDS {
        costs[row] = CARD_TABLE[row].cost;
        row += 1;
    }
    costs_by_byte(&costs)
};

impl CardId {
    /// Returns the print of the card.
    #[inline]
    pub fn card(self) -> &'static Card {
        &CARD_TABLE[self.0 as usize]
    }

    /// Returns whether the card copies a colour.
    #[inline]
    pub fn is_wild(self) -> bool {
        self.card().bonus == Bonus::Wild
    }

    /// Returns the place of a wild card among the wild cards, from 0.
    #[inline]
    pub(crate) fn wild_place(self) -> usize {
        debug_assert!(self.is_wild());
        usize::from(WILD_PLACES[usize::from(self.0)])
    }
}

impl RoyalId {
    /// Returns the print of the card.
    #[inline]
    pub fn royal(self) -> &'static Royal {
        &ROYAL_TABLE[self.0 as usize]
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
        let bonus = bonus(file, at);
        at = after_field(file, at);
        let bonus_count = number(file, at);
        at = after_field(file, at);
        let points = number(file, at);
        at = after_field(file, at);
        let crowns = number(file, at);
        at = after_field(file, at);
        // A wild card's copying stands first; what else it does follows.
        let copies = is_word(file, at, b"copy_color");
        let other = if is_word(file, at, b"copy_color+play_again") { at + b"copy_color+".len() } else { at };
        let ability = ability(file, other);
        at = after_field(file, at);
        let (cost, next) = last_counts(file, at, Gem::Gold as usize);
        table[row] = Card { level, bonus, bonus_count, points, crowns, ability, cost };
        // The flow relies on these.
        assert!(copies == matches!(bonus, Bonus::Wild));
        assert!(!copies || bonus_count == 1);
        assert!((bonus_count == 0) == matches!(bonus, Bonus::None));
        assert!(!matches!(ability, Some(Ability::TakeSameColour)) || matches!(bonus, Bonus::Of(_)));
        assert!(!matches!(ability, Some(Ability::PlayAgain)) || crowns == 0);
        assert!(is_of_level(row as u8, level, &LEVEL_SIZES));
        at = next;
        row += 1;
    }
    assert!(at == file.len(), "the card file has more rows than cards");
    table
}

const fn read_royals(file: &[u8]) -> [Royal; ROYALS + 1] {
    let mut table = [Royal { points: 0, ability: None }; ROYALS + 1];
    let mut at = after_line(file, 0);
    let mut row = 1;
    while row <= ROYALS {
        let points = number(file, at);
        table[row] = Royal { points, ability: ability(file, after_field(file, at)) };
        at = after_line(file, at);
        row += 1;
    }
    assert!(at == file.len(), "the file of royal cards has more rows than there are");
    table
}

const fn read_spiral(file: &[u8]) -> [Space; SPACES] {
    let mut spiral = [Space::CENTRE; SPACES];
    let mut at = after_line(file, 0);
    let mut n = 0;
    while n < SPACES {
        let row = number(file, at) - 1;
        let column = number(file, after_field(file, at)) - 1;
        spiral[n] = match Space::at(row, column) {
            Some(space) => space,
            None => panic!("no such space"),
        };
        at = after_line(file, at);
        n += 1;
    }
    assert!(at == file.len(), "the spiral has more rows than spaces");
    spiral
}

const fn bonus(file: &[u8], at: usize) -> Bonus {
    if let Some(colour) = colour(file, at) {
        return Bonus::Of(colour);
    }
    if is_word(file, at, b"wild") {
        return Bonus::Wild;
    }
    assert!(is_word(file, at, b"none"), "no bonus");
    Bonus::None
}

const fn ability(file: &[u8], at: usize) -> Option<Ability> {
    if is_word(file, at, b"play_again") {
        Some(Ability::PlayAgain)
    } else if is_word(file, at, b"take_same_color") {
        Some(Ability::TakeSameColour)
    } else if is_word(file, at, b"take_privilege") {
        Some(Ability::TakePrivilege)
    } else if is_word(file, at, b"steal_token") {
        Some(Ability::StealToken)
    } else {
        assert!(is_word(file, at, b"none") || is_word(file, at, b"copy_color"), "no ability");
        None
    }
}
