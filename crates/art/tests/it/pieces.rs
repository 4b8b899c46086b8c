//! Every piece is sound, self-contained markup: well formed, within a strict content security policy, of bounded
//! size, referring only to what the sprite or the stylesheet defines, and telling different things apart.

use std::collections::{BTreeMap, BTreeSet};

use art::duel::{self, Ability, Bonus, DialFormat, Royal, RoyalFormat};
use art::{BackFormat, Card, Format, Gem, Noble, NobleFormat};
use roxmltree::Document;

const FORMATS: [Format; 3] = [Format::Large, Format::Reserved, Format::Phone];
const BACKS: [BackFormat; 11] = [
    BackFormat::Deck,
    BackFormat::PhoneDeck,
    BackFormat::Large,
    BackFormat::Reserved,
    BackFormat::Phone,
    BackFormat::Mini,
    BackFormat::Jewel,
    BackFormat::JewelDeck,
    BackFormat::JewelSmall,
    BackFormat::JewelPhone,
    BackFormat::JewelPhoneDeck,
];
const NOBLES: [NobleFormat; 3] = [NobleFormat::Large, NobleFormat::Phone, NobleFormat::Mini];

fn sprite() -> String {
    art::sprite(|gem| ["W", "B", "G", "R", "K", "P", "Au"][gem as usize])
}

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
    let mut all = vec![("sprite".into(), sprite()), ("vignette".into(), art::vignette())];
    for format in FORMATS {
        all.extend(cards().iter().map(|c| (format!("card {} {format:?}", c.seed), art::card(c, format))));
    }
    for format in BACKS {
        for level in 1..=3 {
            for count in [None, Some(0), Some(7), Some(40)] {
                all.push((format!("back {level} {count:?} {format:?}"), art::back(level, count, format)));
            }
        }
    }
    for format in NOBLES {
        for index in 0..art::CAMEOS {
            let met = [index % 2 == 0, false, true, false, false];
            let noble = Noble { index, points: 3, requirements: [3, 0, 3, 0, 3], met };
            all.push((format!("noble {index} {format:?}"), art::noble(&noble, format)));
        }
    }
    for gem in Gem::ALL {
        all.extend((0..5).map(|n| (format!("stack {gem:?} {n}"), art::stack(gem, n))));
    }
    all.extend((0..6).map(|i| (format!("seal {i}"), art::seal("Д", i))));
    all.extend(duel_pieces());
    all
}

/// Everything of Splendor Duel that a page may insert.
fn duel_pieces() -> Vec<(String, String)> {
    let mut all = vec![
        ("duel vignette".into(), duel::vignette()),
        ("duel board".into(), duel::board((0..25).rev())),
        ("duel mat".into(), duel::mat(576, 404)),
    ];
    let abilities =
        [None, Some(Ability::Again), Some(Ability::Same), Some(Ability::Privilege), Some(Ability::Steal)];
    let bonuses = [Bonus::One(Gem::Red), Bonus::Two(Gem::White), Bonus::Wild, Bonus::None];
    for (i, bonus) in bonuses.into_iter().enumerate() {
        for (k, ability) in abilities.into_iter().enumerate() {
            let (seed, some) = ((5 * i + k) as u32, k as u8);
            let cost = [some, 8, 0, 2, 0, 1];
            let card = duel::Card {
                seed,
                level: 1 + some % 3,
                bonus,
                points: some,
                crowns: some % 4,
                ability,
                cost,
            };
            for format in [duel::Format::Large, duel::Format::Phone] {
                all.push((format!("duel card {seed} {format:?}"), duel::card(&card, format)));
            }
        }
    }
    for (i, ability) in abilities.into_iter().enumerate() {
        for format in [RoyalFormat::Large, RoyalFormat::Small] {
            let royal = Royal { seed: i as u32, points: 2, ability };
            all.push((format!("royal {i} {format:?}"), duel::royal(&royal, format)));
        }
    }
    for format in [DialFormat::Large, DialFormat::Phone] {
        for value in [0, 7, 10, 20, 25] {
            all.push((format!("dial {value} {format:?}"), duel::dial(value, 20, "of 20", format)));
        }
    }
    all
}

/// The text of the shapes' labels, in order.
fn labels(svg: &str) -> Vec<String> {
    let doc = Document::parse(svg).expect("well formed");
    let texts = doc.descendants().filter(|n| n.has_tag_name("text"));
    texts.map(|n| n.text().unwrap_or_default().to_owned()).collect()
}

/// What a drawing uses, by identifier, in order.
fn uses(svg: &str) -> Vec<String> {
    let doc = Document::parse(svg).expect("well formed");
    doc.descendants()
        .filter_map(|n| n.attribute("href"))
        .map(|h| h.trim_start_matches('#').to_owned())
        .collect()
}

#[test]
fn all_markup_is_well_formed_and_allowed_by_a_strict_policy() {
    for (name, svg) in pieces() {
        let doc = Document::parse(&svg).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(doc.root_element().tag_name().name(), "svg", "{name}");
        assert_eq!(doc.root_element().attribute("aria-hidden"), Some("true"), "{name}");
        for node in doc.descendants().filter(|n| n.is_element()) {
            assert!(!["style", "script", "image"].contains(&node.tag_name().name()), "{name}");
            for a in node.attributes() {
                assert!(a.name() != "style" && !a.name().starts_with("on"), "{name}: {}", a.name());
                assert!(!a.value().contains("NaN") && !a.value().contains("inf"), "{name}: {}", a.value());
            }
        }
    }
}

#[test]
fn identifiers_are_unique_and_only_in_the_sprite() {
    for (name, svg) in pieces() {
        let doc = Document::parse(&svg).expect("well formed");
        let ids: Vec<_> = doc.descendants().filter_map(|n| n.attribute("id")).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{name} repeats an id");
        assert_eq!(ids.is_empty(), name != "sprite", "{name}");
    }
}

#[test]
fn every_reference_is_defined() {
    let sprite = sprite();
    let doc = Document::parse(&sprite).expect("well formed");
    let ids: BTreeSet<_> = doc.descendants().filter_map(|n| n.attribute("id")).collect();
    for (name, svg) in pieces() {
        for used in uses(&svg) {
            assert!(ids.contains(used.as_str()), "{name} uses #{used}");
        }
        for (open, close, defined) in [("url(#", ')', None), ("var(", ')', Some(art::STYLE))] {
            for part in svg.split(open).skip(1) {
                let target = part.split(close).next().unwrap_or_default();
                let known = match defined {
                    None => ids.contains(target),
                    Some(style) => style.contains(&format!("\n  {target}: ")),
                };
                assert!(known, "{name} refers to {target}");
            }
        }
    }
    for name in art::ICONS {
        assert!(ids.contains(format!("icon-{name}").as_str()), "{name}");
    }
}

#[test]
fn drawing_twice_gives_the_same_text() {
    assert_eq!(pieces(), pieces());
}

#[test]
fn different_cards_have_different_engravings() {
    let engraving = |c: &Card| {
        let svg =
            art::card(&Card { level: 1, bonus: Gem::Red, points: 0, cost: [0; 5], ..*c }, Format::Large);
        (svg.clone(), c.seed)
    };
    let all: BTreeMap<_, _> = cards().iter().map(engraving).collect();
    assert_eq!(all.len(), 90);
}

#[test]
fn sizes_stay_small() {
    for (name, svg) in pieces() {
        let bound = if name == "sprite" { 90_000 } else { 6_000 };
        assert!(svg.len() < bound, "{name}: {} bytes", svg.len());
    }
    for seed in 0..2_000 {
        let costly = Card { seed, level: 3, bonus: Gem::White, points: 5, cost: [7; 5] };
        let size = art::card(&costly, Format::Large).len();
        assert!(size < 6_000, "seed {seed}: {size} bytes");
    }
    assert!(art::STYLE.len() < 8_000, "{} bytes", art::STYLE.len());
}

#[test]
fn a_card_shows_its_points_and_the_positive_costs_in_the_fixed_order() {
    let card = Card { seed: 1, level: 2, bonus: Gem::Green, points: 4, cost: [2, 0, 6, 0, 1] };
    assert_eq!(labels(&art::card(&card, Format::Large)), ["4", "2", "6", "1"]);
    assert_eq!(uses(&art::card(&card, Format::Large)), ["gem-g", "gem-w-s", "gem-g-s", "gem-k-s"]);
    let plain = Card { points: 0, ..card };
    assert_eq!(labels(&art::card(&plain, Format::Phone)), ["2", "6", "1"]);
}

#[test]
fn prices_never_touch_each_other_the_points_or_the_edge() {
    for format in FORMATS {
        let card = Card { seed: 3, level: 3, bonus: Gem::White, points: 5, cost: [7; 5] };
        let svg = art::card(&card, format);
        let doc = Document::parse(&svg).expect("well formed");
        let number = |n: roxmltree::Node, a: &str| {
            n.attribute(a).and_then(|v| v.parse::<f32>().ok()).expect("a number")
        };
        let (width, height) = (number(doc.root_element(), "width"), number(doc.root_element(), "height"));
        let points = doc.descendants().find(|n| n.has_tag_name("text")).expect("points");
        let boxes: Vec<_> = doc
            .descendants()
            .filter(|n| n.attribute("href").is_some_and(|h| h.ends_with("-s")))
            .skip(usize::from(format == Format::Phone))
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
        let card = Card { seed: 9, level, bonus: Gem::Blue, points: 0, cost: [0; 5] };
        for svg in [art::card(&card, Format::Large), art::back(level, None, BackFormat::Mini)] {
            let doc = Document::parse(&svg).expect("well formed");
            let mark = format!("var(--mark-{level})");
            let diamonds = doc.descendants().find(|n| n.attribute("fill") == Some(&mark)).expect("diamonds");
            let drawn = diamonds.attribute("d").unwrap_or_default().matches('M').count();
            assert_eq!(drawn, usize::from(level));
        }
    }
}

#[test]
fn decks_count_and_empty_decks_are_dashed_outlines() {
    assert_eq!(labels(&art::back(2, Some(13), BackFormat::Deck)), ["13"]);
    assert!(labels(&art::back(2, None, BackFormat::Deck)).is_empty());
    let empty = art::back(2, Some(0), BackFormat::Deck);
    assert_eq!(labels(&empty), ["0"]);
    assert!(empty.contains("stroke-dasharray") && uses(&empty).is_empty());
}

#[test]
fn nobles_differ_show_what_they_ask_and_light_what_is_met() {
    let draw = |index, met| {
        art::noble(&Noble { index, points: 3, requirements: [0, 4, 0, 4, 0], met }, NobleFormat::Large)
    };
    assert_eq!(labels(&draw(0, [false; 5])), ["3", "4", "4"]);
    assert_eq!(uses(&draw(4, [false; 5])), ["cameo-4", "gem-b-s", "gem-r-s"]);
    assert_eq!(draw(4, [true; 5]).matches("--lit").count(), 2);
    assert_eq!(draw(4, [false; 5]).matches("--lit").count(), 0);
    let sprite = sprite();
    let doc = Document::parse(&sprite).expect("well formed");
    let portraits: BTreeSet<_> = doc
        .descendants()
        .filter(|n| n.attribute("id").is_some_and(|id| id.starts_with("cameo-") && n.has_tag_name("symbol")))
        .map(|n| {
            let shapes = n.descendants().filter_map(|d| d.attribute("d"));
            shapes.collect::<Vec<_>>().join(" ")
        })
        .collect();
    assert_eq!(portraits.len(), usize::from(art::CAMEOS));
}

#[test]
fn stacks_show_their_depth() {
    for (count, edges) in [(0, 0), (1, 0), (2, 1), (3, 2), (7, 2)] {
        let svg = art::stack(Gem::Red, count);
        assert_eq!(svg.matches("url(#brass)").count(), edges, "{count}");
        assert_eq!(uses(&svg).len(), usize::from(count > 0));
    }
}

#[test]
fn text_from_outside_is_escaped() {
    assert_eq!(labels(&art::seal("<&", 0)), ["<&"]);
    let sprite = art::sprite(|_| "'>");
    // All labels but the question on the wild bonus are letters.
    assert!(labels(&sprite).iter().all(|l| l == "'>" || l == "?"));
}

#[test]
fn letters_come_from_the_language() {
    let sprite = art::sprite(|gem| if gem == Gem::Gold { "Зл" } else { "Б" });
    let doc = Document::parse(&sprite).expect("well formed");
    let letter = |id: &str| {
        let symbol = doc.descendants().find(|n| n.attribute("id") == Some(id)).expect("a symbol");
        symbol.descendants().find(|n| n.has_tag_name("text")).and_then(|n| n.text()).map(str::to_owned)
    };
    assert_eq!(letter("gem-w").as_deref(), Some("Б"));
    assert_eq!(letter("gem-a-s").as_deref(), Some("Зл"));
}
