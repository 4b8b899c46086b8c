//! Cards of several levels, each known by its row in a component file.

/// The number of levels of cards of a market.
pub const LEVELS: usize = 3;
/// The maximum number of decks that a game can have: those of two markets.
pub const DECKS_MAX: usize = 2 * LEVELS;

/// A card by its row in a component file that lists one level after the other.
///
/// ```
/// use jewels::{Levelled, levelled, numbered};
///
/// numbered! {
///     /// A card of a game with nine cards.
///     pub struct CardId(9): "game-form-card"
/// }
///
/// levelled!(CardId: [4, 3, 2]);
///
/// let card = CardId::new(6).unwrap();
/// assert_eq!((card.level(), card.place()), (1, 1));
/// assert_eq!(CardId::at(1, 1), card);
/// ```
pub trait Levelled: Copy + Eq + std::fmt::Debug {
    /// The number of cards of each level, level 1 first, then those of a second market; at most 120 in all.
    const LEVEL_SIZES: &'static [u8];
    /// The row before the first of each level.
    #[doc(hidden)]
    const BASES: [u8; DECKS_MAX] = bases(Self::LEVEL_SIZES);
    /// The level and the place within it of each row.
    #[doc(hidden)]
    const PLACES: [[u8; 2]; ROWS] = places(Self::LEVEL_SIZES);

    /// Returns the card of this row.
    fn from_row(row: u8) -> Option<Self>;

    /// Returns the row in the component file, from 1.
    fn row(self) -> u8;

    /// Returns the level, from 0.
    #[inline]
    fn level(self) -> u8 {
        let places = const { &Self::PLACES };
        places[usize::from(self.row()) % ROWS][0]
    }

    /// Returns the place within the level, from 0.
    #[inline]
    fn place(self) -> u8 {
        let places = const { &Self::PLACES };
        places[usize::from(self.row()) % ROWS][1]
    }

    /// Returns the card at `place` (from 0) within `level` (from 0), in the order of the file.
    ///
    /// # Panics
    /// If there is no such card.
    #[inline]
    fn at(level: u8, place: u8) -> Self {
        let row = Self::BASES[usize::from(level)] + place + 1;
        Self::from_row(row).expect("a place within a level is that of a card")
    }
}

/// Makes a [`numbered!`](crate::numbered!) piece [`Levelled`]: `levelled!(Id: LEVEL_SIZES)`.
#[macro_export]
macro_rules! levelled {
    ($Id:ident: $sizes:expr) => {
        impl $crate::Levelled for $Id {
            const LEVEL_SIZES: &'static [u8] = &$sizes;

            #[inline]
            fn from_row(row: u8) -> Option<$Id> {
                $Id::new(row)
            }

            #[inline]
            fn row(self) -> u8 {
                $Id::row(self)
            }
        }
    };
}

/// Returns the row before the first of each level, from the sizes of the levels.
const fn bases(sizes: &[u8]) -> [u8; DECKS_MAX] {
    let (mut bases, mut level) = ([0; DECKS_MAX], 1);
    while level < sizes.len() {
        bases[level] = bases[level - 1] + sizes[level - 1];
        level += 1;
    }
    bases
}

/// The rows for which [`Levelled`] has a place: more than there are cards.
const ROWS: usize = 128;

/// Returns the level of each row, from 0, and its place there, from the sizes of the levels.
const fn places(sizes: &[u8]) -> [[u8; 2]; ROWS] {
    let (mut places, mut level, mut row) = ([[0; 2]; ROWS], 0, 1);
    while level < sizes.len() {
        let mut place = 0;
        while place < sizes[level] {
            places[row] = [level as u8, place];
            row += 1;
            place += 1;
        }
        level += 1;
    }
    places
}

/// Returns whether a row of the file belongs to this level (from 0).
pub const fn is_of_level(row: u8, level: u8, sizes: &[u8]) -> bool {
    let base = bases(sizes)[level as usize];
    base < row && row <= base + sizes[level as usize]
}
