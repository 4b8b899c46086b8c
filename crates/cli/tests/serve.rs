//! The server as its host sees it: what it prints, and how it ends.

#![cfg(unix)]

mod common;

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use common::cabochon;

/// A running server, and what it prints.
struct Served {
    process: Child,
    printed: BufReader<ChildStdout>,
}

impl Served {
    /// Starts a server on this data file, with a log that is not a terminal, and waits until it listens.
    fn on(data: &Path) -> (Self, Vec<String>) {
        let mut process = cabochon(&["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .env_remove("NO_COLOR")
            .env("RUST_LOG", "info")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut printed = BufReader::new(process.stdout.take().unwrap());
        let mut first = || {
            let mut line = String::new();
            printed.read_line(&mut line).unwrap();
            line
        };
        let lines = vec![first(), first()];
        (Served { process, printed }, lines)
    }

    /// Sends it a signal and returns what it logged until its end, which must be a clean one.
    fn signal(mut self, name: &str) -> String {
        let kill = format!("kill -{name} {}", self.process.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        let mut log = String::new();
        self.process.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        assert!(self.process.wait().unwrap().success(), "{log}");
        assert_eq!(self.printed.fill_buf().unwrap(), b"");
        log
    }
}

#[test]
fn a_closed_terminal_ends_it_like_a_request_to_end() {
    for name in ["HUP", "TERM", "INT"] {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data.sqlite");
        let log = Served::on(&data).0.signal(name);
        assert!(log.contains("stopping") && !log.contains('\u{1b}'), "{name}: {log:?}");
        // The journal was written back.
        assert!(data.exists() && !folder.path().join("data.sqlite-wal").exists(), "{name}");
    }
}

#[test]
fn the_name_of_a_file_does_not_act_on_a_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("a\u{1b}[2J\u{202e}ж.sqlite");
    let (served, lines) = Served::on(&data);
    assert!(lines[1].contains("a\\u{1b}[2J\\u{202e}ж.sqlite"), "{lines:?}");
    served.signal("TERM");
    std::fs::write(&data, "no data file").unwrap();
    for arguments in [vec!["serve", "--listen", "127.0.0.1:0", "--data"], vec!["verify"], vec!["replay"]] {
        let output = cabochon(&arguments).arg(&data).output().unwrap();
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert!(said.contains("a\\u{1b}[2J") && !said.contains(['\u{1b}', '\u{202e}']), "{said:?}");
    }
}
