//! Building tiles: the enamel of their kind, paths to the open sides, the building, walls and price.

use alhambra::{Side, Tile};
use art::svg::Svg;

/// The parts of a tile that are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Everything, on one's own board and on the market.
    Whole,
    /// Without the price and the pattern, for small maps.
    Small,
}

/// Draws a tile in a square of 100, in the size of its place.
pub fn tile(tile: Tile, format: Format) -> String {
    let kind = tile.kind().letter().to_string();
    let mut out = Svg::sized("art-tile", 100.0, 100.0);
    out.raw("<rect width='100' height='100' fill='var(--kind-").raw(&kind).raw(")'/>");
    if format == Format::Whole {
        out.piece("azulejo", "", (50.0, 50.0), 100.0);
    }
    paths(&mut out, |side| !tile.has_wall(side));
    out.piece("house-", &kind, (50.0, 52.0), if format == Format::Whole { 68.0 } else { 76.0 });
    for side in Side::ALL.into_iter().filter(|side| tile.has_wall(*side)) {
        let turn = ["rotate(0)", "rotate(90 50 50)", "rotate(180 50 50)", "rotate(270 50 50)"][side as usize];
        out.raw("<use href='#wall' width='100' height='100' transform='").raw(turn).raw("'/>");
    }
    out.raw("<rect x='.6' y='.6' width='98.8' height='98.8' fill='none' stroke='var(--joint)' stroke-width='1.2'/>");
    if format == Format::Whole {
        let price = tile.price();
        out.raw("<g class='price'>");
        out.circle((21.0, 22.0), 16.5, "fill='var(--ivory)' stroke='var(--joint)' stroke-width='2'");
        out.figure((21.0, 30.0), 23.0, "text-anchor='middle' fill='var(--ivory-ink)'", price.into());
        out.raw("</g>");
    }
    out.raw("</svg>");
    out.done()
}

/// Draws the fountain, from which paths lead to all sides.
pub fn fountain() -> String {
    let mut out = Svg::sized("art-tile", 100.0, 100.0);
    out.raw("<rect width='100' height='100' fill='var(--court)'/>");
    out.piece("azulejo", "", (50.0, 50.0), 100.0);
    paths(&mut out, |_| true);
    out.piece("fountain", "", (50.0, 50.0), 84.0);
    out.raw("<rect x='.6' y='.6' width='98.8' height='98.8' fill='none' stroke='var(--joint)' stroke-width='1.2'/></svg>");
    out.done()
}

/// Draws the paths to the sides without a wall.
fn paths(out: &mut Svg, is_open: impl Fn(Side) -> bool) {
    for side in Side::ALL.into_iter().filter(|side| is_open(*side)) {
        let ((x, y), size) = match side {
            Side::North => ((41.0, 0.0), (18.0, 50.0)),
            Side::East => ((50.0, 70.0), (50.0, 18.0)),
            Side::South => ((41.0, 50.0), (18.0, 50.0)),
            Side::West => ((0.0, 70.0), (50.0, 18.0)),
        };
        out.rect((x, y), size, 0.0, "fill='var(--path)'");
    }
}

/// Draws a whole board in small: tiles, or the fountain where there is none, at columns and rows from the north-west.
/// Twenty-four units make a cell.
pub fn board(tiles: impl Iterator<Item = (Option<Tile>, (i16, i16))>, (columns, rows): (i16, i16)) -> String {
    const CELL: f32 = 24.0;
    let mut out = Svg::sized("art-board", CELL * f32::from(columns), CELL * f32::from(rows));
    let mut walls = String::new();
    for (tile, (column, row)) in tiles {
        let (x, y) = (CELL * f32::from(column), CELL * f32::from(row));
        let kind = tile.map(|tile| tile.kind().letter());
        let ground =
            kind.map_or("fill='var(--court)'".to_owned(), |kind| format!("fill='var(--kind-{kind})'"));
        out.rect((x, y), (CELL, CELL), 0.0, &ground);
        let middle = (x + CELL / 2.0, y + CELL / 2.0);
        match (tile, kind) {
            (Some(tile), Some(kind)) => {
                out.piece("house-", &kind.to_string(), middle, 17.0);
                for side in Side::ALL.into_iter().filter(|side| tile.has_wall(*side)) {
                    walls.push_str(&wall(side, x, y, CELL));
                }
            }
            _ => {
                out.piece("fountain", "", middle, 20.0);
            }
        }
    }
    // On a light panel the wall alone would not be seen.
    out.path(&walls, "fill='none' stroke='var(--joint)' stroke-width='4'");
    out.path(&walls, "fill='none' stroke='var(--wall)' stroke-width='2.2'");
    out.raw("</svg>");
    out.done()
}

/// Returns the path of a wall within the edge of a cell.
fn wall(side: Side, x: f32, y: f32, cell: f32) -> String {
    let (near, far) = (2.0, cell - 2.0);
    let (from, to) = match side {
        Side::North => ((0.0, near), (cell, near)),
        Side::East => ((far, 0.0), (far, cell)),
        Side::South => ((0.0, far), (cell, far)),
        Side::West => ((near, 0.0), (near, cell)),
    };
    let mut out = Svg::default();
    out.raw("M").num(x + from.0).raw(" ").num(y + from.1).raw("L").num(x + to.0).raw(" ").num(y + to.1);
    out.done()
}
