//! The tray of Splendor Duel.

mod any_position;
mod examples;

/// Returns the texts of the game in English.
fn texts() -> text::Texts {
    text::Texts::of(text::Language::English, duel_play::TEXTS)
}
