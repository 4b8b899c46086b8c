//! Gets axe-core, the accessibility checker that joins in the browser tests.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::workspace::{Workspace, run};

/// The folder of the lock file, which names the version and its checksum.
const FOLDER: &str = "browser/axe";
const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Installs axe-core as its lock file says, and returns the script.
///
/// # Errors
/// If npm is missing or does not get it.
pub fn ready(workspace: &Workspace) -> Result<PathBuf> {
    let folder = workspace.path(FOLDER);
    let quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error"];
    run(Command::new(NPM).arg("ci").args(quiet).current_dir(&folder))?;
    Ok(folder.join("node_modules/axe-core/axe.min.js"))
}
