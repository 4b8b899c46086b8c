//! Connections: how many there may be, and how long one may say nothing. Without bounds one address could take all
//! descriptors of the process with connections that never ask for anything.

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicU32, Ordering};
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
    most: AtomicU32,
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
    /// Closes the oldest connection without a request of the household that has most, of those that have one and more
    /// connections than that of a connection to come.
    fn close_for(&mut self, household: Option<Network>) -> bool {
        let known = household.and_then(|household| self.households.get(&household)).map_or(0, BTreeMap::len);
        let is_idle = |opened: &Opened| opened.usage.is(Use::Idle) || opened.usage.is(Use::Head);
        let idle = |opened: &BTreeMap<u64, Opened>| {
            opened.iter().find(|(_, one)| is_idle(one)).map(|(&number, _)| number)
        };
        let larger = self.households.values_mut().filter(|opened| opened.len() > known + 1);
        let found = larger.filter_map(|opened| Some((idle(opened)?, opened)));
        let Some((oldest, most)) = found.max_by_key(|(_, opened)| opened.len()) else { return false };
        if let Some(opened) = most.remove(&oldest) {
            opened.close.notify_one();
        }
        true
    }
}

impl Open {
    fn new(most: u32, from_one: u32) -> Arc<Self> {
        Arc::new(Open { most: most.into(), networks: Meter::of_open(from_one), all: Mutex::default() })
    }

    /// Counts a connection until the returned place is dropped.
    fn take(self: &Arc<Self>, network: Option<Network>) -> Result<Place, Full> {
        if let Some(network) = network {
            self.networks.take(network, 1, Instant::now().into_std()).map_err(Full::Network)?;
        }
        let household = network.map(Network::household);
        let mut all = self.all();
        // A connection that is closed counts until it is gone; for some of these there is room.
        let most = self.most.load(Ordering::Relaxed);
        let closing_most = most.saturating_add(CLOSING_MAX);
        let has_room = all.count < most || all.count < closing_most && all.close_for(household);
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
    /// Changes how many there may be, of all and from one address. Those that are open stay so.
    pub fn allow(&self, most: u32, from_one: u32) {
        self.0.most.store(most, Ordering::Relaxed);
        self.0.networks.allow(from_one, None);
    }

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
#[path = "../tests/inside/connections.rs"]
mod tests;
