use std::fmt;
use std::str::FromStr;

use crate::message::typed;
use crate::{Arg, Message, Rule};

/// The most characters of a set-up line.
const CHARS_MAX: usize = 200;

/// The reason why a set-up line cannot be used. It displays itself in English; its [message](SetupError::message) is
/// for any language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The line is empty.
    Empty,
    /// It is too long.
    TooLong,
    /// A word is not of the form `key=value`.
    NoOption(String),
    /// The option stands twice.
    Twice(String),
    /// The option cannot have that value.
    Value {
        /// The option.
        option: String,
        /// Its value.
        value: String,
    },
    /// The game has no such option.
    Unknown {
        /// The game.
        game: String,
        /// The option.
        option: String,
    },
    /// The option is missing.
    Missing {
        /// The game.
        game: &'static str,
        /// The option.
        option: &'static str,
    },
    /// There is no such game.
    NoGame {
        /// The game that was asked for.
        game: String,
        /// Those there are.
        games: Vec<&'static str>,
    },
    /// The line is of another game.
    OtherGame(&'static str),
    /// The game is not for this number of players.
    Players {
        /// The rule that says so; its list is the game.
        rule: Rule,
        /// How many were asked for.
        players: u8,
        /// The fewest and the most.
        range: (u8, u8),
    },
    /// This version of the game's rules is not known here.
    Rules {
        /// The game.
        game: &'static str,
        /// The version that was asked for.
        asked: u16,
        /// The one there is.
        known: u16,
    },
}

impl SetupError {
    /// The reason, to be put into the reader's language.
    pub fn message(&self) -> Message {
        match self {
            SetupError::Empty => Message::new("setup-fault-empty"),
            SetupError::TooLong => Message::new("setup-fault-long").number("most", CHARS_MAX as i32),
            SetupError::NoOption(word) => Message::new("setup-fault-option").typed("word", word),
            SetupError::Twice(option) => Message::new("setup-fault-twice").typed("option", option),
            SetupError::Value { option, value } => {
                Message::new("setup-fault-value").typed("option", option).typed("value", value)
            }
            SetupError::Unknown { game, option } => {
                Message::new("setup-fault-unknown").typed("game", game).typed("option", option)
            }
            SetupError::Missing { game, option } => {
                Message::new("setup-fault-missing").typed("game", game).typed("option", option)
            }
            SetupError::NoGame { game, games } => {
                let games = games.join(", ");
                Message::new("setup-fault-game").typed("game", game).with("games", Arg::Typed(games))
            }
            SetupError::OtherGame(game) => Message::new("setup-fault-other-game").typed("game", game),
            SetupError::Players { rule, players, range: (least, most) } => {
                Message::new("setup-fault-players")
                    .typed("game", rule.list)
                    .number("players", *players)
                    .number("least", *least)
                    .number("most", *most)
                    .with("rule", Arg::Typed(rule.to_string()))
            }
            SetupError::Rules { game, asked, known } => Message::new("setup-fault-rules")
                .typed("game", game)
                .number("asked", i32::from(*asked))
                .number("known", i32::from(*known)),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Empty => f.write_str("the set-up line is empty"),
            SetupError::TooLong => write!(f, "a set-up line has at most {CHARS_MAX} characters"),
            SetupError::NoOption(word) => {
                write!(f, "`{}` is not an option of the form key=value", typed(word))
            }
            SetupError::Twice(option) => write!(f, "the option `{}` is given twice", typed(option)),
            SetupError::Value { option, value } => {
                write!(f, "`{}` is not a valid value for the option `{}`", typed(value), typed(option))
            }
            SetupError::Unknown { game, option } => {
                write!(f, "`{}` has no option `{}`", typed(game), typed(option))
            }
            SetupError::Missing { game, option } => write!(f, "{game} needs the option `{option}`"),
            SetupError::NoGame { game, games } => {
                write!(f, "there is no game `{}`; choose one of: {}", typed(game), games.join(", "))
            }
            SetupError::OtherGame(game) => write!(f, "this is not a set-up line of {game}"),
            SetupError::Players { rule, players, range: (least, most) } if least == most => {
                write!(f, "{} is for {most} players, not {players} ({rule})", rule.list)
            }
            SetupError::Players { rule, players, range: (least, most) } => {
                write!(f, "{} is for {least} to {most} players, not {players} ({rule})", rule.list)
            }
            SetupError::Rules { game, asked, known } => {
                write!(f, "this is rules version {asked} of {game}; only version {known} is supported")
            }
        }
    }
}

impl std::error::Error for SetupError {}

/// The common form of all set-up lines: a game's name and `key=value` options, such as `splendor players=3 rules=1`.
/// Each game defines its options. The form is permanent: every log begins with such a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupLine<'a> {
    /// The game's name.
    pub game: &'a str,
    options: Vec<(&'a str, &'a str)>,
}

impl<'a> SetupLine<'a> {
    /// Parses a set-up line.
    ///
    /// # Errors
    /// If it is empty, too long, has an option without `=`, or one twice.
    pub fn parse(line: &'a str) -> Result<Self, SetupError> {
        if line.len() > CHARS_MAX {
            return Err(SetupError::TooLong);
        }
        let mut words = line.split_ascii_whitespace();
        let game = words.next().ok_or(SetupError::Empty)?;
        let mut options = Vec::new();
        for word in words {
            let Some((key, value)) = word.split_once('=') else {
                return Err(SetupError::NoOption(word.into()));
            };
            if options.iter().any(|&(known, _)| known == key) {
                return Err(SetupError::Twice(key.into()));
            }
            options.push((key, value));
        }
        Ok(SetupLine { game, options })
    }

    /// Parses a set-up line of this game and removes the version of its rules, which is optional.
    ///
    /// # Errors
    /// As [`SetupLine::parse`]; if it is of another game, or of another version of the rules.
    pub fn of_game(line: &'a str, game: &'static str, known: u16) -> Result<Self, SetupError> {
        let mut parts = SetupLine::parse(line)?;
        if parts.game != game {
            return Err(SetupError::OtherGame(game));
        }
        match parts.take("rules")? {
            Some(asked) if asked != known => Err(SetupError::Rules { game, asked, known }),
            _ => Ok(parts),
        }
    }

    /// Removes an option and parses its value.
    ///
    /// # Errors
    /// If the value cannot be read; the message names the option.
    pub fn take<T: FromStr>(&mut self, key: &str) -> Result<Option<T>, SetupError> {
        let Some(at) = self.options.iter().position(|&(known, _)| known == key) else { return Ok(None) };
        let (_, value) = self.options.remove(at);
        let unread = |_| SetupError::Value { option: key.into(), value: value.into() };
        value.parse().map(Some).map_err(unread)
    }

    /// Checks that every option was taken.
    ///
    /// # Errors
    /// If an option is left that nobody took.
    pub fn finish(self) -> Result<(), SetupError> {
        match self.options.first() {
            None => Ok(()),
            Some(&(key, _)) => Err(SetupError::Unknown { game: self.game.into(), option: key.into() }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SetupLine;

    #[test]
    fn says_what_is_wrong() {
        let error = |line: &str| {
            let read = SetupLine::parse(line).and_then(|mut parts| {
                parts.take::<u8>("players")?;
                parts.finish()
            });
            read.unwrap_err().to_string()
        };
        assert_eq!(error(""), "the set-up line is empty");
        assert_eq!(error("chess players"), "`players` is not an option of the form key=value");
        assert_eq!(error("chess players=2 players=3"), "the option `players` is given twice");
        assert_eq!(error("chess players=many"), "`many` is not a valid value for the option `players`");
        assert_eq!(error("chess colour=red"), "`chess` has no option `colour`");
    }
}
