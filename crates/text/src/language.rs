use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// A language in which the program is available.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English, the one that stands behind the others.
    #[default]
    English,
    /// Russian.
    Russian,
    /// Japanese.
    Japanese,
}

/// The Fluent sources of one language that belong to no game.
#[derive(Clone, Copy, Debug)]
pub struct Sources {
    /// The messages of the browser and of all shells (programs that talk to a person).
    pub table: &'static str,
    /// The messages of the terminal.
    pub cli: &'static str,
}

/// The texts of a game, or of what a family of games shares, in every language.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The game's name, or the family's: it names the files that the browser fetches.
    pub name: &'static str,
    /// English.
    pub english: Pages,
    /// Russian.
    pub russian: Pages,
    /// Japanese.
    pub japanese: Pages,
}

/// The texts of a game in one language, as Fluent sources.
#[derive(Clone, Copy, Debug)]
pub struct Pages {
    /// The messages of its log, its refusals and its table.
    pub words: &'static str,
    /// Its rules, item by item; empty for a family.
    pub rules: &'static str,
}

impl Words {
    /// The texts in a language.
    pub const fn of(&self, language: Language) -> Pages {
        match language {
            Language::English => self.english,
            Language::Russian => self.russian,
            Language::Japanese => self.japanese,
        }
    }
}

/// The [`Words`] of a game by its name, from the folder `words` of the game: two folders above the calling file, it
/// holds `LANG/words.ftl` and `LANG/rules.ftl`. (Included paths are relative to the calling file, which a function
/// could not do.)
#[macro_export]
macro_rules! words {
    (@pages $tag:literal) => {
        $crate::Pages {
            words: include_str!(concat!("../../words/", $tag, "/words.ftl")),
            rules: include_str!(concat!("../../words/", $tag, "/rules.ftl")),
        }
    };
    ($name:expr) => {
        $crate::Words {
            name: $name,
            english: $crate::words!(@pages "en"),
            russian: $crate::words!(@pages "ru"),
            japanese: $crate::words!(@pages "ja"),
        }
    };
}

macro_rules! sources {
    ($tag:literal) => {
        Sources {
            table: include_str!(concat!("../../../locales/", $tag, "/table.ftl")),
            cli: include_str!(concat!("../../../locales/", $tag, "/cli.ftl")),
        }
    };
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Language; 3] = [Language::English, Language::Russian, Language::Japanese];

    /// Its tag, which is also the name of its folder: `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
            Language::Japanese => "ja",
        }
    }

    /// The name of the language in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Russian => "Русский",
            Language::Japanese => "日本語",
        }
    }

    /// The language of a tag such as `ru` or `ru-RU`.
    pub fn from_tag(tag: &str) -> Option<Language> {
        Language::negotiate([tag])
    }

    /// Selects the language for a reader who accepts these, in order of preference; none if the program is available
    /// in none of them. Malformed tags are ignored.
    pub fn negotiate<'a>(tags: impl IntoIterator<Item = &'a str>) -> Option<Language> {
        let requested: Vec<LanguageIdentifier> = tags.into_iter().filter_map(identifier).collect();
        let available = Language::ALL.map(|language| identifier(language.tag()).expect("its own tag is one"));
        let found = negotiate_languages(&requested, &available, None, NegotiationStrategy::Lookup);
        let place = available.iter().position(|tag| found.first() == Some(&tag))?;
        Some(Language::ALL[place])
    }

    /// Its sources, compiled in. A program that only names English ones carries no others.
    pub const fn sources(self) -> Sources {
        match self {
            Language::English => sources!("en"),
            Language::Russian => sources!("ru"),
            Language::Japanese => sources!("ja"),
        }
    }
}

/// What a language tag names. Extensions, which a single letter announces, only say how numbers, dates and the like
/// are to be written.
fn identifier(tag: &str) -> Option<LanguageIdentifier> {
    let named: Vec<&str> = tag.split(['-', '_']).take_while(|subtag| subtag.len() != 1).collect();
    named.join("-").parse().ok()
}
