//! The requirements for the texts of a game: every message that the rules can name exists in every language and uses only
//! the arguments that the rules give it, and no message is unused.

mod parsed;
mod spoken;

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Message, Rule, RuleList};
use text::{Language, Pages, SeatNumbers, Texts, Words, plain};

pub use parsed::{Pattern, Variant, choices, messages, quoted, shown, variables};
pub use spoken::{Spoken, sources, sources_below};

/// All messages that the rules of one game can name.
pub struct Said {
    /// The game's name, with which the names of its messages begin.
    pub game: &'static str,
    /// The texts of its family, which its rules may use too, and its own.
    pub words: &'static [&'static Words],
    /// The lists of rules of the game, the chief one first.
    pub lists: &'static [&'static RuleList],
    /// The messages of effects, at least one of every kind and variant.
    pub effects: Vec<Message>,
    /// The messages of refusals, each with its rule, at least one of every kind and variant.
    pub refusals: Vec<(Message, Rule)>,
    /// The messages of notation errors, at least one of every kind.
    pub forms: Vec<Message>,
    /// The messages about how a game can end and what can decide it: `LIST-ended-ITEM` and `LIST-result-ITEM`.
    pub endings: &'static [&'static str],
    /// All rules of its lists in order, as `LIST-ITEM`.
    pub rules: Vec<String>,
}

impl Said {
    /// Returns the game's own texts in English.
    fn english(&self) -> Pages {
        let own = self.words.iter().find(|words| words.name == self.game);
        own.expect("texts of the game's own").of(Language::English)
    }

    /// Returns all messages of the game and its family with the variables that they use.
    fn written(&self) -> BTreeMap<String, BTreeSet<String>> {
        let pages = self.words.iter().map(|words| words.of(Language::English));
        pages.flat_map(|page| [page.words, page.expansion]).flat_map(variables).collect()
    }

    /// Returns the string literals of a Rust file that begin with the game's name.
    fn quoted<'a>(&self, source: &'a str) -> impl Iterator<Item = &'a str> + use<'a> {
        names_of(self.game, source)
    }
}

/// Returns the string literals of a Rust file that begin with the name of a game or a family.
fn names_of<'a>(owner: &str, source: &'a str) -> impl Iterator<Item = &'a str> + use<'a> {
    let start = format!("{owner}-");
    source.split('"').skip(1).step_by(2).filter(move |text| text.starts_with(&start))
}

/// Checks the texts of a game; `texts` returns those of the shells, of the game and of its family.
///
/// # Panics
/// If a message is missing, superfluous or has other arguments; the panic names the first.
pub fn check(said: &Said, texts: impl Fn(Language) -> Texts) {
    the_chapters_name_every_rule_once_and_in_order(said);
    every_sentence_exists_with_the_arguments_it_is_given(said, &texts(Language::English));
    every_name_in_the_rules_source_is_tried(said);
    nothing_is_written_that_nobody_says(said);
    every_rule_has_its_text(said, texts);
}

fn the_chapters_name_every_rule_once_and_in_order(said: &Said) {
    let of_list = |list: &RuleList| -> Vec<String> {
        list.items().map(|item| format!("{}-{item}", list.name)).collect()
    };
    let named: Vec<String> = said.lists.iter().flat_map(|list| of_list(list)).collect();
    assert_eq!(named, said.rules);
}

fn every_sentence_exists_with_the_arguments_it_is_given(said: &Said, texts: &Texts) {
    let written = said.written();
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

fn every_name_in_the_rules_source_is_tried(said: &Said) {
    let refused = said.refusals.iter().map(|(message, _)| message.id);
    let others = said.effects.iter().chain(&said.forms).map(|message| message.id);
    let tried: BTreeSet<&str> = others.chain(refused).collect();
    let sources = sources_below(&format!("games/{}/rules/src", said.game));
    let names = |owner: &'static str| sources.iter().flat_map(move |(_, source)| names_of(owner, source));
    let mut named: BTreeSet<&str> = said.words.iter().flat_map(|words| names(words.name)).collect();
    for chapter in said.lists.iter().flat_map(|list| list.chapters) {
        named.remove(chapter.title);
    }
    let untried: Vec<_> = named.difference(&tried).collect();
    assert!(untried.is_empty(), "the rules name {untried:?}, which nothing tries");
    // The messages of the family's rules stand in the family's sources.
    let own = format!("{}-", said.game);
    let unnamed: Vec<_> = tried.difference(&named).filter(|id| id.starts_with(&own)).collect();
    assert!(unnamed.is_empty(), "the rules do not name {unnamed:?}");
    let written = said.written();
    for family in said.words.iter().filter(|words| words.name != said.game) {
        for (path, source) in sources_below(&format!("games/{}/rules/src", family.name)) {
            for id in names_of(family.name, &source) {
                assert!(written.contains_key(id), "{} names `{id}`, which is not written", path.display());
            }
        }
    }
}

fn nothing_is_written_that_nobody_says(all: &Said) {
    let plain = all.effects.iter().chain(&all.forms);
    let mut said: BTreeSet<String> = plain.map(|message| message.id.to_owned()).collect();
    for (message, _) in &all.refusals {
        said.extend([message.id.to_owned(), format!("{}.title", message.id)]);
    }
    said.extend(all.endings.iter().map(|&ending| ending.to_owned()));
    // The names by which sentences quote the lists; a rule of the chief list is quoted without one.
    let lists: Vec<_> = all.lists.iter().skip(1).map(|list| format!("{}-list", list.name)).collect();
    said.extend(lists.iter().cloned());
    // The messages that the shells use besides: what a prepared turn brings, what stands on the table.
    said.extend(sources().iter().flat_map(|(_, source)| all.quoted(source)).map(str::to_owned));
    let pages = [all.english().lobby, all.english().words, all.english().expansion];
    said.extend(pages.into_iter().flat_map(quoted));
    let written: BTreeSet<String> = pages.into_iter().flat_map(|page| variables(page).into_keys()).collect();
    // A message that a game adds to the words of every table is named without the game.
    let shells = sources();
    let by_shells = Spoken::of(&shells);
    let is_own = |id: &str| all.lists.iter().any(|list| id.starts_with(&format!("{}-", list.name)));
    // The attributes `.has` and `.none` of a column's head, in the final table, are used with the head, and `.says`, a
    // sentence, with the few words that it belongs to.
    let is_of_another = |id: &str| {
        [".has", ".none", ".says"]
            .iter()
            .any(|end| id.strip_suffix(end).is_some_and(|head| said.contains(head)))
    };
    let needless: Vec<_> = written
        .difference(&said)
        .filter(|id| !is_of_another(id))
        .filter(|id| is_own(id) || !by_shells.says(id.split('.').next().unwrap_or(id)))
        // The messages of options are compared with the options that the game describes (`options`).
        .filter(|id| !id.starts_with(&format!("{}-option-", all.game)))
        .collect();
    assert!(needless.is_empty(), "nobody says {needless:?}");
    let endings = all.endings;
    assert!(endings.iter().all(|&ending| written.contains(ending)), "one of {endings:?} is missing");
    assert!(lists.iter().all(|list| written.contains(list)), "one of {lists:?} is missing");

    let items = |list: &RuleList| -> Vec<String> {
        list.items().map(|item| format!("{}-rule-{item}", list.name)).collect()
    };
    let mut listed: BTreeSet<String> = all.lists.iter().flat_map(|list| items(list)).collect();
    let chapters = all.lists.iter().flat_map(|list| list.chapters);
    listed.extend(chapters.map(|chapter| chapter.title.to_owned()));
    // The chief list is called as the game is.
    listed.extend(all.lists.iter().skip(1).map(|list| format!("{}-rules", list.name)));
    let written: BTreeSet<String> = variables(all.english().rules).into_keys().collect();
    assert_eq!(written, listed);
}

fn every_rule_has_its_text(said: &Said, texts: impl Fn(Language) -> Texts) {
    for language in Language::ALL {
        let texts = texts(language);
        for list in said.lists {
            for item in list.items() {
                let text = texts.get(&format!("{}-rule-{item}", list.name));
                assert!(text.ends_with(['.', '。']) && text.chars().count() > 5, "{item}: {text}");
            }
        }
    }
}
