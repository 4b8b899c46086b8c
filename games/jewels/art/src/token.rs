//! Tokens: a gem in a brass setting, which always means "can be spent". A bonus is a loose gem, never this.

use art::path::{Path, polar};
use art::svg::Svg;

use super::Gem;
use super::palette::{mix, ramp};

/// Writes the rays that every enamel ring shares: short slanted cuts between two radii.
pub fn rays(out: &mut Svg) {
    let mut path = Path::tenths();
    for i in 0..72 {
        let turn = i as f32 / 72.0;
        path.start(polar(turn, 37.4)).line(polar(turn + 0.022, 44.6));
    }
    out.path(&path.done(), "id='rays' fill='none' stroke-width='.7'");
}

/// Returns the tones of the enamel ring, its rays and the bed under the gem.
fn enamel(gem: Gem) -> (u32, u32, u32) {
    let ramp = ramp(gem);
    match gem {
        Gem::White => (0x66788a, 0xc6d5e0, 0x2b3640),
        Gem::Pearl => (0x75616f, 0xdcc4c6, 0x3a2f3a),
        Gem::Black => (0x2b2b3a, ramp[4], 0x050509),
        _ => (ramp[1], ramp[3], mix(ramp[0], 0x000000, 0.45)),
    }
}

/// Writes the symbol of a token, in full or small.
pub fn symbol(out: &mut Svg, gem: Gem, small: bool) {
    let (ring, ray, bed) = enamel(gem);
    let suffix = if small { "-s" } else { "" };
    out.raw("<symbol id='token-").raw(gem.slug()).raw(suffix).raw("' viewBox='-50 -50 100 100'>");
    out.circle((0.0, 0.0), 49.5, "fill='url(#brass)'");
    out.raw("<circle r='").raw(if small { "43.5" } else { "45.2" }).raw("' fill='").hex(ring);
    out.raw("' stroke='#2a1a05' stroke-opacity='.6' stroke-width='1.2'/>");
    if !small {
        out.raw("<use href='#rays' stroke-opacity='.55' stroke='").hex(ray).raw("'/>");
    }
    out.raw("<circle r='").raw(if small { "38.5" } else { "36.5" }).raw("' fill='").hex(bed);
    out.raw("' stroke='#000' stroke-opacity='.45' stroke-width='1'/>");
    // In the small drawing the gem takes more of the setting, for the sake of its letter.
    out.piece("gem-", &[gem.slug(), suffix].concat(), (0.0, 0.0), if small { 82.0 } else { 75.0 });
    out.raw("</symbol>");
}

/// Writes the symbol of an empty place: a dashed ring in the gem's colour round its letter.
pub fn hole(out: &mut Svg, gem: Gem, letter: &str) {
    let size = if letter.chars().count() > 1 { 40.0 } else { 52.0 };
    out.raw("<symbol id='hole-").raw(gem.slug()).raw("' viewBox='-50 -50 100 100'>");
    out.raw("<circle r='46' fill='none' stroke-width='5' stroke-dasharray='15 9' stroke-opacity='.65' stroke='var(--girdle-");
    out.raw(gem.slug()).raw(")'/><text text-anchor='middle' font-weight='700'").at("y", size * 0.357);
    out.at("font-size", size).raw(" fill='var(--girdle-").raw(gem.slug()).raw(")'>").text(letter);
    out.raw("</text></symbol>");
}

/// The height of all edges under the top token of a stack: the more edges, the closer they lie.
const DEPTH: f32 = 15.0;

/// Returns a stack of `count` tokens as the bank shows it, 100 wide and 110 high and a little lower than that if it is
/// a high one: one token, and under it the brass edge of each other. None leaves the empty place of its kind.
pub fn stack(gem: Gem, count: u8) -> String {
    let mut out = Svg::sized("art-stack", 100.0, 110.0);
    if count == 0 {
        out.piece("hole-", gem.slug(), (50.0, 50.0), 96.0);
    }
    let below = f32::from(count.saturating_sub(1));
    let step = (DEPTH / below).min(4.5);
    for level in (1..count).rev() {
        let y = 50.0 + step * f32::from(level);
        out.circle(
            (50.0, y),
            49.2,
            "fill='url(#brass)' stroke='#2a1a05' stroke-opacity='.6' stroke-width='.9'",
        );
    }
    if count > 0 {
        out.piece("token-", gem.slug(), (50.0, 50.0), 100.0);
    }
    out.raw("</svg>");
    out.done()
}
