//! Prints a page with every piece of Splendor Duel in one theme (`dark` or `light`), to be looked at, with the cards of the
//! component files: `cargo run -p duel-art --example gallery-duel -- light > gallery.html`.
#![allow(clippy::print_stdout)]

use art::gallery::{self, symbol as gem};
use duel_art::{
    Ability, BADGES, Bonus, Card, DialFormat, Format, Royal, RoyalFormat, board, card, dial, royal,
};
use jewels_art::{self as jewels, BackFormat, Gem, back};

const LETTERS: [&str; 7] = ["W", "B", "G", "R", "K", "P", "Au"];

fn row(pieces: String) -> String {
    gallery::row(&pieces)
}

const CARDS: &str = include_str!("../../data/duel-cards.csv");
const ROYALS: &str = include_str!("../../data/duel-royals.csv");
const SPIRAL: &str = include_str!("../../data/duel-spiral.csv");

fn ability(word: &str) -> Option<Ability> {
    // One card copies a colour besides: the wild bonus says so.
    [
        ("play_again", Ability::Again),
        ("take_same_color", Ability::Same),
        ("take_privilege", Ability::Privilege),
        ("steal_token", Ability::Steal),
    ]
    .into_iter()
    .find_map(|(name, ability)| word.ends_with(name).then_some(ability))
}

fn number(field: &str) -> u8 {
    field.parse().expect("a number")
}

/// The 67 cards, as the component file lists them.
fn cards() -> Vec<Card> {
    let line = |(row, line): (usize, &str)| {
        let fields: Vec<_> = line.split(',').collect();
        let gem = ["white", "blue", "green", "red", "black"].iter().position(|name| *name == fields[1]);
        let bonus = match (gem.map(|i| Gem::COLOURS[i]), fields[2]) {
            (Some(gem), "1") => Bonus::One(gem),
            (Some(gem), _) => Bonus::Two(gem),
            (None, "0") => Bonus::None,
            (None, _) => Bonus::Wild,
        };
        Card {
            seed: row as u32 + 1,
            level: number(fields[0]),
            bonus,
            points: number(fields[3]),
            crowns: number(fields[4]),
            ability: ability(fields[5]),
            cost: std::array::from_fn(|i| number(fields[6 + i])),
        }
    };
    CARDS.lines().skip(1).enumerate().map(line).collect()
}

fn royals(format: RoyalFormat) -> String {
    let line = |(row, line): (usize, &str)| {
        let (points, word) = line.split_once(',').expect("two fields");
        royal(&Royal { seed: row as u32 + 1, points: number(points), ability: ability(word) }, format)
    };
    row(ROYALS.lines().skip(1).enumerate().map(line).collect())
}

fn spiral() -> impl Iterator<Item = u8> {
    SPIRAL.lines().skip(1).map(|line| {
        let (row, column) = line.split_once(',').expect("two fields");
        (number(row) - 1) * 5 + number(column) - 1
    })
}

/// Tokens on a board, laid over it as a page does.
fn game() -> String {
    const TOKENS: [&str; 25] = [
        "w", "", "k", "g", "a", "g", "r", "b", "", "k", "", "w", "r", "p", "", "b", "", "k", "r", "g", "",
        "a", "", "w", "",
    ];
    let mut out = String::from("<div class=board>") + &board(spiral()) + "<div class=cells>";
    for token in TOKENS {
        out += "<span>";
        if !token.is_empty() {
            out += &gem(&format!("token-{token}"), 52);
        }
        out += "</span>";
    }
    out + "</div>"
}

fn small_things() -> String {
    let mut out = String::new();
    for side in [40, 28, 22] {
        let names = ["scroll", "scroll-tied", "scroll-none", "bag", "crown"];
        let badges = BADGES.map(|name| format!("badge-{name}"));
        let all = names.into_iter().map(str::to_owned).chain(badges).chain(["gem-wild".into()]);
        out += &row(all.map(|id| gem(&id, side)).collect());
    }
    let dials = |format| {
        [(14, 20), (5, 10), (10, 10), (0, 10), (22, 20)]
            .map(|(value, goal)| dial(value, goal, &format!("of {goal}"), format))
            .concat()
    };
    out += &row(dials(DialFormat::Large) + &dials(DialFormat::Phone));
    let backs = [
        BackFormat::Jewel,
        BackFormat::JewelDeck,
        BackFormat::JewelSmall,
        BackFormat::JewelPhone,
        BackFormat::JewelPhoneDeck,
    ];
    for format in backs {
        let count = matches!(format, BackFormat::JewelDeck | BackFormat::JewelPhoneDeck);
        out += &row((1..=3).map(|level| back(level, count.then_some(4 * level), format)).collect());
    }
    out
}

/// The pyramid.
fn pyramid() -> String {
    let all = cards();
    let mut out = String::from("<div class=pyramid>");
    for (level, rows) in [(3, [54, 57, 65].as_slice()), (2, &[35, 42, 49, 53]), (1, &[2, 11, 15, 26, 24])] {
        let faces = rows.iter().map(|i| card(&all[*i], Format::Large)).collect::<String>();
        out += &row(back(level, Some(4 * level + 5), BackFormat::JewelDeck) + &faces);
    }
    out + "</div>"
}

fn pieces() -> String {
    let all = |format| {
        cards().chunks(11).map(|some| row(some.iter().map(|c| card(c, format)).collect())).collect::<String>()
    };
    format!(
        "<style>.board {{ position: relative }} .cells {{ position: absolute; inset: 4px; display: grid;
        grid-template-columns: repeat(5, 60px); grid-auto-rows: 60px }} .cells span {{ display: grid;
        place-items: center }} .pyramid .row {{ justify-content:
        center }}</style><div class=columns>{}{}<div>{}{}</div><div>{}{}</div></div>{}{}",
        game(),
        pyramid(),
        royals(RoyalFormat::Large),
        royals(RoyalFormat::Small),
        small_things(),
        duel_art::vignette(),
        all(Format::Large),
        all(Format::Phone),
    )
}

fn main() {
    let theme = std::env::args().nth(1).unwrap_or_else(|| "dark".into());
    let sheets = [
        art::sheet(),
        jewels::tokens(|gem| LETTERS[gem as usize].to_owned()),
        jewels::cards(),
        duel_art::sheet(),
    ];
    let styles = [art::STYLE, jewels::STYLE, duel_art::STYLE].concat();
    println!("{}", gallery::page(&theme, &styles, &sheets.concat(), &pieces()));
}
