//! Law 2 where the client runs: whole games at random, played, written down and read again in wasm32, and whole tables of
//! bots. The browser test `wasm` compares their digests with those of this machine.

use wasm_bindgen::prelude::wasm_bindgen;

/// The digest, as sixteen hexadecimal digits, of the end of the random game of this set-up and seed; or what is wrong.
#[wasm_bindgen]
pub fn digest(setup: &str, seed: u32) -> String {
    let name = setup.split(' ').next().unwrap_or_default();
    match suites::named(name).map(|suite| suite.digest(setup, seed.into())) {
        Some(Ok(digest)) => format!("{digest:016x}"),
        Some(Err(why)) => why,
        None => format!("no such game: {name}"),
    }
}

/// The digest, as sixteen hexadecimal digits, of all frames of a table of bots of this set-up and seed; or what is wrong.
#[wasm_bindgen]
pub fn frames(setup: &str, seed: u32) -> String {
    suites::tables::frames(setup, seed.into()).map_or_else(|why| why, |digest| format!("{digest:016x}"))
}

fn main() {}
