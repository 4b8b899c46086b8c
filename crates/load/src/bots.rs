//! Measures how long a person waits for bots while many tables of bots that search play with nobody watching.

use std::time::Duration;

use futures_util::future::try_join_all;
use protocol::{Awaiting, Created, MoveRequest, Moved, NewSeat, NewTable, Seat, TableOptions, Viewer};
use serde_json::{Value, json};
use tokio::time::{Instant, timeout};

use crate::connection::{Connection, Now};
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
/// The time after which a move counts as lost.
const PATIENCE: Duration = Duration::from_secs(600);
/// The number of tables that are set up or opened at the same time.
const AT_ONCE: usize = 16;

/// A person at a table with one bot.
struct Contest {
    place: Place,
    game: &'static str,
    level: &'static str,
    person: Browser,
    id: String,
    line: Connection,
    now: Now,
    moves: u32,
}

/// Returns the set-up line of a game for this number of players.
fn set_up(game: &str, players: u8) -> Result<String, String> {
    games::set_up(game, players, &[]).map(|(setup, _)| setup).map_err(|error| error.to_string())
}

impl Contest {
    async fn begin(place: &Place, game: &'static str, level: &'static str) -> Result<Self, String> {
        let mut person = Browser::new(place)?;
        let seats = vec![NewSeat::Human { name: "Anna".into() }, NewSeat::Bot { level: level.into() }];
        let wish = NewTable { setup: set_up(game, 2)?, seats, options: TableOptions::default() };
        let Created { table: id } = person.post("/api/tables", &wish).await?;
        let (line, now) = Connection::open(place, &id, &person.cookie).await?;
        Ok(Contest { place: place.clone(), game, level, person, id, line, now, moves: 0 })
    }

    /// Plays the person's moves until the bot has made this number, and returns how long each took: from the person's
    /// move until the bot's is seen.
    async fn play(&mut self, moves: usize) -> Result<Vec<Duration>, String> {
        let mut times = Vec::new();
        while times.len() < moves {
            match self.now.awaiting {
                Awaiting::Decision { seat: Seat(0) } => self.own_move().await?,
                Awaiting::Decision { .. } => {
                    let since = Instant::now();
                    self.now = self.next().await?;
                    times.push(since.elapsed());
                }
                _ => {
                    let moves = self.moves;
                    *self = Contest::begin(&self.place, self.game, self.level).await?;
                    self.moves = moves;
                }
            }
        }
        Ok(times)
    }

    async fn own_move(&mut self) -> Result<(), String> {
        let seen = self.now.seen.iter().find(|seen| seen.viewer == Viewer::Seat(Seat(0)));
        let view = seen.ok_or("a player sees nothing")?.view.get();
        let entry = games::named(self.game).ok_or("there is no such game")?.entry;
        let action = entry.choose(&catalog::Level::Greedy.into(), self.now.version.into(), view, &[]);
        let action = action.map_err(|error| error.to_string())?;
        let key = format!("bots-{}", self.moves);
        let request = MoveRequest { key, seat: Seat(0), version: self.now.version, action };
        self.moves += 1;
        let _: Moved = self.person.post(&format!("/api/tables/{}/moves", self.id), &request).await?;
        self.now = self.next().await?;
        Ok(())
    }

    async fn next(&mut self) -> Result<Now, String> {
        let next = timeout(PATIENCE, self.line.next_move()).await;
        next.map_err(|_| "a bot does not move".to_owned())?
    }
}

/// The times of a person's two bots.
struct Round {
    quick: Vec<Duration>,
    slow: Vec<Duration>,
}

impl Round {
    async fn play(place: &Place, game: &'static str) -> Result<Self, String> {
        let mut quick = Contest::begin(place, game, "greedy").await?;
        let mut slow = Contest::begin(place, game, "master").await?;
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
