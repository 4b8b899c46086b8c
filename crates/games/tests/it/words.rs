//! The shells and the language files agree: what a shell says is written, and what is written is said.

use std::collections::BTreeSet;

use fluent_syntax::ast;
use kernel::SEATS_MAX;
use laws::words::{Spoken, sources, sources_below};
use text::{Language, Sources, Value};

/// The calls by which the shells ask for a message whose name stands in the source.
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
    let platform = sources_below("crates");
    let said = Spoken::of(&platform);
    let Sources { table, cli, .. } = Language::English.sources();
    for id in [table, cli].into_iter().flat_map(named) {
        assert!(said.says(&id), "`{id}` is written in `locales`, and the platform does not say it");
    }
}

#[test]
fn what_games_and_families_write_is_said() {
    let all = sources();
    let said = Spoken::of(&all);
    for words in games::words() {
        let english = words.of(Language::English);
        // A message that begins with the name of a list of rules is compared with its rules, in the game's folder.
        let lists = games::named(words.name).into_iter().flat_map(|game| game.about().lists);
        let own: Vec<String> = lists.map(|list| format!("{}-", list.name)).collect();
        let written = [english.lobby, english.words].into_iter().flat_map(named);
        for id in written.filter(|id| !own.iter().any(|own| id.starts_with(own))) {
            assert!(said.says(&id), "`{id}` is written in `games/{}`, and nobody says it", words.name);
        }
    }
}

#[test]
fn what_one_game_alone_says_is_its_own() {
    let all = games::words();
    let sources: Vec<_> = all.iter().map(|words| sources_below(&format!("games/{}", words.name))).collect();
    let said: Vec<_> = sources.iter().map(|sources| Spoken::of(sources)).collect();
    for family in &all {
        let english = family.of(Language::English);
        // Families have no rules to tell.
        if !english.rules.is_empty() {
            continue;
        }
        for id in [english.lobby, english.words].into_iter().flat_map(named) {
            let speakers = all.iter().zip(&said).filter(|(_, said)| said.says(&id));
            let names: Vec<&str> = speakers.map(|(words, _)| words.name).collect();
            let is_shared = names.len() != 1 || names[0] == family.name;
            assert!(is_shared, "`{id}` is written in `games/{}`, and only {names:?} says it", family.name);
        }
    }
}

#[test]
fn every_message_of_a_game_or_family_begins_with_its_name() {
    for words in games::words() {
        let with_these = || {
            let games = games::LIST.iter();
            let games = games.filter(|game| game.words.iter().any(|known| known.name == words.name));
            games.map(|game| game.about())
        };
        let own = with_these().filter(|about| about.name == words.name);
        let mut starts: Vec<String> =
            own.flat_map(|about| about.lists).map(|list| format!("{}-", list.name)).collect();
        starts.extend(with_these().flat_map(|about| about.sets).map(|set| format!("{set}-")));
        // The messages that a game adds to the words of every table: its name, and what is done with its pieces.
        starts.extend(["", "board-", "cli-"].map(|start| format!("{start}{}-", words.name)));
        starts.extend([format!("game-{}", words.name), "turn-".to_owned()]);
        let english = words.of(Language::English);
        for id in [english.lobby, english.words].into_iter().flat_map(named) {
            let begins_well = starts.iter().any(|start| id.starts_with(start));
            assert!(begins_well, "`{id}` of `games/{}` begins with none of {starts:?}", words.name);
        }
    }
}

/// The names of the messages of a source.
fn named(source: &str) -> Vec<String> {
    let resource = fluent_syntax::parser::parse(source).expect("the source is well-formed");
    let message = |entry: ast::Entry<&str>| match entry {
        ast::Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    };
    resource.body.into_iter().filter_map(message).collect()
}

#[test]
fn every_seat_can_have_a_bot_with_a_name_of_its_own() {
    for language in Language::ALL {
        let texts = games::texts(language);
        let names: Vec<String> = (0..SEATS_MAX).map(|bot| texts.get(&format!("bot-name-{bot}"))).collect();
        for (at, name) in names.iter().enumerate() {
            // The letter on the seal too.
            let alike = names[..at].iter().find(|other| other.chars().next() == name.chars().next());
            assert_eq!(alike, None, "{language:?}: {name}");
        }
        let by_number = |id: &str| {
            let name = |number| texts.format(id, &[("number", Value::Number(number))]);
            (1..=SEATS_MAX as i64).map(name).collect::<BTreeSet<_>>()
        };
        assert_eq!(by_number("player-number").len(), SEATS_MAX, "{language:?}");
    }
}
