//! The shape of the workspace: who may use whom, what the rules may know, and the habits of every file.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::{DependencyKind, MetadataCommand, Package};

/// Every edge between crates that there may be, from the user to the used. `ARCHITECTURE.md` says what each crate is for.
const EDGES: &[(&str, &[&str])] = &[
    ("art", &[]),
    ("catalog", &["duel", "eval", "kernel", "search", "splendor"]),
    ("cli", &["catalog", "duel", "jewels", "kernel", "protocol", "search", "server", "splendor", "text"]),
    ("duel", &["jewels", "kernel"]),
    ("eval", &["duel", "kernel", "search", "splendor"]),
    ("jewels", &["kernel"]),
    ("kernel", &[]),
    ("laws", &["kernel"]),
    ("load", &["catalog", "protocol"]),
    ("protocol", &["kernel"]),
    ("search", &["kernel"]),
    ("server", &["catalog", "protocol", "store", "table", "text"]),
    ("sim", &["catalog", "protocol", "server", "store", "table"]),
    ("splendor", &["jewels", "kernel"]),
    ("store", &["protocol"]),
    ("table", &["catalog", "kernel", "protocol"]),
    ("text", &["kernel"]),
    ("tray", &["duel", "jewels", "kernel", "splendor"]),
    (
        "web",
        &[
            "art", "catalog", "duel", "eval", "kernel", "protocol", "search", "splendor", "table", "text",
            "tray",
        ],
    ),
    ("xtask", &[]),
];

/// Edges for tests alone, beside `laws`, which every crate may test itself with.
const TEST_EDGES: &[(&str, &[&str])] = &[
    // A bot outside has what the wire shows, and no more.
    ("server", &["duel", "eval", "kernel", "search", "splendor"]),
    // The language files must have words for every message of the rules.
    ("text", &["duel", "splendor"]),
    ("tray", &["text"]),
];

/// Drives the whole program, so it may use anything.
const FREE: &str = "browser";

/// The crates that hold rules, and all that they may use from outside the workspace.
const RULES: [&str; 4] = ["duel", "jewels", "kernel", "splendor"];
const RULES_MAY_USE: [&str; 2] = ["serde", "safe_arch"];

/// What a rules crate may not name: input and output, time, threads, chance, the order of a hash map, JSON.
const FOREIGN_TO_RULES: [&str; 14] = [
    "std::env",
    "std::fs",
    "std::io",
    "std::net",
    "std::process",
    "std::thread",
    "std::time",
    "HashMap",
    "HashSet",
    "async fn",
    "serde_json",
    "rand::",
    "f32",
    "f64",
];

/// The types of the rules that hold the truth: none of them may travel.
const TRUTH: [&str; 9] =
    ["Duel", "Splendor", "Body", "Player", "Decks", "Hand", "Reserved", "Chance", "Outcome"];

const MOST_LINES: usize = 700;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn packages() -> Vec<Package> {
    MetadataCommand::new().manifest_path(root().join("Cargo.toml")).no_deps().exec().unwrap().packages
}

fn allowed(edges: &[(&str, &[&'static str])], from: &str) -> Option<BTreeSet<&'static str>> {
    edges.iter().find(|(user, _)| *user == from).map(|(_, used)| used.iter().copied().collect())
}

/// Every Rust file below a folder of the workspace, with its text.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
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
fn without_tests(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or(text)
}

fn none(faults: Vec<String>) {
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn crates_use_only_what_the_architecture_allows() {
    let mut faults = Vec::new();
    for package in packages().iter().filter(|package| package.name.as_str() != FREE) {
        let from = package.name.as_str();
        let Some(normal) = allowed(EDGES, from) else {
            faults.push(format!("{from} is not in the list of edges: add it here and to ARCHITECTURE.md"));
            continue;
        };
        let test = allowed(TEST_EDGES, from).unwrap_or_default();
        for used in package.dependencies.iter().filter(|used| used.path.is_some()) {
            let name = used.name.as_str();
            let for_tests =
                used.kind == DependencyKind::Development && (name == "laws" || test.contains(name));
            if !normal.contains(name) && !for_tests {
                faults.push(format!("{from} may not use {name} ({:?})", used.kind));
            }
        }
    }
    none(faults);
}

#[test]
fn every_listed_edge_names_crates_that_exist() {
    let names: BTreeSet<String> = packages().iter().map(|package| package.name.to_string()).collect();
    let listed = EDGES.iter().chain(TEST_EDGES).flat_map(|(from, to)| to.iter().chain([from]));
    none(
        listed
            .filter(|name| !names.contains(**name))
            .map(|name| format!("there is no crate {name}"))
            .collect(),
    );
}

#[test]
fn the_rules_use_nothing_from_outside_but_serde_and_vectors() {
    let packages = packages();
    let mut faults = Vec::new();
    for rules in RULES {
        let package = packages.iter().find(|package| package.name.as_str() == rules).unwrap();
        for used in &package.dependencies {
            let outside = used.path.is_none() && used.kind != DependencyKind::Development;
            if outside && !RULES_MAY_USE.contains(&used.name.as_str()) {
                faults.push(format!("{rules} may not use {}", used.name));
            }
        }
    }
    none(faults);
}

#[test]
fn the_rules_know_nothing_of_files_time_chance_or_floats() {
    let mut faults = Vec::new();
    for rules in RULES {
        for (path, text) in sources(&format!("crates/{rules}/src")) {
            let code = without_tests(&text).lines().filter(|line| !line.trim_start().starts_with("//"));
            for (line, word) in code.flat_map(|line| FOREIGN_TO_RULES.map(|word| (line, word))) {
                if names(line, word) {
                    faults.push(format!("{}: {word} in `{}`", path.display(), line.trim()));
                }
            }
        }
    }
    none(faults);
}

/// Whether a line names a word, and not merely a longer word that contains it.
fn names(line: &str, word: &str) -> bool {
    let part_of_word =
        |byte: Option<&u8>| byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_');
    line.match_indices(word).any(|(at, _)| {
        let after = line.as_bytes().get(at + word.len());
        let before = at.checked_sub(1).and_then(|before| line.as_bytes().get(before));
        !part_of_word(before) && (word.ends_with("::") || !part_of_word(after))
    })
}

#[test]
fn the_truth_has_no_wire_form() {
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    for (path, text) in RULES.iter().flat_map(|rules| sources(&format!("crates/{rules}/src"))) {
        for name in TRUTH {
            let declared = [format!("struct {name}"), format!("enum {name}")];
            let lines: Vec<&str> = text.lines().collect();
            for at in 0..lines.len() {
                if declared.iter().any(|words| names(lines[at], words)) {
                    seen.insert(name);
                    let attributes = lines[..at].iter().rev().take_while(|line| line.starts_with(['#', '/']));
                    if attributes.into_iter().any(|line| line.contains("erialize")) {
                        faults.push(format!("{}: {name} derives a wire form", path.display()));
                    }
                }
                if lines[at].contains("erialize") && names(lines[at], &format!("for {name}")) {
                    faults.push(format!("{}: {name} has a wire form", path.display()));
                }
            }
        }
    }
    assert_eq!(seen, BTreeSet::from(TRUTH), "a type was renamed: name it in TRUTH again");
    none(faults);
}

#[test]
fn every_crate_opens_with_its_reason_to_exist() {
    let mut faults = Vec::new();
    for package in packages() {
        let folder = package.manifest_path.parent().unwrap();
        for file in ["src/lib.rs", "src/main.rs"] {
            let Ok(text) = fs::read_to_string(folder.join(file)) else { continue };
            let words: usize = text
                .lines()
                .take_while(|line| line.starts_with("//!"))
                .map(|line| line.split_whitespace().count() - 1)
                .sum();
            if words < 6 {
                faults.push(format!(
                    "{}/{file} does not open with a paragraph of what it is for",
                    package.name
                ));
            }
        }
    }
    none(faults);
}

#[test]
fn every_crate_keeps_the_lints_of_the_workspace() {
    let mut faults = Vec::new();
    for package in packages() {
        let manifest = fs::read_to_string(&package.manifest_path).unwrap();
        if !manifest.contains("[lints]\nworkspace = true") {
            faults.push(format!("{} does not take the workspace's lints", package.name));
        }
    }
    // In two parts, so that this file does not name what it forbids.
    let needle = concat!("unsafe", "_code");
    for (path, text) in sources("crates").into_iter().chain(sources("xtask")) {
        if text
            .lines()
            .any(|line| line.contains(needle) && (line.contains("allow(") || line.contains("expect(")))
        {
            faults.push(format!("{} opens the door to unsafe code", path.display()));
        }
    }
    none(faults);
}

#[test]
fn no_file_is_too_long_to_read() {
    let long = sources("crates").into_iter().chain(sources("xtask")).filter_map(|(path, text)| {
        let lines = text.lines().count();
        (lines > MOST_LINES).then(|| format!("{} has {lines} lines, more than {MOST_LINES}", path.display()))
    });
    none(long.collect());
}

#[test]
fn every_invariant_names_a_test_that_exists() {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let invariants = invariants(&text);
    assert!(!invariants.is_empty(), "ARCHITECTURE.md has no numbered list under `## Invariants`");
    let mut faults = Vec::new();
    for invariant in invariants {
        let tests = held_by(&invariant);
        if tests.is_empty() {
            faults.push(format!("held by no test (Held by `file.rs: test_name`): {invariant}"));
        }
        for (file, name) in tests {
            let code = fs::read_to_string(root().join(&file));
            if !code.is_ok_and(|code| code.contains(&format!("fn {name}("))) {
                faults.push(format!("there is no test {name} in {file}: {invariant}"));
            }
        }
    }
    none(faults);
}

/// The items of the numbered list under the heading, each as one line.
fn invariants(text: &str) -> Vec<String> {
    let section = text.lines().skip_while(|line| !line.starts_with("## Invariants")).skip(1);
    let mut items: Vec<String> = Vec::new();
    for line in section.take_while(|line| !line.starts_with("## ")) {
        let starts_item = line.split_once(". ").is_some_and(|(number, _)| number.parse::<u32>().is_ok());
        match items.last_mut() {
            _ if starts_item => items.push(line.to_owned()),
            Some(item) => {
                item.push(' ');
                item.push_str(line.trim());
            }
            None => {}
        }
    }
    items
}

/// The tests that an invariant names after "Held by", as file and function.
fn held_by(invariant: &str) -> Vec<(String, String)> {
    let named = invariant.split_once("Held by").map_or("", |(_, named)| named);
    let quoted = named.split('`').skip(1).step_by(2);
    quoted
        .filter_map(|test| test.split_once(": "))
        .map(|(file, name)| {
            let file = if root().join(file).is_file() { file.to_owned() } else { format!("crates/{file}") };
            (file, name.to_owned())
        })
        .collect()
}

#[test]
fn invariants_are_read_as_they_are_written() {
    let text = "## Invariants\nWords before.\n\n1. One is\n   one. Held by `a.rs: one`, `b/tests/b.rs: two`.\n2. Two.\n## Next\n3. Not one.\n";
    let read = invariants(text);
    assert_eq!(read.len(), 2);
    let file = |name: &str| format!("crates/{name}");
    assert_eq!(held_by(&read[0]), [(file("a.rs"), "one".into()), (file("b/tests/b.rs"), "two".into())]);
    assert!(held_by(read[1].trim()).is_empty());
}

#[test]
fn words_are_told_from_parts_of_words() {
    assert!(names("use std::fs;", "std::fs"));
    assert!(names("let x: f64 = 1.0;", "f64"));
    assert!(names("rand::rng()", "rand::"));
    assert!(!names("let buf64 = 1;", "f64"));
    assert!(!names("operand::new()", "rand::"));
    assert!(!names("pub struct BodyPart;", "struct Body"));
}
