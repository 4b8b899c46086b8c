//! Whole servers under one seed, and games with any number of seats.

#[path = "../../../kernel/tests/nim/mod.rs"]
mod nim;
mod seats;
mod seeds;
