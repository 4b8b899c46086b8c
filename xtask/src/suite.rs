//! `cargo xtask test`: every test there is, in the order that fails soonest.

use std::env;
use std::fs;
use std::process::Command;
use std::thread;

use anyhow::{Context, Result, anyhow};

use crate::browsers::{self, Browser};
use crate::client;
use crate::steps::Steps;
use crate::workspace::{Workspace, run};

const WASM: &str = "wasm32-unknown-unknown";
/// The crates that run on this machine. Every step names the same ones: cargo then settles on the same features each
/// time and nothing is compiled twice. (The browser client is built for wasm32 only.)
const NATIVE: [&str; 3] = ["--workspace", "--exclude", "web"];

/// Whether the browser tests keep pictures for people to look at: painting takes as long as all the rest.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pictures {
    Kept,
    None,
}

/// Runs everything; the browser part unless it was left out.
pub fn everything(workspace: &Workspace, no_browser: bool, install_browser: bool) -> Result<()> {
    let mut steps = Steps::new();
    let browser = if no_browser {
        steps.skip("the browser tests (--no-browser)");
        None
    } else {
        let install = install_browser || env::var("CI").is_ok_and(|ci| ci == "true");
        Some(browsers::ready(install)?)
    };
    steps.step("compilation target", || client::add_target(workspace))?;
    // The client ends in a long step on one core (its link-time optimisation) and has a target folder of its own:
    // the lints keep the other cores busy meanwhile.
    thread::scope(|scope| {
        let client = scope.spawn(|| client::build(workspace));
        let lints = lint(workspace, &mut steps);
        let built = client.join().map_err(|_| anyhow!("the build of the client panicked"))?;
        lints?;
        steps.step("browser client (beside the lints)", || built)
    })?;
    // The server embeds the client, so the client comes first and the server is compiled once.
    steps.step("compile the tests", || run(workspace.cargo(&["test", "--no-run"]).args(NATIVE)))?;
    steps.step("tests", || run(workspace.cargo(&["test"]).args(NATIVE)))?;
    steps.step("documentation", || document(workspace))?;
    if let Some(browser) = browser {
        steps.step("browser tests", || drive(workspace, &browser, None, Pictures::None))?;
    }
    steps.finish();
    Ok(())
}

/// Runs the browser tests alone, or those whose names contain the filter.
pub fn browser_only(workspace: &Workspace, filter: Option<&str>) -> Result<()> {
    let mut steps = Steps::new();
    let browser = browsers::ready(false)?;
    steps.step("browser client", || client::build(workspace))?;
    steps.step("browser tests", || drive(workspace, &browser, filter, Pictures::Kept))?;
    steps.finish();
    Ok(())
}

fn lint(workspace: &Workspace, steps: &mut Steps) -> Result<()> {
    steps.step("format", || run(&mut workspace.cargo(&["fmt", "--all", "--", "--check"])))?;
    steps.step("lints", || {
        run(workspace.cargo(&["clippy", "--all-targets"]).args(NATIVE).args(["--", "-D", "warnings"]))
    })?;
    steps.step("lints of the browser client", || {
        run(&mut workspace.cargo(&["clippy", "--package", "web", "--target", WASM, "--", "-D", "warnings"]))
    })?;
    steps.step("rules for wasm32", || {
        run(&mut workspace.cargo(&[
            "build",
            "--package",
            "kernel",
            "--package",
            "splendor",
            "--package",
            "duel",
            "--target",
            WASM,
        ]))
    })
}

fn document(workspace: &Workspace) -> Result<()> {
    let strict = |arguments: &[&str]| {
        let mut cargo = workspace.cargo(&["doc", "--no-deps"]);
        cargo.args(arguments).env("RUSTDOCFLAGS", "-D warnings");
        cargo
    };
    run(&mut strict(&NATIVE))?;
    run(&mut strict(&["--package", "web", "--target", WASM]))
}

/// Runs the ignored tests of `crates/browser` against the server binary of the same build, two at a time: each has a
/// server, a data file and a browser of its own, and waits more than it works.
fn drive(workspace: &Workspace, browser: &Browser, filter: Option<&str>, pictures: Pictures) -> Result<()> {
    // With the tests named, cargo builds the binaries of their own package only: build the server's first, with the
    // same choice of features as every other step.
    run(workspace.cargo(&["test", "--no-run", "--quiet"]).args(NATIVE))?;
    let mut cargo = workspace.cargo(&["test"]);
    cargo.args(NATIVE);
    for name in test_files(workspace)? {
        cargo.args(["--test", &name]);
    }
    cargo.args(["--", "--ignored", "--test-threads=2"]).args(filter);
    if pictures == Pictures::Kept {
        cargo.env("CABOCHON_PICTURES", "1");
    }
    with_browser(&mut cargo, browser);
    run(&mut cargo)
}

fn with_browser(cargo: &mut Command, browser: &Browser) {
    cargo.env("CHROME", &browser.chrome).env("CHROMEDRIVER", &browser.driver);
}

/// The names of the browser crate's test files.
fn test_files(workspace: &Workspace) -> Result<Vec<String>> {
    let folder = workspace.path("crates/browser/tests");
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    Ok(names)
}
