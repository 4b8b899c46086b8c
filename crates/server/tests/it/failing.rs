//! Failures: what is refused, what stays as it was, and that the rest goes on.

use std::path::Path;
use std::sync::Arc;

use protocol::RefusalKind;
use server::{Bots, Config, Error};
use store::{Fault, Memory, Options, Sqlite};

use crate::house::{CLIENT, House, bot, human, in_time};

#[tokio::test]
async fn a_full_disk_refuses_moves_and_nothing_else_breaks() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data.sqlite");
    let store = Sqlite::open(&path, Options { pages_max: Some(40), ..Options::default() }).await.unwrap();
    let mut house = House::on(Arc::new(store)).await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), human("Bert")]).await;
    let mut line = anna.connect(&table).await;
    crate::house::next_frame(&mut line).await;
    // Fill it up with other tables.
    let wish = serde_json::json!({"setup": suites::any_setup(2), "seats": [{"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Bert"}]});
    let mut made = 0;
    let refusal = loop {
        let answer = anna.post("/api/tables", &wish).await;
        if answer.status != 201 {
            break answer.refusal();
        }
        made += 1;
        assert!(made < 1000, "the disk never gets full");
    };
    assert_eq!(refusal.kind, RefusalKind::NotStored);
    let mut played = 0;
    let (request, refusal) = loop {
        let request = house.next_move(&table, &format!("m{played}")).await.unwrap();
        match anna.play(&table, &request).await {
            Ok(_) => played += 1,
            Err(refusal) => break (request, refusal),
        }
        assert!(played < 1000, "the disk never gets full");
    };
    assert_eq!(refusal.kind, RefusalKind::NotStored);
    assert!(refusal.why.contains("full"), "{refusal:?}");
    assert_eq!(anna.snapshot(&table).await.version, request.version, "nothing has changed");
    assert_eq!(house.session(&table).await.version(), request.version);
    house.stop().await;
    // With room again, the same request goes through.
    let store = Sqlite::open(&path, Options::default()).await.unwrap();
    let mut house = House::on(Arc::new(store)).await;
    anna.host = house.host();
    assert!(anna.play(&table, &request).await.is_ok());
    house.stop().await;
}

#[tokio::test]
async fn a_store_that_fails_in_the_middle_is_healed_by_the_retry() {
    let store = Arc::new(Memory::new());
    let house = House::on(store.clone()).await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), human("Bert")]).await;
    let request = house.next_move(&table, "a").await.unwrap();
    store.fail_next([Fault::NotStored]);
    let refusal = anna.play(&table, &request).await.unwrap_err();
    assert_eq!(refusal.kind, RefusalKind::NotStored);
    assert_eq!(anna.snapshot(&table).await.version, request.version);
    // This one is stored, though the store says that it is not.
    store.fail_next([Fault::StoredUnknown]);
    assert_eq!(anna.play(&table, &request).await.unwrap_err().kind, RefusalKind::NotStored);
    let truth = house.session(&table).await;
    let moved = anna.play(&table, &request).await.unwrap();
    assert_eq!(moved.version, truth.version(), "answered from what is stored");
    assert_eq!(house.session(&table).await.log(), truth.log(), "and not done twice");
    assert_eq!(anna.snapshot(&table).await.version, moved.version);
}

#[tokio::test]
async fn a_bots_move_that_is_not_stored_is_made_later() {
    let store = Arc::new(Memory::new());
    let house = House::on(store.clone()).await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), bot("greedy")]).await;
    store.fail_next([Fault::None, Fault::NotStored, Fault::StoredUnknown, Fault::NotStored]);
    let request = house.next_move(&table, "a").await.unwrap();
    let moved = anna.play(&table, &request).await.unwrap();
    in_time(async {
        while house.next_move(&table, "b").await.unwrap().seat != request.seat {
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert!(house.session(&table).await.version() > moved.version);
}

#[tokio::test]
async fn with_no_bot_to_ask_the_table_waits_and_others_go_on() {
    let store = Arc::new(Memory::new());
    // No thread takes anything out of the queue.
    let house = House::with(store, Bots::with(0)).await;
    let mut anna = house.browser();
    let waiting = anna.set_up(&[bot("greedy"), human("Anna")]).await;
    let open = anna.set_up(&[human("Anna"), human("Bert")]).await;
    for number in 0..5 {
        let request = house.next_move(&open, &format!("m{number}")).await.unwrap();
        anna.play(&open, &request).await.unwrap();
    }
    let request = house.next_move(&waiting, "a").await.unwrap();
    assert_eq!(request.seat.0, 0, "the bot has not moved");
    assert_eq!(anna.snapshot(&waiting).await.version, request.version, "but the table can be seen");
}

#[tokio::test]
async fn a_damaged_table_is_refused_and_the_others_go_on() {
    use store::EventStore;
    let store = Arc::new(Memory::new());
    let house = House::on(store.clone()).await;
    let mut anna = house.browser();
    let good = anna.set_up(&[human("Anna"), human("Bert")]).await;
    let stored = store.load(&good).await.unwrap().unwrap();
    let mut deal = stored.entries[0].clone();
    deal.inputs.pop();
    store
        .create(store::NewTable {
            id: "damaged".into(),
            setup: stored.setup,
            owner: None,
            options: stored.options,
            seats: stored.seats,
            start: Some(store::Start { deal, standing: store::Standing::default() }),
            rematch_of: None,
            at: 1,
        })
        .await
        .unwrap();
    assert_eq!(anna.get("/api/tables/damaged").await.kind(), RefusalKind::Damaged);
    let refused = anna.connect_from("damaged", Some(&format!("http://{}", anna.host))).await.err();
    assert_eq!(refused, Some(500));
    let request = house.next_move(&good, "a").await.unwrap();
    assert_eq!(anna.post("/api/tables/damaged/moves", &request).await.kind(), RefusalKind::Damaged);
    assert!(anna.play(&good, &request).await.is_ok());
}

#[tokio::test]
async fn a_port_in_use_is_named_and_no_file_is_made() {
    let house = House::new().await;
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        listen: house.host().parse().unwrap(),
        data: folder.path().join("new.sqlite"),
        empty: server::Empty::Refused,
        options: server::Options::new(games::REGISTRY, games::words(), CLIENT),
        reread: None,
    };
    let error = server::run(config, |_| panic!("it must not start")).await.unwrap_err();
    assert!(matches!(error, Error::Listen { .. }));
    let said = error.to_string();
    assert!(said.contains(&house.host()) && said.contains("in use"), "{said}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// Otherwise a proxy would send requests to a server that cannot answer yet.
#[tokio::test]
async fn the_port_opens_after_the_file_was_checked() {
    let folder = tempfile::tempdir().unwrap();
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let listen = free.local_addr().unwrap();
    drop(free);
    let data = folder.path().join("data.sqlite");
    // Somebody reads the file: the server waits for them before it checks it.
    let reader = std::fs::File::create(folder.path().join("data.sqlite.lock")).unwrap();
    reader.lock_shared().unwrap();
    let (ready, listening) = tokio::sync::oneshot::channel();
    let config = Config { listen, ..here(&data) };
    let server = tokio::spawn(server::run(config, |address| ready.send(address).unwrap()));
    for _ in 0..4 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        assert!(tokio::net::TcpStream::connect(listen).await.is_err(), "nobody can be answered yet");
    }
    reader.unlock().unwrap();
    assert_eq!(in_time(listening).await.unwrap(), listen);
    tokio::net::TcpStream::connect(listen).await.unwrap();
    server.abort();
}

/// A server with its data there.
fn here(data: &Path) -> Config {
    Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        data: data.into(),
        empty: server::Empty::Refused,
        reread: None,
        options: server::Options::new(games::REGISTRY, games::words(), CLIENT),
    }
}

#[tokio::test]
async fn a_data_file_that_cannot_be_used_is_named_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.sqlite");
    std::fs::write(&data, b"not a data file").unwrap();
    let config = here(&data);
    let error = server::run(config, |_| panic!("it must not start")).await.unwrap_err();
    assert!(error.to_string().contains("data.sqlite"), "{error}");
    assert_eq!(std::fs::read(&data).unwrap(), b"not a data file");

    let house = House::new().await;
    let config = here(&house.data());
    let error = server::run(config, |_| panic!("it must not start")).await.unwrap_err();
    assert!(error.to_string().contains("in use by another server"), "{error}");
}

#[tokio::test]
async fn an_address_for_metrics_that_is_taken_leaves_the_data_file_alone() {
    let folder = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let mut config = here(&folder.path().join("data.sqlite"));
    config.options.metrics = Some(taken.local_addr().unwrap());
    let error = server::run(config, |_| panic!("it must not start")).await.unwrap_err();
    assert!(matches!(error, Error::Metrics { .. }), "{error}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "no file was made");
}
