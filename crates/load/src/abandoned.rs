//! Measures the memory that a server gives back after many tables were created and left.

use std::path::Path;
use std::time::Duration;

use futures_util::future::try_join_all;
use protocol::{Created, NewSeat, NewTable, TableOptions};
use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::http::Browser;
use crate::report::{Report, load_average, megabytes, rounded};
use crate::served::Served;

/// The number of tables that are set up at the same time.
const AT_ONCE: usize = 16;
/// A time after which tables that nobody is connected to have left the memory, and what they held was given back.
const UNLOADED_AFTER: Duration = Duration::from_secs(120);
/// The share of the tables' memory that may be kept when they are gone.
const KEPT_MOST: f64 = 0.25;

/// Measures with this number of tables for two, each set up by another person who leaves at once.
///
/// # Errors
/// If a table cannot be set up.
pub(crate) async fn measure(
    program: Option<&Path>,
    game: &'static str,
    tables: usize,
) -> Result<Report, String> {
    let served = Served::start(program, game)?;
    let place = served.place();
    let (setup, _) = games::set_up(game, 2, &[]).map_err(|error| error.to_string())?;
    let seats = ["Anna", "Bert"].map(|name| NewSeat::Human { name: name.into() }).to_vec();
    let wish = NewTable { setup, seats, options: TableOptions::default() };
    let rested = served.memory()?;
    let since = Instant::now();
    for begun in (0..tables).step_by(AT_ONCE) {
        let few = (begun..tables).take(AT_ONCE).map(async |_| {
            let created: Created = Browser::new(&place)?.post("/api/tables", &wish).await?;
            Ok::<_, String>(created)
        });
        try_join_all(few).await?;
    }
    let (took, most) = (since.elapsed(), served.most_memory()?);
    sleep(UNLOADED_AFTER).await;
    let left = served.memory()?;
    let [taken, kept] = [most, left].map(|bytes| bytes.saturating_sub(rested));
    let part = if taken == 0 { 0.0 } else { kept as f64 / taken as f64 };
    let figures = json!({
        "tables": tables,
        "load_average": load_average(),
        "seconds": rounded(took.as_secs_f64()),
        "server_memory_mb": {
            "before": megabytes(rested),
            "most": megabytes(most),
            "120_s_later": megabytes(left),
        },
        "kept_of_what_was_taken": rounded(part),
        "released": part <= KEPT_MOST,
    });
    Ok(Report::of(figures, part <= KEPT_MOST))
}
