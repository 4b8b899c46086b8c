//! The tray of Alhambra.

use alhambra_play::AlhambraPlay;
use catalog::Play;

mod any_position;
#[path = "../common/clicks.rs"]
mod clicks;
mod examples;
mod finder;
mod forecast;
#[path = "../../../../rules/tests/it/common/mod.rs"]
mod positions;

/// Returns the texts of the game in English.
fn texts() -> text::Texts {
    text::Texts::of(text::Language::English, AlhambraPlay::ABOUT.words)
}
