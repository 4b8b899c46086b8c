//! The pieces of Splendor as they look and sound.

mod drawings;
mod sounds;
mod towers;
