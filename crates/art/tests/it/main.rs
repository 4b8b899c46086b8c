//! The pictures of the pieces, as they are drawn.

mod duel;
mod palette;
mod pieces;
