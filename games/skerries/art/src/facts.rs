use kernel::{Arg, Message, SEATS_MAX, Seat};
use skerries::{Catch, Effect, SET};

/// Returns a few facts of a game from all its effects: the dearest catch, and the most oil given to the beacon and taken
/// from the stock.
pub fn facts(effects: &[Effect]) -> Vec<Message> {
    let mut dearest: Option<(u8, Seat, Catch)> = None;
    let (mut given, mut filled) = ([0; SEATS_MAX], [0; SEATS_MAX]);
    for effect in effects {
        match *effect {
            Effect::Took { seat, catch, paid } if dearest.is_none_or(|(most, ..)| paid > most) => {
                dearest = Some((paid, seat, catch));
            }
            Effect::Gave { seat } => given[seat.index()] += 1,
            Effect::Filled { seat, oil } => filled[seat.index()] += i32::from(oil),
            _ => {}
        }
    }
    let by = |id, seat: Seat| Message::new(id).with("player", Arg::Seat(seat));
    let dearest = dearest.map(|(paid, seat, catch)| {
        by("skerries-fact-dearest", seat).card("catch", SET, catch.number()).number("paid", paid)
    });
    let most = |id, each: [i32; SEATS_MAX]| {
        let (seat, oil) = (0..).zip(each).max_by_key(|(_, oil)| *oil).filter(|(_, oil)| *oil > 0)?;
        Some(by(id, Seat(seat)).number("oil", oil))
    };
    let given = most("skerries-fact-given", given);
    [dearest, given, most("skerries-fact-filled", filled)].into_iter().flatten().collect()
}
