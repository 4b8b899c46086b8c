//! `art` exists so that everything drawn on the page is drawn by small, pure code: it turns plain numbers and words
//! into SVG text and knows no game, no browser and no file. It contains the drawings of the page itself, and the tools
//! for the pieces of games.
//!
//! # How a page uses it
//! 1. Serve [`STYLE`] as a stylesheet. It defines the page's palette as custom properties (`--ink`, `--brass` and so
//!    on), each with its dark and its light value.
//! 2. Insert [`sheet()`] once, anywhere in the body. It is hidden and holds what is shared: gradients, icons, the logo.
//!    The pieces of a game have sheets of their own, made with [`svg::Svg::sheet`].
//! 3. Use a shared drawing with `<svg viewBox="0 0 24 24"><use href="#icon-undo"/></svg>`, and whole ones by inserting
//!    what [`seal`] and the like return.
//!
//! ```
//! let page = format!("<style>{}</style>{}{}", art::STYLE, art::sheet(), art::seal("A", 0, art::Rim::Round));
//! assert!(page.contains("icon-undo") && page.contains(">A</text>"));
//! ```
//!
//! Symbols: `logo`; `icon-NAME` for every name in [`ICONS`] (24 x 24, drawn in the current colour). Gradients for any
//! sheet: `brass`, `cabochon`, `lamp`, `lamp-ground`, `seal`.
//!
//! Everything is deterministic, carries no `style` attribute (so a strict content security policy holds), needs
//! no script, and is `aria-hidden`: the names that a screen reader hears belong to the page.

pub mod gallery;
pub mod icons;
pub mod path;
mod seal;
mod sheet;
#[cfg(feature = "sound")]
pub mod sound;
pub mod svg;

pub use icons::ICONS;
pub use seal::{Rim, SEALS, seal};
pub use sheet::sheet;

/// The stylesheet: the page's palette as custom properties for the dark and the light theme, and the few rules that
/// the drawings themselves need.
///
/// The theme follows the system unless the root element says `data-theme="dark"` or `data-theme="light"`.
pub const STYLE: &str = include_str!("../style/00-art.css");
