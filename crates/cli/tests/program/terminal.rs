//! The output that people see: the game as text, stored games told and checked, bots measured, and clear words for
//! whatever is wrong.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Stdio;

use catalog::{Legal, SeededSource, Session};
use kernel::Draw;
use serde_json::Value;
use tempfile::TempDir;

use crate::common::{assert_aligned, assert_plain, cabochon, complained, said, typed};

/// A whole game of random moves.
pub fn random_game(players: u8, seed: u64) -> Box<dyn Session> {
    let mut rng = search::Rng::new(seed);
    let mut source = SeededSource::new(seed);
    let mut session = games::open(&format!("splendor players={players}")).unwrap();
    loop {
        match session.legal() {
            Legal::Outcomes(_) => {
                session.draw_in(&mut source).unwrap();
            }
            Legal::Actions(actions) => {
                session.play(&actions[rng.below(actions.len() as u32) as usize]).unwrap();
            }
            Legal::Over => return session,
        }
    }
}

pub fn write(folder: &TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn bots_play_a_whole_game() {
    let output = typed(&["play", "splendor", "--seats", "greedy,greedy,random,greedy", "--seed", "4"], "");
    assert!(output.status.success());
    let text = said(&output);
    assert_plain(&text);
    // As the page names them, by level first; who is who is said once.
    let bots =
        [("Facet", "Journeyman"), ("Lapidary", "Journeyman"), ("Culet", "Dice"), ("Bezel", "Journeyman")];
    let introduced = bots.map(|(name, level)| format!("{name}: bot, {level}\n")).concat();
    assert!(text.starts_with(&introduced), "{text}");
    assert!(bots.iter().all(|(name, _)| text.contains(&format!("{name} "))), "{text}");
    assert!(text.contains("the game is over") && text.trim_end().ends_with("wins."), "{text}");
    // The same seed, the same game.
    let again = typed(&["play", "splendor", "--seats", "greedy,greedy,random,greedy", "--seed", "4"], "");
    assert_eq!(said(&again), text);
}

#[test]
fn two_humans_play_a_scripted_game_and_keep_it() {
    // A bot's advice for both seats leads to an end; the seed draws the same in the library.
    let mut session = games::open("splendor players=2").unwrap();
    let mut source = SeededSource::new(11);
    let mut script = String::new();
    let greedy = "greedy".parse().unwrap();
    loop {
        while session.draw_in(&mut source).is_some() {}
        let Some(action) = session.think(&greedy, 1) else { break };
        session.play(&action).unwrap();
        script.push_str(&action);
        script.push('\n');
    }
    assert!(!session.log().contains("R.L"), "choose another seed: a hidden card would cover the table");
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("ended.cab");
    script.push_str(&format!("T.wbg\nsave {}\n", file.display()));
    let output = typed(&["play", "splendor", "--seats", "human,human", "--seed", "11"], &script);
    assert!(output.status.success());
    let text = said(&output);
    assert_plain(&text.replace(folder.path().to_str().unwrap(), "FOLDER"));
    assert!(text.contains("the game is over"), "{text}");
    assert_eq!(
        text.matches("`save FILE` saves it").count(),
        2,
        "at the end, and to the move that came too late"
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), session.log());
    for (seat, score) in session.scores().iter().enumerate() {
        assert!(text.contains(&format!("Player {}, {score} points", seat + 1)), "{text}");
    }
}

#[test]
fn everything_at_the_prompt_is_answered_and_the_end_of_input_is_clean() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("saved.cab");
    let script = format!(
        "help\nlegal\nT.wbg\nwhy T.rr\nwhy B.1\nhint\nlog\nT.xyz\nT.wwr\nD.w\nundo\nundo\nsave {0}\nsave {0}\nwhy\nsave\n\n",
        file.display()
    );
    let output =
        typed(&["play", "splendor", "--seats", "human,greedy", "--seed", "3", "--nodes", "50"], &script);
    assert!(output.status.success());
    let text = said(&output);
    assert_plain(&text.replace(folder.path().to_str().unwrap(), "FOLDER"));
    for part in [
        "tokens of different colours, or",                    // help
        "reserve  R.",                                        // legal
        "Player 1 took wbg",                                  // the move
        "Facet ",                                             // and its answer
        "That is legal. The log would say: Player 1 took rr", // why, of what is possible
        "splendor 61",                                        // why, of a card that is nowhere
        "Master would play ",                                 // hint
        " % of the victory (±",                               // and what it expects
        "1. Player 1 took wbg",                               // log
        "Type help",                                          // T.xyz
        "splendor C5",                                        // T.wwr
        "splendor C8",                                        // D.w
        "Undone: T.wbg T.",                                   // undo
        "You have no move to undo",                           // undo again
        "Saved to ",                                          // save
        "why ACTION; `help`",                                 // why without an action
        "save FILE, such as",                                 // save without a file
        "The game stops here.",                               // the end of the input
    ] {
        assert!(text.contains(part), "`{part}` is missing in {text}");
    }
    assert_eq!(text.matches("Saved to ").count(), 2, "one's own file may be written again");
    let saved = fs::read_to_string(&file).unwrap();
    assert!(games::load(&saved).is_ok());
    // Somebody else's file is not.
    let other =
        typed(&["play", "splendor", "--seats", "human,greedy"], &format!("save {}\nquit\n", file.display()));
    assert!(said(&other).contains("cannot be written"), "{}", said(&other));
    assert_eq!(fs::read_to_string(&file).unwrap(), saved);
}

#[test]
fn help_lists_the_moves_of_the_modules_that_are_played() {
    let all = ["N.5", "Y.3", "T.wwb", "S.47", "Q.47"];
    for (modules, own) in [
        ("", &["N.5"][..]),
        ("cities", &["Y.3"]),
        ("strongholds", &["N.5", "S.47", "Q.47"]),
        ("cities,posts", &["Y.3", "T.wwb"]),
    ] {
        let option = format!("modules={modules}");
        let mut arguments = vec!["play", "splendor", "--seats", "human,human"];
        if !modules.is_empty() {
            arguments.insert(2, &option);
        }
        let text = said(&typed(&arguments, "help\nquit\n"));
        let listed: Vec<&str> =
            all.into_iter().filter(|example| text.contains(&format!("\n  {example}"))).collect();
        assert_eq!(listed, own, "{modules}: {text}");
        // The table calls them what the rules call them.
        assert_eq!(text.contains("Strongholds "), modules == "strongholds", "{text}");
        assert!(!text.contains("Towers"), "{text}");
    }
}

#[test]
fn what_one_human_drew_unseen_is_covered_from_the_other() {
    let output = typed(
        &["play", "splendor", "--seats", "human,human", "--seed", "3"],
        "R.L3\n\n\nlog\nT.wbg\n\n\nquit\n",
    );
    assert!(output.status.success());
    let text = said(&output);
    let pages: Vec<&str> = text.split(&"\n".repeat(60)).collect();
    let [first, second, third] = pages.as_slice() else { panic!("{} pages: {text}", pages.len()) };
    let drawn = first.split("Player 1 drew #").nth(1).expect("the one who drew sees the card");
    let card: String = drawn.chars().take_while(char::is_ascii_digit).collect();
    let card = format!("#{card}");
    assert!(!second.contains(&card), "{card} shows in {second}");
    assert!(second.contains("Player 1 drew a level 3 card that nobody else sees"), "{second}");
    assert!(second.contains(" L3\n"), "the back of the card shows: {second}");
    assert!(third.contains(&card), "its holder sees it again: {third}");
}

#[test]
fn nobody_takes_back_what_was_turned_up() {
    let script = "T.wbg\nundo\nT.wbg\nR.L1\n\n\nundo\nquit\n";
    let output = typed(&["play", "splendor", "--seats", "human,human", "--seed", "3"], script);
    let text = said(&output);
    assert!(text.contains("Undone: T.wbg"), "{text}");
    assert!(text.contains("something was revealed since"), "{text}");

    // Alone against a bot neither: the next card would be another one.
    let output = typed(&["play", "splendor", "--seats", "human,random", "--seed", "3"], "R.L3\nundo\nquit\n");
    let text = said(&output);
    assert!(text.contains("something was revealed since"), "{text}");
}

#[test]
fn one_undo_takes_back_a_whole_payment_with_cards_to_spare() {
    let at_once = &["play", "alhambra", "--seats", "human,human", "--seed", "5"];
    let text = said(&typed(at_once, "S.s3\nP.9\nP.8\nundo\nlegal\nundo\nquit\n"));
    assert!(text.contains("bought seraglio 3 for 9 and 8 dirhams"), "{text}");
    assert!(text.contains("Undone: S.s3 P.9 P.8"), "{text}");
    assert!(text.contains("pay more S.s3"), "the payment can begin again: {text}");
    assert!(text.contains("You have no move to undo"), "{text}");
    let text = said(&typed(at_once, "S.s3\nP.9\nundo\nquit\n"));
    assert!(text.contains("Undone: S.s3 P.9"), "in the middle of the payment: {text}");
}

#[test]
fn between_two_turns_only_enter_is_heard() {
    let script = "R.L1\nundo\nR.L3\n\nT.wbg\n\nquit\n";
    let text = said(&typed(&["play", "splendor", "--seats", "human,human", "--seed", "3"], script));
    assert_eq!(text.matches("Enter to hide your side").count(), 3, "{text}");
    assert_eq!(text.matches("Enter to show your side").count(), 2, "{text}");
    assert!(text.contains("The game stops here"), "{text}");
}

#[test]
fn a_stored_game_is_told_and_shown() {
    let folder = TempDir::new().unwrap();
    for players in 2..=4 {
        let session = random_game(players, 40 + u64::from(players));
        let file = write(&folder, "game.cab", &session.log());
        let told = typed(&["replay", &file], "");
        assert!(told.status.success(), "{}", complained(&told));
        let text = said(&told);
        assert_plain(&text);
        assert!(text.contains("took") && text.contains("The game is over"), "{text}");
        let blind = session.inputs(0).iter().filter(|input| input.text.starts_with("R.L")).count();
        assert_eq!(text.matches(" drew #").count(), blind, "every card drawn unseen is named");
        for at in [0, 1, 16, session.version() / 2, session.version()] {
            let shown = typed(&["replay", &file, "--at", &at.to_string()], "");
            assert!(shown.status.success(), "{}", complained(&shown));
            assert_plain(&said(&shown));
            let bank = said(&shown).lines().find(|line| line.contains("Bank")).map(str::to_owned).unwrap();
            let then: Value = serde_json::from_str(session.at(at).unwrap().open_view().get()).unwrap();
            let counts: Vec<String> =
                ["w", "b", "g", "r", "k", "a"].iter().map(|gem| then["bank"][gem].to_string()).collect();
            assert_eq!(bank.split_whitespace().skip(1).collect::<Vec<_>>(), counts);
        }
        let beyond = typed(&["replay", &file, "--at", &(session.version() + 1).to_string()], "");
        assert_eq!(beyond.status.code(), Some(1));
        assert!(complained(&beyond).contains(&format!("has {} inputs", session.version())));
    }
}

#[test]
fn an_input_of_the_other_kind_is_answered_with_what_is_due() {
    let folder = TempDir::new().unwrap();
    for (log, why) in [
        (
            "splendor players=2 modules=cities\nY.3\n",
            "`Y.3`: A city must be drawn before anybody acts. (cities 3)",
        ),
        (
            "splendor players=2\nT.wbg\n",
            "`T.wbg`: A card or noble must be drawn before anybody acts. (splendor 8)",
        ),
        ("splendor players=2\ncard.3x\n", "`3x`: A card is a number"),
        ("splendor players=2\nhello\n", "An outcome is card.number"),
    ] {
        let output = typed(&["verify", &write(&folder, "log.cab", log)], "");
        assert_eq!(output.status.code(), Some(1));
        let told = said(&output) + &complained(&output);
        assert!(told.contains(":2: ") && told.contains(why), "{told}");
    }
}

#[test]
fn verify_names_the_first_bad_input() {
    let folder = TempDir::new().unwrap();
    let log = random_game(2, 1).log();
    let good = write(&folder, "good.cab", &format!("# a comment\n\n{log}"));
    let unfinished: String = log.lines().take(30).map(|line| format!("{line}\n")).collect();
    let half = write(&folder, "half.cab", &unfinished);
    let output = typed(&["verify", &good, &half], "");
    assert!(output.status.success(), "{}", complained(&output));
    assert!(said(&output).contains("won by Player ") && said(&output).contains("not over"));

    let lines: Vec<&str> = log.lines().collect();
    let with = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines[at - 1] = line;
        lines.join("\n")
    };
    let first_action = 1 + lines.iter().position(|line| line.contains('.') && line.len() == 5).unwrap();
    for (name, text, place, why) in [
        ("twice.cab", with(3, lines[1]), ":3: ", "splendor 8"),
        ("word.cab", with(5, "card.121"), ":5: ", "from 1 to 90, or of the Orient to 120"),
        ("orient.cab", with(5, "card.91"), ":5: ", "cities 45"),
        ("words.cab", with(7, "card.1 card.2"), ":7: ", "one word"),
        ("move.cab", with(first_action, "N.1"), &format!(":{first_action}: "), "splendor 33"),
        ("more.cab", format!("{log}T.wbg\n"), &format!(":{}: ", lines.len() + 1), "game is over"),
        ("game.cab", with(1, "chess players=2"), ":1: ", "the name of a game (splendor, "),
        ("letter.cab", "Dear diary,\ntoday I won.\n".into(), ":1: ", "and “Dear” is not one"),
        ("beside.cab", with(1, "splendor by two"), ":1: ", "“by” means nothing"),
        ("newer.cab", with(1, "splendor players=2 rules=99"), ":1: ", "rules version 99"),
        ("many.cab", with(1, "splendor players=5"), ":1: ", "2 to 4 players"),
        ("empty.cab", String::new(), ": ", "empty"),
    ] {
        let file = write(&folder, name, &text);
        let output = typed(&["verify", &good, &file], "");
        assert_eq!(output.status.code(), Some(1), "{name}");
        let complaint = complained(&output);
        assert!(complaint.contains(&format!("{file}{place}")), "{name}: {complaint}");
        assert!(complaint.contains(why), "{name}: {complaint}");
        assert!(said(&output).contains("good.cab: ok"), "the good ones are named too");
        // The same file is no game to replay either.
        assert_eq!(typed(&["replay", &file], "").status.code(), Some(1));
    }
    fs::write(folder.path().join("bytes.cab"), b"splendor players=2\n\xff\n").unwrap();
    for (name, why) in [("bytes.cab", "UTF-8"), ("missing.cab", "no such file"), ("", "folder")] {
        let file = Path::new(folder.path()).join(name);
        let output = typed(&["verify", file.to_str().unwrap()], "");
        assert_eq!(output.status.code(), Some(1), "{name}");
        assert!(complained(&output).contains(why), "{}", complained(&output));
    }
}

#[test]
fn what_cannot_be_asked_for_is_a_usage_error() {
    let any = games::names()[0];
    let long = format!("modules={}", ["cities"; 40].join(","));
    for (arguments, why) in [
        (vec!["play", "chess"], "no game `chess`"),
        (vec!["play", any, "--seats", "human,wizard"], "wizard"),
        (vec!["play", any, "--seats", "human,master:0"], "master:0"),
        (vec!["play", any, "--nodes", "0"], "--nodes <NODES>; it must be a whole number from 1 to 10000000"),
        (vec!["play", any, "--node", "1"], "Did you mean --nodes?\nFor help, run `cabochon"),
        (vec!["--color", "never"], "A command is missing."),
        (vec!["bench", "chess"], "no game `chess`"),
        (vec!["bench", any, "--seconds", "nan"], "seconds"),
        (vec!["arena", any, "--a", "wizard", "--b", "greedy"], "wizard"),
        (vec!["play", "splendor", "walls=high"], "its options are: modules"),
        (vec!["play", "splendor", "modules=silk"], "choose from: cities, strongholds, posts"),
        (
            vec!["play", "splendor", "modules="],
            "`modules` has an empty value; choose from: cities, strongholds, posts, orient",
        ),
        (vec!["play", "splendor", "=cities"], "`=cities` is not an option of the form key=value"),
        (vec!["play", "splendor", "modules=posts,posts"], "`posts` is given twice in the option `modules`"),
        (vec!["play", "splendor", &long], "at most 200 characters"),
        (vec!["bench", "splendor", "modules=silk"], "choose from: cities, strongholds, posts, orient"),
        (vec!["play", "duel", "modules=cities"], "no option `modules`"),
        (vec!["play", "duel", "walls=high"], "its options are: adjudicate"),
        (vec!["play", "duel", "adjudicate"], "form key=value"),
        (vec!["play", "duel", "adjudicate=perhaps"], "choose from: no, yes"),
        (vec!["play", "duel", "players=2"], "its options are: adjudicate"),
        (vec!["play", "duel", "adjudicate=no", "adjudicate=yes"], "given twice"),
        (vec!["bench", "duel", "adjudicate="], "choose from: no, yes"),
        (
            vec!["arena", "duel", "walls=high", "--a", "random", "--b", "random"],
            "its options are: adjudicate",
        ),
        (vec!["play", "chess", "walls=high"], "no game `chess`"),
        (vec!["arena", "chess", "--a", "random", "--b", "random"], "no game `chess`"),
        (vec!["arena", any, "--a", "random", "--b", "random", "--games", "0"], "games"),
        (vec!["verify"], "FILES"),
        (vec!["dance"], "dance"),
        (vec![], "Usage"),
    ] {
        let output = cabochon(&arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", complained(&output));
        assert!(complained(&output).contains(why), "{arguments:?}: {}", complained(&output));
        assert!(said(&output).is_empty(), "{arguments:?} says {}", said(&output));
    }
}

#[test]
fn what_cannot_be_begun_is_said_in_the_readers_language() {
    let any = games::names()[0];
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let bytes = path("bytes.cab");
    fs::write(&bytes, b"splendor players=2\n\xff\n").unwrap();
    let games =
        ["", "chess players=2\n", "splendor\n", "duel players=3\n", "splendor players=2\ntwo words\n"]
            .iter()
            .enumerate()
            .map(|(number, text)| write(&folder, &format!("{number}.cab"), text));
    let files: Vec<String> = games.chain([bytes.clone(), path("")]).collect();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = path("games.sqlite");
    let mut asked = vec![
        vec!["play", "chess"],
        vec!["play", any, "--seats", "human"],
        vec!["play", any, "--seats", "human,wizard"],
        vec!["play", any, "--seats", "human,master:0"],
        vec!["rules", "chess"],
        vec!["rules", any, "Z99"],
        vec!["serve", "--listen", &address, "--data", &data],
        vec!["serve", "--listen", "127.0.0.1:0", "--data", &bytes],
        vec!["serve", "--listen", "127.0.0.1:0", "--data", "/proc/nowhere/games.sqlite"],
        vec!["serve", "--listen", "nowhere"],
        vec!["serve", "--public-url", "ftp://games.example"],
        vec!["arena", any, "--a", "wizard", "--b", "greedy"],
        vec!["arena", any, "--b", "greedy"],
        vec!["bench", any, "--seconds", "nan"],
        vec!["bench", any, "--players", "9"],
        vec!["play", any, "--nodes", "0"],
        vec!["play", any, "--seed"],
        vec!["play", any, "--seed", "1", "--seed", "2"],
        vec!["play", any, "--node", "1"],
        vec!["rules", any, "1", "2"],
        vec!["--color", "pink", "referee"],
        vec!["replay", "/nowhere/game.cab"],
        vec!["verify"],
        vec!["--color", "never"],
        vec!["serve", "--data", "/dev/null/games.sqlite"],
        vec!["dance"],
    ];
    asked.extend(files.iter().map(|file| vec!["replay", file]));
    for arguments in asked {
        // Text that somebody gave stays as it was given; of the rest nothing is left in English.
        for (language, whole) in [("ru", 'а'..='я'), ("ja", 'ぁ'..='ヿ')] {
            let output = cabochon(&[&arguments[..], &["--lang", language]].concat()).output().unwrap();
            assert!(!output.status.success(), "{arguments:?}");
            let complaint = complained(&output);
            assert!(said(&output).is_empty(), "{arguments:?} says {}", said(&output));
            let own = complaint.chars().filter(|letter| whole.contains(letter)).count();
            assert!(own > 4, "{arguments:?}: {complaint}");
            let english = [" is ", " the ", " not ", " no "];
            assert!(!english.iter().any(|word| complaint.contains(word)), "{arguments:?}: {complaint}");
        }
    }
}

#[test]
fn bench_prints_one_object() {
    for players in ["2", "3", "4"] {
        let output = typed(&["bench", "splendor", "--players", players, "--seconds", "0.2", "--json"], "");
        assert!(output.status.success());
        let report: Value = serde_json::from_str(&said(&output)).unwrap();
        assert_eq!(report["game"], "splendor");
        assert_eq!(report["players"].to_string(), players);
        assert!(report["games_per_second"].as_f64().unwrap() > 100.0);
        let turns = report["turns_per_game"].as_f64().unwrap();
        let decisions = report["decisions_per_game"].as_f64().unwrap();
        // Random games are long, and some turns take a second decision.
        assert!(turns > 30.0 && decisions > turns && decisions < 2.0 * turns, "{report}");
        assert_eq!(report["games_per_second_by_round"].as_array().unwrap().len(), 7);
    }
    let words = typed(&["bench", "splendor", "--seconds", "0.1"], "");
    assert!(said(&words).contains("games per second"));
}

#[test]
fn arena_results_follow_from_the_seed_and_not_from_the_threads() {
    let run = |players: &str, threads: &str| -> Value {
        let arguments = ["arena", "splendor", "--a", "greedy", "--b", "random", "--games", "12"];
        let more = ["--players", players, "--threads", threads, "--json"];
        let output = typed(&[&arguments[..], &more[..]].concat(), "");
        assert!(output.status.success(), "{}", complained(&output));
        serde_json::from_str(&said(&output)).unwrap()
    };
    for players in ["2", "3"] {
        let (one, three) = (run(players, "1"), run(players, "3"));
        for field in ["games", "wins", "draws", "losses", "score", "ci95", "turns_per_game"] {
            assert_eq!(one[field], three[field], "{field}");
        }
        let count = |field: &str| one[field].as_u64().unwrap();
        assert_eq!(count("wins") + count("draws") + count("losses"), 12);
        assert!(count("wins") >= 10, "a sensible bot beats chance: {one}");
        let (low, high) = (one["ci95"][0].as_f64().unwrap(), one["ci95"][1].as_f64().unwrap());
        let score = one["score"].as_f64().unwrap();
        assert!(0.0 <= low && low < score && score <= high && high <= 1.0 + 1e-9, "{one}");
    }
}

#[test]
fn a_league_puts_its_bots_on_one_scale() {
    let arguments = ["arena", "splendor", "--league", "--levels", "random,novice,greedy,master:2"];
    let games = ["--games", "12", "--greedy-games", "4", "--seed", "9"];
    let output = typed(&[&arguments[..], &games, &["--json"]].concat(), "");
    let report: Value = serde_json::from_str(&said(&output)).unwrap();
    let told = |pair: &Value| format!("{} {} {}", pair["a"], pair["b"], pair["games"]).replace('"', "");
    let pairs: Vec<String> = report["pairs"].as_array().unwrap().iter().map(told).collect();
    assert_eq!(pairs, ["novice random 12", "greedy novice 12", "master:2 greedy 12", "greedy random 4"]);
    let rating = |at: usize| report["ratings"][at]["rating"].as_f64().unwrap();
    assert_eq!((&report["ratings"][2]["bot"], rating(2)), (&"greedy".into(), 1000.0));
    assert!(rating(0) < rating(1) && rating(1) < rating(2), "{report}");
    // A pair of a league plays as it would in an arena.
    let alone =
        ["arena", "splendor", "--a", "greedy", "--b", "novice", "--games", "12", "--seed", "9", "--json"];
    let alone: Value = serde_json::from_str(&said(&typed(&alone, ""))).unwrap();
    assert_eq!(report["pairs"][1]["score"], alone["score"]);

    let words = said(&typed(&[&arguments[..], &games].concat(), ""));
    assert!(words.contains("novice against random") && words.contains("greedy: 1000"), "{words}");
    let with_sides = typed(&[&arguments[..], &["--a", "greedy"]].concat(), "");
    assert_eq!(with_sides.status.code(), Some(2), "a league has its own sides");
    let alone = typed(&["arena", "splendor", "--league", "--levels", "greedy"], "");
    assert!(complained(&alone).contains("two bots"), "{}", complained(&alone));
}

#[test]
fn measurements_name_the_options_of_the_game() {
    for more in
        [&["bench", "--seconds", "0.1"][..], &["arena", "--a", "random", "--b", "random", "--games", "2"]]
    {
        let arguments = [&more[..1], &["duel", "adjudicate=yes"], &more[1..]].concat();
        let words = said(&typed(&arguments, ""));
        assert!(words.starts_with("duel adjudicate=yes with 2 players"), "{words}");
        let report: Value =
            serde_json::from_str(&said(&typed(&[&arguments[..], &["--json"]].concat(), ""))).unwrap();
        assert_eq!(report["options"], serde_json::json!(["adjudicate=yes"]));
    }
}

#[test]
fn a_searching_bot_meets_another_with_fewer_nodes() {
    let output = typed(
        &[
            "arena",
            "splendor",
            "--a",
            "master:40",
            "--b",
            "master",
            "--nodes",
            "20",
            "--games",
            "2",
            "--json",
        ],
        "",
    );
    let report: Value = serde_json::from_str(&said(&output)).unwrap();
    assert_eq!((&report["a"], &report["b"]), (&"master:40".into(), &"master:20".into()));
}

#[test]
fn the_server_says_where_it_is_and_what_is_wrong() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("games.sqlite");
    let data = data.to_str().unwrap();
    let mut child = cabochon(&["serve", "--listen", "127.0.0.1:0", "--data", data])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let first = lines.next().unwrap().unwrap();
    let address = first.strip_prefix("Cabochon is at http://").unwrap().to_owned();
    assert_eq!(lines.next().unwrap().unwrap(), format!("The games are stored in {data}"));
    assert!(TcpStream::connect(&address).is_ok());

    let other = folder.path().join("other.sqlite");
    let second = typed(&["serve", "--listen", &address, "--data", other.to_str().unwrap()], "");
    assert_eq!(second.status.code(), Some(1));
    assert!(complained(&second).contains("in use"), "{}", complained(&second));
    assert!(said(&second).is_empty() && !other.exists());

    let broken = write(&folder, "broken.sqlite", "this is no data file, and long enough to be told from one");
    let third = typed(&["serve", "--listen", "127.0.0.1:0", "--data", &broken], "");
    assert_eq!(third.status.code(), Some(1));
    assert!(complained(&third).contains("broken.sqlite"), "{}", complained(&third));
    assert!(fs::read_to_string(&broken).unwrap().starts_with("this is no data file"));

    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn help_and_figures_are_in_the_readers_language() {
    for (language, whole) in [("en", 'a'..='z'), ("ru", 'а'..='я'), ("ja", 'ぁ'..='ヿ')] {
        for arguments in [
            vec!["--help"],
            vec!["help"],
            vec!["play", "--help"],
            vec!["arena", "duel", "--a", "random", "--b", "random", "--games", "2"],
            vec!["arena", "duel", "--league", "--levels", "random,novice", "--games", "2"],
            vec!["bench", "duel", "--seconds", "0.01"],
            vec!["arena", "duel", "adjudicate=yes", "--a", "random", "--b", "random", "--games", "2"],
            vec!["bench", "duel", "adjudicate=yes", "--seconds", "0.01"],
        ] {
            let output = cabochon(&[&["--lang", language], &arguments[..]].concat()).output().unwrap();
            assert!(output.status.success() && complained(&output).is_empty(), "{arguments:?}");
            let text = said(&output);
            let own = text.chars().filter(|letter| whole.contains(letter)).count();
            assert!(own > 8, "{arguments:?}: {text}");
            let english = language == "en";
            let words = [" game", "one ", " of ", "Usage", "Options"];
            assert_eq!(words.iter().any(|word| text.contains(word)), english, "{arguments:?}: {text}");
        }
        let version = cabochon(&["--lang", language, "--version"]).output().unwrap();
        let version = said(&version);
        let rest = version.strip_prefix(concat!("cabochon ", env!("CARGO_PKG_VERSION"))).unwrap_or_default();
        // The commit follows where it was known when the program was built.
        let commit = rest.trim_end().trim_start_matches(" (").trim_end_matches(')');
        assert!(rest.ends_with('\n') && commit.bytes().all(|c| c.is_ascii_hexdigit()), "{version}");
    }
}

#[test]
fn the_terminal_speaks_every_language() {
    let script =
        "help\nlegal\nT.ww\nhint\nR.L2\nwhy B.1\nT.a\nsave\nlog\nundo\nR.L3\nR.L1\nT.wwww\nxyz\nquit\n";
    let mut tables = Vec::new();
    for (language, words) in [
        ("en", ["to act", "Type help", "undo your last move", "splendor 61", "Player 1 took"]),
        (
            "ru",
            ["ходит Игрок 1", "Команда help", "отменить свой последний ход", "splendor 61", "Игрок 1: взято"],
        ),
        ("ja", ["プレイヤー1の番", "help で手", "自分の最後の手", "splendor 61", "プレイヤー1がwwを取った"]),
    ] {
        let game = ["play", "splendor", "--seats", "human,greedy", "--seed", "3", "--nodes", "50", "--lang"];
        let text = said(&typed(&[&game[..], &[language]].concat(), script));
        assert_plain(&text);
        assert_aligned(&text, 8, 18);
        for word in words {
            assert!(text.contains(word), "no `{word}` in {language}:\n{text}");
        }
        // A message without a text would show its own name.
        for name in ["cli-", "board-", "splendor-"] {
            assert!(!text.contains(name), "a message is missing in {language}:\n{text}");
        }
        tables.push(text);
    }
    assert_ne!(tables[0], tables[1]);

    let whole = ["play", "splendor", "--seats", "greedy,greedy,random,greedy", "--seed", "4", "--lang"];
    for (language, end) in [("ru", "игра окончена"), ("ja", "ゲーム終了")] {
        let text = said(&typed(&[&whole[..], &[language]].concat(), ""));
        assert_plain(&text);
        assert_aligned(&text, 8, 18);
        assert!(text.contains(end), "{text}");
    }
}

#[test]
fn the_language_comes_from_the_environment() {
    let rule = |lang: &str, more: &[&str]| {
        let mut command = cabochon(&[&["rules", "splendor", "46"], more].concat());
        String::from_utf8(command.env("LC_ALL", lang).output().unwrap().stdout).unwrap()
    };
    assert!(rule("ru_RU.UTF-8", &[]).contains("десяти"));
    assert!(rule("ja", &[]).contains("10個"));
    assert!(rule("C.UTF-8", &[]).contains("ten tokens"));
    assert!(rule("fr_FR.UTF-8", &[]).contains("ten tokens"), "English for what is not spoken");
    assert!(rule("ru_RU.UTF-8", &["--lang", "ja"]).contains("10個"), "what is asked for comes first");
}

#[test]
fn the_items_of_a_list_are_summed_up_where_one_is_unknown() {
    for (arguments, why) in [
        (["rules", "splendor", "78"], "1–77, C1–C27"),
        (["rules", "splendor", "C0"], "no rule C0"),
        (["rules", "duel", "K7"], "K1–K6"),
    ] {
        let output = typed(&arguments, "");
        assert_eq!(output.status.code(), Some(2));
        assert!(complained(&output).contains(why), "{}", complained(&output));
    }
}

#[test]
fn stored_games_are_checked_in_every_language() {
    let folder = TempDir::new().unwrap();
    let good = write(&folder, "good.cab", &random_game(2, 5).log());
    let bad = write(&folder, "bad.cab", &random_game(2, 5).log().replace("T.", "T.a"));
    for (language, fine, not) in
        [("en", "ok", "1 of 2 files cannot"), ("ru", "верно", "1 из 2"), ("ja", "正常", "2件中1件")]
    {
        let output = typed(&["verify", &good, &bad, "--lang", language], "");
        assert_eq!(output.status.code(), Some(1));
        assert!(said(&output).contains(fine), "{}", said(&output));
        assert!(complained(&output).contains(not), "{}", complained(&output));
    }
}
