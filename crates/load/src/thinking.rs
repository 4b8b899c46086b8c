//! Measures how long a person waits for bots that search while people of many networks let bots search too.

use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::time::Duration;

use futures_util::future::{join_all, try_join_all};
use serde_json::json;
use tokio::task::JoinSet;

use crate::contest::{Among, Contest};
use crate::http::Browser;
use crate::place::Place;
use crate::report::{Report, distribution, load_average, percentile};
use crate::served::Served;

/// The options under which many may set up a table at once from one address, and play as fast as programs.
const MANY: [&str; 3] = ["--limit-tables=100/1h", "--limit-people=100/1h", "--limit-address-moves=10000/1s"];
/// The number of tables of each network: as many as an address may set up in an hour.
const TABLES: usize = 30;
/// The bots there: as slow as the server allows.
const STRANGERS: &str = "master:16000";
/// The number of moves of the person's bot in each round.
const MOVES: usize = 60;
/// The number of people who set up a table at once, and the number of moves of the bot of each.
const CROWD: usize = 50;
const CROWD_MOVES: usize = 6;
/// The time that a bot may take beyond its time on an idle server, for 99 of 100 moves: if nobody is connected to the
/// tables of others, and if somebody is connected to each.
const DESERTED_MORE: Duration = Duration::from_secs(1);
const PLAYED_MORE: Duration = Duration::from_secs(4);
/// The time that a bot of the crowd may take, for 99 of 100 moves.
const CROWD_MOST: Duration = Duration::from_secs(2);

/// Somebody with many tables.
struct Stranger {
    place: Place,
    cookie: String,
    tables: Vec<String>,
}

impl Stranger {
    /// Sets up the tables of a person of this network, who connects to none.
    async fn come(place: &Place, network: u8, among: Among) -> Result<Self, String> {
        let place = place.through_proxy(IpAddr::V4(Ipv4Addr::new(10, network, 0, 1)));
        let mut person = Browser::new(&place)?;
        let mut tables = Vec::new();
        for _ in 0..TABLES {
            tables.push(among.set_up(&mut person).await?);
        }
        Ok(Stranger { place, cookie: person.cookie, tables })
    }

    /// Plays at all tables until the task is dropped.
    async fn play(self, at: Place, among: Among) -> Result<(), String> {
        let place = Place { forwarded: self.place.forwarded, ..at };
        let mut contests = Vec::new();
        for table in &self.tables {
            let person = Browser::known(&place, &self.cookie)?;
            contests.push(Contest::join(&place, among, person, table.clone()).await?);
        }
        // Some games end, and no others begin: an address may set up no more tables.
        join_all(contests.iter_mut().map(|contest| contest.play(usize::MAX))).await;
        Ok(())
    }
}

/// Measures an idle server; one with this number of networks whose people are not connected, and the same after it was
/// killed; one where they are; and one where many people of one network begin at once.
///
/// # Errors
/// If a request of the person fails, or a bot does not move.
pub(crate) async fn measure(
    program: Option<&Path>,
    game: &'static str,
    networks: u8,
) -> Result<Report, String> {
    let about = games::named(game).ok_or("there is no such game")?.about();
    let theirs = Among { game, players: *about.seats.end(), level: STRANGERS };
    let own = Among { game, players: 2, level: "master" };
    let mut served = Served::start(program, game)?;
    let honest = |served: &Served| served.place().through_proxy(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)));
    let idle = Contest::begin(&honest(&served), own).await?.play(MOVES).await?;

    let place = served.place();
    let strangers = (1..=networks).map(|network| Stranger::come(&place, network, theirs));
    let strangers = try_join_all(strangers).await?;
    let deserted = Contest::begin(&honest(&served), own).await?.play(MOVES).await?;
    served.restart()?;
    let again = Contest::begin(&honest(&served), own).await?.play(MOVES).await?;

    let mut playing = JoinSet::new();
    for stranger in strangers {
        playing.spawn(stranger.play(served.place(), theirs));
    }
    let played = Contest::begin(&honest(&served), own).await?.play(MOVES).await?;
    drop((playing, served));

    let served = Served::start_with(program, game, &MANY)?;
    let place = honest(&served);
    let people = (0..CROWD).map(async |_| Contest::begin(&place, own).await?.play(CROWD_MOVES).await);
    let crowd = try_join_all(people).await?.concat();

    let slowest = |times: &[Duration]| percentile(times, 99);
    let alone = slowest(&idle);
    let in_time = [&deserted, &again].into_iter().all(|times| slowest(times) <= alone + DESERTED_MORE)
        && slowest(&played) <= alone + PLAYED_MORE
        && slowest(&crowd) <= CROWD_MOST;
    let figures = json!({
        "networks": networks,
        "tables_of_each": TABLES,
        "load_average": load_average(),
        "moves": MOVES,
        "idle_ms": distribution(&idle),
        "nobody_connected_ms": distribution(&deserted),
        "after_a_restart_ms": distribution(&again),
        "everybody_connected_ms": distribution(&played),
        "people_at_once": CROWD,
        "at_once_ms": distribution(&crowd),
        "in_time": in_time,
    });
    Ok(Report::of(figures, in_time))
}
