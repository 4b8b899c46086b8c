//! Measures the processor time that one address can cost the server: a stranger sends each kind of request as often as
//! it is allowed, one kind after the other. Processor time hardly depends on what else the machine does.

use std::path::Path;
use std::time::Duration;

use catalog::{Awaiting, SeededSource, Session};
use futures_util::future::join_all;
use protocol::{Created, MoveRequest, NewSeat, NewTable, OpenGame, Seat, TableOptions};
use serde_json::{Map, Value, json};
use tokio::sync::Mutex;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use crate::connection::Connection;
use crate::half_open::{LIKE_OTHERS, STRANGER};
use crate::http::Browser;
use crate::place::Place;
use crate::play::{Playing, Then};
use crate::report::{Report, load_average, rounded};
use crate::served::Served;
use crate::stored;
use crate::table::Held;

/// The default limits of an address: requests of any kind and moves in a second, and tables in an hour.
const REQUESTS: u32 = 100;
const MOVES: u32 = 40;
const TABLES: u32 = 30;
/// The seconds' worth of requests or moves that are allowed in a minute: a burst, which is refilled in up to four
/// seconds, and what is refilled meanwhile.
const MINUTE: u32 = 64;
/// The number of steps, or of moves, that count as one more request.
const STEPS_MANY: u32 = 1000;
/// The number of requests that the stranger has on the way at a time.
const AT_ONCE: usize = 16;
/// A time after which everything is allowed again that is not counted by the hour.
const PAUSE: Duration = Duration::from_secs(5);
/// The number of inputs of a long game: the most that a game file may have, and of a short one: the most that is sent
/// without counting more than once.
const LONG: u32 = 9_900;
const SHORT: u32 = 990;
/// The number of inputs within which a game ends that is no longer drawn out.
const TO_THE_END: u32 = 900;
/// The number of tables at which the stranger moves, few enough that no game ends.
const MOVED_AT: usize = 20;
/// The number of tables that the stranger has played at, and the entries of each.
const PLAYED: usize = 4;
const ENTRIES: u32 = 20_000;
/// The most processor time that requests of any kind may take in a minute: half of one core.
const MINUTE_MOST: f64 = 30.0;

/// The cost of requests of a kind: their numbers, and the processor time of the server meanwhile.
struct Cost {
    /// The number of them that may be sent in a minute; none if they are not limited.
    allowed: Option<u32>,
    sent: u32,
    refused: u32,
    busy: Duration,
    took: Duration,
}

impl Cost {
    /// Returns the processor time for a request that is answered, or for any if refusals are what is measured, in
    /// milliseconds.
    fn each(&self) -> f64 {
        let answered = self.sent - self.refused;
        let number = if answered == 0 || self.allowed.is_none() { self.sent } else { answered };
        self.busy.as_secs_f64() * 1000.0 / f64::from(number.max(1))
    }

    /// Returns the seconds of processor time in a minute in which as many are sent as are allowed.
    fn minute(&self) -> Option<f64> {
        self.allowed.map(|allowed| self.each() * f64::from(allowed) / 1000.0)
    }

    fn figures(&self) -> Value {
        json!({
            "allowed_in_a_minute": self.allowed,
            "sent": self.sent,
            "refused": self.refused,
            "seconds": rounded(self.took.as_secs_f64()),
            "cpu_ms_each": (self.each() * 1000.0).round() / 1000.0,
            "cpu_s_in_a_minute_at_the_limit": self.minute().map(rounded),
        })
    }
}

/// Sends requests at an even rate, as many as are allowed if they are answered in time, and returns how many were sent and
/// how many of them were refused.
async fn send<T>(
    senders: Vec<T>,
    rate: u32,
    time: Duration,
    request: impl AsyncFn(&mut T) -> Result<(), String>,
) -> (u32, u32) {
    let mut beat = interval(Duration::from_secs(1) / rate);
    beat.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let (beat, until) = (Mutex::new(beat), Instant::now() + time);
    let each = senders.into_iter().map(async |mut sender| {
        let (mut sent, mut refused) = (0, 0);
        loop {
            beat.lock().await.tick().await;
            if Instant::now() >= until {
                return (sent, refused);
            }
            sent += 1;
            refused += u32::from(request(&mut sender).await.is_err());
        }
    });
    let counts = join_all(each).await;
    counts.into_iter().fold((0, 0), |(sent, refused), (more, also)| (sent + more, refused + also))
}

/// Returns the longest game of those that can be drawn out to this number of inputs.
pub(crate) fn drawn_out(inputs: u32) -> Result<Box<dyn Session>, String> {
    let games = games::RELEASED.names().into_iter().filter_map(|game| {
        let (setup, _) = games::set_up(game, 2, &[]).ok()?;
        let mut session = games::open(&setup).ok()?;
        suites::picks::draw_out(session.as_mut(), inputs, 1);
        Some(session)
    });
    games.max_by_key(|session| session.version()).ok_or_else(|| "there is no game".to_owned())
}

/// Plays a game to its end.
fn finished(mut session: Box<dyn Session>) -> Result<Box<dyn Session>, String> {
    let mut source = SeededSource::new(1);
    loop {
        while session.draw_in(&mut source).is_some() {}
        let Some(action) = suites::picks::greedy(session.as_ref()) else { return Ok(session) };
        session.play(&action).map_err(|refused| refused.to_string())?;
    }
}

/// A stranger who has what costs most.
struct Stranger<'a> {
    served: &'a Served,
    place: Place,
    cookie: String,
    time: Duration,
    costs: Map<String, Value>,
    dear: Vec<String>,
}

impl Stranger<'_> {
    fn browsers(&self) -> Result<Vec<Browser>, String> {
        (0..AT_ONCE).map(|_| Browser::known(&self.place, &self.cookie)).collect()
    }

    /// Measures what the server takes while something is done that returns how many requests were sent and refused.
    async fn measure(
        &mut self,
        kind: &str,
        allowed: Option<u32>,
        doing: impl Future<Output = (u32, u32)>,
    ) -> Result<(), String> {
        // The limits of the kind before.
        sleep(PAUSE).await;
        let (since, before) = (Instant::now(), self.served.busy()?);
        let (sent, refused) = doing.await;
        let (took, busy) = (since.elapsed(), self.served.busy()?.saturating_sub(before));
        let cost = Cost { allowed, sent, refused, busy, took };
        if cost.minute().is_some_and(|minute| minute > MINUTE_MOST) {
            self.dear.push(kind.to_owned());
        }
        self.costs.insert(kind.to_owned(), cost.figures());
        Ok(())
    }

    /// Measures what is fetched from an address, at a rate; each counts as this number of requests.
    async fn fetch(&mut self, kind: &str, path: &str, rate: u32, counts: u32) -> Result<(), String> {
        let (browsers, time) = (self.browsers()?, self.time);
        let fetched = send(browsers, rate, time, async |browser| browser.fetch(path).await.map(|_| ()));
        self.measure(kind, Some((rate * MINUTE).min(REQUESTS * MINUTE / counts)), fetched).await
    }
}

/// Measures with each kind of request for this number of seconds.
///
/// # Errors
/// If the server does not start, or what the stranger needs cannot be set up.
pub(crate) async fn measure(
    program: Option<&Path>,
    game: &'static str,
    seconds: u64,
) -> Result<Report, String> {
    let mut served = Served::start_with(program, game, &LIKE_OTHERS)?;
    let (setup, _) = games::set_up(game, 2, &[]).map_err(|error| error.to_string())?;
    let people = ["Anna", "Bert"].map(|name| NewSeat::Human { name: name.into() }).to_vec();
    let wish = NewTable { setup, seats: people, options: TableOptions::default() };
    let mut browser = Browser::new(&served.place_from(STRANGER))?;
    let mut played = Vec::new();
    for _ in 0..PLAYED {
        let Created { table } = browser.post("/api/tables", &wish).await?;
        played.push(table);
    }
    served.stop()?;
    stored::lengthen(&served.data(), &played, ENTRIES).await?;
    served.go_on()?;

    let (long, short) = (drawn_out(LONG)?, drawn_out(SHORT)?);
    let (inputs, steps) = (long.version(), short.version());
    let Awaiting::Decision { seat: acting } = short.awaiting() else {
        return Err("the short game waits for nobody".to_owned());
    };
    let over = finished(drawn_out(LONG - TO_THE_END)?)?;
    let file = |session: &dyn Session| OpenGame { log: session.log(), seats: Vec::new() };
    let place = served.place_from(STRANGER);
    let mut browser = Browser::known(&place, &browser.cookie)?;
    let mut open = async |session: &dyn Session| {
        let created: Created = browser.post("/api/games", &file(session)).await?;
        Ok::<_, String>(created.table)
    };
    let (watched, drawn, ended) =
        (open(short.as_ref()).await?, open(long.as_ref()).await?, open(over.as_ref()).await?);
    let (cookie, time) = (browser.cookie.clone(), Duration::from_secs(seconds));
    let mut stranger =
        Stranger { served: &served, place: place.clone(), cookie, time, costs: Map::new(), dear: Vec::new() };

    let many = 1 + inputs / STEPS_MANY;
    for (kind, path, counts) in [
        ("the page", "/".to_owned(), 1),
        ("the lobby", "/api/lobby".to_owned(), 1),
        ("the list of games", "/api/games".to_owned(), 1),
        ("one's own tables", "/api/mine".to_owned(), 1),
        ("the description of the protocol", "/api/openapi.json".to_owned(), 1),
        ("a snapshot of few steps", format!("/api/tables/{watched}"), 1),
        ("a snapshot of many steps", format!("/api/tables/{drawn}"), many),
        ("a position of a long game", format!("/api/tables/{drawn}/at/{}", inputs - 1), 1),
        ("the course of a long game", format!("/api/tables/{drawn}/course"), many),
        ("the legal actions of a seat", format!("/api/tables/{watched}/legal?seat={acting}"), 1),
        ("a wait that is over at once", format!("/api/tables/{watched}?after={}&wait=30", steps - 1), 1),
        ("a picture of a link", format!("/api/tables/{watched}/qr.svg"), 1),
        ("the file of a long game", format!("/api/tables/{ended}/log"), 1),
        ("a table that does not exist", "/api/tables/aaaaaaaaaaaaaaaa".to_owned(), 1),
    ] {
        stranger.fetch(kind, &path, REQUESTS, counts).await?;
    }
    let counts = 1 + PLAYED as u32 * ENTRIES / STEPS_MANY;
    stranger.fetch("what is stored about a person", "/api/me", MOVES / 4, counts).await?;

    let sockets = send(vec![(); AT_ONCE], REQUESTS, time, async |()| {
        Connection::open(&place, &watched, "").await.map(|_| ())
    });
    stranger.measure("a socket", Some(REQUESTS * MINUTE), sockets).await?;

    let request = MoveRequest { key: "dear".into(), seat: Seat(0), version: steps, action: "no move".into() };
    let path = format!("/api/tables/{watched}/moves");
    let refused = send(stranger.browsers()?, MOVES / 4, time, async |browser| {
        browser.post::<Value>(&path, &request).await.map(|_| ())
    });
    stranger.measure("a refused move", Some(MOVES * MINUTE), refused).await?;

    let held = Held::new(game, 2, &[]).map_err(|error| error.to_string())?;
    let mut playing = Playing::begin(place.clone(), held, MOVED_AT, 0, Then::Stop).await?;
    sleep(PAUSE).await;
    playing.shared.tally.take();
    let moves = async {
        // A little less than is allowed: a table whose move is refused stops.
        playing.pace(MOVES * 9 / 10, time).await;
        sleep(PAUSE).await;
        (playing.shared.tally.take().len() as u32, playing.shared.tally.errors().values().sum())
    };
    stranger.measure("a move that two people see", Some(MOVES * MINUTE), moves).await?;
    playing.end().await;

    let (browsers, wish) = (stranger.browsers()?, file(long.as_ref()));
    let files =
        send(browsers.into_iter().take(1).collect(), 10, Duration::from_millis(350), async |browser| {
            browser.post::<Created>("/api/games", &wish).await.map(|_| ())
        });
    stranger.measure("a long game file", Some(TABLES), files).await?;

    // Refused requests are not limited: a client that sends more than is allowed is answered with 429.
    let browsers = stranger.browsers()?;
    let too_many = send(browsers, 100_000, time, async |browser| browser.fetch("/").await.map(|_| ()));
    stranger.measure("too many requests", None, too_many).await?;
    let connections = send(vec![(); AT_ONCE], 100_000, time, async |()| place.connect().await.map(|_| ()));
    stranger.measure("connections", None, connections).await?;

    let Stranger { costs, dear, .. } = stranger;
    let figures = json!({
        "load_average": load_average(),
        "inputs_of_a_long_game": inputs,
        "steps_of_a_snapshot_of_few": steps,
        "kinds": costs,
        "dearer_than_half_a_core": dear,
    });
    Ok(Report::of(figures, dear.is_empty()))
}
