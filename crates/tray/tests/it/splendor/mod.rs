//! The tray of Splendor.

mod any_position;
mod common;
mod examples;
