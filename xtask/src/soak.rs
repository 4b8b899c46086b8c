//! `cargo xtask soak`: the tests that are too slow for every run, with a larger amount of work. Every run has a sample of
//! each; the tests read the amount from an environment variable. Warnings of the documentation and the sizes of first loads
//! are checked here too.

use anyhow::Result;
use cargo_metadata::Package;

use crate::browser_tests::{self, Program};
use crate::browsers;
use crate::cargo::{documented, for_browser, native};
use crate::client::{self, Build};
use crate::dist::{self, released};
use crate::steps::Steps;
use crate::workspace::{Workspace, run};

/// A long run: tests, and the variable with the amount of work.
#[derive(Clone, Copy)]
struct Work {
    /// The test program.
    test: &'static str,
    /// The file of the program's tests that are run; all of them if it is empty.
    file: &'static str,
    variable: &'static str,
    amount: &'static str,
}

/// The long runs of the platform: name, package and tests.
const PLATFORM: [(&str, &str, Work); 7] = [
    ("kills", "cli", Work { test: "program", file: "kill", variable: "CABOCHON_KILLS", amount: "1000" }),
    (
        "open games",
        "server",
        Work { test: "it", file: "restart", variable: "CABOCHON_OPEN_GAMES", amount: "10000" },
    ),
    (
        "flipped bits",
        "store",
        Work { test: "it", file: "damage", variable: "CABOCHON_FLIPS", amount: "1000" },
    ),
    ("pairs", "server", Work { test: "it", file: "pairs", variable: "CABOCHON_PAIRS", amount: "1000" }),
    ("prints", "cli", Work { test: "program", file: "every_game", variable: "CABOCHON_FILES", amount: "99" }),
    ("power cuts", "server", Work { test: "power", file: "", variable: "CABOCHON_CUTS", amount: "10000" }),
    (
        "simulated tables",
        "sim",
        Work { test: "it", file: "seeds", variable: "CABOCHON_SIM", amount: "10000" },
    ),
];

/// The long runs of every game: the start of the name, and the tests in the game's `play`.
const GAMES: [(&str, Work); 3] = [
    ("laws of", Work { test: "it", file: "laws", variable: "CABOCHON_LAWS", amount: "60" }),
    ("fuzzing", Work { test: "it", file: "fuzz", variable: "CABOCHON_FUZZ", amount: "300" }),
    ("trays of", Work { test: "it", file: "tray", variable: "CABOCHON_TRAYS", amount: "50" }),
];

/// The further measurements of the load program: name and arguments. It fails if a bound is exceeded.
const MEASURES: [(&str, &[&str]); 8] = [
    ("bots of strangers", &["--bots", "300"]),
    ("thinking time", &["--thinking", "30", "--game", "alhambra"]),
    ("one household", &["--household", "256"]),
    ("long histories", &["--histories", "10"]),
    ("half-open connections", &["--half-open", "5000"]),
    ("dear requests", &["--dear", "10"]),
    (
        "two thousand tables",
        &[
            "--tables=2000",
            "--spectators=0",
            "--rate=300",
            "--seconds=300",
            "--seen-within=100",
            "--memory-within=300",
        ],
    ),
    ("abandoned tables", &["--abandoned", "10000"]),
];

/// The measurements in a browser: the name of each, and its test.
const MEASURED_IN_A_BROWSER: [(&str, &str); 3] = [
    ("sizes", "first_loads_keep_to_their_budgets"),
    ("redraws", "is_measured_on_a_slow_processor"),
    ("waits", "the_wait_between_own_turns"),
];

/// A long run of a package's tests.
struct Sweep {
    name: String,
    package: String,
    work: Work,
}

/// Returns all sweeps: those of the platform, then those of the packages in `games/*/play` that have such tests.
fn sweeps(workspace: &Workspace) -> Vec<Sweep> {
    let platform =
        PLATFORM.map(|(name, package, work)| Sweep { name: name.into(), package: package.into(), work });
    let mut all: Vec<Sweep> = platform.into();
    let games = workspace.path("games");
    for package in workspace.packages() {
        let folder = package.manifest_path.parent().and_then(|folder| folder.strip_prefix(&games).ok());
        if folder.and_then(|folder| folder.file_name()) != Some("play") {
            continue;
        }
        for (what, work) in GAMES {
            if has(package, work) {
                let package = package.name.to_string();
                all.push(Sweep { name: format!("{what} {package}"), package, work });
            }
        }
    }
    all
}

/// Returns whether a package has the tests of a long run.
fn has(package: &Package, work: Work) -> bool {
    let program = package.manifest_path.with_file_name("tests").join(work.test);
    let file = program.join(work.file);
    program.join("main.rs").is_file() && (file.is_dir() || file.with_extension("rs").is_file())
}

/// Runs every sweep, or those whose names contain the filter.
///
/// # Errors
/// If a build or a sweep fails.
pub fn sweep(workspace: &Workspace, filter: Option<&str>) -> Result<()> {
    let mut steps = Steps::new();
    let is_due = |name: &str| filter.is_none_or(|part| name.contains(part));
    // The kill test runs the real program, which embeds the client.
    steps.step("browser client", || client::build(workspace, Build::Released))?;
    if is_due("documentation") {
        steps.step("documentation", || run(documented(&mut native(workspace, "doc"))))?;
        steps.step("documentation of the client", || run(documented(&mut for_browser(workspace, "doc"))))?;
    }
    for (name, test) in MEASURED_IN_A_BROWSER {
        if is_due(name) {
            steps.step(name, || measure(workspace, test))?;
        }
    }
    for Sweep { name, package, work } in sweeps(workspace) {
        if !is_due(&name) {
            continue;
        }
        let mut cargo = workspace.cargo(&["test", "--release", "--package", &package, "--test", work.test]);
        cargo.args(["--", "--nocapture"]).env(work.variable, work.amount);
        if !work.file.is_empty() {
            cargo.arg(format!("{}::", work.file));
        }
        steps.step(&name, || run(&mut cargo))?;
    }
    for (name, arguments) in MEASURES {
        if is_due(name) {
            let arguments: Vec<String> = arguments.iter().map(|&word| word.to_owned()).collect();
            steps.step(name, || load(workspace, &arguments))?;
        }
    }
    steps.finish();
    Ok(())
}

/// Runs a measuring test in a browser, on the program that is shipped.
fn measure(workspace: &Workspace, test: &str) -> Result<()> {
    let browser = browsers::ready(false)?;
    // The tests build programs of their own, which embed the same client.
    let mut tests = browser_tests::command(workspace, &browser, None, &[Program::Measures])?;
    let program = dist::program(workspace)?;
    run(tests.args([test, "--nocapture"]).env("CABOCHON_BIN", program))
}

/// Builds the server and the load program with the release profile, and runs the load program.
///
/// # Errors
/// If one of them cannot be built, or the load program fails.
pub fn load(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    client::build(workspace, Build::Released)?;
    run(workspace.cargo(&["build", "--release", "--package", "cli", "--package", "load"]).args(released()))?;
    run(workspace.cargo(&["run", "--release", "--package", "load", "--"]).args(arguments))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_swept() {
        let workspace = Workspace::find().unwrap();
        let sweeps = sweeps(&workspace);
        let mut games = 0;
        for game in std::fs::read_dir(workspace.path("games")).unwrap() {
            let game = game.unwrap();
            if !game.path().join("play/tests").is_dir() {
                continue;
            }
            for (what, _) in GAMES {
                games += 1;
                let name = format!("{what} {}-play", game.file_name().display());
                assert!(sweeps.iter().any(|sweep| sweep.name == name), "there is no sweep `{name}`");
            }
        }
        assert!(games > 2 && sweeps.len() == PLATFORM.len() + games);
    }

    #[test]
    fn every_sweep_has_tests() {
        let workspace = Workspace::find().unwrap();
        for Sweep { name, package, work } in sweeps(&workspace) {
            let package = workspace.packages().iter().find(|known| known.name.as_str() == package);
            assert!(has(package.unwrap(), work), "`{name}` runs no test");
        }
    }
}
