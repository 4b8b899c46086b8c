//! The commands of a host on a data file, also while a server has it open.

#![cfg(unix)]

use std::path::Path;
use std::process::Output;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::common::{cabochon, complained, said};
use crate::served::Served;

fn admin(arguments: &[&str], data: &Path) -> Output {
    cabochon(&["admin"]).args(arguments).arg("--data").arg(data).output().unwrap()
}

fn done(arguments: &[&str], data: &Path) -> String {
    let output = admin(arguments, data);
    assert!(output.status.success(), "{arguments:?}: {}", complained(&output));
    said(&output)
}

fn refused(arguments: &[&str], data: &Path) -> String {
    let output = admin(arguments, data);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {}", said(&output));
    complained(&output)
}

/// Sets a table of two bots up and returns its name.
fn table_of_bots(server: &Served, level: &str) -> String {
    let bot = json!({"kind": "bot", "level": level});
    let wish = json!({"setup": suites::any_setup(2), "seats": [bot, bot]});
    let (status, body) = server.ask("POST", "/api/tables", &wish.to_string());
    assert_eq!(status, 201, "{body}");
    serde_json::from_str::<Value>(&body).unwrap()["table"].as_str().unwrap().to_owned()
}

/// Waits until the games of these tables are over.
fn wait_until_over(server: &Served, tables: &[String]) {
    let since = Instant::now();
    for table in tables {
        while !server.ask("GET", &format!("/api/tables/{table}"), "").1.contains(r#""awaiting":"over""#) {
            assert!(since.elapsed() < Duration::from_secs(60), "the game of {table} does not end");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

#[test]
fn a_host_looks_after_a_data_file_while_its_server_runs() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.sqlite");
    let (server, _) = Served::start(cabochon, &data);
    let tables = ["random", "greedy"].map(|bot| table_of_bots(&server, bot));
    wait_until_over(&server, &tables);

    let listed = done(&["tables"], &data);
    assert_eq!(listed.lines().count(), 2, "{listed}");
    for (table, bot) in tables.iter().zip(["random", "greedy"]) {
        let line = listed.lines().find(|line| line.starts_with(table)).expect("the table");
        assert!(line.contains(&format!("{bot}, {bot}")) && line.contains("over after"), "{line}");
    }
    let first = listed.lines().next().unwrap();
    assert!(first.starts_with(&tables[0]) && first.contains(" (UTC), ") && first.ends_with(" KB"), "{first}");
    let names = |order: &str| -> Vec<String> {
        let list = done(&["tables", "--order", order, "--json"], &data);
        let tables = list.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        tables.map(|table| format!("{} {}", table["bytes"], table["table"])).collect()
    };
    let (mut by_size, sizes) = (names("size"), names("created"));
    let bytes = |name: &String| name.split(' ').next().unwrap().parse::<u64>().unwrap();
    assert!(by_size.iter().map(bytes).is_sorted_by(|one, other| one >= other), "{by_size:?}");
    by_size.sort();
    assert!(sizes.iter().all(|table| by_size.contains(table)) && names("changed").len() == 2);
    let json = done(&["tables", "--json"], &data);
    let first: Value = serde_json::from_str(json.lines().next().unwrap()).unwrap();
    assert_eq!((&first["table"], &first["over"]), (&tables[0].clone().into(), &true.into()));

    // An exported file is a game file as any other.
    let game = folder.path().join("game.cab");
    std::fs::write(&game, done(&["export", "--table", &tables[1]], &data)).unwrap();
    let verified = cabochon(&["verify"]).arg(&game).output().unwrap();
    assert!(verified.status.success(), "{}", complained(&verified));
    assert!(refused(&["export", "--table", "no\u{1b}such"], &data).contains("There is no table `no"));

    assert!(done(&["check"], &data).contains("the games of 2 tables follow the rules"));
    let copy = folder.path().join("copy.sqlite");
    let to = ["backup", "--to", copy.to_str().unwrap()];
    assert!(done(&to, &data).contains("is a backup with 2 tables"));
    assert!(refused(&to, &data).contains("exists already"));

    // A file that a server has open is not replaced.
    let from = ["restore", "--from", copy.to_str().unwrap()];
    assert!(refused(&from, &data).contains("in use by another server"));
    server.signal("TERM");
    let restored = done(&from, &data);
    assert!(
        restored.contains("is restored: 2 tables") && restored.contains("data.sqlite.replaced"),
        "{restored}"
    );
    assert_eq!(done(&["tables"], &data), listed);
    let (server, _) = Served::start(cabochon, &data);
    wait_until_over(&server, &tables);
    server.signal("TERM");
}

#[test]
fn a_check_names_the_table_that_is_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.sqlite");
    let (server, _) = Served::start(cabochon, &data);
    let table = table_of_bots(&server, "random");
    wait_until_over(&server, std::slice::from_ref(&table));
    server.signal("TERM");
    let bytes = std::fs::read(&data).unwrap();
    // A file of which a page is overwritten does not open at all.
    let mut holes = bytes.clone();
    holes[3 * 4096..][..200].fill(0xAA);
    std::fs::write(&data, holes).unwrap();
    assert!(refused(&["check"], &data).contains("is damaged"));
    // The set-up line of the table, changed in place: it is not what was written.
    std::fs::write(&data, with_three_players(&bytes)).unwrap();
    let output = admin(&["check"], &data);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains(&format!("the table {table} is damaged: ")), "{}", said(&output));
    assert!(complained(&output).contains("1 fault was found"), "{}", complained(&output));
    assert!(done(&["tables"], &data).starts_with(&format!("Table {table}: ")));
    assert!(done(&["tables", "--json"], &data).contains("\"damaged\":"));
    // In a server's log it has no name by which strangers could come.
    let (server, _) = Served::start(cabochon, &data);
    assert_ne!(server.ask("GET", &format!("/api/tables/{table}"), "").0, 200);
    let log = server.signal("TERM");
    assert!(log.contains(&format!("table {}…", &table[..5])) && !log.contains(&table), "{log}");
}

/// A file of an earlier program has no checksums: faults in it are found by playing its games again.
#[test]
fn a_check_plays_every_game_again() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.sqlite");
    let kept = include_bytes!("../../../server/tests/it/kept.sqlite");
    std::fs::write(&data, with_three_players(kept)).unwrap();
    let (server, _) = Served::start(cabochon, &data);
    server.signal("TERM");
    let output = admin(&["check"], &data);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).lines().all(|line| line.starts_with("Table ")), "{}", said(&output));
    assert!(!said(&output).is_empty());
}

/// Returns a data file in which tables of two have three players.
fn with_three_players(bytes: &[u8]) -> Vec<u8> {
    let line = b"players=2";
    let places: Vec<usize> =
        (0..bytes.len() - line.len()).filter(|&at| bytes[at..].starts_with(line)).collect();
    assert!(!places.is_empty());
    let mut changed = bytes.to_vec();
    places.iter().for_each(|at| changed[at + line.len() - 1] = b'3');
    changed
}

#[test]
fn what_is_intact_in_a_damaged_file_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let (data, new) = (folder.path().join("data.sqlite"), folder.path().join("new.sqlite"));
    let (server, _) = Served::start(cabochon, &data);
    let tables = ["random", "greedy"].map(|level| table_of_bots(&server, level));
    wait_until_over(&server, &tables);
    let to = new.to_str().unwrap();
    assert!(refused(&["salvage", "--to", to], &data).contains("in use by another server"));
    server.signal("TERM");
    assert!(done(&["salvage", "--to", to], &data).starts_with("Everything in the file was intact."));
    assert!(refused(&["salvage", "--to", to], &data).contains("exists already"));
    std::fs::remove_file(&new).unwrap();

    // The level of a bot, changed in place.
    let mut bytes = std::fs::read(&data).unwrap();
    let level = bytes.windows(6).position(|word| word == b"greedy").expect("a bot");
    bytes[level] = b'G';
    std::fs::write(&data, bytes).unwrap();
    let saved = done(&["salvage", "--to", to], &data);
    assert!(saved.starts_with(&format!("Not copied: the table {} is damaged: ", tables[1])), "{saved}");
    assert!(saved.contains("1 table, "), "{saved}");
    assert!(done(&["check"], &new).contains("is sound"));

    // Nothing is left where nothing can be read.
    std::fs::remove_file(&new).unwrap();
    let mut bytes = std::fs::read(&data).unwrap();
    bytes[100..4096].fill(0xAA);
    std::fs::write(&data, bytes).unwrap();
    assert!(refused(&["check"], &data).contains("cabochon admin salvage"));
    assert!(refused(&["salvage", "--to", to], &data).contains("Nothing can be copied"));
    assert!(!new.exists());
}

#[test]
fn a_file_that_is_missing_or_of_another_program_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.sqlite");
    for arguments in [&["check"][..], &["tables"], &["export", "--table", "t"], &["backup", "--to", "copy"]] {
        assert!(refused(arguments, &data).contains("There is no such file"), "{arguments:?}");
    }
    std::fs::write(&data, "dear diary").unwrap();
    assert!(refused(&["check"], &data).contains("is not a Cabochon data file"));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2, "the file and its lock");
}

/// Sets up a table of two people at one screen, with a line of a spectator, and returns its name.
fn table_with_a_line(server: &Served) -> String {
    let (status, made) = server.set_up(&suites::any_setup(2));
    assert_eq!(status, 201, "{made}");
    let table = made.split('"').nth(3).unwrap().to_owned();
    let line = json!({"key": "k", "name": "Xanthippe", "text": "quince"});
    let (status, said) = server.ask("POST", &format!("/api/tables/{table}/chat"), &line.to_string());
    assert_eq!(status, 200, "{said}");
    table
}

/// Sets up a table that waits for a second person, and returns its name.
fn table_that_gathers(server: &Served) -> String {
    let seats = json!([{"kind": "human", "name": "Anna"}, {"kind": "open"}]);
    let wish = json!({"setup": suites::any_setup(2), "seats": seats}).to_string();
    let (status, made) = server.ask("POST", "/api/tables", &wish);
    assert_eq!(status, 201, "{made}");
    made.split('"').nth(3).unwrap().to_owned()
}

#[test]
fn a_host_changes_what_a_server_has_open() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.sqlite");
    let (server, _) = Served::start(cabochon, &data);
    let table = table_with_a_line(&server);
    let socket = folder.path().join("data.sqlite.admin");
    assert_eq!(std::fs::metadata(&socket).unwrap().permissions().mode() & 0o777, 0o600);
    let snapshot = |server: &Served| server.ask("GET", &format!("/api/tables/{table}"), "");

    // The log names a table by its first letters.
    let letters = &store::in_log(&table);
    assert_eq!(done(&["show", "--table", letters], &data), done(&["show", "--table", &table], &data));
    let shown = done(&["show", "--table", &table], &data);
    assert!(shown.contains("#0  Xanthippe: quince"), "{shown}");
    assert!(snapshot(&server).1.contains("quince"));
    let line = |number| ["remove", "line", "--line", number, "--table", &table];
    assert!(refused(&line("7"), &data).contains("no such table, line, person or network"));
    assert!(done(&line("0"), &data).contains(&table));
    assert!(!snapshot(&server).1.contains("quince"), "the table is loaded again");

    let person = ["remove", "person", "--seat", "1", "--table", &table];
    assert!(done(&person, &data).contains(&table));
    assert!(snapshot(&server).1.contains("\"former\":true"));
    assert!(refused(&person, &data).contains("no such"), "nobody is there any more");
    assert!(done(&["show", "--table", &table], &data).contains("1  (former player)"));
    assert_eq!(snapshot(&server).0, 200);
    assert!(done(&["close", "--table", &table], &data).contains(&table));
    assert_eq!(snapshot(&server).0, 403, "a closed table admits no strangers");
    let gathers = table_that_gathers(&server);
    let closed = |server: &Served| {
        let at = |what: &str| format!("/api/tables/{gathers}{what}");
        let line = json!({"key": "k", "name": "Xanthippe", "text": "quince"}).to_string();
        let take = json!({"do": "take", "name": "Xanthippe"}).to_string();
        let seat = server.ask("POST", &at("/seats/1"), &take);
        [server.ask("GET", &at(""), "").0, server.ask("POST", &at("/chat"), &line).0, seat.0]
    };
    let taken = |server: &Served| server.ask("GET", &format!("/api/tables/{gathers}"), "").1;
    let free = |seat, table| ["free", "--seat", seat, "--table", table];
    assert_eq!(taken(&server).matches("\"open\":true").count(), 1);
    assert!(done(&free("1", &gathers), &data).contains(&gathers));
    assert_eq!(taken(&server).matches("\"open\":true").count(), 2, "both seats are open");
    assert!(refused(&free("1", &gathers), &data).contains("no such"), "nobody sits there any more");
    assert!(refused(&free("1", &table), &data).contains("has begun"));
    // Somebody who only chatted.
    let line = json!({"key": "k1", "name": "Zoe", "text": "medlar"}).to_string();
    assert_eq!(server.ask("POST", &format!("/api/tables/{gathers}/chat"), &line).0, 200);
    assert!(taken(&server).contains("medlar"));
    let speaker = |line| ["remove", "person", "--line", line, "--table", &gathers];
    assert!(refused(&speaker("9"), &data).contains("no such"));
    assert!(done(&speaker("0"), &data).contains(&gathers));
    assert!(!taken(&server).contains("medlar"));
    assert!(done(&["close", "--table", &store::in_log(&gathers)], &data).contains(&gathers));
    assert_eq!(closed(&server), [403; 3], "also before its game begins");
    assert!(done(&["check"], &data).contains("is sound"));

    // The server has the file.
    let offline = ["remove", "table", "--offline", "--table", &table];
    assert!(refused(&offline, &data).contains("in use by another server"));
    server.signal("TERM");
    assert!(!socket.exists());
    assert!(refused(&["remove", "table", "--table", &table], &data).contains("--offline"));
    assert!(done(&offline, &data).contains(&table));
    assert!(done(&["check"], &data).contains("is sound"));
    let left = done(&["tables"], &data);
    assert!(left.lines().count() == 1 && left.starts_with(&gathers), "{left}");
    let missing = folder.path().join("missing.sqlite");
    assert!(refused(&offline, &missing).contains("There is no such file") && !missing.exists());
    // The socket that a killed server left is no obstacle.
    std::os::unix::net::UnixListener::bind(&socket).unwrap();
    assert!(refused(&["close", "--table", &table], &data).contains("--offline"));
    let (server, _) = Served::start(cabochon, &data);
    assert_eq!(closed(&server), [403; 3], "a restart opens nothing");
    assert!(refused(&["close", "--table", &table], &data).contains("no such table"));
    server.signal("TERM");
}

#[test]
fn a_host_keeps_people_away_and_tells_everybody_something() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.sqlite");
    let (server, _) = Served::start(cabochon, &data);
    let table = table_with_a_line(&server);
    for (wish, code, why) in [
        (&["ban", "--network", "home"][..], 1, "no such"),
        (&["ban", "--table", &table, "--line", "9"], 1, "no such"),
        (&["ban", "--table", &table], 2, "--line"),
        (&["ban", "--line", "0"], 2, "--table"),
        (&["ban", "--network", "192.0.2.1", "--table", &table], 2, "--table"),
        (&["ban", "--network", "192.0.2.1", "--hours", "0"], 2, "--hours"),
        (&["unban", "--who", "192.0.2.1"], 1, "no such"),
        (&["say"], 2, "--text"),
        (&["say", "--text", ""], 1, "1 to 300"),
    ] {
        let told = admin(wish, &data);
        let said = String::from_utf8_lossy(&told.stderr);
        assert!(told.status.code() == Some(code) && said.contains(why), "{wish:?}: {said}");
    }
    assert!(done(&["bans"], &data).is_empty());
    done(&["ban", "--table", &table, "--line", "0", "--hours", "2"], &data);
    done(&["ban", "--network", "2001:db8::1/56"], &data);
    let bans = done(&["bans"], &data);
    let [network, person] = &bans.lines().collect::<Vec<_>>()[..] else { panic!("{bans}") };
    assert!(network.starts_with("network 2001:db8::/56, until "), "{network}");
    server.signal("TERM");
    let (server, _) = Served::start(cabochon, &data);
    let digits = person.split([' ', ',']).nth(1).unwrap();
    done(&["unban", "--who", digits], &data);
    done(&["unban", "--who", "2001:db8::/56"], &data);
    assert!(done(&["bans"], &data).is_empty());

    let about = |server: &Served| server.ask("GET", "/api/about", "").1;
    done(&["say", "--text", "A restart at nine"], &data);
    assert!(about(&server).contains("A restart at nine"));
    done(&["say", "--clear"], &data);
    assert!(!about(&server).contains("notice"));
    server.signal("TERM");
    assert!(refused(&["say", "--text", "Hello"], &data).contains("No server"));
}

#[test]
fn letters_that_begin_several_names_are_refused_with_the_names() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.sqlite");
    let (server, _) = Served::start(cabochon, &data);
    // A letter is one of 32, so two names begin alike after 33 tables at the latest.
    let mut tables: Vec<String> = Vec::new();
    let alike = loop {
        let table = table_that_gathers(&server);
        if let Some(other) = tables.iter().find(|other| other[..1] == table[..1]) {
            break [other.clone(), table];
        }
        tables.push(table);
    };
    for task in [&["show"][..], &["close"], &["remove", "table"]] {
        let why = refused(&[task, &["--table", &alike[0][..1]]].concat(), &data);
        assert!(alike.iter().all(|table| why.contains(table)), "{task:?}: {why}");
    }
    let missing = refused(&["close", "--table", ""], &data);
    assert!(missing.contains("no such table"), "{missing}");
    server.signal("TERM");
}
