//! The order in which bots think.

use Attendance::{Deserted, Played, Watched};

use super::*;

fn claim(owner: u8, bot: &str, attendance: Attendance) -> Claim {
    Claim { bot: bot.parse().unwrap(), owner: Some([owner; 32]), from: None, attendance }
}

fn schedule(slots: usize, tasks: &[(&'static str, u8, &str, Attendance)]) -> Schedule<&'static str> {
    let mut schedule = Schedule::new(slots);
    for &(table, owner, bot, attendance) in tasks {
        schedule.add(table, claim(owner, bot, attendance), table);
    }
    schedule
}

fn take(schedule: &mut Schedule<&'static str>, worker: Worker) -> Option<&'static str> {
    schedule.take(worker).map(|(_, task)| task)
}

/// Begins a search, and returns its ticket.
fn begin(schedule: &mut Schedule<&'static str>, table: &str) -> Ticket {
    let (ticket, task) = schedule.take(Worker::Search).expect("there is a slot");
    assert_eq!(task, table);
    ticket
}

#[test]
fn quick_bots_do_not_wait_for_slow_ones() {
    let mut schedule = schedule(1, &[("slow", 1, "master:16000", Played), ("next", 1, "master", Played)]);
    begin(&mut schedule, "slow");
    schedule.add("greedy", claim(1, "greedy", Deserted), "greedy");
    schedule.add("small", claim(1, "master:100", Played), "small");
    let (small, task) = schedule.take(Worker::Quick).unwrap();
    assert!(task == "small" && schedule.goes_on(small, true) && schedule.has_turn(small));
    assert_eq!(take(&mut schedule, Worker::Quick), Some("greedy"));
    assert_eq!(take(&mut schedule, Worker::Quick), None, "what is slow is left to others");
}

#[test]
fn tables_where_nobody_is_connected_get_what_others_leave() {
    let mut schedule = schedule(1, &[("empty", 1, "master", Deserted), ("void", 2, "master", Deserted)]);
    let empty = begin(&mut schedule, "empty");
    assert_eq!(take(&mut schedule, Worker::Search), None, "there is one slot");
    assert!(schedule.goes_on(empty, false) && schedule.goes_on(empty, true), "none of them begins");
    for (owner, attendance) in [(3, Watched), (4, Played)] {
        schedule.add("mine", claim(owner, "master", attendance), "mine");
        assert!(!schedule.goes_on(empty, false), "somebody waits");
        let mine = begin(&mut schedule, "mine");
        assert!(schedule.goes_on(mine, true) && !schedule.has_turn(empty), "nobody else's turn comes");
        schedule.done(mine);
        assert!(schedule.has_turn(empty));
    }
    schedule.done(empty);
    begin(&mut schedule, "void");
}

#[test]
fn searches_take_turns() {
    let tasks = ["a", "b", "c"].map(|table| (table, table.as_bytes()[0], "master", Played));
    let mut schedule = schedule(1, &tasks);
    let mut begun = vec![begin(&mut schedule, "a")];
    for table in ["b", "c"] {
        let running = *begun.last().unwrap();
        assert!(schedule.goes_on(running, false), "not before its turn is over");
        assert!(!schedule.goes_on(running, true));
        begun.push(begin(&mut schedule, table));
    }
    for turn in 0..9 {
        assert!(!schedule.goes_on(begun[(turn + 2) % 3], true));
        let has_turn: Vec<bool> = begun.iter().map(|&ticket| schedule.has_turn(ticket)).collect();
        assert_eq!(has_turn, [0, 1, 2].map(|place| place == turn % 3));
    }
}

#[test]
fn a_limited_number_of_searches_is_begun() {
    let mut schedule = schedule(1, &[]);
    let mut begun = Vec::new();
    let mut begin_all = |schedule: &mut Schedule<&'static str>, attendance: Attendance| {
        for number in 0..40 {
            schedule.add(&format!("{attendance:?} {number}"), claim(number, "master", attendance), "table");
            if let Some((ticket, _)) = schedule.take(Worker::Search) {
                begun.push(ticket);
            }
            for &ticket in &begun {
                if schedule.has_turn(ticket) {
                    schedule.goes_on(ticket, true);
                }
            }
        }
        begun.len()
    };
    assert_eq!(begin_all(&mut schedule, Deserted), 1, "as many as there are slots");
    assert_eq!(begin_all(&mut schedule, Played), BEGUN_MAX);
}

/// Somebody who opens tables and leaves them takes no place from those who play.
#[test]
fn a_search_ends_early_if_one_with_more_right_finds_no_place() {
    let mut schedule = schedule(1, &[]);
    let mut begun = Vec::new();
    for number in 0..BEGUN_MAX {
        let table = number.to_string();
        schedule.add(&table, claim(1, "master:16000", Watched), "watched");
        if let Some(&running) = begun.last() {
            assert!(!schedule.goes_on(running, true));
        }
        begun.push(begin(&mut schedule, "watched"));
        assert!(begun.iter().all(|&ticket| schedule.is_wanted(ticket)));
    }
    schedule.attend("3", Deserted, None);
    schedule.add("seen", claim(2, "master", Watched), "seen");
    assert!(!schedule.is_wanted(begun[3]) && schedule.has_turn(begun[3]), "it can end at once");
    schedule.add("mine", claim(3, "master", Played), "mine");
    assert_eq!(begun.iter().filter(|&&ticket| !schedule.is_wanted(ticket)).count(), 1, "one at a time");
    schedule.done(begun[3]);
    assert!(!schedule.goes_on(*begun.last().unwrap(), false));
    begin(&mut schedule, "mine");
}

#[test]
fn of_many_tables_where_nobody_is_none_delays_a_person() {
    let mut schedule = schedule(1, &[]);
    for number in 0..=255 {
        schedule.add(&number.to_string(), claim(number, "master:16000", Deserted), "bots");
    }
    let bots = begin(&mut schedule, "bots");
    for turn in 0..50 {
        schedule.add("mine", claim(200, "master", Played), "mine");
        assert!(!schedule.goes_on(bots, false), "turn {turn}");
        let mine = begin(&mut schedule, "mine");
        assert_eq!(schedule.strength(mine), Strength::FULL);
        schedule.done(mine);
        assert!(schedule.has_turn(bots));
    }
}

#[test]
fn people_at_one_address_share_its_time() {
    let network = |last: u8| Some(Network::of([192, 0, 2, last].into()));
    let mut schedule = schedule(1, &[]);
    schedule.add("first", claim(110, "master", Played), "first");
    for person in 0..30 {
        let claim = Claim { from: network(1), ..claim(person, "master", Played) };
        schedule.add(&format!("crowd {person}"), claim, "crowd");
    }
    schedule.add("single", Claim { from: network(2), ..claim(100, "master", Played) }, "single");
    let mut order = Vec::new();
    let mut strengths = Vec::new();
    while let Some((ticket, task)) = schedule.take(Worker::Search) {
        order.push(task);
        strengths.push(schedule.strength(ticket));
        schedule.done(ticket);
    }
    assert_eq!((order.len(), &order[..4]), (32, &["first", "crowd", "single", "crowd"][..]));
    assert!(strengths[0] == Strength::FULL && strengths[2] == Strength::FULL);
    assert_eq!(strengths[1], Strength::in_line(2 * 30, 1), "of two addresses one of thirty people");
    assert_eq!(*strengths.last().unwrap(), Strength::FULL, "the line has ended");
}

#[test]
fn a_table_that_somebody_opens_comes_forward_also_while_its_bot_thinks() {
    let mut schedule = schedule(1, &[("first", 1, "master", Deserted), ("table", 2, "master", Deserted)]);
    let first = begin(&mut schedule, "first");
    schedule.attend("table", Watched, None);
    assert!(!schedule.goes_on(first, false));
    let table = begin(&mut schedule, "table");
    schedule.attend("first", Played, None);
    assert!(!schedule.goes_on(table, false) && schedule.has_turn(first));
    schedule.attend("first", Deserted, None);
    assert!(!schedule.goes_on(first, false) && schedule.has_turn(table));
}

#[test]
fn a_table_has_one_task() {
    let mut schedule = schedule(1, &[("table", 1, "master", Played), ("table", 1, "master", Played)]);
    let earlier = begin(&mut schedule, "table");
    assert_eq!(schedule.waiting(), 0);
    schedule.add("table", claim(1, "master", Played), "later");
    assert!(!schedule.is_wanted(earlier) && !schedule.goes_on(earlier, false));
    let later = begin(&mut schedule, "later");
    schedule.done(earlier);
    assert!(schedule.is_wanted(later) && schedule.has_turn(later));
}
