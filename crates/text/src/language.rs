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

/// The Fluent sources of one language, by what they are for.
#[derive(Clone, Copy, Debug)]
pub struct Sources {
    /// The browser table, and what every shell needs (the names of the pieces).
    pub table: &'static str,
    /// Splendor: its log and its refusals.
    pub splendor: &'static str,
    /// The rules of Splendor, item by item.
    pub rules: &'static str,
    /// The terminal.
    pub cli: &'static str,
}

macro_rules! sources {
    ($tag:literal) => {
        Sources {
            table: include_str!(concat!("../../../locales/", $tag, "/table.ftl")),
            splendor: include_str!(concat!("../../../locales/", $tag, "/splendor.ftl")),
            rules: include_str!(concat!("../../../locales/", $tag, "/splendor-rules.ftl")),
            cli: include_str!(concat!("../../../locales/", $tag, "/cli.ftl")),
        }
    };
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
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
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

impl Sources {
    /// All of them.
    pub const fn all(self) -> [&'static str; 4] {
        [self.table, self.splendor, self.rules, self.cli]
    }
}
