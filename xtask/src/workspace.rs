//! The workspace: its paths, its packages, and how cargo and other programs are called in it.

use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use cargo_metadata::{DependencyKind, MetadataCommand, Package};

/// The framework of the browser client. Packages that use it are built for the browser only.
const FRAMEWORK: &str = "leptos";

/// The checkout that this program belongs to.
pub struct Workspace {
    root: PathBuf,
    target: PathBuf,
    packages: Vec<Package>,
}

impl Workspace {
    /// Finds the workspace from the manifest of this package, as cargo names it, so that a checkout can be moved.
    ///
    /// # Errors
    /// If the metadata of the workspace cannot be read.
    pub fn find() -> Result<Self> {
        let manifest = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
        let manifest = manifest.join("Cargo.toml");
        let found = MetadataCommand::new().manifest_path(&manifest).no_deps().exec();
        let found = found.with_context(|| format!("{} is in no workspace", manifest.display()))?;
        let (root, target) = (found.workspace_root.into(), found.target_directory.into());
        Ok(Self { root, target, packages: found.packages })
    }

    /// Returns the folder of the workspace's `Cargo.toml`.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Returns a path inside the workspace.
    pub fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// Returns Cargo's target directory.
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// Returns the folder of the finished client. The server embeds this folder, so it does not follow
    /// `CARGO_TARGET_DIR`: a build script does not see that setting when it comes from a configuration file.
    pub fn dist(&self) -> PathBuf {
        self.path("target/client/dist")
    }

    /// Returns the packages of the workspace.
    pub fn packages(&self) -> &[Package] {
        &self.packages
    }

    /// Returns the names of the packages that are built for the browser only: those that depend on Leptos, directly or
    /// through other packages of the workspace.
    pub fn client_packages(&self) -> BTreeSet<&str> {
        let mut users = BTreeSet::from([FRAMEWORK]);
        loop {
            let known = users.len();
            for package in &self.packages {
                let mut used = package.dependencies.iter().filter(|used| used.kind == DependencyKind::Normal);
                if used.any(|used| users.contains(used.name.as_str())) {
                    users.insert(package.name.as_str());
                }
            }
            if users.len() == known {
                users.remove(FRAMEWORK);
                return users;
            }
        }
    }

    /// Returns a command for the cargo that runs this program, in the workspace, without the variables that describe
    /// this package: a build script that watches one of them would run again with every change between `cargo` and
    /// `cargo xtask`.
    pub fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.current_dir(&self.root).args(arguments);
        for (name, _) in env::vars_os() {
            let described = name.to_str().is_some_and(|name| {
                name.starts_with("CARGO_PKG_")
                    || name.starts_with("CARGO_MANIFEST_")
                    || name == "CARGO_CRATE_NAME"
            });
            if described {
                command.env_remove(name);
            }
        }
        command
    }
}

/// Runs a command and waits for it.
///
/// # Errors
/// If the command cannot be started, or its exit code is not 0; the error names the command.
pub fn run(command: &mut Command) -> Result<()> {
    let shown = shown(command);
    let status = command.status().with_context(|| format!("cannot run `{shown}`"))?;
    if status.success() { Ok(()) } else { bail!("`{shown}` failed ({status})") }
}

/// Runs a command and returns its standard output, or `None` if it fails.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let mut words = vec![program.to_string_lossy().into_owned()];
    words.extend(command.get_args().map(|argument| argument.to_string_lossy().into_owned()));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_for_the_browser_are_found_by_their_framework() {
        let workspace = Workspace::find().unwrap();
        let packages = workspace.client_packages();
        assert!(packages.contains("web"), "{packages:?}");
        for native in ["browser", "cli", "tray", "xtask"] {
            assert!(!packages.contains(native), "{packages:?}");
        }
    }
}
