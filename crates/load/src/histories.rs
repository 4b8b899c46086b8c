//! Measures how long a table with a very long history takes to load, and how long everybody else waits while several
//! do.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures_util::future::try_join_all;
use protocol::{Created, NewSeat, NewTable, TableOptions};
use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::http::Browser;
use crate::place::Place;
use crate::play::{Playing, Then};
use crate::report::{Report, distribution, load_average, milliseconds, moves, percentile};
use crate::served::Served;
use crate::stored;
use crate::table::Held;

/// The number of times that the server is started and the tables are loaded.
const ROUNDS: usize = 3;
/// The number of tables at which others play meanwhile, and their moves a second.
const OTHERS: usize = 100;
const RATE: u32 = 150;
/// The time for which others play before the tables are loaded.
const BEFORE: Duration = Duration::from_secs(3);
/// The addresses that others fetch meanwhile, one after the other, and the pause between two requests.
const FETCHED: [&str; 3] = ["/", "/api/lobby", "/api/tables"];
const PAUSE: Duration = Duration::from_millis(10);
/// The maximum time for one such table to load on a server where others play.
const LOAD_MOST: Duration = Duration::from_secs(1);
/// The time that others may wait while all are loaded, for 99 of 100 answers.
const OTHERS_MOST: Duration = Duration::from_millis(100);

/// Sets up tables for two people at one screen, and returns their names.
async fn set_up(place: &Place, game: &str, tables: usize) -> Result<Vec<String>, String> {
    let mut names = Vec::new();
    for _ in 0..tables {
        let seats = ["Anna", "Bert"].map(|name| NewSeat::Human { name: name.into() }).to_vec();
        let (setup, _) = games::set_up(game, 2, &[]).map_err(|error| error.to_string())?;
        let wish = NewTable { setup, seats, options: TableOptions::default() };
        let Created { table } = Browser::new(place)?.post("/api/tables", &wish).await?;
        names.push(table);
    }
    Ok(names)
}

/// Loads a table by showing it to a spectator, and returns how long that took and how many bytes it sent.
async fn load(place: &Place, table: &str) -> Result<(Duration, usize), String> {
    let browser = Browser::new(place)?;
    let since = Instant::now();
    let bytes = browser.fetch(&format!("/api/tables/{table}")).await?;
    Ok((since.elapsed(), bytes))
}

/// Fetches pages and lists until it is told to stop, and returns how long each took.
async fn fetch(place: &Place, stop: &AtomicBool) -> Result<Vec<Duration>, String> {
    let browser = Browser::new(place)?;
    let mut times = Vec::new();
    for path in FETCHED.into_iter().cycle() {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let since = Instant::now();
        browser.fetch(path).await?;
        times.push(since.elapsed());
        sleep(PAUSE).await;
    }
    Ok(times)
}

/// Measures with this number of tables, each with this number of entries, of which half are undos.
///
/// # Errors
/// If a request fails, or the tables cannot be made.
pub(crate) async fn measure(
    program: Option<&Path>,
    game: &'static str,
    tables: usize,
    entries: u32,
) -> Result<Report, String> {
    let mut served = Served::start(program, game)?;
    let names = set_up(&served.place(), game, tables + 1).await?;
    served.stop()?;
    stored::lengthen(&served.data(), &names, entries).await?;
    let (first, rest) = names.split_first().ok_or("there is no table")?;

    let (mut alone, mut together, mut sent) = (Vec::new(), Vec::new(), 0);
    let (mut quiet, mut pages, mut moved) = (Vec::new(), Vec::new(), Vec::new());
    let mut errors = Vec::new();
    for round in 0..ROUNDS {
        // A server that was just started has no table in memory.
        if round == 0 {
            served.go_on()?
        } else {
            served.restart()?
        }
        let place = served.place();
        let held = Held::new(game, 2, &[]).map_err(|error| error.to_string())?;
        let mut others = Playing::begin(place.clone(), held, OTHERS, 0, Then::Again).await?;
        others.pace(RATE, BEFORE).await;
        quiet.extend(others.shared.tally.take());
        let (took, bytes) = load(&place, first).await?;
        alone.push(took);
        sent = bytes;
        others.pace(RATE, BEFORE).await;
        others.shared.tally.take();

        let stop = AtomicBool::new(false);
        let all = async {
            let loaded = try_join_all(rest.iter().map(|table| load(&place, table))).await;
            stop.store(true, Ordering::Relaxed);
            loaded
        };
        // Moves are released until the tables are loaded, however long that takes.
        let paced = async {
            while !stop.load(Ordering::Relaxed) {
                others.pace(RATE, Duration::from_millis(100)).await;
            }
        };
        let (loaded, fetched, ()) = tokio::join!(all, fetch(&place, &stop), paced);
        together.extend(loaded?.into_iter().map(|(took, _)| took));
        others.end().await;
        pages.extend(fetched?);
        moved.extend(others.shared.tally.take());
        errors.extend(others.shared.tally.errors());
    }
    let busy: Vec<Duration> =
        pages.iter().copied().chain(moved.iter().map(|took| took.acknowledged)).collect();
    let in_time = alone.iter().all(|took| *took < LOAD_MOST) && percentile(&busy, 99) < OTHERS_MOST;
    let figures = json!({
        "tables": tables,
        "entries": entries,
        "rounds": ROUNDS,
        "load_average": load_average(),
        "one_loads_ms": alone.iter().copied().map(milliseconds).collect::<Vec<_>>(),
        "its_viewer_is_sent_bytes": sent,
        "each_of_all_loads_ms": distribution(&together),
        "moves_of_others_before": moves(&quiet),
        "answers_to_others_meanwhile": busy.len(),
        "answers_to_others_meanwhile_ms": distribution(&busy),
        "moves_of_others_meanwhile": moves(&moved),
        "pages_and_lists_of_others_meanwhile_ms": distribution(&pages),
        "errors": errors,
        "in_time": in_time,
    });
    Ok(Report::of(figures, in_time && errors.is_empty()))
}
