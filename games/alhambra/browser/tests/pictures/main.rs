//! The table of Alhambra in every window: its states, its panels and its largest boards.

mod answer;
mod large;
mod map;
mod panels;
mod states;
