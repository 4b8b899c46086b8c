//! The tray of Splendor.

mod any_position;
mod common;
mod examples;

/// What the game says in English.
fn texts() -> text::Texts {
    text::Texts::of(text::Language::English, &[&splendor_play::WORDS])
}
