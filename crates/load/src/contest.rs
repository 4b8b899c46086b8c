//! A person who plays with bots, and the times of their moves.

use std::time::Duration;

use mind::Level;
use protocol::{Awaiting, Created, MoveRequest, Moved, NewSeat, NewTable, Seat, TableOptions, Viewer};
use tokio::time::{Instant, timeout};

use crate::connection::{Connection, Now};
use crate::http::Browser;
use crate::place::Place;

/// The time after which a move counts as lost.
const PATIENCE: Duration = Duration::from_secs(600);

/// Returns the set-up line of a game for this number of players.
pub(crate) fn set_up(game: &str, players: u8) -> Result<String, String> {
    games::set_up(game, players, &[]).map(|(setup, _)| setup).map_err(|error| error.to_string())
}

/// A game of a person in the last seat and of bots in all others.
#[derive(Clone, Copy)]
pub(crate) struct Among {
    pub game: &'static str,
    pub players: u8,
    /// The level of the bots.
    pub level: &'static str,
}

impl Among {
    /// Sets up a table at which the person is not connected, and returns its name.
    ///
    /// # Errors
    /// If it is refused.
    pub async fn set_up(self, person: &mut Browser) -> Result<String, String> {
        let mut seats = vec![NewSeat::Bot { level: self.level.into() }; usize::from(self.players) - 1];
        seats.push(NewSeat::Human { name: "Anna".into() });
        let setup = set_up(self.game, self.players)?;
        let wish = NewTable { setup, seats, options: TableOptions::default() };
        let Created { table } = person.post("/api/tables", &wish).await?;
        Ok(table)
    }

    fn seat(self) -> Seat {
        Seat(self.players - 1)
    }
}

/// A person who is connected to a table of bots.
pub(crate) struct Contest {
    place: Place,
    among: Among,
    person: Browser,
    id: String,
    line: Connection,
    now: Now,
    moves: u32,
}

impl Contest {
    /// Sets up a table for a new person, who connects to it.
    ///
    /// # Errors
    /// If it is refused.
    pub async fn begin(place: &Place, among: Among) -> Result<Self, String> {
        let mut person = Browser::new(place)?;
        let id = among.set_up(&mut person).await?;
        Self::join(place, among, person, id).await
    }

    /// Connects a person to their table.
    ///
    /// # Errors
    /// If the connection cannot be opened.
    pub async fn join(place: &Place, among: Among, person: Browser, id: String) -> Result<Self, String> {
        let (line, now) = Connection::open(place, &id, &person.cookie).await?;
        Ok(Contest { place: place.clone(), among, person, id, line, now, moves: 0 })
    }

    /// Plays until the bots have made this number of moves, and returns how long each took: from the move before until
    /// it is seen. A game that is over is followed by another.
    ///
    /// # Errors
    /// If a request fails, or a bot does not move.
    pub async fn play(&mut self, moves: usize) -> Result<Vec<Duration>, String> {
        let mut times = Vec::new();
        while times.len() < moves {
            match self.now.awaiting {
                Awaiting::Decision { seat } if seat == self.among.seat() => self.own_move().await?,
                Awaiting::Decision { .. } => {
                    let since = Instant::now();
                    self.now = self.next().await?;
                    times.push(since.elapsed());
                }
                _ => {
                    self.id = self.among.set_up(&mut self.person).await?;
                    (self.line, self.now) =
                        Connection::open(&self.place, &self.id, &self.person.cookie).await?;
                }
            }
        }
        Ok(times)
    }

    async fn own_move(&mut self) -> Result<(), String> {
        let seat = self.among.seat();
        let seen = self.now.seen.iter().find(|seen| seen.viewer == Viewer::Seat(seat));
        let view = seen.ok_or("a player sees nothing")?.view.get();
        let entry = games::named(self.among.game).ok_or("there is no such game")?.entry;
        let advice = entry.advise(&Level::GREEDY.into(), self.now.version.into(), view, &[], &mut || true);
        let advice = advice.map_err(|error| error.to_string())?;
        let action = advice.ok_or("the seat is not to act")?.best();
        let key = format!("bots-{}", self.moves);
        let request = MoveRequest { key, seat, version: self.now.version, action };
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
