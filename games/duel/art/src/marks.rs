//! The marks under the bonus of a card: crowns, and round brass-rimmed badges for the card's effects.

use art::icons;
use art::path::{Path, polar};
use art::svg::Svg;
use jewels_art::Gem;
use jewels_art::palette::{ramp, tone};

/// The effect of a card when a player gets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ability {
    /// The player gets an extra turn.
    Again,
    /// The player takes a token of the card's own colour from the board.
    Same,
    /// The player takes a privilege.
    Privilege,
    /// The player steals a gem or pearl from the opponent.
    Steal,
}

impl Ability {
    /// Returns the name in identifiers: `again`, `same`, `privilege`, `steal`.
    pub fn slug(self) -> &'static str {
        ["again", "same", "privilege", "steal"][self as usize]
    }
}

/// The names of the badges; the symbol of each is `badge-NAME`, and the line icon with the same drawing is `icon-NAME`.
pub const BADGES: [&str; 5] = {
    let mut names = [""; 5];
    let mut i = 0;
    while i < 5 {
        names[i] = DRAWINGS[i].0;
        i += 1;
    }
    names
};

/// The badges: name and strokes.
const DRAWINGS: [(&str, &str); 5] = [
    ("again", "M18.8 13.8a7 7 0 1 1-1.6-6.6l2.3 2.3M19.8 3.6v5.9h-5.9"),
    ("same", "M3 12.5h8.4M7.2 8.3v8.4M15 9.4l3.8-2.9v11"),
    (
        "privilege",
        "M6.6 16.6V6.2a2.3 2.3 0 0 1 2.3-2.3h9.8a2 2 0 0 1 2 2v2.2H17V18a2.3 2.3 0 0 1-2.3 2.3H5.6A2.3 2.3 0 0 1 3.3 18v-1.4h9.2V18a2.3 2.3 0 0 0 2.2 2.3M10.3 8.2h3.2M10.3 12.2h3.2",
    ),
    (
        "steal",
        "M18.2 9.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM18.2 11.1a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8zM13 12H3M7.2 7.8 3 12l4.2 4.2",
    ),
    ("copy", "M9.3 8.5H19V20H9.3zM5 16V4h9.5"),
];

/// The places of crowns and badges, in px.
pub enum Layout {
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
pub fn crown(out: &mut Svg, centre: (f32, f32), width: f32) {
    let height = width * 20.0 / 24.0;
    out.raw("<use href='#crown'").at("x", centre.0 - width / 2.0).at("y", centre.1 - height / 2.0);
    out.at("width", width).at("height", height).raw("/>");
}

/// Writes the symbols of the crown, the badges and the wild bonus.
pub fn symbols(out: &mut Svg) {
    out.raw(CROWN);
    for (name, strokes) in DRAWINGS {
        icons::symbol(out, name, strokes);
        out.raw("<symbol id='badge-").raw(name).raw("' viewBox='0 0 24 24'>");
        out.raw(
            "<circle cx='12' cy='12' r='11' fill='var(--window)' stroke='var(--brass)' stroke-width='1.5'/>\
             <g transform='translate(3.9 3.9) scale(.675)' color='var(--ink)'>",
        );
        icons::shape(out, strokes, "2.7");
        out.raw("</g></symbol>");
    }
    wild(out);
}

/// The crown. Its edge is the coin's girdle, which carries the contrast in both themes.
const CROWN: &str = "<symbol id='crown' viewBox='0 0 24 20'><path d='M3.6 17.8 1.7 5.6l5.8 4.3L12 2l4.5 7.9 \
    5.8-4.3-1.9 12.2z' fill='url(#coin)' stroke='var(--girdle-a)' stroke-width='1.5' stroke-linejoin='round'/>\
    <path d='M4.6 14.9h14.8' stroke='#8d6118' stroke-opacity='.75' stroke-width='1.2'/></symbol>";

/// Draws the wild bonus: the five colours, cut as one stone around a question mark.
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
        for (near, far, t) in [(33.0, 44.5, 0.36 + 0.14 * facing + bright), (21.0, 33.0, 0.45 + bright)] {
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
    out.circle((0.0, 0.0), 23.0, "fill='var(--window)' stroke='url(#brass)' stroke-width='3'");
    out.label((0.0, 14.6), 41.0, "text-anchor='middle' fill='var(--ink)'").raw("?</text></symbol>");
}
