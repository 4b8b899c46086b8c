//! Games won or lost in a row against bots of one level, after which another level is offered.

use serde::{Deserialize, Serialize};

/// The number of games in a row after which another level is offered.
const LONG: u32 = 3;
/// The number of games that are remembered, so that none counts twice.
const REMEMBERED: usize = 20;

/// The end of a game for the person in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// The person alone won.
    Won,
    /// The bot alone won.
    Lost,
    /// Both won, or nobody.
    Shared,
}

/// The games with the same end in a row against bots of one level, as a browser remembers them from one visit to the next.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Streak {
    level: String,
    ending: Option<Ending>,
    games: u32,
    /// The tables of the last games, the oldest first.
    tables: Vec<String>,
}

impl Streak {
    /// Returns the streak after a game at a table against a bot of a level; the same streak if that game has been counted.
    #[must_use]
    pub fn after(mut self, table: &str, level: &str, ending: Ending) -> Streak {
        if self.tables.iter().any(|known| known == table) {
            return self;
        }
        let goes_on = self.level == level && self.ending == Some(ending);
        self.games = if goes_on { self.games + 1 } else { 1 };
        (self.level, self.ending) = (level.to_owned(), Some(ending));
        self.tables.push(table.to_owned());
        let old = self.tables.len().saturating_sub(REMEMBERED);
        self.tables.drain(..old);
        self
    }

    /// Returns the level to offer after the game at a table, among these from the weakest to the strongest: the next stronger
    /// after enough wins in a row, the next weaker after enough losses.
    pub fn offer<'a>(&self, table: &str, levels: &'a [String]) -> Option<&'a str> {
        if self.games < LONG || self.tables.last().is_none_or(|last| last != table) {
            return None;
        }
        let at = levels.iter().position(|level| *level == self.level)?;
        let next = match self.ending? {
            Ending::Won => at.checked_add(1),
            Ending::Lost => at.checked_sub(1),
            Ending::Shared => None,
        };
        levels.get(next?).map(String::as_str)
    }
}
