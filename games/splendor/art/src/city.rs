//! City tiles and shields: the skyline of each tile, which both of its faces show, and the shields of the players.

use art::svg::Svg;

/// The number of city tiles, each with a skyline of its own.
pub const SKYLINES: u8 = 7;

/// The height of a skyline, in px; it is 110 wide.
const HEIGHT: f32 = 44.0;

/// A building of a skyline.
#[derive(Clone, Copy)]
enum Building {
    /// A plain block.
    Block,
    /// A wall with battlements.
    Wall,
    /// A house or a tower with a pointed roof of this height.
    Roof(f32),
    /// A drum with a half round dome and a finial.
    Dome,
    /// A drum with a dome that swells and runs into a point.
    Onion,
    /// A slender tower with a gallery.
    Minaret,
    /// Storeys with wide eaves, so many.
    Pagoda(u8),
    /// Steps that get narrower, so many.
    Steps(u8),
}
use Building::{Block, Dome, Minaret, Onion, Pagoda, Roof, Steps, Wall};

/// A building with its left edge, width and height.
type Place = (Building, f32, f32, f32);

/// The buildings of each tile: those in front, after those far off.
const TOWNS: [(&[Place], &[Place]); SKYLINES as usize] = [
    // Domes and minarets.
    (
        &[
            (Dome, 16.0, 30.0, 26.0),
            (Minaret, 54.0, 5.0, 36.0),
            (Dome, 66.0, 22.0, 22.0),
            (Block, 88.0, 22.0, 10.0),
        ],
        &[
            (Minaret, 6.0, 5.0, 30.0),
            (Dome, 22.0, 34.0, 20.0),
            (Block, 0.0, 60.0, 9.0),
            (Roof(8.0), 70.0, 14.0, 12.0),
        ],
    ),
    // Walls and towers of a fortress.
    (
        &[(Wall, 30.0, 12.0, 34.0), (Wall, 60.0, 16.0, 28.0), (Roof(10.0), 86.0, 10.0, 24.0)],
        &[
            (Wall, 0.0, 110.0, 13.0),
            (Wall, 8.0, 12.0, 24.0),
            (Wall, 42.0, 14.0, 20.0),
            (Wall, 78.0, 12.0, 21.0),
        ],
    ),
    // Spires of churches over roofs.
    (
        &[(Roof(16.0), 24.0, 9.0, 22.0), (Roof(18.0), 58.0, 10.0, 24.0), (Roof(7.0), 78.0, 22.0, 14.0)],
        &[
            (Roof(20.0), 6.0, 10.0, 18.0),
            (Roof(6.0), 16.0, 24.0, 12.0),
            (Roof(8.0), 36.0, 26.0, 10.0),
            (Block, 60.0, 50.0, 9.0),
        ],
    ),
    // Pagodas.
    (
        &[(Pagoda(4), 18.0, 22.0, 36.0), (Pagoda(3), 62.0, 26.0, 26.0)],
        &[
            (Pagoda(2), 0.0, 30.0, 16.0),
            (Pagoda(2), 36.0, 30.0, 15.0),
            (Block, 0.0, 110.0, 6.0),
            (Pagoda(3), 86.0, 18.0, 22.0),
        ],
    ),
    // A harbour: a lighthouse and gables.
    (
        &[
            (Minaret, 12.0, 7.0, 40.0),
            (Roof(8.0), 34.0, 12.0, 18.0),
            (Roof(8.0), 46.0, 12.0, 22.0),
            (Roof(8.0), 58.0, 12.0, 17.0),
        ],
        &[
            (Steps(2), 0.0, 30.0, 8.0),
            (Roof(7.0), 30.0, 14.0, 10.0),
            (Roof(9.0), 70.0, 14.0, 13.0),
            (Block, 24.0, 86.0, 7.0),
        ],
    ),
    // Terraces and a stepped temple.
    (
        &[(Steps(4), 20.0, 52.0, 34.0), (Steps(3), 78.0, 26.0, 20.0)],
        &[(Steps(3), 0.0, 34.0, 16.0), (Block, 0.0, 110.0, 6.0), (Minaret, 74.0, 4.0, 28.0)],
    ),
    // Onion domes.
    (
        &[
            (Onion, 14.0, 13.0, 26.0),
            (Onion, 34.0, 18.0, 36.0),
            (Onion, 60.0, 13.0, 28.0),
            (Onion, 80.0, 11.0, 20.0),
        ],
        &[(Wall, 0.0, 110.0, 9.0), (Onion, 26.0, 10.0, 20.0), (Onion, 52.0, 10.0, 22.0)],
    ),
];

/// Writes the skylines as symbols `city-0` to `city-6`, in a box of 110 x 44: what is far off is paler.
pub fn symbols(out: &mut Svg) {
    for (tile, (near, far)) in TOWNS.iter().enumerate() {
        out.raw("<symbol id='city-")
            .int(tile as u32)
            .raw("' viewBox='0 0 110 44' preserveAspectRatio='xMidYMax slice'>");
        for (places, shade) in [(far, "far"), (near, "near")] {
            out.raw("<path fill='var(--skyline-").raw(shade).raw(")' d='");
            places.iter().for_each(|place| building(out, *place));
            out.raw("'/>");
        }
        out.raw("</symbol>");
    }
}

/// Writes one step of a path.
fn step(out: &mut Svg, letter: &str, numbers: &[f32]) {
    out.raw(letter);
    for (at, number) in numbers.iter().enumerate() {
        out.raw(if at > 0 { " " } else { "" }).num(*number);
    }
}

/// Writes a closed path that begins at the foot of the left edge.
fn building(out: &mut Svg, (kind, x, width, height): Place) {
    let top = HEIGHT - height;
    step(out, "M", &[x, HEIGHT]);
    match kind {
        Block => step(out, "V", &[top]),
        Wall => {
            step(out, "V", &[top]);
            // As many merlons as have room, about three px each.
            let merlons = (width / 6.0).max(2.0).round();
            let each = width / (2.0 * merlons - 1.0);
            for _ in 1..merlons as u8 {
                step(out, "h", &[each]);
                step(out, "v", &[3.0]);
                step(out, "h", &[each]);
                step(out, "v", &[-3.0]);
            }
        }
        Roof(pitch) => {
            step(out, "V", &[top + pitch]);
            step(out, "L", &[x + width / 2.0, top]);
            step(out, "L", &[x + width, top + pitch]);
        }
        Dome => {
            let radius = width / 2.0;
            step(out, "V", &[top + radius]);
            step(out, "A", &[radius, radius, 0.0, 0.0, 1.0, x + radius - 0.6, top]);
            step(out, "v", &[-4.0]);
            step(out, "h", &[1.2]);
            step(out, "v", &[4.0]);
            step(out, "A", &[radius, radius, 0.0, 0.0, 1.0, x + width, top + radius]);
        }
        Onion => {
            let (middle, foot) = (x + width / 2.0, top + width * 0.95);
            step(out, "V", &[foot]);
            step(out, "C", &[x - width * 0.3, foot - width * 0.45, middle, top + width * 0.35, middle, top]);
            step(
                out,
                "C",
                &[middle, top + width * 0.35, x + width * 1.3, foot - width * 0.45, x + width, foot],
            );
        }
        Minaret => {
            let middle = x + width / 2.0;
            step(out, "V", &[top + 11.0]);
            step(out, "h", &[-1.4]);
            step(out, "v", &[-2.6]);
            step(out, "h", &[1.8]);
            step(out, "V", &[top + 5.0]);
            step(out, "L", &[middle, top]);
            step(out, "L", &[x + width - 0.4, top + 5.0]);
            step(out, "v", &[3.4]);
            step(out, "h", &[1.8]);
            step(out, "v", &[2.6]);
            step(out, "h", &[-1.4]);
        }
        Pagoda(storeys) => {
            let each = height / (f32::from(storeys) + 0.5);
            // Up the left side and down the right one.
            for storey in 0..storeys {
                let inset = width * (0.12 + 0.09 * f32::from(storey));
                let foot = HEIGHT - each * f32::from(storey);
                step(out, "L", &[x + inset, foot]);
                step(out, "V", &[foot - each * 0.55]);
                step(out, "L", &[x + inset - width * 0.13, foot - each * 0.5]);
                step(out, "L", &[x + inset + width * 0.05, foot - each]);
            }
            step(out, "L", &[x + width / 2.0, top]);
            for storey in (0..storeys).rev() {
                let inset = width * (0.12 + 0.09 * f32::from(storey));
                let (right, foot) = (x + width, HEIGHT - each * f32::from(storey));
                step(out, "L", &[right - inset - width * 0.05, foot - each]);
                step(out, "L", &[right - inset + width * 0.13, foot - each * 0.5]);
                step(out, "L", &[right - inset, foot - each * 0.55]);
                step(out, "V", &[foot]);
            }
        }
        Steps(steps) => {
            let (rise, run) = (height / f32::from(steps), width / 2.0 / (f32::from(steps) + 0.6));
            for _ in 0..steps {
                step(out, "v", &[-rise]);
                step(out, "h", &[run]);
            }
            step(out, "h", &[width - 2.0 * run * f32::from(steps)]);
            for _ in 1..steps {
                step(out, "v", &[rise]);
                step(out, "h", &[run]);
            }
        }
    }
    if !matches!(kind, Dome | Onion | Roof(_) | Pagoda(_) | Minaret) {
        step(out, "H", &[x + width]);
    }
    step(out, "V", &[HEIGHT]);
    out.raw("z");
}

/// Draws a small city tile, as a player has it who took one: 32 x 24 px. `tile` is its number, from 0.
pub fn won(tile: u8) -> String {
    let mut out = Svg::sized("art-city", 32.0, 24.0);
    out.rect((0.7, 0.7), (30.6, 22.6), 3.0, "fill='url(#town)' stroke='url(#brass)' stroke-width='1.4'");
    out.raw("<use href='#city-")
        .int((tile % SKYLINES).into())
        .raw("' x='2' y='4' width='28' height='18'/></svg>");
    out.done()
}

/// Draws a shield as a whole `<svg>`, 16 x 19 px: that of a player (modulo [`art::SEALS`]) with its sign, or the place of
/// one that is missing.
pub fn shield(player: u8, sign: Option<&str>) -> String {
    const OUTLINE: &str = "M.8 1.2h14.4v9.3q0 5.2-7.2 7.7Q.8 15.7.8 10.5z";
    let mut out = Svg::sized("art-shield", 16.0, 19.0);
    match sign {
        None => {
            let dashes = "fill='none' stroke='var(--brass)' stroke-opacity='.7' stroke-dasharray='2 1.6'";
            out.path(OUTLINE, dashes);
        }
        Some(sign) => {
            out.raw("<path d='").raw(OUTLINE).raw("' stroke='var(--brass)' fill='var(--player-");
            out.int((player % art::SEALS).into()).raw(")'/>");
            out.label((8.0, 13.4), 12.0, "text-anchor='middle' fill='var(--player-ink)'").text(sign);
            out.raw("</text>");
        }
    }
    out.raw("</svg>");
    out.done()
}

/// Draws the sheet of the modules.
pub fn sheet() -> String {
    let mut out = Svg::sheet();
    out.raw("<defs>");
    out.two_tone("town", "--town-1", "--town-2");
    out.raw("</defs>");
    symbols(&mut out);
    out.raw("</svg>");
    out.done()
}
