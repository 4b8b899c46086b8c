//! The progress towards a victory: a ring with as many strokes as are needed.

use art::path::{Path, polar};
use art::svg::Svg;

/// The sizes of a dial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DialFormat {
    /// On a desktop: 62 x 62 px.
    Large,
    /// On a phone: 44 x 44 px, without words.
    Phone,
}

/// Draws the progress of `value` towards `goal` as a whole `<svg>`: the number, and under it a few `words` such as "of
/// 20". Strokes that are reached are thick and lit, the others thin.
pub fn dial(value: u8, goal: u8, words: &str, format: DialFormat) -> String {
    let side = match format {
        DialFormat::Large => 62.0,
        DialFormat::Phone => 44.0,
    };
    let mut out = Svg::sized("art-dial", side, side);
    let radius = side / 2.0 - 3.6;
    for (from, to, paint) in [
        (value.min(goal), goal, "fill='none' stroke='var(--brass)' stroke-opacity='.5' stroke-width='2'"),
        (0, value.min(goal), "fill='none' stroke='var(--lit)' stroke-width='6'"),
    ] {
        strokes(&mut out, (from, to, goal), (side / 2.0, radius), paint);
    }
    let worded = format == DialFormat::Large && !words.is_empty();
    // On a phone the words stand below, and the figure has the ring to itself.
    let size = side * if worded { 0.33 } else { 0.45 };
    let baseline = side / 2.0 + size * if worded { 0.16 } else { 0.357 };
    out.figure((side / 2.0, baseline), size, "text-anchor='middle' fill='var(--ink)'", value.into());
    if worded {
        let small = "text-anchor='middle' fill='var(--ink-2)' font-size='12'";
        out.raw("<text").at("x", side / 2.0).at("y", baseline + 12.5).raw(" ").raw(small).raw(">");
        out.text(words).raw("</text>");
    }
    out.raw("</svg>");
    out.done()
}

/// Draws the strokes `from` to `to` of a ring of `all`, clockwise from the top.
fn strokes(out: &mut Svg, (from, to, all): (u8, u8, u8), (middle, radius): (f32, f32), paint: &str) {
    if from >= to {
        return;
    }
    let step = 1.0 / f32::from(all);
    // Two px between neighbours, for any number of them.
    let gap = 1.0 / (radius * std::f32::consts::TAU);
    let mut path = Path::tenths();
    for i in from..to {
        let (start, end) = (f32::from(i) * step - 0.25 + gap, f32::from(i + 1) * step - 0.25 - gap);
        let at = |turn, radius| {
            let (x, y) = polar(turn, radius);
            (middle + x, middle + y)
        };
        // A curve pulled towards the meeting point of its tangents follows so short an arc.
        let reach = radius / polar((end - start) / 2.0, 1.0).0;
        path.start(at(start, radius)).curve(at((start + end) / 2.0, reach), at(end, radius));
    }
    out.path(&path.done(), paint);
}
