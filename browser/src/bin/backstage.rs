//! Runs a command, such as the browser tests, with what they share beside it: a server on an empty data file, and the
//! driver of the browsers. Both end with the command.

use std::env;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};
use browser::{ADDRESS, DRIVER, Driver, Server};

fn main() -> Result<ExitCode> {
    let mut words = env::args_os().skip(1);
    let program = words.next().context("usage: backstage COMMAND [ARGUMENT…]")?;
    let folder = tempfile::tempdir()?;
    let server = Server::start(&folder.path().join("cabochon.sqlite"))?;
    let driver = Driver::start()?;
    let status = Command::new(&program)
        .args(words)
        .env(ADDRESS, server.address())
        .env(DRIVER, driver.port.to_string())
        .status()
        .with_context(|| format!("cannot run {}", program.display()))?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
