//! The tray of Splendor.

mod any_position;
mod common;
mod examples;
mod modules;

/// Returns the texts of the game in English.
fn texts() -> text::Texts {
    text::Texts::of(text::Language::English, splendor_play::TEXTS)
}
