//! A table with its players and possibly a spectator, which plays one game after the other.

use futures_util::future::join_all;
use kernel::SetupError;
use mind::Level;
use protocol::{
    Awaiting, Created, MoveRequest, Moved, NewSeat, NewTable, Seat, SeatRequest, Snapshot, TableOptions,
    Viewer,
};
use serde_json::json;
use tokio::time::Instant;

use crate::connection::{Connection, Now};
use crate::http::Browser;
use crate::place::Place;
use crate::report::Tally;

/// The game and the options of every table.
#[derive(Clone)]
pub(crate) struct Held {
    game: &'static str,
    players: u8,
    setup: String,
    options: TableOptions,
}

impl Held {
    /// Returns a game for this number of players with options, given as words `key=value`.
    ///
    /// # Errors
    /// If the game is not for this number of players, or has no such option or value.
    pub fn new(game: &'static str, players: u8, chosen: &[String]) -> Result<Self, SetupError> {
        let (setup, chosen) = games::set_up(game, players, chosen)?;
        Ok(Held { game, players, setup, options: TableOptions::default().with_chosen(chosen) })
    }

    /// Returns the name of the game.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// Returns the number of players at each table.
    pub fn players(&self) -> u8 {
        self.players
    }
}

/// A table and its participants.
pub(crate) struct Table {
    place: Place,
    game: &'static str,
    id: String,
    /// In the order of their seats.
    players: Vec<Browser>,
    watched: bool,
    /// The players' connections, then the spectator's.
    lines: Vec<Connection>,
    /// The views of the players.
    now: Vec<Now>,
    moves: u32,
}

impl Table {
    /// Sets up a table: one player creates it, the others take the open seats.
    ///
    /// # Errors
    /// If a request fails, or a connection cannot be opened.
    pub async fn set_up(place: &Place, held: &Held, watched: bool) -> Result<Self, String> {
        let players = (0..held.players).map(|_| Browser::new(place));
        let mut players = players.collect::<Result<Vec<_>, _>>()?;
        let others = (1..held.players).map(|_| NewSeat::Open {});
        let seats = std::iter::once(NewSeat::Human { name: "Anna".into() }).chain(others).collect();
        let wish = NewTable { setup: held.setup.clone(), seats, options: held.options.clone() };
        let Created { table: id } = players[0].post("/api/tables", &wish).await?;
        for (seat, player) in players.iter_mut().enumerate().skip(1) {
            let take = SeatRequest::Take { name: format!("Bert {seat}"), program: false };
            player.post::<Snapshot>(&format!("/api/tables/{id}/seats/{seat}"), &take).await?;
        }
        let (lines, now) = connect(place, &id, &players, watched).await?;
        Ok(Table { place: place.clone(), game: held.game, id, players, watched, lines, now, moves: 0 })
    }

    /// Returns its name in addresses.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns whether no decision is awaited any more.
    pub fn is_over(&self) -> bool {
        !matches!(self.now[0].awaiting, Awaiting::Decision { .. })
    }

    /// Makes a move and waits until everybody at the table has seen it, or begins a rematch where the game is over.
    ///
    /// # Errors
    /// If a request or a connection fails, or somebody is shown something else.
    pub async fn one_move(&mut self, tally: &Tally) -> Result<(), String> {
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
        tally.moved(&self.id, version, answered, last);
        self.moves += 1;
        seen.truncate(self.players.len());
        self.now = seen.into_iter().map(|(now, _)| now).collect();
        Ok(())
    }

    /// Chooses an action from what the seat sees, as a browser does: the greedy bot's, so that games end.
    fn decide(&self, seat: Seat) -> Result<MoveRequest, String> {
        let now = &self.now[seat.index()];
        let seen =
            now.seen.iter().find(|seen| seen.viewer == Viewer::Seat(seat)).ok_or("a player sees nothing")?;
        let game = games::named(self.game).ok_or("there is no such game")?.entry;
        let advice =
            game.advise(&Level::GREEDY.into(), now.version.into(), seen.view.get(), &[], &mut || true);
        let advice = advice.map_err(|error| error.to_string())?;
        let action = advice.ok_or("the seat is not to act")?.best();
        Ok(MoveRequest { key: format!("load-{}", self.moves), seat, version: now.version, action })
    }

    /// Starts a rematch after the game.
    async fn again(&mut self) -> Result<(), String> {
        let path = format!("/api/tables/{}/rematch", self.id);
        let Created { table } = self.players[0].post(&path, &json!({})).await?;
        // The seats have moved by one: the second player is first now.
        self.players.rotate_left(1);
        self.id = table;
        (self.lines, self.now) = connect(&self.place, &self.id, &self.players, self.watched).await?;
        Ok(())
    }
}

async fn connect(
    place: &Place,
    table: &str,
    players: &[Browser],
    watched: bool,
) -> Result<(Vec<Connection>, Vec<Now>), String> {
    let (mut lines, mut seen) = (Vec::new(), Vec::new());
    for player in players {
        let (line, now) = Connection::open(place, table, &player.cookie).await?;
        lines.push(line);
        seen.push(now);
    }
    if watched {
        lines.push(Connection::open(place, table, "").await?.0);
    }
    Ok((lines, seen))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_go_where_the_game_describes_them() {
        for game in &games::LIST {
            let about = game.about();
            for option in about.options {
                let word = format!("{}={}", option.key, option.values[1]);
                let Ok(held) = Held::new(about.name, *about.seats.start(), std::slice::from_ref(&word))
                else {
                    continue;
                };
                let beside = held.options.chosen.contains_key(option.key);
                assert_ne!(held.setup.contains(&word), beside, "{word}");
            }
            let why = Held::new(about.name, *about.seats.start(), &["nonsense=1".to_owned()])
                .err()
                .expect("no such option");
            assert!(why.to_string().contains("`nonsense`"), "{why}");
        }
    }
}
