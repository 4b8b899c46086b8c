//! Engines in the arena: the program against itself through the bot protocol, engines that misbehave, and the page that
//! describes the protocol.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;

use crate::common::{cabochon, complained, root, said, typed};

/// Returns an engine as it is written for the arena: a bot of the program.
fn ours(bot: &str) -> String {
    format!("engine:{} engine {bot}", env!("CARGO_BIN_EXE_cabochon-with-samples"))
}

/// Lets A and B play against each other; returns the report, and what was written on the standard error.
#[track_caller]
fn arena(game: &str, a: &str, b: &str, more: &[&str]) -> (Value, String) {
    let output = typed(&[&["arena", game, "--a", a, "--b", b, "--json"], more].concat(), "");
    let told = complained(&output);
    assert!(output.status.success(), "{told}");
    (serde_json::from_str(&said(&output)).unwrap(), told)
}

/// Returns the games of a folder by the names of their files, without comments.
fn games_in(folder: &Path) -> BTreeMap<PathBuf, String> {
    let read = |path: &Path| {
        let text = fs::read_to_string(path).unwrap();
        text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect()
    };
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.map(|path| (path.file_name().unwrap().into(), read(&path))).collect()
}

/// Checks that a bot plays the same games in the arena and as an engine.
#[track_caller]
fn check_plays_alike(game: &str, bot: &str, players: u8, games: &str) {
    let folder = TempDir::new().unwrap();
    let players = players.to_string();
    let [within, without] = [(bot.to_owned(), "within"), (ours(bot), "without")].map(|(a, name)| {
        let path = folder.path().join(name);
        let more = ["--players", &players, "--games", games, "--ms", "60000", "--save"];
        let (report, told) = arena(game, &a, "greedy", &[&more[..], &[path.to_str().unwrap()]].concat());
        assert_eq!(told, "", "{game}");
        (report, games_in(&path))
    });
    for field in ["games", "wins", "draws", "losses", "score", "ci95", "turns_per_game", "faults"] {
        assert_eq!(within.0[field], without.0[field], "{field} of {game}");
    }
    assert_eq!((&within.0["reproducible"], &without.0["reproducible"]), (&true.into(), &false.into()));
    assert_eq!(within.1, without.1, "{game}");
    assert_eq!(within.1.len().to_string(), games);
}

#[test]
fn a_bot_plays_alike_in_the_arena_and_as_an_engine() {
    for about in games::LIST.iter().map(|game| game.about()) {
        for players in [*about.seats.start(), *about.seats.end()] {
            check_plays_alike(about.name, "greedy", players, "2");
        }
        check_plays_alike(about.name, "master:4", *about.seats.start(), "2");
        check_plays_alike(about.name, "random", *about.seats.start(), "2");
    }
}

#[test]
fn an_engine_says_what_it_cannot_answer() {
    let think = r#"{"op":"think","id":3,"setup":"duel players=2","version":9,"seat":0,"ms":1,"seed":1,"view":{},"shown":[],"legal":["a","b"]}"#;
    let asked = [
        ("nonsense", Value::Null, "cannot be read"),
        (r#"{"op":"fly","id":1}"#, Value::Null, "there is no op `fly`"),
        (r#"{"op":"game","id":1,"protocol":2,"setup":"duel players=2"}"#, 1.into(), "protocol 1, not 2"),
        (r#"{"op":"game","id":2,"protocol":1,"setup":"chess players=2"}"#, 2.into(), "no game `chess`"),
        (think, 3.into(), "the view cannot be read"),
    ];
    let lines: Vec<&str> =
        asked.iter().map(|(line, ..)| *line).chain([r#"{"op":"over","places":[1]}"#]).collect();
    let output = typed(&["engine", "greedy"], &lines.join("\n"));
    let answers: Vec<Value> = said(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), asked.len(), "{answers:?}");
    for ((line, id, why), answer) in asked.iter().zip(&answers) {
        let told = answer["error"].as_str().unwrap();
        assert!(answer["id"] == *id && told.contains(why), "{line} was answered {answer}");
    }
}

#[test]
fn an_engine_asks_a_network_from_a_file() {
    let net = root().join("games/splendor/play/nets/splendor.net");
    check_plays_alike("splendor", &format!("{}@1:12", net.display()), 2, "2");
    let (report, told) = arena("duel", &ours(net.to_str().unwrap()), "random", &["--games", "1"]);
    assert_eq!(report["a_faults"], 1);
    assert!(told.contains("splendor.net is no network for duel"), "{told}");
}

#[test]
fn saved_games_are_game_files() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("new/games");
    let save = ["--games", "11", "--save", path.to_str().unwrap()];
    arena("splendor", "greedy", "random", &save);
    let games = games_in(&path);
    let names: Vec<_> = games.keys().map(|name| name.to_str().unwrap()).collect();
    assert_eq!((names.len(), names[0], names[10]), (11, "00.cab", "10.cab"));
    let file = fs::read_to_string(path.join("03.cab")).unwrap();
    assert!(file.contains("\n# bot 1: random\n# bot 2: greedy\n"), "the seats change: {file}");
    for name in names {
        let file = path.join(name);
        let output = typed(&["verify", file.to_str().unwrap()], "");
        assert!(output.status.success() && said(&output).contains("won by"), "{}", said(&output));
    }
    // Nothing is overwritten, nor begun.
    let again = typed(&[&["arena", "splendor", "--a", "greedy", "--b", "random"], &save[..]].concat(), "");
    assert_eq!(again.status.code(), Some(1));
    assert!(complained(&again).contains("games is not empty"), "{}", complained(&again));
    assert_eq!(games_in(&path), games);
}

#[test]
fn what_is_no_engine_is_said() {
    for (arguments, code, why) in [
        (
            ["arena", "duel", "--a", "engine:nothing-of-this-name", "--b", "random"],
            1,
            "`nothing-of-this-name`",
        ),
        (["arena", "duel", "--a", "random", "--b", "engine:"], 2, "engine:COMMAND"),
        (["arena", "duel", "--a", "random", "--b", "engine:sh 'x"], 2, "quoted"),
        (["arena", "duel", "--a", "random", "--b", "wizard"], 2, "engine:COMMAND"),
    ] {
        let output = typed(&arguments, "");
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        assert!(complained(&output).contains(why), "{arguments:?}: {}", complained(&output));
    }
    // Games that are learned from are made by our own bots, which follow from seeds.
    for learn in [
        vec!["learn", "gate", "duel", "--a", "random", "--b", "engine:sh"],
        vec!["learn", "generate", "duel", "--bot", "engine:sh", "--games", "1", "--out", "never"],
    ] {
        let output = typed(&learn, "");
        let told = complained(&output);
        assert_eq!(output.status.code(), Some(2), "{learn:?}");
        assert!(told.contains("`engine:sh` is not a valid value") && told.contains("greedy"), "{told}");
    }
}

/// An engine that misbehaves, with the file in which its processes enter their numbers.
struct Hostile {
    folder: TempDir,
    behaviour: &'static str,
}

impl Hostile {
    fn new(behaviour: &'static str) -> Hostile {
        Hostile { folder: TempDir::new().unwrap(), behaviour }
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("started")
    }

    /// Returns the engine as it is written for the arena.
    fn written(&self) -> String {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/hostile.sh");
        format!("engine:sh {} {} {}", script.display(), self.behaviour, self.file().display())
    }

    /// Returns the numbers of the processes that were started, each the first of its group.
    fn started(&self) -> Vec<String> {
        fs::read_to_string(self.file()).unwrap_or_default().lines().map(str::to_owned).collect()
    }

    /// Returns the processes that are left of what was started, children included.
    fn left(&self) -> Vec<String> {
        let started = self.started();
        assert!(!started.is_empty(), "{}", self.behaviour);
        let listed = Command::new("ps").args(["-A", "-o", "pgid=,stat=,args="]).output().unwrap();
        let is_left = |line: &&str| {
            let mut words = line.split_whitespace();
            let (group, state) = (words.next().unwrap(), words.next().unwrap());
            // Somebody else waits for killed children without a parent.
            started.iter().any(|one| one == group) && !state.starts_with('Z')
        };
        said(&listed).lines().filter(is_left).map(str::to_owned).collect()
    }

    /// Checks that nothing is left. A killed process may take a moment to end.
    #[track_caller]
    fn assert_gone(&self) {
        let mut tries = 0..100;
        while !self.left().is_empty() && tries.next().is_some() {
            thread::sleep(Duration::from_millis(20));
        }
        assert_eq!(self.left(), [""; 0], "{}", self.behaviour);
    }
}

/// Checks what the arena says of an engine that forfeits every game, within a time for an action.
fn check_forfeits(behaviour: &'static str, ms: &str, games: u32, fault: &str) {
    let hostile = Hostile::new(behaviour);
    let more = ["--games", &games.to_string(), "--ms", ms, "--threads", "1"];
    let (report, told) = arena("splendor", "random", &hostile.written(), &more);
    assert_eq!(
        (&report["faults"], &report["b_faults"]),
        (&games.into(), &games.into()),
        "{behaviour}: {told}"
    );
    assert_eq!((&report["a_faults"], &report["wins"]), (&0.into(), &games.into()), "{behaviour}");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len() as u32, games, "{behaviour}: {told}");
    for (number, line) in lines.into_iter().enumerate() {
        assert!(line.starts_with("B (engine:sh "), "{line}");
        assert!(line.contains(&format!("forfeits game {number}: ")), "{behaviour}: {line}");
        assert!(line.contains(fault), "{behaviour}: {line}");
    }
    hostile.assert_gone();
}

/// Checks that an engine does no harm by what it does, and is not left at the end.
fn check_plays(behaviour: &'static str) {
    let hostile = Hostile::new(behaviour);
    let more = ["--games", "2", "--ms", "60000", "--threads", "1"];
    let (report, told) = arena("splendor", "random", &hostile.written(), &more);
    assert_eq!((&report["faults"], told.as_str()), (&0.into(), ""), "{behaviour}");
    assert_eq!(hostile.started().len(), 1, "{behaviour}: one process plays both games");
    hostile.assert_gone();
}

/// Behaviours for which an engine forfeits a game, with what the arena says.
const FORFEITS: [(&str, &str); 13] = [
    ("garbage", "`I take three gems` is no answer"),
    ("binary", "is no answer"),
    ("deep", "[[[` is no answer"),
    ("long", "more than 1048576 bytes"),
    ("endless", "more than 1048576 bytes"),
    ("flood", "1000 lines without an answer"),
    ("exits", "closed its output. The last line of its standard error: out of luck"),
    ("leaves", "closed its output"),
    ("tires", "closed its output"),
    ("closes", "closed its output"),
    ("illegal", "jump is refused: `jump`: An action is T.gems"),
    ("empty", "without an action"),
    ("declines", "I play only chess"),
];
/// Behaviours for which it forfeits because no answer comes.
const FORFEITS_BY_TIME: [&str; 6] = ["silent", "slow", "stubborn", "deaf", "old", "forks"];
/// Behaviours that do no harm.
const PLAYS: [&str; 4] = ["twice", "loud", "lingers", "raves"];

#[test]
fn engines_that_misbehave_forfeit_and_leave_nothing_behind() {
    thread::scope(|scope| {
        scope.spawn(|| check_forfeits("mute", "60000", 1, "no answer within 5000 ms"));
        scope.spawn(|| FORFEITS_BY_TIME.map(|one| check_forfeits(one, "200", 2, "no answer within 300 ms")));
        scope.spawn(|| FORFEITS.map(|(behaviour, fault)| check_forfeits(behaviour, "60000", 2, fault)));
        scope.spawn(|| PLAYS.map(check_plays));
    });
}

#[test]
fn greedy_plays_on_for_an_engine_among_several_players() {
    let (hostile, folder) = (Hostile::new("exits"), TempDir::new().unwrap());
    let path = folder.path().join("games");
    let more = ["--players", "3", "--games", "3", "--save", path.to_str().unwrap()];
    let (report, _) = arena("splendor", &hostile.written(), "random", &more);
    assert_eq!(report["a_faults"], 3);
    assert_eq!(report["wins"], 3, "greedy beats chance");
    for file in games_in(&path).keys() {
        let text = fs::read_to_string(path.join(file)).unwrap();
        assert!(text.contains("\n# forfeited: engine:sh ") && games::load(&text).unwrap().result().is_some());
    }
}

#[test]
fn nobody_wins_where_both_forfeit() {
    let (a, b) = (Hostile::new("leaves"), Hostile::new("leaves"));
    let (report, told) = arena("splendor", &a.written(), &b.written(), &["--games", "2"]);
    assert_eq!((&report["draws"], &report["score"], &report["faults"]), (&2.into(), &0.0.into(), &4.into()));
    assert_eq!(told.lines().count(), 4, "{told}");
}

#[test]
fn an_arena_that_is_interrupted_leaves_no_engine() {
    for (signal, code) in [("INT", 130), ("TERM", 143)] {
        let hostile = Hostile::new("stubborn");
        let a = hostile.written();
        let arguments = ["arena", "splendor", "--a", &a, "--b", "random", "--ms", "60000", "--threads", "1"];
        let mut arena = cabochon(&arguments).stderr(Stdio::null()).spawn().unwrap();
        while hostile.started().len() < 2 {
            thread::sleep(Duration::from_millis(5));
        }
        let kill = format!("kill -{signal} {}", arena.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        assert_eq!(arena.wait().unwrap().code(), Some(code));
        hostile.assert_gone();
    }
}

/// The reference bot, with which the page begins.
const FIRST: &str = "docs/engines/first.py";

#[test]
fn the_reference_bot_plays_every_released_game() {
    let has_python = |output: std::io::Result<Output>| output.is_ok_and(|output| output.status.success());
    if !has_python(Command::new("python3").arg("--version").output()) {
        // Nobody is told where there is no standard error.
        let _ = writeln!(std::io::stderr(), "skipped: there is no python3 to run {FIRST}");
        return;
    }
    let bot = root().join(FIRST);
    assert!(fs::read_to_string(&bot).unwrap().lines().count() <= 40, "it is short");
    let engine = format!("engine:python3 {}", bot.display());
    for game in games::RELEASED.names() {
        let (report, told) = arena(game, &engine, "random", &["--games", "2", "--ms", "60000"]);
        assert_eq!((&report["faults"], told.as_str()), (&0.into(), ""), "{game}");
    }
}

/// Returns the lines of a recorded game as the page shows them: shortened, and without all requests but the first three and
/// the last.
fn recorded() -> Vec<String> {
    let folder = TempDir::new().unwrap();
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (asked, answered) = (file("asked"), file("answered"));
    let program = env!("CARGO_BIN_EXE_cabochon");
    let engine = format!("engine:sh -c 'tee {asked} | {program} engine greedy | tee {answered}'");
    arena("splendor", &engine, "greedy", &["--games", "1"]);
    let read = |file: &str| -> Vec<String> {
        fs::read_to_string(file).unwrap().lines().map(str::to_owned).collect()
    };
    let (asked, answered) = (read(&asked), read(&answered));
    let pairs = asked.iter().take(3).zip(&answered);
    let mut lines: Vec<String> = pairs
        .flat_map(|(asked, answer)| [format!("> {}", shortened(asked)), format!("< {answer}")])
        .collect();
    lines.push(format!("> {}", asked.last().unwrap()));
    lines
}

/// Returns a request without what is in its view and its list of effects.
fn shortened(line: &str) -> String {
    let Some((before, rest)) = line.split_once("\"view\":{") else { return line.to_owned() };
    let (_, after) = rest.split_once("],\"legal\":").unwrap();
    format!("{before}\"view\":{{…}},\"shown\":[…],\"legal\":{after}")
}

/// The session of the page. With `UPDATE=1` in the environment it is written anew.
#[test]
fn the_page_shows_a_recorded_session() {
    let path = root().join("docs/engines.md");
    let page = fs::read_to_string(&path).unwrap();
    let (before, rest) = page.split_once("```session\n").unwrap();
    let (session, after) = rest.split_once("\n```\n").unwrap();
    let recorded = recorded().join("\n");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, format!("{before}```session\n{recorded}\n```\n{after}")).unwrap();
        return;
    }
    assert_eq!(session, recorded);
}
