//! The connection of a request that waits, with a clock of its own.

use catalog::OsSource;
use protocol::{NewSeat, NewTable, Seat, TableOptions};
use store::Memory;
use table::TableDraft;

use super::*;
use crate::bots::Bots;
use crate::holdings::{Holdings, Most};
use crate::metrics::Metrics;
use crate::tables;

const ANNA: Holder = [1; 32];

/// Sets up a table of Anna's, at which a bot has the second seat.
async fn table() -> (Tables, Place) {
    let holdings = Holdings::new(Most { memory: u64::MAX, disk: u64::MAX, all_memory: u64::MAX });
    let (store, kept) = (Arc::new(Memory::new()), Duration::from_secs(60));
    let metrics = Metrics::new(None);
    let tables = Tables::new(games::REGISTRY, &games::words(), store, Bots::with(0), metrics, holdings, kept);
    let seats = vec![NewSeat::Human { name: "Anna".into() }, NewSeat::Bot { level: "greedy".into() }];
    let wish = NewTable { setup: suites::any_setup(2), seats, options: TableOptions::default() };
    let draft = TableDraft::new(games::REGISTRY, &wish, ANNA, &mut OsSource).unwrap();
    let id = tables::create(&tables, draft, None).await.unwrap();
    (tables, (id, Some(ANNA)))
}

async fn attend(tables: &Tables, pollers: &Pollers, place: &Place) -> Attending {
    let (tables, pollers, known) = (tables.clone(), pollers.clone(), Known::default());
    Attending::join(tables, pollers, place.clone(), known, Open::default()).await.unwrap()
}

async fn is_here(tables: &Tables, place: &Place) -> bool {
    let present = tables.look(&place.0, |table| table.snapshot(None, Known::default()).present);
    present.await.unwrap().seats == [Seat(0)]
}

#[tokio::test(start_paused = true)]
async fn who_waited_is_away_after_a_while() {
    let ((tables, place), pollers) = (table().await, Pollers::default());
    assert!(!is_here(&tables, &place).await);
    let first = attend(&tables, &pollers, &place).await;
    sleep(3 * GRACE).await;
    assert!(is_here(&tables, &place).await, "as long as it waits");
    drop(first);
    sleep(GRACE / 2).await;
    assert!(is_here(&tables, &place).await, "between two requests");
    sleep(GRACE).await;
    assert!(!is_here(&tables, &place).await);
    assert!(pollers.lingering().is_empty());
}

#[tokio::test(start_paused = true)]
async fn many_requests_leave_one_connection_behind() {
    let ((tables, place), pollers) = (table().await, Pollers::default());
    for _ in 0..20 {
        drop(attend(&tables, &pollers, &place).await);
        sleep(GRACE / 100).await;
    }
    assert_eq!(pollers.lingering().len(), 1);
    sleep(GRACE * 95 / 100).await;
    assert!(is_here(&tables, &place).await, "the last one counts");
    // A request takes the connection of the last one over; what it leaves of that ends nothing.
    let Some(Lingering { socket, .. }) = pollers.take(&place) else { panic!("it lingers") };
    let next = attend(&tables, &pollers, &place).await;
    tables.leave(&place.0, socket).await;
    sleep(2 * GRACE).await;
    assert!(is_here(&tables, &place).await);
    drop(next);
    sleep(2 * GRACE).await;
    assert!(!is_here(&tables, &place).await);
}
