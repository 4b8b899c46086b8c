//! The board of Splendor Duel in the terminal: its columns stand in line in every language.

use catalog::{Legal, Registry, SeededSource};
use duel_play::{BOARD, ENTRY, TEXTS};
use kernel::{Draw, Viewer};
use terminal::{Look, Paint, Story, WIDTH, columns};
use text::{Language, Texts};

static GAMES: Registry = Registry::new(&[&ENTRY]);

/// The column of the first edge of a card, and the distance of the next.
const EDGES: (usize, usize) = (9, 14);

fn assert_in_line(board: &str) {
    assert!(board.contains("a b c d e") && board.contains('│'), "{board}");
    for line in board.lines() {
        assert!(columns(line) <= WIDTH, "{} columns: {line}", columns(line));
        for (at, _) in line.match_indices('│') {
            let (first, apart) = EDGES;
            assert_eq!(columns(&line[..at]) % apart, first % apart, "an edge out of line: {line}");
        }
    }
    // A message without a text would show its own name.
    assert!(!["cli-", "board-", "duel-"].iter().any(|name| board.contains(name)), "{board}");
}

#[test]
fn cards_and_spaces_stand_in_line_in_every_language() {
    for language in Language::ALL {
        let story = Story::new(Texts::of(language, TEXTS), BOARD.sets.to_vec(), Paint::NONE);
        let (mut rng, mut source) = (search::Rng::new(7), SeededSource::new(7));
        let mut session = GAMES.open("duel players=2").unwrap();
        let mut drawn = 0;
        loop {
            match session.legal() {
                Legal::Outcomes(_) => _ = session.draw_in(&mut source).unwrap(),
                Legal::Over => break,
                Legal::Actions(actions) => {
                    for viewer in Viewer::all(2).filter(|_| drawn % 10 == 0) {
                        let eye = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
                        assert_in_line(
                            &BOARD
                                .draw(session.view(viewer).get(), &Look { story: &story, eye, about: None })
                                .unwrap(),
                        );
                    }
                    drawn += 1;
                    session.play(&actions[rng.below(actions.len() as u32) as usize]).unwrap();
                }
            }
        }
        assert!(drawn > 50, "a game of {drawn} decisions");
    }
}
