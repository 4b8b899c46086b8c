//! `art` exists so that every piece on the table is drawn by one small, pure crate: it turns plain numbers (a
//! colour, a level, a price, a seed) into SVG text and knows no game, no browser and no file.
//!
//! # How a page uses it
//! 1. Serve [`STYLE`] as a stylesheet. It defines the whole palette as custom properties (`--ink`, `--brass`,
//!    `--girdle-w` and so on), each with its dark and its light value.
//! 2. Insert [`sprite`] once, anywhere in the body. It is hidden and holds what is shared: gradients, gems,
//!    tokens, backs, cameos, icons. Insert it again when the language (and so the letters) changes.
//! 3. Use a shared drawing with `<svg viewBox="0 0 100 100"><use href="#gem-w"/></svg>`, and whole pieces by
//!    inserting what [`card()`], [`back()`], [`noble()`], [`stack`], [`seal`] and [`vignette`] return.
//!
//! Symbols: `gem-X` and `token-X` (box 100 x 100) with their small drawings `gem-X-s` and `token-X-s` for less
//! than 38 px, X being a [`Gem::slug`]; `back-1` to `back-3`; `cameo-0` to `cameo-9`; `logo`; `icon-NAME` for
//! every name in [`ICONS`] (24 x 24, drawn in the current colour). The pieces of Splendor Duel are in [`duel`].
//!
//! Everything is deterministic, carries no `style` attribute (so a strict content security policy holds), needs
//! no script, and is `aria-hidden`: the names that a screen reader hears belong to the page.

mod back;
mod card;
pub mod duel;
mod engraving;
mod face;
mod gem;
mod icons;
mod noble;
mod palette;
mod path;
mod seal;
mod sprite;
mod svg;
mod token;
mod vignette;

pub use back::{BackFormat, back};
pub use card::{Card, Format, card};
pub use gem::Gem;
pub use icons::ICONS;
pub use noble::{Noble, NobleFormat, noble};
pub use seal::seal;
pub use sprite::sprite;
pub use token::stack;
pub use vignette::vignette;

/// The stylesheet: the palette as custom properties for the dark and the light theme, and the few rules that
/// the drawings themselves need.
///
/// The theme follows the system unless the root element says `data-theme="dark"` or `data-theme="light"`.
pub const STYLE: &str = include_str!("art.css");

/// How many different portraits there are; a higher index starts again from the first.
pub const CAMEOS: u8 = 10;
