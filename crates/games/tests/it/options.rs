//! Every game takes the options that it describes, and the page has words for them in every language.

use std::collections::BTreeSet;

use catalog::{About, Chosen, GameOption, OptionKind, OptionPlace, TABLE_OPTIONS};
use games::{LIST, REGISTRY};
use laws::words::variables;
use text::Language;

/// The options of this place; where no game has one, it is said that the test is skipped.
fn options_of(place: OptionPlace) -> impl Iterator<Item = (&'static About, &'static GameOption)> {
    let need = match place {
        OptionPlace::Setup => "have a rules option",
        OptionPlace::Table => "have a table option",
    };
    suites::games_that(need, |about| about.options.iter().any(|option| option.place == place));
    options().filter(move |(_, option)| option.place == place)
}

/// The options of every game, and those of the platform beside them.
fn options() -> impl Iterator<Item = (&'static About, &'static GameOption)> {
    LIST.iter()
        .map(|game| game.about())
        .flat_map(|about| REGISTRY.options(about).iter().map(move |option| (about, option)))
}

#[test]
fn descriptions_are_sound() {
    let is_word = |word: &str| {
        let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        !word.is_empty() && word.chars().all(letters)
    };
    for (about, option) in options() {
        let key = option.key;
        assert!(is_word(key) && !["players", "rules"].contains(&key), "{key}");
        let same = REGISTRY.options(about).iter().filter(|other| other.key == key);
        assert_eq!(same.count(), 1, "{key}");
        assert!(option.values.iter().all(|value| is_word(value)), "{key}");
        assert_eq!(option.values.iter().collect::<BTreeSet<_>>().len(), option.values.len(), "{key}");
        assert!(option.values.len() > usize::from(option.kind == OptionKind::One), "{key}");
        for exclusion in option.excludes {
            let other =
                REGISTRY.options(about).named(exclusion.key).unwrap_or_else(|| panic!("{exclusion:?}"));
            assert!(option.values.contains(&exclusion.value), "{exclusion:?}");
            assert!(other.values.contains(&exclusion.with), "{exclusion:?}");
        }
    }
    for game in &LIST {
        let defaults = REGISTRY.options(game.about()).set_up(*game.about().seats.start(), []);
        assert!(defaults.is_ok_and(|(_, table)| table.is_empty()), "the defaults can be chosen together");
    }
}

/// Returns whether the page shows an option as a switch, which needs no words for its values.
fn is_switch(option: &GameOption) -> bool {
    option.kind == OptionKind::One && option.values == GameOption::NO_OR_YES
}

/// Checks that a source has the messages of these options, whose names begin with this, and no other of the kind.
fn has_words(own: &str, options: &[GameOption], source: &str) {
    let mut wanted = BTreeSet::new();
    for option in options {
        wanted.extend([format!("{own}{}", option.key), format!("{own}{}.about", option.key)]);
        let values = || option.values.iter().map(|value| format!("{own}{}-{value}", option.key));
        if !is_switch(option) {
            wanted.extend(values());
        }
        // Of several values each has a sentence, and there is one for their being chosen together.
        if option.kind == OptionKind::Set {
            wanted.extend(values().map(|value| value + ".about"));
            wanted.insert(format!("{own}{}.several", option.key));
        }
    }
    let written = variables(source).into_keys().filter(|id| id.starts_with(own));
    assert_eq!(written.collect::<BTreeSet<_>>(), wanted);
}

#[test]
fn every_option_has_its_words_in_every_language() {
    for language in Language::ALL {
        has_words("table-option-", TABLE_OPTIONS, language.sources().table);
        for about in LIST.iter().map(|game| game.about()) {
            let words = games::words().into_iter().find(|words| words.name == about.name);
            let words = words.expect("its own words").of(language);
            has_words(&format!("{}-option-", about.name), about.options, words.lobby);
        }
    }
}

#[test]
fn a_game_takes_the_options_of_its_set_up_line() {
    for (about, option) in options_of(OptionPlace::Setup) {
        for players in about.seats.clone() {
            for value in option.values {
                let word = format!("{}={value}", option.key);
                let line = format!("{} players={players} {word}", about.name);
                // A value that a default excludes is tried, with the options that it needs, in the game's own tests.
                let Ok(chosen) = about.chosen_in(&line) else { continue };
                let setup = games::open(&line).unwrap_or_else(|error| panic!("{line}: {error}")).setup();
                assert_eq!(about.chosen_in(&setup), Ok(chosen.clone()), "{line}");
                assert_eq!(setup.contains(&word), !chosen.is_empty(), "a default is not written: {setup}");
            }
            let odd = format!("{} players={players} {}=nonsense", about.name, option.key);
            let error = games::open(&odd).err().expect("no such value").to_string();
            assert!(error.contains(&option.values.join(", ")), "{error}");
        }
    }
}

#[test]
fn a_game_takes_its_table_options() {
    for (about, option) in options_of(OptionPlace::Table) {
        let setup = format!("{} players={}", about.name, about.seats.start());
        for value in option.values {
            let chosen: Chosen = [(option.key.to_owned(), (*value).to_owned())].into();
            let Ok(chosen) = REGISTRY.choose(&setup, &chosen) else { continue };
            let session = REGISTRY.open_with(&setup, &chosen).unwrap();
            assert_eq!(session.setup(), games::open(&setup).unwrap().setup(), "{value} is no rule");
        }
        let session = games::open(&format!("{setup} {}={}", option.key, option.values[0]));
        assert!(session.is_err(), "a table option does not stand in the set-up line");
    }
}
