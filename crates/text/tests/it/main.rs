//! The language files, and how messages come out of them.

mod english;
mod languages;
mod loading;
mod parsed;
mod used;
