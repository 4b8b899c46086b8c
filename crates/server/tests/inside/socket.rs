//! Sockets, seen from within: over streams on which as little may be on the way as the test says.

use std::sync::Arc;

use allocation_counter::measure;
use catalog::OsSource;
use futures_util::future::join;
use protocol::{NewSeat, NewTable, TableOptions};
use store::Memory;
use table::TableDraft;
use tokio::io::{DuplexStream, duplex};
use tokio::sync::watch;

use super::*;
use crate::assets::Client;
use crate::{Bots, Options, tables};

/// The maximum number of bytes that a long frame leaves behind.
const KEPT_MAX: u64 = 3 * PIECE as u64;

async fn client(stream: DuplexStream) -> Connection<DuplexStream> {
    WebSocketStream::from_raw_socket(stream, Role::Client, None).await
}

#[test]
fn a_long_frame_arrives_whole_and_leaves_no_memory_behind() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
    let text = "Ж".repeat(1_000_000);
    let (ours, theirs) = duplex(1024);
    let mut sender = runtime.block_on(over(ours));
    let used = measure(|| {
        let mut reader = runtime.block_on(client(theirs));
        let frame = Bytes::from(text.clone());
        let (told, read) = runtime.block_on(join(told(&mut sender, frame), reader.next()));
        assert!(told && matches!(read, Some(Ok(Message::Text(read))) if read.as_str() == text));
    });
    assert!(used.bytes_current < KEPT_MAX as i64, "{} bytes are kept", used.bytes_current);
}

/// Of the sockets of an address that do not read what they are sent a few hold a frame, and all are closed.
#[tokio::test(start_paused = true)]
async fn who_does_not_take_the_first_frame_keeps_others_of_the_address_waiting() {
    let (_stop, stopping) = watch::channel(false);
    let app = App::new(
        Options::new(games::REGISTRY, games::words(), Client::NONE),
        Arc::new(Memory::new()),
        Bots::with(0),
        stopping,
    );
    let seats = [NewSeat::Human { name: "Anna".into() }, NewSeat::Human { name: "Bert".into() }];
    let wish =
        NewTable { setup: suites::any_setup(2), seats: seats.to_vec(), options: TableOptions::default() };
    let draft = TableDraft::new(games::REGISTRY, &wish, [1; 32], &mut OsSource).unwrap();
    let table = tables::create(&app.tables, draft, None).await.unwrap();
    let open = |last: u8, on_the_way: usize| {
        let (app, table) = (app.clone(), table.clone());
        let from = Some(Network::of([192, 0, 2, last].into()));
        let open = app.limits.socket(None, from).unwrap();
        let (ours, theirs) = duplex(on_the_way);
        let wanted = Wanted { table, holder: None, known: Known::default(), from, open };
        (tokio::spawn(async move { serve(over(ours).await, app, wanted).await }), theirs)
    };
    let watching = async || {
        let now = app.tables.look(&table, |table| table.snapshot(None, Known::default())).await;
        now.unwrap().present.spectators
    };
    let mut silent = Vec::new();
    for _ in 0..6 {
        silent.push(open(1, 64));
    }
    while watching().await < 4 {
        tokio::task::yield_now().await;
    }
    let (_, theirs) = open(2, 1 << 16);
    let mut other = client(theirs).await;
    assert!(matches!(other.next().await, Some(Ok(Message::Text(_)))), "others are not concerned");
    assert_eq!(watching().await, 5);
    // Those that have waited are told to come again, when the first have been given up.
    for (served, _theirs) in silent {
        served.await.unwrap();
    }
    assert_eq!(watching().await, 1);
}
