//! The shells and the language files agree: what a shell says is written, and what is written is said.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast;
use text::{Language, Sources, Texts};

/// How the shells ask for a message by a name that stands in the source.
const ASKS: [&str; 11] = [
    "tr(",
    "tr_with(",
    "parts(",
    "texts.get(",
    "texts.format(",
    "texts.parts(",
    "self.say(",
    "story.say(",
    "self.story.say(",
    "look.story.say(",
    "tell_of(",
];
/// The folders of the crates that speak.
const SHELLS: [&str; 10] = [
    "crates/web",
    "crates/tray",
    "crates/cli",
    "crates/server",
    "crates/text",
    "crates/catalog",
    "crates/kernel",
    "games/jewels/kit",
    "games/splendor/kit",
    "games/duel/kit",
];

/// The Rust files of the crates that speak, with their texts.
pub fn sources() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = SHELLS.iter().map(|shell| root.join(shell).join("src")).collect();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a source folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
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

#[test]
fn what_a_shell_asks_for_is_written() {
    let texts = Texts::english_for_terminal();
    let mut asked = 0;
    for (path, source) in sources() {
        for ask in ASKS {
            for (place, _) in source.match_indices(ask) {
                let starts_a_word =
                    !source[..place].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '.');
                let Some(rest) = source[place + ask.len()..].trim_start().strip_prefix('"') else { continue };
                if starts_a_word && let Some((id, _)) = rest.split_once('"') {
                    asked += 1;
                    assert!(texts.has(id), "{} asks for `{id}`, which is not written", path.display());
                }
            }
        }
    }
    assert!(asked > 50, "only {asked} messages are asked for: the shells ask in another way now");
}

#[test]
fn what_is_written_is_said() {
    let sources = sources();
    let said = Spoken::of(&sources);
    let Sources { table, cli, .. } = Language::English.sources();
    for source in [table, cli] {
        let resource = fluent_syntax::parser::parse(source).expect("the source is well-formed");
        for entry in resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let used = said.says(id);
            assert!(used, "`{id}` is written and nobody says it");
        }
    }
}
