use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// A language that the program speaks.
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

/// The games that there are texts of, by the names that begin their set-up lines.
pub const GAMES: [&str; 2] = ["splendor", "duel"];

/// The Fluent sources of one language, by what they are for.
#[derive(Clone, Copy, Debug)]
pub struct Sources {
    /// The browser table, and what every shell needs (the names of the pieces).
    pub table: &'static str,
    /// The terminal.
    pub cli: &'static str,
    /// Those of each game, in the order of [`GAMES`].
    pub games: [GameSources; GAMES.len()],
}

/// The Fluent sources of one game.
#[derive(Clone, Copy, Debug)]
pub struct GameSources {
    /// Its log, its refusals, and what its table says.
    pub words: &'static str,
    /// Its rules, item by item.
    pub rules: &'static str,
}

macro_rules! sources {
    ($tag:literal, $($game:literal),*) => {
        Sources {
            table: include_str!(concat!("../../../locales/", $tag, "/table.ftl")),
            cli: include_str!(concat!("../../../locales/", $tag, "/cli.ftl")),
            games: [$(GameSources {
                words: include_str!(concat!("../../../locales/", $tag, "/", $game, ".ftl")),
                rules: include_str!(concat!("../../../locales/", $tag, "/", $game, "-rules.ftl")),
            }),*],
        }
    };
    ($tag:literal) => { sources!($tag, "splendor", "duel") };
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Language; 3] = [Language::English, Language::Russian, Language::Japanese];

    /// Its tag, which is also the name of its folder: `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
            Language::Japanese => "ja",
        }
    }

    /// What its speakers call it.
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

    /// The language for a reader who wants one of these, the best liked first; none if the program speaks none of
    /// them. What is not a tag is passed over.
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

impl Sources {
    /// What is said at the tables of all games, but for the rules.
    pub const fn for_tables(self) -> [&'static str; 1 + GAMES.len()] {
        let mut all = [self.table; 1 + GAMES.len()];
        let mut game = 0;
        while game < GAMES.len() {
            all[1 + game] = self.games[game].words;
            game += 1;
        }
        all
    }

    /// All of them.
    pub fn all(self) -> Vec<&'static str> {
        let games = self.games.into_iter().flat_map(|game| [game.words, game.rules]);
        [self.table, self.cli].into_iter().chain(games).collect()
    }
}
