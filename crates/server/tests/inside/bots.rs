//! The threads of the bots, seen from within: these tests let bots think for as long as they like.

use std::sync::mpsc::channel;

use catalog::OsSource;
use protocol::{NewSeat, NewTable, TableOptions};
use table::{Alarm, Command, Event, Table, TableDraft};

use super::*;
use store::records;

/// Longer than any test may take.
const AGES: Duration = Duration::from_secs(3600);
const PLENTY: Duration = Duration::from_secs(60);

/// The task of a table of two such bots.
fn task(bot: &str) -> BotTask {
    let seats = [NewSeat::Bot { level: bot.into() }, NewSeat::Bot { level: bot.into() }];
    let wish =
        NewTable { setup: suites::any_setup(2), seats: seats.to_vec(), options: TableOptions::default() };
    let draft = TableDraft::new(games::REGISTRY, &wish, [1; 32], &mut OsSource).unwrap();
    let stored = records::new_table("t".into(), draft, None, 0);
    let store = store::Memory::new();
    let made = futures_util::FutureExt::now_or_never(store::EventStore::create(&store, stored));
    assert!(matches!(made, Some(Ok(_))));
    let stored = futures_util::FutureExt::now_or_never(store::EventStore::load(&store, "t"));
    let record = records::record(stored.unwrap().unwrap().unwrap()).unwrap();
    let mut table = Table::load(games::REGISTRY, record).unwrap();
    let commands = table.step(Event::Alarm(Alarm::Bots), 0, &mut OsSource);
    commands
        .into_iter()
        .find_map(|command| match command {
            Command::Think(task) => Some(task),
            _ => None,
        })
        .expect("a bot is to move")
}

/// A search that does not end by itself.
fn endless(attendance: Attendance) -> BotTask {
    let bot = "master:10000000".parse().unwrap();
    BotTask { bot, attendance, ..task("master") }
}

#[test]
fn a_quick_bot_answers_while_all_others_search() {
    let bots = Bots::patient(1, AGES);
    let (told, news) = channel();
    for number in 0..20 {
        let told = told.clone();
        bots.think(
            &format!("slow {number}"),
            None,
            endless(Attendance::Played),
            Box::new(move |news| {
                told.send((false, matches!(news, News::Thought(_)))).unwrap();
            }),
        );
    }
    assert_eq!(news.recv_timeout(PLENTY), Ok((false, false)), "one begins");
    bots.think(
        "quick",
        None,
        task("greedy"),
        Box::new(move |news| {
            told.send((true, matches!(news, News::Thought(Some(_))))).unwrap();
        }),
    );
    // On a busy machine another search may have its turn before the quick one is added.
    let of_quick = || loop {
        match news.recv_timeout(PLENTY).expect("the quick bot has its turn") {
            (true, thought) => return thought,
            (false, thought) => assert!(!thought, "no search ends"),
        }
    };
    assert!(!of_quick() && of_quick(), "it begins and answers");
    bots.stop();
}

#[test]
fn a_search_for_a_person_begins_while_one_for_bots_goes_on() {
    let bots = Bots::patient(1, AGES);
    let (told, news) = channel();
    for attendance in [Attendance::Watched, Attendance::Played] {
        let told = told.clone();
        bots.think(
            &format!("{attendance:?}"),
            None,
            endless(attendance),
            Box::new(move |_| {
                told.send(attendance).unwrap();
            }),
        );
        assert_eq!(news.recv_timeout(PLENTY), Ok(attendance));
    }
    bots.stop();
}

#[test]
fn searches_end_when_the_server_stops() {
    let bots = Bots::patient(2, AGES);
    let (told, news) = channel();
    use Attendance::{Deserted, Played};
    for (number, attendance) in [Played, Played, Played, Deserted, Deserted].into_iter().enumerate() {
        let told = told.clone();
        bots.think(
            &format!("{number}"),
            None,
            endless(attendance),
            Box::new(move |news| {
                told.send(matches!(news, News::Thought(_))).unwrap();
            }),
        );
    }
    drop(told);
    assert_eq!(news.recv_timeout(PLENTY), Ok(false), "a search has begun");
    bots.stop();
    let deadline = Instant::now() + PLENTY;
    while bots.alive.strong_count() > 0 {
        assert!(Instant::now() < deadline, "a search goes on");
        std::thread::yield_now();
    }
    drop(bots);
    assert!(news.iter().all(|answered| !answered), "what was cut short is no answer");
}

#[test]
fn bots_are_not_alive_without_one_of_their_threads() {
    assert!(!Bots::with(0).are_alive(), "there are none");
    let bots = Bots::with(1);
    assert!(bots.are_alive());
    let fails = Box::new(|_| panic!("what a thread tells fails"));
    bots.think("0", None, endless(Attendance::Played), fails);
    let deadline = Instant::now() + PLENTY;
    while bots.are_alive() {
        assert!(Instant::now() < deadline, "nobody misses the thread");
        std::thread::yield_now();
    }
    assert!(bots.alive.strong_count() > 0, "the others run");
}
