//! Colours that do not change with the theme, and mixing along a ramp. The colours of the themes are in
//! `kit/style/05-jewels.css`.

use super::Gem;

/// Returns the ramp of a gem from its darkest to its brightest tone.
pub fn ramp(gem: Gem) -> [u32; 6] {
    match gem {
        Gem::White => [0x6f8296, 0x9fb3c4, 0xc6d5e0, 0xe2ecf3, 0xf5fafe, 0xffffff],
        Gem::Blue => [0x081a58, 0x10308f, 0x1b49c2, 0x3f78f0, 0x86b2ff, 0xdbe9ff],
        Gem::Green => [0x02331f, 0x055036, 0x08704a, 0x1ba36c, 0x64d8a3, 0xd0fae4],
        Gem::Red => [0x4a0313, 0x780a22, 0xab1231, 0xe0324f, 0xff8090, 0xffdadd],
        Gem::Black => [0x07070c, 0x12121a, 0x1f1f2a, 0x373645, 0x75728a, 0xcbc7da],
        Gem::Pearl => [0x86707f, 0xb598a6, 0xdcc4c6, 0xf1e2db, 0xfbf3e8, 0xffffff],
        Gem::Gold => [0x5f3e0c, 0x8d6118, 0xbd8b2a, 0xe0b44a, 0xf6da86, 0xfff5cf],
    }
}

/// Returns the colour of the letter on a gem.
pub fn letter(gem: Gem) -> u32 {
    match gem {
        Gem::White => 0x1d2a36,
        Gem::Pearl => 0x3a2f3a,
        Gem::Gold => 0x3a2504,
        _ => 0xffffff,
    }
}

/// Returns the tone at `t` (0 = darkest, 1 = brightest) of a ramp.
pub fn tone(ramp: [u32; 6], t: f32) -> u32 {
    let place = t.clamp(0.0, 1.0) * 5.0;
    let step = (place as usize).min(4);
    mix(ramp[step], ramp[step + 1], place - step as f32)
}

/// Mixes two colours channel by channel: `a` with the share `t` of `b`.
pub fn mix(a: u32, b: u32, t: f32) -> u32 {
    [16, 8, 0].into_iter().fold(0, |colour, shift| {
        let (from, to) = ((a >> shift & 255) as f32, (b >> shift & 255) as f32);
        colour << 8 | (from + (to - from) * t).round() as u32
    })
}

/// Returns a fixed, well mixed value for each pair: the only source of irregularity in the drawings.
pub fn hash(a: u32, b: u32) -> u32 {
    let mut x = a.wrapping_mul(0x9e37_79b1) ^ b.wrapping_add(0x85eb_ca6b).wrapping_mul(0xc2b2_ae35);
    x = (x ^ x >> 15).wrapping_mul(0x2c1b_3c6d);
    x = (x ^ x >> 12).wrapping_mul(0x297a_2d39);
    x ^ x >> 15
}

/// Returns the [`hash`] of a pair as a number from 0 to 1.
pub fn unit(a: u32, b: u32) -> f32 {
    (hash(a, b) >> 8) as f32 / (1 << 24) as f32
}
