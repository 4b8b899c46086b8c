//! Where things lie in the workspace, and how cargo and other programs are called from it.

use std::env;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use cargo_metadata::{MetadataCommand, Package};

/// The checkout that this tool belongs to.
pub struct Workspace {
    root: PathBuf,
    target: PathBuf,
    program: PathBuf,
}

impl Workspace {
    /// Finds the checkout from the manifest that cargo ran, so that it may lie anywhere and be moved.
    pub fn find() -> Result<Self> {
        let manifest = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
        let manifest = manifest.join("Cargo.toml");
        let found = MetadataCommand::new().manifest_path(&manifest).no_deps().exec();
        let found = found.with_context(|| {
            format!(
                "{} belongs to no workspace: run this as `cargo xtask` inside a checkout",
                manifest.display()
            )
        })?;
        // Asked for now: later it may have been built anew, and the file of this one be gone.
        let program = env::current_exe().context("cannot find this program")?;
        Ok(Self { root: found.workspace_root.into(), target: found.target_directory.into(), program })
    }

    /// The folder of the workspace's `Cargo.toml`.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// A path inside the workspace.
    pub fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// Where this program lies.
    pub fn program(&self) -> &Path {
        &self.program
    }

    /// Where cargo builds for this machine.
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// Where the finished client lies. The server embeds this very folder, so it does not move with
    /// `CARGO_TARGET_DIR`: a build script does not learn that setting when it comes from a configuration file.
    pub fn dist(&self) -> PathBuf {
        self.path("target/client/dist")
    }

    /// The packages of the workspace, as cargo describes them.
    pub fn packages(&self) -> Result<Vec<Package>> {
        let found = MetadataCommand::new().manifest_path(self.path("Cargo.toml")).no_deps().exec();
        Ok(found.context("cargo does not describe the workspace")?.packages)
    }

    /// A call of the cargo that called us, in the workspace, without the variables that describe this package: build
    /// scripts that watch them would otherwise run again with every change between `cargo` and `cargo xtask`.
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

/// Runs a command to its end; an exit code other than 0 is an error that names the command.
pub fn run(command: &mut Command) -> Result<()> {
    let shown = shown(command);
    let status = command.status().with_context(|| format!("cannot run `{shown}`"))?;
    if status.success() { Ok(()) } else { bail!("`{shown}` failed ({status})") }
}

/// Runs a command to its end and then prints all that it said, so that another may speak meanwhile.
pub fn run_in_one_piece(command: &mut Command) -> Result<()> {
    let shown = shown(command);
    let output = command.output().with_context(|| format!("cannot run `{shown}`"))?;
    // Where nobody listens any more, how it ended still counts.
    let _ = io::stdout().write_all(&output.stdout);
    let _ = io::stderr().write_all(&output.stderr);
    if output.status.success() { Ok(()) } else { bail!("`{shown}` failed ({})", output.status) }
}

/// What a command prints on standard output, when it can be run and ends well.
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

/// An empty folder for a test of this name.
#[cfg(test)]
pub fn scratch(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("cabochon-xtask-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
