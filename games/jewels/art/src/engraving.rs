//! Engine-turned engraving (guilloche): five families of calm line work, each varied by a seed.
//!
//! Coordinates are whole numbers around the middle of the pattern, 500 to its rim: an eighth of a px on the largest card.

use art::path::{Path, Point, polar};

use super::palette::{hash, unit};

/// The radius of every pattern in its own units.
pub const RADIUS: f32 = 500.0;

/// Returns the path data of the engraving for `seed`. Consecutive seeds take the five families in turn, so that cards
/// with consecutive numbers look least alike; all other numbers are mixed from the seed.
pub fn engraving(seed: u32) -> String {
    let vary = |i: u32, low: f32, high: f32| low + (high - low) * unit(seed, i + 1);
    let count = |i: u32, low: u32, high: u32| low + hash(seed, i + 1) % (high - low + 1);
    let mut path = Path::whole();
    match seed % 5 {
        0 => waved_rings(&mut path, count(0, 4, 5), vary(1, 0.07, 0.1), vary(2, 0.0, 1.0), vary(3, 0.1, 0.5)),
        1 => circles(&mut path, count(0, 20, 28), vary(1, 0.46, 0.6)),
        2 => bent_rays(&mut path, count(0, 38, 44), vary(1, 0.028, 0.046), vary(2, 2.2, 3.2)),
        3 => spirograph(
            &mut path,
            [(19, 4), (23, 5), (25, 6), (29, 6)][count(0, 0, 3) as usize],
            vary(1, 0.2, 0.3),
        ),
        _ => barleycorn(&mut path, count(0, 13, 17), count(1, 5, 6), vary(2, 0.3, 0.42)),
    }
    path.done()
}

fn at(turn: f32, radius: f32) -> Point {
    polar(turn, radius * RADIUS)
}

/// Draws nested rings in braided pairs: each ring meets its mirror image at every wave; `start` and `twist` are shares
/// of a wave, the first for all rings, the second from one pair to the next.
fn waved_rings(path: &mut Path, pairs: u32, height: f32, start: f32, twist: f32) {
    // The more rings, the fewer waves: the same amount of line, so the same calm.
    let waves = 40 / pairs;
    let steps = waves * 4;
    for pair in 0..pairs {
        let radius = 0.3 + 0.64 * pair as f32 / (pairs - 1) as f32;
        for side in [-1.0, 1.0] {
            let points: Vec<_> = (0..steps)
                .map(|i| {
                    let turn = i as f32 / steps as f32;
                    let phase = turn * waves as f32 + start + pair as f32 * twist;
                    at(turn, radius + side * height * polar(phase, 1.0).1)
                })
                .collect();
            path.loop_through(&points);
        }
    }
}

/// Draws circles of one size around the middle, each through its neighbours; `size` is their share of the radius.
fn circles(path: &mut Path, count: u32, size: f32) {
    for i in 0..count {
        let centre = at(i as f32 / count as f32, 1.0 - size);
        // Eight curves draw a circle to within a hundredth of its radius.
        let reach = size / polar(1.0 / 16.0, 1.0).0.powi(2);
        let points: Vec<_> = (0..8).map(|k| at(k as f32 / 8.0, reach)).collect();
        let moved: Vec<_> = points.iter().map(|p| (p.0 + centre.0, p.1 + centre.1)).collect();
        path.loop_through(&moved);
    }
}

/// Draws a sun of rays that sway as they go out; `bend` is in turns, `sways` how often they change sides.
fn bent_rays(path: &mut Path, count: u32, bend: f32, sways: f32) {
    for i in 0..count {
        let turn = i as f32 / count as f32;
        let points: Vec<_> = (0..=8)
            .map(|k| {
                let out = k as f32 / 8.0;
                at(turn + bend * polar(out * sways, 1.0).1, 0.15 + 0.85 * out)
            })
            .collect();
        path.thread(&points);
    }
}

/// Draws a closed trochoid: `petals` petals over `rounds` rounds, so that they interlace around a hub.
fn spirograph(path: &mut Path, (petals, rounds): (u32, u32), hub: f32) {
    let steps = petals * 9;
    let points: Vec<_> = (0..steps)
        .map(|i| {
            let t = i as f32 / steps as f32;
            let swing = polar(t * petals as f32, 1.0).0;
            at(t * rounds as f32, (1.0 + hub) / 2.0 + (1.0 - hub) / 2.0 * swing)
        })
        .collect();
    path.loop_through(&points);
    path.loop_through(&(0..12).map(|k| at(k as f32 / 12.0, hub * 0.86)).collect::<Vec<_>>());
}

/// Draws rings of grains (each ring half a grain ahead of the last) crossed by spokes.
fn barleycorn(path: &mut Path, grains: u32, rings: u32, inner: f32) {
    let gap = (1.0 - inner) / rings as f32;
    for ring in 0..rings {
        let steps = grains * 3;
        let points: Vec<_> = (0..steps)
            .map(|i| {
                let turn = i as f32 / steps as f32;
                let phase = turn * grains as f32 + ring as f32 * 0.5;
                at(turn, inner + gap * (ring as f32 + 0.45 + 0.5 * polar(phase, 1.0).1))
            })
            .collect();
        path.loop_through(&points);
    }
    for i in 0..grains {
        let turn = i as f32 / grains as f32;
        path.start(at(turn, inner * 0.35)).line(at(turn, 1.0));
    }
    path.loop_through(&(0..12).map(|k| at(k as f32 / 12.0, inner * 0.35)).collect::<Vec<_>>());
}

/// Returns the pattern on the backs of a level: crossing ellipses, waved rings, or a trochoid.
pub fn back_pattern(level: u8) -> String {
    let mut path = Path::whole();
    match level {
        1 => lattice(&mut path),
        2 => {
            for (i, radius) in [0.42, 0.56, 0.72, 0.9, 1.1, 1.32, 1.56].into_iter().enumerate() {
                let points: Vec<_> = (0..40)
                    .map(|k| {
                        let turn = k as f32 / 40.0;
                        let wave = polar(turn * 10.0 + 0.5 * i as f32, 0.06).1;
                        at(turn, radius + wave * (0.6 + radius))
                    })
                    .collect();
                path.loop_through(&points);
            }
        }
        _ => {
            for i in 0..18 {
                let tilt = i as f32 / 18.0;
                let centre = at(tilt, 0.62);
                let points: Vec<_> = (0..12)
                    .map(|k| {
                        let (x, y) = polar(k as f32 / 12.0, 1.0);
                        let (along, across) = (polar(tilt, 1.0), polar(tilt + 0.25, 1.0));
                        (
                            centre.0 + 0.76 * RADIUS * x * along.0 + 0.35 * RADIUS * y * across.0,
                            centre.1 + 0.76 * RADIUS * x * along.1 + 0.35 * RADIUS * y * across.1,
                        )
                    })
                    .collect();
                path.loop_through(&points);
            }
        }
    }
    path.done()
}

/// Draws waved threads in two slanting directions.
fn lattice(path: &mut Path) {
    for slant in [-1.0, 1.0] {
        for i in -9..=9 {
            let base = i as f32 * 0.21;
            let points: Vec<_> = (0..=14)
                .map(|k| {
                    let y = -1.4 + k as f32 * 0.2;
                    let sway = 0.046 * polar(k as f32 / 4.0 + i as f32 * 0.25, 1.0).1;
                    ((base + slant * y * 0.62 + sway) * RADIUS, y * RADIUS)
                })
                .collect();
            path.thread(&points);
        }
    }
}
