//! The picture in the lobby: a corner of the board in lamplight over engraving.

use art::svg::Svg;
use jewels_art::Gem;
use jewels_art::engraving::engraving;

/// The tokens on the nine spaces, row by row.
const SPACES: [Option<Gem>; 9] = [
    Some(Gem::White),
    Some(Gem::Blue),
    None,
    Some(Gem::Pearl),
    Some(Gem::Green),
    Some(Gem::Red),
    Some(Gem::Black),
    None,
    Some(Gem::Gold),
];

/// The seed of a wide ring of overlapping circles.
const LATTICE: u32 = 1;

/// Draws the picture for Splendor Duel as a whole `<svg>`, 274 x 258 px; its ground is the page's own.
pub fn vignette() -> String {
    let mut out = Svg::sized("art-vignette", 274.0, 258.0);
    out.raw("<rect width='274' height='258' fill='url(#lamp-ground)'/>");
    // The engraving's own units reach 500 from its middle; a nested drawing places and clips it.
    out.raw("<svg width='274' height='258' viewBox='-470 -442 940 884'>");
    out.path(&engraving(LATTICE), "fill='none' stroke='var(--brass)' stroke-opacity='.3' stroke-width='3'");
    out.raw("</svg>");
    for (i, gem) in SPACES.into_iter().enumerate() {
        let at = (73.0 + 64.0 * (i % 3) as f32, 65.0 + 64.0 * (i / 3) as f32);
        match gem {
            Some(gem) => out.piece("token-", gem.slug(), at, 56.0),
            None => out.circle(at, 27.0, "fill='var(--well)' stroke='var(--brass)' stroke-opacity='.45'"),
        };
    }
    out.raw("</svg>");
    out.done()
}
