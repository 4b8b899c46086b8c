//! The limits of what the rules may know, and the habits of every file.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use cargo_metadata::{DependencyKind, Package};

use crate::common::{
    game_folders, names, none, packages, root, rules_packages, sources, sources_of, without_tests,
};

/// All that rules may use from outside the workspace.
const RULES_MAY_USE: [&str; 2] = ["serde", "safe_arch"];

/// The names that a rules crate may not use: input and output, time, threads, chance, the order of a hash map, JSON.
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

/// Types that the truth consists of, and that everybody may know all the same: they may travel, with the reason.
const NO_SECRET: &[(&str, &str)] = &[("Seat", "a place at the table, by its number")];

/// The ways out of the page. It asks its house alone (`crates/web/src/shared/house.rs`), and these files are the house and
/// the files that the page consists of.
const WAYS_OUT: [&str; 7] =
    ["http::", "WebSocket", "fetch_with", "EventSource", "XmlHttpRequest", "send_beacon", "sendBeacon"];
const WAYS_OUT_OF: [&str; 3] = ["shared/files.rs", "shared/http.rs", "shared/server.rs"];

const MOST_LINES: usize = 700;

#[test]
fn the_rules_use_nothing_from_outside_but_serde_and_vectors() {
    let mut faults = Vec::new();
    for package in rules_packages() {
        for used in &package.dependencies {
            let outside = used.path.is_none() && used.kind != DependencyKind::Development;
            if outside && !RULES_MAY_USE.contains(&used.name.as_str()) {
                faults.push(format!("{} may not use {}", package.name, used.name));
            }
        }
    }
    none(faults);
}

#[test]
fn the_rules_know_nothing_of_files_time_chance_or_floats() {
    let mut faults = Vec::new();
    for package in rules_packages() {
        for (path, text) in sources_of(&package) {
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

#[test]
fn the_truth_has_no_wire_form() {
    let mut faults = Vec::new();
    let sources: Vec<(PathBuf, String)> = rules_packages().iter().flat_map(sources_of).collect();
    let truth = truth(sources.iter().map(|(_, text)| text.as_str()));
    for (path, text) in &sources {
        for name in &truth {
            let lines: Vec<&str> = text.lines().collect();
            for at in 0..lines.len() {
                if declares(lines[at], name) {
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
    assert!(truth.len() > 8, "the types of the truth were not found: {truth:?}");
    none(faults);
}

/// Returns whether a line declares the type of this name.
fn declares(line: &str, name: &str) -> bool {
    ["struct", "enum"].iter().any(|kind| names(line, &format!("{kind} {name}")))
}

/// The types that hold the truth of a game: the one that implements `Game` and all types that its fields are made of;
/// and what chance is asked and answers.
fn truth<'a>(sources: impl Iterator<Item = &'a str> + Clone) -> BTreeSet<String> {
    let states = sources.clone().flat_map(str::lines).filter_map(|line| line.strip_prefix("impl Game for "));
    let mut ahead: Vec<String> =
        states.filter_map(|state| state.strip_suffix(" {")).map(str::to_owned).collect();
    let mut truth = BTreeSet::from(["Chance", "Outcome"].map(str::to_owned));
    while let Some(name) = ahead.pop() {
        if NO_SECRET.iter().any(|(known, _)| *known == name) {
            continue;
        }
        let lines = sources.clone().flat_map(|text| {
            let declared = text.lines().skip_while(|line| line.starts_with(' ') || !declares(line, &name));
            // To the end of the declaration, which is its first line where it has no fields with names.
            let mut is_over = false;
            declared.take_while(move |line| {
                let was_over = is_over;
                is_over |= line.starts_with('}') || line.ends_with(';');
                !was_over
            })
        });
        let lines: Vec<&str> = lines.map(|line| line.split("//").next().unwrap_or_default()).collect();
        if lines.is_empty() || !truth.insert(name) {
            continue;
        }
        let parts = lines.iter().flat_map(|line| line.split(|c: char| !c.is_alphanumeric()));
        let types = parts.filter(|part| part.starts_with(char::is_uppercase) && !truth.contains(*part));
        ahead.extend(types.map(str::to_owned));
    }
    truth
}

#[test]
fn the_types_of_the_truth_are_found() {
    let source = "impl Game for Whist {\n}\npub struct Whist {\n    body: Body,\n}\nstruct Body {\n    hands: [Hand; 4],\n    turn: Seat,\n}\n\npub struct Hand(u64, Cards);\nstruct Cards;\nstruct View {\n    seen: u8,\n}\n";
    let found = truth([source].into_iter());
    assert_eq!(found, ["Body", "Cards", "Chance", "Hand", "Outcome", "Whist"].map(str::to_owned).into());
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
    for (path, text) in ["browser", "crates", "games", "parts", "xtask"].into_iter().flat_map(sources) {
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
    let long = ["browser", "crates", "games", "parts", "xtask"].into_iter().flat_map(sources).filter_map(
        |(path, text)| {
            let lines = text.lines().count();
            // Nobody reads a table that a program printed.
            (lines > MOST_LINES && !text.contains("//! Printed by `cargo run"))
                .then(|| format!("{} has {lines} lines, more than {MOST_LINES}", path.display()))
        },
    );
    none(long.collect());
}

/// Returns a package of the workspace and all others that it is built from.
fn parts_of<'a>(packages: &'a [Package], whole: &str) -> Vec<&'a Package> {
    let (mut ahead, mut parts) = (vec![whole.to_owned()], BTreeMap::new());
    while let Some(name) = ahead.pop() {
        let Some(package) = packages.iter().find(|package| package.name.as_str() == name) else { continue };
        if parts.insert(name, package).is_none() {
            let used = package.dependencies.iter().filter(|used| used.kind != DependencyKind::Development);
            ahead.extend(used.map(|used| used.name.clone()));
        }
    }
    parts.into_values().collect()
}

#[test]
fn the_page_asks_its_house_alone() {
    let packages = packages();
    let (mut faults, mut ways) = (Vec::new(), 0);
    let parts = parts_of(&packages, "client");
    assert!(
        parts.iter().any(|part| part.name.as_str() == "duel-art"),
        "the parts of the client are not found"
    );
    for (path, text) in parts.into_iter().flat_map(sources_of) {
        let found: Vec<&str> = WAYS_OUT.into_iter().filter(|way| text.contains(way)).collect();
        match WAYS_OUT_OF.iter().any(|file| path.ends_with(file)) {
            true => ways += found.len(),
            false => faults.extend(found.iter().map(|way| format!("{} uses {way}", path.display()))),
        }
    }
    assert!(ways >= WAYS_OUT_OF.len(), "the ways out are not found");
    none(faults);
}

/// The words of all literal class attributes of the page.
fn classes_of_the_page() -> BTreeSet<String> {
    let mut classes = BTreeSet::new();
    for (_, text) in sources("crates/web/src") {
        let lists = text.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
        classes.extend(lists.flat_map(str::split_whitespace).map(str::to_owned));
    }
    assert!(classes.contains("bubble") && classes.contains("tray"), "the classes of the page are not found");
    classes
}

/// Every style sheet of a game, with its text.
fn style_sheets_of_games() -> Vec<(PathBuf, String)> {
    let styles = game_folders().into_iter().map(|game| root().join("games").join(game).join("kit/style"));
    let mut folders: Vec<PathBuf> = styles.filter(|style| style.is_dir()).collect();
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push((path.clone(), fs::read_to_string(path).unwrap()));
            }
        }
    }
    found
}

/// The class names that are a whole selector of a style sheet.
fn lone_classes(sheet: &str) -> impl Iterator<Item = &str> {
    let selectors = sheet.split('{').filter_map(|before| before.rsplit(['}', ';', '/']).next());
    let is_name = |name: &&str| {
        !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
    };
    // A comma within parentheses separates nothing.
    let parts = selectors.flat_map(move |list| {
        let mut depth = 0;
        list.split(move |letter: char| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            letter == ',' && depth == 0
        })
    });
    parts.filter_map(|one| one.trim().strip_prefix('.')).filter(is_name)
}

#[test]
fn a_game_does_not_restyle_what_the_page_has() {
    let page = classes_of_the_page();
    let faults = style_sheets_of_games().into_iter().flat_map(|(path, sheet)| {
        let of_the_page = lone_classes(&sheet).filter(|name| page.contains(*name));
        of_the_page
            .map(|name| format!("{}: .{name} is a class of the page", path.display()))
            .collect::<Vec<_>>()
    });
    none(faults.collect());
}

#[test]
fn lone_classes_are_told_from_longer_selectors() {
    let sheet = "/* .no { */ .yes { a: b; } @media (--compact) {\n  .also, .not .this { c: d; } .nor:is(.a, .b) { e: f; } }";
    assert_eq!(lone_classes(sheet).collect::<Vec<_>>(), ["yes", "also"]);
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
