//! The pieces of Alhambra, drawn in code, and how its events sound and are told. They are apart from the kit, so that
//! they are tested without the page.
//!
//! Symbols of [`sheet`], each in a square of 100: `house-p` … `house-t` (the buildings), `coin-f`, `coin-r`, `coin-n`,
//! `coin-u` (the signs of the currencies), `fountain`, `azulejo` (a star pattern), and `wall` (a row of stones).
//! `walls-sides` and `walls-tiles` show what a wall is counted by. Colours come from [`STYLE`].

mod facts;
mod money;
mod sounds;
mod symbols;
mod telling;
mod tile;
mod tokens;
mod vignette;

pub use facts::facts;
pub use money::{back, money, round};
pub use sounds::sounds;
pub use symbols::sheet;
pub use telling::tell;
pub use tile::{Format, board, fountain, tile};
pub use tokens::{bag, nobody};
pub use vignette::vignette;

/// The stylesheet: the palette as custom properties for the light and the dark theme.
pub const STYLE: &str = include_str!("../../kit/style/09-lobby.css");
