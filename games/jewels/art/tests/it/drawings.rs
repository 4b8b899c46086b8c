//! The pieces that the family's games share are sound, tell different things apart, and keep their contrasts.

use art::sound::{self, labels, uses};
use jewels_art::{BackFormat, Gem, STYLE, back, cards, stack, tokens};
use roxmltree::Document;

const STYLES: [&str; 2] = [art::STYLE, STYLE];
const BACKS: [BackFormat; 13] = [
    BackFormat::Deck,
    BackFormat::PhoneDeck,
    BackFormat::LowDeck,
    BackFormat::PhoneLowDeck,
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

/// Everything that a page may insert, each named.
fn pieces() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for format in BACKS {
        for level in 1..=3 {
            for count in [None, Some(0), Some(7), Some(40)] {
                all.push((format!("back {level} {count:?} {format:?}"), back(level, count, format)));
            }
        }
    }
    for gem in Gem::ALL {
        all.extend((0..5).map(|n| (format!("stack {gem:?} {n}"), stack(gem, n))));
    }
    all
}

#[test]
fn every_drawing_is_sound() {
    let letter = |gem| ["W", "B", "G", "R", "K", "P", "Au"][gem as usize].to_owned();
    sound::check(&STYLES, &[art::sheet(), tokens(letter), cards()], &pieces());
    assert_eq!(pieces(), pieces(), "drawing twice gives the same text");
}

#[test]
fn an_empty_pile_keeps_its_letter_and_its_colour() {
    let letter = |gem| ["W", "B", "G", "R", "K", "P", "Au"][gem as usize].to_owned();
    let sheet = tokens(letter);
    for gem in Gem::ALL {
        let hole = format!("hole-{}", gem.slug());
        assert_eq!(uses(&stack(gem, 0)), [hole.as_str()]);
        let doc = Document::parse(&sheet).expect("well formed");
        let symbol = doc.descendants().find(|n| n.attribute("id") == Some(&hole)).expect("a drawing");
        let colour = format!("var(--girdle-{})", gem.slug());
        assert!(symbol.descendants().any(|n| n.attribute("stroke") == Some(&colour)));
        assert!(symbol.descendants().any(|n| n.text() == Some(&letter(gem))));
    }
}

#[test]
fn a_level_shows_as_many_diamonds() {
    for level in 1..=3 {
        let svg = back(level, None, BackFormat::Mini);
        let doc = Document::parse(&svg).expect("well formed");
        let mark = format!("var(--mark-{level})");
        let diamonds = doc.descendants().find(|n| n.attribute("fill") == Some(&mark)).expect("diamonds");
        let drawn = diamonds.attribute("d").unwrap_or_default().matches('M').count();
        assert_eq!(drawn, usize::from(level));
    }
}

#[test]
fn decks_count_and_empty_decks_are_dashed_outlines() {
    assert_eq!(labels(&back(2, Some(13), BackFormat::Deck)), ["13"]);
    assert!(labels(&back(2, None, BackFormat::Deck)).is_empty());
    let empty = back(2, Some(0), BackFormat::Deck);
    assert_eq!(labels(&empty), ["0"]);
    assert!(empty.contains("stroke-dasharray") && uses(&empty).is_empty());
}

#[test]
fn stacks_show_how_many_tokens_they_hold() {
    let mut depth = 0.0;
    for count in 1..=7 {
        let svg = stack(Gem::Red, count);
        let doc = Document::parse(&svg).expect("well formed");
        let edges = doc.descendants().filter(|n| n.attribute("fill") == Some("url(#brass)"));
        let low: Vec<f32> =
            edges.filter_map(|n| n.attribute("cy")).map(|y| y.parse().expect("a number")).collect();
        assert_eq!((low.len(), uses(&svg).len()), (usize::from(count) - 1, 1), "{count}");
        assert!(low.is_sorted_by(|low, high| low > high), "the lowest is drawn first: {low:?}");
        let deepest = low.first().copied().unwrap_or(50.0);
        assert!(count < 5 || deepest <= 65.1, "{deepest}");
        assert!(deepest > depth || count > 4, "{count} are no higher than one less");
        depth = deepest;
    }
    assert!(!stack(Gem::Red, 0).contains("url(#brass)"));
}

#[test]
fn letters_come_from_the_language_and_are_escaped() {
    assert!(labels(&tokens(|_| "'>".to_owned())).iter().all(|label| label == "'>"));
    let sheet = tokens(|gem| if gem == Gem::Gold { "Зл" } else { "Б" }.to_owned());
    let doc = Document::parse(&sheet).expect("well formed");
    let letter = |id: &str| {
        let symbol = doc.descendants().find(|n| n.attribute("id") == Some(id)).expect("a symbol");
        symbol.descendants().find(|n| n.has_tag_name("text")).and_then(|n| n.text()).map(str::to_owned)
    };
    assert_eq!(letter("gem-w").as_deref(), Some("Б"));
    assert_eq!(letter("gem-a-s").as_deref(), Some("Зл"));
}

#[test]
fn numbers_on_enamel_reach_4_5_and_marks_and_girdles_3() {
    sound::contrast(&STYLES, "--ink", "--window", 4.5);
    for slug in ["w", "b", "g", "r", "k"] {
        for end in ["1", "2"] {
            sound::contrast(&STYLES, "--card-ink", &format!("--enamel-{slug}-{end}"), 4.5);
        }
        // The marks lie at the dark end of the enamel.
        for level in ["1", "2", "3"] {
            sound::contrast(&STYLES, &format!("--mark-{level}"), &format!("--enamel-{slug}-2"), 3.0);
        }
    }
    for slug in ["w", "b", "g", "r", "k", "p", "a"] {
        sound::contrast(&STYLES, &format!("--girdle-{slug}"), "--ground", 3.0);
    }
}
