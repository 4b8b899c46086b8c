//! The cost of one address to the server in memory and time, counted.

use std::sync::Arc;

use protocol::Created;
use serde_json::json;
use server::Allowed;
use store::{Entry, EventStore, Key, Memory, Standing};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::house::{House, allowed, human, in_time};
use crate::security::{ask, is_one_too_many};

/// The beginning of a request with a game file of two megabytes.
fn head_of_a_file(host: &str, address: &str, cookie: &str) -> String {
    format!(
        "POST /api/games HTTP/1.1\r\nhost: {host}\r\nx-forwarded-for: {address}\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: 2000000\r\n\r\n{{\"log\": \""
    )
}

/// Of game files that are sent without end a few are read at a time, and those that cannot be opened count as well.
#[tokio::test]
async fn game_files_are_counted_before_they_are_read() {
    let house = House::new().await;
    let mut waiting = Vec::new();
    let cookie = house.browser().with_cookie().await.cookie.unwrap();
    for _ in 0..4 {
        let mut line = TcpStream::connect(house.host()).await.unwrap();
        line.write_all(head_of_a_file(&house.host(), "192.0.2.1", &cookie).as_bytes()).await.unwrap();
        waiting.push(line);
    }
    let bad = json!({"log": "nonsense", "seats": []});
    let browser = house.browser();
    in_time(async {
        while !is_one_too_many(&ask(&browser, "POST", "/api/games", "192.0.2.1", &bad).await) {
            tokio::task::yield_now().await;
        }
    })
    .await;
    let other = ask(&browser, "POST", "/api/games", "192.0.2.2", &bad).await;
    assert_eq!(other.status, 400, "each address for itself");
    drop(waiting);

    let mut read = 1;
    while !is_one_too_many(&ask(&browser, "POST", "/api/games", "192.0.2.2", &bad).await) {
        read += 1;
        assert!(read < 200, "without end");
    }
    assert_eq!(read, 30, "as many as tables that can be set up");
}

/// Behind a proxy, whose connections are not counted for anybody, a slow request counts for its sender.
#[tokio::test]
async fn requests_that_are_not_finished_are_counted_behind_a_proxy_too() {
    let house = House::allowing(Allowed { connections: 3, ..allowed() }, Arc::new(Memory::new())).await;
    let cookie = house.browser().with_cookie().await.cookie.unwrap();
    let mut waiting = Vec::new();
    for _ in 0..3 {
        let mut line = TcpStream::connect(house.host()).await.unwrap();
        let head = format!(
            "POST /api/tables HTTP/1.1\r\nhost: {}\r\nx-forwarded-for: 192.0.2.1\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: 100\r\n\r\n{{",
            house.host()
        );
        line.write_all(head.as_bytes()).await.unwrap();
        waiting.push(line);
    }
    let browser = house.browser();
    let about = async |from: &str| ask(&browser, "GET", "/api/about", from, &json!(null)).await;
    in_time(async {
        while !is_one_too_many(&about("192.0.2.1").await) {
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert_eq!(about("192.0.2.2").await.status, 200, "each address for itself");
    drop(waiting);
    in_time(async {
        while is_one_too_many(&about("192.0.2.1").await) {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

/// A head that is longer than any browser's takes no memory.
#[tokio::test]
async fn a_head_without_end_is_cut_off() {
    let house = House::new().await;
    let mut line = TcpStream::connect(house.host()).await.unwrap();
    let head = format!("GET /api/about HTTP/1.1\r\nhost: {}\r\n", house.host());
    line.write_all(head.as_bytes()).await.unwrap();
    let sent = in_time(async {
        let mut sent = 0;
        while line.write_all(format!("x-{sent}: {}\r\n", "a".repeat(1000)).as_bytes()).await.is_ok() {
            sent += 1;
            // A closed connection is noticed with one of the next bytes.
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
            if sent > 90 {
                break;
            }
        }
        sent
    })
    .await;
    assert!(sent <= 90, "{sent} KB were taken");
    let whole = format!("{head}x: {}\r\nconnection: close\r\n\r\n", "a".repeat(16_000));
    let mut line = TcpStream::connect(house.host()).await.unwrap();
    line.write_all(whole.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    line.read_to_end(&mut answer).await.unwrap();
    assert!(answer.starts_with(b"HTTP/1.1 200"), "a long one is taken");
}

/// A long history costs as much as many requests.
#[tokio::test]
async fn a_long_history_counts_as_several_requests() {
    let allowed = Allowed { requests: "40/24h".parse().unwrap(), ..allowed() };
    let house = House::allowing(allowed, Arc::new(Memory::new())).await;
    let game = games::names().into_iter().find_map(|game| {
        let mut session = games::open(&format!("{game} players=2")).unwrap();
        suites::picks::draw_out(session.as_mut(), 2100, 1);
        (session.version() >= 2100).then_some(session)
    });
    let game = game.expect("a game that can be drawn out");
    let host = house.browser();
    let opened = host.post("/api/games", &json!({"log": game.log(), "seats": []})).await;
    let table = opened.json::<Created>().table;
    let asked = async |path: &str, address: &str| {
        let mut asked = 0;
        while !is_one_too_many(&ask(&house.browser(), "GET", path, address, &json!(null)).await) {
            asked += 1;
            assert!(asked <= 40, "without end");
        }
        asked
    };
    assert_eq!(asked(&format!("/api/tables/{table}"), "192.0.2.1").await, 13, "three requests each");
    let known = format!("/api/tables/{table}?after={}", game.version());
    assert_eq!(asked(&known, "192.0.2.2").await, 40, "who knows it is sent nothing of it");
}

/// The file about a person costs as much as a snapshot with as many moves.
#[tokio::test]
async fn the_file_about_a_person_counts_as_several_requests() {
    let allowed = Allowed { requests: "39/24h".parse().unwrap(), ..allowed() };
    let store = Arc::new(Memory::new());
    let house = House::allowing(allowed, store.clone()).await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), human("Bert")]).await;
    let deal = store.load(&table).await.unwrap().unwrap().entries.pop().unwrap();
    for number in 1..=2100 {
        let key = Key { seat: protocol::Seat(0), key: format!("move-{number}"), body: 0 };
        let (seq, version) = (deal.seq + number, deal.version + number);
        let entry = Entry { seq, version, inputs: vec!["pass".into()], undo: None, key: Some(key), at: 0 };
        store.append(&table, entry, Standing::default()).await.unwrap();
    }
    let mut asked = 0;
    loop {
        let answer = ask(&anna, "GET", "/api/me", "192.0.2.1", &json!(null)).await;
        if is_one_too_many(&answer) {
            break;
        }
        assert_eq!(answer.json::<serde_json::Value>()["tables"][0]["moves"].as_array().unwrap().len(), 2100);
        asked += 1;
    }
    assert_eq!(asked, 13, "three requests each");
}
