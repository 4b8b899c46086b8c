//! `cabochon learn`, and bots that only the arena has.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use catalog::Awaiting;
use serde_json::Value;
use tempfile::TempDir;

use crate::common::{complained, said, typed};

/// Runs the program, which must succeed, and returns what it prints.
#[track_caller]
fn run(arguments: &[&str]) -> String {
    let output = typed(arguments, "");
    assert!(output.status.success(), "{arguments:?}: {}", complained(&output));
    said(&output)
}

/// Runs the program, which must fail with this exit code and name each of these in one line.
#[track_caller]
fn refused(arguments: &[&str], code: i32, named: &[&str]) {
    let output = typed(arguments, "");
    let told = complained(&output);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {told}");
    assert!(named.iter().all(|name| told.contains(name)), "{arguments:?}: {told}");
    assert!(told.starts_with("cabochon: ") && !told.contains("panicked"), "{told}");
}

/// Returns the arguments that make games of Splendor with a search that looks at little.
fn generate<'a>(out: &'a Path, games: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let head = ["learn", "generate", "splendor", "--out", out.to_str().unwrap(), "--games", games];
    let bot: &[&str] = if more.contains(&"--bot") { &[] } else { &["--bot", "fitted:8"] };
    [&head[..], bot, more].concat()
}

/// Makes games of Splendor.
#[track_caller]
fn made(folder: &TempDir, name: &str, games: &str) -> PathBuf {
    let file = folder.path().join(name);
    run(&generate(&file, games, &["--threads", "2"]));
    file
}

/// Returns the lines of a file of games below the first, by the number of the game.
fn games_of(file: &Path) -> BTreeMap<u64, String> {
    let text = fs::read_to_string(file).unwrap();
    let games: Vec<&str> = text.lines().skip(1).collect();
    let numbered = games.iter().map(|line| {
        let game: Value = serde_json::from_str(line).unwrap();
        (game["number"].as_u64().unwrap(), (*line).to_owned())
    });
    let numbered: BTreeMap<u64, String> = numbered.collect();
    assert_eq!(numbered.len(), games.len(), "a game is there twice");
    numbered
}

#[test]
fn games_that_were_interrupted_are_the_same_in_the_end() {
    let folder = TempDir::new().unwrap();
    let whole = made(&folder, "whole.games", "4");
    let games = games_of(&whole);
    assert_eq!(games.keys().copied().collect::<BTreeSet<_>>(), (0..4).collect());

    let (text, cut) = (fs::read(&whole).unwrap(), folder.path().join("cut.games"));
    let second = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(1).unwrap().0;
    // In the middle of the third line, of the first, and before any.
    for length in [second + 200, 10, 0] {
        fs::write(&cut, &text[..length]).unwrap();
        run(&generate(&cut, "4", &[]));
        assert_eq!(games_of(&cut), games, "continued from {length} bytes");
    }
    let before = fs::read(&cut).unwrap();
    for fewer in ["4", "2"] {
        run(&generate(&cut, fewer, &[]));
        assert_eq!(fs::read(&cut).unwrap(), before, "a file that has enough stays as it is");
    }
}

#[test]
fn games_that_are_made_otherwise_do_not_come_into_a_file() {
    let folder = TempDir::new().unwrap();
    let file = made(&folder, "few.games", "1");
    let before = fs::read(&file).unwrap();
    refused(&generate(&file, "2", &["--seed", "7"]), 1, &["few.games", "--seed 1,", "--seed 7"]);
    refused(&generate(&file, "2", &["modules=cities"]), 1, &["splendor players=2", "modules=cities"]);
    let out = file.to_str().unwrap();
    let other = ["learn", "generate", "splendor", "--bot", "greedy", "--games", "2", "--out", out];
    refused(&other, 1, &["fitted:8", "greedy"]);
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn a_network_that_changed_adds_no_games_to_those_of_the_old_one() {
    let folder = TempDir::new().unwrap();
    let (net, file) = (folder.path().join("my.net"), folder.path().join("my.games"));
    let weights = fs::read("../../games/splendor/play/nets/splendor.net").unwrap();
    let bot = format!("{}:8", net.display());
    let games = |number| generate(&file, number, &["--bot", &bot]);
    fs::write(&net, &weights).unwrap();
    run(&games("1"));
    let before = fs::read(&file).unwrap();
    let mut other = weights.clone();
    *other.last_mut().unwrap() ^= 1;
    fs::write(&net, other).unwrap();
    refused(&games("2"), 1, &["my.games", "my.net@0:8 ("]);
    assert_eq!(fs::read(&file).unwrap(), before);
    fs::write(&net, weights).unwrap();
    run(&games("2"));
}

#[test]
fn two_commands_do_not_write_into_one_file() {
    let folder = TempDir::new().unwrap();
    let file = made(&folder, "busy.games", "1");
    let before = fs::read(&file).unwrap();
    let other = fs::File::open(&file).unwrap();
    other.lock().unwrap();
    refused(&generate(&file, "2", &["--lang", "ru"]), 1, &["busy.games", "занят другой командой"]);
    assert_eq!(fs::read(&file).unwrap(), before);
    drop(other);
    run(&generate(&file, "2", &[]));
}

#[test]
fn a_file_of_another_kind_stays_as_it_is() {
    let folder = TempDir::new().unwrap();
    let (file, records) = (folder.path().join("notes.txt"), folder.path().join("records"));
    let (path, out) = (file.to_str().unwrap(), records.to_str().unwrap());
    let first = "{\"games\":1,\"setup\":\"splendor players=2\",\"bot\":\"fitted:8\",\"seed\":1}\n";
    let game = "{\"number\":0,\"inputs\":[],\"turns\":[{\"at\":3,\"shares\":[0.5]}],\"shares\":[1,0]}\n";
    for (text, line) in [
        ("nothing to do with games", "1"),
        ("several lines\nof a letter", "1"),
        (&first.replace(":1,\"setup", ":2,\"setup"), "1"),
        (&format!("{first}{{\"number\":1}}\n"), "2"),
        (&format!("{first}{game}"), "2"),
    ] {
        fs::write(&file, text).unwrap();
        let named = ["notes.txt", &format!("line {line}")];
        // The text behind the last whole line may be a game that was cut.
        refused(&generate(&file, "1", &[]), 1, &named);
        refused(&["learn", "observe", path, "--out", out], 1, &named);
        refused(&["learn", "calibrate", path], 1, &named);
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
    fs::write(&file, [0xff, b'\n', 0xfe]).unwrap();
    refused(&generate(&file, "1", &[]), 1, &["notes.txt", "line 1"]);
    assert!(!records.exists());
}

#[test]
fn records_are_what_the_positions_of_the_games_show() {
    let folder = TempDir::new().unwrap();
    let file = made(&folder, "some.games", "3");
    let text = fs::read_to_string(&file).unwrap();
    // A game that was cut is left out.
    fs::write(&file, format!("{text}{{\"number\":9,\"inp")).unwrap();
    let out = folder.path().join("some.records");
    run(&["learn", "observe", file.to_str().unwrap(), "--out", out.to_str().unwrap()]);

    let bytes = fs::read(&out).unwrap();
    let end = bytes.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    assert_eq!(end % 64, 0);
    let header: Value = serde_json::from_slice(&bytes[..end]).unwrap();
    let mut lines = text.lines();
    let head: Value = serde_json::from_str(lines.next().unwrap()).unwrap();
    assert_eq!((&header["records"], &header["games"], &header["players"]), (&1.into(), &head, &2.into()));
    let length = |name: &str| header[name].as_array().unwrap().len();
    let pieces = header["pieces"].as_u64().unwrap() as usize;
    let (table, seat, piece) = (length("table"), length("seat"), length("piece"));
    let size = 8 + 2 * 2 * 4 + table + 2 * (seat + pieces * (1 + piece));
    let mut records = bytes[end..].chunks_exact(size);
    assert!(records.remainder().is_empty());

    let mut fullest = 0;
    for line in lines {
        let game: Value = serde_json::from_str(line).unwrap();
        let mut session = games::open(head["setup"].as_str().unwrap()).unwrap();
        let mut inputs = game["inputs"].as_array().unwrap().iter();
        for (number, turn) in game["turns"].as_array().unwrap().iter().enumerate() {
            while u64::from(session.version()) < turn["at"].as_u64().unwrap() {
                let input = inputs.next().unwrap().as_str().unwrap();
                match session.awaiting() {
                    Awaiting::Chance { .. } => session.resolve(input).unwrap(),
                    _ => session.play(input).unwrap(),
                }
            }
            let Awaiting::Decision { seat } = session.awaiting() else { panic!("no decision") };
            let observation = session.observe(seat).unwrap();
            let mut wanted = Vec::new();
            wanted.extend((game["number"].as_u64().unwrap() as u32).to_le_bytes());
            wanted.extend((number as u32).to_le_bytes());
            for shares in [&turn["shares"], &game["shares"]] {
                let from_seat =
                    [seat.index(), 1 - seat.index()].map(|seat| shares[seat].as_f64().unwrap() as f32);
                wanted.extend(from_seat.iter().flat_map(|share| share.to_le_bytes()));
            }
            wanted.extend(observation.table().all());
            (0..2).for_each(|seat| wanted.extend(observation.player(seat).all()));
            for seat in 0..2 {
                let mut zones: Vec<u8> = observation.pieces(seat).map(|piece| piece.zone as u8 + 1).collect();
                fullest = fullest.max(zones.len());
                zones.resize(pieces, 0);
                wanted.extend(zones);
            }
            for seat in 0..2 {
                let mut counts: Vec<u8> =
                    observation.pieces(seat).flat_map(|piece| piece.counts.all().to_vec()).collect();
                counts.resize(pieces * piece, 0);
                wanted.extend(counts);
            }
            assert_eq!(records.next(), Some(&wanted[..]), "turn {number} of {}", game["number"]);
        }
    }
    assert_eq!((records.next(), fullest), (None, pieces));

    let bins: Value = serde_json::from_str(&run(&["learn", "calibrate", file.to_str().unwrap()])).unwrap();
    let positions = bins["bins"].as_array().unwrap().iter().map(|bin| bin["positions"].as_u64().unwrap());
    assert_eq!(positions.sum::<u64>(), 3, "one of each game");
}

#[test]
fn a_game_that_does_not_follow_the_rules_is_named() {
    let folder = TempDir::new().unwrap();
    let (file, out) = (folder.path().join("odd.games"), folder.path().join("odd.records"));
    let observe = ["learn", "observe", file.to_str().unwrap(), "--out", out.to_str().unwrap()];
    let first = "{\"games\":1,\"setup\":\"splendor players=2\",\"bot\":\"fitted:8\",\"seed\":1}\n";
    let game = |input: &str, at: u32| {
        let turn = format!("{{\"at\":{at},\"shares\":[0.5,0.5]}}");
        format!("{first}{{\"number\":5,\"inputs\":[{input}],\"turns\":[{turn}],\"shares\":[1,0]}}\n")
    };
    for (text, named) in [
        (game("\"noble.99\"", 1), "from 1 to 10"),
        (game("", 1), "input 1"),
        (game("\"noble.1\"", 1), "input 1"),
    ] {
        fs::write(&file, text).unwrap();
        refused(&observe, 1, &["odd.games", "game 5", named]);
    }
    refused(
        &["learn", "observe", "missing.games", "--out", observe[4]],
        1,
        &["missing.games", "no such file"],
    );
    let nowhere = folder.path().join("no/where");
    fs::write(&file, first).unwrap();
    refused(&["learn", "observe", observe[2], "--out", nowhere.to_str().unwrap()], 1, &["no such file"]);
}

#[test]
fn a_game_without_a_learned_judgement_says_so_in_every_language() {
    let folder = TempDir::new().unwrap();
    let (file, out) = (folder.path().join("other.games"), folder.path().join("other.records"));
    let (games, net) = (file.to_str().unwrap(), folder.path().join("any.net"));
    run(&["learn", "generate", "skerries", "--bot", "greedy", "--games", "1", "--out", games]);
    fs::write(&net, b"cabnet 1").unwrap();
    let observe = ["learn", "observe", games, "--out", out.to_str().unwrap()];
    let arena = ["arena", "skerries", "--a", net.to_str().unwrap(), "--b", "random"];
    for (language, told) in
        [("en", "no learned judgement"), ("ru", "нет выученной оценки"), ("ja", "学習した評価")]
    {
        for command in [&observe[..], &arena] {
            refused(&[command, &["--lang", language]].concat(), 1, &["skerries", told]);
        }
    }
    for (content, told) in [
        (&b"cabnet 1"[..], "слишком короткий"),
        (b"cabinets", "не начинается"),
        (&[b"cabnet 1", &[0; 10][..]].concat(), "seats=0"),
    ] {
        fs::write(&net, content).unwrap();
        let command =
            ["learn", "gate", "splendor", "--a", net.to_str().unwrap(), "--b", "random", "--lang", "ru"];
        refused(&command, 1, &["any.net", "splendor", told]);
    }
    fs::remove_file(&net).unwrap();
    refused(&arena, 1, &["skerries"]);
    refused(
        &["arena", "duel", "--a", net.to_str().unwrap(), "--b", "random"],
        1,
        &["any.net", "no such file"],
    );
}

#[test]
fn a_gate_decides_as_soon_as_it_can() {
    let gate = |more: &[&str]| -> Value {
        let head = ["learn", "gate", "splendor", "--a", "greedy", "--b", "random"];
        serde_json::from_str(&run(&[&head, more].concat())).unwrap()
    };
    let report = gate(&[]);
    assert_eq!(
        (&report["decision"], &report["games"], &report["even"]),
        (&"passed".into(), &20.into(), &0.5.into())
    );
    assert!(report["odds"].as_f64().unwrap() > 2.9 && report["score"].as_f64().unwrap() > 0.9, "{report}");
    // Two of three seats: three games have the same cards.
    let report = gate(&["--players", "3", "--a-seats", "2", "--least", "31"]);
    assert_eq!((&report["decision"], &report["games"]), (&"passed".into(), &60.into()), "{report}");
    // Fewer games than have the same cards are made that many, and one deal does not decide.
    let report = gate(&["--games", "1"]);
    assert_eq!((&report["decision"], &report["games"]), (&"undecided".into(), &2.into()), "{report}");
    assert_eq!(gate(&["--games", "5"])["games"], 4);
}

#[test]
fn the_arena_has_bots_for_comparison_and_seats_for_both() {
    let json = |arguments: &[&str]| -> Value { serde_json::from_str(&run(arguments)).unwrap() };
    let head = ["arena", "splendor", "--games", "2", "--json"];
    let report = json(&[&head[..], &["--a", "fitted:50", "--b", "master:50"]].concat());
    assert_eq!(
        (&report["a"], &report["b"], &report["games"]),
        (&"fitted:50".into(), &"master:50".into(), &2.into())
    );
    let two = ["--a", "greedy", "--b", "random", "--a-seats", "2", "--players"];
    let report = json(&[&head[..], &two, &["3"]].concat());
    assert_eq!((&report["a_seats"], &report["even"]), (&2.into(), &(2.0 / 3.0).into()));
    refused(&[&head[..], &two, &["2"]].concat(), 2, &["--a-seats 2", "--players 2"]);
    refused(
        &[&head[..], &["--a", "best.net@200", "--b", "random"]].concat(),
        2,
        &["best.net@200", "@ROUNDS"],
    );
}

#[test]
fn a_bot_for_comparison_sits_at_no_table() {
    refused(&["play", "splendor", "--seats", "human,fitted:50"], 2, &["fitted:50", "greedy"]);
}
