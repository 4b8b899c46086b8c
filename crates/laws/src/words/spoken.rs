//! What the shells say, found in their sources.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The Rust files of the platform and the games that are no tests, with their texts.
///
/// # Panics
/// If a folder or a file cannot be read.
pub fn sources() -> Vec<(PathBuf, String)> {
    ["crates", "games"].into_iter().flat_map(sources_below).collect()
}

/// The Rust files below a folder of the workspace that are no tests, with their texts.
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

/// Every text in quotes of a source, without regard to what stands before it.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// What the shells say, by the texts in their sources.
pub struct Spoken<'a> {
    whole: BTreeSet<&'a str>,
    /// Names put together at run time, such as `level-{level}`, by what stands before the brace.
    begun: Vec<&'a str>,
}

impl<'a> Spoken<'a> {
    /// What is said in these sources.
    pub fn of(sources: &'a [(PathBuf, String)]) -> Self {
        let whole: BTreeSet<&str> = sources.iter().flat_map(|(_, source)| literals(source)).collect();
        let begun = whole
            .iter()
            .filter_map(|literal| literal.split_once('{').map(|(start, _)| start))
            .filter(|start| start.len() > 2 && start.ends_with('-'))
            .collect();
        Spoken { whole, begun }
    }

    /// Whether a shell names this message, an attribute of it, or the beginning of its name.
    pub fn says(&self, id: &str) -> bool {
        let attribute = |literal: &&str| literal.strip_prefix(id).is_some_and(|rest| rest.starts_with('.'));
        self.whole.contains(id)
            || self.whole.iter().any(attribute)
            || self.begun.iter().any(|start| id.starts_with(start))
    }
}
