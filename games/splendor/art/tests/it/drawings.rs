//! The pieces that Splendor alone has are sound and tell different things apart.

use std::collections::{BTreeMap, BTreeSet};

use art::sound::{self, labels, uses};
use jewels_art::{self as family, BackFormat, Gem};
use roxmltree::Document;
use splendor_art::city::{self, SKYLINES};
use splendor_art::orient::{self, Kind, OrientCard};
use splendor_art::tower::{Look, tower};
use splendor_art::{CAMEOS, Card, Format, Noble, NobleFormat, STYLE, card, noble, sheet, vignette};

const FORMATS: [Format; 8] = [
    Format::Large,
    Format::Reserved,
    Format::Phone,
    Format::Low,
    Format::PhoneLow,
    Format::Narrow,
    Format::PhoneNarrow,
    Format::PhoneNarrowLow,
];
/// The formats with the small drawing of the bonus, which is none of the price.
const SMALL: [Format; 4] = [Format::Phone, Format::PhoneLow, Format::PhoneNarrow, Format::PhoneNarrowLow];
const NOBLES: [NobleFormat; 4] =
    [NobleFormat::Large, NobleFormat::Phone, NobleFormat::Strip, NobleFormat::Mini];

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

/// A card of each kind of the Orient, in the colours in which it is printed.
fn orient_cards() -> Vec<OrientCard> {
    let mut kinds = vec![Kind::DoubleGold, Kind::Satchel, Kind::SatchelAndFreeCard];
    for (i, gem) in Gem::COLOURS.into_iter().enumerate() {
        kinds.extend([Kind::DoubleBonus(gem), Kind::ReserveNoble(gem), Kind::FreeCard(gem)]);
        kinds.push(Kind::DiscardTwo(gem, Gem::COLOURS[(i + 4) % 5]));
    }
    let card = |(seed, kind)| {
        let cost = if matches!(kind, Kind::DiscardTwo(..)) { [0; 5] } else { [2, 0, 2, 2, 2] };
        OrientCard { seed, level: 1 + (seed % 3) as u8, kind, points: (seed % 4) as u8, cost }
    };
    (0..).zip(kinds).map(card).collect()
}

/// Everything that a page may insert, each named.
fn pieces() -> Vec<(String, String)> {
    let mut all = vec![("vignette".into(), vignette())];
    all.extend((0..SKYLINES).map(|tile| (format!("city {tile}"), city::won(tile))));
    for player in 0..art::SEALS {
        all.push((format!("shield of {player}"), city::shield(player, Some("<"))));
        all.push((format!("place of a shield of {player}"), city::shield(player, None)));
    }
    for (player, look) in (0..art::SEALS)
        .flat_map(|player| [Look::Standing, Look::Planned, Look::Going].map(|look| (player, look)))
    {
        all.push((format!("tower of {player}, {look:?}"), tower(player, "<", look)));
    }
    for level in 1..=3 {
        for format in [BackFormat::NarrowDeck, BackFormat::PhoneNarrowDeck, BackFormat::PhoneNarrowLowDeck] {
            all.push((format!("deck {level} {format:?}"), family::back(level, Some(40), format)));
            all.push((
                format!("deck {level} of the Orient {format:?}"),
                orient::back(level, Some(0), format),
            ));
        }
        let mini = orient::back(level, None, BackFormat::Mini);
        all.push((format!("back {level} of the Orient"), mini));
    }
    for format in FORMATS {
        let named = |c: &OrientCard| (format!("{:?} {format:?}", c.kind), orient::card(c, format));
        all.extend(orient_cards().iter().map(named));
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
    let styles = [art::STYLE, family::STYLE, STYLE, orient::STYLE];
    let tokens = family::tokens(|gem| gem.slug().to_owned());
    let sheets = [art::sheet(), tokens, family::cards(), sheet(), city::sheet(), orient::sheet()];
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
            .skip(usize::from(SMALL.contains(&format)))
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

#[test]
fn a_card_of_the_orient_shows_what_it_brings_does_and_costs() {
    let drawn = |kind| {
        let cost = if matches!(kind, Kind::DiscardTwo(..)) { [0; 5] } else { [0, 3, 0, 0, 0] };
        let svg = orient::card(&OrientCard { seed: 1, level: 2, kind, points: 0, cost }, Format::Narrow);
        uses(&svg).join(" ")
    };
    assert_eq!(drawn(Kind::DoubleGold), "gem-a-s gem-a-s gem-b-s");
    assert_eq!(drawn(Kind::Satchel), "satchel badge-bag gem-b-s");
    assert_eq!(drawn(Kind::SatchelAndFreeCard), "satchel badge-free-1 gem-b-s");
    assert_eq!(drawn(Kind::DoubleBonus(Gem::Red)), "gem-r-s gem-r-s gem-b-s");
    assert_eq!(drawn(Kind::ReserveNoble(Gem::Red)), "gem-r badge-noble gem-b-s");
    assert_eq!(drawn(Kind::FreeCard(Gem::White)), "gem-w badge-free-2 gem-b-s");
    assert_eq!(drawn(Kind::DiscardTwo(Gem::White, Gem::Black)), "gem-w gem-k-s gem-k-s");
}

#[test]
fn nothing_on_a_card_of_the_orient_leaves_it_or_lies_over_its_price() {
    for format in FORMATS {
        for card in orient_cards() {
            let svg = orient::card(&card, format);
            let doc = Document::parse(&svg).expect("well formed");
            let number = |n: roxmltree::Node, a: &str| {
                n.attribute(a).and_then(|v| v.parse::<f32>().ok()).expect("a number")
            };
            let (width, height) = (number(doc.root_element(), "width"), number(doc.root_element(), "height"));
            let pieces =
                doc.descendants().filter(|n| n.attribute("href").is_some_and(|h| h.starts_with('#')));
            let boxes: Vec<_> =
                pieces.map(|n| (number(n, "x"), number(n, "y"), number(n, "width"))).collect();
            for (x, y, side) in &boxes {
                let within = *x > 2.0 && *y > 1.0 && x + side < width - 1.0 && y + side < height - 2.0;
                assert!(within, "{format:?} {:?}: {x} {y} {side}", card.kind);
            }
            let badge = doc.descendants().find(|n| n.attribute("href").is_some_and(|h| h.contains("badge")));
            if let Some(badge) = badge {
                let (x, y, side) = (number(badge, "x"), number(badge, "y"), number(badge, "width"));
                for other in boxes.iter().filter(|other| **other != (x, y, side)) {
                    let apart = (x + side <= other.0 + 0.5 || other.0 + other.2 <= x + 0.5)
                        || (y + side <= other.1 + 0.5 || other.1 + other.2 <= y + 0.5);
                    assert!(apart, "{format:?} {:?}: the badge meets {other:?}", card.kind);
                }
            }
        }
    }
}

#[test]
fn the_words_on_towers_and_the_lines_of_the_orient_can_be_seen() {
    let styles = [art::STYLE, family::STYLE, STYLE, orient::STYLE];
    for ground in ["--enamel-a-1", "--enamel-a-2", "--enamel-satchel-1", "--enamel-satchel-2"] {
        sound::contrast(&styles, "--card-ink", ground, 4.5);
    }
    assert_eq!(labels(&tower(1, "K", Look::Planned)), ["K"]);
    let looks = [Look::Standing, Look::Planned, Look::Going].map(|look| tower(1, "K", look));
    assert!(looks[1].contains("dasharray") && !looks[0].contains("dasharray") && looks[1] != looks[2]);
}
