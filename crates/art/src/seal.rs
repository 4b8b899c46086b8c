//! Seals: the round marks of the players, distinguished by initial, by the beads on the rim and by colour.

use crate::path::polar;
use crate::svg::Svg;

/// The number of players with a seal of their own: coral, violet, teal, olive, mulberry, umber.
pub const SEALS: u8 = 6;

/// The middle of a seal, and half its side.
const MIDDLE: f32 = 14.0;

/// The rim of a seal, which says who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rim {
    /// A person or a bot.
    Round,
    /// A program.
    Toothed,
}

/// Draws a player's seal as a whole `<svg>`, 28 x 28 px. `player` is the player's index (modulo [`SEALS`]), which gives
/// the colour, `--player-0` to `--player-5`, and the beads on the rim: one for the first player, one more for each of
/// the next, clockwise from the top. `initial` is one letter, more become small.
pub fn seal(initial: &str, player: u8, rim: Rim) -> String {
    let player = player % SEALS;
    let mut out = Svg::sized("art-seal", 2.0 * MIDDLE, 2.0 * MIDDLE);
    if rim == Rim::Toothed {
        // Twelve teeth as wide as the gaps between them.
        out.raw(
            "<circle cx='14' cy='14' r='12.4' fill='none' stroke='var(--brass)' stroke-width='3.2' \
             stroke-dasharray='3.246'/>",
        );
    }
    let disc = match rim {
        Rim::Round => "13.2",
        Rim::Toothed => "11.6",
    };
    out.raw("<circle cx='14' cy='14' r='")
        .raw(disc)
        .raw("' stroke='var(--brass)' stroke-opacity='.8' fill='var(--player-");
    out.int(player.into()).raw(")'/>");
    out.raw("<circle cx='14' cy='14' r='").raw(disc).raw(
        "' fill='url(#seal)'/><circle cx='14' cy='14' r='11' fill='none' \
         stroke='#fff' stroke-opacity='.38' stroke-width='1.3' stroke-dasharray='1.1 .9'/>",
    );
    out.raw("<g fill='var(--player-ink)' stroke='#000' stroke-opacity='.6' stroke-width='.8'>");
    for bead in 0..=player {
        let (x, y) = polar(f32::from(bead) / f32::from(SEALS) - 0.25, 11.4);
        out.circle((MIDDLE + x, MIDDLE + y), 2.1, "");
    }
    out.raw("</g>");
    // On the smallest seals, of 20 px, the letter has 12.
    let size = if initial.chars().count() > 1 { 12.0 } else { 17.0 };
    out.label((MIDDLE, MIDDLE + size * 0.357), size, "text-anchor='middle' fill='var(--player-ink)'");
    out.text(initial).raw("</text></svg>");
    out.done()
}
