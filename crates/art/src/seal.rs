//! Seals: the round marks of the players, told apart by colour and initial.

use crate::svg::Svg;

/// How many player colours there are: coral, violet, teal, olive.
const COLOURS: u8 = 4;

/// Draws a player's seal as a whole `<svg>`, 28 x 28 px. `colour` is the player's index (modulo 4, as
/// `--player-0` to `--player-3`); `initial` is one letter, more become small.
pub fn seal(initial: &str, colour: u8) -> String {
    let mut out = Svg::sized("art-seal", 28.0, 28.0);
    out.raw("<circle cx='14' cy='14' r='13.2' stroke='var(--brass)' stroke-opacity='.8' fill='var(--player-");
    out.int((colour % COLOURS).into()).raw(")'/>");
    out.raw(
        "<circle cx='14' cy='14' r='13.2' fill='url(#seal)'/><circle cx='14' cy='14' r='10.6' fill='none' \
         stroke='#fff' stroke-opacity='.38' stroke-width='1.3' stroke-dasharray='1.1 .9'/>",
    );
    let size = if initial.chars().count() > 1 { 10.0 } else { 13.5 };
    out.label((14.0, 14.0 + size * 0.357), size, "text-anchor='middle' fill='var(--player-ink)'");
    out.text(initial).raw("</text></svg>");
    out.done()
}
