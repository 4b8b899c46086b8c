//! The pieces of Alhambra as they look and sound.

mod drawings;
mod telling;
