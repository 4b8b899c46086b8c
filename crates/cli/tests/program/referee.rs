//! The referee against the library, against garbage, and against its own description.

use std::fs;
use std::path::{Path, PathBuf};

use catalog::{Awaiting, Legal, SeededSource, Session};
use kernel::{Draw, Viewer};
use serde_json::{Value, json};

use crate::common::{Referee, root};

/// Returns the version of a game and what it waits for, as the referee writes them.
fn state_of(session: &dyn Session) -> (Value, Value) {
    let awaiting = match session.awaiting() {
        Awaiting::Decision { seat } => json!({ "decision": { "seat": seat } }),
        Awaiting::Chance { question, .. } => json!({ "chance": question }),
        Awaiting::Over => json!("over"),
    };
    (json!(session.version()), awaiting)
}

fn assert_same(answer: &Value, session: &dyn Session) {
    assert_eq!((answer["version"].clone(), answer["awaiting"].clone()), state_of(session), "{answer}");
}

#[test]
fn a_bot_thinks_as_in_the_library() {
    let mut referee = Referee::start();
    let session = |log: &Value| games::load(log.as_str().unwrap()).unwrap();
    for about in games::LIST.iter().map(|game| game.about()) {
        let setup = format!("{} players={}", about.name, about.seats.start());
        referee.ok(json!({"op": "new", "setup": setup, "seed": 3}));
        for bot in ["greedy", "master:40"] {
            let told = referee.ok(json!({"op": "think", "bot": bot, "seed": 5, "lines": 2}));
            let session = session(&referee.ok(json!({"op": "log"}))["log"]);
            let advice = session.advise(&bot.parse().unwrap(), 5, &mut || true).unwrap();
            let lines = told["lines"].as_array().unwrap();
            assert_eq!(told["action"], json!(advice.clone().best()));
            assert!((1..=2).contains(&lines.len()) && lines.len() <= advice.considered.len());
            for (line, considered) in lines.iter().zip(&advice.considered) {
                assert_eq!(line["action"], json!(considered.action));
                let estimate = considered.estimate.as_ref();
                assert_eq!(line.get("visits"), estimate.map(|estimate| json!(estimate.visits)).as_ref());
                let shares =
                    |line: &Value| serde_json::from_value::<Vec<f64>>(line["shares"].clone()).unwrap();
                if let Some(estimate) = estimate {
                    let differs = |(told, share): (f64, &f64)| (told - share).abs() > 1e-6;
                    assert!(!shares(line).into_iter().zip(&estimate.values).any(differs), "{line}");
                }
            }
            referee.ok(json!({"op": "play", "action": told["action"]}));
        }
    }
    let refused = referee.ask(json!({"op": "think", "bot": "wizard"}));
    assert!(refused["error"].as_str().unwrap().contains("a bot is one of"), "{refused}");
    referee.ok(json!({"op": "new", "setup": "duel players=2"}));
    let refused = referee.ask(json!({"op": "think", "bot": "greedy"}));
    assert_eq!(refused["error"], "no seat is to act");
    referee.end();
}

#[test]
fn manual_games_go_as_in_the_library() {
    let all = games::LIST.iter().map(|game| game.about());
    for (game, players) in all.flat_map(|about| about.seats.clone().map(|players| (about.name, players))) {
        let mut rng = search::Rng::new(players.into());
        let setup = format!("{game} players={players}");
        let mut session = games::open(&setup).unwrap();
        let mut referee = Referee::start();
        assert_same(&referee.ok(json!({"op": "new", "setup": setup})), session.as_ref());
        loop {
            let legal = referee.ok(json!({"op": "legal"}));
            let answer = match session.legal() {
                Legal::Actions(actions) => {
                    assert_eq!(legal["actions"], json!(actions));
                    let action = &actions[rng.below(actions.len() as u32) as usize];
                    assert_same(&referee.ok(json!({"op": "check", "action": action})), session.as_ref());
                    session.play(action).unwrap();
                    referee.ok(json!({"op": "play", "action": action}))
                }
                Legal::Outcomes(outcomes) => {
                    assert_eq!(legal["outcomes"], json!(outcomes));
                    let outcome = &outcomes[rng.below(outcomes.len() as u32) as usize].0;
                    session.resolve(outcome).unwrap();
                    referee.ok(json!({"op": "resolve", "outcome": outcome}))
                }
                Legal::Over => {
                    assert_eq!(legal["actions"], json!([]));
                    break;
                }
            };
            assert_same(&answer, session.as_ref());
            assert!(answer.get("drawn").is_none(), "nothing is drawn where chance is manual");
        }
        for viewer in Viewer::all(players) {
            let view = referee.ok(json!({"op": "view", "viewer": viewer.to_string()}))["view"].clone();
            assert_eq!(view, serde_json::from_str::<Value>(session.view(viewer).get()).unwrap());
        }
        let open = referee.ok(json!({"op": "view", "viewer": "all"}))["view"].clone();
        assert_eq!(open, serde_json::from_str::<Value>(session.open_view().get()).unwrap());
        let log = referee.ok(json!({"op": "log"}))["log"].clone();
        assert_eq!(log, json!(session.log()));
        assert_same(&referee.ok(json!({"op": "load", "log": log})), session.as_ref());
        referee.end();
    }
}

#[test]
fn a_seeded_game_draws_by_itself_and_goes_on_after_load_and_undo() {
    for about in games::LIST.iter().map(|game| game.about()) {
        a_seeded_game_goes_on(&format!("{} players={}", about.name, about.seats.start()));
    }
}

fn a_seeded_game_goes_on(setup: &str) {
    let mut rng = search::Rng::new(5);
    let mut session = games::open(setup).unwrap();
    let mut source = SeededSource::new(77);
    let mut settle = |session: &mut Box<dyn Session>| {
        let mut drawn = Vec::new();
        while let Some(outcome) = session.draw_in(&mut source) {
            drawn.push(outcome);
        }
        drawn
    };
    let mut referee = Referee::start();
    let answer = referee.ok(json!({"op": "new", "setup": setup, "seed": 77}));
    assert_eq!(answer["drawn"], json!(settle(&mut session)));
    while let Legal::Actions(actions) = session.legal() {
        let action = &actions[rng.below(actions.len() as u32) as usize];
        let answer = referee.ok(json!({"op": "play", "action": action}));
        session.play(action).unwrap();
        assert_eq!(answer["drawn"], json!(settle(&mut session)));
        assert_same(&answer, session.as_ref());
        if rng.below(8) == 0 {
            // There and back: the same cards come again.
            let refused = referee.ask(json!({"op": "resolve", "outcome": "card.1"}));
            assert_eq!(refused["ok"], false);
            referee.ok(json!({"op": "undo"}));
            let again = referee.ok(json!({"op": "play", "action": action}));
            assert_eq!(again, answer);
            let log = session.log();
            let loaded = referee.ok(json!({"op": "load", "log": log, "seed": 77}));
            assert_same(&loaded, session.as_ref());
        }
    }
    assert!(session.result().is_some());
    assert_eq!(referee.ok(json!({"op": "log"}))["log"], json!(session.log()));
    referee.end();
}

#[test]
fn refusals_name_rule_reason_and_state() {
    let mut referee = Referee::start();
    let answer = referee.ok(json!({"op": "new", "setup": "splendor players=2", "seed": 1}));
    // The first player takes two of a colour, and only two are left.
    referee.ok(json!({"op": "play", "action": "T.ww"}));
    let refused = referee.ask(json!({"op": "play", "action": "T.ww", "id": 3}));
    assert_eq!(refused["refusal"]["rule"], "splendor 42");
    assert_eq!(refused["refusal"]["kind"], "not_legal");
    assert!(refused["refusal"]["why"].as_str().unwrap().contains('2'), "{refused}");
    assert_eq!(refused["version"], answer["version"].as_u64().unwrap() + 1);
    assert_eq!(refused["awaiting"], json!({"decision": {"seat": 1}}));
    assert_eq!(refused["id"], 3);
    let mut same = referee.ask(json!({"op": "check", "action": "T.ww", "id": 3}));
    assert_eq!(same.take(), refused);
    let unreadable = referee.ask(json!({"op": "play", "action": "not allowed"}));
    assert_eq!(unreadable["refusal"]["rule"], Value::Null);
    assert_eq!(unreadable["refusal"]["kind"], "notation");
    referee.end();
}

#[test]
fn garbage_is_answered_and_changes_nothing() {
    let mut referee = Referee::start();
    referee.ok(json!({"op": "new", "setup": "splendor players=3", "seed": 9}));
    referee.ok(json!({"op": "play", "action": "R.L1"}));
    let snapshot = |referee: &mut Referee| {
        (referee.ok(json!({"op": "view", "viewer": "all"})), referee.ok(json!({"op": "log"})))
    };
    let before = snapshot(&mut referee);
    let mut rng = search::Rng::new(1);
    let seeds: [&[u8]; 9] = [
        br#"{"op":"play","action":"B.90"}"#,
        br#"{"op":"play","action":"T.wwwwwwwwwww"}"#,
        br#"{"op":"new","setup":"splendor players=9"}"#,
        br#"{"op":"resolve","outcome":"card.1"}"#,
        br#"{"op":"load","log":"splendor players=2\nnoble.1\nnoble.1"}"#,
        br#"{"op":"view","viewer":"5"}"#,
        br#"{"op":"check","action":"N.1"}"#,
        br#"{"op":"new","setup":"splendor players=2","seed":"x"}"#,
        br#"{"op":["new"],"setup":{}}"#,
    ];
    for number in 0..10_000 {
        let mut line = seeds[rng.below(seeds.len() as u32) as usize].to_vec();
        // Bytes change, go and come; some lines are nothing but noise.
        let noise = number % 3 == 0;
        if noise {
            line = (0..rng.below(60)).map(|_| rng.below(256) as u8).collect();
        }
        for _ in 0..rng.below(4) {
            let at = rng.below(line.len() as u32 + 1) as usize;
            match rng.below(3) {
                0 => line.insert(at, rng.below(256) as u8),
                1 if at < line.len() => line[at] = rng.below(256) as u8,
                _ => line.truncate(at),
            }
        }
        line.retain(|&byte| byte != b'\n');
        let answer = referee.send(&line);
        let shown = String::from_utf8_lossy(&line);
        assert_eq!(answer["ok"], false, "{shown} was answered {answer}");
        let told = answer["error"].as_str().or_else(|| answer["refusal"]["why"].as_str());
        assert!(told.is_some_and(|told| !told.is_empty()), "{shown} was answered {answer}");
    }
    assert_eq!(snapshot(&mut referee), before);
    referee.end();
}

#[test]
fn a_line_of_ten_megabytes_is_refused_and_the_next_one_served() {
    let mut referee = Referee::start();
    referee.ok(json!({"op": "new", "setup": "splendor players=2"}));
    let answer = referee.send(&vec![b'['; 10 << 20]);
    assert_eq!(answer["ok"], false);
    assert!(answer["error"].as_str().unwrap().contains("1048576"), "{answer}");
    assert_eq!(referee.ok(json!({"op": "log"}))["log"], "splendor players=2 rules=1\n");
    referee.end();
}

/// The description of the referee, and of every game for it, each with the program that answers as it says.
fn descriptions() -> impl Iterator<Item = (PathBuf, fn() -> Referee)> {
    let of_game = |game: &str| root().join("games").join(game).join("REFEREE.md");
    let games =
        games::names().into_iter().map(move |game| (of_game(game), Referee::start as fn() -> Referee));
    let page = root().join("docs/protocol/referee.md");
    [(page, Referee::released as fn() -> Referee)].into_iter().chain(games)
}

/// The sessions of the descriptions: each line that begins with `>` is sent, and what begins with `<` must
/// come back. With `UPDATE=1` in the environment the answers are written anew instead.
#[test]
fn the_descriptions_say_what_the_referee_does() {
    let compared: usize = descriptions().map(|(path, start)| says_what_the_referee_does(&path, start)).sum();
    assert!(compared > 20, "only {compared} requests were found");
}

/// Compares the sessions of one page; returns how many requests there were.
fn says_what_the_referee_does(path: &Path, start: fn() -> Referee) -> usize {
    let page = fs::read_to_string(path).unwrap();
    let update = std::env::var_os("UPDATE").is_some();
    let (mut written, mut expected, mut answers) = (String::new(), Vec::new(), Vec::new());
    let mut referee: Option<Referee> = None;
    let mut compared = 0;
    for line in page.lines() {
        if line == "```session" {
            referee = Some(start());
        } else if let Some(running) = referee.take_if(|_| line == "```") {
            running.end();
        }
        match (&mut referee, line.split_at_checked(2)) {
            (Some(_), Some(("< ", answer))) => {
                expected.push(answer.to_owned());
                continue;
            }
            (Some(referee), Some(("> ", request))) => {
                answers.push(referee.send_for_text(request.as_bytes()));
                compared += 1;
            }
            _ => {}
        }
        written.push_str(line);
        written.push('\n');
        if line.starts_with("> ") && referee.is_some() {
            written.push_str(&format!("< {}\n", answers.last().unwrap()));
        }
    }
    if update {
        fs::write(path, written).unwrap();
        return compared;
    }
    let read = |lines: &[String]| -> Vec<Value> {
        lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    assert_eq!(read(&expected), read(&answers), "{}", path.display());
    compared
}

/// Every field of a view is in the description, and nothing that does not exist.
#[test]
fn the_description_names_every_field_of_the_view() {
    for game in games::names() {
        let page = fs::read_to_string(root().join("games").join(game).join("REFEREE.md")).unwrap();
        let section = page.split("## The view").nth(1).unwrap();
        let section = section.split("\n##").next().unwrap();
        let mut described: Vec<&str> =
            section.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
        described.sort_unstable();
        let fields = fields_of_views(game);
        assert_eq!(described, fields.iter().map(String::as_str).collect::<Vec<_>>(), "{game}");
    }
}

/// The fields that the open views of random games have, one of every kind for the fewest players.
fn fields_of_views(game: &str) -> std::collections::BTreeSet<String> {
    let setups = suites::named(game).unwrap().setups();
    setups
        .iter()
        .filter(|setup| setup.contains("players=2"))
        .flat_map(|setup| fields_of_game(setup))
        .collect()
}

fn fields_of_game(setup: &str) -> std::collections::BTreeSet<String> {
    let mut session = games::open(setup).unwrap();
    let mut source = SeededSource::new(3);
    let mut fields = std::collections::BTreeSet::new();
    let mut rng = search::Rng::new(3);
    loop {
        names_of(&serde_json::from_str(session.open_view().get()).unwrap(), "", &mut fields);
        match session.legal() {
            Legal::Outcomes(_) => {
                session.draw_in(&mut source).unwrap();
            }
            Legal::Actions(actions) => {
                session.play(&actions[rng.below(actions.len() as u32) as usize]).unwrap();
            }
            Legal::Over => return fields,
        }
    }
}

/// The names of all fields, as the description writes them; counts by colour are one field.
fn names_of(value: &Value, above: &str, names: &mut std::collections::BTreeSet<String>) {
    match value {
        Value::Object(fields) if fields.contains_key("w") || above == "awaiting" => {}
        Value::Object(fields) => {
            for (name, value) in fields {
                let name = if above.is_empty() { name.clone() } else { format!("{above}.{name}") };
                names_of(value, &name, names);
                names.insert(name);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| names_of(value, &format!("{above}[]"), names)),
        _ => {}
    }
}
