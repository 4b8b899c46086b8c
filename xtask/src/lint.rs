//! Lints and documentation that ride along with the compilation. Cargo calls this program in the compiler's place for the
//! crates of the workspace (`RUSTC_WORKSPACE_WRAPPER`); it compiles, then has clippy and rustdoc look at the same crate
//! with the same dependencies. `cargo clippy` and `cargo doc` would build all dependencies once more, for checking (ADR 10).

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus};

use anyhow::{Context, Result, bail};

use crate::workspace::{Workspace, output, run};

/// Tells this program that cargo calls it in the compiler's place: the folder for what clippy and rustdoc write.
const FOLDER: &str = "CABOCHON_LINTS";
/// A warning of any of them is an error.
const STRICT: [&str; 2] = ["-D", "warnings"];

/// What makes cargo's calls lint what they compile.
pub struct Lints {
    wrapper: PathBuf,
    folder: PathBuf,
}

impl Lints {
    /// Lints of this workspace.
    ///
    /// # Errors
    /// If there is no clippy to ask.
    pub fn of(workspace: &Workspace) -> Result<Self> {
        let folder = workspace.target().join("lints");
        run(Command::new(tool("clippy-driver", workspace)?).arg("--version"))
            .context("the lints need clippy: install it with rustup or your system's packages")?;
        Ok(Self { wrapper: env::current_exe().context("cannot find this program")?, folder })
    }

    /// Has whatever this call of cargo compiles of the workspace linted.
    pub fn ride_along(&self, cargo: &mut Command) {
        cargo.env("RUSTC_WORKSPACE_WRAPPER", &self.wrapper).env(FOLDER, &self.folder);
    }
}

/// Compiles and lints, if it was for that that cargo called this program.
pub fn asked_to_compile() -> Option<ExitCode> {
    let folder = PathBuf::from(env::var_os(FOLDER)?);
    let mut arguments = env::args_os().skip(1);
    let rustc = PathBuf::from(arguments.next()?);
    // `cargo xtask` under such a cargo is not a call of the compiler.
    if rustc.file_stem()? != "rustc" {
        return None;
    }
    let call = Call { rustc, arguments: arguments.collect() };
    Some(call.compile(&folder).unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    }))
}

/// A call of the compiler by cargo.
struct Call {
    rustc: PathBuf,
    arguments: Vec<OsString>,
}

impl Call {
    fn compile(&self, folder: &Path) -> Result<ExitCode> {
        let compiled = status(Command::new(&self.rustc).args(&self.arguments))?;
        if !compiled.success() || !self.is_a_crate() {
            return Ok(code(compiled));
        }
        let beside = |tool: &str| self.rustc.with_file_name(format!("{tool}{}", env::consts::EXE_SUFFIX));
        let mut clippy = Command::new(beside("clippy-driver"));
        clippy.arg(&self.rustc).args(self.without_output()).args(STRICT);
        let linted = status(clippy.args(["--emit=metadata", "--out-dir"]).arg(folder.join("clippy")))?;
        if !linted.success() || !self.is_documented() {
            return Ok(code(linted));
        }
        let mut rustdoc = Command::new(beside("rustdoc"));
        rustdoc.args(self.without_output()).args(STRICT);
        if self.value("--crate-type").is_some_and(|kind| kind == "bin") {
            // A program has readers inside only.
            rustdoc.arg("--document-private-items");
        }
        Ok(code(status(rustdoc.arg("--out-dir").arg(folder.join("doc")))?))
    }

    /// Whether a crate of ours is compiled: cargo also asks what the compiler is and can do.
    fn is_a_crate(&self) -> bool {
        self.value("--crate-name").is_some_and(|name| name != "___")
    }

    /// Whether it is what others read the documentation of: no test and no build script.
    fn is_documented(&self) -> bool {
        let built = self.value("--crate-name").is_some_and(|name| name == "build_script_build");
        !built && !self.arguments.iter().any(|argument| argument == "--test")
    }

    fn value(&self, flag: &str) -> Option<&OsStr> {
        let at = self.arguments.iter().position(|argument| argument == flag)?;
        self.arguments.get(at + 1).map(OsString::as_os_str)
    }

    /// The arguments but for those that say what is written where: what the crate is, and what it depends on.
    fn without_output(&self) -> Vec<&OsStr> {
        let mut kept = Vec::new();
        let mut arguments = self.arguments.iter().map(OsString::as_os_str);
        while let Some(argument) = arguments.next() {
            let text = argument.to_string_lossy();
            if text == "--out-dir" || text == "-C" {
                // How code is made is nothing to those who make none.
                arguments.next();
            } else if !["--emit=", "--error-format=", "--json="].iter().any(|start| text.starts_with(start)) {
                kept.push(argument);
            }
        }
        kept
    }
}

/// A program of the toolchain that is in use.
fn tool(name: &str, workspace: &Workspace) -> Result<PathBuf> {
    let mut rustc = Command::new("rustc");
    let Some(root) = output(rustc.current_dir(workspace.root()).args(["--print", "sysroot"])) else {
        bail!("cannot ask rustc where it lies");
    };
    Ok(Path::new(&root).join("bin").join(format!("{name}{}", env::consts::EXE_SUFFIX)))
}

fn status(command: &mut Command) -> Result<ExitStatus> {
    let program = command.get_program().to_owned();
    command.status().with_context(|| format!("cannot run {}", program.display()))
}

fn code(status: ExitStatus) -> ExitCode {
    status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(arguments: &str) -> Call {
        Call { rustc: "rustc".into(), arguments: arguments.split(' ').map(OsString::from).collect() }
    }

    #[test]
    fn what_is_written_where_is_left_out_and_nothing_else() {
        let call = call(
            "--crate-name art --edition=2024 src/lib.rs --error-format=json --json=artifacts --crate-type lib \
             --emit=dep-info,metadata,link -C opt-level=1 -C metadata=1f --out-dir deps --warn=clippy::all -L dependency=deps",
        );
        let kept = call.without_output().join(OsStr::new(" "));
        let expected = "--crate-name art --edition=2024 src/lib.rs --crate-type lib --warn=clippy::all -L dependency=deps";
        assert_eq!(kept, OsStr::new(expected));
        assert!(call.is_a_crate() && call.is_documented());
    }

    #[test]
    fn questions_tests_and_build_scripts_are_told_apart() {
        for question in ["-vV", "- --crate-name ___ --print=file-names"] {
            assert!(!call(question).is_a_crate(), "{question}");
        }
        for other in ["--crate-name art --test", "--crate-name build_script_build --crate-type bin"] {
            assert!(call(other).is_a_crate() && !call(other).is_documented(), "{other}");
        }
    }
}
