//! A side that stalls is noticed, and loses where those who play have agreed so; the rules know nothing of it.

use catalog::{Awaiting, Legal, RefusedKind, Registry, SeededSource, Session};
use duel_play::ENTRY;
use kernel::{Seat, Viewer};
use serde_json::Value;

static GAMES: Registry = Registry::new(&[&ENTRY]);

fn view(session: &dyn Session) -> Value {
    serde_json::from_str(session.view(Viewer::Spectator).get()).unwrap()
}

/// Returns whether the first seat has all gold and both pearls.
fn holds_all(session: &dyn Session) -> bool {
    let tokens = &view(session)["seats"][0]["tokens"];
    tokens["a"] == 3 && tokens["p"] == 2
}

/// Returns the tokens on the spaces that an action of this kind takes.
fn taken(session: &dyn Session, action: &str) -> String {
    let board = view(session)["board"].clone();
    let spaces = action.split_once('.').map_or("", |(_, spaces)| spaces).as_bytes();
    let letter = |space: &[u8]| {
        let row = board[usize::from(space[1] - b'1')].as_str().unwrap();
        char::from(row.as_bytes()[usize::from(space[0] - b'a')])
    };
    spaces.chunks(2).map(letter).collect()
}

/// Returns how much a player likes an action: the first collects gold and pearls and buys nothing, the other leaves
/// them.
fn liking(session: &dyn Session, seat: Seat, action: &str) -> i32 {
    let first = seat == Seat(0);
    match action.split('.').next() {
        Some("R") if first => 50,
        Some("T" | "V") => {
            let gems = taken(session, action);
            let pearls = gems.matches('p').count() as i32;
            (if first { 20 } else { -20 }) * pearls + gems.len() as i32
        }
        Some("F") => 0,
        Some("D") if action == "D.p" || action == "D.a" => -50,
        Some("D") => 0,
        // Nobody buys anything.
        _ => -40,
    }
}

/// Plays a move and all the chance that follows.
fn one_move(session: &mut Box<dyn Session>, source: &mut SeededSource) {
    if let (Legal::Actions(actions), Awaiting::Decision { seat }) = (session.legal(), session.awaiting()) {
        let best =
            actions.iter().max_by_key(|action| liking(session.as_ref(), seat, action)).unwrap().clone();
        session.play(&best).unwrap();
    }
    while session.draw_in(source).is_some() {}
}

/// A game in which the first seat stalls, up to the moment at which that is noticed; and at the beginning of how many
/// of its turns running it had held everything.
fn stalled() -> (Box<dyn Session>, u32) {
    for seed in 0..50 {
        let mut source = SeededSource::new(seed);
        let mut session = GAMES.open("duel players=2").unwrap();
        let (mut times, mut turns) = (0, None);
        for _ in 0..200 {
            one_move(&mut session, &mut source);
            if session.awaiting() == (Awaiting::Decision { seat: Seat(0) }) && turns != Some(session.turns())
            {
                turns = Some(session.turns());
                times = if holds_all(session.as_ref()) { times + 1 } else { 0 };
            }
            match session.stalling() {
                Some(stall) => {
                    assert_eq!((stall.side, stall.turns, stall.counts), (Seat(0), times, 3));
                    if stall.is_full() {
                        return (session, times);
                    }
                }
                None => assert!(times < 2, "nobody was warned (seed {seed})"),
            }
        }
    }
    panic!("nobody ever stalled");
}

#[test]
fn a_side_that_holds_on_for_three_turns_is_noticed_and_may_go_on() {
    let (mut session, times) = stalled();
    assert_eq!(times, 3);
    assert!(session.result().is_none() && session.awaiting() != Awaiting::Over, "it is no rule");
    // Until it lets go.
    let mut source = SeededSource::new(1);
    let (actions, mut let_go) = (session.legal(), false);
    assert!(matches!(actions, Legal::Actions(ref actions) if actions.len() > 1));
    for _ in 0..300 {
        let Legal::Actions(actions) = session.legal() else { break };
        let buys = actions.iter().find(|action| action.starts_with("B.")).unwrap_or(&actions[0]).clone();
        session.play(&buys).unwrap();
        while session.draw_in(&mut source).is_some() {}
        let_go |= session.stalling().is_none_or(|stall| !stall.is_full());
    }
    assert!(let_go, "it held on for ever");
    assert!(session.undo(), "and everything can be undone as ever");
}

#[test]
fn where_it_is_agreed_whoever_stalls_has_lost() {
    let (session, _) = stalled();
    let mut agreed = GAMES.open(&session.setup()).unwrap().adjudicated();
    for input in session.inputs(0) {
        assert!(agreed.result().is_none(), "lost before anybody stalled");
        match input.seat {
            Some(_) => agreed.play(&input.text).unwrap(),
            None => agreed.resolve(&input.text).unwrap(),
        }
    }
    assert_eq!((agreed.awaiting(), agreed.legal()), (Awaiting::Over, Legal::Over));
    let result = agreed.result().unwrap();
    assert!(result.winners().eq([Seat(1)]) && result.places[..2] == [2, 1]);
    assert_eq!((result.ended.to_string().as_str(), result.decided.item), ("duel X46", "X46"));
    let refused = agreed.play("F").unwrap_err();
    assert_eq!(refused.kind, RefusedKind::Over);
    assert!(agreed.clone_box().result().is_some() && agreed.think(&"greedy".parse().unwrap(), 1).is_none());
    // After an undo the game goes on as ever.
    assert!(agreed.undo() && agreed.result().is_none());
}
