use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// A language in which the program is available.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English, the fallback of the others.
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

/// The texts of a game, or those that a family of games shares, in every language.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The game's name, or the family's, which is part of the names of the files that the browser fetches.
    pub name: &'static str,
    /// The texts in English.
    pub english: Pages,
    /// The texts in Russian.
    pub russian: Pages,
    /// The texts in Japanese.
    pub japanese: Pages,
}

/// The texts of a game in one language, as Fluent sources.
#[derive(Clone, Copy, Debug)]
pub struct Pages {
    /// The messages that are shown before a table is open: the game's name, its keys, its options.
    pub lobby: &'static str,
    /// The messages of the log, of refusals and of the table.
    pub words: &'static str,
    /// The messages that only tables with an expansion of the game need; empty where there is none.
    pub expansion: &'static str,
    /// The rules of the game, item by item; empty for a family.
    pub rules: &'static str,
}

/// The part of the texts of a game or a family that is compiled into the browser client: English, as far as it is shown
/// before a table is open.
#[derive(Clone, Copy, Debug)]
pub struct LobbyWords {
    /// The name of the [`Words`].
    pub name: &'static str,
    /// The Fluent source.
    pub english: &'static str,
}

impl Words {
    /// Returns the part of these texts that is compiled into the browser client. In constant evaluation it leaves the
    /// other texts out of the program.
    pub const fn for_lobby(&self) -> LobbyWords {
        LobbyWords { name: self.name, english: self.english.lobby }
    }

    /// Returns the texts in a language.
    pub const fn of(&self, language: Language) -> Pages {
        match language {
            Language::English => self.english,
            Language::Russian => self.russian,
            Language::Japanese => self.japanese,
        }
    }
}

/// The [`Words`] of a game (`words!(game NAME)`), of a game with expansions (`words!(expanded NAME)`) or of a family
/// (`words!(family NAME)`), from its folder `words`. The folder is two folders above the calling file; it holds
/// `LANG/lobby.ftl`, `LANG/words.ftl`, for a game `LANG/rules.ftl`, and for its expansions `LANG/expansion.ftl`.
/// (Included paths are relative to the calling file, which a function could not do.)
#[macro_export]
macro_rules! words {
    (@file $tag:literal, $name:literal) => { include_str!(concat!("../../words/", $tag, "/", $name)) };
    (@rules family, $tag:literal) => { "" };
    (@rules $game:ident, $tag:literal) => { $crate::words!(@file $tag, "rules.ftl") };
    (@expansion expanded, $tag:literal) => { $crate::words!(@file $tag, "expansion.ftl") };
    (@expansion $of:ident, $tag:literal) => { "" };
    (@pages $of:ident, $tag:literal) => {
        $crate::Pages {
            lobby: $crate::words!(@file $tag, "lobby.ftl"),
            words: $crate::words!(@file $tag, "words.ftl"),
            expansion: $crate::words!(@expansion $of, $tag),
            rules: $crate::words!(@rules $of, $tag),
        }
    };
    ($of:ident $name:expr) => {
        $crate::Words {
            name: $name,
            english: $crate::words!(@pages $of, "en"),
            russian: $crate::words!(@pages $of, "ru"),
            japanese: $crate::words!(@pages $of, "ja"),
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

    /// Returns the tag of the language, which is also the name of its folder: `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
            Language::Japanese => "ja",
        }
    }

    /// Returns the name of the language in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Russian => "Русский",
            Language::Japanese => "日本語",
        }
    }

    /// Returns the language of a tag such as `ru` or `ru-RU`: by its first subtag alone, so that the page needs no
    /// negotiation.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
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

    /// Returns the sources of the language, compiled in. A program that refers to the English ones only contains no
    /// others.
    pub const fn sources(self) -> Sources {
        match self {
            Language::English => sources!("en"),
            Language::Russian => sources!("ru"),
            Language::Japanese => sources!("ja"),
        }
    }
}

/// Parses a language tag without its extensions, which begin with a single letter and only concern formats of numbers,
/// dates and the like.
fn identifier(tag: &str) -> Option<LanguageIdentifier> {
    let named: Vec<&str> = tag.split(['-', '_']).take_while(|subtag| subtag.len() != 1).collect();
    named.join("-").parse().ok()
}
