//! Law 2 where the client runs: whole games at random, played, written down and read again in wasm32, whole tables of
//! bots, and judgements of positions. The browser test `wasm` compares their digests with those of this machine.

use wasm_bindgen::prelude::wasm_bindgen;

/// The digest, as sixteen hexadecimal digits, of the end of the random game of this set-up and seed; or what is wrong.
#[wasm_bindgen]
pub fn digest(setup: &str, seed: u32) -> String {
    told(suites::digest(setup, seed.into()))
}

/// The digest of all frames of a table of bots of this set-up and seed; or what is wrong.
#[wasm_bindgen]
pub fn frames(setup: &str, seed: u32) -> String {
    told(suites::tables::frames(setup, seed.into()))
}

/// The digest of the advice of a bot in positions of this set-up and seed; or what is wrong.
#[wasm_bindgen]
pub fn advice(setup: &str, seed: u32) -> String {
    told(suites::judged::advice(setup, seed.into()))
}

/// The digest of what a network makes of positions of this set-up and seed; or what is wrong.
#[wasm_bindgen]
pub fn shares(setup: &str, seed: u32) -> String {
    told(suites::judged::shares(setup, seed.into()))
}

fn told(digest: Result<u64, String>) -> String {
    digest.map_or_else(|why| why, |digest| format!("{digest:016x}"))
}

fn main() {}
