//! The laws can fail, and hold for games with any number of seats.

mod controls;
#[path = "../../../kernel/tests/nim/mod.rs"]
mod nim;
mod seats;
