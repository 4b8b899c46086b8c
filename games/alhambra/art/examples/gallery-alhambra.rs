//! Prints a page with every piece of Alhambra in one theme (`dark` or `light`), to be looked at:
//! `cargo run -p alhambra-art --example gallery-alhambra -- light > gallery.html`.
#![allow(clippy::print_stdout)]

use alhambra::{Card, Kind, Tile};
use alhambra_art::{Format, STYLE, back, bag, board, fountain, money, nobody, round, sheet, tile, vignette};
use art::gallery::{self, symbol};

fn tiles(format: Format) -> String {
    let of = |kind: Kind| {
        let all: String =
            Tile::all().filter(|piece| piece.kind() == kind).map(|piece| tile(piece, format)).collect();
        gallery::row(&all)
    };
    Kind::ALL.into_iter().map(of).collect()
}

/// All tiles as they are in the panel of another player, 24 px each.
fn small() -> String {
    let all = Tile::all().zip(0..).map(|(tile, at)| (Some(tile), (at % 18, at / 18)));
    gallery::row(&board(all.chain([(None, (0, 3))]), (18, 4)))
}

fn main() {
    let theme = std::env::args().nth(1).unwrap_or_else(|| "dark".into());
    let cards: String =
        Card::all().map(money).chain([back(), round(1), round(2), fountain(), bag(), nobody()]).collect();
    let signs: String = ["f", "r", "n", "u"].map(|letter| symbol(&format!("coin-{letter}"), 48)).concat();
    let content =
        [tiles(Format::Whole), small(), gallery::row(&cards), gallery::row(&signs), vignette()].concat();
    let styles = format!("{}{STYLE}.row {{ flex-wrap: wrap }}", art::STYLE);
    println!("{}", gallery::page(&theme, &styles, &[art::sheet(), sheet()].concat(), &content));
}
