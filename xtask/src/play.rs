//! `cargo xtask play`: builds and starts the server.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};
use cargo_metadata::DependencyKind;

use crate::client;
use crate::steps::say;
use crate::workspace::{Workspace, run};

/// Builds what is not up to date and replaces this process with the server, which prints its address.
///
/// # Errors
/// If the build fails, the folder of the data file cannot be created, or the server cannot be started.
pub fn play(workspace: &Workspace, data: Option<PathBuf>, listen: &str, debug: bool) -> Result<()> {
    let profile = if debug { "dev" } else { "release" };
    let mut libraries = start_libraries(workspace, profile)?;
    let client = client::build(workspace);
    if client.is_err() {
        libraries.kill()?;
    }
    libraries.wait()?;
    client?;
    let package = ["--package", "cli", "--bin", "cabochon", "--profile", profile];
    say("Compiling the server (the first time takes a few minutes)");
    run(workspace.cargo(&["build"]).args(package))?;

    let data = data_file(workspace, data)?;
    say(&format!("Starting the server; its data file is {}", data.display()));
    let mut server = workspace.cargo(&["run", "--quiet"]);
    server.args(package).args(["--", "serve", "--listen", listen, "--data"]).arg(data);
    replace_process(&mut server)
}

/// Starts to compile the libraries that the server's program uses, while the client is built, whose linking and cutting
/// take one processor. The program itself embeds the client. What fails here fails again when it is compiled, and is
/// reported there.
fn start_libraries(workspace: &Workspace, profile: &str) -> Result<Child> {
    let mut cargo = workspace.cargo(&["build", "--profile", profile]);
    let program = workspace.packages().iter().find(|package| package.name.as_str() == "cli");
    let used = program.into_iter().flat_map(|package| &package.dependencies);
    let libraries = used.filter(|used| used.path.is_some() && used.kind == DependencyKind::Normal);
    cargo.args(libraries.flat_map(|library| ["--package", &library.name]));
    cargo.stdout(Stdio::null()).stderr(Stdio::null()).spawn().context("cannot run cargo")
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
