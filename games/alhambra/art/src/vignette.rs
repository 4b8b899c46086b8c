//! The picture in the lobby: a small Alhambra with its wall, in lamplight.

use art::svg::Svg;

/// The tiles of the picture, row by row: the kind, and the sides with a wall.
const TILES: [(char, [bool; 4]); 8] = [
    ('g', [true, false, false, true]),
    ('t', [true, false, false, false]),
    ('c', [true, true, false, false]),
    ('s', [false, false, false, true]),
    ('a', [false, true, false, false]),
    ('p', [false, false, true, true]),
    ('g', [false, false, true, false]),
    ('t', [false, true, true, false]),
];

/// Draws the picture for Alhambra as a whole `<svg>`, 274 x 258 px; its ground is the page's own.
pub fn vignette() -> String {
    let mut out = Svg::sized("art-vignette", 274.0, 258.0);
    out.raw("<rect width='274' height='258' fill='url(#lamp-ground)'/>");
    let mut tiles = TILES.iter();
    for place in 0..9u8 {
        let (x, y) = (47.0 + 60.0 * f32::from(place % 3), 39.0 + 60.0 * f32::from(place / 3));
        out.raw("<g transform='translate(").num(x).raw(" ").num(y).raw(")scale(.6)'>");
        match if place == 4 { None } else { tiles.next() } {
            Some((kind, walls)) => {
                let kind = kind.to_string();
                out.raw("<rect width='100' height='100' fill='var(--kind-").raw(&kind).raw(")'/>");
                out.piece("house-", &kind, (50.0, 52.0), 72.0);
                for (turn, _) in
                    ["0", "90 50 50", "180 50 50", "270 50 50"].iter().zip(walls).filter(|(_, wall)| **wall)
                {
                    out.raw("<use href='#wall' width='100' height='100' transform='rotate(")
                        .raw(turn)
                        .raw(")'/>");
                }
            }
            None => {
                out.raw("<rect width='100' height='100' fill='var(--court)'/>");
                out.piece("fountain", "", (50.0, 50.0), 84.0);
            }
        }
        out.raw("</g>");
    }
    out.raw("<path fill='none' stroke='var(--lit)' stroke-width='3' d='M227 99V39H47V219H227V159'/></svg>");
    out.done()
}
