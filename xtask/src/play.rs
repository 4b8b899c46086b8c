//! `cargo xtask play`: builds and starts the server.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::client::{self, Build};
use crate::steps::say;
use crate::workspace::{Workspace, run};

/// Builds what is not up to date and replaces this process with the server, which prints its address.
///
/// # Errors
/// If the build fails, the folder of the data file cannot be created, or the server cannot be started.
pub fn play(workspace: &Workspace, data: Option<PathBuf>, listen: &str) -> Result<()> {
    // One after the other: on two cores it took longer to compile both at the same time.
    client::build(workspace, Build::Quick)?;
    say("Compiling the server (the first time takes a few minutes)");
    let package = ["--package", "cli", "--bin", "cabochon", "--profile", "quick"];
    run(workspace.cargo(&["build"]).args(package))?;

    let data = data_file(workspace, data)?;
    say(&format!("Starting the server; its data file is {}", data.display()));
    let mut server = workspace.cargo(&["run", "--quiet"]);
    server.args(package).args(["--", "serve", "--listen", listen, "--data"]).arg(data);
    replace_process(&mut server)
}

/// Returns the absolute path of the data file and creates its folder if it is missing.
fn data_file(workspace: &Workspace, asked: Option<PathBuf>) -> Result<PathBuf> {
    let data = match asked {
        Some(file) => env::current_dir()?.join(file),
        None => workspace.path("data/cabochon.sqlite"),
    };
    if data.is_dir() {
        bail!("{} is a folder: --data names a file", data.display());
    }
    if let Some(folder) = data.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    }
    Ok(data)
}

/// Replaces this process with the command, so that Ctrl-C and other signals reach it directly.
#[cfg(unix)]
fn replace_process(command: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(command.exec()).context("cannot start the server")
}

/// Runs the command as a child process; a console sends Ctrl-C to both.
#[cfg(not(unix))]
fn replace_process(command: &mut Command) -> Result<()> {
    run(command)
}
