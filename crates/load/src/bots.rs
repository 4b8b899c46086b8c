//! Measures how long a person waits for bots while many tables of bots that search play with nobody watching.

use std::time::Duration;

use futures_util::future::try_join_all;
use protocol::{Created, NewSeat, NewTable, TableOptions};
use serde_json::{Value, json};

use crate::connection::Connection;
use crate::contest::{Among, Contest, set_up};
use crate::http::Browser;
use crate::place::Place;
use crate::report::{Report, distribution, percentile};
use crate::served::Served;

/// The bots at the tables that nobody watches: as slow as the server allows.
const STRANGERS: &str = "master:16000";
/// The number of them at a table, if the game allows it.
const STRANGERS_AT_TABLE: u8 = 4;
/// The number of moves that each of the person's bots makes in each round.
const MOVES: usize = 60;
/// The maximum time of a quick bot, for 99 of 100 moves.
const QUICK_MOST: Duration = Duration::from_millis(500);
/// The time that a bot that searches may take beyond its time on an idle server, for 99 of 100 moves.
const SLOW_MORE: Duration = Duration::from_secs(2);
/// The number of tables that are set up or opened at the same time.
const AT_ONCE: usize = 16;

/// The times of a person's two bots.
struct Round {
    quick: Vec<Duration>,
    slow: Vec<Duration>,
}

impl Round {
    async fn play(place: &Place, game: &'static str) -> Result<Self, String> {
        let among = |level| Among { game, players: 2, level };
        let mut quick = Contest::begin(place, among("greedy")).await?;
        let mut slow = Contest::begin(place, among("master")).await?;
        Ok(Round { quick: quick.play(MOVES).await?, slow: slow.play(MOVES).await? })
    }

    fn figures(&self) -> Value {
        json!({"greedy_ms": distribution(&self.quick), "master_ms": distribution(&self.slow)})
    }
}

/// Sets up tables of bots alone, each by another person, and returns their names.
async fn strangers(place: &Place, game: &'static str, tables: usize) -> Result<Vec<String>, String> {
    let about = games::named(game).ok_or("there is no such game")?.about();
    let players = STRANGERS_AT_TABLE.clamp(*about.seats.start(), *about.seats.end());
    let seats = vec![NewSeat::Bot { level: STRANGERS.into() }; usize::from(players)];
    let wish = NewTable { setup: set_up(game, players)?, seats, options: TableOptions::default() };
    let mut names = Vec::new();
    while names.len() < tables {
        let few = (names.len()..tables).take(AT_ONCE).map(async |_| {
            let made: Created = Browser::new(place)?.post("/api/tables", &wish).await?;
            Ok::<_, String>(made.table)
        });
        names.extend(try_join_all(few).await?);
    }
    Ok(names)
}

/// Opens each table once, as a link to it does: its bots play on.
async fn open(place: &Place, tables: &[String]) -> Result<(), String> {
    for few in tables.chunks(AT_ONCE) {
        try_join_all(few.iter().map(|table| Connection::open(place, table, ""))).await?;
    }
    Ok(())
}

/// Measures an idle server, one with this number of tables of bots, and the same after it was killed.
///
/// # Errors
/// If a request fails, or a bot does not move.
pub(crate) async fn measure(
    served: &mut Served,
    game: &'static str,
    tables: usize,
) -> Result<Report, String> {
    let idle = Round::play(&served.place(), game).await?;
    let names = strangers(&served.place(), game, tables).await?;
    let busy = Round::play(&served.place(), game).await?;
    served.restart()?;
    open(&served.place(), &names).await?;
    let again = Round::play(&served.place(), game).await?;
    let allowed = percentile(&idle.slow, 99) + SLOW_MORE;
    let in_time = [&busy, &again]
        .into_iter()
        .all(|round| percentile(&round.quick, 99) <= QUICK_MOST && percentile(&round.slow, 99) <= allowed);
    let figures = json!({
        "tables_of_bots": tables,
        "moves": MOVES,
        "idle": idle.figures(),
        "busy": busy.figures(),
        "after_a_restart": again.figures(),
        "in_time": in_time,
    });
    Ok(Report::of(figures, in_time))
}
