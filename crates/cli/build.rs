//! Writes the tables of the browser client's files that `client.rs` embeds: all of them, and those that are released. Names
//! the commit from which the program is built.
//!
//! The client lies in the workspace's `target/client/dist`, wherever cargo builds for this machine. Without a client the
//! table is empty and the program still builds.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let manifest =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the manifest's folder"));
    let dist = manifest.join("../../target/client/dist");
    // Cargo takes a watched path that does not exist for one that changes all the time. If the folder cannot be made,
    // the program is merely built more often.
    let _ = fs::create_dir_all(&dist);
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", dist.display());

    let mut paths = Vec::new();
    collect(&dist, "", &mut paths);
    paths.sort();
    name_the_commit(&manifest.join("../.."));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder to write to"));
    let samples = samples(&manifest.join("../../games"));
    fs::write(out.join("client.rs"), tables(&dist, &paths, &samples))
        .expect("the folder to write to can be written to");
}

/// Sets `CABOCHON_COMMIT` for the compiler: the variable of this name, or else the commit of the checkout, as git
/// abbreviates it; empty where neither is known. Sets `CABOCHON_VERSION` to the version with the commit, such as
/// `0.2.0 (1a2b3c4d)`.
fn name_the_commit(root: &Path) {
    println!("cargo::rerun-if-env-changed=CABOCHON_COMMIT");
    let git = |arguments: &[&str]| {
        let output = Command::new("git").current_dir(root).args(arguments).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        output.status.success().then(|| text.trim().to_owned())
    };
    // This file gains a line with every commit and every change of the branch.
    if let Some(log) =
        git(&["rev-parse", "--git-path", "logs/HEAD"]).map(|log| root.join(log)).filter(|log| log.is_file())
    {
        println!("cargo::rerun-if-changed={}", log.display());
    }
    let commit = env::var("CABOCHON_COMMIT").ok().or_else(|| git(&["rev-parse", "--short=8", "HEAD"]));
    let commit = commit.unwrap_or_default();
    let version = env::var("CARGO_PKG_VERSION").expect("cargo gives the version");
    let shown = if commit.is_empty() { version } else { format!("{version} ({commit})") };
    println!("cargo::rustc-env=CABOCHON_COMMIT={commit}");
    println!("cargo::rustc-env=CABOCHON_VERSION={shown}");
}

/// The files below a folder as paths with `/`; none when it cannot be read.
fn collect(folder: &Path, prefix: &str, paths: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            collect(&entry.path(), &format!("{path}/"), paths);
        } else {
            paths.push(path);
        }
    }
}

/// The games that are samples: the manifests of their kits say so.
fn samples(games: &Path) -> Vec<String> {
    println!("cargo::rerun-if-changed={}", games.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(games).into_iter().flatten().flatten() {
        let manifest = fs::read_to_string(entry.path().join("kit/Cargo.toml")).unwrap_or_default();
        if manifest.lines().any(|line| line == "[package.metadata.sample]") {
            found.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    found
}

/// Returns whether a file is part of one of these games: one of the words of its name is the game's.
fn is_of(path: &str, games: &[String]) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.split(['-', '.', '_']).any(|word| games.iter().any(|game| game == word))
}

/// The Rust source of the tables: every file a static of its own, and lists of references to them sorted by path.
fn tables(dist: &Path, paths: &[String], samples: &[String]) -> String {
    let mut source = String::new();
    let beside = [".br", ".gz", ".part"];
    let files: Vec<_> = paths.iter().filter(|path| !beside.iter().any(|end| path.ends_with(end))).collect();
    for (number, path) in files.iter().enumerate() {
        let twin = |end: &str| {
            let twin = format!("{path}{end}");
            if paths.contains(&twin) { format!("Some({})", embed(dist, &twin)) } else { "None".into() }
        };
        let (brotli, gzip) = (twin(".br"), twin(".gz"));
        let bytes = embed(dist, path);
        let hash = fnv(&fs::read(dist.join(path)).expect("a listed file can be read"));
        writeln!(
            source,
            "static FILE_{number}: File = File {{ path: {path:?}, bytes: {bytes}, brotli: {brotli}, gzip: {gzip}, \
             etag: \"W/\\\"{hash:016x}\\\"\" }};"
        )
        .expect("a string takes text");
    }
    let list = |of: &dyn Fn(&str) -> bool| {
        let listed = files.iter().enumerate().filter(|(_, path)| of(path));
        listed.map(|(number, _)| format!("&FILE_{number}")).collect::<Vec<_>>().join(", ")
    };
    let all = list(&|_| true);
    let released = list(&|path| !is_of(path, samples));
    for (name, about, files) in [("ALL", "All files.", all), ("RELEASED", "Those of no sample.", released)] {
        writeln!(source, "/// {about}\npub static {name}: &[&File] = &[{files}];")
            .expect("a string takes text");
    }
    source
}

fn embed(dist: &Path, path: &str) -> String {
    format!("include_bytes!({:?})", dist.join(path).to_str().expect("the workspace's path is UTF-8"))
}

/// Fowler-Noll-Vo 1a: the entity tag only has to change when the file does.
fn fnv(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
