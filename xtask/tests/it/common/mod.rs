//! The workspace as the tests of its shape see it.

pub mod uses;

use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::{MetadataCommand, Package};

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

pub fn packages() -> Vec<Package> {
    MetadataCommand::new().manifest_path(root().join("Cargo.toml")).no_deps().exec().unwrap().packages
}

/// Every Rust file below a folder of the workspace, with its text.
pub fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    fn collect(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    let mut found = Vec::new();
    collect(&root().join(folder), &mut found);
    assert!(!found.is_empty(), "{folder} holds no Rust file: this test looks in the wrong place");
    found
}

/// The part of a source before its unit tests.
pub fn without_tests(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or(text)
}

pub fn none(faults: Vec<String>) {
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Returns whether a line names a word, and not merely a longer word that contains it.
pub fn names(line: &str, word: &str) -> bool {
    let part_of_word =
        |byte: Option<&u8>| byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_');
    line.match_indices(word).any(|(at, _)| {
        let after = line.as_bytes().get(at + word.len());
        let before = at.checked_sub(1).and_then(|before| line.as_bytes().get(before));
        !part_of_word(before) && (word.ends_with("::") || !part_of_word(after))
    })
}

/// Where a package lies, by the path of its folder in the workspace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// `crates/NAME`.
    Platform(String),
    /// `games/GAME/LAYER`.
    Game(String, String),
    /// The tools and tests beside them, which may use anything, by the name of the folder.
    Beside(String),
}

impl Place {
    /// The place of a folder.
    pub fn of(folder: &Path) -> Place {
        let root = root().canonicalize().unwrap();
        let folder = folder.canonicalize().unwrap();
        let parts: Vec<&str> =
            folder.strip_prefix(&root).unwrap().iter().map(|part| part.to_str().unwrap()).collect();
        match parts.as_slice() {
            ["crates", name] => Place::Platform((*name).to_owned()),
            ["games", game, layer] => Place::Game((*game).to_owned(), (*layer).to_owned()),
            other => Place::Beside(other.join("/")),
        }
    }

    /// The place of a package.
    pub fn of_package(package: &Package) -> Place {
        Place::of(package.manifest_path.parent().unwrap().as_std_path())
    }
}

/// The folders below `games`.
pub fn game_folders() -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(root().join("games"))
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Returns whether a folder below `games` is a game, which has a list of rules, and not what a family of games shares.
pub fn is_game(name: &str) -> bool {
    root().join("games").join(name).join("RULES.md").is_file()
}

/// The packages in the rules folders, and the kernel: what may hold rules.
pub fn rules_packages() -> Vec<Package> {
    let is_rules = |package: &Package| match Place::of_package(package) {
        Place::Game(_, layer) => layer == "rules",
        Place::Platform(name) => name == "kernel",
        Place::Beside(_) => false,
    };
    packages().into_iter().filter(is_rules).collect()
}

/// The folder of a package's sources in the workspace.
pub fn source_folder(package: &Package) -> PathBuf {
    let folder = package.manifest_path.parent().unwrap().as_std_path().canonicalize().unwrap();
    folder.strip_prefix(root().canonicalize().unwrap()).unwrap().join("src")
}

/// The sources of a package.
pub fn sources_of(package: &Package) -> Vec<(PathBuf, String)> {
    sources(source_folder(package).to_str().unwrap())
}
