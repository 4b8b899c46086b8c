//! The tray of Splendor Duel.

mod any_position;
mod examples;
