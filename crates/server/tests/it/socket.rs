//! The socket on which tables are shown.

use std::io::ErrorKind;

use futures_util::{SinkExt, StreamExt};
use protocol::{Frame, Viewer};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::house::{Connection, House, human, in_time, next_frame};

/// The code with which the other side closes.
async fn close_code(line: &mut Connection) -> Option<CloseCode> {
    in_time(async {
        while let Some(message) = line.next().await {
            match message {
                Ok(Message::Close(close)) => return close.map(|close| close.code),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
        None
    })
    .await
}

#[tokio::test]
async fn a_frame_of_ten_megabytes_closes_the_line_and_play_goes_on() {
    let house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), human("Bert")]).await;
    let (mut sink, mut stream) = anna.connect(&table).await.split();
    let send = async {
        // The other side may close the connection while this is still being sent.
        let _ = sink.send(Message::text("x".repeat(10 << 20))).await;
        std::future::pending::<()>().await;
    };
    let closed = async {
        loop {
            match stream.next().await {
                Some(Ok(Message::Close(close))) => return close.unwrap().code,
                Some(Ok(_)) => {}
                other => panic!("the connection ends without a close frame: {other:?}"),
            }
        }
    };
    let code = in_time(async {
        tokio::select! { code = closed => code, () = send => unreachable!() }
    })
    .await;
    assert_eq!(code, CloseCode::Size);
    let mut line = anna.connect(&table).await;
    assert!(matches!(next_frame(&mut line).await, Frame::Snapshot(_)));
    assert!(anna.play(&table, &house.next_move(&table, "a").await.unwrap()).await.is_ok());
    assert!(matches!(next_frame(&mut line).await, Frame::Update(_)));
}

#[tokio::test]
async fn foreign_pages_get_no_line() {
    let house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), human("Bert")]).await;
    let nobody = house.browser();
    for (browser, origin) in [
        (&anna, Some("http://evil.example")),
        (&anna, Some("null")),
        (&anna, None),
        (&nobody, Some("http://evil.example")),
        (&nobody, Some("null")),
    ] {
        let refused = browser.connect_from(&table, origin).await.err();
        assert_eq!(refused, Some(403), "{origin:?}");
    }
    // A program that is no browser and has no cookie may look on.
    let mut line = nobody.connect_from(&table, None).await.unwrap();
    let Frame::Snapshot(snapshot) = next_frame(&mut line).await else { panic!("a snapshot") };
    assert_eq!(snapshot.seen.len(), 1);
    assert_eq!(snapshot.seen[0].viewer, Viewer::Spectator);
    assert!(snapshot.seats.iter().all(|seat| !seat.mine));
    assert_eq!(nobody.connect_from("nowhere", None).await.err(), Some(404));
}

#[tokio::test]
async fn whatever_a_client_says_is_not_listened_to() {
    let house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), human("Bert")]).await;
    let mut line = anna.connect(&table).await;
    assert!(matches!(next_frame(&mut line).await, Frame::Snapshot(_)));
    let request = house.next_move(&table, "a").await.unwrap();
    line.send(Message::text(serde_json::to_string(&request).unwrap())).await.unwrap();
    line.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
    line.send(Message::Ping("alive?".into())).await.unwrap();
    let answer = in_time(line.next()).await.unwrap().unwrap();
    assert_eq!(answer, Message::Pong("alive?".into()));
    assert_eq!(anna.snapshot(&table).await.version, request.version);
    // But not without end.
    let mut sent = 0;
    while sent < 1000 && line.send(Message::text("hello")).await.is_ok() {
        sent += 1;
    }
    assert!(matches!(close_code(&mut line).await, Some(CloseCode::Policy) | None));
    assert!(anna.play(&table, &request).await.is_ok());
}

#[tokio::test]
async fn a_server_that_stops_says_so() {
    let mut house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), human("Bert")]).await;
    let mut line = anna.connect(&table).await;
    assert!(matches!(next_frame(&mut line).await, Frame::Snapshot(_)));
    let (code, ()) = tokio::join!(close_code(&mut line), house.stop());
    assert_eq!(code, Some(CloseCode::Restart));
}

#[tokio::test]
async fn a_server_that_stops_waits_for_no_request_that_has_not_come() {
    let mut house = House::new().await;
    let mut anna = house.browser();
    anna.set_up(&[human("Anna"), human("Bert")]).await;
    let mut lines = Vec::new();
    for sent in ["", "GET /api/ab", "GET /api/about HTTP/1.1\r\nhost: x\r\n"] {
        let mut line = TcpStream::connect(house.host()).await.unwrap();
        line.write_all(sent.as_bytes()).await.unwrap();
        lines.push(line);
    }
    // The connection that was served last was accepted last.
    assert_eq!(anna.get("/api/about").await.status, 200);
    in_time(house.stop()).await;
    for line in lines {
        let end = line.try_read(&mut [0; 100]);
        let closed =
            matches!(end, Ok(0)) || end.as_ref().is_err_and(|error| error.kind() != ErrorKind::WouldBlock);
        assert!(closed, "{end:?}");
    }
}

#[tokio::test]
async fn a_quiet_table_says_that_the_server_lives() {
    let house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), human("Bert")]).await;
    let mut line = anna.connect(&table).await;
    while !matches!(next_frame(&mut line).await, Frame::Alive) {}
}
