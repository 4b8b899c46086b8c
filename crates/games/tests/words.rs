//! The shells and the language files agree: what a shell says is written, and what is written is said.

use fluent_syntax::ast;
use laws::words::{Spoken, sources};
use text::{Language, Sources};

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

#[test]
fn what_a_shell_asks_for_is_written() {
    let texts = games::texts(Language::English);
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
