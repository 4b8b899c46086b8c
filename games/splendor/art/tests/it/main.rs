//! The pieces of Splendor as they look and sound.

mod cards;
mod drawings;
mod sounds;
mod towers;
