//! The common part of the rules of the Splendor family, with its notation. Pieces are counted by kind in one word, and
//! cards are known by their rows in component files that are read while compiling. There are the gem colours, decks,
//! rows of face-up cards, hands with hidden cards, and prices with gold as a wildcard.
//!
//! Nothing here refers to a rule by its number; the games say which rules it implements.
//!
//! ```
//! use jewels::{Colour, Kind, Price, Tally};
//!
//! /// The tokens of a game: the five colours, and gold as the last.
//! #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
//! enum Gem { White, Blue, Green, Red, Black, Gold }
//!
//! impl Kind for Gem {
//!     const KINDS: &'static [Gem] = &[Gem::White, Gem::Blue, Gem::Green, Gem::Red, Gem::Black, Gem::Gold];
//!     const LETTERS: &'static str = "wbgrka";
//!     const EXPECTED: &'static str = "form-tokens";
//!     const EXPECTED_GOLD: &'static str = "form-gold";
//!
//!     fn index(self) -> usize {
//!         self as usize
//!     }
//! }
//!
//! // A card costs three white and a black; one bonus is white, and the player has two tokens and a gold.
//! let price: Price<Gem> = Price::of("wwwk".parse()?, "w".parse()?, "wka".parse()?);
//! assert_eq!((price.due.of(Colour::White), price.gold_least()), (2, 1));
//! assert!(price.is_payable() && price.allows(Tally::one(Gem::White)));
//! assert!(price.check(Tally::one(Gem::Red)).is_err());
//! # Ok::<(), kernel::NotationError>(())
//! ```

mod afford;
mod cards;
mod decks;
pub mod form;
mod forward;
mod hand;
mod kind;
mod levelled;
pub mod notation;
mod numbered;
mod payer;
mod price;
mod rows;
pub mod table;
mod tally;
mod told;

pub use afford::{Reach, affordable, costs_by_byte};
pub use cards::Cards;
pub use decks::Decks;
pub use hand::{BLIND, Hand, Reserved};
pub use kind::{Colour, Kind};
pub use levelled::{DECKS_MAX, LEVELS, Levelled, is_of_level};
pub use payer::Payer;
pub use price::{PaymentRefusal, Price, Weights};
pub use rows::{Rows, SLOTS, find_row};
pub use tally::Tally;
pub use told::{BoughtFrom, Lacks, Told};

/// The name of the set of tokens and gems, as in messages.
pub const SET: &str = "gem";
