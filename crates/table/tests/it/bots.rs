//! Bots are asked when it is their turn, once, and again if their move came to nothing.

use crate::common::{ANNA, Room, bot, human};
use table::{Alarm, Attendance, Event, Table};

fn answer(room: &mut Room) -> (u32, Option<String>) {
    let task = room.tasks.pop().expect("a bot is asked");
    (task.version, task.session.think(&task.bot, 1))
}

#[test]
fn a_bot_answers_a_persons_move() {
    let mut room = Room::new(&[human("Anna"), bot("greedy")], 1);
    assert!(room.tasks.is_empty(), "Anna begins");
    room.make(ANNA, room.request("a"));
    assert_eq!(room.order.last(), Some(&"think"));
    let (version, action) = answer(&mut room);
    assert_eq!(version, room.version());
    room.step(Event::Thought { version, action });
    assert!(room.batch().key.is_none());
    room.store();
    assert_eq!(room.to_act().0, 0);
    assert!(room.tasks.is_empty());
}

#[test]
fn bots_play_a_whole_game_among_themselves() {
    let mut room = Room::new(&[bot("greedy"), bot("random"), bot("greedy")], 1);
    let mut moves = 0;
    while !room.tasks.is_empty() {
        let (version, action) = answer(&mut room);
        room.step(Event::Thought { version, action });
        room.store();
        moves += 1;
        assert!(moves < 2000, "the game does not end");
    }
    assert!(room.table.game_file(None).is_ok(), "it is over");
    assert!(room.table.is_idle());
}

#[test]
fn a_bot_is_asked_once_and_stale_answers_are_ignored() {
    let mut room = Room::new(&[bot("greedy"), human("Anna")], 1);
    assert_eq!(room.tasks.len(), 1);
    room.step(Event::Alarm(Alarm::Bots));
    assert_eq!(room.tasks.len(), 1, "it is thinking already");
    let (version, action) = answer(&mut room);
    room.step(Event::Thought { version: version - 1, action: action.clone() });
    assert_eq!(room.commit, None);
    room.step(Event::Thought { version, action: action.clone() });
    room.store();
    room.step(Event::Thought { version, action });
    assert_eq!(room.commit, None, "the same answer twice");
}

#[test]
fn a_bot_without_an_answer_is_asked_again_after_longer_and_longer_pauses() {
    let mut room = Room::new(&[bot("greedy"), human("Anna")], 1);
    for answer in [None, Some("nonsense"), Some("P"), None] {
        let task = room.tasks.pop().expect("it is asked");
        room.step(Event::Thought { version: task.version, action: answer.map(str::to_owned) });
        assert!(room.tasks.is_empty(), "not at once");
        room.step(Event::Alarm(Alarm::Bots));
    }
    assert_eq!(room.pauses, [100, 200, 400, 800]);
    let (version, action) = answer(&mut room);
    room.step(Event::Thought { version, action });
    room.store();
    assert_eq!(room.to_act().0, 1);
}

#[test]
fn a_bots_move_that_was_not_stored_is_made_later() {
    let mut room = Room::new(&[bot("greedy"), human("Anna")], 1);
    let (version, action) = answer(&mut room);
    room.step(Event::Thought { version, action });
    room.fail();
    assert!(room.tasks.is_empty());
    assert_eq!(room.pauses, [100]);
    room.step(Event::Alarm(Alarm::Bots));
    let (version, action) = answer(&mut room);
    room.step(Event::Thought { version, action });
    room.store();
    assert_eq!(room.to_act().0, 1);
}

#[test]
fn after_a_restart_the_bot_goes_on_thinking() {
    let mut room = Room::new(&[human("Anna"), bot("greedy")], 1);
    room.make(ANNA, room.request("a"));
    room.table = Table::load(games::REGISTRY, room.record.clone()).unwrap();
    room.tasks.clear();
    assert!(!room.table.is_idle(), "a table that waits for its bot is not put away");
    room.step(Event::Alarm(Alarm::Bots));
    assert_eq!(room.tasks.len(), 1);
}

const DAVE: table::Holder = [4; 32];

fn all_bots() -> Room {
    Room::new(&[bot("greedy"), bot("random")], 1)
}

/// The bot that was asked thinks and moves.
fn go_on(room: &mut Room) {
    let (version, action) = answer(room);
    room.step(Event::Begun(version));
    room.step(Event::Thought { version, action });
    room.store();
}

#[test]
fn bots_among_themselves_stop_when_nobody_watches() {
    let mut room = all_bots();
    assert_eq!(room.order.iter().filter(|what| **what == "doom").count(), 1, "nobody is here yet");
    go_on(&mut room);
    go_on(&mut room);
    assert_eq!(room.order.iter().filter(|what| **what == "doom").count(), 1, "the time does not begin again");
    assert!(!room.table.is_idle());
    room.step(Event::Alarm(Alarm::Desertion));
    go_on(&mut room);
    assert!(room.tasks.is_empty(), "the last move is made, and no other asked for");
    assert!(room.table.is_idle(), "the table can be put away");
    room.join(1, Some(DAVE));
    assert_eq!(room.tasks.len(), 1, "somebody watches again");
    go_on(&mut room);
    room.step(Event::Alarm(Alarm::Desertion));
    go_on(&mut room);
    assert_eq!(room.tasks.len(), 1, "an alarm of before says nothing");
    room.order.clear();
    room.step(Event::Left(table::Socket(1)));
    assert!(room.order.contains(&"doom"));
    assert_eq!(
        room.tasks.remove(0).attendance,
        Attendance::Watched,
        "it is asked again, as of a lesser right"
    );
    room.step(Event::Alarm(Alarm::Desertion));
    go_on(&mut room);
    assert!(room.tasks.is_empty());
}

#[test]
fn bots_play_to_the_next_persons_turn_whether_that_person_is_there_or_not() {
    let mut room = Room::new(&[human("Anna"), bot("greedy"), bot("random")], 1);
    room.make(ANNA, room.request("a"));
    assert!(room.tasks[0].attendance == Attendance::Seated && room.tasks[0].owner == Some(ANNA));
    room.join(1, Some(ANNA));
    room.step(Event::Left(table::Socket(1)));
    room.step(Event::Alarm(Alarm::Desertion));
    while !room.tasks.is_empty() {
        go_on(&mut room);
    }
    assert_eq!(room.to_act().0, 0);
    assert!(!room.order.contains(&"doom"));
}

#[test]
fn who_comes_to_watch_brings_the_bots_forward_until_they_go() {
    let mut room = all_bots();
    let asked = |room: &Room| room.tasks.iter().map(|task| task.attendance).collect::<Vec<_>>();
    room.join(1, None);
    assert_eq!(asked(&room), [Attendance::Deserted, Attendance::Watched]);
    assert!(room.tasks.iter().all(|task| task.version == room.version()));
    room.join(2, None);
    room.step(Event::Left(table::Socket(1)));
    assert_eq!(room.tasks.len(), 2, "one spectator is enough");
    room.step(Event::Left(table::Socket(2)));
    assert_eq!(asked(&room)[2..], [Attendance::Deserted]);
    room.step(Event::Begun(room.version()));
    room.join(3, None);
    assert_eq!(room.tasks.len(), 3, "it is thinking already");
    room.tasks.drain(..2);
    go_on(&mut room);
    assert_eq!(asked(&room), [Attendance::Watched]);
}

/// Returns the news of the table about bots, in order: whether one waits.
fn told(room: &mut Room) -> Vec<bool> {
    let sent = std::mem::take(&mut room.sent);
    let news = sent.into_iter().filter_map(|(_, frame)| match frame {
        protocol::Frame::Bot(news) => Some(news.waits),
        _ => None,
    });
    news.collect()
}

#[test]
fn a_table_shows_that_its_bot_waits_for_its_turn() {
    let mut room = Room::new(&[bot("greedy"), human("Anna")], 1);
    room.join(1, Some(ANNA));
    let waits = |room: &Room| room.table.snapshot(Some(ANNA), table::Known::default()).bot_waits;
    assert!(!waits(&room), "not at once");
    room.step(Event::Alarm(Alarm::Queue));
    room.step(Event::Alarm(Alarm::Queue));
    assert_eq!((told(&mut room), waits(&room)), (vec![true], true), "once");
    room.step(Event::Begun(room.version()));
    assert_eq!((told(&mut room), waits(&room)), (vec![false], false));
    room.step(Event::Alarm(Alarm::Queue));
    assert_eq!(told(&mut room), [false; 0], "it thinks, however long");
    go_on(&mut room);
    room.step(Event::Alarm(Alarm::Queue));
    assert_eq!(told(&mut room), [false; 0], "it is Anna's turn");
}
