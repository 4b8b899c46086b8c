//! What the page's own frame draws is sound, and its colours keep the contrasts that the design asks for.

use art::sound::{self, labels};

const STYLES: [&str; 1] = [art::STYLE];

fn drawings() -> Vec<(String, String)> {
    (0..6).map(|seat| (format!("seal {seat}"), art::seal("Д", seat))).collect()
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
    assert_eq!(labels(&art::seal("<&", 0)), ["<&"]);
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
    for player in 0..4 {
        sound::contrast(&STYLES, "--player-ink", &format!("--player-{player}"), 4.5);
    }
}
