//! Calls of cargo for the packages of the workspace: those that run on this machine, those that run in a browser, and the
//! tests of either.

use std::env;
use std::process::Command;

use cargo_metadata::Package;

use crate::client;
use crate::workspace::Workspace;

/// This package, and the package that only this one uses. They are tested apart from the others, as `cargo xtask`
/// builds them: with the features of the whole workspace their dependencies would be compiled again, and Windows does
/// not replace a program that is running.
pub const TOOLS: [&str; 2] = [env!("CARGO_PKG_NAME"), "parts"];

/// Returns whether this is a build server, where no later build uses what is compiled.
pub fn is_ci() -> bool {
    env::var("CI").is_ok_and(|ci| ci == "true")
}

/// Calls cargo in the workspace; without incremental compilation on a build server.
pub fn cargo(workspace: &Workspace, arguments: &[&str]) -> Command {
    let mut cargo = workspace.cargo(arguments);
    if is_ci() {
        cargo.env("CARGO_INCREMENTAL", "0");
    }
    cargo
}

/// Calls a subcommand of cargo for all packages that run on this machine.
pub fn native(workspace: &Workspace, subcommand: &str) -> Command {
    let mut cargo = cargo(workspace, &[subcommand, "--workspace"]);
    for package in workspace.client_packages() {
        cargo.args(["--exclude", package]);
    }
    cargo
}

/// Calls a subcommand of cargo for the packages that run in a browser.
pub fn for_browser(workspace: &Workspace, subcommand: &str) -> Command {
    let mut cargo = client::cargo(workspace, subcommand);
    for package in workspace.client_packages() {
        cargo.args(["--package", package]);
    }
    cargo
}

/// Makes warnings errors.
pub fn strict(clippy: &mut Command) -> &mut Command {
    clippy.args(["--all-targets", "--", "-D", "warnings"])
}

/// Makes warnings about documentation errors.
pub fn documented(doc: &mut Command) -> &mut Command {
    doc.arg("--no-deps").env("RUSTDOCFLAGS", "-D warnings")
}

/// Returns the steps that run tests without a browser: those of all packages but the tools, the examples in their
/// documentation, and the tests of the tools. Together they select every package with tests. The targets are named,
/// because cargo builds every example of a package otherwise, which takes as long as a test and is checked by the lints
/// already.
pub fn test_steps(workspace: &Workspace) -> [(&'static str, Command); 3] {
    let mut targets = tested(workspace, "test");
    targets.args(["--lib", "--bins", "--tests"]);
    let mut examples = tested(workspace, "test");
    examples.arg("--doc");
    let mut tools = cargo(workspace, &["test"]);
    tools.args(TOOLS.iter().flat_map(|tool| ["--package", tool]));
    [("tests", targets), ("examples in the documentation", examples), ("tests of the tools", tools)]
}

/// Calls a subcommand of cargo for all packages with tests that run on this machine, without the tools. Every call
/// selects the same packages, because cargo compiles a dependency again where another selection needs other features of
/// it.
pub fn tested(workspace: &Workspace, subcommand: &str) -> Command {
    let mut cargo = native(workspace, subcommand);
    cargo.args(TOOLS.iter().flat_map(|tool| ["--exclude", tool]));
    cargo
}

/// Returns the names of the test programs of some packages.
pub fn tests_of(workspace: &Workspace, which: impl Fn(&Package) -> bool) -> impl Iterator<Item = &str> {
    let is_tool = |package: &Package| TOOLS.contains(&package.name.as_str());
    let packages = workspace.packages().iter();
    packages
        .filter(move |package| !is_tool(package) && which(package))
        .flat_map(|package| &package.targets)
        .filter(|target| target.is_test())
        .map(|target| target.name.as_str())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use parts::dist::files_below;

    use super::*;

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

    /// Returns whether a source file of a package, in this folder of it, has lines with these starts.
    fn has(package: &Package, folder: &str, starts: &[&str]) -> bool {
        let folder = package.manifest_path.parent().unwrap().as_std_path().join(folder);
        let sources = files_below(&folder).unwrap().into_iter().filter(|path| path.ends_with(".rs"));
        sources.map(|path| std::fs::read_to_string(folder.join(path)).unwrap()).any(|text| {
            let mut lines = text.lines().map(str::trim_start);
            lines.any(|line| starts.iter().any(|start| line.starts_with(start)))
        })
    }

    /// Returns whether a call of cargo runs examples in the documentation, or else test functions.
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
            let has_tests = ["src", "tests/inside"].iter().any(|at| has(package, at, &FUNCTIONS));
            assert_eq!(library.test, has_tests, "`test` in [lib] of {name}");
            assert_eq!(library.doctest, has(package, "src", &EXAMPLES), "`doctest` in [lib] of {name}");
            libraries += 1;
        }
        assert!(libraries > 30, "only {libraries} libraries");
    }
}
