//! `cargo xtask dist`: builds the program that is shipped, with the licences of all its parts beside it.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::client::{self, Build};
use crate::steps::say;
use crate::workspace::{Workspace, output, run};

/// The tool that collects the licences, and its version.
const ABOUT: (&str, &str) = ("cargo-about", "0.9.3");
/// The packages whose dependencies are in the program: its own, and those of the client that it embeds.
const SHIPPED: [&str; 2] = ["crates/cli", "crates/client"];

/// Builds the program into `target/dist`, and returns its path.
///
/// # Errors
/// If a part of it cannot be built, or a licence is not one that is accepted (`xtask/about.toml`).
pub fn build(workspace: &Workspace) -> Result<PathBuf> {
    let program = program(workspace)?;
    let folder = workspace.target().join("dist");
    fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let name = program.file_name().context("a program has a name")?;
    let shipped = folder.join(name);
    // A program that is running is replaced, not written to.
    let new = shipped.with_extension("new");
    fs::copy(&program, &new)
        .and_then(|_| fs::rename(&new, &shipped))
        .with_context(|| format!("cannot write {}", shipped.display()))?;
    let licences = folder.join("LICENSES.html");
    fs::write(&licences, self::licences(workspace)?)
        .with_context(|| format!("cannot write {}", licences.display()))?;
    say(&format!("The program is {}", shipped.display()));
    Ok(shipped)
}

/// Builds the released client and program, and returns the path of the program.
///
/// # Errors
/// If one of them cannot be built.
pub fn program(workspace: &Workspace) -> Result<PathBuf> {
    client::build(workspace, Build::Released)?;
    say("Compiling the program (the first time takes a few minutes)");
    run(workspace.cargo(&["build", "--release", "--package", "cli", "--bin", "cabochon"]).args(released()))?;
    Ok(workspace.target().join("release/cabochon").with_extension(std::env::consts::EXE_EXTENSION))
}

/// Returns the arguments of cargo for the features of the released program: its allocator, where `make` is there to build
/// it (ADR 19).
pub fn released() -> Vec<&'static str> {
    let has_make = cfg!(target_os = "linux") && Command::new("make").arg("--version").output().is_ok();
    if has_make { vec!["--features", "cli/jemalloc"] } else { Vec::new() }
}

/// Returns a page of the licences of everything in the program. The tool is installed into the target directory where it
/// is missing.
fn licences(workspace: &Workspace) -> Result<String> {
    let (name, version) = ABOUT;
    let tools = workspace.target().join("tools");
    let tool = tools.join("bin").join(name).with_extension(std::env::consts::EXE_EXTENSION);
    if !tool.is_file() {
        say(&format!("Installing {name} {version}"));
        let mut install =
            workspace.cargo(&["install", "--locked", "--quiet", "--version", version, name, "--root"]);
        run(install.arg(&tools).args(["--features", "cli"]))?;
    }
    let mut page = String::new();
    for package in SHIPPED {
        let mut about = Command::new(&tool);
        about.current_dir(workspace.root()).args(["generate", "--fail", "--all-features"]);
        // Its own words say which licence is not accepted.
        about.args(["--config", "xtask/about.toml"]).stderr(Stdio::inherit());
        about.args(["--manifest-path", &format!("{package}/Cargo.toml"), "xtask/about.hbs"]);
        page += &output(&mut about).with_context(|| format!("cannot collect the licences of {package}"))?;
    }
    // The typeface and our own licences are no packages.
    for (title, file) in [
        ("Cabochon", "LICENSE-MIT"),
        ("Cabochon", "LICENSE-APACHE"),
        ("Noto Sans", "crates/web/fonts/OFL.txt"),
    ] {
        let text = fs::read_to_string(workspace.path(file)).with_context(|| format!("cannot read {file}"))?;
        page +=
            &format!("<h2>{title}</h2>\n<pre>{}</pre>\n", text.replace('&', "&amp;").replace('<', "&lt;"));
    }
    Ok(format!("<!doctype html><meta charset=utf-8><title>Licences</title>\n<h1>Licences</h1>\n{page}"))
}
