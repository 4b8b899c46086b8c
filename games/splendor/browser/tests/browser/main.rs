//! Splendor in a real browser: whole games by mouse, touch and keyboard, at one screen and over a link, every kind of
//! choice, and what is answered to what cannot be done.

mod called;
mod chooser;
mod cities;
mod counts;
mod fit;
mod help;
mod keyboard;
mod languages;
mod log;
mod manners;
mod modules;
mod motion;
mod together;
mod told;
mod turn;
mod whole;
