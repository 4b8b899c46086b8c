//! The tray of Splendor Duel.

mod any_position;
mod examples;

/// What the game says in English.
fn texts() -> text::Texts {
    text::Texts::of(text::Language::English, &[&duel_play::WORDS])
}
