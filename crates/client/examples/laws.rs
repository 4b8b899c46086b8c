//! Law 2 where the client runs: whole games at random, played, written down and read again in wasm32. The browser test
//! `wasm` compares the digests of their ends with those of this machine.

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

fn main() {}
