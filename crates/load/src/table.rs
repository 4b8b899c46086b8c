//! A table with two players and perhaps somebody who looks on, one game after the other.

use std::sync::atomic::Ordering;
use std::time::Duration;

use catalog::Level;
use futures_util::future::join_all;
use protocol::{
    Awaiting, Created, MoveRequest, Moved, NewSeat, NewTable, Seat, SeatRequest, Snapshot, TableOptions,
    Viewer,
};
use serde_json::json;
use tokio::time::{Instant, timeout};

use crate::Shared;
use crate::http::Browser;
use crate::line::{Connection, Now};

/// After how long a move counts as lost.
const PATIENCE: Duration = Duration::from_secs(10);

/// A table with those who are there.
pub(crate) struct Table {
    address: String,
    game: &'static str,
    id: String,
    players: [Browser; 2],
    watched: bool,
    /// The players' lines, then the spectator's.
    lines: Vec<Connection>,
    /// What the two players see.
    now: [Now; 2],
    moves: u32,
}

impl Table {
    /// Sets up a table for two: one player creates it, the other takes the open seat.
    pub async fn set_up(address: &str, game: &'static str, watched: bool) -> Result<Self, String> {
        let mut players = [Browser::new(address)?, Browser::new(address)?];
        let seats = vec![NewSeat::Human { name: "Anna".into() }, NewSeat::Open {}];
        let setup = format!("{game} players=2");
        let wish = NewTable { setup, seats, options: TableOptions::default() };
        let Created { table: id } = players[0].post("/api/tables", &wish).await?;
        let take = SeatRequest::Take { name: "Bert".into() };
        players[1].post::<Snapshot>(&format!("/api/tables/{id}/seats/1"), &take).await?;
        let (lines, now) = connect(address, &id, &players, watched).await?;
        Ok(Table { address: address.to_owned(), game, id, players, watched, lines, now, moves: 0 })
    }

    /// Makes a move whenever one is due, until it is over.
    pub async fn play(mut self, shared: &Shared) {
        loop {
            let Ok(due) = shared.due.acquire().await else { return };
            due.forget();
            if shared.stop.load(Ordering::Relaxed) {
                return;
            }
            match timeout(PATIENCE, self.one_move(shared)).await {
                Ok(Ok(())) => {}
                Ok(Err(why)) => return shared.tally.error(&why),
                Err(_) => return shared.tally.error("a move was not seen by everybody"),
            }
        }
    }

    async fn one_move(&mut self, shared: &Shared) -> Result<(), String> {
        let Awaiting::Decision { seat } = self.now[0].awaiting else { return self.again().await };
        let request = self.decide(seat)?;
        let path = format!("/api/tables/{}/moves", self.id);
        let sent = Instant::now();
        let acknowledged = async {
            let moved: Moved = self.players[seat.index()].post(&path, &request).await?;
            Ok::<_, String>((moved.version, sent.elapsed()))
        };
        let seen = join_all(self.lines.iter_mut().map(async |line| {
            let now = line.next_move().await?;
            Ok::<_, String>((now, sent.elapsed()))
        }));
        let (acknowledged, seen) = tokio::join!(acknowledged, seen);
        let (version, answered) = acknowledged?;
        let mut seen = seen.into_iter().collect::<Result<Vec<_>, _>>()?;
        if seen.iter().any(|(now, _)| now.version != version) {
            return Err(format!("acknowledged as {version}, shown as something else"));
        }
        let last = seen.iter().map(|(_, after)| *after).max().unwrap_or_default();
        shared.tally.moved(answered, last);
        self.moves += 1;
        let bert = seen.swap_remove(1).0;
        self.now = [seen.swap_remove(0).0, bert];
        Ok(())
    }

    /// An action that the greedy bot chooses from what the seat sees, as a browser would: so games end.
    fn decide(&self, seat: Seat) -> Result<MoveRequest, String> {
        let now = &self.now[seat.index()];
        let seen =
            now.seen.iter().find(|seen| seen.viewer == Viewer::Seat(seat)).ok_or("a player sees nothing")?;
        let game = games::named(self.game).ok_or("there is no such game")?.entry;
        let action = game.choose(&Level::Greedy.into(), now.version.into(), seen.view.get(), &[]);
        let action = action.map_err(|error| error.to_string())?;
        Ok(MoveRequest { key: format!("load-{}", self.moves), seat, version: now.version, action })
    }

    /// The game is over: once more.
    async fn again(&mut self) -> Result<(), String> {
        let path = format!("/api/tables/{}/rematch", self.id);
        let Created { table } = self.players[0].post(&path, &json!({})).await?;
        // Who sat second sits first now.
        self.players.swap(0, 1);
        self.id = table;
        (self.lines, self.now) = connect(&self.address, &self.id, &self.players, self.watched).await?;
        Ok(())
    }
}

async fn connect(
    address: &str,
    table: &str,
    players: &[Browser; 2],
    watched: bool,
) -> Result<(Vec<Connection>, [Now; 2]), String> {
    let (anna, first) = Connection::open(address, table, &players[0].cookie).await?;
    let (bert, second) = Connection::open(address, table, &players[1].cookie).await?;
    let mut lines = vec![anna, bert];
    if watched {
        lines.push(Connection::open(address, table, "").await?.0);
    }
    Ok((lines, [first, second]))
}
