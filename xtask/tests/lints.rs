//! Lints of what was compiled: a crate with a fault is named until it is mended, and one without is left alone.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A crate of this source, compiled as `cargo xtask test` compiles those of the workspace.
struct Compiled {
    folder: PathBuf,
}

impl Compiled {
    fn new(name: &str, source: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("src")).unwrap();
        // A workspace of its own, or cargo would look for the one around it.
        let manifest = format!(
            "[package]\nname = \"{name}\"\nedition = \"2024\"\n\n[workspace]\n\n[lints.clippy]\nall = \"warn\"\n"
        );
        fs::write(folder.join("Cargo.toml"), manifest).unwrap();
        let compiled = Compiled { folder };
        assert!(compiled.compile(source).status.success());
        compiled
    }

    fn compile(&self, source: &str) -> Output {
        fs::write(self.folder.join("src/lib.rs"), source).unwrap();
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["test", "--no-run", "--offline", "--target-dir", "target"]).current_dir(&self.folder);
        cargo.env("RUSTC_WORKSPACE_WRAPPER", env!("CARGO_BIN_EXE_xtask"));
        cargo.env("CABOCHON_LINTS", self.lints()).output().unwrap()
    }

    fn lints(&self) -> PathBuf {
        self.folder.join("lints")
    }

    /// What `cargo xtask lint` says, and whether all is well.
    fn lint(&self) -> (bool, String) {
        let mut lint = Command::new(env!("CARGO_BIN_EXE_xtask"));
        let output = lint.args(["lint", "--notes"]).arg(self.lints()).output().unwrap();
        (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
    }
}

const PLAIN: &str = "//! Plain.\n\n/// Adds one.\npub fn next(n: u8) -> u8 {\n    n + 1\n}\n";

fn check(name: &str, source: &str, fault: &str) {
    let compiled = Compiled::new(name, source);
    for _ in 0..2 {
        let (well, said) = compiled.lint();
        assert!(!well && said.contains(fault) && said.contains(name), "{said}");
    }
    assert!(compiled.compile(PLAIN).status.success());
    let (well, said) = compiled.lint();
    assert!(well, "{said}");
}

#[test]
fn a_crate_without_fault_is_documented() {
    let compiled = Compiled::new("plain", PLAIN);
    let (well, said) = compiled.lint();
    assert!(well && compiled.lints().join("doc/plain/index.html").is_file(), "{said}");
}

#[test]
fn what_clippy_finds_is_an_error() {
    let source =
        "//! Clumsy.\n\n/// Whether there is one.\npub fn any(n: &[u8]) -> bool {\n    n.len() > 0\n}\n";
    check("clumsy", source, "len_zero");
}

#[test]
fn what_clippy_finds_in_a_test_is_an_error() {
    let source = "//! Tested.\n\n#[test]\nfn it_holds() {\n    assert_eq!(true, 1 == 1);\n}\n";
    check("tested", source, "bool_assert_comparison");
}

#[test]
fn a_warning_of_the_compiler_is_an_error() {
    check("idle", "//! Idle.\n\nfn nobody_calls_this() {}\n", "dead_code");
}

#[test]
fn a_link_to_nowhere_is_an_error() {
    check("lost", "//! See [`Nowhere`].\n", "broken_intra_doc_links");
}

#[test]
fn what_is_not_rust_is_the_compilers_to_say() {
    let compiled = Compiled::new("wrong", PLAIN);
    assert!(compiled.lint().0);
    let output = compiled.compile("//! Wrong.\n\npub fn wrong() -> u8 {\n");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.contains("unclosed delimiter"), "{said}");
    assert!(compiled.lint().0, "what was not compiled is not linted");
}
