//! The pieces that only Splendor Duel has, and how its events sound and are told. There are drawings of its cards with
//! crowns and effects, royal cards, the board with the engraved spiral, privileges, the bag, and the dials of the three
//! victories. They are apart from the kit, so that they are tested without the page.
//!
//! Symbols of [`sheet`]: `gem-wild` (box 100 x 100); `crown` (24 x 20); `badge-X` (24 x 24), X being a [`BADGES`] name;
//! `bag` (48 x 48). `scroll`, `scroll-tied` and `scroll-none` (40 x 40) are a privilege that a player holds, one that
//! lies in the supply, and the place of one that is gone. Colours come from [`STYLE`].

mod board;
mod card;
mod dial;
mod facts;
mod marks;
mod privilege;
mod royal;
mod sounds;
mod telling;
mod vignette;

use art::svg::Svg;
pub use board::{BOARD_EDGE, BOARD_PITCH, BOARD_SIDE, board};
pub use card::{Bonus, Card, Format, card};
pub use dial::{DialFormat, dial};
pub use facts::facts;
use jewels_art::enamel;
pub use marks::{Ability, BADGES};
pub use royal::{Royal, RoyalFormat, royal};
pub use sounds::sounds;
pub use telling::{AGAIN, tell};
pub use vignette::vignette;

/// The stylesheet: the palette of the board and the cards as custom properties for the dark and the light theme.
pub const STYLE: &str =
    concat!(include_str!("../../kit/style/07-lobby.css"), include_str!("../../kit/style/07-duel.css"));

/// Draws the sheet of the game.
pub fn sheet() -> String {
    let mut out = Svg::sheet();
    out.raw("<defs>");
    // Copying a colour, no bonus, royal.
    for slug in ["wild", "none", "royal"] {
        enamel(&mut out, slug);
    }
    board::shared(&mut out);
    privilege::shared(&mut out);
    out.raw("</defs>");
    marks::symbols(&mut out);
    privilege::symbols(&mut out);
    out.raw("</svg>");
    out.done()
}
