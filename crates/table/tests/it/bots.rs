//! Bots are asked when it is their turn, once, and again if their move came to nothing.

use crate::common::{ANNA, Room, bot, human};
use protocol::BotNews;
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
    room.step(Event::Begun { version, hurried: false });
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
    room.step(Event::Alarm(Alarm::Desertion));
    go_on(&mut room);
    assert!(room.tasks.is_empty());
}

#[test]
fn bots_play_to_the_next_persons_turn_whether_that_person_is_there_or_not() {
    let mut room = Room::new(&[human("Anna"), bot("greedy"), bot("random")], 1);
    room.make(ANNA, room.request("a"));
    assert!(room.tasks[0].attendance == Attendance::Deserted && room.tasks[0].owner == Some(ANNA));
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
fn who_is_connected_decides_what_right_a_bot_has() {
    let mut room = Room::new(&[bot("greedy"), human("Anna")], 1);
    let news = |room: &mut Room, event: Event| {
        room.attended.clear();
        room.step(event);
        std::mem::take(&mut room.attended)
    };
    let joined = |socket, holder| Event::Joined {
        socket: table::Socket(socket),
        holder,
        known: table::Known::default(),
    };
    assert_eq!(room.tasks[0].attendance, Attendance::Deserted, "a seat alone counts for nothing");
    assert_eq!(news(&mut room, joined(1, None)), [Attendance::Watched]);
    assert_eq!(news(&mut room, joined(2, Some(DAVE))), []);
    let version = room.version();
    room.step(Event::Begun { version, hurried: false });
    assert_eq!(news(&mut room, joined(3, Some(ANNA))), [Attendance::Played], "also while it thinks");
    assert_eq!(news(&mut room, Event::Left(table::Socket(1))), []);
    assert_eq!(news(&mut room, Event::Left(table::Socket(3))), [Attendance::Watched]);
    assert_eq!(news(&mut room, Event::Left(table::Socket(2))), [Attendance::Deserted]);
    assert_eq!(room.tasks.len(), 1, "it is asked once");
    room.join(4, Some(ANNA));
    go_on(&mut room);
    assert_eq!(news(&mut room, Event::Left(table::Socket(4))), [], "no bot thinks");
}

/// Returns the news of the table about bots, in order.
fn told(room: &mut Room) -> Vec<BotNews> {
    let sent = std::mem::take(&mut room.sent);
    let news = sent.into_iter().filter_map(|(_, frame)| match frame {
        protocol::Frame::Bot(news) => Some(news),
        _ => None,
    });
    news.collect()
}

/// A room of a bot that is to move and of Anna, who is connected; and the news of the bot in snapshots.
fn shown() -> (Room, impl Fn(&Room) -> BotNews) {
    let mut room = Room::new(&[bot("greedy"), human("Anna")], 1);
    room.join(1, Some(ANNA));
    (room, |room: &Room| room.table.snapshot(Some(ANNA), table::Known::default()).bot())
}

#[test]
fn a_table_shows_that_its_bot_waits_for_its_turn() {
    let (mut room, news) = shown();
    let (waits, thinks) = (BotNews { waits: true, hurried: false }, BotNews::default());
    assert_eq!(news(&room), thinks, "not at once");
    room.step(Event::Alarm(Alarm::Queue));
    room.step(Event::Alarm(Alarm::Queue));
    assert_eq!((told(&mut room), news(&room)), (vec![waits], waits), "once");
    let version = room.version();
    room.step(Event::Begun { version, hurried: false });
    assert_eq!((told(&mut room), news(&room)), (vec![thinks], thinks));
    room.step(Event::Alarm(Alarm::Queue));
    assert_eq!(told(&mut room), [], "it thinks, however long");
    go_on(&mut room);
    room.step(Event::Alarm(Alarm::Queue));
    assert_eq!(told(&mut room), [], "it is Anna's turn");
}

#[test]
fn a_table_shows_that_its_bot_thought_in_a_hurry_until_one_thinks_at_leisure() {
    let (mut room, news) = shown();
    let hurried = BotNews { waits: false, hurried: true };
    let (version, action) = answer(&mut room);
    room.step(Event::Begun { version, hurried: true });
    assert_eq!((told(&mut room), news(&room)), (vec![hurried], hurried));
    room.step(Event::Thought { version, action });
    room.store();
    assert_eq!(news(&room), hurried, "the move shows it");
    room.make(ANNA, room.request("a"));
    room.sent.clear();
    go_on(&mut room);
    assert_eq!((told(&mut room), news(&room)), (vec![BotNews::default()], BotNews::default()));
}
