//! The drawings of the page's own frame are sound, and its colours keep the contrasts that the design asks for.

use std::collections::BTreeSet;

use art::sound::{self, labels};
use art::{Rim, SEALS};

const STYLES: [&str; 1] = [art::STYLE];

fn drawings() -> Vec<(String, String)> {
    let of_seat = |seat| {
        [Rim::Round, Rim::Toothed].map(|rim| (format!("seal {seat}, {rim:?}"), art::seal("Д", seat, rim)))
    };
    (0..SEALS).flat_map(of_seat).collect()
}

#[test]
fn every_drawing_is_sound() {
    sound::check(&STYLES, &[art::sheet()], &drawings());
    assert_eq!(drawings(), drawings(), "drawing twice gives the same text");
    for name in art::ICONS {
        assert!(art::sheet().contains(&format!("id='icon-{name}'")), "{name}");
    }
}

#[test]
fn text_from_outside_is_escaped() {
    assert_eq!(labels(&art::seal("<&", 0, Rim::Round)), ["<&"]);
}

#[test]
fn text_reaches_4_5_on_every_ground_it_stands_on() {
    let check = |front, ground| sound::contrast(&STYLES, front, ground, 4.5);
    for ground in ["--ground-lamp", "--ground", "--ground-edge", "--panel-flat"] {
        for ink in ["--ink", "--ink-2"] {
            check(ink, ground);
        }
    }
    check("--ink-3", "--panel-flat");
    for ground in ["--ground", "--panel-flat"] {
        for ink in ["--brass", "--lit", "--danger", "--gain"] {
            check(ink, ground);
        }
    }
    for (ink, ground) in [
        ("--button-ink", "--button"),
        ("--bubble-ink", "--bubble"),
        ("--bubble-danger", "--bubble"),
        ("--ribbon-ink", "--ribbon"),
        ("--danger", "--ribbon"),
        ("--pill-ink", "--pill"),
    ] {
        check(ink, ground);
    }
    for player in 0..SEALS {
        sound::contrast(&STYLES, "--player-ink", &format!("--player-{player}"), 4.5);
    }
}

#[test]
fn players_are_told_apart_by_colour() {
    let colours: Vec<_> = (0..SEALS).map(|player| format!("--player-{player}")).collect();
    sound::apart(&STYLES, &colours, 30.0);
    let bars: Vec<_> = (0..SEALS).map(|player| format!("--player-{player}-bar")).collect();
    sound::apart(&STYLES, &bars, 30.0);
    for bar in bars {
        sound::contrast(&STYLES, &bar, "--panel-flat", 3.0);
    }
}

#[test]
fn players_are_told_apart_without_colour() {
    let grey =
        |player: u8| art::seal("A", player, Rim::Round).replace(&format!("--player-{player})"), "--player)");
    let seals: BTreeSet<_> = (0..SEALS).map(grey).collect();
    assert_eq!(seals.len(), usize::from(SEALS), "two seals with the same letter differ in colour alone");
    for player in 0..SEALS {
        let beads = grey(player).matches("r='2.1'").count();
        assert_eq!(beads, usize::from(player) + 1, "as many beads as the player's number");
    }
}

#[test]
#[should_panic(expected = "--player-1 and --player-0, dark")]
fn colours_that_are_alike_are_found_out() {
    let style = "\n  --player-0: #9c1860;\n  --player-1: #a01c64;\n";
    sound::apart(&[style], &["--player-0".into(), "--player-1".into()], 30.0);
}
