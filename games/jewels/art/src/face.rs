//! The common parts of the faces of all cards: enamel under engraving, the price, and the marks of the level.

use art::svg::Svg;

use super::Gem;
use super::engraving::{RADIUS, engraving};

/// The place of a price, in px.
pub struct PriceLayout {
    /// The middle of the lowest gem of the first column, its side, and the distance between lines.
    pub lowest: (f32, f32, f32, f32),
    /// The distance from the middle of a gem to the left end of its number, and the number's type size.
    pub number: (f32, f32),
    /// The number of lines before a second column begins.
    pub lines: usize,
    /// The distance from one column to the next.
    pub column: f32,
}

/// Draws the ground of a face: `enamel` names its gradient, its scrim and its engraved lines (`enamel-X`, `scrim-X`,
/// `--engrave-X`), and `seed` chooses the engraving.
pub fn ground(out: &mut Svg, enamel: &str, seed: u32, size: (f32, f32)) {
    coat(out, size.0, &["enamel-", enamel]);
    engraved(out, enamel, seed, size);
    coat(out, size.0, &["scrim-", enamel]);
    coat(out, size.0, &["lamp"]);
}

/// Draws the whole face in the gradient of this name, given in parts.
fn coat(out: &mut Svg, width: f32, gradient: &[&str]) {
    out.raw("<rect width='100%' height='100%'").at("rx", width * 0.07).raw(" fill='url(#");
    for part in gradient {
        out.raw(part);
    }
    out.raw(")'/>");
}

/// Draws the engraving, held inside the frame by a nested drawing, which clips without an id.
fn engraved(out: &mut Svg, enamel: &str, seed: u32, (width, height): (f32, f32)) {
    let scale = RADIUS / (width * 0.56);
    let inset = 3.5;
    out.raw("<svg").at("x", inset).at("y", inset);
    out.at("width", width - 2.0 * inset).at("height", height - 2.0 * inset).raw(" viewBox='");
    for (i, length) in [inset - width * 0.6, inset - height * 0.6, width - 2.0 * inset, height - 2.0 * inset]
        .into_iter()
        .enumerate()
    {
        out.raw(if i > 0 { " " } else { "" }).num(length * scale);
    }
    out.raw("'><path fill='none' stroke='var(--engrave-").raw(enamel).raw(")' stroke-opacity='.5'");
    out.at("stroke-width", 0.65 * scale).raw(" d='").raw(&engraving(seed)).raw("'/></svg>");
}

/// Draws the level's frame: one line of copper, two of silver, or two of gold with quarter rounds in the corners.
pub fn frame(out: &mut Svg, level: u8, width: f32, height: f32) {
    let metal = ["1", "2", "3"][usize::from(level) - 1];
    let line = |out: &mut Svg, inset: f32, thick: f32| {
        out.raw("<rect").at("x", inset).at("y", inset);
        out.at("width", width - 2.0 * inset).at("height", height - 2.0 * inset);
        out.at("rx", (width * 0.07 - inset).max(0.0)).raw(" fill='none'").at("stroke-width", thick);
        out.raw(" stroke='url(#metal-").raw(metal).raw(")'/>");
    };
    line(out, 0.8, 1.6);
    if level >= 2 {
        line(out, 3.6, 0.8);
    }
    if level == 3 {
        let (near, r) = (3.6, width * 0.055 + 1.5);
        out.raw("<path fill='none' stroke-width='.9' stroke='url(#metal-3)' d='");
        for (x, y, dx, dy, sweep) in [
            (near, near, r, r, " 0 0 1"),
            (width - near, near, -r, r, " 0 0 0"),
            (near, height - near, r, -r, " 0 0 0"),
            (width - near, height - near, -r, -r, " 0 0 1"),
        ] {
            out.raw("M").num(x + dx).raw(" ").num(y);
            out.raw("A").num(r).raw(" ").num(r).raw(sweep).raw(" ").num(x).raw(" ").num(y + dy);
        }
        out.raw("'/>");
    }
}

/// Draws gems and numbers from the bottom up, so that the fixed order reads downwards; counts of zero are not shown.
pub fn price(out: &mut Svg, cost: &[u8], layout: &PriceLayout) {
    let due: Vec<_> = Gem::ALL.into_iter().zip(cost).filter(|(_, n)| **n > 0).collect();
    let two_columns = layout.lines < due.len() || layout.lines == 2;
    let lines = if two_columns { due.len().div_ceil(2) } else { due.len() };
    let (left, bottom, side, pitch) = layout.lowest;
    // Five lines do not fit under the points at the usual distance.
    let pitch = if lines > 4 { pitch * 0.82 } else { pitch };
    for (i, (gem, count)) in due.iter().enumerate() {
        let (column, line) = (i / lines, i % lines);
        let x = left + column as f32 * layout.column;
        let y = bottom - (lines - 1 - line) as f32 * pitch;
        let size = layout.number.1;
        out.piece("gem-", &[gem.slug(), "-s"].concat(), (x, y), side);
        out.figure((x + layout.number.0, y + size * 0.357), size, "fill='var(--card-ink)'", (**count).into());
    }
}

/// Draws as many diamonds as the level, up to the given right end.
pub fn diamonds(out: &mut Svg, level: u8, (right, middle): (f32, f32)) {
    out.raw("<path fill='var(--mark-").int(level.into()).raw(")' d='");
    for i in 0..level {
        let x = right - 2.7 - f32::from(i) * 7.6;
        out.raw("M").num(x).raw(" ").num(middle - 3.7).raw("l2.7 3.7-2.7 3.7-2.7-3.7z");
    }
    out.raw("'/>");
}
