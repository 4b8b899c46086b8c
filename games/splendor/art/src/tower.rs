//! Strongholds: small towers with battlements, in the colour of their player and with the sign of the name.

use art::svg::Svg;
use kernel::Seat;
use splendor::{Action, CardId};

/// The way in which a tower is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// It stands there.
    Standing,
    /// It will stand there after the prepared turn.
    Planned,
    /// It will be gone after the prepared turn.
    Going,
}

/// The towers on a card from the left, each with its owner.
pub type Towers = Vec<(Seat, Look)>;

/// The outline of a tower: a foot, a shaft, and a platform with three merlons.
const OUTLINE: &str = "M1.2 1.2h4.7v2.9h2.3V1.2h5.6v2.9h2.3V1.2h4.7v7.6l-2.4 2.1v7.7l2.3 3.9v2.3H1.3v-2.3l2.3-3.9v-7.7L1.2 8.8z";

/// Draws a stronghold as a whole `<svg>`, 22 x 26 px: that of a player (modulo [`art::SEALS`]) with its sign.
pub fn tower(player: u8, sign: &str, look: Look) -> String {
    let mut out = Svg::sized("art-tower", 22.0, 26.0);
    let stone = ["0", "1", "2", "3", "4", "5"][usize::from(player % art::SEALS)];
    let stone = ["var(--player-", stone, ")"].concat();
    let dashes = "stroke-width='2' stroke-dasharray='3 2.1'";
    let (fill, edge, line, ink) = match look {
        Look::Standing => (&*stone, "--tower-edge", "stroke-width='1.4'", "--player-ink"),
        Look::Planned => (&*stone, "--tower-planned", dashes, "--player-ink"),
        Look::Going => ("var(--panel-flat)", "--danger", dashes, "--ink"),
    };
    out.raw("<path stroke-linejoin='round' fill='").raw(fill).raw("' stroke='var(").raw(edge).raw(")' ");
    out.raw(line).raw(" d='").raw(OUTLINE).raw("'/>");
    let ink = ["text-anchor='middle' fill='var(", ink, ")'"].concat();
    out.label((11.0, 20.9), 14.4, &ink).text(sign);
    out.raw("</text></svg>");
    out.done()
}

/// Returns the towers on a card: those that stand there, and what an action of a player changes of them.
pub fn with_plan(card: CardId, standing: Option<(Seat, u8)>, planned: Option<(Seat, Action)>) -> Towers {
    let mut towers: Towers = standing
        .into_iter()
        .flat_map(|(seat, count)| std::iter::repeat_n((seat, Look::Standing), count.into()))
        .collect();
    match planned {
        Some((seat, Action::Place(to) | Action::Move { to, .. })) if to == card => {
            towers.push((seat, Look::Planned));
        }
        Some((_, Action::Move { from: left, .. } | Action::Remove(left))) if left == card => {
            if let Some((_, look)) = towers.last_mut() {
                *look = Look::Going;
            }
        }
        _ => {}
    }
    towers
}
