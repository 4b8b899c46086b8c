//! The program that is released has no samples: it names the games there are, and serves no file of another.

#![expect(clippy::print_stdout, reason = "a test that is skipped says so")]

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Output, Stdio};

use common::{cabochon, complained, released};

fn ran(mut command: Command) -> Output {
    command.output().unwrap()
}

/// The names of the games that are not released.
fn samples() -> Vec<&'static str> {
    let released = games::RELEASED.names();
    games::names().into_iter().filter(|name| !released.contains(name)).collect()
}

#[test]
fn a_sample_is_refused_with_the_games_there_are() {
    if samples().is_empty() {
        println!("skipped: no game is a sample");
    }
    let there_are = games::RELEASED.names().join(", ");
    for name in samples() {
        let corpus = common::root().join("games").join(name).join("corpus");
        let game = std::fs::read_dir(corpus).unwrap().next().unwrap().unwrap().path();
        let game = game.to_str().unwrap();
        for arguments in [
            vec!["play", name, "--seats", "random,random"],
            vec!["bench", name, "--players", "2", "--seconds", "0.01"],
            vec!["verify", game],
        ] {
            let refused = ran(released(&arguments));
            assert!(!refused.status.success(), "{arguments:?}");
            let said = complained(&refused);
            assert!(said.contains(name) && said.contains(&there_are), "{arguments:?}: {said}");
        }
        assert!(
            ran(cabochon(&["verify", game])).status.success(),
            "the program that tests are made with has it"
        );
    }
}

#[test]
fn nothing_of_a_sample_is_served() {
    if samples().is_empty() {
        println!("skipped: no game is a sample");
    }
    let is_of = |path: &str, name: &str| {
        path.rsplit('/').next().unwrap_or(path).split(['-', '.', '_']).any(|word| word == name)
    };
    for name in samples() {
        for file in cli::client::RELEASED {
            assert!(!is_of(file.path, name), "{} is in the program that is released", file.path);
        }
        let part = |game: &str| {
            cli::client::ALL.iter().any(|file| is_of(file.path, game) && file.path.ends_with(".wasm"))
        };
        if games::RELEASED.names().into_iter().all(part) {
            assert!(part(name), "one client is built, and it has a part of {name}");
        } else {
            println!("no client in parts was built: no part was looked for");
        }
    }
}

#[test]
fn a_table_of_a_sample_is_not_opened() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("cabochon.sqlite");
    let mut server = released(&["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let address = first.split("http://").nth(1).expect("an address").trim().trim_end_matches('/').to_owned();
    let ask = |request: String| {
        let mut stream = TcpStream::connect(&address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    };
    let listed = ask(format!("GET /api/games HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"));
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(listed.starts_with("HTTP/1.1 200"), "{listed}");
    for name in games::RELEASED.names() {
        assert!(listed.contains(&format!("\"{name}\"")), "{listed}");
    }
    for name in samples() {
        assert!(!listed.contains(&format!("\"{name}\"")), "{name} is offered: {listed}");
    }
}
