//! The pieces that the games of the Splendor family share: gems, tokens, the backs and faces of cards, and how they
//! sound. They are apart from the kit, so that they are tested without the page.
//!
//! Symbols of [`tokens`]: `gem-X` and `token-X` (box 100 x 100) with their small drawings `gem-X-s` and `token-X-s` for
//! less than 38 px, and `hole-X` for the place where one is missing, X being a [`Gem::slug`]. Symbols of [`cards`]:
//! `back-1` to `back-3`. Colours come from [`STYLE`].

mod back;
mod cut;
pub mod engraving;
pub mod face;
mod facts;
mod gem;
mod mini;
pub mod palette;
mod sounds;
mod token;

use art::svg::Svg;
pub use back::{BackFormat, back, back_of};
pub use facts::Facts;
pub use gem::Gem;
pub use mini::Mini;
pub use sounds::sounds_of;
pub use token::stack;

/// The stylesheet: the palette of gems, enamels and metals as custom properties for the dark and the light theme.
pub const STYLE: &str =
    concat!(include_str!("../../kit/style/05-lobby.css"), include_str!("../../kit/style/05-jewels.css"));

/// Draws the sheet of gems and tokens. `letter` gives the letter of each gem in the language of the page, one character
/// or two.
pub fn tokens(letter: impl Fn(Gem) -> String) -> String {
    let mut out = Svg::sheet();
    out.raw("<defs>");
    cut::gradients(&mut out);
    token::rays(&mut out);
    out.raw("</defs>");
    for gem in Gem::ALL {
        let letter = letter(gem);
        token::hole(&mut out, gem, &letter);
        for small in [false, true] {
            cut::symbol(&mut out, gem, &letter, small);
            token::symbol(&mut out, gem, small);
        }
    }
    out.raw("</svg>");
    out.done()
}

/// Draws the sheet of what cards share: the five enamels, the metals of the levels, the patterns of backs.
pub fn cards() -> String {
    let mut out = Svg::sheet();
    out.raw("<defs>");
    for gem in Gem::COLOURS {
        enamel(&mut out, gem.slug());
    }
    for level in ["1", "2", "3"] {
        out.linear("metal-", level, "x2='1' y2='1'");
        for (offset, shade) in [("0", ""), (".32", "-low"), (".55", ""), (".72", "-low"), ("1", "")] {
            out.raw("<stop offset='").raw(offset).raw("' stop-color='var(--metal-");
            out.raw(level).raw(shade).raw(")'/>");
        }
        out.raw("</linearGradient>");
    }
    out.two_tone("back", "--back-1", "--back-2");
    out.raw("</defs>");
    back::symbols(&mut out);
    out.raw("</svg>");
    out.done()
}

/// Writes the gradients of an enamel, whose colours come from the stylesheet.
pub fn enamel(out: &mut Svg, slug: &str) {
    out.linear("enamel-", slug, "x2='1' y2='1'");
    out.raw("<stop stop-color='var(--enamel-").raw(slug).raw("-1)'/>");
    out.raw("<stop offset='1' stop-color='var(--enamel-").raw(slug).raw("-2)'/></linearGradient>");
    // The scrim keeps the engraving away from the price: strong at the left edge, nothing at 72 %.
    out.linear("scrim-", slug, "");
    for (offset, opacity) in [(".05", ".94"), (".4", ".62"), (".72", "0")] {
        out.raw("<stop offset='").raw(offset).raw("' stop-opacity='").raw(opacity);
        out.raw("' stop-color='var(--enamel-").raw(slug).raw("-2)'/>");
    }
    out.raw("</linearGradient>");
}
