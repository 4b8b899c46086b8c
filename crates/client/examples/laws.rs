//! Law 2 where the client runs: whole games at random, played, written down and read again in wasm32. The browser test
//! `wasm` compares the digests of their ends with those of this machine.

use duel::Duel;
use kernel::{Game, SetupLine};
use laws::replay;
use splendor::Splendor;
use wasm_bindgen::prelude::wasm_bindgen;

/// The digest, as sixteen hexadecimal digits, of the end of the random game of this set-up and seed; or what is wrong.
#[wasm_bindgen]
pub fn digest(setup: &str, seed: u32, decisions: u32) -> String {
    let line = match SetupLine::parse(setup) {
        Ok(line) => line,
        Err(error) => return error.to_string(),
    };
    match line.game {
        "splendor" => of::<Splendor>(setup, seed, decisions),
        "duel" => of::<Duel>(setup, seed, decisions),
        other => format!("no such game: {other}"),
    }
}

fn of<G: Game>(setup: &str, seed: u32, decisions: u32) -> String {
    let Ok(setup) = setup.parse::<G::Setup>() else { return format!("no such set-up: {setup}") };
    match replay::<G>(&setup, seed.into(), decisions) {
        Ok(digest) => format!("{digest:016x}"),
        Err(breach) => breach.to_string(),
    }
}

fn main() {}
