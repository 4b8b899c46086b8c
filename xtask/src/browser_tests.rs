//! Builds and calls the browser tests. Their packages have test programs of the same names: behaviour and pictures.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;
use cargo_metadata::{Package, Target};

use crate::axe;
use crate::browsers::Browser;
use crate::cargo::{tested, tests_of};
use crate::client;
use crate::steps::Steps;
use crate::workspace::{Workspace, run};

/// The package with the browser tests of the page; a package with those of a game uses it.
const PACKAGE: &str = "browser";
/// The program that holds the server and the driver which the tests share.
const BACKSTAGE: &str = "backstage";
/// The example that the tests of an upgrade start.
const UPGRADED: &str = "upgraded";

/// A kind of browser tests: the test program of that name in each package.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Program {
    /// The behaviour of the page.
    Behaviour,
    /// The look of the page in every window.
    Pictures,
    /// The sizes of first loads, and the time in which a move is drawn.
    Measures,
}

impl Program {
    fn name(self) -> &'static str {
        match self {
            Program::Behaviour => "browser",
            Program::Pictures => "pictures",
            Program::Measures => "measures",
        }
    }
}

/// Returns axe-core for the browser tests. Without npm, or without a connection, they have their own checks alone.
pub fn axe_if_at_hand(workspace: &Workspace, steps: &mut Steps) -> Option<PathBuf> {
    axe::ready(workspace).map_err(|why| steps.skip(&format!("axe-core in the browser tests ({why:#})"))).ok()
}

/// Builds what the browser tests need and returns the call of some of their programs, to which a filter of names can be
/// added. Three tests run at a time: each waits now and then, so that two of them leave two cores idle for a sixth of the
/// time.
///
/// # Errors
/// If something cannot be built.
pub fn command(
    workspace: &Workspace,
    browser: &Browser,
    axe: Option<&Path>,
    programs: &[Program],
) -> Result<Command> {
    let laws = client::laws(workspace)?;
    // The tests start programs of other packages, which cargo builds for the tests of these packages only, and one that
    // takes the place of another, which is an example and built as such.
    let mut build = tested(workspace, "test");
    for test in tests_of(workspace, |package| package.targets.iter().any(Target::is_bin)) {
        build.args(["--test", test]);
    }
    run(build.args(["--no-run", "--quiet"]))?;
    run(tested(workspace, "build").args(["--quiet", "--example", UPGRADED]))?;

    let mut tests = tested(workspace, "test");
    // Named, because other packages have ignored tests that must not run.
    for test in test_programs(workspace.packages(), programs) {
        tests.args(["--test", test]);
    }
    tests.args(["--no-fail-fast", "--", "--ignored", "--test-threads=3"]);
    let backstage =
        workspace.target().join("debug").join(BACKSTAGE).with_extension(std::env::consts::EXE_EXTENSION);
    let mut command = Command::new(&backstage);
    command.current_dir(workspace.root()).arg(tests.get_program()).args(tests.get_args());
    for (name, value) in tests.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command
        .env("CABOCHON_WASM_LAWS", laws)
        .env("CHROME", &browser.chrome)
        .env("CHROMEDRIVER", &browser.driver);
    command.envs(axe.map(|file| ("CABOCHON_AXE", file)));
    anyhow::ensure!(backstage.is_file(), "cargo made no {}", backstage.display());
    Ok(command)
}

/// Returns the names of the test programs of these kinds.
fn test_programs(packages: &[Package], programs: &[Program]) -> BTreeSet<&'static str> {
    let has = |package: &Package, name: &str| {
        let drives =
            package.name.as_str() == PACKAGE || package.dependencies.iter().any(|used| used.name == PACKAGE);
        drives && package.targets.iter().any(|target| target.is_test() && target.name == name)
    };
    let names = programs.iter().map(|program| program.name());
    names.filter(|name| packages.iter().any(|package| has(package, name))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_browser_tests_is_run() {
        let workspace = Workspace::find().unwrap();
        let all =
            test_programs(workspace.packages(), &[Program::Behaviour, Program::Pictures, Program::Measures]);
        let mut files = 0;
        for package in workspace.packages() {
            let folder = package.manifest_path.parent().unwrap();
            if folder.file_name() != Some("browser") {
                continue;
            }
            for target in package.targets.iter().filter(|target| target.is_test()) {
                assert!(
                    all.contains(target.name.as_str()),
                    "nothing runs {} of {}",
                    target.name,
                    package.name
                );
                files += 1;
            }
        }
        assert!(files > 8, "only {files} test programs");
    }
}
