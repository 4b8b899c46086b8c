//! The pieces of Splendor Duel say what they mean: bonus, effect, crowns and price of every card, the way of the
//! spiral, and how near a victory is.

use std::collections::BTreeSet;

use art::sound::{self, labels, uses};
use duel_art::{
    Ability, BADGES, BOARD_EDGE, BOARD_PITCH, BOARD_SIDE, Bonus, Card, DialFormat, Format, Royal,
    RoyalFormat, STYLE, board, card, dial, royal, sheet, vignette,
};
use jewels_art::{self as family, Gem};
use roxmltree::{Document, Node};

const PLAIN: Card = Card {
    seed: 4,
    level: 1,
    bonus: Bonus::One(Gem::Blue),
    points: 0,
    crowns: 0,
    ability: None,
    cost: [0, 2, 0, 3, 0, 1],
};
const STYLES: [&str; 3] = [art::STYLE, family::STYLE, STYLE];
const FORMATS: [Format; 2] = [Format::Large, Format::Phone];

/// Everything of Splendor Duel that a page may insert.
fn pieces() -> Vec<(String, String)> {
    let mut all = vec![("vignette".into(), vignette()), ("board".into(), board((0..25).rev()))];
    let abilities =
        [None, Some(Ability::Again), Some(Ability::Same), Some(Ability::Privilege), Some(Ability::Steal)];
    let bonuses = [Bonus::One(Gem::Red), Bonus::Two(Gem::White), Bonus::Wild, Bonus::None];
    for (i, bonus) in bonuses.into_iter().enumerate() {
        for (k, ability) in abilities.into_iter().enumerate() {
            let (seed, some) = ((5 * i + k) as u32, k as u8);
            let cost = [some, 8, 0, 2, 0, 1];
            let face =
                Card { seed, level: 1 + some % 3, bonus, points: some, crowns: some % 4, ability, cost };
            for format in [Format::Large, Format::Phone] {
                all.push((format!("card {seed} {format:?}"), card(&face, format)));
            }
        }
    }
    for (i, ability) in abilities.into_iter().enumerate() {
        for format in [RoyalFormat::Large, RoyalFormat::Small] {
            let face = Royal { seed: i as u32, points: 2, ability };
            all.push((format!("royal {i} {format:?}"), royal(&face, format)));
        }
    }
    for format in [DialFormat::Large, DialFormat::Phone] {
        for value in [0, 7, 10, 20, 25] {
            all.push((format!("dial {value} {format:?}"), dial(value, 20, "of 20", format)));
        }
    }
    all
}

#[test]
fn every_drawing_is_sound() {
    let sheets = [art::sheet(), family::tokens(|gem| gem.slug().to_owned()), family::cards(), sheet()];
    sound::check(&STYLES, &sheets, &pieces());
    assert_eq!(pieces(), pieces(), "drawing twice gives the same text");
}

#[test]
fn words_and_numbers_stand_out() {
    for slug in ["wild", "none", "royal"] {
        for end in ["1", "2"] {
            sound::contrast(&STYLES, "--card-ink", &format!("--enamel-{slug}-{end}"), 4.5);
        }
        for level in ["1", "2", "3"] {
            sound::contrast(&STYLES, &format!("--mark-{level}"), &format!("--enamel-{slug}-2"), 3.0);
        }
    }
    for leather in ["--leather-1", "--leather-2"] {
        for ink in ["--ink", "--ink-2"] {
            sound::contrast(&STYLES, ink, leather, 4.5);
        }
        // Brass marks the way of the spiral and the edges of the empty spaces.
        sound::contrast(&STYLES, "--brass", leather, 3.0);
    }
}

fn number(node: Node, name: &str) -> f32 {
    node.attribute(name).and_then(|value| value.parse().ok()).expect("a number")
}

#[test]
fn a_card_shows_its_bonus_effect_crowns_and_price() {
    let draw = |card: Card| uses(&self::card(&card, Format::Large));
    let price = ["gem-b-s", "gem-r-s", "gem-p-s"].map(str::to_owned);
    let with =
        |marks: &[&str]| marks.iter().map(|m| (*m).to_owned()).chain(price.clone()).collect::<Vec<_>>();
    assert_eq!(draw(PLAIN), with(&["gem-b"]));
    assert_eq!(draw(Card { bonus: Bonus::Two(Gem::Green), ..PLAIN }), with(&["gem-g-s", "gem-g-s"]));
    assert_eq!(draw(Card { bonus: Bonus::None, ..PLAIN }), with(&[]));
    assert_eq!(
        draw(Card { bonus: Bonus::Wild, ability: Some(Ability::Again), crowns: 2, ..PLAIN }),
        with(&["gem-wild", "badge-copy", "badge-again", "crown", "crown"])
    );
    let drawn = labels(&card(&Card { points: 6, ..PLAIN }, Format::Phone));
    assert_eq!(drawn, ["6", "2", "3", "1"]);
}

#[test]
fn every_effect_has_a_badge_of_its_own() {
    let sheet = sheet();
    let doc = Document::parse(&sheet).expect("well formed");
    let drawing = |id: String| {
        let symbol = doc.descendants().find(|n| n.attribute("id") == Some(&id)).expect("a symbol");
        symbol.descendants().filter_map(|n| n.attribute("d")).collect::<String>()
    };
    let badges: BTreeSet<_> = BADGES.iter().map(|name| drawing(format!("badge-{name}"))).collect();
    assert_eq!(badges.len(), BADGES.len());
    for ability in [Ability::Again, Ability::Same, Ability::Privilege, Ability::Steal] {
        assert!(BADGES.contains(&ability.slug()));
        // As a line icon, in a sentence, the effect looks the same.
        let id = |kind: &str| [kind, ability.slug()].concat();
        assert_eq!(drawing(id("badge-")), drawing(id("icon-")));
    }
}

/// The boxes of what a drawing uses.
fn boxes(svg: &str) -> Vec<[f32; 4]> {
    let doc = Document::parse(svg).expect("well formed");
    let parts = doc.descendants().filter(|n| n.has_attribute("href"));
    parts.map(|n| [number(n, "x"), number(n, "y"), number(n, "width"), number(n, "height")]).collect()
}

#[test]
fn nothing_on_a_card_covers_anything_else() {
    for format in FORMATS {
        for crowns in 0..=3 {
            for (bonus, ability) in [
                (Bonus::Wild, None),
                (Bonus::Wild, Some(Ability::Again)),
                (Bonus::One(Gem::White), Some(Ability::Steal)),
            ] {
                if crowns > 0 && ability.is_some() {
                    // No card has crowns and an effect besides copying.
                    continue;
                }
                let cost = [3, 5, 3, 0, 0, 1];
                let svg = card(&Card { crowns, bonus, ability, cost, points: 4, ..PLAIN }, format);
                let (width, height) = if format == Format::Large { (92.0, 124.0) } else { (64.0, 86.0) };
                let all = boxes(&svg);
                for (i, a) in all.iter().enumerate() {
                    let inside =
                        a[0] > 1.5 && a[1] > 1.5 && a[0] + a[2] < width && a[1] + a[3] < height - 3.0;
                    assert!(inside, "{format:?}: {a:?} leaves the card");
                    for b in &all[..i] {
                        let across = (a[0] + a[2]).min(b[0] + b[2]) - a[0].max(b[0]);
                        let down = (a[1] + a[3]).min(b[1] + b[3]) - a[1].max(b[1]);
                        // Round and crowned outlines leave the corners of their boxes free.
                        assert!(across.min(down) < 2.0, "{format:?}, {crowns} crowns: {a:?} meets {b:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_royal_card_shows_a_crown_its_points_and_its_effect() {
    for format in [RoyalFormat::Large, RoyalFormat::Small] {
        let royal = |ability| royal(&Royal { seed: 2, points: 3, ability }, format);
        assert_eq!(uses(&royal(None)), ["crown"]);
        assert_eq!(uses(&royal(Some(Ability::Privilege))), ["crown", "badge-privilege"]);
        assert_eq!(labels(&royal(None)), ["3"]);
    }
}

#[test]
fn the_spiral_is_engraved_as_it_is_given() {
    let way: Vec<u8> =
        (0..5).flat_map(|row| (0..5).map(move |i| row * 5 + if row % 2 == 0 { i } else { 4 - i })).collect();
    let svg = board(way.clone());
    assert_ne!(svg, board(way.into_iter().rev()), "the direction shows");
    let doc = Document::parse(&svg).expect("well formed");
    assert!((number(doc.root_element(), "width") - BOARD_SIDE).abs() < 0.1);
    let spaces: Vec<_> = doc.descendants().filter(|n| n.attribute("fill") == Some("var(--well)")).collect();
    assert_eq!(spaces.len(), 25);
    for (i, space) in spaces.iter().enumerate() {
        let middle = |n: usize| BOARD_EDGE + BOARD_PITCH * (n as f32 + 0.5);
        assert!((number(*space, "cx") - middle(i % 5)).abs() < 0.1);
        assert!((number(*space, "cy") - middle(i / 5)).abs() < 0.1);
    }
    let heads = doc.descendants().filter_map(|n| n.attribute("d")).map(|d| d.matches('M').count()).max();
    assert_eq!(heads, Some(24), "a point between every two spaces");
}

#[test]
fn a_dial_lights_as_many_strokes_as_are_reached() {
    for (value, goal, lit) in [(0, 10, 0), (7, 10, 7), (10, 10, 10), (23, 20, 20)] {
        let svg = dial(value, goal, "of many", DialFormat::Large);
        let doc = Document::parse(&svg).expect("well formed");
        let strokes = |paint: &str| {
            let path = doc.descendants().find(|n| n.attribute("stroke") == Some(paint));
            path.and_then(|n| n.attribute("d")).map_or(0, |d| d.matches('M').count())
        };
        assert_eq!((strokes("var(--lit)"), strokes("var(--brass)")), (lit, usize::from(goal) - lit));
        assert_eq!(labels(&svg), [value.to_string(), "of many".into()]);
        assert_eq!(labels(&dial(value, goal, "of many", DialFormat::Phone)), [value.to_string()]);
    }
}
