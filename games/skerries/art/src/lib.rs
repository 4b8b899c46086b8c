//! The pieces of Skerries, drawn in code, and how its events sound and are told. They are apart from the kit, so that
//! they are tested without the page.
//!
//! Symbols of [`sheet`]: `fish-h`, `fish-c`, `fish-e`, `fish-m` and `fish-o`, the oil. Colours come from [`STYLE`].

mod facts;
mod sounds;
mod telling;

use art::svg::Svg;
use skerries::Catch;

pub use self::facts::facts;
pub use self::sounds::sounds;
pub use self::telling::tell;

/// The stylesheet: the palette as custom properties for the light and the dark theme.
pub const STYLE: &str = include_str!("../../kit/style/08-lobby.css");

/// The drawing of each symbol, in a square of 100 x 100.
const SYMBOLS: [(char, &str); 5] = [
    (
        'h',
        "<path d='M6 50Q38 22 72 50L94 32V68L72 50Q38 78 6 50Z'/><circle cx='24' cy='46' r='4' class='eye'/>",
    ),
    (
        'c',
        "<path d='M4 54Q30 14 70 46L96 26L88 54L96 78L70 62Q34 92 4 54Z'/><path d='M34 30L50 12L58 36Z'/>\
         <circle cx='22' cy='48' r='5' class='eye'/>",
    ),
    (
        'e',
        "<path d='M8 34Q26 10 44 36T78 60Q88 64 94 84Q74 84 64 70T36 52Q26 36 8 34Z'/>\
         <circle cx='20' cy='30' r='3.5' class='eye'/>",
    ),
    (
        'm',
        "<path d='M50 8Q96 44 74 82Q50 100 26 82Q4 44 50 8Z'/><path d='M50 20V86M36 34Q32 60 40 86M64 34Q68 60 60 86' class='line'/>",
    ),
    (
        'o',
        "<path d='M50 6Q82 48 80 66A30 28 0 0 1 20 66Q18 48 50 6Z'/><path d='M34 66Q36 80 50 82' class='line'/>",
    ),
];

/// Draws the sheet of the game.
pub fn sheet() -> String {
    let mut out = Svg::sheet();
    for (letter, strokes) in SYMBOLS {
        let strokes = strokes
            .replace(" class='eye'", " fill='var(--fish-eye)'")
            .replace(" class='line'", " fill='none' stroke='var(--fish-eye)' stroke-width='4'");
        out.raw(&format!("<symbol id='fish-{letter}' viewBox='0 0 100 100'><g fill='var(--fish-{letter})'>"));
        out.raw(&strokes).raw("</g></symbol>");
    }
    out.raw("<defs>").two_tone("catch", "--catch-far", "--catch-ground").raw("</defs></svg>");
    out.done()
}

/// The waves on a catch: a line that swings from one edge to the other.
const WAVE: &str = "q10.5 -7 21 0t21 0t21 0t21 0";

/// Draws a catch, 88 x 112 px: its fish over waves, in a double frame.
pub fn catch(catch: Catch) -> String {
    let letter = catch.fish().letter().to_string();
    let mut out = Svg::sized("art-catch", 88.0, 112.0);
    out.rect(
        (1.0, 1.0),
        (86.0, 110.0),
        9.0,
        "fill='url(#catch)' stroke='var(--catch-edge)' stroke-width='2'",
    );
    for line in 0..6 {
        let y = 66.0 + 8.0 * line as f32;
        out.raw("<path fill='none' stroke='var(--catch-edge)' stroke-opacity='.45' d='M2 ")
            .num(y)
            .raw(WAVE)
            .raw("'/>");
    }
    out.rect(
        (5.0, 5.0),
        (78.0, 102.0),
        6.0,
        "fill='none' stroke='var(--catch-edge)' stroke-opacity='.7' stroke-width='1.2'",
    );
    out.piece("fish-", &letter, (46.0, 66.0), 70.0);
    out.figure((9.0, 30.0), 26.0, "fill='var(--catch-ink)'", catch.value().into());
    out.raw("</svg>");
    out.done()
}

/// Draws the picture for the lobby as a whole `<svg>`, 274 x 258 px; its ground is the page's own.
pub fn vignette() -> String {
    let mut out = Svg::sized("art-vignette", 274.0, 258.0);
    out.raw("<rect width='274' height='258' fill='url(#lamp-ground)'/>");
    for line in 0..6 {
        let y = 150 + 18 * line;
        out.raw("<path fill='none' stroke='var(--brass)' stroke-opacity='.45' stroke-width='2'");
        out.raw(&format!(" d='M0 {y}q17 -12 34 0t34 0t34 0t34 0t34 0t34 0t34 0t36 0'/>"));
    }
    out.raw("<path d='M120 150L128 62H148L156 150Z' fill='var(--fish-o)'/>");
    out.raw("<path d='M122 62H154L138 40Z' fill='var(--fish-e)'/>");
    for (letter, x, y, size) in
        [("h", 62.0, 190.0, 74.0), ("c", 200.0, 180.0, 84.0), ("m", 138.0, 222.0, 50.0)]
    {
        out.piece("fish-", letter, (x, y), size);
    }
    out.raw("</svg>");
    out.done()
}
