//! The board of Splendor in the terminal: with every set of modules it fits in 80 columns in every language.

use std::collections::BTreeSet;

use catalog::{Legal, Registry, SeededSource};
use kernel::{Draw, Seat, Viewer};
use splendor_play::{BOARD, ENTRY, TEXTS};
use terminal::{Look, Paint, Story, WIDTH, columns, hanging};
use text::{Language, Texts};

static GAMES: Registry = Registry::new(&[&ENTRY]);

/// Checks that a board fits, and that every message has a text.
#[track_caller]
fn check_fits(board: &str) {
    for line in board.lines() {
        assert!(columns(line) <= WIDTH, "{} columns: {line}", columns(line));
    }
    // A message without a text would show its own name.
    assert!(!["cli-", "board-", "splendor-"].iter().any(|name| board.contains(name)), "{board}");
}

/// Plays a random game to its end and checks its board at every tenth decision.
fn check_game(setup: &str, seed: u64, story: &Story) {
    let (mut rng, mut source) = (search::Rng::new(seed), SeededSource::new(seed));
    let mut session = GAMES.open(setup).unwrap();
    let mut decisions = 0;
    loop {
        match session.legal() {
            Legal::Over => break,
            Legal::Outcomes(_) => _ = session.draw_in(&mut source).unwrap(),
            Legal::Actions(actions) => {
                for seat in Seat::all(session.players()).filter(|_| decisions % 10 == 0) {
                    let look = Look { story, eye: Some(seat), about: None };
                    check_fits(&BOARD.draw(session.view(Viewer::Seat(seat)).get(), &look).unwrap());
                }
                decisions += 1;
                session.play(&actions[rng.below(actions.len() as u32) as usize]).unwrap();
            }
        }
    }
    assert!(decisions > 50, "a game of {decisions} decisions");
}

#[test]
fn every_board_fits_in_80_columns_in_every_language() {
    for language in Language::ALL {
        let story = Story::new(Texts::of(language, TEXTS), BOARD.sets.to_vec(), Paint::NONE);
        for modules in [
            "",
            " modules=cities",
            " modules=posts",
            " modules=strongholds",
            " modules=cities,posts",
            " modules=cities,strongholds,posts",
            " modules=orient",
            " modules=cities,strongholds,posts,orient",
        ] {
            for players in 2..=4 {
                check_game(&format!("splendor players={players}{modules}"), 7, &story);
            }
        }
    }
}

#[test]
fn every_move_of_the_help_fits_in_80_columns_in_every_language() {
    for language in Language::ALL {
        let story = Story::new(Texts::of(language, TEXTS), BOARD.sets.to_vec(), Paint::NONE);
        for (typed, meaning) in (BOARD.moves)("splendor players=2 modules=cities,strongholds,posts,orient") {
            check_fits(&hanging(&format!("  {typed}"), 19, &story.say(meaning, &[])));
        }
    }
}

/// A row with strongholds has a line for them, in which an empty place stays empty.
#[test]
fn an_empty_place_beside_strongholds_is_said_once() {
    let story = Story::new(Texts::of(Language::English, TEXTS), BOARD.sets.to_vec(), Paint::NONE);
    let mut beside = 0;
    for seed in 0..12 {
        let (mut rng, mut source) = (search::Rng::new(seed), SeededSource::new(seed));
        let mut session = GAMES.open("splendor players=4 modules=strongholds").unwrap();
        loop {
            match session.legal() {
                Legal::Over => break,
                Legal::Outcomes(_) => _ = session.draw_in(&mut source).unwrap(),
                Legal::Actions(actions) => {
                    let look = Look { story: &story, eye: None, about: None };
                    let board = BOARD.draw(session.view(Viewer::Spectator).get(), &look).unwrap();
                    let lines: Vec<_> = board.lines().collect();
                    for (at, line) in lines.iter().enumerate() {
                        if line.contains('│') && line.contains('▲') {
                            assert!(!line.contains("empty"), "{board}");
                            beside +=
                                usize::from(lines[at - 3..at].iter().any(|line| line.contains("empty")));
                        }
                    }
                    session.play(&actions[rng.below(actions.len() as u32) as usize]).unwrap();
                }
            }
        }
    }
    assert!(beside > 0);
}

/// At the beginning everything that a city asks for is lacking.
#[test]
fn every_city_fits_with_all_that_is_lacking_for_it() {
    for language in Language::ALL {
        let story = Story::new(Texts::of(language, TEXTS), BOARD.sets.to_vec(), Paint::NONE);
        let mut faces = BTreeSet::new();
        for seed in 0..60 {
            let mut source = SeededSource::new(seed);
            let mut session = GAMES.open("splendor players=2 modules=cities").unwrap();
            while session.draw_in(&mut source).is_some() {}
            let view = session.view(Viewer::Seat(Seat(0)));
            let look = Look { story: &story, eye: Some(Seat(0)), about: None };
            check_fits(&BOARD.draw(view.get(), &look).unwrap());
            let view: serde_json::Value = serde_json::from_str(view.get()).unwrap();
            faces.extend(view["cities"].as_array().unwrap().iter().map(ToString::to_string));
        }
        assert_eq!(faces.len(), 14, "{faces:?}");
    }
}

/// `cities 63`: at the beginning nobody has the bonuses that a card costs.
#[test]
fn what_is_missing_for_a_card_that_costs_bonuses_is_said_in_every_language() {
    for language in Language::ALL {
        let story = Story::new(Texts::of(language, TEXTS), BOARD.sets.to_vec(), Paint::NONE);
        let mut found = 0;
        for seed in 0..20 {
            let mut source = SeededSource::new(seed);
            let mut session = GAMES.open("splendor players=2 modules=orient").unwrap();
            while session.draw_in(&mut source).is_some() {}
            let look = Look { story: &story, eye: Some(Seat(0)), about: None };
            let board = BOARD.draw(session.view(Viewer::Seat(Seat(0))).get(), &look).unwrap();
            check_fits(&board);
            let lines: Vec<_> = board.lines().collect();
            let costs = (0..lines.len()).filter(|&at| lines[at].contains("│ -"));
            for at in costs {
                let cell = lines[at].split('│').position(|cell| cell.starts_with(" -")).unwrap();
                let missing = lines[at + 1].split('│').nth(cell).unwrap().trim();
                let colour = lines[at].split('│').nth(cell).unwrap().trim().chars().nth(1).unwrap();
                let short = story.say("board-jewels-short", &[("tokens", text::Value::Number(2))]);
                assert_eq!(missing, format!("{short}: {colour}2"));
                found += 1;
            }
        }
        assert!(found > 5, "{found}");
    }
}

/// A game of four with all modules up to where three have a shield on one post, and a card that would cost the viewer
/// nothing is under another player's strongholds.
#[test]
fn owners_of_pieces_can_be_told_apart_in_every_language() {
    let log = include_str!("../../../corpus/cities-strongholds-posts-orient-4p-outright.cab");
    let lines: Vec<_> = log.lines().filter(|line| !line.starts_with('#')).take(301).collect();
    let session = GAMES.load(&(lines.join("\n") + "\n")).unwrap();
    for language in Language::ALL {
        let story = Story::new(Texts::of(language, TEXTS), BOARD.sets.to_vec(), Paint::NONE);
        let names: Vec<_> = Seat::all(4).map(|seat| story.name(seat)).collect();
        let look = Look { story: &story, eye: Some(Seat(0)), about: None };
        let board = BOARD.draw(session.view(Viewer::Seat(Seat(0))).get(), &look).unwrap();
        check_fits(&board);
        let lines: Vec<_> = board.lines().collect();
        let line = |start: &str| *lines.iter().find(|line| line.trim_start().starts_with(start)).unwrap();
        // `cities 31`: whose shields are on the second post.
        let shields: Vec<&str> = line("2 w2").rsplit("  ").next().unwrap().trim().split(", ").collect();
        let digits: BTreeSet<_> = shields.iter().filter_map(|name| name.chars().last()).collect();
        assert_eq!((shields.len(), digits), (3, ['1', '2', '4'].into()), "{shields:?}");
        // `cities 12`: whose strongholds are left.
        let supplies = line(&story.say("board-splendor-strongholds", &[]));
        let left: BTreeSet<_> = supplies.chars().filter(char::is_ascii_digit).collect();
        assert_eq!(left.len(), 4, "{supplies}");
        // `cities 49`: who has double gold.
        let golds = lines.iter().find(|line| line.ends_with(" aa")).unwrap();
        assert!(golds.starts_with(&names[1]), "{golds}");
        // `cities 19`: card 16 is not free for the first player.
        let at = lines.iter().position(|line| line.contains("#16 +b")).unwrap();
        let cell = lines[at + 2].split('│').nth(1).unwrap().trim();
        assert_eq!(cell, story.say("board-splendor-kept", &[]));
    }
}
