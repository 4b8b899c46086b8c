//! The holders wanted for the seats of a new game, as a browser remembers them from one visit to the next.

use serde::{Deserialize, Serialize};

/// The level of the bots that a form begins with.
pub const USUAL_LEVEL: &str = "apprentice";

const PERSON: &str = "person";
const OPEN: &str = "open";

/// The intended holder of a seat. It is remembered as one word, which for a bot is its level: another program may have
/// other levels.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Sitter {
    /// A person at this screen.
    Person,
    /// Anybody with the link.
    Open,
    /// A bot of this level.
    Bot(String),
}

impl Sitter {
    /// Returns a bot of the level that a form begins with.
    pub fn usual_bot() -> Sitter {
        Sitter::Bot(USUAL_LEVEL.to_owned())
    }

    /// Returns the word for the holder.
    pub fn word(&self) -> &str {
        match self {
            Sitter::Person => PERSON,
            Sitter::Open => OPEN,
            Sitter::Bot(level) => level,
        }
    }

    /// Returns the holder at a server that has these levels; see [`level_among`].
    pub fn among(&self, levels: &[String]) -> Sitter {
        match self {
            Sitter::Bot(level) => Sitter::Bot(level_among(level, levels).to_owned()),
            other => other.clone(),
        }
    }
}

impl From<String> for Sitter {
    fn from(word: String) -> Sitter {
        match word.as_str() {
            PERSON => Sitter::Person,
            OPEN => Sitter::Open,
            _ => Sitter::Bot(word),
        }
    }
}

impl From<Sitter> for String {
    fn from(sitter: Sitter) -> String {
        sitter.word().to_owned()
    }
}

/// Returns a level if it is among these, from the weakest to the strongest, or if they are not known (empty); otherwise
/// the usual one, or where that is unknown too the middle one.
pub fn level_among<'a>(level: &'a str, levels: &'a [String]) -> &'a str {
    let has = |level: &str| levels.iter().any(|known| known == level);
    match levels.get(levels.len() / 2) {
        None => level,
        Some(_) if has(level) => level,
        Some(_) if has(USUAL_LEVEL) => USUAL_LEVEL,
        Some(middle) => middle,
    }
}
