//! `cargo xtask soak`: the tests that are too slow for every run, with a larger amount of work. Every run has a sample of
//! each; the tests read the amount from an environment variable.

use anyhow::Result;

use crate::client;
use crate::play::released;
use crate::steps::Steps;
use crate::workspace::{Workspace, run};

/// A long run: a test file, and the variable with the amount of work.
#[derive(Clone, Copy)]
struct Work {
    test: &'static str,
    /// The start of the names of the tests; empty for the whole file.
    only: &'static str,
    variable: &'static str,
    amount: &'static str,
}

/// The long runs of the platform: name, package and test file.
const PLATFORM: [(&str, &str, Work); 5] = [
    ("kills", "cli", Work { test: "kill", only: "", variable: "CABOCHON_KILLS", amount: "1000" }),
    (
        "open games",
        "server",
        Work { test: "it", only: "restart::", variable: "CABOCHON_OPEN_GAMES", amount: "10000" },
    ),
    (
        "flipped bits",
        "store",
        Work { test: "it", only: "damage::", variable: "CABOCHON_FLIPS", amount: "1000" },
    ),
    ("power cuts", "server", Work { test: "power", only: "", variable: "CABOCHON_CUTS", amount: "10000" }),
    ("simulated tables", "sim", Work { test: "seeds", only: "", variable: "CABOCHON_SIM", amount: "10000" }),
];

/// The long runs of every game: the start of the name, and the test file in the game's `play`.
const GAMES: [(&str, Work); 3] = [
    ("laws of", Work { test: "laws", only: "", variable: "CABOCHON_LAWS", amount: "20" }),
    ("fuzzing", Work { test: "fuzz", only: "", variable: "CABOCHON_FUZZ", amount: "300" }),
    ("trays of", Work { test: "tray", only: "", variable: "CABOCHON_TRAYS", amount: "50" }),
];

/// What the load program measures besides: name and arguments. It fails if a bound is exceeded.
const MEASURES: [(&str, &[&str]); 6] = [
    ("bots of strangers", &["--bots", "300"]),
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
            if package.targets.iter().any(|target| target.is_test() && target.name == work.test) {
                let package = package.name.to_string();
                all.push(Sweep { name: format!("{what} {package}"), package, work });
            }
        }
    }
    all
}

/// Runs every sweep, or those whose names contain the filter.
///
/// # Errors
/// If a build or a sweep fails.
pub fn sweep(workspace: &Workspace, filter: Option<&str>) -> Result<()> {
    let mut steps = Steps::new();
    // The kill test runs the real program, which embeds the client.
    steps.step("browser client", || client::build(workspace))?;
    for Sweep { name, package, work } in sweeps(workspace) {
        if filter.is_some_and(|part| !name.contains(part)) {
            continue;
        }
        let mut cargo = workspace.cargo(&["test", "--release", "--package", &package, "--test", work.test]);
        cargo.args(["--", "--nocapture", work.only]).env(work.variable, work.amount);
        steps.step(&name, || run(&mut cargo))?;
    }
    for (name, arguments) in MEASURES {
        if filter.is_none_or(|part| name.contains(part)) {
            let arguments: Vec<String> = arguments.iter().map(|&word| word.to_owned()).collect();
            steps.step(name, || load(workspace, &arguments))?;
        }
    }
    steps.finish();
    Ok(())
}

/// Builds the server and the load program with the release profile, and runs the load program.
///
/// # Errors
/// If one of them cannot be built, or the load program fails.
pub fn load(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    client::build(workspace)?;
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
            let tests = game.path().join("play/tests");
            for (what, work) in GAMES {
                let folder = tests.join(work.test);
                if folder.with_extension("rs").is_file() || folder.join("main.rs").is_file() {
                    games += 1;
                    let name = format!("{what} {}-play", game.file_name().display());
                    assert!(sweeps.iter().any(|sweep| sweep.name == name), "there is no sweep `{name}`");
                }
            }
        }
        assert!(games > 2 && sweeps.len() == PLATFORM.len() + games);
    }
}
