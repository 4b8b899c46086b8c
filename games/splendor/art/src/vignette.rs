//! The picture in the lobby: a heap of tokens in lamplight over engraving.

use art::path::{Path, polar};
use art::svg::Svg;
use jewels_art::Gem;
use jewels_art::engraving::RADIUS;

/// The middle and size of each token, from the back of the heap to its front.
const HEAP: [(Gem, f32, f32, f32); 6] = [
    (Gem::Blue, 77.0, 127.0, 82.0),
    (Gem::Green, 145.0, 88.0, 88.0),
    (Gem::Red, 216.0, 116.0, 74.0),
    (Gem::White, 156.0, 159.0, 68.0),
    (Gem::Black, 90.0, 183.0, 56.0),
    (Gem::Gold, 219.0, 177.0, 54.0),
];

/// Draws the picture for Splendor as a whole `<svg>`, 274 x 258 px; its ground is the page's own.
pub fn vignette() -> String {
    let mut out = Svg::sized("art-vignette", 274.0, 258.0);
    out.raw("<rect width='274' height='258' fill='url(#lamp-ground)'/>");
    let mut path = Path::whole();
    for i in 0..36 {
        let points: Vec<_> = (0..=9)
            .map(|k| {
                let reach = 0.1 + k as f32 / 9.0;
                polar(i as f32 / 36.0 + 0.026 * polar(reach * 2.8, 1.0).1, reach * RADIUS)
            })
            .collect();
        path.thread(&points);
    }
    out.path(
        &path.done(),
        "transform='translate(140 126) scale(.316)' fill='none' stroke='var(--brass)' stroke-opacity='.3' \
         stroke-width='3'",
    );
    for (gem, x, y, size) in HEAP {
        out.raw("<ellipse").at("cx", x).at("cy", y + size * 0.06).at("rx", size * 0.51).at("ry", size * 0.5);
        out.raw(" fill='#000' fill-opacity='.28'/>").piece("token-", gem.slug(), (x, y), size);
    }
    out.raw("</svg>");
    out.done()
}
