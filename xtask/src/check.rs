//! `cargo xtask check`: the inner loop. Lints, and the tests of the packages with changed files; no browser.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use cargo_metadata::Package;

use crate::cargo::for_browser;
use crate::client;
use crate::steps::Steps;
use crate::workspace::{Workspace, output, run};

/// Runs the lints, and the tests of the packages with files that differ from a commit.
///
/// # Errors
/// If a check fails, or git does not know the commit.
pub fn changed(workspace: &Workspace, since: &str) -> Result<()> {
    let mut steps = Steps::new();
    let files = changed_files(workspace, since)?;
    let packages = packages_of(workspace, &files);
    let in_browser = workspace.client_packages();
    steps.step("lints", || run(&mut workspace.cargo(&["clippy", "--all-targets"])))?;
    if packages.iter().any(|package| in_browser.contains(package)) {
        steps.step("lints of the client", || {
            client::add_target(workspace)?;
            run(&mut for_browser(workspace, "clippy"))
        })?;
    }
    let tested: Vec<&str> = packages.difference(&in_browser).copied().collect();
    if tested.is_empty() {
        steps.skip("tests: no package that runs on this machine has changed");
    } else {
        let mut tests = workspace.cargo(&["test"]);
        tests.args(tested.iter().flat_map(|package| ["--package", package]));
        steps.step(&format!("tests of {}", tested.join(", ")), || run(&mut tests))?;
    }
    steps.finish();
    Ok(())
}

/// Returns the files that differ from a commit, and those that git does not track yet.
fn changed_files(workspace: &Workspace, since: &str) -> Result<Vec<String>> {
    let git = |arguments: &[&str]| {
        output(Command::new("git").current_dir(workspace.root()).args(arguments))
            .with_context(|| format!("`git {}` failed", arguments.join(" ")))
    };
    let changed = git(&["diff", "--name-only", "--no-renames", since])?;
    let new = git(&["ls-files", "--others", "--exclude-standard"])?;
    Ok(changed.lines().chain(new.lines()).map(str::to_owned).collect())
}

/// Returns the packages to which files belong. The files that a game's packages read lie beside them, in the game's
/// folder: such a file belongs to all of them.
fn packages_of<'a>(workspace: &'a Workspace, files: &[String]) -> BTreeSet<&'a str> {
    let folder = |package: &'a Package| {
        let folder = package.manifest_path.parent().map_or(Path::new(""), |folder| folder.as_std_path());
        (folder.strip_prefix(workspace.root()).unwrap_or(folder), package.name.as_str())
    };
    let folders: Vec<(&Path, &str)> = workspace.packages().iter().map(folder).collect();
    let mut found = BTreeSet::new();
    for file in files.iter().map(Path::new) {
        let own = folders.iter().filter(|(folder, _)| file.starts_with(folder));
        match own.max_by_key(|(folder, _)| folder.components().count()) {
            Some((_, package)) => _ = found.insert(*package),
            None => {
                let beside: std::path::PathBuf = file.components().take(2).collect();
                let is_game = beside.starts_with("games") && beside != Path::new("games");
                let of_game = folders.iter().filter(|(folder, _)| is_game && folder.starts_with(&beside));
                found.extend(of_game.map(|(_, package)| *package));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_belongs_to_the_package_around_it_or_to_all_of_its_game() {
        let workspace = Workspace::find().unwrap();
        let of = |file: &str| {
            packages_of(&workspace, &[file.to_owned()]).into_iter().map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(of("crates/store/src/lib.rs"), ["store"]);
        assert_eq!(of("games/duel/play/tests/it/main.rs"), ["duel-play"]);
        let of_duel = of("games/duel/RULES.md");
        assert!(of_duel.len() > 2 && of_duel.iter().all(|name| name.starts_with("duel")), "{of_duel:?}");
        assert_eq!(of("README.md"), Vec::<String>::new());
    }
}
