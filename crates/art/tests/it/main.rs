//! The pictures of the page, as they are drawn.

mod duel;
mod house;
mod jewels;
mod splendor;
