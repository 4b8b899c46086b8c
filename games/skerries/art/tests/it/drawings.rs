//! The drawings of Skerries are sound, tell different catches apart, and keep their contrasts.

use std::collections::BTreeSet;

use art::sound::{self, labels, uses};
use skerries::{Catch, Fish};
use skerries_art::{STYLE, catch, sheet, vignette};

const STYLES: [&str; 2] = [art::STYLE, STYLE];

/// Everything that a page may insert, each named.
fn pieces() -> Vec<(String, String)> {
    let catches = Catch::all().map(|piece| (format!("catch {piece:?}"), catch(piece)));
    catches.chain([("vignette".into(), vignette())]).collect()
}

#[test]
fn every_drawing_is_sound() {
    sound::check(&STYLES, &[art::sheet(), sheet()], &pieces());
}

#[test]
fn a_catch_shows_its_fish_and_its_value() {
    let mut seen = BTreeSet::new();
    for piece in Catch::all() {
        let svg = catch(piece);
        assert_eq!(labels(&svg), [piece.value().to_string()], "{piece:?}");
        assert_eq!(uses(&svg), [format!("fish-{}", piece.fish().letter())], "{piece:?}");
        seen.insert((piece.fish().letter(), piece.value()));
    }
    assert!(seen.len() > Fish::ALL.len(), "{seen:?}");
}

#[test]
fn colours_keep_their_contrasts() {
    for ground in ["--catch-ground", "--catch-far"] {
        sound::contrast(&STYLES, "--catch-ink", ground, 4.5);
    }
    let fish: Vec<String> = Fish::ALL.iter().map(|fish| format!("--fish-{}", fish.letter())).collect();
    for colour in &fish {
        for ground in ["--catch-ground", "--catch-far"] {
            sound::contrast(&STYLES, colour, ground, 3.0);
        }
    }
    sound::apart(&STYLES, &fish, 20.0);
}
