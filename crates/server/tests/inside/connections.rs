//! Connections, with a clock that the tests move.

use futures_util::FutureExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};

use super::*;

const FROM_ONE: u32 = 256;

fn open(most: u32) -> Arc<Open> {
    Open::new(most, FROM_ONE)
}

fn connection() -> (Connection<DuplexStream>, DuplexStream, watch::Sender<bool>) {
    connection_of(100)
}

/// Returns a connection on which this many bytes may be on the way.
fn connection_of(bytes: usize) -> (Connection<DuplexStream>, DuplexStream, watch::Sender<bool>) {
    let (ours, theirs) = duplex(bytes);
    let (stop, stopping) = watch::channel(false);
    (Connection::new(ours, open(1).take(None).unwrap(), stopping), theirs, stop)
}

/// Reads as much as comes at a time, and returns how many bytes came before the connection broke off or fell silent.
async fn taken(bytes: Vec<u8>) -> usize {
    let (mut connection, mut other, _stop) = connection_of(bytes.len());
    other.write_all(&bytes).await.unwrap();
    drop(other);
    let (mut buffer, mut taken) = (vec![0; 2 * HEAD_BYTES_MAX], 0);
    while let Ok(came @ 1..) = connection.read(&mut buffer).await {
        taken += came;
    }
    taken
}

#[tokio::test]
async fn a_body_that_comes_with_its_head_is_no_part_of_it() {
    let body = "x".repeat(4 * HEAD_BYTES_MAX);
    for end in ["\r\n", "\n"] {
        // Empty lines before a request are no end of its head.
        let whole = format!("{end}{end}POST / HTTP/1.1{end}host: localhost{end}{end}{body}").into_bytes();
        assert_eq!(taken(whole.clone()).await, whole.len());
    }
    let endless = format!("\r\n\r\nPOST / HTTP/1.1\r\nx: {body}").into_bytes();
    assert!(taken(endless).await <= HEAD_BYTES_MAX);
}

/// Returns how long a connection lives on which this many bytes come, one a second.
async fn lives(used: Use, bytes: u32) -> Duration {
    let (mut connection, mut other, _stop) = connection();
    connection.usage.set(used);
    let since = Instant::now();
    let writer = tokio::spawn(async move {
        for _ in 0..bytes {
            sleep(Duration::from_secs(1)).await;
            // The reader may have given up.
            let _ = other.write_all(b"x").await;
        }
        std::future::pending::<()>().await;
    });
    let reading = async {
        loop {
            if let Err(error) = connection.read_u8().await {
                return error.kind();
            }
        }
    };
    // The clock of the test stands still but for what it waits for.
    let end = tokio::time::timeout(Duration::from_secs(1000), reading).await;
    writer.abort();
    assert!(end.is_err() || end == Ok(io::ErrorKind::TimedOut));
    since.elapsed()
}

#[tokio::test(start_paused = true)]
async fn who_says_nothing_or_never_gets_to_the_point_is_not_waited_for() {
    assert_eq!(lives(Use::Idle, 0).await.as_secs(), 75);
    // From the first byte on, however many follow.
    assert_eq!(lives(Use::Idle, 1).await.as_secs(), 11);
    assert_eq!(lives(Use::Idle, 100).await.as_secs(), 11);
    // A request that is handled and a socket have limits of their own.
    assert_eq!(lives(Use::Request, 3).await.as_secs(), 1000);
    assert_eq!(lives(Use::Socket, 3).await.as_secs(), 1000);
}

#[tokio::test(start_paused = true)]
async fn after_a_request_the_next_is_awaited_anew() {
    let (mut connection, mut other, _stop) = connection();
    other.write_all(b"x").await.unwrap();
    connection.read_u8().await.unwrap();
    assert!(connection.usage.is(Use::Head));
    connection.usage.set(Use::Request);
    let quiet = tokio::time::timeout(Duration::from_secs(60), connection.read_u8()).await;
    assert!(quiet.is_err(), "a request takes its time");
    connection.usage.set(Use::Idle);
    let since = Instant::now();
    assert_eq!(connection.read_u8().await.unwrap_err().kind(), io::ErrorKind::TimedOut);
    assert_eq!(since.elapsed().as_secs(), 75);
}

/// The task that serves a connection does not read from it again after an answer until something wakes it.
#[tokio::test(start_paused = true)]
async fn after_an_answer_the_next_request_is_awaited_from_then_on() {
    // A request that is answered at once, and one after which the time for its head is over.
    for takes in [0, 20] {
        let (mut connection, mut other, _stop) = connection();
        other.write_all(b"x").await.unwrap();
        connection.read_u8().await.unwrap();
        connection.usage.set(Use::Request);
        let quiet = tokio::time::timeout(Duration::from_secs(takes), connection.read_u8()).await;
        assert!(quiet.is_err());
        connection.usage.set(Use::Idle);
        let (since, mut answered) = (Instant::now(), false);
        let end = std::future::poll_fn(|context| {
            let connection = Pin::new(&mut connection);
            if !answered {
                answered = true;
                assert!(connection.poll_write(context, b"y").is_ready());
                return Poll::Pending;
            }
            connection.poll_read(context, &mut ReadBuf::new(&mut [0]))
        });
        assert_eq!(end.await.unwrap_err().kind(), io::ErrorKind::TimedOut);
        assert_eq!(since.elapsed().as_secs(), 75, "after {takes} s");
    }
}

#[tokio::test(start_paused = true)]
async fn who_takes_nothing_of_an_answer_is_not_waited_for() {
    let (mut connection, mut other, _stop) = connection();
    connection.usage.set(Use::Request);
    // One byte of room a minute: it goes on.
    let since = Instant::now();
    let slow = tokio::spawn(async move {
        for _ in 0..3 {
            sleep(Duration::from_secs(60)).await;
            other.read_u8().await.unwrap();
        }
        other
    });
    let sent = tokio::time::timeout(Duration::from_secs(1000), connection.write_all(&[b'x'; 1000])).await;
    let end = sent.expect("a connection that stalls is closed").unwrap_err();
    assert_eq!((end.kind(), since.elapsed().as_secs()), (io::ErrorKind::TimedOut, 180 + 75));
    drop(slow.await.unwrap());
    // One that takes all of it may take the next when it likes.
    let (mut connection, mut other, _stop) = connection_of(10);
    connection.write_all(b"x").await.unwrap();
    sleep(Duration::from_secs(1000)).await;
    connection.write_all(b"y").await.unwrap();
    assert_eq!(other.read_u8().await.unwrap(), b'x');
}

#[tokio::test]
async fn when_the_server_stops_no_request_is_awaited() {
    for (used, sent) in [(Use::Idle, 0), (Use::Head, 3)] {
        let (mut connection, mut other, stop) = connection();
        connection.usage.set(used);
        other.write_all(&b"GET"[..sent]).await.unwrap();
        for _ in 0..sent {
            connection.read_u8().await.unwrap();
        }
        let (read, _) = tokio::join!(connection.read_u8(), async { stop.send(true) });
        assert_eq!(read.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }
    let (mut connection, mut other, stop) = connection();
    connection.usage.set(Use::Request);
    stop.send(true).unwrap();
    other.write_all(b"x").await.unwrap();
    assert_eq!(connection.read_u8().await.unwrap(), b'x', "what was begun is ended");
}

fn network(last: u8) -> Option<Network> {
    Some(Network::of([192, 0, 2, last].into()))
}

#[test]
fn connections_count_for_their_address_and_for_all() {
    let open = open(FROM_ONE + 10);
    let mut places: Vec<Place> = (0..FROM_ONE).map(|_| open.take(network(1)).unwrap()).collect();
    assert!(matches!(open.take(network(1)), Err(Full::Network(_))));
    places.extend((0..9).map(|_| open.take(network(2)).unwrap()));
    places.push(open.take(None).unwrap());
    places.iter().for_each(|place| place.usage.set(Use::Request));
    assert_eq!([network(3), None].map(|from| open.take(from).unwrap_err()), [Full::All, Full::All]);
    places.remove(0);
    assert!(open.take(network(1)).is_ok());
    drop(places);
    assert!(open.networks.is_unused());
    let all = open.all();
    assert!(all.count == 0 && all.households.is_empty());
}

#[test]
fn the_oldest_idle_connection_of_whoever_has_most_is_closed_for_another() {
    let open = open(10);
    let places: Vec<Place> =
        [2].iter().chain([1; 9].iter()).map(|&last| open.take(network(last)).unwrap()).collect();
    places[1].usage.set(Use::Request);
    let is_closed = |place: &Place| place.close.notified().now_or_never().is_some();
    assert_eq!(open.take(network(1)).unwrap_err(), Full::All, "nobody has more");
    let come = open.take(network(3)).unwrap();
    let closed: Vec<usize> = (0..10).filter(|&number| is_closed(&places[number])).collect();
    assert_eq!(closed, [2], "not one with a request");
    assert!(open.take(None).is_ok(), "a program of the host");
    drop((places, come));
    assert_eq!(open.all().count, 0);
}

#[test]
fn where_whoever_has_most_is_busy_the_next_makes_room() {
    let open = open(9);
    let places: Vec<Place> =
        [1; 6].iter().chain([2; 3].iter()).map(|&last| open.take(network(last)).unwrap()).collect();
    places[..6].iter().for_each(|place| place.usage.set(Use::Request));
    let _come = open.take(network(3)).unwrap();
    let is_closed = |place: &Place| place.close.notified().now_or_never().is_some();
    let closed: Vec<usize> = (0..9).filter(|&number| is_closed(&places[number])).collect();
    assert_eq!(closed, [6]);
}

#[tokio::test(start_paused = true)]
async fn a_connection_that_is_closed_for_another_ends_unless_it_has_a_request() {
    let (stream, _other) = duplex(100);
    let place = open(1).take(None).unwrap();
    place.close.notify_one();
    let (_stop, stopping) = watch::channel(false);
    let mut connection = Connection::new(stream, place, stopping);
    connection.usage.set(Use::Request);
    let quiet = tokio::time::timeout(Duration::from_secs(60), connection.read_u8()).await;
    assert!(quiet.is_err());
    connection.usage.set(Use::Idle);
    let since = Instant::now();
    assert_eq!(connection.read_u8().await.unwrap_err().kind(), io::ErrorKind::TimedOut);
    assert_eq!(since.elapsed().as_secs(), 0);
}
