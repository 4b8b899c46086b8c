//! The program as it is called: terminal, referee, server and administration, and the server killed while tables play.

mod admin;
mod bridge;
mod common;
mod engines;
mod every_game;
mod kill;
mod learn;
mod referee;
mod released;
mod saved;
mod serve;
#[path = "common/served.rs"]
mod served;
mod terminal;
