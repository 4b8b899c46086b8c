//! Measures the cost of players: the memory of a table and of a socket, and the bytes that a finished game takes on the
//! disk.

use std::path::Path;
use std::time::Duration;

use serde_json::json;

use crate::connection::Connection;
use crate::play::{Playing, Then};
use crate::report::{Report, load_average, megabytes, moves, rounded};
use crate::served::Served;
use crate::stored;
use crate::table::Held;

/// The number of sockets that are opened besides those of the players, to measure one.
const SOCKETS: usize = 1000;
/// The maximum time for all games to their end.
const PLAY_MOST: Duration = Duration::from_secs(600);
/// More moves than the games can have.
const MOVES: usize = 10_000_000;

/// Measures with this number of tables, each of which plays one game to its end, as fast as the server answers.
///
/// # Errors
/// If a request fails.
pub(crate) async fn measure(
    program: Option<&Path>,
    game: &'static str,
    held: Held,
    tables: usize,
) -> Result<Report, String> {
    let mut served = Served::start(program, game)?;
    let players = usize::from(held.players());
    // The first table brings what a server needs once.
    let first = Playing::begin(served.place(), held.clone(), 1, 0, Then::Stop).await?;
    let empty = served.memory()?;
    let mut playing = Playing::begin(served.place(), held, tables, 0, Then::Stop).await?;
    let rested = served.memory()?;
    let names = playing.shared.tally.versions();
    let mut sockets = Vec::new();
    for table in names.keys().cycle().take(SOCKETS) {
        sockets.push(Connection::open(&served.place(), table, "").await?.0);
    }
    let watched = served.memory()?;
    drop(sockets);

    playing.shared.due.add_permits(MOVES);
    playing.wait(PLAY_MOST).await;
    let (worked, most) = (served.memory()?, served.most_memory()?);
    let tally = &playing.shared.tally;
    let (took, games) = (tally.take(), tally.games());
    drop(first);
    served.stop()?;
    let bytes = std::fs::metadata(served.data()).map_err(|error| error.to_string())?.len();
    let lost = stored::lost(&served.data(), &tally.versions()).await?;
    let errors = tally.errors();
    let each = |bytes: u64, number: usize| rounded(bytes as f64 / number.max(1) as f64 / 1000.0);
    let clean = errors.is_empty() && lost.is_empty() && games as usize == tables;
    let figures = json!({
        "tables": tables,
        "players": tables * players,
        "load_average": load_average(),
        "games": games,
        "moves_of_a_game": rounded(took.len() as f64 / f64::from(games.max(1))),
        "moves": moves(&took),
        "server_memory_mb": {
            "without_tables": megabytes(empty),
            "with_all_tables": megabytes(rested),
            "at_the_end_of_the_games": megabytes(worked),
            "most": megabytes(most),
        },
        "memory_kb": {
            "a_new_table_with_its_players": each(rested.saturating_sub(empty), tables),
            "a_socket": each(watched.saturating_sub(rested), SOCKETS),
            "a_table_with_its_players_at_the_end": each(worked.saturating_sub(empty), tables),
        },
        "disk_mb": megabytes(bytes),
        "disk_of_a_finished_game_kb": each(bytes, tables),
        "lost": lost.len(),
        "errors": errors,
    });
    Ok(Report::of(figures, clean))
}
