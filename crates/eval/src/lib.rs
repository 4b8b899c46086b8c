//! What the search wants to know of each game: which actions are worth looking at, and how well the seats
//! stand. One module per game. No rule is written here twice: it asks the rules crates.

pub mod splendor;
