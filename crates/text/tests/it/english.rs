//! The English of the games is whole: every sentence the rules can say exists, with no other arguments than
//! the rules give, and nothing stands in the files that nobody says.

use std::collections::BTreeSet;

use kernel::{Message, Rule};
use text::{GAMES, GameSources, Language, SeatNumbers, Sources, Texts, plain, sections};

use super::parsed::{quoted, variables};
use super::used::{Spoken, sources};
use super::{duel, splendor};

/// All that the rules of one game can say.
pub struct Said {
    /// The game's name.
    pub game: &'static str,
    /// What can happen, every kind and every variant at least once.
    pub effects: Vec<Message>,
    /// Why something may not be done, likewise, each with its rule.
    pub refusals: Vec<(Message, Rule)>,
    /// What should stand where a text is not in the notation, likewise.
    pub forms: Vec<Message>,
    /// The files of the rules in which these messages are named.
    pub source: &'static [&'static str],
    /// How a game can end and what can decide it, without the game's name.
    pub endings: &'static [&'static str],
    /// Every rule of its list, in order.
    pub rules: Vec<String>,
}

impl Said {
    fn sources(&self) -> GameSources {
        const ENGLISH: Sources = Language::English.sources();
        ENGLISH.games[GAMES.iter().position(|game| *game == self.game).expect("a game with texts")]
    }

    /// The names in quotes, in the text of a Rust file, that begin with the game's name.
    fn quoted<'a>(&self, source: &'a str) -> impl Iterator<Item = &'a str> + use<'a> {
        let start = format!("{}-", self.game);
        source.split('"').skip(1).step_by(2).filter(move |text| text.starts_with(&start))
    }
}

fn all() -> [Said; 2] {
    [splendor::said(), duel::said()]
}

#[test]
fn every_game_is_looked_at() {
    assert_eq!(all().map(|said| said.game), GAMES);
}

#[test]
fn the_sections_name_every_rule_of_the_list_once_and_in_order() {
    for said in all() {
        let named: Vec<String> = sections(said.game).iter().flat_map(|section| section.items()).collect();
        assert_eq!(named, said.rules, "{}", said.game);
    }
    assert!(sections("no such game").is_empty());
}

#[test]
fn every_sentence_exists_with_the_arguments_it_is_given() {
    let texts = Texts::english_for_terminal();
    for said in all() {
        let written = variables(said.sources().words);
        let check = |id: &str, message: &Message| {
            let uses = written.get(id).unwrap_or_else(|| panic!("`{id}` is not written"));
            let given: BTreeSet<String> = message.args.iter().map(|(name, _)| (*name).to_owned()).collect();
            assert!(uses.is_subset(&given), "`{id}` uses {uses:?} and is given {given:?}");
        };
        for message in &said.effects {
            check(message.id, message);
            let sentence = plain(&texts.message(message, &SeatNumbers));
            assert!(!sentence.contains(['{', '}']) && sentence.len() > 8, "{sentence}");
        }
        for message in &said.forms {
            check(message.id, message);
        }
        for (message, rule) in &said.refusals {
            check(message.id, message);
            check(&format!("{}.title", message.id), message);
            for parts in [texts.message(message, &SeatNumbers), texts.title(message, &SeatNumbers)] {
                let sentence = plain(&parts);
                assert!(!sentence.contains(['{', '}']) && sentence.len() > 7, "{sentence}");
            }
            assert!(texts.rule(*rule).contains(' '), "rule {rule} has no text");
        }
    }
}

#[test]
fn every_name_in_the_rules_source_is_tried_above() {
    for said in all() {
        let refused = said.refusals.iter().map(|(message, _)| message.id);
        let others = said.effects.iter().chain(&said.forms).map(|message| message.id);
        let tried: BTreeSet<&str> = others.chain(refused).collect();
        let named: BTreeSet<&str> = said.source.iter().flat_map(|source| said.quoted(source)).collect();
        assert_eq!(named, tried);
    }
}

#[test]
fn nothing_is_written_that_nobody_says() {
    for all in all() {
        let plain = all.effects.iter().chain(&all.forms);
        let mut said: BTreeSet<String> = plain.map(|message| message.id.to_owned()).collect();
        for (message, _) in &all.refusals {
            said.extend([message.id.to_owned(), format!("{}.title", message.id)]);
        }
        let endings: Vec<String> =
            all.endings.iter().map(|ending| format!("{}-{ending}", all.game)).collect();
        said.extend(endings.iter().cloned());
        // What the shells say besides: what a prepared turn brings, what stands on the table.
        said.extend(sources().iter().flat_map(|(_, source)| all.quoted(source)).map(str::to_owned));
        said.extend(quoted(all.sources().words));
        let written: BTreeSet<String> = variables(all.sources().words).into_keys().collect();
        // What a game adds to the words of every table is named without the game.
        let shells = sources();
        let by_shells = Spoken::of(&shells);
        let own = format!("{}-", all.game);
        let needless: Vec<_> = written
            .difference(&said)
            .filter(|id| id.starts_with(&own) || !by_shells.says(id.split('.').next().unwrap_or(id)))
            .collect();
        assert!(needless.is_empty(), "nobody says {needless:?}");
        assert!(endings.iter().all(|ending| written.contains(ending)), "one of {endings:?} is missing");

        let mut listed: BTreeSet<String> =
            all.rules.iter().map(|item| format!("{}-rule-{item}", all.game)).collect();
        listed.extend(sections(all.game).iter().map(|section| section.title.to_owned()));
        let written: BTreeSet<String> = variables(all.sources().rules).into_keys().collect();
        assert_eq!(written, listed);
    }
}

#[test]
fn every_rule_has_its_text() {
    for language in Language::ALL {
        let texts = Texts::of(language);
        for Said { game, rules, .. } in all() {
            for item in rules {
                // The names of rules are static in the code; a leaked name in a test does no harm.
                let item: &'static str = Box::leak(item.into_boxed_str());
                let text = texts.rule(Rule { list: game, item });
                assert!(text.ends_with(['.', '。']) && text.chars().count() > 5, "{item}: {text}");
            }
        }
    }
}
