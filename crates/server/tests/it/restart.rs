//! A server with many open games is there again at once: two hundred, or as many as `CABOCHON_OPEN_GAMES` says.

#![expect(clippy::print_stdout, reason = "how long it took is part of the result")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::TableSummary;
use store::{Entry, NewTable, Options, SeatRecord, Sqlite, Start};

use crate::house::{House, human};

/// The number of open games, unless `CABOCHON_OPEN_GAMES` says otherwise.
const GAMES: usize = 200;
/// The promised time for fifty times as many, with a program that is built to be fast.
const MOST: Duration = Duration::from_secs(2);

#[tokio::test]
async fn many_open_games_are_served_again_at_once() {
    let games = std::env::var("CABOCHON_OPEN_GAMES").map_or(GAMES, |games| games.parse().unwrap());
    let mut house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), human("Bert")]).await;
    for number in 0..40 {
        let request = house.next_move(&table, &format!("m{number}")).await.unwrap();
        anna.play(&table, &request).await.unwrap();
    }
    let played = house.store.load(&table).await.unwrap().unwrap();
    let waiting = |entry: &Entry| store::Standing {
        awaiting: Some(protocol::Seat((entry.seq % 2) as u8)),
        scores: vec![0, 0],
        turns: entry.seq,
        places: None,
    };
    // Every tenth waits for a bot, who is to go on without being asked.
    let fill = (0..games).map(|number| {
        let (store, played) = (house.store.clone(), played.clone());
        tokio::spawn(async move {
            let id = format!("game-{number}");
            let mut seats = played.seats.clone();
            if number % 10 == 0 {
                seats[0] = SeatRecord { level: Some("random".into()), ..SeatRecord::default() };
            }
            let deal = played.entries[0].clone();
            let start = Some(Start { standing: waiting(&deal), deal });
            let (setup, options) = (played.setup.clone(), played.options);
            let made = NewTable {
                id: id.clone(),
                setup,
                owner: None,
                options,
                seats,
                start,
                rematch_of: None,
                at: 1,
            };
            store.create(made).await.unwrap();
            for entry in &played.entries[1..] {
                store.append(&id, entry.clone(), waiting(entry)).await.unwrap();
            }
        })
    });
    for filled in fill.collect::<Vec<_>>() {
        filled.await.unwrap();
    }
    house.stop().await;

    let since = Instant::now();
    let store = Arc::new(Sqlite::open(&house.data(), Options::default()).await.unwrap());
    let mut again = House::on(store.clone()).await;
    anna.host = again.host();
    let mine: Vec<TableSummary> = anna.get("/api/tables").await.json();
    let first = anna.snapshot(&format!("game-{}", games - 3)).await;
    let took = since.elapsed();
    assert_eq!((mine.len(), first.version), (100, played.entries.last().unwrap().version));
    println!("{games} open games, served again after {took:?}");
    assert!(took < MOST, "{took:?}");

    for number in (0..games).step_by(97) {
        let shown = anna.snapshot(&format!("game-{number}")).await;
        if number % 10 != 0 {
            assert_eq!(shown.seen[0].view.get(), first.seen[0].view.get());
        }
    }
    again.stop().await;
}
