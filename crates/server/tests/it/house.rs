//! A server on a free port, and browsers that talk to it.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use catalog::{Awaiting, Legal, Registry, Session};
use futures_util::StreamExt;
use protocol::{
    Created, Frame, MoveRequest, Moved, NewSeat, NewTable, OpenTable, Refusal, RefusalKind, Seat,
    SeatRequest, Snapshot, TableOptions,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use server::assets::{Client, File};
use server::{Allowed, Bots, Options, Running, Trust};
use store::{EventStore, Memory, Sqlite, records};
use suites::picks;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error as WsError, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The time after which a test gives up.
pub const PATIENCE: Duration = Duration::from_secs(30);

pub async fn in_time<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, what).await.expect("it takes too long")
}

/// A client of two files.
pub const CLIENT: Client = Client::new(&[
    &File {
        path: "cabochon-0123456789abcdef.js",
        bytes: b"script",
        brotli: Some(b"small"),
        gzip: Some(b"smaller"),
        etag: "W/\"1\"",
    },
    &File { path: "index.html", bytes: b"page", brotli: None, gzip: None, etag: "W/\"2\"" },
]);

/// Returns every game that hides something, with each number of players.
pub fn hiding() -> Vec<(&'static str, u8)> {
    let hiding = suites::games_that("hide something", |about| about.hands.hides());
    let hiding = hiding.into_iter().map(|game| game.about());
    hiding.flat_map(|about| about.seats.clone().map(|players| (about.name, players))).collect()
}

fn options() -> Options {
    Options { allowed: allowed(), ..Options::new(games::REGISTRY, games::words(), CLIENT) }
}

/// Returns the default limits, but refilled over a day: no test sees them refilled, however slow the machine is.
pub fn allowed() -> Allowed {
    let usual = Allowed::default();
    let daily = |rate: server::Rate| {
        let rate = rate.to_string();
        let (most, _) = rate.split_once('/').unwrap();
        format!("{most}/24h").parse().unwrap()
    };
    Allowed {
        moves: daily(usual.moves),
        lines: daily(usual.lines),
        address_moves: daily(usual.address_moves),
        address_lines: daily(usual.address_lines),
        table_lines: daily(usual.table_lines),
        tables: daily(usual.tables),
        people: daily(usual.people),
        requests: daily(usual.requests),
        address_seats: daily(usual.address_seats),
        all_tables: daily(usual.all_tables),
        ..usual
    }
}

/// A running server with its store.
pub struct House {
    running: Option<Running>,
    pub store: Arc<dyn EventStore>,
    folder: Option<tempfile::TempDir>,
}

impl House {
    /// Starts a server with a data file of its own.
    pub async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store =
            Sqlite::open(&folder.path().join("data.sqlite"), store::Options::default()).await.unwrap();
        let mut house = Self::on(Arc::new(store)).await;
        house.folder = Some(folder);
        house
    }

    /// Starts a server on a store that the test has made.
    pub async fn on(store: Arc<dyn EventStore>) -> Self {
        Self::with(store, Bots::start()).await
    }

    /// Starts a server behind a proxy, with this public address.
    pub async fn public(address: &str) -> Self {
        let public = Some(address.parse().unwrap());
        Self::run(Options { public, ..options() }, Arc::new(Memory::new()), Bots::start()).await
    }

    /// Starts a server that offers these games.
    pub async fn offering(games: Registry) -> Self {
        Self::run(Options { games, ..options() }, Arc::new(Memory::new()), Bots::start()).await
    }

    /// Starts a server with metrics, and a data file of its own.
    pub async fn measured() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store =
            Sqlite::open(&folder.path().join("data.sqlite"), store::Options::default()).await.unwrap();
        let metrics = Some("127.0.0.1:0".parse().unwrap());
        let mut house = Self::run(Options { metrics, ..options() }, Arc::new(store), Bots::start()).await;
        house.folder = Some(folder);
        house
    }

    /// Returns a browser at the address of the metrics.
    pub fn metrics(&self) -> Option<Browser> {
        let address = self.running.as_ref().unwrap().metrics()?;
        Some(Browser { host: address.to_string(), cookie: None })
    }

    /// Starts a server that treats these machines differently.
    pub async fn trusting(trust: Trust) -> Self {
        Self::run(Options { trust, ..options() }, Arc::new(Memory::new()), Bots::start()).await
    }

    /// Starts a server with these limits on this store.
    pub async fn allowing(allowed: Allowed, store: Arc<dyn EventStore>) -> Self {
        Self::run(Options { allowed, ..options() }, store, Bots::start()).await
    }

    pub async fn with(store: Arc<dyn EventStore>, bots: Bots) -> Self {
        Self::run(options(), store, bots).await
    }

    async fn run(options: Options, store: Arc<dyn EventStore>, bots: Bots) -> Self {
        let listener = server::listen("127.0.0.1:0".parse().unwrap()).await.unwrap();
        let running = Running::start(options, listener, store.clone(), bots).await.unwrap();
        House { running: Some(running), store, folder: None }
    }

    pub fn data(&self) -> PathBuf {
        self.folder.as_ref().unwrap().path().join("data.sqlite")
    }

    pub fn host(&self) -> String {
        self.running.as_ref().unwrap().address().to_string()
    }

    /// Returns a browser that has never been here.
    pub fn browser(&self) -> Browser {
        Browser { host: self.host(), cookie: None }
    }

    pub async fn stop(&mut self) {
        self.running.take().unwrap().stop().await.unwrap();
    }

    /// Stops, and starts again with the same data file.
    pub async fn restart(&mut self) {
        self.stop().await;
        let data = self.data();
        let store = Sqlite::open(&data, store::Options::default()).await.unwrap();
        let again = Self::on(Arc::new(store)).await;
        (self.running, self.store) = (again.running, again.store);
    }

    /// Returns the game as it is stored, without undone moves.
    pub async fn session(&self, table: &str) -> Box<dyn Session> {
        let stored = self.store.load(table).await.unwrap().unwrap();
        records::record(stored).unwrap().session(games::REGISTRY).unwrap().expect("the game has begun")
    }

    /// Returns the version of the table as it is stored.
    pub async fn version(&self, table: &str) -> u32 {
        let stored = self.store.load(table).await.unwrap().unwrap();
        stored.entries.last().map_or(0, |entry| entry.version)
    }

    /// Returns a legal move at a table, chosen so that games end.
    pub async fn next_move(&self, table: &str, key: &str) -> Option<MoveRequest> {
        let session = self.session(table).await;
        let Awaiting::Decision { seat } = session.awaiting() else { return None };
        let Legal::Actions(actions) = session.legal() else { return None };
        let varied = &actions[session.version() as usize * 7 % actions.len()];
        let action = match session.version() % 3 {
            0 => picks::drawing_in_secret(session.as_ref()).pop(),
            1 => picks::greedy(session.as_ref()),
            _ => None,
        };
        let action = action.unwrap_or_else(|| varied.clone());
        Some(MoveRequest { key: key.into(), seat, version: self.version(table).await, action })
    }

    /// Plays a table of one browser's to its end.
    pub async fn play_out(&self, browser: &Browser, table: &str) {
        for number in 0..2000 {
            let Some(request) = self.next_move(table, &format!("out-{number}")).await else { return };
            browser.play(table, &request).await.unwrap();
        }
        panic!("the game does not end");
    }
}

/// The answer to a request.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: BTreeMap<String, String>,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {} {}", self.status, self.text()))
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// Returns the refusal that the answer must be, with the right status.
    pub fn refusal(&self) -> Refusal {
        let refusal: Refusal = self.json();
        assert_eq!(self.status, refusal.kind.status(), "{refusal:?}");
        assert_eq!(self.headers["content-type"], "application/json");
        assert!(!refusal.why.is_empty());
        refusal
    }

    pub fn kind(&self) -> RefusalKind {
        self.refusal().kind
    }

    /// Returns the cookie that the answer sets, as a browser sends it back.
    pub fn cookie(&self) -> Option<String> {
        let set = self.headers.get("set-cookie")?;
        set.split(';').next().map(str::to_owned)
    }
}

/// A browser: it sends its cookie and says which page its requests come from.
#[derive(Clone)]
pub struct Browser {
    pub host: String,
    pub cookie: Option<String>,
}

/// Sends a request on a new connection, which the server closes after its answer.
pub async fn exchange(mut line: TcpStream, request: &[u8]) -> Answer {
    line.write_all(request).await.unwrap();
    let mut answer = Vec::new();
    line.read_to_end(&mut answer).await.unwrap();
    parse(&answer)
}

pub type Connection = WebSocketStream<MaybeTlsStream<TcpStream>>;

impl Browser {
    /// Sends a request with just these headers, and the host.
    pub async fn raw(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        self.raw_to(&self.host, method, path, headers, body).await
    }

    /// Sends such a request to a server that is called by this name.
    pub async fn raw_to(
        &self,
        host: &str,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Answer {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n");
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        if method != "GET" || !body.is_empty() {
            head += &format!("content-length: {}\r\n", body.len());
        }
        head += "\r\n";
        let request = [head.as_bytes(), body].concat();
        in_time(async { exchange(TcpStream::connect(&self.host).await.unwrap(), &request).await }).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        let cookie = self.cookie.clone().unwrap_or_default();
        self.raw("GET", path, &[("cookie", &cookie)], b"").await
    }

    /// Sends a request as the page does: once more if it needs a cookie, with the one that the answer sets.
    pub async fn post(&self, path: &str, body: &impl Serialize) -> Answer {
        let answer = self.post_once(path, body).await;
        if answer.status != RefusalKind::CookieNeeded.status() {
            return answer;
        }
        Browser { cookie: answer.cookie(), ..self.clone() }.post_once(path, body).await
    }

    /// Sends a request with the cookie that the browser has.
    pub async fn post_once(&self, path: &str, body: &impl Serialize) -> Answer {
        let origin = format!("http://{}", self.host);
        let cookie = self.cookie.clone().unwrap_or_default();
        let headers = [
            ("content-type", "application/json"),
            ("origin", &origin),
            ("sec-fetch-site", "same-origin"),
            ("cookie", &cookie),
        ];
        self.raw("POST", path, &headers, &serde_json::to_vec(body).unwrap()).await
    }

    /// Returns a browser with a cookie that nobody has used.
    pub async fn with_cookie(self) -> Self {
        let cookie = self.post_once("/api/tables", &()).await.cookie();
        assert!(cookie.is_some(), "the answer sets a cookie");
        Browser { cookie, ..self }
    }

    /// Keeps the cookie that an answer sets.
    pub fn keep(&mut self, answer: &Answer) {
        self.cookie = Some(answer.cookie().expect("the answer sets a cookie"));
    }

    /// Sets a table up and keeps the cookie.
    pub async fn set_up(&mut self, seats: &[NewSeat]) -> String {
        self.set_up_with(seats, TableOptions::default()).await
    }

    /// Sets a table up with these options and keeps the cookie.
    pub async fn set_up_with(&mut self, seats: &[NewSeat], options: TableOptions) -> String {
        let setup = suites::any_setup(seats.len() as u8);
        let game = setup.split(' ').next().unwrap();
        self.set_up_of(game, seats, options).await
    }

    /// Sets a table of another game up with these options and keeps the cookie.
    pub async fn set_up_of(&mut self, game: &str, seats: &[NewSeat], options: TableOptions) -> String {
        let setup = format!("{game} players={}", seats.len());
        let answer = self.post("/api/tables", &NewTable { setup, seats: seats.to_vec(), options }).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        self.keep(&answer);
        answer.json::<Created>().table
    }

    /// Takes a seat and keeps the cookie.
    pub async fn take(&mut self, table: &str, seat: u8, name: &str) -> Answer {
        let wish = SeatRequest::Take { name: name.into(), program: false };
        let answer = self.post(&format!("/api/tables/{table}/seats/{seat}"), &wish).await;
        if answer.status == 200 {
            self.keep(&answer);
        }
        answer
    }

    /// Waits until the lobby has this number of tables, which takes up to a second, and returns them.
    pub async fn listed(&self, number: usize) -> Vec<OpenTable> {
        in_time(async {
            loop {
                let found: Vec<OpenTable> = self.get("/api/lobby").await.json();
                if found.len() == number {
                    return found;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        })
        .await
    }

    pub async fn snapshot(&self, table: &str) -> Snapshot {
        self.get(&format!("/api/tables/{table}")).await.json()
    }

    pub async fn play(&self, table: &str, request: &MoveRequest) -> Result<Moved, Refusal> {
        let answer = self.post(&format!("/api/tables/{table}/moves"), request).await;
        if answer.status == 200 { Ok(answer.json()) } else { Err(answer.refusal()) }
    }

    /// Opens a socket to a table, as a page of our own does.
    pub async fn connect(&self, table: &str) -> Connection {
        let origin = format!("http://{}", self.host);
        self.connect_from(table, Some(&origin)).await.unwrap()
    }

    /// Opens a socket to a table for a page of this origin, or returns the status of the refusal.
    pub async fn connect_from(&self, table: &str, origin: Option<&str>) -> Result<Connection, u16> {
        self.connect_to(&format!("/api/tables/{table}/socket"), origin).await
    }

    /// Opens a socket at this path.
    pub async fn connect_to(&self, path: &str, origin: Option<&str>) -> Result<Connection, u16> {
        let address = format!("ws://{}{path}", self.host);
        let mut request = address.into_client_request().unwrap();
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        match in_time(connect_async(request)).await {
            Ok((line, _)) => Ok(line),
            Err(WsError::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

/// Returns the next frame as text, without those that only tell who is here.
pub async fn next_text(line: &mut Connection) -> String {
    in_time(async {
        loop {
            match line.next().await.expect("the connection is open").unwrap() {
                Message::Text(text) if text.starts_with("{\"frame\":\"present\"") => {}
                Message::Text(text) => return text.as_str().to_owned(),
                Message::Close(close) => panic!("the connection was closed: {close:?}"),
                _ => {}
            }
        }
    })
    .await
}

pub async fn next_frame(line: &mut Connection) -> Frame {
    Frame::from_json(&next_text(line).await).unwrap()
}

fn parse(answer: &[u8]) -> Answer {
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n").expect("an answer with a head");
    let head = std::str::from_utf8(&answer[..end]).unwrap();
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let headers = lines.filter_map(|line| line.split_once(": "));
    let headers = headers.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()));
    let headers: BTreeMap<String, String> = headers.collect();
    let body = &answer[end + 4..];
    let chunked = headers.get("transfer-encoding").is_some_and(|coding| coding == "chunked");
    let body = if chunked { joined(body) } else { body.to_vec() };
    Answer { status, headers, body }
}

/// Joins the chunks of a body.
fn joined(mut body: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    loop {
        let end = body.windows(2).position(|window| window == b"\r\n").expect("a length");
        let length = usize::from_str_radix(std::str::from_utf8(&body[..end]).unwrap(), 16).unwrap();
        if length == 0 {
            return whole;
        }
        whole.extend_from_slice(&body[end + 2..][..length]);
        body = &body[end + 2 + length + 2..];
    }
}

pub fn human(name: &str) -> NewSeat {
    NewSeat::Human { name: name.into() }
}

pub fn open() -> NewSeat {
    NewSeat::Open {}
}

pub fn bot(level: &str) -> NewSeat {
    NewSeat::Bot { level: level.into() }
}

pub const FIRST: Seat = Seat(0);

/// A person who asks from an address, over a proxy.
#[derive(Clone)]
pub struct Person<'a> {
    house: &'a House,
    from: &'a str,
    pub cookie: String,
}

impl<'a> Person<'a> {
    pub fn at(house: &'a House, from: &'a str) -> Self {
        Person { house, from, cookie: String::new() }
    }

    /// Returns the browser that has this cookie, at an address.
    pub fn with(house: &'a House, from: &'a str, cookie: &str) -> Self {
        Person { cookie: cookie.into(), ..Person::at(house, from) }
    }

    /// Sends a request as the page does ([`Browser::post`]), and keeps the cookie of its last answer.
    pub async fn post(&mut self, path: &str, body: &impl Serialize) -> Answer {
        let mut answer = self.post_once(path, body).await;
        if answer.status == RefusalKind::CookieNeeded.status() {
            let again = Person { cookie: answer.cookie().unwrap(), ..self.clone() };
            answer = again.post_once(path, body).await;
        }
        if let Some(cookie) = answer.cookie() {
            self.cookie = cookie;
        }
        answer
    }

    async fn post_once(&self, path: &str, body: &impl Serialize) -> Answer {
        let origin = format!("http://{}", self.house.host());
        let headers = [
            ("content-type", "application/json"),
            ("origin", &origin),
            ("cookie", &self.cookie),
            ("x-forwarded-for", self.from),
        ];
        let body = serde_json::to_vec(body).unwrap();
        self.house.browser().raw("POST", path, &headers, &body).await
    }

    /// Sets up a table of two people at one screen.
    pub async fn set_up(&mut self) -> Answer {
        self.set_up_with(&[human("Anna"), human("Bert")], TableOptions::default()).await
    }

    pub async fn set_up_with(&mut self, seats: &[NewSeat], options: TableOptions) -> Answer {
        let wish = NewTable { setup: suites::any_setup(seats.len() as u8), seats: seats.to_vec(), options };
        self.post("/api/tables", &wish).await
    }

    pub async fn sit(&mut self, table: &str, seat: u8) -> Answer {
        let take = SeatRequest::Take { name: format!("Greedy {seat}"), program: false };
        self.post(&format!("/api/tables/{table}/seats/{seat}"), &take).await
    }

    pub async fn is_forgotten(&mut self) -> Answer {
        self.post("/api/me/forget", &serde_json::json!({"what": "everything"})).await
    }
}
