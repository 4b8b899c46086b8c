//! The language files, and how messages come out of them.

mod duel;
mod english;
mod languages;
mod loading;
mod parsed;
mod splendor;
mod used;
