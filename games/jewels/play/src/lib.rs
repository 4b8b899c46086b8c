//! The common part of the games of the Splendor family above their rules: their pieces in the tray and in the terminal.

pub mod board;
pub mod tray;

use terminal::PieceSet;
use text::Words;

/// The texts of the family.
pub static WORDS: Words = text::words!(family "jewels");

/// The texts of gems and tokens, by their letters.
pub static PIECES: PieceSet = PieceSet { name: jewels::SET, colour };

fn colour(letter: char) -> Option<&'static str> {
    Some(match letter {
        'w' => "30;107",
        'b' => "97;44",
        'g' => "30;42",
        'r' => "97;41",
        'k' => "97;100",
        'p' => "30;105",
        'a' => "30;43",
        _ => return None,
    })
}
