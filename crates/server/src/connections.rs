//! Connections: how many there may be, and how long one may say nothing. Without bounds one address could take all
//! descriptors of the process with connections that never ask for anything.

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::extract::{ConnectInfo, Request};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};
use tokio::time::{Instant, Sleep, sleep};

use crate::address::{Network, Trust};
use crate::meter::{self, Meter};
use crate::peer::{Peer, Usage, Use};
use crate::stopped;
use crate::warnings::Warnings;

/// The time that a client has to send the head of a request, from its first byte on.
const HEAD_MAX: Duration = Duration::from_secs(10);
/// The maximum number of bytes of a head; the library that reads it would take twelve times as many.
const HEAD_BYTES_MAX: usize = 32 * 1024;
/// The time for which a connection may stay open without a request.
const IDLE_MAX: Duration = Duration::from_secs(75);
/// The maximum number of connections for programs of the host; their descriptors are among those kept for the data file.
const OF_HOST_MAX: u32 = 16;
/// The time for which a client may take nothing of what it is sent; until then it fills the memory of the system.
const STALLED_MAX: Duration = Duration::from_secs(75);
/// The option with the number of connections from one address.
const LIMIT: &str = "limit-connections";
/// The option with the number of all connections, which the limit on open files may lower.
const LIMIT_OF_ALL: &str = "limit-all-connections";
/// The maximum number of connections that are being closed for others.
const CLOSING_MAX: u32 = 16;
/// The time for which no connection is accepted after the system had no resources for one.
const REST: Duration = Duration::from_secs(1);

impl Connected<IncomingStream<'_, Connections>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Connections>) -> Self {
        Peer { address: *stream.remote_addr(), usage: stream.io().usage.clone() }
    }
}

/// Notes what the connection of a request is used for.
pub(crate) async fn used(ConnectInfo(peer): ConnectInfo<Peer>, request: Request, next: Next) -> Response {
    peer.usage.set(Use::Request);
    let response = next.run(request).await;
    let switched = response.status() == StatusCode::SWITCHING_PROTOCOLS;
    peer.usage.set(if switched { Use::Socket } else { Use::Idle });
    response
}

/// Accepts connections, as many as there may be.
pub(crate) struct Connections {
    listener: TcpListener,
    trust: Trust,
    open: Arc<Open>,
    /// The name of the limit, which is that of its option if it has one.
    limit: &'static str,
    warnings: Warnings,
    stopping: watch::Receiver<bool>,
}

/// The connections that are open.
#[derive(Debug)]
struct Open {
    /// The maximum number of all together.
    most: u32,
    /// Those from each address; proxies that are trusted may have any number.
    networks: Meter,
    all: Mutex<All>,
}

/// All connections, in the order in which they were accepted.
#[derive(Default, Debug)]
struct All {
    count: u32,
    accepted: u64,
    /// Those of each household that are limited.
    households: HashMap<Network, BTreeMap<u64, Opened>>,
}

/// A connection that may be closed for another.
#[derive(Debug)]
struct Opened {
    usage: Usage,
    close: Arc<Notify>,
}

impl All {
    /// Closes the oldest connection without a request of the household that has most, if it has more than that of a
    /// connection to come.
    fn close_for(&mut self, household: Option<Network>) -> bool {
        let known = household.and_then(|household| self.households.get(&household)).map_or(0, BTreeMap::len);
        let most = self.households.values_mut().max_by_key(|opened| opened.len());
        let Some(most) = most.filter(|opened| opened.len() > known + 1) else { return false };
        let is_idle = |usage: &Usage| usage.is(Use::Idle) || usage.is(Use::Head);
        let Some(&oldest) = most.iter().find(|(_, opened)| is_idle(&opened.usage)).map(|(number, _)| number)
        else {
            return false;
        };
        if let Some(opened) = most.remove(&oldest) {
            opened.close.notify_one();
        }
        true
    }
}

impl Open {
    fn new(most: u32, from_one: u32) -> Arc<Self> {
        Arc::new(Open { most, networks: Meter::of_open(from_one), all: Mutex::default() })
    }

    /// Counts a connection until the returned place is dropped.
    fn take(self: &Arc<Self>, network: Option<Network>) -> Result<Place, Full> {
        if let Some(network) = network {
            self.networks.take(network, 1, Instant::now().into_std()).map_err(Full::Network)?;
        }
        let household = network.map(Network::household);
        let mut all = self.all();
        // A connection that is closed counts until it is gone; for some of these there is room.
        let closing_most = self.most.saturating_add(CLOSING_MAX);
        let has_room = all.count < self.most || all.count < closing_most && all.close_for(household);
        if !has_room {
            drop(all);
            if let Some(network) = network {
                self.networks.give_back(network, 1);
            }
            return Err(Full::All);
        }
        all.count += 1;
        all.accepted += 1;
        let (number, usage, close) = (all.accepted, Usage::new(), Arc::new(Notify::new()));
        if let Some(household) = household {
            let opened = Opened { usage: usage.clone(), close: close.clone() };
            all.households.entry(household).or_default().insert(number, opened);
        }
        Ok(Place { open: self.clone(), network, number, usage, close })
    }

    fn all(&self) -> MutexGuard<'_, All> {
        // A thread that panicked while it held the lock left the counts valid.
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The connections that a listener has open; cheap to clone.
#[derive(Clone)]
pub(crate) struct OpenConnections(Arc<Open>);

impl OpenConnections {
    /// Returns how many there are.
    pub fn count(&self) -> u32 {
        self.0.all().count
    }
}

/// The reason why there is no place for a connection.
#[derive(PartialEq, Debug)]
enum Full {
    /// There are too many in all, and none that is closed for it.
    All,
    /// There are too many from a network.
    Network(meter::Full),
}

/// A connection that counts.
#[derive(Debug)]
struct Place {
    open: Arc<Open>,
    network: Option<Network>,
    number: u64,
    usage: Usage,
    /// Notified when the connection is to be closed for another.
    close: Arc<Notify>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut all = self.open.all();
        all.count -= 1;
        let Some(network) = self.network else { return };
        self.open.networks.give_back(network, 1);
        let household = network.household();
        if let Some(opened) = all.households.get_mut(&household) {
            opened.remove(&self.number);
            if opened.is_empty() {
                all.households.remove(&household);
            }
        }
    }
}

impl Connections {
    /// Accepts connections of a listener, at most this number at a time, and this number from one address.
    /// When the server stops, those that wait for a request are closed.
    pub fn of(
        listener: TcpListener,
        trust: Trust,
        most: u32,
        from_one: u32,
        stopping: watch::Receiver<bool>,
    ) -> Self {
        let open = Open::new(most, from_one);
        let (limit, warnings) = (LIMIT, Warnings::default());
        Connections { listener, trust, open, limit, warnings, stopping }
    }

    /// Returns the connections that are open, now and later.
    pub fn open(&self) -> OpenConnections {
        OpenConnections(self.open.clone())
    }

    /// Warns of a connection that is refused.
    fn warn_of(&self, full: Full, from: Network) {
        let (limit, from) = match full {
            Full::All if self.limit == LIMIT => (LIMIT_OF_ALL, from),
            Full::All => (self.limit, from),
            Full::Network(full) => (self.limit, full.network),
        };
        self.warnings.reached(limit, Some(from), Instant::now().into_std());
    }

    /// Accepts connections of a listener for programs of the host, a few at a time.
    pub fn of_host(listener: TcpListener, stopping: watch::Receiver<bool>) -> Self {
        let all = Self::of(listener, Trust::default(), OF_HOST_MAX, OF_HOST_MAX, stopping);
        Connections { limit: "metrics", ..all }
    }
}

impl Listener for Connections {
    type Io = Connection<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, SocketAddr) {
        loop {
            let (stream, address) = match self.listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) if is_of_one(&error) => continue,
                Err(error) => {
                    tracing::error!("cannot accept connections for a moment: {error}");
                    sleep(REST).await;
                    continue;
                }
            };
            let place = match self.open.take(self.trust.limits_connections_of(address.ip())) {
                Ok(place) => place,
                Err(full) => {
                    self.warn_of(full, Network::of(address.ip()));
                    continue;
                }
            };
            // Frames are small and wanted at once.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!("a connection without TCP_NODELAY: {error}");
            }
            return (Connection::new(stream, place, self.stopping.clone()), address);
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// Returns whether an error concerns only the one connection that was to be accepted.
fn is_of_one(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// The state of the head of a request, which ends with an empty line.
#[derive(Clone, Copy, Default)]
struct Head {
    bytes: usize,
    /// Whether its first line has begun: empty lines before it do not count.
    begun: bool,
    /// Whether any bytes of the current line have come.
    line: bool,
    whole: bool,
}

impl Head {
    /// Takes bytes as they come; those after the head belong to the body, and are not counted.
    fn take(&mut self, bytes: &[u8]) {
        for byte in bytes {
            if self.whole {
                return;
            }
            self.bytes += 1;
            match byte {
                b'\r' => {}
                b'\n' => {
                    self.whole = self.begun && !self.line;
                    self.line = false;
                }
                _ => (self.begun, self.line) = (true, true),
            }
        }
    }
}

/// A connection that is closed when nothing comes over it for too long, or when the server stops or another needs its
/// place before a request has come over it.
pub(crate) struct Connection<S> {
    stream: S,
    usage: Usage,
    /// The time by which the awaited bytes must have come.
    until: Pin<Box<Sleep>>,
    /// The use of the connection that `until` is about.
    timed: Use,
    /// The state of the head that is received.
    head: Head,
    /// The time by which the client must have taken some of what it is sent; none while it takes all of it.
    stalled: Option<Pin<Box<Sleep>>>,
    /// The future that ends when the server stops, or the connection is to be closed for another.
    ends: Pin<Box<dyn Future<Output = ()> + Send>>,
    _place: Place,
}

impl<S> Connection<S> {
    fn new(stream: S, place: Place, stopping: watch::Receiver<bool>) -> Self {
        let until = Box::pin(sleep(IDLE_MAX));
        let (usage, close) = (place.usage.clone(), place.close.clone());
        let ends = Box::pin(async move {
            tokio::select! {
                () = stopped(stopping) => {}
                () = close.notified() => {}
            }
        });
        Connection {
            stream,
            usage,
            until,
            timed: Use::Idle,
            head: Head::default(),
            stalled: None,
            ends,
            _place: place,
        }
    }

    /// Begins to wait.
    fn wait(&mut self, used: Use, most: Duration) {
        self.until.as_mut().reset(Instant::now() + most);
        self.timed = used;
    }

    /// Returns whether the awaited bytes have not come in time, or would come too late.
    fn is_late(&mut self, context: &mut Context<'_>) -> bool {
        for (used, most) in [(Use::Idle, IDLE_MAX), (Use::Head, HEAD_MAX)] {
            if !self.usage.is(used) {
                continue;
            }
            if self.timed != used {
                self.wait(used, most);
            }
            return self.until.as_mut().poll(context).is_ready()
                || self.ends.as_mut().poll(context).is_ready();
        }
        self.timed = Use::Request;
        false
    }
}

impl<S> Connection<S> {
    /// Notes a write: a client that still takes an answer is not idle, and one that takes nothing of it for too long is
    /// given up.
    fn go_on(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if written.is_pending() {
            let until = self.stalled.get_or_insert_with(|| Box::pin(sleep(STALLED_MAX)));
            return until.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()));
        }
        self.stalled = None;
        if matches!(written, Poll::Ready(Ok(bytes)) if bytes > 0) && self.usage.is(Use::Idle) {
            self.wait(Use::Idle, IDLE_MAX);
            // The task that serves the connection may not read again before it is woken.
            let _ = self.until.as_mut().poll(context);
        }
        written
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Connection<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        let came = &buffer.filled()[before..];
        if !came.is_empty() && self.usage.is(Use::Idle) {
            self.usage.set(Use::Head);
            self.wait(Use::Head, HEAD_MAX);
            self.head = Head::default();
        }
        if self.usage.is(Use::Head) {
            self.head.take(came);
            if self.head.bytes > HEAD_BYTES_MAX {
                return Poll::Ready(Err(io::ErrorKind::InvalidData.into()));
            }
        }
        // Bytes that trickle in do not begin the time anew.
        if self.is_late(context) {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Connection<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.go_on(context, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.go_on(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
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
        places.iter().for_each(|place| place.usage.set(Use::Request));
        places.extend((0..9).map(|_| open.take(network(2)).unwrap()));
        places.push(open.take(None).unwrap());
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
}
