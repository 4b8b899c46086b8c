//! The deletion of tables, seen from within: these tests say what time it is.

use std::sync::Arc;

use catalog::OsSource;
use protocol::{NewSeat, NewTable, RefusalKind, TableOptions};
use store::{EventStore, Memory};
use table::{Known, Socket, TableDraft};
use tokio::sync::{mpsc, watch};

use super::*;
use crate::assets::Client;
use crate::{Bots, Options, tables};

const DAY: u64 = 24 * 60 * 60 * 1000;

#[test]
fn what_is_kept_is_what_the_host_says() {
    let now = 1_700_000_000_000;
    let kept = Keep::default().expired(now);
    assert_eq!(kept, Expired { gathering: now - DAY, running: 0, finished: 0 });
    let keep = Keep { running: Some(30 * GATHERING), finished: Some(GATHERING) };
    assert_eq!(
        keep.expired(now),
        Expired { gathering: now - DAY, running: now - 30 * DAY, finished: now - DAY }
    );
    assert_eq!(keep.expired(5), Expired::default(), "a clock that stands at 1970 deletes nothing");
}

async fn set_up(app: &App, seats: &[NewSeat]) -> String {
    let options = TableOptions::default();
    let wish = NewTable { setup: suites::any_setup(seats.len() as u8), seats: seats.to_vec(), options };
    let draft = TableDraft::new(games::REGISTRY, &wish, [1; 32], &mut OsSource).unwrap();
    tables::create(&app.tables, draft, None).await.unwrap()
}

#[tokio::test]
async fn a_table_that_never_began_is_gone_for_those_who_look_at_it_too() {
    let (_stop, stopping) = watch::channel(false);
    let store = Arc::new(Memory::new());
    let app = App::new(
        Options::new(games::REGISTRY, games::words(), Client::NONE),
        store.clone(),
        Bots::with(0),
        stopping,
    );
    let person = || NewSeat::Human { name: "Anna".into() };
    let gathering = set_up(&app, &[person(), NewSeat::Open {}]).await;
    let running = set_up(&app, &[person(), person()]).await;
    let (frames, mut shown) = mpsc::channel(8);
    app.tables
        .join(&gathering, Socket(1), None, Known::default(), tables::Audience::Socket(frames))
        .await
        .unwrap();
    assert!(shown.recv().await.is_some(), "the table as it is");
    let now = records::now();
    assert_eq!(sweep(&app, Keep::default().expired(now)).await, Ok(0), "a day has not passed");
    assert_eq!(sweep(&app, Keep::default().expired(now + DAY + 60_000)).await, Ok(1));
    while shown.recv().await.is_some() {}
    let refusal = app.tables.look(&gathering, |_| ()).await.unwrap_err();
    assert_eq!(refusal.kind, RefusalKind::NotFound);
    assert!(app.tables.look(&running, |_| ()).await.is_ok());
    assert!(store.load(&running).await.unwrap().is_some());
    let keep = Keep { running: Some(GATHERING), finished: None };
    assert_eq!(sweep(&app, keep.expired(now + DAY + 60_000)).await, Ok(1), "if the host says so");
}

#[tokio::test]
async fn a_clock_that_is_far_ahead_does_not_delete_everything() {
    let (_stop, stopping) = watch::channel(false);
    let store = Arc::new(Memory::new());
    let app = App::new(
        Options::new(games::REGISTRY, games::words(), Client::NONE),
        store.clone(),
        Bots::with(0),
        stopping,
    );
    let table =
        set_up(&app, &[NewSeat::Human { name: "Anna".into() }, NewSeat::Human { name: "Ben".into() }]).await;
    let gathering = set_up(&app, &[NewSeat::Human { name: "Anna".into() }, NewSeat::Open {}]).await;
    let keep = Keep { running: Some(30 * GATHERING), finished: None };
    let now = records::now();
    sweep_at(&app, keep, now).await.unwrap();
    for _ in 0..199 {
        sweep_at(&app, keep, now + 400 * DAY).await.unwrap();
    }
    for table in [&table, &gathering] {
        assert!(store.load(table).await.unwrap().is_some());
    }
    // When the clock is right again, the tables are as old as they are.
    sweep_at(&app, keep, now).await.unwrap();
    sweep_at(&app, keep, now + 2 * DAY).await.unwrap();
    assert!(store.load(&table).await.unwrap().is_some());
    for days in 1..=16 {
        sweep_at(&app, keep, now + 2 * days * DAY).await.unwrap();
    }
    assert!(store.load(&table).await.unwrap().is_none());
}

#[tokio::test]
async fn what_is_deleted_is_taken_off_and_nobody_is_counted_anew() {
    let (_stop, stopping) = watch::channel(false);
    let store = Arc::new(Memory::new());
    let app = App::new(
        Options::new(games::REGISTRY, games::words(), Client::NONE),
        store.clone(),
        Bots::with(0),
        stopping,
    );
    let from = crate::address::Network::of([192, 0, 2, 1].into());
    set_up(&app, &[NewSeat::Human { name: "Anna".into() }, NewSeat::Open {}]).await;
    let holdings = app.tables.holdings();
    holdings.seen([1; 32], Some(from));
    holdings.counted([1; 32], u64::from(crate::Allowed::default().address_disk) * crate::meter::MB);
    assert!(holdings.has_room(from, None).is_err());
    let expired = Keep::default().expired(records::now() + DAY + 60_000);
    assert_eq!(sweep(&app, expired).await, Ok(1));
    app.tables.count_people(from).await.unwrap();
    assert!(holdings.has_room(from, None).is_ok());
    assert_eq!(store.counts(), 0);
}
