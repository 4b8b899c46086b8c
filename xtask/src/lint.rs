//! Lints and documentation without building everything once more for them. Cargo calls this program in the compiler's
//! place for the crates of the workspace (`RUSTC_WORKSPACE_WRAPPER`); it compiles and takes down how. Later clippy and
//! rustdoc look at the same crates with the same dependencies. `cargo clippy` and `cargo doc` would build all dependencies
//! for checking (ADR 10).

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::thread;

use anyhow::{Context, Result, anyhow, bail};
use serde::{Deserialize, Serialize};

use crate::dist::fnv;
use crate::workspace::{Workspace, output, run, run_in_one_piece};

/// Tells this program that cargo calls it in the compiler's place: the folder for the notes.
const FOLDER: &str = "CABOCHON_LINTS";
/// A warning of any of them is an error.
const STRICT: [&str; 2] = ["-D", "warnings"];
/// What cargo tells a crate besides the compiler's arguments: variables that begin like this.
const TOLD: [&str; 6] =
    ["CARGO_BIN_", "CARGO_CRATE_", "CARGO_MANIFEST_", "CARGO_PKG_", "CARGO_TARGET_TMPDIR", "OUT_DIR"];
/// The extension of a note.
const NOTE: &str = "json";

/// What was compiled and is still to be linted.
pub struct Lints {
    folder: PathBuf,
}

impl Lints {
    /// Those of this workspace.
    pub fn of(workspace: &Workspace) -> Self {
        Self::in_folder(workspace.target().join("lints"))
    }

    /// Those whose notes lie there.
    pub fn in_folder(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Lints and documents what was compiled and was not linted yet. What has a fault stays to be linted.
    ///
    /// # Errors
    /// If anything has a fault; clippy and rustdoc have named it.
    pub fn settle(&self) -> Result<()> {
        let pending = Mutex::new(self.pending()?);
        let faults = Mutex::new(Vec::new());
        let next = || pending.lock().ok()?.pop();
        let work = || {
            while let Some(note) = next() {
                if let Err(fault) = self.settle_one(&note)
                    && let Ok(mut faults) = faults.lock()
                {
                    faults.push(fault);
                }
            }
        };
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
                scope.spawn(work);
            }
        });
        match faults.into_inner() {
            Ok(faults) if faults.is_empty() => Ok(()),
            Ok(faults) => {
                let faults: Vec<_> = faults.iter().map(|fault| format!("{fault:#}")).collect();
                bail!("{}", faults.join("\n"))
            }
            Err(_) => bail!("the lints panicked"),
        }
    }

    /// The notes.
    fn pending(&self) -> Result<Vec<PathBuf>> {
        let Ok(entries) = fs::read_dir(self.notes()) else { return Ok(Vec::new()) };
        let paths: Result<Vec<PathBuf>, _> = entries.map(|entry| entry.map(|entry| entry.path())).collect();
        let mut paths = paths.context("cannot read the notes of what was compiled")?;
        paths.retain(|path| path.extension().is_some_and(|extension| extension == NOTE));
        paths.sort();
        Ok(paths)
    }

    fn settle_one(&self, note: &Path) -> Result<()> {
        let when = |note| fs::metadata(note).and_then(|data| data.modified()).ok();
        let written = when(note);
        let text = fs::read(note).with_context(|| format!("cannot read {}", note.display()))?;
        let call: Call =
            serde_json::from_slice(&text).with_context(|| format!("{} is no note", note.display()))?;
        // What was removed since cannot be wrong any more.
        if call.source().is_some_and(|source| call.place.join(source).is_file()) {
            call.lint(&self.folder)?;
        }
        // It may have been compiled anew meanwhile; then it is still to be linted.
        if when(note) != written {
            return Ok(());
        }
        fs::remove_file(note).with_context(|| format!("cannot remove {}", note.display()))
    }

    fn notes(&self) -> PathBuf {
        self.folder.join("pending")
    }

    fn note(&self, call: &Call) -> Result<()> {
        let notes = self.notes();
        fs::create_dir_all(&notes).with_context(|| format!("cannot make {}", notes.display()))?;
        let name = notes.join(call.name());
        let half = name.with_extension("part");
        fs::write(&half, serde_json::to_vec(call)?)
            .and_then(|()| fs::rename(&half, &name))
            .with_context(|| format!("cannot write {}", name.display()))
    }
}

/// Has whatever this call of cargo compiles of the workspace linted when its [lints are settled](Lints::settle).
pub fn later(workspace: &Workspace, cargo: &mut Command) {
    cargo.env("RUSTC_WORKSPACE_WRAPPER", workspace.program()).env(FOLDER, Lints::of(workspace).folder);
}

/// Asks for clippy, without which nothing can be linted.
///
/// # Errors
/// If there is none.
pub fn ready(workspace: &Workspace) -> Result<()> {
    let mut rustc = Command::new("rustc");
    let Some(root) = output(rustc.current_dir(workspace.root()).args(["--print", "sysroot"])) else {
        bail!("cannot ask rustc where it lies");
    };
    let clippy = Path::new(&root).join("bin").join(format!("clippy-driver{}", env::consts::EXE_SUFFIX));
    run(Command::new(clippy).arg("--version"))
        .context("the lints need clippy: install it with rustup or your system's packages")
}

/// Compiles and takes down how, if it was for that that cargo called this program.
pub fn asked_to_compile() -> Option<ExitCode> {
    let lints = Lints::in_folder(env::var_os(FOLDER)?.into());
    let mut arguments = env::args_os().skip(1);
    let rustc = PathBuf::from(arguments.next()?);
    // `cargo xtask` under such a cargo is not a call of the compiler.
    if rustc.file_stem()? != "rustc" {
        return None;
    }
    Some(compile(&lints, rustc, &arguments.collect::<Vec<_>>()).unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    }))
}

fn compile(lints: &Lints, rustc: PathBuf, arguments: &[OsString]) -> Result<ExitCode> {
    let status = Command::new(&rustc).args(arguments).status();
    let status = status.with_context(|| format!("cannot run {}", rustc.display()))?;
    let call = Call::new(rustc, arguments)?;
    if status.success() && call.is_a_crate() {
        lints.note(&call)?;
    }
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// A call of the compiler by cargo.
#[derive(Serialize, Deserialize)]
struct Call {
    rustc: PathBuf,
    arguments: Vec<String>,
    /// Where it was called.
    place: PathBuf,
    /// The variables that it was told.
    told: Vec<(String, String)>,
}

impl Call {
    fn new(rustc: PathBuf, arguments: &[OsString]) -> Result<Self> {
        let plain = |text: &OsStr| text.to_string_lossy().into_owned();
        let told = env::vars_os().map(|(name, value)| (plain(&name), plain(&value)));
        let told = told.filter(|(name, _)| TOLD.iter().any(|start| name.starts_with(start))).collect();
        let arguments = arguments.iter().map(|argument| plain(argument)).collect();
        Ok(Self { rustc, arguments, place: env::current_dir().context("there is no folder to be in")?, told })
    }

    /// Has clippy and rustdoc look at the crate.
    fn lint(&self, folder: &Path) -> Result<()> {
        let mut clippy = self.tool("clippy-driver");
        clippy.arg(&self.rustc).args(self.without_output()).args(STRICT);
        run_in_one_piece(clippy.args(["--emit=metadata", "--out-dir"]).arg(folder.join("clippy")))
            .map_err(|_| self.faulty("lints"))?;
        if !self.is_documented() {
            return Ok(());
        }
        let mut rustdoc = self.tool("rustdoc");
        rustdoc.args(self.without_output()).args(STRICT);
        if self.value("--crate-type") == Some("bin") {
            // A program has readers inside only.
            rustdoc.arg("--document-private-items");
        }
        run_in_one_piece(rustdoc.arg("--out-dir").arg(folder.join("doc")))
            .map_err(|_| self.faulty("documentation"))
    }

    fn tool(&self, name: &str) -> Command {
        let mut tool = Command::new(self.rustc.with_file_name(format!("{name}{}", env::consts::EXE_SUFFIX)));
        tool.current_dir(&self.place).envs(self.told.iter().map(|(name, value)| (name, value)));
        tool
    }

    fn faulty(&self, what: &str) -> anyhow::Error {
        anyhow!(
            "{what} of {} ({})",
            self.value("--crate-name").unwrap_or_default(),
            self.source().unwrap_or_default()
        )
    }

    /// What its note is called: the same for the same crate, however its dependencies change.
    fn name(&self) -> String {
        let name = self.value("--crate-name").unwrap_or_default();
        let what = [Some(name), self.source(), self.value("--target"), self.is_test().then_some("test")];
        let hash = fnv(&what.map(|part| part.unwrap_or_default().as_bytes()));
        format!("{name}-{hash:016x}.{NOTE}")
    }

    /// Whether a crate of ours is compiled: cargo also asks what the compiler is and can do.
    fn is_a_crate(&self) -> bool {
        self.value("--crate-name").is_some_and(|name| name != "___")
    }

    /// Whether it is what others read the documentation of: no test and no build script.
    fn is_documented(&self) -> bool {
        self.value("--crate-name") != Some("build_script_build") && !self.is_test()
    }

    fn is_test(&self) -> bool {
        self.arguments.iter().any(|argument| argument == "--test")
    }

    /// The file that the crate begins with.
    fn source(&self) -> Option<&str> {
        self.arguments.iter().map(String::as_str).find(|argument| argument.ends_with(".rs"))
    }

    fn value(&self, flag: &str) -> Option<&str> {
        let at = self.arguments.iter().position(|argument| argument == flag)?;
        self.arguments.get(at + 1).map(String::as_str)
    }

    /// The arguments but for those that say what is written where: what the crate is, and what it depends on.
    fn without_output(&self) -> Vec<&str> {
        let mut kept = Vec::new();
        let mut arguments = self.arguments.iter().map(String::as_str);
        while let Some(argument) = arguments.next() {
            if argument == "--out-dir" || argument == "-C" {
                // How code is made is nothing to those who make none.
                arguments.next();
            } else if !["--emit=", "--error-format=", "--json="]
                .iter()
                .any(|start| argument.starts_with(start))
            {
                kept.push(argument);
            }
        }
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(arguments: &str) -> Call {
        let arguments: Vec<_> = arguments.split(' ').map(OsString::from).collect();
        Call::new("rustc".into(), &arguments).unwrap()
    }

    #[test]
    fn what_is_written_where_is_left_out_and_nothing_else() {
        let call = call(
            "--crate-name art --edition=2024 src/lib.rs --error-format=json --json=artifacts --crate-type lib \
             --emit=dep-info,metadata,link -C opt-level=1 -C metadata=1f --out-dir deps --warn=clippy::all -L dependency=deps",
        );
        let expected = "--crate-name art --edition=2024 src/lib.rs --crate-type lib --warn=clippy::all -L dependency=deps";
        assert_eq!(call.without_output().join(" "), expected);
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

    #[test]
    fn a_crate_has_one_note_however_it_is_built_and_its_tests_another() {
        let name = |rest: &str| call(&format!("--crate-name art src/lib.rs {rest}")).name();
        assert_eq!(name("-C metadata=1f"), name("-C metadata=2e --extern serde"));
        assert_ne!(name(""), name("--test"));
        assert_ne!(name(""), name("--target wasm32-unknown-unknown"));
    }
}
