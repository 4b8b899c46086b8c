//! Measures whether a person is served while somebody else holds thousands of half-sent requests open.

use std::path::Path;
use std::time::Duration;

use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::time::{Instant, sleep, timeout};

use crate::http::Browser;
use crate::place::Place;
use crate::report::{Report, Tally, distribution, load_average, megabytes, moves};
use crate::served::Served;
use crate::table::{Held, Table};

/// The options with which the server treats this machine's addresses like any others.
pub(crate) const LIKE_OTHERS: [&str; 3] = ["--limit-local", "--trusted-proxy", "none"];
/// The last numbers of the two addresses.
pub(crate) const STRANGER: u8 = 2;
const PERSON: u8 = 3;
/// The number of times that the person fetches the page, each time over a new connection.
const PAGES: usize = 20;
/// The maximum time for the page.
const PAGE_MOST: Duration = Duration::from_secs(1);
/// The maximum time for a connection to be accepted or refused.
const PATIENCE: Duration = Duration::from_secs(5);
/// A time after which half-sent requests have been closed.
const CLOSED_AFTER: Duration = Duration::from_secs(15);
/// The beginning of a request that never ends.
const HALF: &[u8] = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\n";

/// Opens connections and sends half a request on each. Returns those that stayed open that long, on this side.
async fn flood(place: &Place, number: usize) -> Vec<tokio::net::TcpStream> {
    let mut open = Vec::new();
    for _ in 0..number {
        // Connections that the server refuses are part of the measurement.
        let Ok(Ok(mut stream)) = timeout(PATIENCE, place.connect()).await else { continue };
        if stream.write_all(HALF).await.is_ok() {
            open.push(stream);
        }
    }
    open
}

/// Fetches the page as somebody who comes anew each time.
async fn pages(place: &Place) -> Result<Vec<Duration>, String> {
    let mut times = Vec::new();
    for _ in 0..PAGES {
        let browser = Browser::new(place)?;
        let since = Instant::now();
        browser.fetch("/").await?;
        times.push(since.elapsed());
    }
    Ok(times)
}

/// Measures with this number of half-open connections from one address, while a person at another plays.
///
/// # Errors
/// If a request of the person fails, or one of their sockets is closed.
pub(crate) async fn measure(
    program: Option<&Path>,
    game: &'static str,
    number: usize,
) -> Result<Report, String> {
    let served = Served::start_with(program, game, &LIKE_OTHERS)?;
    let (stranger, person) = (served.place_from(STRANGER), served.place_from(PERSON));
    let held = Held::new(game, 2, &[]).map_err(|error| error.to_string())?;
    let tally = Tally::default();
    // The sockets of this table are open before the stranger comes, and must stay so.
    let mut table = Table::set_up(&person, &held, true).await?;
    table.one_move(&tally).await?;
    let before = pages(&person).await?;
    let rested = served.memory()?;

    let since = Instant::now();
    let open = flood(&stranger, number).await;
    let took = since.elapsed();
    let (descriptors, flooded) = (served.descriptors(), served.memory()?);
    let during = pages(&person).await?;
    // A game that begins now, with sockets of its own, and one that goes on.
    let mut later = Table::set_up(&person, &held, true).await?;
    for table in [&mut table, &mut later] {
        for _ in 0..PAGES / 2 {
            table.one_move(&tally).await?;
        }
    }
    sleep(CLOSED_AFTER).await;
    let left = served.descriptors();
    let again = flood(&stranger, number / 10).await;
    let once_more = pages(&person).await?;
    table.one_move(&tally).await?;
    later.one_move(&tally).await?;
    drop((open, again));

    let in_time = during.iter().chain(&once_more).all(|took| *took < PAGE_MOST);
    let figures = json!({
        "half_open": number,
        "load_average": load_average(),
        "opened_in_ms": crate::report::milliseconds(took),
        "descriptors_of_the_server": {"flooded": descriptors, "15_s_later": left},
        "server_memory_mb": {"before": megabytes(rested), "flooded": megabytes(flooded)},
        "page_before_ms": distribution(&before),
        "page_meanwhile_ms": distribution(&during),
        "page_15_s_later_ms": distribution(&once_more),
        "moves": moves(&tally.take()),
        "sockets_stayed_open": true,
        "in_time": in_time,
    });
    Ok(Report::of(figures, in_time))
}
