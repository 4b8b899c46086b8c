//! The harness of the browser tests: a real browser with a real server.
//!
//! A [`Stage`] is a headless Chromium with the page of a server. All tests share one server and a few browsers, which the
//! program `backstage` holds while they run; a test that kills its server starts one of its own. Waits end on what the page
//! shows, never on a clock alone: [`Stage::wait_for`] for an element, [`Stage::wait_for_version`] for the table's
//! `data-version`. Each test is `#[ignore]`d, so that a plain `cargo test` needs no browser.
//!
//! The package of each game's tests, and this one for the page of any game, has two test programs. `browser` has the
//! behaviour, which `cargo xtask test` runs. `pictures` has what is measured and looked at in many windows, which
//! `cargo xtask pictures` runs.
//!
//! Helpers for the tests of any game are here too. [`person`] plays a game. [`page`] checks the layout, [`words`] the
//! words and [`barriers`] accessibility. [`language`] changes the language, [`position`] finds positions that offer a
//! choice, [`windows`] lists the sizes, and [`fit`] looks into windows at random. [`lobby`] opens the lobby, [`scene`] and [`late`] open tables of the
//! corpus, and [`together`] seats several people at one table.

pub mod barriers;
mod chrome;
pub mod contrast;
pub mod fit;
pub mod language;
pub mod late;
pub mod lobby;
pub mod page;
pub mod person;
pub mod position;
mod process;
pub mod proxy;
mod rest;
pub mod scene;
mod server;
pub mod sheet;
mod stage;
pub mod together;
pub mod windows;
pub mod words;

pub use chrome::{DRIVER, Driver};
pub use server::{ADDRESS, Server, program};
pub use stage::{Motion, PATIENCE, Size, Stage, Theme};
pub use thirtyfour;
