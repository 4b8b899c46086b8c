//! `cargo xtask test`: every test there is, in the order that fails soonest.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::process::Command;
use std::thread;

use anyhow::{Context, Result, anyhow};
use cargo_metadata::{Package, Target};

use crate::browsers::{self, Browser};
use crate::client;
use crate::lint::{self, Lints};
use crate::steps::{Steps, timed};
use crate::workspace::{Workspace, run, run_in_one_piece};

/// The crates that run on this machine, but for this tool, which is there already. Every step names the same ones: cargo
/// then settles on the same features each time and nothing is compiled twice. (The browser client is built for wasm32
/// only.)
const NATIVE: [&str; 7] = ["--workspace", "--exclude", "client", "--exclude", "web", "--exclude", "xtask"];
/// This tool, by itself for the same reason: alone it was built.
const THIS_TOOL: [&str; 2] = ["--package", "xtask"];

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
        let install = install_browser || is_ci();
        Some(browsers::ready(install)?)
    };
    steps.step("compilation target", || client::add_target(workspace))?;
    steps.step("format", || run(&mut workspace.cargo(&["fmt", "--all", "--", "--check"])))?;
    lint::ready(workspace)?;
    // The client has a target folder of its own and ends in a long step on one core (its link-time optimisation): what
    // needs no client keeps the other cores busy meanwhile.
    thread::scope(|scope| {
        let client = scope.spawn(|| {
            timed(|| {
                client::build(workspace)?;
                // What the browser tests run in wasm32, while its parts are warm.
                if browser.is_some() { client::laws(workspace).map(drop) } else { Ok(()) }
            })
        });
        let beside = without_the_client(workspace, &mut steps);
        let client = client.join().map_err(|_| anyhow!("the build of the client panicked"))?;
        // Whatever failed beside it, what failed of the client is told as well.
        let client = steps.record("browser client", client);
        beside.and(client)
    })?;
    // The program embeds the client, so it comes now and is compiled once.
    // All in one: asked for by themselves, programs are built from dependencies with other features. After this nothing
    // is compiled any more, so that the lints miss nothing.
    steps.step("compile the programs and tests", || {
        run(linted(workspace, "build", &NATIVE).args(["--bins", "--tests", "--examples"]))
    })?;
    let Some(browser) = browser else {
        steps.step("lints and documentation", || Lints::of(workspace).settle())?;
        steps.step("tests", || run(&mut tests(workspace, &NATIVE)))?;
        steps.finish();
        return Ok(());
    };
    // Browser tests wait for pages, and of the others the longest wait for a disk or one after the other.
    thread::scope(|scope| {
        let others = scope.spawn(|| {
            let lints = timed(|| Lints::of(workspace).settle());
            (lints, timed(|| run_in_one_piece(&mut tests(workspace, &NATIVE))))
        });
        let driven = steps.step("browser tests", || drive(workspace, &browser, None, Pictures::None));
        let (lints, others) = others.join().map_err(|_| anyhow!("the tests panicked"))?;
        let lints = steps.record("lints and documentation (beside the browser)", lints);
        steps.record("tests (beside the browser)", others)?;
        lints.and(driven)
    })?;
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

/// What can be done before there is a client: all that needs no program.
fn without_the_client(workspace: &Workspace, steps: &mut Steps) -> Result<()> {
    steps.step("compile the libraries", || run(tests(workspace, &NATIVE).args(["--lib", "--no-run"])))?;
    let names = tests_of_no_program(&workspace.packages()?);
    let named = names.iter().flat_map(|name| ["--test", name]);
    steps.step("compile their tests", || run(linted(workspace, "build", &NATIVE).args(named)))?;
    steps.step("lints and documentation of the libraries", || Lints::of(workspace).settle())?;
    steps.step("this tool", || run(&mut tests(workspace, &THIS_TOOL)))
}

/// The names of the tests that call no program: cargo would make the programs for them, and the server's without a client.
/// A name that such a test shares with another is left out as well.
fn tests_of_no_program(packages: &[Package]) -> BTreeSet<String> {
    let makes_one = |package: &&Package| package.targets.iter().any(Target::is_bin);
    let (with, without): (Vec<&Package>, Vec<&Package>) = packages.iter().partition(makes_one);
    let names = |of: Vec<&Package>| -> BTreeSet<String> {
        let targets = of.into_iter().flat_map(|package| &package.targets);
        targets.filter(|target| target.is_test()).map(|target| target.name.clone()).collect()
    };
    &names(without) - &names(with)
}

/// Calls the tests of these packages.
fn tests(workspace: &Workspace, packages: &[&str]) -> Command {
    linted(workspace, "test", packages)
}

/// Has cargo do something with these packages; whatever it compiles of them is linted later.
fn linted(workspace: &Workspace, what: &str, packages: &[&str]) -> Command {
    let mut cargo = workspace.cargo(&[what]);
    lint::later(workspace, &mut cargo);
    cargo.args(packages);
    if is_ci() {
        // Notes for the next compilation, on a machine that will see none.
        cargo.env("CARGO_INCREMENTAL", "0");
    }
    cargo
}

fn is_ci() -> bool {
    env::var("CI").is_ok_and(|ci| ci == "true")
}

/// Runs the ignored tests of `crates/browser` against the server binary of the same build, two at a time: each has a
/// server, a data file and a browser of its own, and waits more than it works.
fn drive(workspace: &Workspace, browser: &Browser, filter: Option<&str>, pictures: Pictures) -> Result<()> {
    // With the tests named, cargo builds the binaries of their own package only: build the server's first, with the
    // same choice of features as every other step.
    run(tests(workspace, &NATIVE).args(["--no-run", "--quiet"]))?;
    let mut cargo = tests(workspace, &NATIVE);
    cargo.env("CABOCHON_WASM_LAWS", client::laws(workspace)?);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_that_call_a_program_are_told_from_the_others() {
        let packages = Workspace::find().unwrap().packages().unwrap();
        let names = tests_of_no_program(&packages);
        assert!(names.contains("it") && names.contains("rules"), "{names:?}");
        assert!(!names.contains("terminal") && !names.contains("referee"), "{names:?}");
    }
}
