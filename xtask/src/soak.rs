//! `cargo xtask soak`: the tests that are too slow for every run, with a larger amount of work. Every run has a sample of
//! each; the tests read the amount from an environment variable.

use anyhow::Result;

use crate::client;
use crate::steps::Steps;
use crate::workspace::{Workspace, run};

/// A long run of a test file: its name, the package and file, and the variable with the amount of work.
struct Sweep {
    name: &'static str,
    package: &'static str,
    test: &'static str,
    /// The start of the names of the tests; empty for the whole file.
    only: &'static str,
    variable: &'static str,
    amount: &'static str,
}

const SWEEPS: [Sweep; 7] = [
    Sweep {
        name: "kills",
        package: "cli",
        test: "kill",
        only: "",
        variable: "CABOCHON_KILLS",
        amount: "1000",
    },
    Sweep {
        name: "open games",
        package: "server",
        test: "it",
        only: "restart::",
        variable: "CABOCHON_OPEN_GAMES",
        amount: "10000",
    },
    Sweep {
        name: "simulated evenings",
        package: "sim",
        test: "seeds",
        only: "",
        variable: "CABOCHON_SIM",
        amount: "10000",
    },
    Sweep {
        name: "laws of Splendor",
        package: "splendor",
        test: "laws",
        only: "",
        variable: "CABOCHON_LAWS",
        amount: "20",
    },
    Sweep {
        name: "fuzzing Splendor",
        package: "splendor",
        test: "fuzz",
        only: "",
        variable: "CABOCHON_FUZZ",
        amount: "300",
    },
    Sweep {
        name: "laws of Duel",
        package: "duel",
        test: "laws",
        only: "",
        variable: "CABOCHON_LAWS",
        amount: "20",
    },
    Sweep {
        name: "fuzzing Duel",
        package: "duel",
        test: "fuzz",
        only: "",
        variable: "CABOCHON_FUZZ",
        amount: "300",
    },
];

/// Runs every sweep, or those whose names contain the filter.
pub fn sweep(workspace: &Workspace, filter: Option<&str>) -> Result<()> {
    let mut steps = Steps::new();
    // The kill test runs the real program, which embeds the client.
    steps.step("browser client", || client::build(workspace))?;
    for sweep in SWEEPS.iter().filter(|sweep| filter.is_none_or(|part| sweep.name.contains(part))) {
        let mut cargo =
            workspace.cargo(&["test", "--release", "--package", sweep.package, "--test", sweep.test]);
        cargo.args(["--", "--nocapture", sweep.only]).env(sweep.variable, sweep.amount);
        steps.step(sweep.name, || run(&mut cargo))?;
    }
    steps.finish();
    Ok(())
}

/// Builds the server and the load program with the release profile, and runs the load program.
pub fn load(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    client::build(workspace)?;
    run(&mut workspace.cargo(&["build", "--release", "--package", "cli", "--package", "load"]))?;
    run(workspace.cargo(&["run", "--release", "--package", "load", "--"]).args(arguments))
}
