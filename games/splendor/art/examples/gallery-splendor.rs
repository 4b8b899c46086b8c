//! Prints a page with every piece of Splendor in one theme (`dark` or `light`), to be looked at:
//! `cargo run -p splendor-art --example gallery-splendor -- light > gallery.html`.
#![allow(clippy::print_stdout)]

use art::gallery::{self, symbol as gem};
use jewels_art::{self as jewels, BackFormat, Gem, back, stack};
use splendor_art::orient::{self, Kind, OrientCard};
use splendor_art::tower::{Look, tower};
use splendor_art::{self as splendor, Card, Format, Noble, NobleFormat, card, city, noble, vignette};

const LETTERS: [&str; 7] = ["W", "B", "G", "R", "K", "P", "Au"];

fn gems() -> String {
    let mut out = String::new();
    for (name, side, suffix) in [
        ("token", 100, ""),
        ("gem", 68, ""),
        ("gem", 45, ""),
        ("token", 30, "-s"),
        ("gem", 24, "-s"),
        ("gem", 15, "-s"),
    ] {
        out += "<div class=row>";
        for g in Gem::ALL {
            out += &gem(&format!("{name}-{}{suffix}", g.slug()), side);
        }
        out += "</div>";
    }
    out
}

/// A few prices of every shape, in each colour and level.
fn cards(format: Format, deck: BackFormat) -> String {
    const COSTS: [[u8; 5]; 5] =
        [[3, 0, 3, 6, 3], [0, 7, 3, 0, 0], [2, 0, 0, 1, 4], [0, 1, 1, 1, 1], [0, 0, 0, 0, 6]];
    let mut out = String::new();
    for level in (1..=3).rev() {
        out += "<div class=row>";
        out += &back(level, Some(13 + level), deck);
        for (i, bonus) in Gem::COLOURS.into_iter().enumerate() {
            let seed = u32::from(level) * 40 + 8 * i as u32;
            let cost = COSTS[(i + usize::from(level)) % 5];
            out += &card(&Card { seed, level, bonus, points: (level - 1) * 2 + i as u8 % 2, cost }, format);
        }
        out += "</div>";
    }
    out
}

/// A card of each kind of the Orient, level by level, between the decks of both markets.
fn orient_cards(format: Format, deck: BackFormat) -> String {
    use Gem::{Black, Blue, Green, Red, White};
    let kinds = [
        &[Kind::DoubleGold, Kind::Satchel][..],
        &[
            Kind::SatchelAndFreeCard,
            Kind::DoubleBonus(Blue),
            Kind::DoubleBonus(White),
            Kind::ReserveNoble(Red),
        ],
        &[Kind::FreeCard(Green), Kind::DiscardTwo(Black, Red), Kind::DiscardTwo(White, Black)],
    ];
    let mut out = String::new();
    for level in (1..=3u8).rev() {
        let of = |kind| match kind {
            Kind::DoubleGold => [0, 3, 0, 0, 0],
            Kind::ReserveNoble(_) => [2, 2, 2, 0, 2],
            Kind::DiscardTwo(..) => [0; 5],
            _ => [4, 3, 0, 0, 1],
        };
        out += "<div class=row>";
        out += &back(level, Some(13 + level), deck);
        out += &orient::back(level, Some(4 + level), deck);
        for (seed, &kind) in (u32::from(level) * 10..).zip(kinds[usize::from(level) - 1]) {
            let points = if matches!(kind, Kind::DiscardTwo(..)) { 3 } else { u8::from(level == 2) };
            out += &orient::card(&OrientCard { seed, level, kind, points, cost: of(kind) }, format);
        }
        out += "</div>";
    }
    out
}

fn orient_pieces() -> String {
    let mut towers = String::from("<div class=row>");
    for player in 0..4 {
        for look in [Look::Standing, Look::Planned, Look::Going] {
            towers += &tower(player, ["A", "L", "さ", "Д"][usize::from(player)], look);
        }
        towers += &city::shield(player, Some("3"));
    }
    for level in 1..=3 {
        towers += &orient::back(level, None, BackFormat::Mini);
        towers += &orient::back(level, None, BackFormat::Reserved);
    }
    towers += &gem("satchel", 60);
    for badge in ["bag", "free-1", "free-2", "noble"] {
        towers += &gem(&format!("badge-{badge}"), 60);
        towers += &gem(&format!("badge-{badge}"), 15);
    }
    towers += "</div>";
    let formats = [
        (Format::Narrow, BackFormat::NarrowDeck),
        (Format::PhoneNarrow, BackFormat::PhoneNarrowDeck),
        (Format::PhoneNarrowLow, BackFormat::PhoneNarrowLowDeck),
        (Format::Reserved, BackFormat::Reserved),
    ];
    let drawn: String =
        formats.iter().map(|(format, deck)| format!("<div>{}</div>", orient_cards(*format, *deck))).collect();
    format!("<div class=columns>{drawn}</div>{towers}")
}

fn engravings() -> String {
    let mut out = String::from("<div class=row>");
    for seed in 100..130 {
        if seed % 10 == 0 {
            out += "</div><div class=row>";
        }
        let bonus = Gem::COLOURS[seed as usize / 2 % 5];
        out += &card(&Card { seed, level: 1, bonus, points: 0, cost: [0; 5] }, Format::Reserved);
    }
    out + "</div>"
}

fn nobles(format: NobleFormat) -> String {
    let mut out = String::from("<div class=row>");
    for index in 0..10 {
        let requirements = if index % 2 == 0 { [0, 0, 4, 4, 0] } else { [3, 3, 0, 0, 3] };
        let met = [index == 3, false, false, index == 2, false];
        out += &noble(&Noble { index, points: 3, requirements, met }, format);
    }
    out + "</div>"
}

fn small_things() -> String {
    let mut out = String::from("<div class=row><svg width='64' height='52'><use href='#logo'/></svg>");
    out += "<svg width='32' height='26'><use href='#logo'/></svg>";
    for (i, initial) in ["A", "L", "さ", "Д", "W", "6"].into_iter().enumerate() {
        out += &art::seal(initial, i as u8, art::Rim::Round);
    }
    for count in 0..4 {
        out += &stack(Gem::ALL[usize::from(count)], count);
    }
    for level in 1..=3 {
        out += &back(level, None, BackFormat::Mini);
    }
    out += &back(2, None, BackFormat::Reserved);
    out += &back(3, Some(0), BackFormat::PhoneDeck);
    out += "</div><div class=row>";
    for name in art::ICONS {
        out += &gem(&format!("icon-{name}"), 24);
    }
    out + "</div>"
}

fn pieces() -> String {
    format!(
        "<div class=columns><div>{}</div><div>{}</div></div>
        <div class=columns><div>{}{}{}</div><div>{}</div></div>{}{}{}",
        cards(Format::Large, BackFormat::Deck),
        gems(),
        nobles(NobleFormat::Large),
        nobles(NobleFormat::Phone),
        nobles(NobleFormat::Mini),
        cards(Format::Phone, BackFormat::PhoneDeck) + &cards(Format::Reserved, BackFormat::Reserved),
        small_things() + &vignette(),
        engravings(),
        orient_pieces(),
    )
}

fn main() {
    let theme = std::env::args().nth(1).unwrap_or_else(|| "dark".into());
    let sheets = [
        art::sheet(),
        jewels::tokens(|gem| LETTERS[gem as usize].to_owned()),
        jewels::cards(),
        splendor::sheet(),
        orient::sheet(),
    ];
    let styles = [art::STYLE, jewels::STYLE, splendor::STYLE, orient::STYLE].concat();
    println!("{}", gallery::page(&theme, &styles, &sheets.concat(), &pieces()));
}
