//! The server as its host sees it: what it prints, and how it ends.

#![cfg(unix)]
#![expect(clippy::print_stdout, reason = "what a socket costs is part of the result")]

use crate::common::{cabochon, complained, said};
use crate::served::Served;

/// Returns whether programs that this one starts ignore hangups, as under `nohup`.
fn ignores_hangups() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    // Signals are counted from 1, which is the one of the terminal.
    ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).is_some_and(|mask| mask & 1 == 1)
}

#[test]
fn a_request_to_end_ends_it_cleanly() {
    for name in ["TERM", "INT"] {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data.sqlite");
        let log = Served::start(cabochon, &data).0.signal(name);
        assert!(log.contains("stopping") && !log.contains('\u{1b}'), "{name}: {log:?}");
        assert!(!log.contains("ERROR") && log.contains("open files are allowed"), "{name}: {log:?}");
        // The journal was written back.
        assert!(data.exists() && !folder.path().join("data.sqlite-wal").exists(), "{name}");
    }
}

#[test]
fn a_hangup_without_a_terminal_has_the_limits_read_again() {
    if ignores_hangups() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let [data, config] = ["data.sqlite", "cabochon.toml"].map(|name| folder.path().join(name));
    std::fs::write(&config, "limit-tables = \"1/24h\"\n").unwrap();
    let mut command = cabochon(&["serve", "--listen", "127.0.0.1:0", "--limit-local"]);
    command.arg("--data").arg(&data).arg("--config").arg(&config);
    let (server, _) = Served::start_with(&mut command);
    let set_up = || server.set_up(&suites::any_setup(2)).0;
    assert_eq!([set_up(), set_up()], [201, 429]);
    std::fs::write(&config, "limit-tables = \"3/24h\"\n").unwrap();
    server.send_signal("HUP");
    let since = std::time::Instant::now();
    while set_up() != 201 {
        assert!(since.elapsed() < std::time::Duration::from_secs(20), "the limits are not read again");
    }
    assert_eq!([set_up(), set_up()], [201, 429], "the first table still counts");
    std::fs::write(&config, "limit-tables = 3\n").unwrap();
    server.send_signal("HUP");
    assert_eq!(set_up(), 429);
    let log = server.signal("TERM");
    assert!(log.contains("the limits were read again"), "{log}");
    assert!(log.contains("the limits stay as they are") && log.contains("limit-tables"), "{log}");
}

/// Neither the stop nor the next start touches what is left of the file, and a backup is put in its place.
#[test]
fn a_file_that_was_deleted_while_it_ran_is_not_begun_anew() {
    let folder = tempfile::tempdir().unwrap();
    let [data, backup] = ["data.sqlite", "backup.sqlite"].map(|name| folder.path().join(name));
    let (server, _) = Served::start(cabochon, &data);
    let admin = |arguments: &[&str]| {
        let output = cabochon(&["admin"]).args(arguments).arg("--data").arg(&data).output().unwrap();
        assert!(output.status.success(), "{arguments:?}: {}", complained(&output));
        said(&output)
    };
    let (status, made) = server.set_up(&suites::any_setup(2));
    assert_eq!(status, 201, "{made}");
    let table = made.split('"').nth(3).unwrap();
    admin(&["backup", "--to", backup.to_str().unwrap()]);
    std::fs::remove_file(&data).unwrap();
    let journal = folder.path().join("data.sqlite-wal");
    let before = std::fs::read(&journal).unwrap();
    assert!(before.len() > 4096);
    let log = server.signal("TERM");
    assert!(log.contains("data.sqlite is gone"), "{log}");
    let refused = cabochon(&["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data).output().unwrap();
    let why = complained(&refused);
    assert!(!refused.status.success() && why.contains("data.sqlite-wal is left of it"), "{why}");
    assert!(!data.exists() && before == std::fs::read(&journal).unwrap());
    admin(&["restore", "--from", backup.to_str().unwrap()]);
    assert!(before == std::fs::read(folder.path().join("data.sqlite.replaced-wal")).unwrap());
    Served::start(cabochon, &data).0.signal("TERM");
    assert!(admin(&["tables"]).contains(table));
}

#[test]
fn the_name_of_a_file_does_not_act_on_a_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("a\u{1b}[2J\u{202e}ж.sqlite");
    let (served, lines) = Served::start(cabochon, &data);
    assert!(lines[1].contains("a\\u{1b}[2J\\u{202e}ж.sqlite"), "{lines:?}");
    served.signal("TERM");
    std::fs::write(&data, "no data file").unwrap();
    let unknown = cabochon(&["verify", "--\u{1b}[31m"]).output().unwrap();
    assert!(!String::from_utf8_lossy(&unknown.stderr).contains('\u{1b}'));
    for arguments in [vec!["serve", "--listen", "127.0.0.1:0", "--data"], vec!["verify"], vec!["replay"]] {
        let output = cabochon(&arguments).arg(&data).output().unwrap();
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert!(said.contains("a\\u{1b}[2J") && !said.contains(['\u{1b}', '\u{202e}']), "{said:?}");
    }
}

#[test]
fn a_configuration_file_says_what_the_command_line_does_not() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("c.toml");
    let other = folder.path().join("other.sqlite");
    let config = format!("listen = \"no address\"\ndata = {other:?}\n");
    std::fs::write(&file, &config).unwrap();
    let ask = |more: &[&str]| {
        cabochon(&["serve", "--print-config", "--config"]).arg(&file).args(more).output().unwrap()
    };
    let refused = ask(&[]);
    let why = String::from_utf8(refused.stderr).unwrap();
    assert!(refused.status.code() == Some(2) && why.contains("c.toml, line 1: "), "{why}");
    std::fs::write(&file, config.replace("no address", "127.0.0.1:1")).unwrap();
    let printed = ask(&["--listen", "127.0.0.1:0", "--limit-local"]);
    assert!(printed.status.success());
    std::fs::write(&file, printed.stdout).unwrap();
    assert!(!other.exists(), "what is printed is not used");
    let (served, lines) = Served::start_with(cabochon(&["serve", "--config"]).arg(&file));
    assert!(lines[1].contains("other.sqlite") && other.exists(), "{lines:?}");
    served.signal("TERM");
}

#[test]
fn the_log_has_each_request_and_nothing_that_is_private() {
    for (level, format) in [("trace", "json"), ("warn", "text")] {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data.sqlite");
        let mut command =
            cabochon(&["serve", "--listen", "127.0.0.1:0", "--log-requests", "--log-format", format]);
        let command = command.args(["--limit-lines", "1/24h", "--data"]).arg(&data).env("RUST_LOG", level);
        let (served, _) = Served::start_with(command);
        let person = serde_json::json!({"kind": "human", "name": "Xanthippe"});
        let wish = serde_json::json!({"setup": suites::any_setup(2), "seats": [person, person]});
        let (head, made) = served.ask_with("", "POST", "/api/tables", &wish.to_string());
        let table = made.split('"').nth(3).unwrap();
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
        let cookie = cookie.split(';').next().unwrap();
        let guest = format!("Cookie: {cookie}\r\nX-Forwarded-For: 192.0.2.77\r\n");
        served.ask_with(&guest, "GET", &format!("/t/{table}?x=private-query"), "");
        served.ask_with(&guest, "GET", &format!("/no/{table}"), "");
        drop(served.socket(table));
        for number in 0..5 {
            let line =
                serde_json::json!({"key": format!("k{number}"), "seat": 0, "text": "quince-marmalade"});
            let path = format!("/api/tables/{table}/chat");
            let (head, body) = served.ask_with(&guest, "POST", &path, &line.to_string());
            assert!(head.contains(if number == 0 { " 200 " } else { " 429 " }), "{head} {body}");
        }
        let (_, issued) = served.ask_with("", "POST", "/api/me", "{}");
        let token = issued.split('"').nth(3).expect("a secret");
        let (head, _) =
            served.ask_with(&format!("Authorization: Bearer {token}\r\n"), "GET", "/api/mine", "");
        assert!(head.contains(" 200 "), "{head}");
        let log = served.signal("TERM");
        let value = cookie.split_once('=').unwrap().1;
        for private in [
            value,
            &value[value.len() - 64..],
            token,
            &token[token.len() - 64..],
            table,
            "quince-marmalade",
            "Xanthippe",
            "private-query",
        ] {
            assert!(!log.contains(private), "{private}: {log}");
        }
        let about = |word: &str| log.lines().filter(|line| line.contains(word)).count();
        assert_eq!(about("/api/tables/{table}/chat"), 5, "{log}");
        assert_eq!(about("/t/{table}"), 1, "{log}");
        assert!(about("192.0.2.77") >= 7 && about("too_many") == 4, "{log}");
        assert_eq!(about("limit-lines"), 1, "one warning of four: {log}");
        if format == "json" {
            let read = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap();
            let lines: Vec<_> = log.lines().map(read).collect();
            let chat = lines.iter().find(|line| line["route"] == "/api/tables/{table}/chat").unwrap();
            assert_eq!((&chat["status"], &chat["method"]), (&200.into(), &"POST".into()));
        }
    }
}

/// The most that a socket may cost, in KB.
const SOCKET_MOST: usize = 40;

#[test]
fn a_socket_costs_little_memory() {
    let folder = tempfile::tempdir().unwrap();
    let (served, _) = Served::start(cabochon, &folder.path().join("data.sqlite"));
    let (status, made) = served.set_up(&suites::any_setup(2));
    assert_eq!(status, 201, "{made}");
    let table = made.split('"').nth(3).unwrap();
    let few: Vec<_> = (0..50).map(|_| served.socket(table)).collect();
    let before = served.memory();
    let many: Vec<_> = (0..300).map(|_| served.socket(table)).collect();
    let (Some(before), Some(after)) = (before, served.memory()) else { return };
    let each = after.saturating_sub(before) / many.len();
    println!("a socket costs {each} KB");
    assert!(each <= SOCKET_MOST, "{each} KB for each of {} sockets", few.len() + many.len());
}
