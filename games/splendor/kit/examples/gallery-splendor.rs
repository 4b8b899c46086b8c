//! Prints a page with every piece of Splendor in one theme (`dark` or `light`), to be looked at:
//! `cargo run -p splendor-kit --example gallery-splendor -- light > gallery.html`.
#![allow(clippy::print_stdout)]

use art::gallery::{self, symbol as gem};
use jewels_kit::art::{self as jewels, BackFormat, Gem, back, stack};
use splendor_kit::art::{self as splendor, Card, Format, Noble, NobleFormat, card, noble, vignette};

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
        out += &art::seal(initial, i as u8);
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
        <div class=columns><div>{}{}{}</div><div>{}</div></div>{}{}",
        cards(Format::Large, BackFormat::Deck),
        gems(),
        nobles(NobleFormat::Large),
        nobles(NobleFormat::Phone),
        nobles(NobleFormat::Mini),
        cards(Format::Phone, BackFormat::PhoneDeck) + &cards(Format::Reserved, BackFormat::Reserved),
        small_things() + &vignette(),
        engravings(),
    )
}

fn main() {
    let theme = std::env::args().nth(1).unwrap_or_else(|| "dark".into());
    let sheets = [
        art::sheet(),
        jewels::tokens(|gem| LETTERS[gem as usize].to_owned()),
        jewels::cards(),
        splendor::sheet(),
    ];
    let styles = [art::STYLE, jewels::STYLE, splendor::STYLE].concat();
    println!("{}", gallery::page(&theme, &styles, &sheets.concat(), &pieces()));
}
