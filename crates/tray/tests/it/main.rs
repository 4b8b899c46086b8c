//! The tray against the rules: in single situations and in any position.

mod any_position;
mod common;
mod examples;
