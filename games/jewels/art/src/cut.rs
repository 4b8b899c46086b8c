//! The cuts of the seven gems, each distinguished by outline, facets, colour and letter.

use art::path::{Path, Point, lerp, polar};
use art::svg::Svg;

use super::Gem;
use super::palette::{letter, ramp, tone, unit};

/// The direction of the light (upper left), seen from the stone.
const LIGHT: Point = (-0.62, -0.78);

/// One flat face: its corners, how far it leans outwards (0 flat to 1 steep), and in which direction.
struct Facet {
    corners: Vec<Point>,
    tilt: f32,
    outward: Point,
}

/// A cut stone: faces around a flat table.
struct Stone {
    facets: Vec<Facet>,
    table: Vec<Point>,
    girdle: Vec<Point>,
    /// Whether the girdle is a curve rather than a polygon.
    round: bool,
}

impl Facet {
    /// Returns a face that leans away from `middle`, the middle of the stone.
    fn leaning(corners: Vec<Point>, tilt: f32, middle: Point) -> Self {
        let n = corners.len() as f32;
        let sum = corners.iter().fold((0.0, 0.0), |s, p| (s.0 + p.0, s.1 + p.1));
        let (x, y) = (sum.0 / n - middle.0, sum.1 / n - middle.1);
        let length = x.hypot(y).max(1.0);
        Self { corners, tilt, outward: (x / length, y / length) }
    }

    /// Returns the face's place on the ramp; `jitter` is within -1 to 1.
    fn tone(&self, jitter: f32) -> f32 {
        let facing = self.outward.0 * LIGHT.0 + self.outward.1 * LIGHT.1;
        let glint = if facing > 0.72 { 0.16 } else { 0.0 };
        0.42 + 0.4 * self.tilt * facing + 0.06 * jitter + glint
    }
}

/// Returns the point of a round girdle at `turn`, and the middle towards which its facets shrink.
fn girdle(gem: Gem, turn: f32) -> Point {
    let (cos, sin) = polar(turn, 1.0);
    match gem {
        Gem::Blue => {
            let reach = 43.5 / (cos.abs().powf(3.3) + sin.abs().powf(3.3)).powf(1.0 / 3.3);
            (cos * reach, sin * reach)
        }
        Gem::Red => {
            let half = polar(turn / 2.0, 1.0).1.abs();
            (51.0 * sin * half.powf(0.86), -48.5 * cos)
        }
        _ => (cos * 48.0, sin * 48.0),
    }
}

fn middle(gem: Gem) -> Point {
    if gem == Gem::Red { (0.0, 13.0) } else { (0.0, 0.0) }
}

/// Returns a brilliant: eight stars, eight kites and sixteen upper girdle facets around an eight-sided table.
fn brilliant(gem: Gem) -> Stone {
    let centre = middle(gem);
    // The pear carries a kite at its point; the others show a flat edge of the table at the top.
    let first = if gem == Gem::Red { 0.0 } else { 0.5 };
    let at = |eighth: f32, share: f32| lerp(centre, girdle(gem, eighth / 8.0), share);
    let mut facets = Vec::with_capacity(32);
    for k in 0..8 {
        let k = k as f32 + first;
        let star = at(k + 0.5, 0.79);
        facets.push(Facet::leaning(vec![at(k, 0.55), star, at(k + 1.0, 0.55)], 0.55, centre));
        let kite = vec![at(k, 0.55), at(k - 0.5, 0.79), at(k, 1.0), star];
        facets.push(Facet::leaning(kite, 0.85, centre));
        for half in [0.0, 0.5] {
            let edge = (0..=3).map(|i| at(k + half + i as f32 / 6.0, 1.0));
            facets.push(Facet::leaning(std::iter::once(star).chain(edge).collect(), 1.0, centre));
        }
    }
    let table = (0..8).map(|k| at(k as f32 + first, 0.55)).collect();
    Stone { facets, table, girdle: (0..48).map(|i| girdle(gem, i as f32 / 48.0)).collect(), round: true }
}

/// Returns the emerald's octagon at a share of its size.
fn octagon(share: f32) -> Vec<Point> {
    let (w, h, c) = (35.0, 47.5, 15.0);
    [(c - w, -h), (w - c, -h), (w, c - h), (w, h - c), (w - c, h), (c - w, h), (-w, h - c), (-w, c - h)]
        .map(|(x, y)| (x * share, y * share))
        .into()
}

/// Returns the hexagon of radius `r`, point up.
fn hexagon(r: f32) -> Vec<Point> {
    (0..6).map(|k| polar(k as f32 / 6.0 - 0.25, r)).collect()
}

/// Trapezoids between two polygons with equally many corners, leaning away from the middle of their outer side.
fn terrace(outer: &[Point], inner: &[Point], tilt: f32, centre: Point) -> Vec<Facet> {
    let n = outer.len();
    (0..n)
        .map(|i| {
            let j = (i + 1) % n;
            let (x, y) = (outer[j].0 - outer[i].0, outer[j].1 - outer[i].1);
            let length = x.hypot(y);
            let mut outward = (y / length, -x / length);
            if outward.0 * (outer[i].0 - centre.0) + outward.1 * (outer[i].1 - centre.1) < 0.0 {
                outward = (-outward.0, -outward.1);
            }
            Facet { corners: vec![outer[i], outer[j], inner[j], inner[i]], tilt, outward }
        })
        .collect()
}

/// Returns the emerald: three terraces around the table.
fn step_cut() -> Stone {
    let rings = [1.0, 0.85, 0.7, 0.54].map(octagon);
    let facets = (0..3).flat_map(|i| {
        let tilt = [1.0, 0.72, 0.5][i];
        terrace(&rings[i], &rings[i + 1], tilt, (0.0, 0.0))
    });
    Stone { facets: facets.collect(), table: rings[3].clone(), girdle: rings[0].clone(), round: false }
}

/// Returns the onyx: a ridge point on each side, six kites to the corners.
fn hexagonal() -> Stone {
    let (outer, table) = (hexagon(49.0), hexagon(49.0 * 0.56));
    let ridge: Vec<_> =
        (0..6).map(|k| lerp((0.0, 0.0), lerp(outer[k], outer[(k + 1) % 6], 0.5), 0.8)).collect();
    let mut facets = Vec::with_capacity(18);
    for k in 0..6 {
        let (next, before) = ((k + 1) % 6, (k + 5) % 6);
        for (corners, tilt) in [
            (vec![table[k], ridge[k], table[next]], 0.6),
            (vec![table[k], ridge[before], outer[k], ridge[k]], 0.85),
            (vec![outer[k], outer[next], ridge[k]], 1.0),
        ] {
            facets.push(Facet::leaning(corners, tilt, (0.0, 0.0)));
        }
    }
    Stone { facets, table, girdle: outer, round: false }
}

/// Returns the small drawing of a cut: a larger table and one ring of faces.
fn simple(gem: Gem) -> Stone {
    let centre = middle(gem);
    let (outer, round) = match gem {
        Gem::Green => (octagon(1.0), false),
        Gem::Black => (hexagon(49.0), false),
        _ => {
            let first = if gem == Gem::Red { 0.0 } else { 0.5 };
            ((0..8).map(|k| girdle(gem, (k as f32 + first) / 8.0)).collect(), true)
        }
    };
    let table: Vec<_> = outer.iter().map(|p| lerp(centre, *p, 0.62)).collect();
    let mut facets = terrace(&outer, &table, 1.0, centre);
    if !round {
        return Stone { facets, table, girdle: outer, round };
    }
    // Let the outer edges follow the curve, so that no ground shows between a chord and the girdle.
    for (k, facet) in facets.iter_mut().enumerate() {
        let first = if gem == Gem::Red { 0.0 } else { 0.5 };
        let arc: Vec<_> = (1..4).map(|i| girdle(gem, (k as f32 + first + i as f32 / 4.0) / 8.0)).collect();
        facet.corners.splice(1..1, arc);
    }
    Stone { facets, table, girdle: (0..48).map(|i| girdle(gem, i as f32 / 48.0)).collect(), round }
}

/// Returns how a stone's overall tone differs from the common formula: `tone * slope + lift`.
///
/// A diamond returns nearly all light and an onyx nearly none, so both use only part of their ramp.
fn character(gem: Gem) -> (f32, f32) {
    match gem {
        Gem::White => (0.94, 0.13),
        Gem::Black => (0.8, 0.02),
        Gem::Green | Gem::Red => (0.86, 0.06),
        _ => (0.9, 0.04),
    }
}

/// Returns the table's tone, chosen for the contrast of the letter.
pub fn table_tone(gem: Gem) -> f32 {
    match gem {
        Gem::White => 0.8,
        Gem::Pearl => 0.62,
        Gem::Gold => 0.6,
        _ => 0.4,
    }
}

/// Writes the gradients of the gems: a table for each cut stone, the ball and the coin.
pub fn gradients(out: &mut Svg) {
    for gem in Gem::COLOURS {
        let (ramp, middle) = (ramp(gem), table_tone(gem));
        out.raw("<linearGradient id='table-").raw(gem.slug()).raw("' x1='.2' y1='0' x2='.8' y2='1'>");
        for (offset, t) in [("0", middle - 0.06), (".6", middle), ("1", middle + 0.07)] {
            out.raw("<stop offset='").raw(offset).raw("' stop-color='").hex(tone(ramp, t)).raw("'/>");
        }
        out.raw("</linearGradient>");
    }
    out.raw(
        "<radialGradient id='pearl' cx='.36' cy='.32' r='.74'><stop offset='0' stop-color='#fff'/>\
         <stop offset='.3' stop-color='#fbf3e8'/><stop offset='.62' stop-color='#f1e2db'/>\
         <stop offset='.86' stop-color='#dcc4c6'/><stop offset='1' stop-color='#b598a6'/></radialGradient>\
         <linearGradient id='pearl-breath' x1='0' y1='1' x2='1' y2='0'>\
         <stop offset='.1' stop-color='#7fc4c0' stop-opacity='.26'/><stop offset='.45' stop-color='#fff' \
         stop-opacity='0'/><stop offset='.9' stop-color='#e88fa6' stop-opacity='.24'/></linearGradient>\
         <linearGradient id='coin' x1='.2' y1='.05' x2='.8' y2='.95'><stop offset='0' stop-color='#f6da86'/>\
         <stop offset='.5' stop-color='#e0b44a'/><stop offset='1' stop-color='#c08f2e'/></linearGradient>\
         <linearGradient id='coin-rim' x1='.2' y1='.05' x2='.8' y2='.95'><stop offset='0' stop-color='#fff0bd'/>\
         <stop offset='.45' stop-color='#c9982f'/><stop offset='1' stop-color='#8d6118'/></linearGradient>",
    );
}

/// Writes the symbol of a gem with its letter, in full or small.
pub fn symbol(out: &mut Svg, gem: Gem, letter: &str, small: bool) {
    out.raw("<symbol id='gem-").raw(gem.slug()).raw(if small { "-s" } else { "" });
    out.raw("' viewBox='-50 -50 100 100'>");
    match gem {
        Gem::Pearl => pearl(out, small),
        Gem::Gold => coin(out, small),
        _ => cut(out, gem, small),
    }
    initial(out, gem, letter, small);
    out.raw("</symbol>");
}

fn stone(gem: Gem, small: bool) -> Stone {
    match gem {
        _ if small => simple(gem),
        Gem::Green => step_cut(),
        Gem::Black => hexagonal(),
        _ => brilliant(gem),
    }
}

fn cut(out: &mut Svg, gem: Gem, small: bool) {
    let (stone, ramp, (slope, lift)) = (stone(gem, small), ramp(gem), character(gem));
    // A ground of the stone's own colour, so that nothing else shines through the seams between faces.
    let outline = outline(gem, &stone);
    out.raw("<path fill='").hex(tone(ramp, table_tone(gem))).raw("' d='").raw(&outline).raw("'/>");
    out.raw("<g stroke='#fff' stroke-opacity='").raw(if gem == Gem::White || small { "0" } else { ".22" });
    out.raw("' stroke-width='.6' stroke-linejoin='round'>");
    for (i, facet) in stone.facets.iter().enumerate() {
        let jitter = unit(gem as u32, i as u32) * 2.0 - 1.0;
        let colour = tone(ramp, facet.tone(jitter) * slope + lift);
        let mut path = Path::tenths();
        path.polygon(&facet.corners);
        out.raw("<path fill='").hex(colour);
        if gem == Gem::White {
            // White edges cannot show on white faces; theirs are a shade of the ramp.
            out.raw("' stroke='#8ea3b5' stroke-opacity='.3");
        }
        out.raw("' d='").raw(&path.done()).raw("'/>");
    }
    out.raw("</g>");
    table(out, gem, &stone.table, small);
    if !small {
        window(out, gem);
    }
    out.raw("<path fill='none' stroke-linejoin='round' stroke='var(--girdle-").raw(gem.slug()).raw(")'");
    out.at("stroke-width", if small { 4.0 } else { 2.2 }).raw(" d='").raw(&outline).raw("'/>");
}

fn table(out: &mut Svg, gem: Gem, corners: &[Point], small: bool) {
    let mut path = Path::tenths();
    path.polygon(corners);
    out.raw("<path fill='url(#table-").raw(gem.slug()).raw(")' stroke-linejoin='round' stroke='");
    out.hex(if gem == Gem::White { 0xffffff } else { ramp(gem)[4] });
    out.raw(if small {
        "' stroke-opacity='.35' stroke-width='1.6"
    } else {
        "' stroke-opacity='.6' stroke-width='1"
    });
    out.raw("' d='").raw(&path.done()).raw("'/>");
}

/// Draws the reflection of a window: one soft patch at the upper left.
fn window(out: &mut Svg, gem: Gem) {
    let d = match gem {
        Gem::Green => "M-26-34l10-9h12l-15 15h-7z",
        Gem::Red => "M-17-11q5-12 12-20l3 9q-6 7-9 15z",
        Gem::Black => "M-33-18l17-10 4 5-14 9z",
        _ => "M-32-20q4-8 12-13l4 7q-6 3-9 9z",
    };
    out.path(d, "fill='#fff' fill-opacity='.38'");
}

/// Returns the stone's outline as path data.
fn outline(gem: Gem, stone: &Stone) -> String {
    let mut path = Path::tenths();
    if stone.round && gem != Gem::Red {
        path.loop_through(&stone.girdle);
    } else {
        // The pear keeps its point; with this many corners its round end still looks smooth.
        path.polygon(&stone.girdle);
    }
    path.done()
}

fn pearl(out: &mut Svg, small: bool) {
    out.circle((0.0, 0.0), 47.0, "fill='url(#pearl)'");
    out.circle((0.0, 0.0), 47.0, "fill='url(#pearl-breath)'");
    if !small {
        out.raw("<ellipse cx='-17' cy='-23' rx='11' ry='7' transform='rotate(-38 -17 -23)' fill='#fff' fill-opacity='.85'/>");
        out.path(
            "M39.5 13A41.5 41.5 0 0 1-9 40.6",
            "fill='none' stroke='#fff' stroke-width='3' stroke-opacity='.62' stroke-linecap='round'",
        );
    }
    out.raw("<circle r='47' fill='none' stroke='var(--girdle-p)'")
        .at("stroke-width", if small { 4.0 } else { 2.2 });
    out.raw("/>");
}

fn coin(out: &mut Svg, small: bool) {
    out.circle((0.0, 0.0), 48.0, "fill='url(#coin-rim)'");
    if small {
        out.raw("<circle r='46' fill='none' stroke='var(--girdle-a)' stroke-width='4'/>");
        out.circle((0.0, 0.0), 37.0, "fill='url(#coin)' stroke='#8d6118' stroke-width='2.5'");
        return;
    }
    // A reed is a tooth 2.3 wide of 5.35, so 56 of them go round at radius 47.7.
    out.raw(
        "<circle r='46' fill='none' stroke='#6e4a10' stroke-opacity='.7' stroke-width='3.4' pathLength='112' \
         stroke-dasharray='1'/><circle r='47.6' fill='none' stroke='var(--girdle-a)' stroke-width='1.4'/>\
         <circle r='42.5' fill='url(#coin)' stroke='#fff0bd' stroke-opacity='.8' stroke-width='1.2'/>\
         <circle r='40' fill='none' stroke='#8d6118' stroke-opacity='.55' stroke-width='1'/>",
    );
    let mut rings = Path::tenths();
    for phase in 0..3 {
        let points: Vec<_> = (0..72)
            .map(|i| {
                let turn = i as f32 / 72.0;
                polar(turn, 30.8 + polar(turn * 12.0 + phase as f32 / 3.0, 6.0).1)
            })
            .collect();
        rings.loop_through(&points);
    }
    out.path(&rings.done(), "fill='none' stroke='#7a5210' stroke-opacity='.62' stroke-width='.8'");
    out.circle((0.0, 0.0), 22.0, "fill='url(#coin)' stroke='#8d6118' stroke-opacity='.6' stroke-width='1'");
    out.path(
        "M-37-18A41 41 0 0 1-10-39.8",
        "fill='none' stroke='#fff' stroke-opacity='.6' stroke-width='3' stroke-linecap='round'",
    );
}

/// Draws the letter, large enough to read at 15 px in the small drawing.
fn initial(out: &mut Svg, gem: Gem, text: &str, small: bool) {
    let wide = text.chars().count() > 1;
    let size = match (small, wide) {
        (true, false) => 48.0,
        (true, true) => 40.0,
        (false, false) => 36.0,
        (false, true) => 33.0,
    };
    // Capitals are 0.714 of the size high: half of that below the middle centres them.
    let y = middle(gem).1 * if small { 0.85 } else { 1.0 } + size * 0.357;
    out.raw("<text text-anchor='middle' font-weight='700' y='").num(y).raw("'").at("font-size", size);
    out.raw(" fill='").hex(letter(gem)).raw("'>").text(text).raw("</text>");
}
