//! `cargo xtask test` and `cargo xtask browser`: the commands that check a change, one after the other.

use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;
use cargo_metadata::{Package, Target};

use crate::axe;
use crate::browsers::{self, Browser};
use crate::client;
use crate::steps::Steps;
use crate::workspace::{Workspace, run};

/// The package with the browser tests of the page, and the test file of a game's package that uses it.
const BROWSER_TESTS: &str = "browser";
/// The example that the tests of an upgrade start.
const UPGRADED: &str = "upgraded";
/// The program of the page. It is built for the browser alone, and has no tests of its own.
const PAGE: &str = "client";
/// This package, and the package that only this one uses. They are tested apart from the others, as `cargo xtask`
/// builds them: with the features of the whole workspace their dependencies would be compiled again, and Windows does
/// not replace a program that is running.
const TOOLS: [&str; 2] = [env!("CARGO_PKG_NAME"), "parts"];

/// Runs every check, the browser tests last.
///
/// # Errors
/// If a check fails, or a tool is missing.
pub fn everything(workspace: &Workspace, no_browser: bool, install_browser: bool) -> Result<()> {
    let mut steps = Steps::new();
    let browser = if no_browser {
        steps.skip("the browser tests (--no-browser)");
        None
    } else {
        Some(browsers::ready(install_browser || is_ci())?)
    };
    steps.step("compilation target", || client::add_target(workspace))?;
    steps.step("format", || run(&mut workspace.cargo(&["fmt", "--all", "--check"])))?;
    steps.step("lints", || run(strict(&mut native(workspace, "clippy"))))?;
    steps.step("lints of the client", || run(strict(&mut for_browser(workspace, "clippy"))))?;
    steps.step("documentation", || run(documented(&mut native(workspace, "doc"))))?;
    steps.step("documentation of the client", || run(documented(&mut for_browser(workspace, "doc"))))?;
    // The server embeds the client.
    steps.step("browser client", || client::build(workspace))?;
    for (name, mut tests) in test_steps(workspace) {
        steps.step(name, || run(&mut tests))?;
    }
    if let Some(browser) = browser {
        let axe = axe_if_at_hand(workspace, &mut steps);
        steps.step("browser tests", || run(&mut browser_tests(workspace, &browser, axe.as_deref())?))?;
    }
    steps.finish();
    Ok(())
}

/// Runs the browser tests alone, or those whose names contain the filter, and takes screenshots of every
/// scene in every window, language and theme, which takes several times as long.
///
/// # Errors
/// If a test fails, or a tool is missing.
pub fn browser_only(workspace: &Workspace, filter: Option<&str>) -> Result<()> {
    let mut steps = Steps::new();
    let browser = browsers::ready(false)?;
    steps.step("browser client", || client::build(workspace))?;
    let axe = axe_if_at_hand(workspace, &mut steps);
    steps.step("browser tests", || {
        run(browser_tests(workspace, &browser, axe.as_deref())?.args(filter).env("CABOCHON_PICTURES", "1"))
    })?;
    steps.finish();
    Ok(())
}

/// Returns axe-core for the browser tests. Without npm, or without a connection, they have their own checks alone.
fn axe_if_at_hand(workspace: &Workspace, steps: &mut Steps) -> Option<PathBuf> {
    axe::ready(workspace).map_err(|why| steps.skip(&format!("axe-core in the browser tests ({why:#})"))).ok()
}

/// Calls cargo in the workspace; without incremental compilation on a build server, where no later build uses it.
fn cargo(workspace: &Workspace, arguments: &[&str]) -> Command {
    let mut cargo = workspace.cargo(arguments);
    if is_ci() {
        cargo.env("CARGO_INCREMENTAL", "0");
    }
    cargo
}

fn is_ci() -> bool {
    env::var("CI").is_ok_and(|ci| ci == "true")
}

/// Calls a subcommand of cargo for all packages that run on this machine.
fn native(workspace: &Workspace, subcommand: &str) -> Command {
    let mut cargo = cargo(workspace, &[subcommand, "--workspace"]);
    for package in workspace.client_packages() {
        cargo.args(["--exclude", package]);
    }
    cargo
}

/// Calls a subcommand of cargo for the packages that run in the browser.
fn for_browser(workspace: &Workspace, subcommand: &str) -> Command {
    let mut cargo = client::cargo(workspace, subcommand);
    for package in workspace.client_packages() {
        cargo.args(["--package", package]);
    }
    cargo
}

fn strict(clippy: &mut Command) -> &mut Command {
    clippy.args(["--all-targets", "--", "-D", "warnings"])
}

fn documented(doc: &mut Command) -> &mut Command {
    doc.arg("--no-deps").env("RUSTDOCFLAGS", "-D warnings")
}

/// Returns the steps that run tests without a browser: those of all packages but the tools, the kits and the page's
/// library among them, which are built for this machine here, the examples in their documentation, and the tests of the
/// tools. Together they select every package with tests. The targets are named, because cargo builds every example of a
/// package otherwise, which takes as long as a test and is checked by the lints already.
fn test_steps(workspace: &Workspace) -> [(&'static str, Command); 3] {
    let mut targets = tests(workspace);
    targets.args(["--lib", "--bins", "--tests"]);
    let mut examples = tests(workspace);
    examples.arg("--doc");
    let mut tools = cargo(workspace, &["test"]);
    tools.args(TOOLS.iter().flat_map(|tool| ["--package", tool]));
    [("tests", targets), ("examples in the documentation", examples), ("tests of the tools", tools)]
}

/// Calls the tests that run on this machine, without those of the tools.
fn tests(workspace: &Workspace) -> Command {
    tested(workspace, "test")
}

/// Calls a subcommand of cargo for all packages with tests that run on this machine, without the tools. Every call
/// selects the same packages, because cargo compiles a dependency again where another selection needs other features of
/// it.
fn tested(workspace: &Workspace, subcommand: &str) -> Command {
    let mut cargo = cargo(workspace, &[subcommand, "--workspace", "--exclude", PAGE]);
    cargo.args(TOOLS.iter().flat_map(|tool| ["--exclude", tool]));
    cargo
}

/// Builds what the browser tests need and calls them, three at a time: each has its own server, data file and browser, and
/// waits now and then, so that two of them leave two cores idle for a sixth of the time.
fn browser_tests(workspace: &Workspace, browser: &Browser, axe: Option<&Path>) -> Result<Command> {
    let laws = client::laws(workspace)?;
    let mut cargo = tests(workspace);
    // Named, because other packages have ignored tests that must not run.
    for test in browser_test_files(workspace.packages()) {
        cargo.args(["--test", test]);
    }
    // The tests start programs of other packages, which cargo builds for the tests of these packages only, and one that
    // takes the place of another, which is an example and built as such.
    let mut programs = tests(workspace);
    for test in tests_of(workspace, |package| package.targets.iter().any(|target| target.is_bin())) {
        programs.args(["--test", test]);
    }
    run(programs.args(["--no-run", "--quiet"]))?;
    run(tested(workspace, "build").args(["--quiet", "--example", UPGRADED]))?;
    cargo.args(["--no-fail-fast", "--", "--ignored", "--test-threads=3"]).env("CABOCHON_WASM_LAWS", laws);
    cargo.env("CHROME", &browser.chrome).env("CHROMEDRIVER", &browser.driver);
    cargo.envs(axe.map(|file| ("CABOCHON_AXE", file)));
    Ok(cargo)
}

/// Returns the names of the integration tests of some packages.
fn tests_of(workspace: &Workspace, which: impl Fn(&Package) -> bool) -> impl Iterator<Item = &str> {
    let is_tool = |package: &Package| TOOLS.contains(&package.name.as_str());
    let packages = workspace.packages().iter();
    packages
        .filter(move |package| !is_tool(package) && which(package))
        .flat_map(|package| &package.targets)
        .filter(|target| target.is_test())
        .map(|target| target.name.as_str())
}

/// Returns the test files that drive a browser: all of the package with the browser tests, and the one of that name of
/// each package that uses it, such as a game's.
fn browser_test_files(packages: &[Package]) -> BTreeSet<&str> {
    let drives = |package: &Package, target: &Target| {
        package.name.as_str() == BROWSER_TESTS
            || target.name == BROWSER_TESTS
                && package.dependencies.iter().any(|used| used.name == BROWSER_TESTS)
    };
    let tests =
        packages.iter().flat_map(|package| package.targets.iter().map(move |target| (package, target)));
    let tests = tests.filter(|(package, target)| target.is_test() && drives(package, target));
    tests.map(|(_, target)| target.name.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use parts::dist::files_below;

    /// Returns the packages that a call of cargo selects.
    fn selected<'a>(workspace: &'a Workspace, cargo: &'a Command) -> BTreeSet<&'a str> {
        let words: Vec<&str> = cargo.get_args().map(|word| word.to_str().unwrap()).collect();
        let after =
            |option: &'static str| words.windows(2).filter(move |pair| pair[0] == option).map(|pair| pair[1]);
        let mut selected: BTreeSet<&str> = after("--package").collect();
        if words.contains(&"--workspace") {
            selected.extend(workspace.packages().iter().map(|package| package.name.as_str()));
        }
        after("--exclude").for_each(|package| _ = selected.remove(package));
        selected
    }

    /// The starts of lines that begin a test function.
    const FUNCTIONS: [&str; 2] = ["#[test]", "#[tokio::test"];
    /// The starts of lines that begin an example in the documentation, which is a test.
    const EXAMPLES: [&str; 2] = ["/// ```", "//! ```"];

    /// Whether a source file of a package, in this folder of it, has lines with these starts.
    fn has(package: &Package, folder: &str, starts: &[&str]) -> bool {
        let folder = package.manifest_path.parent().unwrap().as_std_path().join(folder);
        let sources = files_below(&folder).unwrap().into_iter().filter(|path| path.ends_with(".rs"));
        sources.map(|path| std::fs::read_to_string(folder.join(path)).unwrap()).any(|text| {
            let mut lines = text.lines().map(str::trim_start);
            lines.any(|line| starts.iter().any(|start| line.starts_with(start)))
        })
    }

    /// Whether a call of cargo runs examples in the documentation, or else test functions.
    fn runs(cargo: &Command, examples: bool) -> bool {
        let leaves_out = if examples { "--tests" } else { "--doc" };
        cargo.get_args().all(|word| word != leaves_out)
    }

    #[test]
    fn every_package_with_tests_has_them_run_in_one_step() {
        let workspace = Workspace::find().unwrap();
        let steps = test_steps(&workspace);
        let mut tested = 0;
        for (starts, examples) in [(&FUNCTIONS, false), (&EXAMPLES, true)] {
            for package in workspace.packages().iter().filter(|package| has(package, "", starts)) {
                let name = package.name.as_str();
                let by = steps
                    .iter()
                    .filter(|(_, cargo)| runs(cargo, examples) && selected(&workspace, cargo).contains(name));
                let by: Vec<&str> = by.map(|(step, _)| *step).collect();
                assert_eq!(by.len(), 1, "the tests of {name} are run by {by:?}");
                tested += 1;
            }
        }
        assert!(tested > 40, "only {tested} packages have tests or examples");
    }

    /// A library without tests or examples of its own says so: cargo would compile it once more for the one, and read all
    /// of it for the other.
    #[test]
    fn a_library_is_built_for_tests_and_examples_only_where_it_has_some() {
        let workspace = Workspace::find().unwrap();
        let mut libraries = 0;
        for package in workspace.packages() {
            let Some(library) = package.targets.iter().find(|target| target.is_lib()) else { continue };
            let name = &package.name;
            assert_eq!(library.test, has(package, "src", &FUNCTIONS), "`test` in [lib] of {name}");
            assert_eq!(library.doctest, has(package, "src", &EXAMPLES), "`doctest` in [lib] of {name}");
            libraries += 1;
        }
        assert!(libraries > 30, "only {libraries} libraries");
    }

    #[test]
    fn every_game_with_browser_tests_has_them_run() {
        let workspace = Workspace::find().unwrap();
        let named = browser_test_files(workspace.packages());
        assert!(named.contains("first_load") && named.contains("game"), "{named:?}");
        for game in std::fs::read_dir(workspace.path("games")).unwrap() {
            let tests = game.unwrap().path().join("browser/tests/browser.rs");
            assert!(!tests.is_file() || named.contains(BROWSER_TESTS), "{} is not run", tests.display());
        }
    }
}
