//! What the games of the Splendor family share beyond the kernel: pieces counted by kind in one word, prices
//! that gold may pay for anything, hands of reserved cards of which some are hidden, rows of face-up cards, and
//! the component files read while compiling.
//!
//! Nothing here knows a rule by its number; the games say which rule a piece of it carries out.

mod afford;
mod hand;
mod price;
mod rows;
pub mod table;
mod tally;

pub use afford::{PLACES, Reach, affordable, costs_by_byte};
pub use hand::{Hand, Levelled, Reserved, UNSEEN};
pub use price::Price;
pub use rows::{Rows, SLOTS};
pub use tally::{Kind, Tally};
