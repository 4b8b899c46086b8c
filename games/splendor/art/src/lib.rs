//! The pieces that only Splendor has: drawings of its cards, its nobles and what the modules add; and how its events
//! sound and are told. They are apart from the kit, so that they are tested without the page.
//!
//! Symbols of [`sheet`]: `cameo-0` to `cameo-9`. Colours come from [`STYLE`].

mod card;
pub mod city;
mod faces;
mod facts;
mod noble;
pub mod orient;
mod sounds;
mod telling;
pub mod tower;
mod vignette;

use art::svg::Svg;
pub use card::{Card, Format, card};
pub use faces::{bonus, brings, face, gem, mini};
pub use facts::facts;
pub use noble::{Noble, NobleFormat, noble};
pub use sounds::sounds;
pub use telling::tell;
pub use vignette::vignette;

/// The stylesheet: the palette of the nobles and cities as custom properties for the dark and the light theme.
pub const STYLE: &str = include_str!("../../kit/style/06-splendor.css");

/// The number of different portraits; a higher index starts again from the first.
pub const CAMEOS: u8 = 10;

/// Draws the sheet of the game.
pub fn sheet() -> String {
    let mut out = Svg::sheet();
    out.raw("<defs>");
    out.two_tone("noble", "--noble-1", "--noble-2");
    noble::shared(&mut out);
    out.raw("</defs>");
    noble::symbols(&mut out);
    out.raw("</svg>");
    out.done()
}
