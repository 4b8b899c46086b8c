//! `cabochon bot`: engines at the tables of a server.

use std::io::Write as _;
use std::process::{Command, Output};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{complained, released, root, said};
use crate::served::Served;

/// A running server, with tables.
struct House {
    served: Served,
    _folder: TempDir,
}

impl House {
    fn new() -> House {
        let folder = TempDir::new().unwrap();
        let data = folder.path().join("data.sqlite");
        // Nobody reads its log, which would fill the pipe.
        let mut serve = released(&["serve", "--listen", "127.0.0.1:0", "--data"]);
        let (served, _) = Served::start_with(serve.arg(data).env("RUST_LOG", "warn"));
        House { served, _folder: folder }
    }

    fn look(&self, table: &str) -> Value {
        let (status, shown) = self.served.ask("GET", &format!("/api/tables/{table}"), "");
        assert_eq!(status, 200, "{shown}");
        serde_json::from_str(&shown).unwrap()
    }

    /// Sets a public table up against `greedy` and returns its name.
    fn set_up(&self, game: &str, programs: &str) -> String {
        let wish = json!({
            "setup": format!("{game} players=2"),
            "seats": [{"kind": "bot", "level": "greedy"}, {"kind": "open"}],
            "options": {"public": true, "chosen": {"programs": programs}},
        });
        let (status, made) = self.served.ask("POST", "/api/tables", &wish.to_string());
        assert_eq!(status, 201, "{made}");
        serde_json::from_str::<Value>(&made).unwrap()["table"].as_str().unwrap().to_owned()
    }

    /// The bot that plays like `greedy`, with more arguments.
    fn bot(&self, arguments: &[&str]) -> Output {
        self.bot_with(GREEDY, arguments)
    }

    fn bot_with(&self, engine: &str, arguments: &[&str]) -> Output {
        bot(&self.served.url(), engine, arguments)
    }
}

/// The engine that plays like `greedy`.
const GREEDY: &str = concat!(env!("CARGO_BIN_EXE_cabochon"), " engine greedy");

/// Runs the bot at a server to its end.
fn bot(server: &str, engine: &str, arguments: &[&str]) -> Output {
    let own = ["bot", "--server", server, "--name", "Deep", "--engine", engine];
    released(&[&own[..], arguments].concat()).output().unwrap()
}

#[test]
fn a_bot_plays_every_released_game_where_programs_are_welcome() {
    let (house, folder) = (House::new(), TempDir::new().unwrap());
    let closed = house.set_up(games::RELEASED.names()[0], "no");
    let tables: Vec<String> = games::RELEASED.names().iter().map(|game| house.set_up(game, "yes")).collect();
    let secret = folder.path().join("secret").display().to_string();
    let played = house.bot(&["--games", &tables.len().to_string(), "--secret", &secret]);
    assert!(played.status.success(), "{}", complained(&played));
    for table in &tables {
        let now = house.look(table);
        assert_eq!(
            (&now["awaiting"], &now["seats"][1]["program"]),
            (&json!("over"), &json!(true)),
            "{}",
            said(&played)
        );
        assert!(said(&played).contains(&format!("table {table} is over")), "{}", said(&played));
    }
    assert_eq!(house.look(&closed)["seats"][1]["open"], json!(true));
    // With its secret the same bot comes back, and finds nothing to do at a table that is over.
    let again = house.bot(&["--table", &tables[0], "--secret", &secret]);
    assert!(again.status.success() && said(&again).contains("is over"), "{}", complained(&again));
    let stranger = house.bot(&["--table", &tables[0]]);
    assert_eq!(stranger.status.code(), Some(1));
    assert!(complained(&stranger).contains("has no open seat"), "{}", complained(&stranger));
}

#[test]
fn a_bot_says_why_it_cannot_play() {
    let house = House::new();
    let game = games::RELEASED.names()[0];
    let (closed, open) = (house.set_up(game, "no"), house.set_up(game, "yes"));
    let script = |action: &str| {
        format!(
            r#"sh -c 'read a; echo "{{\"id\":1,\"name\":\"x\"}}"; read a; echo "{{\"id\":2,\"action\":\"{action}\"}}"; cat'"#
        )
    };
    for (output, why) in [
        (house.bot(&["--table", &closed]), "does not welcome programs"),
        (house.bot(&["--table", "nowhere"]), "The server refuses"),
        (house.bot_with("no-such-program", &["--table", &open]), "cannot be started"),
        (house.bot_with("sh -c 'exit 3'", &["--table", &open]), "made a fault"),
        (house.bot_with(&script("T.zzz"), &["--table", &open]), "T.zzz is refused"),
    ] {
        assert_eq!(output.status.code(), Some(1), "{why}: {}", said(&output));
        assert!(complained(&output).contains(why), "{why}: {}", complained(&output));
    }
    assert_eq!(bot("localhost", GREEDY, &[]).status.code(), Some(2));
    let unreached = bot("http://127.0.0.1:9", GREEDY, &[]);
    assert_eq!(unreached.status.code(), Some(1));
    assert!(complained(&unreached).contains("does not answer"), "{}", complained(&unreached));
}

/// The page's engine, over HTTP.
#[test]
fn the_reference_bot_plays_over_http() {
    if !Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success()) {
        // Nobody is told where there is no standard error.
        let _ = writeln!(std::io::stderr(), "skipped: there is no python3 to run the reference bot");
        return;
    }
    let house = House::new();
    let table = house.set_up(games::RELEASED.names()[0], "yes");
    let engine = format!("python3 {}", root().join("docs/engines/first.py").display());
    let played = house.bot_with(&engine, &["--table", &table]);
    assert!(played.status.success(), "{}", complained(&played));
    assert_eq!(house.look(&table)["awaiting"], json!("over"));
}
