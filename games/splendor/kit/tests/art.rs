//! The pieces that Splendor alone has are sound and tell different things apart.

use std::collections::{BTreeMap, BTreeSet};

use art::sound::{self, labels, uses};
use jewels_kit::art::{self as family, Gem};
use roxmltree::Document;
use splendor_kit::art::city::{self, SKYLINES};
use splendor_kit::art::{CAMEOS, Card, Format, Noble, NobleFormat, STYLE, card, noble, sheet, vignette};

const FORMATS: [Format; 5] = [Format::Large, Format::Reserved, Format::Phone, Format::Low, Format::PhoneLow];
const NOBLES: [NobleFormat; 3] = [NobleFormat::Large, NobleFormat::Phone, NobleFormat::Mini];

/// Ninety cards as a game numbers them: three levels, five colours, prices of one to four colours.
fn cards() -> Vec<Card> {
    (0..90u32)
        .map(|seed| Card {
            seed,
            level: 1 + (seed / 30) as u8,
            bonus: Gem::COLOURS[seed as usize % 5],
            points: (seed % 6) as u8,
            cost: std::array::from_fn(
                |i| if (seed as usize + i).is_multiple_of(3) { 0 } else { 1 + i as u8 },
            ),
        })
        .collect()
}

/// Everything that a page may insert, each named.
fn pieces() -> Vec<(String, String)> {
    let mut all = vec![("vignette".into(), vignette())];
    all.extend((0..SKYLINES).map(|tile| (format!("city {tile}"), city::won(tile))));
    for player in 0..art::SEALS {
        all.push((format!("shield of {player}"), city::shield(player, Some("<"))));
        all.push((format!("place of a shield of {player}"), city::shield(player, None)));
    }
    for format in FORMATS {
        all.extend(cards().iter().map(|c| (format!("card {} {format:?}", c.seed), card(c, format))));
    }
    for format in NOBLES {
        for index in 0..CAMEOS {
            let met = [index % 2 == 0, false, true, false, false];
            let face = Noble { index, points: 3, requirements: [3, 0, 3, 0, 3], met };
            all.push((format!("noble {index} {format:?}"), noble(&face, format)));
        }
    }
    all
}

#[test]
fn every_drawing_is_sound() {
    let styles = [art::STYLE, family::STYLE, STYLE];
    let sheets =
        [art::sheet(), family::tokens(|gem| gem.slug().to_owned()), family::cards(), sheet(), city::sheet()];
    sound::check(&styles, &sheets, &pieces());
    assert_eq!(pieces(), pieces(), "drawing twice gives the same text");
}

#[test]
fn no_engraving_makes_a_card_large() {
    for seed in 0..2_000 {
        let costly = Card { seed, level: 3, bonus: Gem::White, points: 5, cost: [7; 5] };
        let size = card(&costly, Format::Large).len();
        assert!(size < 6_000, "seed {seed}: {size} bytes");
    }
}

#[test]
fn different_cards_have_different_engravings() {
    let engraving = |c: &Card| {
        let svg = card(&Card { level: 1, bonus: Gem::Red, points: 0, cost: [0; 5], ..*c }, Format::Large);
        (svg.clone(), c.seed)
    };
    let all: BTreeMap<_, _> = cards().iter().map(engraving).collect();
    assert_eq!(all.len(), 90);
}

#[test]
fn a_card_shows_its_points_and_the_positive_costs_in_the_fixed_order() {
    let face = Card { seed: 1, level: 2, bonus: Gem::Green, points: 4, cost: [2, 0, 6, 0, 1] };
    assert_eq!(labels(&card(&face, Format::Large)), ["4", "2", "6", "1"]);
    assert_eq!(uses(&card(&face, Format::Large)), ["gem-g", "gem-w-s", "gem-g-s", "gem-k-s"]);
    let plain = Card { points: 0, ..face };
    assert_eq!(labels(&card(&plain, Format::Phone)), ["2", "6", "1"]);
}

#[test]
fn prices_never_touch_each_other_the_points_or_the_edge() {
    for format in FORMATS {
        let face = Card { seed: 3, level: 3, bonus: Gem::White, points: 5, cost: [7; 5] };
        let svg = card(&face, format);
        let doc = Document::parse(&svg).expect("well formed");
        let number = |n: roxmltree::Node, a: &str| {
            n.attribute(a).and_then(|v| v.parse::<f32>().ok()).expect("a number")
        };
        let (width, height) = (number(doc.root_element(), "width"), number(doc.root_element(), "height"));
        let points = doc.descendants().find(|n| n.has_tag_name("text")).expect("points");
        let boxes: Vec<_> = doc
            .descendants()
            .filter(|n| n.attribute("href").is_some_and(|h| h.ends_with("-s")))
            .skip(usize::from(matches!(format, Format::Phone | Format::PhoneLow)))
            .map(|n| (number(n, "x"), number(n, "y"), number(n, "width")))
            .collect();
        assert_eq!(boxes.len(), 5);
        for (i, a) in boxes.iter().enumerate() {
            assert!(a.0 > 3.0 && a.0 + a.2 < width - 3.0 && a.1 + a.2 < height - 3.0, "{format:?}");
            assert!(a.1 + 1.0 >= number(points, "y"), "{format:?}: the price meets the points");
            for b in &boxes[..i] {
                let apart = (a.0 - b.0).abs() >= a.2 || (a.1 - b.1).abs() >= a.2 - 1.5;
                assert!(apart, "{format:?}: {a:?} {b:?}");
            }
        }
    }
}

#[test]
fn a_level_shows_as_many_diamonds() {
    for level in 1..=3 {
        let face = Card { seed: 9, level, bonus: Gem::Blue, points: 0, cost: [0; 5] };
        let svg = card(&face, Format::Large);
        let doc = Document::parse(&svg).expect("well formed");
        let mark = format!("var(--mark-{level})");
        let diamonds = doc.descendants().find(|n| n.attribute("fill") == Some(&mark)).expect("diamonds");
        let drawn = diamonds.attribute("d").unwrap_or_default().matches('M').count();
        assert_eq!(drawn, usize::from(level));
    }
}

#[test]
fn nobles_differ_show_what_they_ask_and_light_what_is_met() {
    let draw = |index, met| {
        noble(&Noble { index, points: 3, requirements: [0, 4, 0, 4, 0], met }, NobleFormat::Large)
    };
    assert_eq!(labels(&draw(0, [false; 5])), ["3", "4", "4"]);
    assert_eq!(uses(&draw(4, [false; 5])), ["cameo-4", "gem-b-s", "gem-r-s"]);
    assert_eq!(draw(4, [true; 5]).matches("--lit").count(), 2);
    assert_eq!(draw(4, [false; 5]).matches("--lit").count(), 0);
    let sheet = sheet();
    let doc = Document::parse(&sheet).expect("well formed");
    let portraits: BTreeSet<_> = doc
        .descendants()
        .filter(|n| n.attribute("id").is_some_and(|id| id.starts_with("cameo-") && n.has_tag_name("symbol")))
        .map(|n| {
            let shapes = n.descendants().filter_map(|d| d.attribute("d"));
            shapes.collect::<Vec<_>>().join(" ")
        })
        .collect();
    assert_eq!(portraits.len(), usize::from(CAMEOS));
}

#[test]
fn every_tile_has_a_skyline_of_its_own() {
    let sheet = city::sheet();
    let doc = Document::parse(&sheet).expect("well formed");
    let skylines: BTreeSet<_> = doc
        .descendants()
        .filter(|n| n.has_tag_name("symbol"))
        .map(|n| n.descendants().filter_map(|d| d.attribute("d")).collect::<String>())
        .collect();
    assert_eq!(skylines.len(), usize::from(SKYLINES));
    assert_eq!(labels(&city::shield(1, Some("K"))), ["K"]);
    assert_eq!(labels(&city::shield(1, None)), [""; 0]);
}
