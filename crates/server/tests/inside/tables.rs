//! Tables as the server keeps them, seen from within: these tests look at what is private, and play any game.

use catalog::{Awaiting, Legal, OsSource};
use futures_util::FutureExt as _;
use games::REGISTRY;
use protocol::{MoveRequest, NewSeat, NewTable, SeatRequest, TableOptions};
use store::Memory;
use table::TableDraft;

use super::*;
use store::records;

const ANNA: Holder = [1; 32];

fn unlimited() -> Holdings {
    Holdings::new(crate::holdings::Most { memory: u64::MAX, disk: u64::MAX, all_memory: u64::MAX })
}

async fn table_of_two(kept: Duration) -> (Tables, String) {
    let store = Arc::new(Memory::new());
    let tables =
        Tables::new(REGISTRY, &games::words(), store, Bots::with(0), Metrics::new(None), unlimited(), kept);
    let id = set_up(&tables).await;
    (tables, id)
}

/// Sets up a table of Anna's.
async fn set_up(tables: &Tables) -> String {
    let seats = [NewSeat::Human { name: "Anna".into() }, NewSeat::Human { name: "Bert".into() }];
    let wish =
        NewTable { setup: suites::any_setup(2), seats: seats.to_vec(), options: TableOptions::default() };
    let draft = TableDraft::new(REGISTRY, &wish, ANNA, &mut OsSource).unwrap();
    create(tables, draft, None).await.unwrap()
}

async fn version(tables: &Tables, id: &str) -> u32 {
    tables.look(id, |table| table.snapshot(None, Known::default()).version).await.unwrap()
}

/// Makes the first legal move.
async fn play(tables: &Tables, id: &str) -> Result<Moved, Refusal> {
    let stored = tables.shared().store.load(id).await.unwrap().unwrap();
    let session = records::record(stored).unwrap().session(REGISTRY).unwrap().unwrap();
    let (Awaiting::Decision { seat }, Legal::Actions(actions)) = (session.awaiting(), session.legal()) else {
        panic!("a decision is awaited")
    };
    let version = version(tables, id).await;
    let action = actions[0].clone();
    let request = MoveRequest { key: format!("move-{version}"), seat, version, action };
    tables.play(id, Some(ANNA), Ask::Move(request)).await
}

#[tokio::test]
async fn a_line_that_is_too_slow_is_cut_and_the_table_goes_on() {
    let (tables, id) = table_of_two(Duration::from_secs(60)).await;
    let (slow, mut slowly) = mpsc::channel(2);
    let (quick, mut quickly) = mpsc::channel(64);
    tables.join(&id, Socket(1), None, Known::default(), Audience::Socket(slow)).await.unwrap();
    tables.join(&id, Socket(2), None, Known::default(), Audience::Socket(quick)).await.unwrap();
    for _ in 0..3 {
        play(&tables, &id).await.unwrap();
    }
    let mut heard = 0;
    while slowly.recv().await.is_some() {
        heard += 1;
    }
    assert_eq!(heard, 2, "the snapshot and one move, then the end");
    tables.leave(&id, Socket(1)).await;
    for _ in 0..4 {
        assert!(quickly.recv().await.is_some(), "who keeps up hears everything");
    }
}

#[tokio::test]
async fn tables_come_and_go_and_no_call_is_lost() {
    // Put away almost at once, so that calls meet tables that are about to go.
    let (tables, id) = table_of_two(Duration::from_micros(50)).await;
    let calls: Vec<_> = (0..8)
        .map(|caller| {
            let (tables, id) = (tables.clone(), id.clone());
            tokio::spawn(async move {
                for call in 0..200u64 {
                    assert!(version(&tables, &id).await > 0);
                    tokio::time::sleep(Duration::from_micros(call * (caller + 3) % 130)).await;
                }
            })
        })
        .collect();
    for call in calls {
        call.await.unwrap();
    }
    for _ in 0..3 {
        play(&tables, &id).await.unwrap();
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    tokio::time::timeout(Duration::from_secs(10), async {
        while !tables.live().is_empty() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    })
    .await
    .expect("a table that nobody needs is put away");
}

#[tokio::test]
async fn names_that_are_nobodys_leave_nothing_behind() {
    let (tables, _) = table_of_two(Duration::from_secs(60)).await;
    for name in ["", "nowhere", "../../etc/passwd", &"x".repeat(5000)] {
        let refusal = tables.look(name, |_| ()).await.unwrap_err();
        assert_eq!(refusal.kind, RefusalKind::NotFound);
    }
    assert_eq!(tables.live().len(), 1);
}

/// Adds moves to a stored table that are each undone.
async fn dither(tables: &Tables, id: &str, times: u32) {
    let store = &tables.shared().store;
    let stored = store.load(id).await.unwrap().unwrap();
    let last = stored.entries.last().unwrap().clone();
    let session = records::record(stored).unwrap().session(REGISTRY).unwrap().unwrap();
    let action = suites::picks::quiet(session.as_ref()).remove(0);
    for number in 0..2 * times {
        let (inputs, undo) = match number % 2 {
            0 => (vec![action.clone()], None),
            _ => (Vec::new(), Some(last.version)),
        };
        let (seq, version) = (last.seq + 1 + number, last.version + 1 + number);
        let entry = store::Entry { seq, version, inputs, undo, key: None, at: 0 };
        store.append(id, entry, store::Standing::default()).await.unwrap();
    }
}

/// The test has one thread for all that serves: while a history is replayed elsewhere, it does other things.
#[tokio::test]
async fn others_are_served_while_a_long_history_is_replayed() {
    let (tables, id) = table_of_two(Duration::from_secs(60)).await;
    dither(&tables, &id, 3000).await;
    let mut turns = Vec::new();
    // On a busy machine this thread may rest while another replays. Were the history replayed here, others would never have
    // a turn.
    while turns.len() < 20 && turns.iter().all(|served| *served <= 100) {
        turns.push(served_meanwhile(&tables, &id).await);
    }
    assert!(turns.iter().any(|served| *served > 100), "others had {turns:?} turns");
}

/// Loads a table anew, and returns how many turns another task has meanwhile.
async fn served_meanwhile(tables: &Tables, id: &str) -> u32 {
    let again = Tables::new(
        REGISTRY,
        &games::words(),
        tables.shared().store.clone(),
        Bots::with(0),
        Metrics::new(None),
        unlimited(),
        Duration::from_secs(60),
    );
    let served = Arc::new(std::sync::atomic::AtomicU32::new(0));
    let others = tokio::spawn({
        let served = served.clone();
        async move {
            loop {
                served.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                tokio::task::yield_now().await;
            }
        }
    });
    assert!(version(&again, id).await > 6000);
    others.abort();
    served.load(std::sync::atomic::Ordering::Relaxed)
}

/// A person who writes at somebody's table adds the lines that are kept, not all that they ever wrote.
#[tokio::test]
async fn lines_that_are_deleted_count_no_more() {
    let most = crate::holdings::Most { memory: u64::MAX, disk: 400_000, all_memory: u64::MAX };
    let holdings = Holdings::new(most);
    let from = crate::address::Network::of([192, 0, 2, 1].into());
    holdings.seen(ANNA, Some(from));
    holdings.counted(ANNA, 0);
    let store = Arc::new(Memory::new());
    let kept = Duration::from_secs(60);
    let tables =
        Tables::new(REGISTRY, &games::words(), store, Bots::with(0), Metrics::new(None), holdings, kept);
    let id = set_up(&tables).await;
    for number in 0..4 * store::LINES_KEPT {
        let (key, text) = (format!("k{number}"), "x".repeat(150));
        let line = protocol::SayRequest { key, seat: None, name: "Eve".into(), text };
        let said = tables.say(&id, Some([9; 32]), Ask::Say(line)).await;
        assert!(said.is_ok(), "{number}: {said:?}");
    }
}

/// Lets all other tasks of the test run until they wait.
async fn others_wait() {
    for _ in 0..1000 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn people_are_counted_once_and_one_at_a_time() {
    let store = Arc::new(Memory::new());
    let holdings = unlimited();
    let networks = [1, 2].map(|last| crate::address::Network::of([192, 0, 2, last].into()));
    for (holder, network) in [(1, 0), (2, 0), (3, 1)] {
        holdings.seen([holder; 32], Some(networks[network]));
    }
    let kept = Duration::from_secs(60);
    let tables = Tables::new(
        REGISTRY,
        &games::words(),
        store.clone(),
        Bots::with(0),
        Metrics::new(None),
        holdings,
        kept,
    );
    let wait = store.counts_wait().await;
    let count = |number: usize| {
        let (tables, from) = (tables.clone(), networks[number % 2]);
        tokio::spawn(async move { tables.count_people(from).await })
    };
    let requests: Vec<_> = (0..50).map(count).collect();
    others_wait().await;
    assert_eq!(store.counts(), 1, "the other connection is free");
    // A count goes on when its request is gone.
    requests.iter().for_each(tokio::task::JoinHandle::abort);
    let requests: Vec<_> = (0..50).map(count).collect();
    others_wait().await;
    assert_eq!(store.counts(), 1, "the other connection is free");
    drop(wait);
    for request in requests {
        request.await.unwrap().unwrap();
    }
    assert_eq!(store.counts(), 3, "each person once");
}

#[tokio::test]
async fn a_table_that_is_loaded_anew_has_what_was_being_stored() {
    let store = Arc::new(Memory::new());
    let kept = Duration::from_secs(60);
    let tables = Tables::new(
        REGISTRY,
        &games::words(),
        store.clone(),
        Bots::with(0),
        Metrics::new(None),
        unlimited(),
        kept,
    );
    let seats = [NewSeat::Human { name: "Anna".into() }, NewSeat::Open {}, NewSeat::Open {}];
    let wish =
        NewTable { setup: suites::any_setup(3), seats: seats.to_vec(), options: TableOptions::default() };
    let draft = TableDraft::new(REGISTRY, &wish, ANNA, &mut OsSource).unwrap();
    let id = create(&tables, draft, None).await.unwrap();
    let nothing_is_stored = store.seats_wait().await;
    let (there, at) = (tables.clone(), id.clone());
    let take = Ask::Seat(kernel::Seat(1), SeatRequest::Take { name: "Bert".into(), program: false });
    let taking = tokio::spawn(async move { there.decide(&at, Some([2; 32]), take).await });
    // Until the task has begun to store it.
    while tables.look(&id, |table| table.can_rest()).await.unwrap() {
        tokio::task::yield_now().await;
    }
    // The host changes the table in the store, and a visitor loads it anew.
    tables.end(&id);
    let looking = tables.look(&id, |table| table.sitters()[1].holder());
    let mut looking = Box::pin(looking);
    for _ in 0..100 {
        assert!((&mut looking).now_or_never().is_none(), "nothing is loaded before it is stored");
        tokio::task::yield_now().await;
    }
    drop(nothing_is_stored);
    assert_eq!(looking.await, Ok(Some([2; 32])));
    assert_eq!(taking.await.unwrap(), Ok(()));
}
