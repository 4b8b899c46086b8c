//! The bag, and the seal of the neutral player.

use art::svg::Svg;

/// Draws the bag from which the tiles come: tied up, with a star of the tiles.
pub fn bag() -> String {
    token(
        "<path d='M9 3Q14 6 19 3L17 9Q26 15 24 23Q23 26 14 26Q5 26 4 23Q2 15 11 9Z' fill='var(--leather-1)' stroke='var(--brass)' stroke-width='1.5'/>\
         <path d='M10 9H18M14 13L17 18L14 23L11 18Z' fill='var(--brass)' stroke='var(--brass)' stroke-width='2'/></svg>",
    )
}

/// Draws the seal of the neutral player: of stone, with a gate in the place of a letter.
pub fn nobody() -> String {
    token(
        "<circle cx='14' cy='14' r='13.2' fill='var(--stone)'/><path d='M9 22V13Q7 6 14 5Q21 6 19 13V22Z' fill='var(--opening)'/></svg>",
    )
}

fn token(strokes: &str) -> String {
    let mut out = Svg::sized("art-seal", 28.0, 28.0);
    out.raw(strokes);
    out.done()
}
