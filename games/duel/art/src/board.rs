//! The board of 5 by 5 spaces with its engraved spiral, on leather.

use art::path::{Path, Point, lerp};
use art::svg::Svg;
use jewels_art::palette::unit;

/// The side of the drawn board in px.
pub const BOARD_SIDE: f32 = 308.0;
/// The distance from the edge of the board to the edge of the first cell, in px: five cells of [`BOARD_PITCH`] lie
/// between the edges.
pub const BOARD_EDGE: f32 = 4.0;
/// The side of a cell in px; the space in its middle takes a token of 52 px.
pub const BOARD_PITCH: f32 = 60.0;

const SIDE: u8 = 5;
/// The radius of an empty space, in px.
const SPACE: f32 = 25.0;

/// Writes the leather: its shading under the lamp and its grain.
pub fn shared(out: &mut Svg) {
    out.raw(
        "<radialGradient id='leather' cx='.4' cy='.2' r='1'><stop stop-color='var(--leather-1)'/>\
         <stop offset='1' stop-color='var(--leather-2)'/></radialGradient>\
         <pattern id='grain' width='48' height='48' patternUnits='userSpaceOnUse'><path fill='none' \
         stroke='var(--leather-grain)' stroke-linecap='round' stroke-width='.8' d='",
    );
    // Short creases in all directions; those that would cross the edge of the tile are drawn shorter.
    for i in 0..70 {
        let (x, y) = (48.0 * unit(i, 71), 48.0 * unit(i, 72));
        let (dx, dy) = (5.0 * unit(i, 73) - 2.5, 5.0 * unit(i, 74) - 2.5);
        let (end_x, end_y) = ((x + dx).clamp(0.5, 47.5), (y + dy).clamp(0.5, 47.5));
        out.raw("M").num(x).raw(" ").num(y).raw("L").num(end_x).raw(" ").num(end_y);
    }
    out.raw("'/></pattern>");
}

/// Returns the middle of a space, by its number row by row.
fn middle(space: u8) -> Point {
    let at = |n: u8| BOARD_EDGE + BOARD_PITCH * (f32::from(n) + 0.5);
    (at(space % SIDE), at(space / SIDE))
}

/// Draws the empty board as a whole `<svg>`, [`BOARD_SIDE`] wide and high. `spiral` names the spaces in the order
/// in which they are filled, each by its number row by row from 0 to 24.
pub fn board(spiral: impl IntoIterator<Item = u8>) -> String {
    let way: Vec<Point> = spiral.into_iter().map(|space| middle(space.min(SIDE * SIDE - 1))).collect();
    let mut out = Svg::sized("art-board", BOARD_SIDE, BOARD_SIDE);
    leather(&mut out, (BOARD_SIDE, BOARD_SIDE), 12.0);
    let edge = "fill='none' stroke='url(#brass)' stroke-width='1.8'";
    out.rect((0.9, 0.9), (BOARD_SIDE - 1.8, BOARD_SIDE - 1.8), 11.5, edge);
    engraved(&mut out, &way);
    for row in 0..SIDE {
        for column in 0..SIDE {
            let well = "fill='var(--well)' stroke='var(--brass)' stroke-opacity='.45' stroke-width='1.2'";
            out.circle(middle(row * SIDE + column), SPACE, well);
        }
    }
    if let Some((x, y)) = way.first() {
        // The first space bears a ring of its own, so that the eye finds where the spiral begins.
        let ring = "fill='none' stroke='var(--brass)' stroke-opacity='.45' stroke-dasharray='2.5 2.5'";
        out.circle((*x, *y), SPACE - 5.0, ring);
    }
    out.raw("</svg>");
    out.done()
}

/// Draws the spiral as a groove: a shadow, a brass line, and a point between every two spaces that shows the direction.
fn engraved(out: &mut Svg, way: &[Point]) {
    let Some((first, rest)) = way.split_first() else { return };
    let mut line = Path::tenths();
    line.start(*first);
    let mut points = Path::tenths();
    let mut from = *first;
    for to in rest {
        line.line(*to);
        let (along, half) = ((to.0 - from.0, to.1 - from.1), lerp(from, *to, 0.5));
        let length = along.0.hypot(along.1).max(1.0);
        let (x, y) = (along.0 / length, along.1 / length);
        let back = (half.0 - 2.0 * x, half.1 - 2.0 * y);
        points
            .start((back.0 - 3.0 * y, back.1 + 3.0 * x))
            .line((half.0 + 2.4 * x, half.1 + 2.4 * y))
            .line((back.0 + 3.0 * y, back.1 - 3.0 * x));
        from = *to;
    }
    let line = line.done();
    out.path(&line, "fill='none' stroke='var(--shadow)' stroke-width='4'");
    out.path(&line, "fill='none' stroke='var(--brass)' stroke-opacity='.5' stroke-width='1.4'");
    let head =
        "fill='none' stroke='var(--brass)' stroke-width='1.5' stroke-linejoin='round' stroke-linecap='round'";
    out.path(&points.done(), head);
}

fn leather(out: &mut Svg, size: (f32, f32), round: f32) {
    out.rect((0.0, 0.0), size, round, "fill='url(#leather)'");
    out.rect((0.0, 0.0), size, round, "fill='url(#grain)'");
}
