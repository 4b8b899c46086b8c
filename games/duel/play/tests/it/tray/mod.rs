//! The tray of Splendor Duel.

use catalog::Play;
use duel_play::DuelPlay;

mod any_position;
mod examples;

/// Returns the texts of the game in English.
fn texts() -> text::Texts {
    text::Texts::of(text::Language::English, DuelPlay::ABOUT.words)
}
