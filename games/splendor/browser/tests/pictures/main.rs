//! The table of Splendor in every window: full tables, every question of the modules, and what small windows owe a player.

mod asked;
mod cities;
mod counts;
mod fine;
mod full;
mod larger;
mod manners;
mod payment;
mod scene;
mod small;
mod turn;
