//! Measures what is left for others while one home takes all that it can from each of its networks.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::path::Path;
use std::time::Duration;

use futures_util::future::{join_all, try_join_all};
use protocol::{Created, NewSeat, NewTable, OpenGame, OpenTable, SeatRequest, Snapshot, TableOptions};
use serde_json::json;
use tokio::time::Instant;

use crate::connection::Connection;
use crate::contest::set_up;
use crate::dear::drawn_out;
use crate::http::Browser;
use crate::place::Place;
use crate::report::{Report, distribution, load_average, megabytes, milliseconds};
use crate::served::Served;

/// The number of honest tables, and of the people who set them up.
const HONEST: usize = 30;
/// The number of tables that each of the networks tries to set up, and of honest tables at which it tries to sit down.
const GREEDY: usize = 30;
/// The number of inputs of the game that fills the memory.
const INPUTS: u32 = 9000;
/// The options under which the home need not wait between its requests, and one address may have all honest tables.
const FAST: [&str; 3] =
    ["--limit-requests=100000/1s", "--limit-address-moves=100000/1s", "--limit-listed=30"];
/// The number of networks that try at the same time.
const AT_ONCE: usize = 16;
/// The number of times that the page is fetched.
const PAGES: usize = 20;
/// The number of seats at tables of others that one home may take: as many as one address.
const SEATS_TAKEN_MOST: usize = 5;
/// The maximum time for the page.
const PAGE_MOST: Duration = Duration::from_secs(1);
/// The most resident memory of the server.
const MEMORY_MOST: u64 = 300_000_000;

/// The share of one network.
#[derive(Default)]
struct Taken {
    tables: usize,
    seats: usize,
    /// The sockets, which stay open.
    open: Vec<Connection>,
}

/// Returns the place of people of a network of the home.
fn network(place: &Place, number: u16) -> Place {
    place.through_proxy(IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, number, 0, 0, 0, 1)))
}

/// Returns a public table of three, so that it stays in the lobby when one seat is taken.
fn wish(game: &str, first: NewSeat) -> Result<NewTable, String> {
    let seats = vec![first, NewSeat::Open {}, NewSeat::Open {}];
    let options = TableOptions { public: true, ..TableOptions::default() };
    Ok(NewTable { setup: set_up(game, 3)?, seats, options })
}

/// Sets up as many public tables as a network may and opens as many files of a long game, connects to each, and sits down at as many honest tables as it may.
async fn take(place: &Place, game: &str, file: &OpenGame, honest: &[String]) -> Result<Taken, String> {
    let mut taken = Taken::default();
    let public = wish(game, NewSeat::Open {})?;
    let mut person = Browser::new(place)?;
    for number in 0..GREEDY {
        // Refusals are part of the measurement.
        let made = match number % 2 {
            0 => person.post("/api/tables", &public).await,
            _ => person.post("/api/games", file).await,
        };
        let Ok(Created { table }) = made else { continue };
        taken.tables += 1;
        taken.open.extend(Connection::open(place, &table, &person.cookie).await.ok().map(|(line, _)| line));
    }
    for table in honest {
        let sit = SeatRequest::Take { name: "Greedy".into(), program: false };
        let seat = format!("/api/tables/{table}/seats/1");
        taken.seats += usize::from(person.post::<Snapshot>(&seat, &sit).await.is_ok());
    }
    Ok(taken)
}

/// Measures with this number of networks of one home, while the people of one other address have tables in the lobby.
///
/// # Errors
/// If a request of an honest person fails.
pub(crate) async fn measure(
    program: Option<&Path>,
    game: &'static str,
    networks: u16,
) -> Result<Report, String> {
    let served = Served::start_with(program, game, &FAST)?;
    let file = OpenGame { log: drawn_out(INPUTS)?.log(), seats: Vec::new() };
    let place = served.place();
    let honest = place.through_proxy(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)));
    let tables = (0..HONEST).map(async |_| {
        let Created { table } = Browser::new(&honest)?
            .post("/api/tables", &wish(game, NewSeat::Human { name: "Anna".into() })?)
            .await?;
        Ok::<_, String>(table)
    });
    let tables = try_join_all(tables).await?;
    let rested = served.memory()?;
    let since = Instant::now();
    let mut all = Vec::new();
    let numbers: Vec<u16> = (0..networks).collect();
    for few in numbers.chunks(AT_ONCE) {
        let few = few.iter().map(async |&number| take(&network(&place, number), game, &file, &tables).await);
        all.extend(join_all(few).await.into_iter().collect::<Result<Vec<Taken>, _>>()?);
    }
    let took = since.elapsed();

    let mut pages = Vec::new();
    let mut listed = Vec::new();
    for _ in 0..PAGES {
        let browser = Browser::new(&honest)?;
        let since = Instant::now();
        browser.fetch("/").await?;
        listed = browser.get::<Vec<OpenTable>>("/api/lobby").await?;
        pages.push(since.elapsed());
    }
    let seen = listed.iter().filter(|listed| tables.contains(&listed.table)).count();
    let (memory, most) = (served.memory()?, served.most_memory()?);
    let free = listed
        .iter()
        .filter(|listed| tables.contains(&listed.table) && listed.seats.get(1).is_some_and(|seat| seat.open));
    let free = free.count();
    let slowest = pages.iter().max().copied().unwrap_or_default();
    let in_bounds =
        seen == HONEST && free >= HONEST - SEATS_TAKEN_MOST && slowest <= PAGE_MOST && most <= MEMORY_MOST;
    let sum = |what: fn(&Taken) -> usize| all.iter().map(what).sum::<usize>();
    let figures = json!({
        "networks": networks,
        "load_average": load_average(),
        "took_ms": milliseconds(took),
        "tables": sum(|taken| taken.tables),
        "seats": sum(|taken| taken.seats),
        "sockets": sum(|taken| taken.open.len()),
        "server_memory_mb": {
            "before": megabytes(rested),
            "after": megabytes(memory),
            "most": megabytes(most),
        },
        "honest_tables_listed": seen,
        "honest_seats_free": free,
        "page_ms": distribution(&pages),
        "in_bounds": in_bounds,
    });
    Ok(Report::of(figures, in_bounds))
}
