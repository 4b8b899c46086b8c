//! The properties of every game of the list.

mod complete;
mod corpus;
mod drawn;
mod languages;
mod levels;
mod options;
mod past;
mod sets;
mod shown;
mod stalling;
mod suite;
mod words;
