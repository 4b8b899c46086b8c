//! The texts of the page from before the client has started, in every language: a small script has them, since the
//! client with all other texts may be what is missing.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// The file with these texts in the folder of each language.
pub const FILE: &str = "start.ftl";

/// The messages of a language by name.
type Messages = BTreeMap<String, String>;

/// The texts by the tag of their language.
pub struct Words(BTreeMap<String, Messages>);

impl Words {
    /// Reads the texts from the folder with a folder for each language.
    ///
    /// # Errors
    /// If a file cannot be read, has anything but lines of a name and a text, or lacks a message of another language.
    pub fn read(locales: &Path) -> Result<Self> {
        let mut words = BTreeMap::new();
        for folder in fs::read_dir(locales).with_context(|| format!("cannot read {}", locales.display()))? {
            let folder = folder?;
            let path = folder.path().join(FILE);
            let text =
                fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
            let messages = messages(&text).with_context(|| format!("cannot use {}", path.display()))?;
            words.insert(folder.file_name().to_string_lossy().into_owned(), messages);
        }
        let names = |messages: &Messages| messages.keys().cloned().collect::<Vec<_>>();
        let mut all = words.values().map(names);
        let first = all.next();
        ensure!(all.all(|names| Some(names) == first), "the files {FILE} have not the same messages");
        Ok(Words(words))
    }

    /// Returns all texts as a value of a script.
    ///
    /// # Errors
    /// If they have no such form.
    pub fn script(&self) -> Result<String> {
        Ok(serde_json::to_string(&self.0)?)
    }

    /// Returns one message in every language, as paragraphs.
    pub fn paragraphs(&self, name: &str) -> String {
        let paragraph = |(tag, messages): (&String, &Messages)| {
            messages.get(name).map(|text| format!("<p lang=\"{tag}\">{text}</p>"))
        };
        self.0.iter().filter_map(paragraph).collect()
    }
}

/// Reads lines of a name and a text.
fn messages(text: &str) -> Result<Messages> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let (name, text) = line.split_once(" = ").with_context(|| format!("“{line}” is no message"))?;
            // The script and the page take them as they are.
            ensure!(!text.contains(['{', '<', '&']), "“{line}” has more than plain words");
            Ok((name.to_owned(), text.to_owned()))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_says_the_same_before_the_client_has_started() {
        let words = Words::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales")).unwrap();
        assert!(words.0.len() > 1 && words.0.values().all(|messages| messages.len() > 3));
        assert_eq!(words.paragraphs("start-scripts").matches("<p lang=").count(), words.0.len());
    }

    #[test]
    fn only_lines_of_plain_words_are_messages() {
        assert_eq!(messages("# About.\n\na = b = c\n").unwrap()["a"], "b = c");
        for text in ["a = { $b }", "a = <b>", "a ="] {
            assert!(messages(text).is_err(), "{text}");
        }
    }
}
