//! The trays against the rules: in single situations and in any position.

mod duel;
mod laws;
mod splendor;
