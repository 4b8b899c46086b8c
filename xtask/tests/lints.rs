//! What rides along with the compilation: a crate with a fault is compiled by nobody, and one without is left alone.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Compiles a crate of this source as `cargo xtask test` compiles those of the workspace.
fn compile(name: &str, source: &str) -> (Output, PathBuf) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("src")).unwrap();
    // A workspace of its own, or cargo would look for the one around it.
    let manifest = format!(
        "[package]\nname = \"{name}\"\nedition = \"2024\"\n\n[workspace]\n\n[lints.clippy]\nall = \"warn\"\n"
    );
    fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    fs::write(folder.join("src/lib.rs"), source).unwrap();
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["test", "--no-run", "--offline", "--target-dir", "target"]).current_dir(&folder);
    cargo
        .env("RUSTC_WORKSPACE_WRAPPER", env!("CARGO_BIN_EXE_xtask"))
        .env("CABOCHON_LINTS", folder.join("lints"));
    (cargo.output().unwrap(), folder)
}

fn check(name: &str, source: &str, fault: Option<&str>) {
    let (output, folder) = compile(name, source);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.success(), fault.is_none(), "{said}");
    match fault {
        Some(fault) => assert!(said.contains(fault), "{said}"),
        None => assert!(folder.join("lints/doc").join(name).join("index.html").is_file(), "{said}"),
    }
}

#[test]
fn a_crate_without_fault_is_compiled_and_documented() {
    check("plain", "//! Plain.\n\n/// Adds one.\npub fn next(n: u8) -> u8 {\n    n + 1\n}\n", None);
}

#[test]
fn what_clippy_finds_is_an_error() {
    let source =
        "//! Clumsy.\n\n/// Whether there is one.\npub fn any(n: &[u8]) -> bool {\n    n.len() > 0\n}\n";
    check("clumsy", source, Some("len_zero"));
}

#[test]
fn what_clippy_finds_in_a_test_is_an_error() {
    let source = "//! Tested.\n\n#[test]\nfn it_holds() {\n    assert_eq!(true, 1 == 1);\n}\n";
    check("tested", source, Some("bool_assert_comparison"));
}

#[test]
fn a_warning_of_the_compiler_is_an_error() {
    check("idle", "//! Idle.\n\nfn nobody_calls_this() {}\n", Some("dead_code"));
}

#[test]
fn a_link_to_nowhere_is_an_error() {
    check("lost", "//! See [`Nowhere`].\n", Some("broken_intra_doc_links"));
}

#[test]
fn what_is_not_rust_is_the_compilers_to_say() {
    check("wrong", "//! Wrong.\n\npub fn wrong() -> u8 {\n", Some("unclosed delimiter"));
}
