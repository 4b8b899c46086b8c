//! The drawings of Alhambra are sound, show what is printed on each piece, and keep their contrasts.

use std::collections::BTreeSet;

use alhambra::{Card, Kind, Side, Tile};
use alhambra_art::{Format, STYLE, back, bag, board, fountain, money, nobody, round, sheet, tile, vignette};
use art::sound::{self, labels, uses};

const STYLES: [&str; 2] = [art::STYLE, STYLE];

/// Everything that a page may insert, each named.
fn pieces() -> Vec<(String, String)> {
    let tiles = Tile::all().flat_map(|piece| {
        [Format::Whole, Format::Small].map(|format| (format!("{piece} {format:?}"), tile(piece, format)))
    });
    let cards = Card::all().map(|card| (format!("card {card}"), money(card)));
    let row = Tile::all().take(4).zip(0..).map(|(tile, x)| (Some(tile), (x, 0)));
    let others = [
        ("back".to_owned(), back()),
        ("first round".to_owned(), round(1)),
        ("second round".to_owned(), round(2)),
        ("bag".to_owned(), bag()),
        ("seal of the neutral player".to_owned(), nobody()),
        ("fountain".to_owned(), fountain()),
        ("a row of tiles".to_owned(), board(row, (4, 1))),
        ("vignette".to_owned(), vignette()),
    ];
    tiles.chain(cards).chain(others).collect()
}

#[test]
fn every_drawing_is_sound() {
    sound::check(&STYLES, &[art::sheet(), sheet()], &pieces());
}

#[test]
fn a_tile_shows_its_building_its_price_and_its_walls() {
    for piece in Tile::all() {
        let svg = tile(piece, Format::Whole);
        assert_eq!(labels(&svg), [piece.price().to_string()], "{piece}");
        let used = uses(&svg);
        assert!(used.contains(&format!("house-{}", piece.kind().letter())), "{piece}");
        let walls = Side::ALL.into_iter().filter(|side| piece.has_wall(*side)).count();
        assert_eq!(used.iter().filter(|name| *name == "wall").count(), walls, "{piece}");
    }
}

#[test]
fn tiles_with_other_kinds_or_walls_look_different() {
    let mut seen = BTreeSet::new();
    let mut kinds = BTreeSet::new();
    for piece in Tile::all() {
        seen.insert(tile(piece, Format::Small));
        kinds.insert((piece.kind() as u8, Side::ALL.map(|side| piece.has_wall(side))));
    }
    assert_eq!(seen.len(), kinds.len());
}

#[test]
fn money_shows_its_value_and_its_currency() {
    for card in Card::all() {
        let svg = money(card);
        assert_eq!(labels(&svg), [card.value().to_string()], "{card}");
        assert!(uses(&svg).contains(&format!("coin-{}", card.currency().letter())), "{card}");
    }
}

/// The side of the smallest tile on which walls count, in px.
const SMALLEST: f32 = 24.0;

/// Returns the number that follows `before` in a text.
fn number_after(text: &str, before: &str) -> f32 {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}"));
    let end = rest.find(|letter: char| !(letter.is_ascii_digit() || letter == '.')).unwrap_or(rest.len());
    rest[..end].parse().unwrap_or_else(|_| panic!("no number after {before} in {text}"))
}

#[test]
fn a_walled_side_differs_from_an_open_one_by_two_pixels_for_everybody() {
    // An open side has the ground of its kind, with a path in its middle; a walled one is stone from end to end.
    for kind in Kind::ALL {
        sound::contrast_for_all(&STYLES, "--wall", &format!("--kind-{}", kind.letter()), 3.0);
    }
    sound::contrast_for_all(&STYLES, "--wall", "--court", 3.0);
    sound::contrast_for_all(&STYLES, "--wall", "--joint", 3.0);
    // The stones of a tile on the map, 100 units wide, without the line below them.
    let (_, wall) = sheet().split_once("id='wall'").map(|(a, b)| (a.len(), b.to_owned())).expect("a wall");
    let (height, line) = (number_after(&wall, "H100V"), number_after(&wall, "stroke-width='"));
    assert!((height - line / 2.0) * SMALLEST / 100.0 >= 2.0, "a wall of {height} with a line of {line}");
    // The walls of a small map, whose cells are 24 units wide.
    let tile = Tile::all().find(|tile| tile.has_wall(Side::North)).expect("a tile with a wall");
    let small = board([(Some(tile), (0, 0))].into_iter(), (1, 1));
    let width = number_after(&small, "stroke='var(--wall)' stroke-width='");
    assert!(width * SMALLEST / number_after(&small, "viewBox='0 0 ") >= 2.0, "{small}");
}

#[test]
fn colours_keep_their_contrasts() {
    for letter in ["f", "r", "n", "u"] {
        sound::contrast(&STYLES, "--coin-ink", &format!("--coin-{letter}-low"), 4.5);
    }
    sound::contrast(&STYLES, "--ivory-ink", "--ivory", 4.5);
    sound::contrast(&STYLES, "--stone", "--opening", 4.5);
    let coins: Vec<String> = ["f", "r", "n", "u"].map(|letter| format!("--coin-{letter}")).to_vec();
    sound::apart(&STYLES, &coins, 20.0);
}
