//! The harness of the browser tests: a real browser with a real server.
//!
//! A [`Stage`] starts the `cabochon` program on a data file of its own and a headless Chromium, and takes both down when
//! it is dropped. Its waits end on what the page shows, never on a clock alone: [`Stage::wait_for`] for an element,
//! [`Stage::wait_for_version`] for the table's `data-version`. Each test is `#[ignore]`d, so that a plain `cargo test`
//! needs no browser; `cargo xtask browser` runs them.
//!
//! Helpers for the tests of any game are here too: [`person`] plays a game, [`page`] checks the layout, [`words`] what is
//! written, [`barriers`] accessibility, [`language`] changes the language, [`position`] finds positions that offer a
//! choice, and [`together`] seats several people at one table. The tests of a game are in `games/GAME/browser/tests`.

pub mod barriers;
mod chrome;
pub mod contrast;
pub mod language;
pub mod page;
pub mod person;
pub mod position;
mod process;
mod server;
mod stage;
pub mod together;
pub mod words;

pub use server::{Server, program};
pub use stage::{Motion, PATIENCE, Size, Stage, Theme};
pub use thirtyfour;
