//! The pieces of Skerries as they look and sound.

mod drawings;
