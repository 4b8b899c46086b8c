//! Carries messages between browsers and tables: HTTP and WebSockets on one side, one task for each live table on the
//! other, the store below. It serves the browser client too. `table` and the rules decide what a request may do; this
//! crate only determines who sends it, and from where.

pub mod assets;

mod address;
mod app;
mod at_table;
mod attending;
mod bans;
mod bots;
mod connections;
mod counting;
mod descriptors;
mod exporter;
mod guard;
mod health;
mod holdings;
mod host;
mod identity;
mod limits;
mod listed;
mod lobby;
mod long;
mod meter;
mod metrics;
mod observe;
mod offer;
mod pages;
mod peer;
mod person;
mod polling;
mod process;
mod rates;
mod refuse;
mod renewals;
mod request;
mod resting;
mod routes;
mod seating;
mod site;
mod socket;
mod sweep;
mod tables;
mod waiting;
mod warnings;

use catalog::Registry;
use std::fmt;
use std::io::IsTerminal as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

pub use store::{Empty, OpenError};
use store::{EventStore, Sqlite};
use text::Words;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::watch;
use tokio::task::JoinHandle;

pub use address::{ProxyNetwork, Trust};
pub use bots::Bots;
pub use host::{NotDone, Order, Target, carry_out, digits, send};
pub use limits::Allowed;
pub use rates::Rate;
/// The target of the lines that the server logs about requests, one for each at the level `INFO`.
pub const REQUESTS: &str = observe::REQUESTS;
/// The target of the lines that the log has at the start, whatever happens.
pub const START: &str = "server::start";
/// The target of the lines that tell a host what the server did by itself, or was told to do.
pub const NEWS: &str = "server::news";
pub use routes::openapi;
pub use site::PublicUrl;
pub use sweep::Keep;

use app::App;
use assets::Client;
use connections::{Connections, OpenConnections};
use holdings::Most;
use peer::Peer;

/// The time that requests have to end when the server is stopped. With [`CLOSING`] it is less than the five seconds in
/// which a server ends.
const PATIENCE: Duration = Duration::from_secs(3);
/// The time that the store then has to write what was accepted.
const CLOSING: Duration = Duration::from_millis(1500);

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 selects any free port.
    pub listen: SocketAddr,
    /// The data file; it is created if it does not exist.
    pub data: PathBuf,
    /// The treatment of a data file of no bytes.
    pub empty: Empty,
    /// The options of the server.
    pub options: Options,
    /// Reads the limits again, which a hangup asks for; an error says why they cannot be read. With none, or with a terminal
    /// as its standard input, a hangup stops the server.
    pub reread: Option<fn() -> Result<Allowed, String>>,
}

/// The options of a server: its games, its addresses, its limits and its client.
#[derive(Clone, Debug)]
pub struct Options {
    /// The registry of games.
    pub games: Registry,
    /// The texts of the games.
    pub words: Vec<&'static Words>,
    /// The public address of the server, if it differs from the one it listens on.
    pub public: Option<PublicUrl>,
    /// The machines that are treated differently from others.
    pub trust: Trust,
    /// The times for which tables are kept.
    pub keep: Keep,
    /// The limits on people and addresses.
    pub allowed: Allowed,
    /// The address on which Prometheus gets metrics, if it does; port 0 selects any free port.
    pub metrics: Option<SocketAddr>,
    /// The commit from which the program was built, if it is known.
    pub commit: Option<&'static str>,
    /// The browser client that the server serves.
    pub client: Client,
}

impl Options {
    /// Returns the options of a server that has no public address and keeps every game, for these games with their texts,
    /// and with this client.
    pub fn new(games: Registry, words: Vec<&'static Words>, client: Client) -> Self {
        Options {
            games,
            words,
            public: None,
            trust: Trust::default(),
            keep: Keep::default(),
            allowed: Allowed::default(),
            metrics: None,
            commit: None,
            client,
        }
    }
}

/// The reason why a server did not start, or stopped.
#[derive(Debug)]
pub enum Error {
    /// The server cannot listen on the address.
    Listen {
        /// The address.
        address: SocketAddr,
        /// The error of the system.
        why: std::io::Error,
    },
    /// The server cannot listen on the address for metrics.
    Metrics {
        /// The address.
        address: SocketAddr,
        /// The error of the system.
        why: std::io::Error,
    },
    /// The data file cannot be used.
    Data(OpenError),
    /// The server can no longer accept connections.
    Serve(std::io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Listen { address, why } if why.kind() == std::io::ErrorKind::AddrInUse => write!(
                f,
                "cannot listen on {address}: the port is in use (is Cabochon already running?); choose another with --listen"
            ),
            Error::Listen { address, why } | Error::Metrics { address, why } => {
                write!(f, "cannot listen on {address}: {why}")
            }
            Error::Data(why) => why.fmt(f),
            Error::Serve(why) => write!(f, "cannot accept connections any more: {why}"),
        }
    }
}

impl std::error::Error for Error {}

impl Error {
    fn metrics(self) -> Self {
        match self {
            Error::Listen { address, why } => Error::Metrics { address, why },
            other => other,
        }
    }
}

/// Runs a server until the process is stopped (Ctrl-C, a termination signal, or a hangup of its terminal). `on_ready` is
/// called with the true address once it listens.
///
/// ```
/// # #[tokio::main]
/// # async fn main() -> Result<(), server::Error> {
/// # let folder = tempfile::tempdir().unwrap();
/// let config = server::Config {
///     listen: ([127, 0, 0, 1], 0).into(),
///     data: folder.path().join("games.sqlite"),
///     empty: server::Empty::Refused,
///     options: server::Options::new(games::REGISTRY, games::words(), server::assets::Client::NONE),
///     reread: None,
/// };
/// let (ready, listening) = tokio::sync::oneshot::channel();
/// // Dropping the future of the server stops it.
/// tokio::select! {
///     stopped = server::run(config, |address| ready.send(address).unwrap()) => stopped?,
///     address = listening => assert_ne!(address.unwrap().port(), 0),
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// If the server cannot listen on the address or use the data file; nothing has changed then.
pub async fn run(config: Config, on_ready: impl FnOnce(SocketAddr)) -> Result<(), Error> {
    // The addresses are taken first: a second server started by mistake fails on the port before it creates a file.
    // They open after the file was checked: until then nobody would be answered.
    let listener = Bound::to(config.listen)?;
    let metrics = config.options.metrics.map(Bound::to).transpose().map_err(Error::metrics)?;
    let options = store::Options { empty: config.empty, ..store::Options::default() };
    let store = Sqlite::open(&config.data, options).await.map_err(Error::Data)?;
    let store = Arc::new(store);
    let listener = listener.listen()?;
    let metrics = metrics.map(Bound::listen).transpose().map_err(Error::metrics)?;
    let running = Running::on(config.options, listener, metrics, store.clone(), Bots::start()).await?;
    #[cfg(unix)]
    match host::Orders::listen(store.path()) {
        Ok(orders) => drop(tokio::spawn(host::serve(orders, running.app.clone()))),
        Err(error) => {
            tracing::warn!("`cabochon admin` cannot change anything while the server runs: {error}")
        }
    }
    let looking = tokio::spawn(look_for_damage(store));
    // A program that reads that the server listens may stop it at once.
    let told = told_to_stop(config.reread.filter(|_| !std::io::stdin().is_terminal()), &running);
    on_ready(running.address());
    told.await;
    tracing::info!("stopping");
    looking.abort();
    running.stop().await
}

/// Compares all checksums of a data file, which may take long, and logs whether all match. A damaged table is refused
/// when somebody opens it, but one whose name is damaged is only missed. The faults themselves are named to the host
/// alone.
async fn look_for_damage(store: Arc<Sqlite>) {
    match store.check().await {
        Ok(faults) if faults.is_empty() => tracing::info!("the data file has no fault"),
        Ok(faults) => {
            tracing::error!("the data file has faults ({}): `cabochon admin check` names them", faults.len());
        }
        Err(error) => tracing::error!("the data file could not be checked: {error}"),
    }
}

/// The maximum number of bytes for a client that wait in the system until it takes them. By itself the system lets a
/// client that takes nothing grow this to megabytes.
const SEND_BUFFER: u32 = 128 * 1024;
/// The maximum number of connections that wait to be accepted.
const BACKLOG: u32 = 1024;

/// Binds an address. [`Running`] has an example.
///
/// # Errors
/// If the server cannot listen on it.
pub async fn listen(address: SocketAddr) -> Result<TcpListener, Error> {
    Bound::to(address)?.listen()
}

/// Binds the address for metrics, if there is one.
async fn listen_for_metrics(options: &Options) -> Result<Option<TcpListener>, Error> {
    match options.metrics {
        Some(address) => listen(address).await.map(Some).map_err(Error::metrics),
        None => Ok(None),
    }
}

/// An address that is taken, and on which nobody listens yet.
struct Bound {
    address: SocketAddr,
    socket: TcpSocket,
}

impl Bound {
    fn to(address: SocketAddr) -> Result<Self, Error> {
        let socket = bind(address).map_err(|why| Error::Listen { address, why })?;
        Ok(Bound { address, socket })
    }

    fn listen(self) -> Result<TcpListener, Error> {
        let Bound { address, socket } = self;
        socket.listen(BACKLOG).map_err(|why| Error::Listen { address, why })
    }
}

fn bind(address: SocketAddr) -> std::io::Result<TcpSocket> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A server that is started again has the address of the one before it.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    // Accepted connections inherit it.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    Ok(socket)
}

/// A running server, for programs that stop it themselves or choose its store.
///
/// ```
/// use std::sync::Arc;
///
/// use server::{Bots, Options, Running, assets::Client, listen};
/// use store::Memory;
///
/// # #[tokio::main]
/// # async fn main() -> Result<(), server::Error> {
/// let listener = listen(([127, 0, 0, 1], 0).into()).await?;
/// let store = Arc::new(Memory::new());
/// let options = Options::new(games::REGISTRY, games::words(), Client::NONE);
/// let running = Running::start(options, listener, store, Bots::start()).await?;
/// assert_ne!(running.address().port(), 0);
/// running.stop().await
/// # }
/// ```
pub struct Running {
    address: SocketAddr,
    metrics: Option<SocketAddr>,
    stop: watch::Sender<bool>,
    app: App,
    connections: OpenConnections,
    served: JoinHandle<std::io::Result<()>>,
}

impl Running {
    /// Starts a server on the tables in `store`.
    ///
    /// # Errors
    /// If the server cannot listen on the address for metrics, or the listener's local address cannot be determined.
    pub async fn start(
        options: Options,
        listener: TcpListener,
        store: Arc<dyn EventStore>,
        bots: Bots,
    ) -> Result<Self, Error> {
        let metrics = listen_for_metrics(&options).await?;
        Self::on(options, listener, metrics, store, bots).await
    }

    /// Starts a server that serves metrics on the second listener.
    async fn on(
        options: Options,
        listener: TcpListener,
        metrics: Option<TcpListener>,
        store: Arc<dyn EventStore>,
        bots: Bots,
    ) -> Result<Self, Error> {
        let address = listener.local_addr().map_err(Error::Serve)?;
        let metrics_address = metrics.as_ref().and_then(|listener| listener.local_addr().ok());
        let (stop, stopping) = watch::channel(false);
        let (keep, allowed) = (options.keep, options.allowed);
        let app = App::new(options, store, bots, stopping.clone());
        if let Err(error) = app.bans.read(app.store.as_ref()).await {
            tracing::error!("nobody is kept away: {error}");
        }
        tokio::spawn(app::resume(app.clone()));
        tokio::spawn(sweep::run(app.clone(), keep));
        if let Some(listener) = metrics {
            tokio::spawn(exporter::serve(app.clone(), listener));
        }
        let router = routes::router(app.clone());
        let commit = app.commit.map_or_else(String::new, |commit| format!(" ({commit})"));
        tracing::info!(target: START, "Cabochon {}{commit}", env!("CARGO_PKG_VERSION"));
        let most = descriptors::connections().min(allowed.all_connections);
        let trust = app.trust.clone();
        let listener = Connections::of(listener, trust, most, allowed.connections, stopping.clone());
        let connections = listener.open();
        app.metrics.count(connections.clone());
        let served = tokio::spawn(async move {
            let service = router.into_make_service_with_connect_info::<Peer>();
            axum::serve(listener, service).with_graceful_shutdown(stopped(stopping)).await
        });
        Ok(Running { address, metrics: metrics_address, stop, app, connections, served })
    }

    /// Changes the limits. Connections that are open stay so, and no game is affected.
    pub fn allow(&self, allowed: Allowed) {
        self.app.limits.allow(allowed);
        self.app.tables.holdings().allow(Most::of(&allowed));
        self.connections.allow(descriptors::connections().min(allowed.all_connections), allowed.connections);
    }

    /// Returns the address on which it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the address on which it serves metrics, if it does.
    pub fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// Stops the server: it accepts no new connections, completes requests, closes sockets and stores what was
    /// accepted.
    ///
    /// # Errors
    /// If it had already stopped accepting connections by itself.
    pub async fn stop(self) -> Result<(), Error> {
        // A search would outlast the requests; after a restart the bot begins anew.
        self.app.tables.shared().bots.stop();
        // Nobody may be listening any more.
        let _ = self.stop.send(true);
        let abort = self.served.abort_handle();
        let served = match tokio::time::timeout(PATIENCE, self.served).await {
            Ok(Ok(served)) => served.map_err(Error::Serve),
            Ok(Err(_)) => Ok(()),
            Err(_) => {
                tracing::warn!("some requests did not end in time");
                abort.abort();
                Ok(())
            }
        };
        self.app.tables.close();
        if tokio::time::timeout(CLOSING, self.app.store.close()).await.is_err() {
            tracing::warn!("the data file could not be closed in time; its journal stays beside it");
        }
        served
    }
}

/// Waits until the server is to stop.
pub(crate) async fn stopped(mut stopping: watch::Receiver<bool>) {
    // An error means that nobody can say any more that it is to stop; then it is.
    let _ = stopping.wait_for(|&stop| stop).await;
}

/// Handles the signals that stop the server from now on, and returns a future that waits for the first of them. Meanwhile
/// hangups have the limits read again, if there is a function for it.
#[cfg(unix)]
fn told_to_stop(
    reread: Option<fn() -> Result<Allowed, String>>,
    running: &Running,
) -> impl Future<Output = ()> {
    use tokio::signal::unix::SignalKind;
    let interrupts = handled(SignalKind::interrupt());
    let terminations = handled(SignalKind::terminate());
    // The terminal was closed.
    let hangups = if outlives_its_terminal() { None } else { handled(SignalKind::hangup()) };
    async move {
        tokio::select! {
            () = first(interrupts) => {}
            () = first(terminations) => {}
            () = hung_up(hangups, reread, running) => {}
        }
    }
}

/// Waits for a hangup that stops the server. With a function that reads the limits again, none does.
#[cfg(unix)]
async fn hung_up(
    hangups: Option<tokio::signal::unix::Signal>,
    reread: Option<fn() -> Result<Allowed, String>>,
    running: &Running,
) {
    let Some(reread) = reread else { return first(hangups).await };
    let Some(mut hangups) = hangups else { return std::future::pending().await };
    while hangups.recv().await.is_some() {
        match reread() {
            Ok(allowed) => {
                running.allow(allowed);
                tracing::info!(target: NEWS, "the limits were read again");
            }
            Err(why) => tracing::error!("the limits stay as they are: {why}"),
        }
    }
}

/// Handles a signal from now on; none if it cannot be handled.
#[cfg(unix)]
fn handled(kind: tokio::signal::unix::SignalKind) -> Option<tokio::signal::unix::Signal> {
    let signals = tokio::signal::unix::signal(kind);
    signals
        .inspect_err(|error| tracing::warn!("cannot handle the signal {}: {error}", kind.as_raw_value()))
        .ok()
}

/// Waits for the first of these signals; for ever, if there are none.
#[cfg(unix)]
async fn first(signals: Option<tokio::signal::unix::Signal>) {
    match signals {
        Some(mut signals) => _ = signals.recv().await,
        None => std::future::pending().await,
    }
}

/// Returns whether the program was started to outlive its terminal, as by `nohup`: then hangups are ignored from the
/// beginning, and must stay so. Only Linux tells.
#[cfg(unix)]
pub fn outlives_its_terminal() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let hangup = 1 << (tokio::signal::unix::SignalKind::hangup().as_raw_value() - 1);
    ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).is_some_and(|mask| mask & hangup != 0)
}

#[cfg(not(unix))]
async fn told_to_stop(_: Option<fn() -> Result<Allowed, String>>, _: &Running) {
    let _ = tokio::signal::ctrl_c().await;
}
