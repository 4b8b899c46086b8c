//! Finds the messages that the shells use, in their sources.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the Rust files of the platform and the games that are not tests, with their texts.
///
/// # Panics
/// If a folder or a file cannot be read.
pub fn sources() -> Vec<(PathBuf, String)> {
    ["crates", "games"].into_iter().flat_map(sources_below).collect()
}

/// Returns the Rust files below a folder of the workspace that are not tests, with their texts.
///
/// # Panics
/// If a folder or a file cannot be read.
pub fn sources_below(folder: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a source folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() && !path.ends_with("tests") {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let source = fs::read_to_string(&path).expect("a source");
                found.push((path, source));
            }
        }
    }
    found
}

/// Returns all string literals of a source.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// The messages that shells use, by the string literals in their sources.
pub struct Spoken<'a> {
    whole: BTreeSet<&'a str>,
    /// The beginnings of names that are completed at run time, such as `level-{level}`.
    begun: Vec<&'a str>,
}

impl<'a> Spoken<'a> {
    /// Collects the string literals of these sources.
    pub fn of(sources: &'a [(PathBuf, String)]) -> Self {
        let whole: BTreeSet<&str> = sources.iter().flat_map(|(_, source)| literals(source)).collect();
        let begun = whole
            .iter()
            .filter_map(|literal| literal.split_once('{').map(|(start, _)| start))
            .filter(|start| start.len() > 2 && start.ends_with('-'))
            .collect();
        Spoken { whole, begun }
    }

    /// Returns whether a source contains the name of this message, of one of its attributes, or a beginning of its
    /// name.
    pub fn says(&self, id: &str) -> bool {
        let attribute = |literal: &&str| literal.strip_prefix(id).is_some_and(|rest| rest.starts_with('.'));
        self.whole.contains(id)
            || self.whole.iter().any(attribute)
            || self.begun.iter().any(|start| id.starts_with(start))
    }
}
