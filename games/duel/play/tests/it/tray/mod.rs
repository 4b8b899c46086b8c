//! The tray of Splendor Duel.

use catalog::Play;
use duel_play::DuelPlay;

mod any_position;
mod examples;

/// What the game says in English.
fn texts() -> text::Texts {
    text::Texts::of(text::Language::English, DuelPlay::ABOUT.words)
}
