//! The tray of Alhambra.

mod any_position;
#[path = "../common/clicks.rs"]
mod clicks;
mod examples;
mod finder;
mod forecast;

use super::positions;

/// Returns the texts of the game in English.
fn texts() -> text::Texts {
    text::Texts::of(text::Language::English, alhambra_play::TEXTS)
}
