//! The rules of Splendor Duel, item by item, the page that shows which test covers which, and stored games.

mod common;
mod corpus;
mod coverage;
mod rules;
mod rules_of_cards;
