//! The metrics for Prometheus, without any table or person in them.

use std::sync::atomic::AtomicU64;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

use crate::connections::OpenConnections;
use crate::process;

/// The upper bounds of the buckets into which times are sorted, in seconds.
const TIMES: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// A request that was answered.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Request {
    method: String,
    route: String,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Route {
    route: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Kind {
    kind: String,
}

/// The author of a move.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Mover {
    Person,
    Bot,
    /// Several people, who took moves back.
    Undo,
}

impl Mover {
    const fn name(self) -> &'static str {
        match self {
            Mover::Person => "person",
            Mover::Bot => "bot",
            Mover::Undo => "undo",
        }
    }
}

/// The counters and measurements of the server; cheap to clone.
#[derive(Clone)]
pub(crate) struct Metrics(Arc<Shared>);

type Histograms = Family<Route, Histogram, fn() -> Histogram>;
type Size = Gauge<u64, AtomicU64>;

struct Shared {
    registry: Registry,
    requests: Family<Request, Counter>,
    refusals: Family<Kind, Counter>,
    durations: Histograms,
    moves: Family<Kind, Counter>,
    flushes: Histogram,
    sockets: Gauge,
    tables: Gauge,
    bots: Gauge,
    /// Times for which bots waited until it was their turn.
    bots_wait: Histogram,
    file: Size,
    disk: Size,
    memory: Size,
    descriptors: Size,
    connections: Size,
    /// The connections for pages; none before the server listens.
    open: OnceLock<OpenConnections>,
}

fn times() -> Histogram {
    Histogram::new(TIMES)
}

/// The state of the server at a moment.
pub(crate) struct Sample {
    /// The number of tables in memory.
    pub tables: usize,
    /// The number of bots that wait for their turn to think.
    pub bots_waiting: usize,
    /// The size of the data file, in bytes.
    pub data_file: u64,
    /// The free space on its disk, in bytes.
    pub disk_free: u64,
}

impl Metrics {
    /// Creates counters that name this commit, if it is known.
    pub fn new(commit: Option<&'static str>) -> Self {
        let mut shared = Shared {
            registry: Registry::with_prefix("cabochon"),
            requests: Family::default(),
            refusals: Family::default(),
            durations: Family::new_with_constructor(times),
            moves: Family::default(),
            flushes: times(),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            bots: Gauge::default(),
            bots_wait: times(),
            file: Size::default(),
            disk: Size::default(),
            memory: Size::default(),
            descriptors: Size::default(),
            connections: Size::default(),
            open: OnceLock::new(),
        };
        shared.register(commit.unwrap_or_default());
        Metrics(Arc::new(shared))
    }

    /// Counts a request that was answered with this status, and refused with this kind.
    pub fn answered(&self, method: &str, route: &str, status: u16, refused: Option<&str>, took: Duration) {
        let (method, route) = (method.to_owned(), route.to_owned());
        self.0.durations.get_or_create(&Route { route: route.clone() }).observe(took.as_secs_f64());
        self.0.requests.get_or_create(&Request { method, route, status }).inc();
        if let Some(kind) = refused {
            self.0.refusals.get_or_create(&Kind { kind: kind.to_owned() }).inc();
        }
    }

    /// Counts a move that is stored.
    pub fn moved(&self, mover: Mover) {
        self.0.moves.get_or_create(&Kind { kind: mover.name().into() }).inc();
    }

    /// Adds the time from the request to store something until it was flushed.
    pub fn flushed(&self, took: Duration) {
        self.0.flushes.observe(took.as_secs_f64());
    }

    /// Adds the time for which a bot waited until it was its turn to think.
    pub fn bot_waited(&self, waited: Duration) {
        self.0.bots_wait.observe(waited.as_secs_f64());
    }

    /// Counts the connections of this listener from now on.
    pub fn count(&self, connections: OpenConnections) {
        // A server listens once.
        let _ = self.0.open.set(connections);
    }

    /// Counts a socket until the returned guard is dropped.
    pub fn socket(&self) -> OpenSocket {
        self.0.sockets.inc();
        OpenSocket(self.0.sockets.clone())
    }

    /// Returns everything in the format of OpenMetrics, with a sample of the state of the server.
    pub fn text(&self, sample: &Sample) -> Result<String, std::fmt::Error> {
        self.0.tables.set(sample.tables as i64);
        self.0.bots.set(sample.bots_waiting as i64);
        self.0.file.set(sample.data_file);
        self.0.disk.set(sample.disk_free);
        self.0.memory.set(process::memory().unwrap_or_default());
        self.0.descriptors.set(process::descriptors().unwrap_or_default());
        self.0.connections.set(self.0.open.get().map_or(0, OpenConnections::count).into());
        let mut all = String::new();
        text::encode(&mut all, &self.0.registry)?;
        Ok(all)
    }
}

impl Shared {
    fn register(&mut self, commit: &'static str) {
        let all = &mut self.registry;
        let build = Info::new([("version", env!("CARGO_PKG_VERSION")), ("commit", commit)]);
        all.register("build", "Version and commit of the program", build);
        all.register("requests", "Requests that were answered", self.requests.clone());
        all.register("refusals", "Requests that were refused, by kind", self.refusals.clone());
        let help = "Time from a request to its answer";
        all.register_with_unit("request_duration", help, Unit::Seconds, self.durations.clone());
        all.register("moves", "Moves and undos that were stored", self.moves.clone());
        let help =
            "Time from the end of a move, a line or a change of seats until it was flushed to the data file";
        all.register_with_unit("flush_duration", help, Unit::Seconds, self.flushes.clone());
        all.register("sockets", "Open sockets", self.sockets.clone());
        all.register("tables", "Tables in memory", self.tables.clone());
        all.register("bots_waiting", "Bots that wait until it is their turn to think", self.bots.clone());
        let help = "Time for which bots waited until it was their turn to think";
        all.register_with_unit("bots_wait", help, Unit::Seconds, self.bots_wait.clone());
        all.register("connections", "Open connections", self.connections.clone());
        all.register("descriptors", "Open files and connections of the process", self.descriptors.clone());
        all.register_with_unit("memory", "Memory of the process", Unit::Bytes, self.memory.clone());
        let help = "Free space on the disk of the data file";
        all.register_with_unit("disk_free", help, Unit::Bytes, self.disk.clone());
        let help = "Size of the data file and its journal";
        all.register_with_unit("data_file_size", help, Unit::Bytes, self.file.clone());
    }
}

/// A counted socket.
pub(crate) struct OpenSocket(Gauge);

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.0.dec();
    }
}
