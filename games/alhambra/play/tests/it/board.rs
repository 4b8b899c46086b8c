//! The board of Alhambra in the terminal: it fits in 80 columns in every language, at every stage of a game, and names
//! how walls are counted where that is not the usual way.

use alhambra_play::{BOARD, ENTRY, TEXTS};
use catalog::{Legal, Registry, SeededSource};
use kernel::{Draw, Seat, Viewer};
use terminal::{Look, Paint, Story, WIDTH, columns};
use text::{Language, Texts};

static GAMES: Registry = Registry::new(&[&ENTRY]);

/// Plays a random game and draws its board for everybody at every tenth decision and at the end.
fn boards(setup: &str, seed: u64, language: Language) -> Vec<String> {
    let story = Story::new(Texts::of(language, TEXTS), BOARD.sets.to_vec(), Paint::NONE);
    let (mut rng, mut source) = (search::Rng::new(seed), SeededSource::new(seed));
    let mut session = GAMES.open(setup).unwrap();
    let (mut boards, mut decisions) = (Vec::new(), 0);
    loop {
        let legal = session.legal();
        let over = matches!(legal, Legal::Over);
        if over || matches!(legal, Legal::Actions(_)) && decisions % 10 == 0 {
            for viewer in Viewer::all(session.players()) {
                let eye = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
                for about in [None, Some(Seat(1))] {
                    let look = Look { story: &story, eye, about };
                    boards.push(BOARD.draw(session.view(viewer).get(), &look).unwrap());
                }
            }
        }
        match legal {
            Legal::Over => return boards,
            Legal::Outcomes(_) => _ = session.draw_in(&mut source).unwrap(),
            Legal::Actions(actions) => {
                decisions += 1;
                session.play(&actions[rng.below(actions.len() as u32) as usize]).unwrap();
            }
        }
    }
}

#[test]
fn every_board_fits_in_80_columns_in_every_language() {
    for (language, setup) in Language::ALL
        .into_iter()
        .flat_map(|language| [2, 6].map(|players| (language, format!("alhambra players={players}"))))
    {
        let boards = boards(&setup, 7, language);
        assert!(boards.len() > 100, "{}", boards.len());
        for board in boards {
            for line in board.lines() {
                assert!(columns(line) <= WIDTH, "{} columns: {line}", columns(line));
            }
            // A message without a text would show its own name.
            assert!(!["cli-", "board-", "alhambra-"].iter().any(|name| board.contains(name)), "{board}");
        }
    }
}

#[test]
fn a_board_says_that_walls_are_counted_by_tiles() {
    let named = |setup: &str| {
        let boards = boards(setup, 3, Language::English);
        let named = boards.iter().filter(|board| board.contains("Length of a wall: by tiles")).count();
        (named, boards.len())
    };
    let (tiles, all) = named("alhambra players=3 walls=tiles");
    assert_eq!(tiles, all);
    assert_eq!(named("alhambra players=3").0, 0);
}
