use alhambra::{Effect, SET, Tile};
use kernel::{Arg, Message, SEATS_MAX, Seat};

/// Returns a few facts of a game from all its effects: the dearest purchase, the most exact payments, and the most points
/// in a round of scoring.
pub fn facts(effects: &[Effect]) -> Vec<Message> {
    let mut dearest: Option<(u8, Seat, Tile)> = None;
    let (mut exact, mut rounds) = ([0; SEATS_MAX], [[0; SEATS_MAX]; 4]);
    for effect in effects {
        match *effect {
            Effect::Bought { seat, tile, exact: is_exact, .. } => {
                exact[seat.index()] += i32::from(is_exact);
                if dearest.is_none_or(|(most, ..)| tile.price() > most) {
                    dearest = Some((tile.price(), seat, tile));
                }
            }
            Effect::Majority { round, seat, points, .. } | Effect::Wall { round, seat, points } => {
                rounds[usize::from(round)][seat.index()] += i32::from(points);
            }
            _ => {}
        }
    }
    let by = |id, seat: usize| Message::new(id).with("player", Arg::Seat(Seat(seat as u8)));
    let dearest = dearest.map(|(price, seat, tile)| {
        by("alhambra-fact-dearest", seat.index()).card("tile", SET, tile.row()).number("price", price)
    });
    let exact = (0..).zip(exact).max_by_key(|(_, times)| *times).filter(|(_, times)| *times > 0);
    let exact = exact.map(|(seat, times)| by("alhambra-fact-exact", seat).number("times", times));
    let each = (1..)
        .zip(&rounds[1..])
        .flat_map(|(round, of)| (0..).zip(of).map(move |(seat, points)| (*points, seat, round)));
    let best = each.max_by_key(|(points, ..)| *points).filter(|(points, ..)| *points > 0);
    let best = best.map(|(points, seat, round): (i32, usize, i32)| {
        by("alhambra-fact-round", seat).number("points", points).number("round", round)
    });
    [dearest, exact, best].into_iter().flatten().collect()
}
