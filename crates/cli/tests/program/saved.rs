//! Games that are saved at the terminal, and continued from their files.

use std::fs;

use tempfile::TempDir;

use crate::common::{complained, said, typed};
use crate::terminal::{random_game, write};

#[test]
fn a_saved_game_keeps_the_options_of_its_table() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("agreed.cab");
    let script = format!("save {}\nquit\n", file.display());
    let seats = ["--seats", "human,human", "--seed", "3"];
    assert!(typed(&[&["play", "duel", "adjudicate=yes"], &seats[..]].concat(), &script).status.success());
    let saved = fs::read_to_string(&file).unwrap();
    assert!(saved.contains("\n# option adjudicate=yes\n"), "{saved}");
    assert!(games::load(&saved).is_ok());
}

#[test]
fn a_saved_game_is_continued_with_its_players() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("evening.cab");
    let (path, save) = (file.to_str().unwrap(), format!("save {}\nquit\n", file.display()));
    let seats = ["--seats", "human,greedy,human", "--seed", "3"];
    assert!(typed(&[&["play", "splendor"], &seats[..]].concat(), &save).status.success());
    let first = fs::read_to_string(&file).unwrap();
    assert!(first.contains("\n# bot 2: greedy\n"), "{first}");

    // A page names people and draws seats; the terminal keeps both.
    let named = first.replacen("# bot 2", "# player 1: Anna\n# bot 2", 1);
    let named = named.replacen("greedy\n", "greedy\n# player 3: 漢字\n# order drawn\n", 1);
    fs::write(&file, &named).unwrap();
    let text = said(&typed(&["play", path], &save));
    assert!(text.contains("Anna> ") && text.contains("Saved to"), "{text}");
    assert_eq!(fs::read_to_string(&file).unwrap(), named, "saving and opening changes nothing");

    // The game goes on where it was, and its moves can be undone.
    let text = said(&typed(&["play", path], &format!("T.wbg\n\n\n{save}")));
    assert!(text.contains("Anna took") && text.contains("漢字> "), "{text}");
    let longer = fs::read_to_string(&file).unwrap();
    assert!(longer.starts_with(named.trim_end()) && longer.len() > named.len(), "{longer}");
    let text = said(&typed(&["play", path], "undo\nlog\nquit\n"));
    assert!(text.contains("Undone: T.wbg") || text.contains("something was revealed since"), "{text}");

    // Others can sit down, as many as before.
    let text = said(&typed(&["play", path, "--seats", "human,human,human"], "quit\n"));
    assert!(text.contains("漢字> "), "{text}");
    let output = typed(&["play", path, "--seats", "human,human"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(complained(&output).contains("3 players"), "{}", complained(&output));
    let output = typed(&["play", path, "modules=cities"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(complained(&output).contains("leave out KEY=VALUE"), "{}", complained(&output));
    let missing = typed(&["play", "missing.cab"], "");
    assert!(complained(&missing).contains("missing.cab: "), "{}", complained(&missing));
}

#[test]
fn a_finished_game_is_shown_when_it_is_continued() {
    let folder = TempDir::new().unwrap();
    let file = write(&folder, "over.cab", &random_game(2, 5).log());
    let output = typed(&["play", &file], "quit\n");
    assert!(output.status.success() && said(&output).contains("The game is over"), "{}", said(&output));
}
