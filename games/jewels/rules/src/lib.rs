//! What the games of the Splendor family share beyond the kernel: the gem colours, pieces counted by kind in one
//! word, cards by their rows in component files that are read while compiling, decks, rows of face-up cards, hands
//! of which some cards are hidden, prices that gold may pay for anything, and how such things are written.
//!
//! Nothing here knows a rule by its number; the games say which rule a piece of it carries out.

mod afford;
mod cards;
mod decks;
pub mod form;
mod hand;
mod kind;
pub mod notation;
mod numbered;
mod price;
mod rows;
pub mod table;
mod tally;
mod told;

pub use afford::{PLACES, Reach, affordable, costs_by_byte};
pub use cards::Cards;
pub use decks::Decks;
pub use hand::{Hand, Reserved, UNSEEN};
pub use kind::{Colour, Kind};
pub use numbered::{LEVELS, Levelled, is_of_level};
pub use price::{PaymentRefusal, Price};
pub use rows::{Rows, SLOTS};
pub use tally::Tally;
pub use told::{BoughtFrom, Lacks, Told};

/// The set of the tokens and gems, by which messages name them.
pub const SET: &str = "gem";
