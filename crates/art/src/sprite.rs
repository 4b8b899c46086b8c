//! The hidden drawing that holds everything shared by the pieces of a page.

use crate::svg::Svg;
use crate::{Gem, back, duel, gem, icons, noble, token};

/// Draws the sprite: one hidden `<svg>` to be inserted once in a page. `letters` gives the letter of each gem in
/// the language of the page, one character or two.
pub fn sprite<'a>(letters: impl Fn(Gem) -> &'a str) -> String {
    let mut out = Svg::default();
    out.raw("<svg class='art-sprite' width='0' height='0' aria-hidden='true'><defs>");
    themed_gradients(&mut out);
    gem::gradients(&mut out);
    token::rays(&mut out);
    noble::shared(&mut out);
    duel::shared(&mut out);
    out.raw("</defs>");
    for gem in Gem::ALL {
        for small in [false, true] {
            gem::symbol(&mut out, gem, letters(gem), small);
            token::symbol(&mut out, gem, small);
        }
    }
    back::symbols(&mut out);
    noble::symbols(&mut out);
    duel::symbols(&mut out);
    out.raw(LOGO);
    icons::symbols(&mut out);
    out.raw("</svg>");
    out.done()
}

/// A red cabochon in a brass bezel.
const LOGO: &str = "<symbol id='logo' viewBox='0 0 32 26'><ellipse cx='16' cy='13' rx='15.5' ry='12.5' \
    fill='url(#brass)'/><ellipse cx='16' cy='13' rx='13.2' ry='10.2' fill='#4a0313'/><ellipse cx='16' cy='13' \
    rx='12.4' ry='9.4' fill='url(#cabochon)'/><path d='M7.2 9.6q3.5-4.4 10-4.2-6.2 1.1-8.2 4.8z' fill='#fff' \
    fill-opacity='.78'/><path d='M15.5 20.6q7.2-.4 10.2-5.4' fill='none' stroke='#ffb3be' \
    stroke-opacity='.8' stroke-width='1.3' stroke-linecap='round'/></symbol>";

/// The enamels of cards: the five colours, copying a colour, no bonus, royal.
const ENAMELS: [&str; 8] = ["w", "b", "g", "r", "k", "wild", "none", "royal"];

/// Gradients whose colours come from the stylesheet, or that several pieces share.
fn themed_gradients(out: &mut Svg) {
    for slug in ENAMELS {
        linear(out, "enamel-", slug, "x2='1' y2='1'");
        out.raw("<stop stop-color='var(--enamel-").raw(slug).raw("-1)'/>");
        out.raw("<stop offset='1' stop-color='var(--enamel-").raw(slug).raw("-2)'/></linearGradient>");
        // The scrim keeps the engraving away from the price: strong at the left edge, nothing at 72 %.
        linear(out, "scrim-", slug, "");
        for (offset, opacity) in [(".05", ".94"), (".4", ".62"), (".72", "0")] {
            out.raw("<stop offset='").raw(offset).raw("' stop-opacity='").raw(opacity);
            out.raw("' stop-color='var(--enamel-").raw(slug).raw("-2)'/>");
        }
        out.raw("</linearGradient>");
    }
    for level in ["1", "2", "3"] {
        linear(out, "metal-", level, "x2='1' y2='1'");
        for (offset, shade) in [("0", ""), (".32", "-low"), (".55", ""), (".72", "-low"), ("1", "")] {
            out.raw("<stop offset='")
                .raw(offset)
                .raw("' stop-color='var(--metal-")
                .raw(level)
                .raw(shade)
                .raw(")'/>");
        }
        out.raw("</linearGradient>");
    }
    for (name, first, last) in [("back", "--back-1", "--back-2"), ("noble", "--noble-1", "--noble-2")] {
        linear(out, name, "", "x2='1' y2='1'");
        out.raw("<stop stop-color='var(").raw(first).raw(")'/><stop offset='1' stop-color='var(").raw(last);
        out.raw(")'/></linearGradient>");
    }
    out.raw(
        "<linearGradient id='brass' x2='1' y2='1'><stop stop-color='#f6e3ae'/><stop offset='.28' \
         stop-color='#d9b56c'/><stop offset='.55' stop-color='#94692a'/><stop offset='.8' stop-color='#d9b56c'/>\
         <stop offset='1' stop-color='#a87b35'/></linearGradient>\
         <radialGradient id='cabochon' cx='.38' cy='.3' r='.78'><stop stop-color='#ff7f90'/><stop offset='.3' \
         stop-color='#e0324f'/><stop offset='.72' stop-color='#ab1231'/><stop offset='1' stop-color='#5d0719'/>\
         </radialGradient>\
         <radialGradient id='lamp' cx='.2' cy='.04' r='.8'><stop stop-color='var(--lamplight)' \
         stop-opacity='.11'/><stop offset='1' stop-color='var(--lamplight)' stop-opacity='0'/></radialGradient>\
         <radialGradient id='lamp-ground' cx='.5' cy='.36' r='.72'><stop stop-color='var(--ground-lamp)'/>\
         <stop offset='1' stop-color='var(--ground)' stop-opacity='0'/></radialGradient>\
         <radialGradient id='seal' cx='.32' cy='.26' r='.85'><stop stop-color='#fff' stop-opacity='.26'/>\
         <stop offset='.5' stop-color='#fff' stop-opacity='0'/><stop offset='1' stop-color='#000' \
         stop-opacity='.24'/></radialGradient>",
    );
}

fn linear(out: &mut Svg, name: &str, suffix: &str, rest: &str) {
    out.raw("<linearGradient id='").raw(name).raw(suffix).raw("' ").raw(rest).raw(">");
}
