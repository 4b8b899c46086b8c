//! The page of every game in every window: what fits, what can be read, and what it looks like.

mod contrast;
mod fine;
mod gallery;
mod lobby;
mod manners;
mod names;
mod over;
mod past;
mod sizes;
mod small;
mod typeface;
