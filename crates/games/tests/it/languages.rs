//! Every language is whole: it says what English says, of the same things, in the plural forms that it has.

use std::collections::BTreeSet;

use fluent_syntax::ast;
use text::{Language, Sources, Texts, Value};

use laws::words::{choices, messages, shown, variables};

/// The categories by which a language tells numbers apart, besides `other`.
fn plural_forms(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["one"],
        Language::Russian => &["one", "few", "many"],
        Language::Japanese => &[],
    }
}

/// All files of a language: the platform's, the games' and those of their families.
fn sources(language: Language) -> Vec<&'static str> {
    let Sources { table, cli } = language.sources();
    let pages = games::words().into_iter().map(|words| words.of(language));
    [table, cli]
        .into_iter()
        .chain(pages.flat_map(|page| [page.lobby, page.words, page.expansion, page.rules]))
        .collect()
}

/// The files of a language beside those of English.
fn beside_english(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    sources(Language::English).into_iter().zip(sources(language))
}

/// The endings of sentences in the plain form, which is that of the rules alone.
const PLAIN: [&str; 12] =
    ["ない", "ある", "いる", "する", "なる", "できる", "られる", "した", "った", "れた", "選ぶ", "だ"];

#[test]
fn japanese_sentences_are_polite_but_in_the_rules() {
    let pages = games::words().into_iter().map(|words| words.of(Language::Japanese));
    let shown = [Language::Japanese.sources().table].into_iter();
    let shown = shown.chain(pages.flat_map(|page| [page.lobby, page.words, page.expansion]));
    let mut faults = Vec::new();
    for line in shown.flat_map(str::lines).filter(|line| !line.starts_with('#')) {
        let sentences = line.split_inclusive('。').filter_map(|sentence| sentence.strip_suffix('。'));
        let is_polite = |sentence: &str| ["ました", "でした"].iter().any(|end| sentence.ends_with(end));
        let is_plain = |sentence: &str| PLAIN.iter().any(|end| sentence.ends_with(end));
        faults.extend(sentences.filter(|sentence| is_plain(sentence) && !is_polite(sentence)));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn others() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| *language != Language::English)
}

#[test]
fn every_language_has_the_messages_of_english() {
    for language in others() {
        for (english, own) in beside_english(language) {
            let names = |source| variables(source).into_keys().collect::<BTreeSet<_>>();
            let (wanted, written) = (names(english), names(own));
            let missing: Vec<_> = wanted.difference(&written).collect();
            let needless: Vec<_> = written.difference(&wanted).collect();
            assert!(
                missing.is_empty() && needless.is_empty(),
                "{language:?}: without {missing:?}, only there {needless:?}"
            );
        }
    }
}

#[test]
fn every_language_speaks_of_the_same_things() {
    for language in others() {
        for (english, own) in beside_english(language) {
            let (given, told) = (variables(english), shown(english));
            for (id, uses) in variables(own) {
                let strange: Vec<_> = uses.difference(&given[&id]).collect();
                assert!(strange.is_empty(), "{language:?}: `{id}` is not given {strange:?}");
                let lost: Vec<_> = told[&id].difference(&uses).collect();
                assert!(lost.is_empty(), "{language:?}: `{id}` does not tell {lost:?}");
            }
        }
    }
}

/// Third persons, which "You" does not go with.
const THIRD_PERSONS: [&str; 10] =
    ["acts", "chooses", "gets", "goes", "has", "is", "pays", "takes", "was", "wins"];

/// A player of the log is a name, or "You", so an English sentence has a verb that goes with both.
#[test]
fn an_english_log_says_you_as_well_as_a_name() {
    let mut faults = Vec::new();
    for source in sources(Language::English) {
        for line in source.lines().filter(|line| line.contains("-log-")) {
            let after = line.split("{ $player } ").skip(1).filter_map(|rest| rest.split_whitespace().next());
            faults.extend(
                after.filter(|word| THIRD_PERSONS.contains(word)).map(|word| format!("You {word}: {line}")),
            );
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn plural_forms_are_those_of_the_language() {
    const CATEGORIES: [&str; 5] = ["zero", "one", "two", "few", "many"];
    for language in Language::ALL {
        let wanted: BTreeSet<&str> = plural_forms(language).iter().copied().collect();
        let mut chosen_by_number = 0;
        let messages = sources(language).into_iter().flat_map(messages).collect::<Vec<_>>();
        for (id, variants) in
            messages.iter().flat_map(|(id, pattern)| choices(pattern).map(move |all| (id, all)))
        {
            let names: BTreeSet<&str> = variants.iter().filter_map(|variant| word(&variant.key)).collect();
            assert!(names.contains("other"), "{language:?}: `{id}` has no `other`");
            let forms: BTreeSet<&str> = names.into_iter().filter(|name| CATEGORIES.contains(name)).collect();
            if !forms.is_empty() {
                chosen_by_number += 1;
                assert_eq!(forms, wanted, "{language:?}: `{id}`");
            }
        }
        assert_eq!(chosen_by_number > 0, !wanted.is_empty(), "{language:?}");
    }
}

fn word<'a>(key: &ast::VariantKey<&'a str>) -> Option<&'a str> {
    match key {
        ast::VariantKey::Identifier { name } => Some(name),
        ast::VariantKey::NumberLiteral { .. } => None,
    }
}

#[test]
fn numbers_are_told_as_the_language_tells_them() {
    let say =
        |language, n| games::texts(language).format("splendor-cards-count", &[("cards", Value::Number(n))]);
    let russian = [1, 2, 5, 11, 21, 22].map(|n| say(Language::Russian, n));
    assert_eq!(russian, ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "22 карты"]);
    assert_eq!([1, 2].map(|n| say(Language::English, n)), ["1 card", "2 cards"]);
    assert_eq!([1, 2].map(|n| say(Language::Japanese, n)), ["カード1枚", "カード2枚"]);
}

#[test]
fn pieces_are_said_in_every_language() {
    let say = |language| games::texts(language).pieces("gem", "wwka");
    assert_eq!(say(Language::Russian), "2 белых, 1 чёрный, 1 золото");
    assert_eq!(say(Language::Japanese), "白2、黒1、金1");
    let pearls = |language| {
        [1, 2, 5].map(|n| games::texts(language).format("gem-p.count", &[("count", Value::Number(n))]))
    };
    assert_eq!(pearls(Language::English), ["1 pearl", "2 pearls", "5 pearls"]);
    assert_eq!(pearls(Language::Russian), ["1 жемчужина", "2 жемчужины", "5 жемчужин"]);
}

#[test]
fn a_language_is_found_by_its_tag() {
    for (tag, language) in [
        ("ru-RU", Some(Language::Russian)),
        ("ja", Some(Language::Japanese)),
        ("EN-gb", Some(Language::English)),
        ("ja_JP", Some(Language::Japanese)),
        ("ru-Cyrl-RU-petr1708", Some(Language::Russian)),
        ("ja-JP-u-ca-japanese", Some(Language::Japanese)),
        ("pt-BR", None),
        ("rus", None),
        ("", None),
        ("*", None),
        ("x-russian", None),
        ("ru RU", None),
        ("русский", None),
    ] {
        assert_eq!(Language::from_tag(tag), language, "{tag}");
    }
    for language in Language::ALL {
        assert_eq!(Language::from_tag(language.tag()), Some(language));
    }
}

#[test]
fn the_language_liked_best_is_spoken() {
    for (tags, language) in [
        (&["ja", "ru"][..], Some(Language::Japanese)),
        (&["fr-CA", "fr", "ru-BY", "en"], Some(Language::Russian)),
        (&["*", "-", "ja-JP"], Some(Language::Japanese)),
        (&["fr", "de"], None),
        (&[], None),
    ] {
        assert_eq!(Language::negotiate(tags.iter().copied()), language, "{tags:?}");
    }
}

#[test]
fn what_was_fetched_later_joins_what_was_there() {
    for words in games::words() {
        let table = Language::Russian.sources().table;
        let pages = words.of(Language::Russian);
        let first = messages(pages.rules).into_iter().map(|(id, _)| id).find(|id| id.contains("-rule-"));
        let Some(rule) = first else { continue };
        let mut texts = Texts::english_for_lobby(&[]);
        assert!(!texts.has(&rule));
        texts.add("ru", &[table, pages.words]).expect("well-formed");
        texts.add("ru", &[pages.rules]).expect("well-formed");
        assert!(texts.get(&rule).contains(' '), "{}", texts.get(&rule));
        assert!(texts.add("ru", &[pages.rules]).is_err(), "the same once more");
    }
}
