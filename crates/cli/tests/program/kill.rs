//! Nothing acknowledged is lost or doubled: the server is killed dozens of times at random moments while people
//! play at several tables. They repeat what was not answered, with the same key, as a browser does; in the
//! end each game's file must hold exactly the moves that were acknowledged, in their order. The rules by which tables are
//! deleted (`docs/reliability.md`) concern none of these: their games have begun, and the host sets no time.

#![expect(clippy::print_stdout, reason = "how many moves were under way is part of the result")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use catalog::Awaiting;
use kernel::Draw;
use laws::Dice;
use mind::Level;
use serde_json::{Value, json};

/// The number of kills, unless `CABOCHON_KILLS` says otherwise.
const KILLS: u32 = 15;
const PATIENCE: Duration = Duration::from_secs(20);

/// The game and the seats of each table: people at one screen, and bots among them. Each game has the smallest table it
/// allows with people alone, one with a bot that is quick, and the largest with a person in every second seat and bots
/// between them, of which the last searches.
fn tables() -> Vec<(&'static str, Vec<Option<&'static str>>)> {
    let of_game = |about: &catalog::About| {
        let (least, most) = (usize::from(*about.seats.start()), usize::from(*about.seats.end()));
        let mut with_quick = vec![None; least];
        with_quick[least - 1] = Some("greedy");
        let mut with_search: Vec<_> = [None, Some("random")].into_iter().cycle().take(most).collect();
        with_search[most - 1] = Some("master:20");
        [(about.name, vec![None; least]), (about.name, with_quick), (about.name, with_search)]
    };
    games::LIST.iter().flat_map(|game| of_game(game.about())).collect()
}

/// The server's process.
struct Server {
    process: Child,
    address: Option<SocketAddr>,
}

impl Server {
    /// Starts it; with `wait`, until it says where it is.
    fn start(listen: &str, data: &std::path::Path, wait: bool) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_cabochon-with-samples"))
            .args(["--lang", "en", "serve", "--listen", listen, "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(process.stdout.take().unwrap()).lines();
        let address = wait.then(|| {
            let line = said.next().expect("the server says where it is").unwrap();
            line.strip_prefix("Cabochon is at http://").expect("an address").parse().unwrap()
        });
        Server { process, address }
    }

    fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Already ended, if all went well.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A person with a browser, who plays one game after the other.
struct Player {
    address: SocketAddr,
    cookie: Option<String>,
    dice: Dice,
    /// The number of moves that were acknowledged at all tables together.
    acknowledged: Arc<AtomicUsize>,
}

/// A move as it was acknowledged: the version it was decided on, the version it led to, the action.
type Acknowledged = (u64, u64, String);

impl Player {
    /// One attempt at a request; nothing if the line broke, whatever became of the request.
    fn attempt(&self, method: &str, path: &str, body: &str) -> Option<(u16, String, String)> {
        let mut line = TcpStream::connect(self.address).ok()?;
        line.set_read_timeout(Some(PATIENCE)).ok()?;
        let cookie = self.cookie.as_deref().unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        line.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        line.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        if length?.parse() != Ok(body.len()) {
            return None;
        }
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some((status, head.to_owned(), body.to_owned()))
    }

    /// Tries again and again, as long as the server may be coming back.
    fn ask(&self, method: &str, path: &str, body: &str) -> (u16, String, String) {
        let since = Instant::now();
        loop {
            match self.attempt(method, path, body) {
                Some((503, ..)) | None => {}
                Some(answer) => return answer,
            }
            assert!(since.elapsed() < PATIENCE, "no answer to {method} {path} {body}");
            thread::sleep(Duration::from_millis(3));
        }
    }

    fn json(&self, method: &str, path: &str, body: &str) -> Value {
        let (status, _, body) = self.ask(method, path, body);
        assert!(status < 300, "{method} {path}: {status} {body}");
        serde_json::from_str(&body).unwrap()
    }

    fn set_up(&mut self, game: &str, seats: &[Option<&str>]) -> String {
        let seats: Vec<Value> = seats
            .iter()
            .map(|level| match level {
                None => json!({"kind": "human", "name": "Anna"}),
                Some(level) => json!({"kind": "bot", "level": level}),
            })
            .collect();
        let wish = json!({"setup": format!("{game} players={}", seats.len()), "seats": seats});
        let (mut status, head, mut body) = self.ask("POST", "/api/tables", &wish.to_string());
        if status == 401 {
            let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
            self.cookie = cookie.split(';').next().map(str::to_owned);
            (status, _, body) = self.ask("POST", "/api/tables", &wish.to_string());
        }
        assert_eq!(status, 201, "{body}");
        serde_json::from_str::<Value>(&body).unwrap()["table"].as_str().unwrap().to_owned()
    }

    /// Plays a whole game and compares its file with what was acknowledged. Gives up early when told to.
    fn game(&mut self, game: &str, seats: &[Option<&str>], stop: &AtomicBool) {
        let table = self.set_up(game, seats);
        let path = format!("/api/tables/{table}");
        let mut moves: Vec<Acknowledged> = Vec::new();
        loop {
            let now = self.json("GET", &path, "");
            let version = now["version"].as_u64().unwrap();
            let last = moves.last().map_or(0, |&(_, after, _)| after);
            assert!(version >= last, "table {table}: {last} was acknowledged, and now it is at {version}");
            if now["awaiting"] == "over" {
                return self.compare(&table, &moves);
            }
            let seat = now["awaiting"]["decision"]["seat"].as_u64().unwrap();
            if seats[seat as usize].is_some() {
                thread::sleep(Duration::from_millis(2));
                continue;
            }
            if stop.load(Ordering::Relaxed) && moves.len() > 400 {
                panic!("the game does not end");
            }
            let seen = now["seen"].as_array().unwrap().iter().find(|seen| seen["viewer"] == seat).unwrap();
            let action = self.decide(game, &seen["view"]);
            let key = format!("{}-{}", version, moves.len());
            let request = json!({"key": key, "seat": seat, "version": version, "action": action}).to_string();
            let moved = self.json("POST", &format!("{path}/moves"), &request);
            moves.push((version, moved["version"].as_u64().unwrap(), action));
            self.acknowledged.fetch_add(1, Ordering::Relaxed);
            if self.dice.below(8) == 0 {
                // As if the answer had not come through.
                assert_eq!(self.json("POST", &format!("{path}/moves"), &request), moved);
            }
        }
    }

    /// An action of the greedy bot's, so that games end, or now and then any other.
    fn decide(&mut self, game: &str, view: &Value) -> String {
        let level = if self.dice.below(5) > 0 { Level::GREEDY } else { Level::RANDOM };
        let seed = self.dice.below(u32::MAX).into();
        let entry = games::named(game).unwrap().entry;
        let advice = entry.advise(&level.into(), seed, &view.to_string(), &[], &mut || true);
        advice.unwrap().expect("the seat is to act").best()
    }

    /// The game's file holds the acknowledged moves where they were acknowledged, and no other move of a
    /// person; and every move is whole, with all the chance that belongs to it.
    fn compare(&self, table: &str, moves: &[Acknowledged]) {
        let (status, _, log) = self.ask("GET", &format!("/api/tables/{table}/log"), "");
        assert_eq!(status, 200, "{log}");
        let game = games::load(&log).unwrap();
        let inputs = game.inputs(0);
        for (before, after, action) in moves {
            let input = &inputs[*before as usize];
            assert_eq!((&input.text, input.seat.is_some()), (action, true), "table {table} at {before}");
            let then = game.at(*after as u32).unwrap().awaiting();
            assert!(!matches!(then, Awaiting::Chance { .. }), "table {table}: half a move at {after}");
            let mut between = inputs[*before as usize + 1..*after as usize].iter();
            assert!(between.all(|input| input.seat.is_none()), "table {table}: {before} to {after}");
        }
        let of_people = |seat: kernel::Seat| self.people(table).contains(&u64::from(seat.0));
        let played = inputs.iter().filter(|input| input.seat.is_some_and(of_people)).count();
        assert_eq!(
            played,
            moves.len(),
            "table {table}: a move was done that was never acknowledged, or twice"
        );
    }

    /// The seats that people hold.
    fn people(&self, table: &str) -> Vec<u64> {
        let now = self.json("GET", &format!("/api/tables/{table}"), "");
        let seats = now["seats"].as_array().unwrap();
        seats
            .iter()
            .filter(|seat| seat["level"].is_null())
            .map(|seat| seat["seat"].as_u64().unwrap())
            .collect()
    }
}

#[test]
fn nothing_acknowledged_is_lost_or_doubled_by_kills() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.sqlite");
    let mut server = Server::start("127.0.0.1:0", &data, true);
    let address = server.address.unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let players: Vec<_> = (0u64..)
        .zip(tables())
        .map(|(number, (game, seats))| {
            let (stop, acknowledged) = (stop.clone(), acknowledged.clone());
            let mut player = Player { address, cookie: None, dice: Dice::new(number), acknowledged };
            thread::spawn(move || {
                let mut games = 0;
                while games == 0 || !stop.load(Ordering::Relaxed) {
                    player.game(game, &seats, &stop);
                    games += 1;
                }
                games
            })
        })
        .collect();
    let mut dice = Dice::new(0xCAB0);
    let mut moves_between = Vec::new();
    let kills = std::env::var("CABOCHON_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    for kill in 0..kills {
        let before = acknowledged.load(Ordering::Relaxed);
        // Mostly in the middle of play; now and then while it is still starting.
        let pause = if kill % 5 == 4 { dice.below(60) } else { 50 + dice.below(400) };
        thread::sleep(Duration::from_millis(pause.into()));
        server.kill();
        moves_between.push(acknowledged.load(Ordering::Relaxed) - before);
        server = Server::start(&address.to_string(), &data, kill % 5 != 3);
    }
    stop.store(true, Ordering::Relaxed);
    let games: u32 = players.into_iter().map(|player| player.join().unwrap()).sum();
    let interrupted = moves_between.iter().filter(|&&moves| moves > 0).count();
    println!(
        "{kills} kills, {} moves acknowledged in {games} games, {interrupted} kills in the middle of play",
        acknowledged.load(Ordering::Relaxed)
    );
    assert!(2 * interrupted >= kills as usize, "the kills hit nothing: {moves_between:?}");
    server.kill();
}
