//! The pieces of Splendor Duel as they look and sound.

mod drawings;
mod sounds;
