//! Bots are asked when it is their turn, once, and again if their move came to nothing.

use crate::common::{ANNA, Room, bot, human};
use table::{Alarm, Event, Table};

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
