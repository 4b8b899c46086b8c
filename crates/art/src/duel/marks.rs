//! What stands under the bonus of a card: crowns, and round brass-rimmed badges for what the card does.

use crate::Gem;
use crate::icons;
use crate::palette::{ramp, tone};
use crate::path::{Path, polar};
use crate::svg::Svg;

/// What a card does once, when it comes to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ability {
    /// One more turn.
    Again,
    /// A token of the card's own colour from the board.
    Same,
    /// A privilege.
    Privilege,
    /// A gem or pearl of the opponent's.
    Steal,
}

impl Ability {
    /// The name in identifiers: `again`, `same`, `privilege`, `steal`.
    pub fn slug(self) -> &'static str {
        ["again", "same", "privilege", "steal"][self as usize]
    }
}

/// The names of the badges; the symbol of each is `badge-NAME`, and the same as a line icon is `icon-NAME`.
pub const BADGES: [&str; 5] = ["again", "same", "privilege", "steal", "copy"];

/// Where crowns and badges stand, in px.
pub(crate) enum Layout {
    /// One below the other around `middle`, from `top` down.
    Column { middle: f32, top: f32, badge: f32, crown: f32 },
    /// Side by side up to `right`.
    Row { right: f32, middle: f32, badge: f32, crown: f32 },
}

impl Layout {
    /// Draws the badges of these names, then as many crowns.
    pub fn draw<'a>(&self, out: &mut Svg, crowns: u8, badges: impl Iterator<Item = &'a str>) {
        match *self {
            Layout::Column { middle, mut top, badge, crown: side } => {
                for name in badges {
                    out.piece("badge-", name, (middle, top + badge / 2.0), badge);
                    top += badge + 1.5;
                }
                for _ in 0..crowns {
                    crown(out, (middle, top + side * 0.42), side);
                    top += side * 0.8;
                }
            }
            Layout::Row { mut right, middle, badge, crown: side } => {
                for name in badges {
                    out.piece("badge-", name, (right - badge / 2.0, middle), badge);
                    right -= badge + 1.0;
                }
                for _ in 0..crowns {
                    crown(out, (right - side / 2.0, middle), side);
                    right -= side + 0.5;
                }
            }
        }
    }
}

/// Draws a crown `width` px wide around `centre`.
pub(crate) fn crown(out: &mut Svg, centre: (f32, f32), width: f32) {
    let height = width * 20.0 / 24.0;
    out.raw("<use href='#crown'").at("x", centre.0 - width / 2.0).at("y", centre.1 - height / 2.0);
    out.at("width", width).at("height", height).raw("/>");
}

/// Writes the symbols of the crown, the badges and the wild bonus.
pub(crate) fn symbols(out: &mut Svg) {
    out.raw(CROWN);
    for name in BADGES {
        out.raw("<symbol id='badge-").raw(name).raw("' viewBox='0 0 24 24'>");
        out.raw(
            "<circle cx='12' cy='12' r='11' fill='var(--window)' stroke='var(--brass)' stroke-width='1.5'/>\
             <g transform='translate(3.9 3.9) scale(.675)' color='var(--ink)'>",
        );
        icons::drawing(out, name, "2.7");
        out.raw("</g></symbol>");
    }
    wild(out);
}

/// Its edge is the coin's girdle, which carries the contrast in both themes.
const CROWN: &str = "<symbol id='crown' viewBox='0 0 24 20'><path d='M3.6 17.8 1.7 5.6l5.8 4.3L12 2l4.5 7.9 \
    5.8-4.3-1.9 12.2z' fill='url(#coin)' stroke='var(--girdle-a)' stroke-width='1.5' stroke-linejoin='round'/>\
    <path d='M4.6 14.9h14.8' stroke='#8d6118' stroke-opacity='.75' stroke-width='1.2'/></symbol>";

/// The wild bonus: the five colours, cut as one stone around a question.
fn wild(out: &mut Svg) {
    out.raw("<symbol id='gem-wild' viewBox='-50 -50 100 100'>").circle(
        (0.0, 0.0),
        49.0,
        "fill='url(#brass)'",
    );
    for (i, gem) in Gem::COLOURS.into_iter().enumerate() {
        // White at the top, the others clockwise.
        let start = i as f32 / 5.0 - 0.35;
        let bright = if gem == Gem::White { 0.3 } else { 0.0 };
        // The outer faces turn towards the light or away from it; the inner ones lie flat.
        let facing = polar(start + 0.1 + 0.36, 1.0).0;
        for (near, far, t) in [(33.0, 44.5, 0.36 + 0.14 * facing + bright), (17.0, 33.0, 0.45 + bright)] {
            let side = |radius, k: u8| polar(start + 0.05 * f32::from(k), radius);
            let mut corners: Vec<_> = (0..=4).map(|k| side(far, k)).collect();
            corners.extend((0..=4).rev().map(|k| side(near, k)));
            let mut path = Path::tenths();
            path.polygon(&corners);
            out.raw("<path stroke='#fff' stroke-opacity='.5' stroke-width='1' fill='")
                .hex(tone(ramp(gem), t));
            out.raw("' d='").raw(&path.done()).raw("'/>");
        }
    }
    out.circle((0.0, 0.0), 19.0, "fill='var(--window)' stroke='url(#brass)' stroke-width='3'");
    out.label((0.0, 10.7), 30.0, "text-anchor='middle' fill='var(--ink)'").raw("?</text></symbol>");
}
