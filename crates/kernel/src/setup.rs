use std::fmt;
use std::str::FromStr;

use crate::message::typed;
use crate::{Arg, Message, Rule};

/// The maximum number of characters of a set-up line.
const CHARS_MAX: usize = 200;

/// The reason why a set-up line cannot be used. Its `Display` text is English; its [message](SetupError::message) can
/// be shown in any language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The line is empty.
    Empty,
    /// The line is too long.
    TooLong,
    /// The value of the option makes the line too long.
    TooLongValue {
        /// The option.
        option: String,
        /// The values that the option has.
        values: &'static [&'static str],
    },
    /// A word is not of the form `key=value`.
    NoOption(String),
    /// The option is given twice.
    Twice(String),
    /// The value of the option cannot be read.
    Value {
        /// The option.
        option: String,
        /// The value that cannot be read.
        value: String,
    },
    /// The value is none of those that the option has.
    NoChoice {
        /// The option.
        option: String,
        /// The requested value.
        value: String,
        /// The values that the option has.
        values: &'static [&'static str],
    },
    /// The option has an empty value, or one of several is empty.
    EmptyValue {
        /// The key of the option.
        option: String,
        /// The values it can have, where it has a list of them.
        values: &'static [&'static str],
    },
    /// The option has the value twice.
    ValueTwice {
        /// The option.
        option: String,
        /// The value.
        value: String,
        /// The values that the option has.
        values: &'static [&'static str],
    },
    /// The option does not have the value yet; a later version will.
    NotYet {
        /// The option.
        option: String,
        /// The requested value.
        value: String,
        /// The values that the option has.
        values: &'static [&'static str],
    },
    /// Two options cannot have these values together.
    Excluded {
        /// One of the two, as `key=value`.
        one: String,
        /// The other of the two, as `key=value`.
        other: String,
    },
    /// The game has no such option.
    Unknown {
        /// The game.
        game: String,
        /// The option.
        option: String,
        /// The options that the game has.
        options: Vec<String>,
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
        /// The requested game.
        game: String,
        /// The games that there are.
        games: Vec<&'static str>,
    },
    /// The line is of another game.
    OtherGame(&'static str),
    /// The game is not for this number of players.
    Players {
        /// The rule with the numbers of players; its list has the name of the game.
        rule: Rule,
        /// The requested number of players.
        players: u8,
        /// The fewest and the most players of the game.
        range: (u8, u8),
    },
    /// This version of the game's rules is not known here.
    Rules {
        /// The game.
        game: &'static str,
        /// The requested version.
        asked: u16,
        /// The newest version that is known.
        known: u16,
    },
}

impl SetupError {
    /// Returns the reason, to be shown in the reader's language.
    pub fn message(&self) -> Message {
        match self {
            SetupError::Empty => Message::new("setup-fault-empty"),
            SetupError::TooLong => Message::new("setup-fault-long").number("most", CHARS_MAX as i32),
            SetupError::NoOption(word) => Message::new("setup-fault-option").typed("word", word),
            SetupError::Twice(option) => Message::new("setup-fault-twice").typed("option", option),
            SetupError::Value { option, value } => {
                Message::new("setup-fault-value").typed("option", option).typed("value", value)
            }
            SetupError::TooLongValue { option, values } => Message::new("setup-fault-long-choice")
                .number("most", CHARS_MAX as i32)
                .typed("option", option)
                .with("values", Arg::Typed(values.join(", "))),
            SetupError::NoChoice { option, value, values } => Message::new("setup-fault-choice")
                .typed("option", option)
                .typed("value", value)
                .with("values", Arg::Typed(values.join(", "))),
            SetupError::EmptyValue { option, values: [] } => {
                Message::new("setup-fault-empty-value").typed("option", option)
            }
            SetupError::EmptyValue { option, values } => Message::new("setup-fault-empty-choice")
                .typed("option", option)
                .with("values", Arg::Typed(values.join(", "))),
            SetupError::ValueTwice { option, value, values } => Message::new("setup-fault-value-twice")
                .typed("option", option)
                .typed("value", value)
                .with("values", Arg::Typed(values.join(", "))),
            SetupError::NotYet { option, value, values } => Message::new("setup-fault-not-yet")
                .typed("option", option)
                .typed("value", value)
                .with("values", Arg::Typed(values.join(", "))),
            SetupError::Excluded { one, other } => {
                Message::new("setup-fault-excluded").typed("one", one).typed("other", other)
            }
            SetupError::Unknown { game, option, options } if options.is_empty() => {
                Message::new("setup-fault-no-options").typed("game", game).typed("option", option)
            }
            SetupError::Unknown { game, option, options } => Message::new("setup-fault-unknown")
                .typed("game", game)
                .typed("option", option)
                .with("options", Arg::Typed(options.join(", "))),
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
            SetupError::TooLongValue { option, values } => {
                let (option, values) = (typed(option), values.join(", "));
                write!(
                    f,
                    "the value of the option `{option}` is too long for a set-up line of at most {CHARS_MAX} \
                     characters; choose from: {values}"
                )
            }
            SetupError::NoOption(word) => {
                write!(f, "`{}` is not an option of the form key=value", typed(word))
            }
            SetupError::Twice(option) => write!(f, "the option `{}` is given twice", typed(option)),
            SetupError::Value { option, value } => {
                write!(f, "`{}` is not a valid value for the option `{}`", typed(value), typed(option))
            }
            SetupError::NoChoice { option, value, values } => write!(
                f,
                "`{}` is not a valid value for the option `{}`; choose from: {}",
                typed(value),
                typed(option),
                values.join(", ")
            ),
            SetupError::EmptyValue { option, values: [] } => {
                write!(f, "the option `{}` has an empty value", typed(option))
            }
            SetupError::EmptyValue { option, values } => {
                let (option, values) = (typed(option), values.join(", "));
                write!(f, "the option `{option}` has an empty value; choose from: {values}")
            }
            SetupError::ValueTwice { option, value, values } => write!(
                f,
                "`{}` is given twice in the option `{}`; choose from: {}",
                typed(value),
                typed(option),
                values.join(", ")
            ),
            SetupError::NotYet { option, value, values } => write!(
                f,
                "`{}` is not available yet for the option `{}`; choose from: {}",
                typed(value),
                typed(option),
                values.join(", ")
            ),
            SetupError::Excluded { one, other } => {
                write!(f, "`{}` and `{}` cannot be chosen together", typed(one), typed(other))
            }
            SetupError::Unknown { game, option, options } if options.is_empty() => {
                write!(f, "`{}` has no option `{}`", typed(game), typed(option))
            }
            SetupError::Unknown { game, option, options } => {
                let (game, option) = (typed(game), typed(option));
                write!(f, "`{game}` has no option `{option}`; its options are: {}", options.join(", "))
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
                write!(
                    f,
                    "this is rules version {asked} of {game}; with these options the newest that is known here is {known}"
                )
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
    /// The version of the rules, if the line has one and [`SetupLine::of_game`] has read it.
    pub rules: Option<u16>,
    options: Vec<(&'a str, &'a str)>,
    /// The options that the game queried: those it has.
    known: Vec<String>,
}

/// Parses an option with its value, of the form `key=value`; the value may be empty.
///
/// # Errors
/// If the word is not of that form.
pub fn key_and_value(word: &str) -> Result<(&str, &str), SetupError> {
    let parts = word.split_once('=').filter(|(key, _)| !key.is_empty());
    parts.ok_or_else(|| SetupError::NoOption(word.into()))
}

/// Parses a value of an option and returns its index in the list of values.
///
/// # Errors
/// If the list does not contain the value; the error names those it contains.
pub fn choice(option: &str, value: &str, values: &'static [&'static str]) -> Result<usize, SetupError> {
    values.iter().position(|known| *known == value).ok_or_else(|| no_choice(option, value, values))
}

/// Parses values of an option, separated by commas and in any order. Returns for each value of the list whether it is
/// among them.
///
/// # Errors
/// If the list does not contain one of them, and then the error names the values of the list; if one is given twice, or
/// the text is longer than a set-up line.
pub fn choices(option: &str, value: &str, values: &'static [&'static str]) -> Result<Vec<bool>, SetupError> {
    if value.len() > CHARS_MAX {
        return Err(SetupError::TooLongValue { option: option.into(), values });
    }
    let mut chosen = vec![false; values.len()];
    for one in value.split(',').filter(|_| !value.is_empty()) {
        let place = choice(option, one, values)?;
        if std::mem::replace(&mut chosen[place], true) {
            return Err(SetupError::ValueTwice { option: option.into(), value: one.into(), values });
        }
    }
    Ok(chosen)
}

/// Refuses a text that contains one of the `later` values, which the option is to have in a later version; `values` are
/// those it has now.
///
/// # Errors
/// If it contains one; the error names that value and the current ones.
pub fn not_yet(
    option: &str,
    text: &str,
    values: &'static [&'static str],
    later: &[&str],
) -> Result<(), SetupError> {
    match text.split(',').find(|one| later.contains(one)) {
        Some(value) => Err(SetupError::NotYet { option: option.into(), value: value.into(), values }),
        None => Ok(()),
    }
}

fn no_choice(option: &str, value: &str, values: &'static [&'static str]) -> SetupError {
    match value {
        "" => SetupError::EmptyValue { option: option.into(), values },
        _ => SetupError::NoChoice { option: option.into(), value: value.into(), values },
    }
}

impl<'a> SetupLine<'a> {
    /// Parses a set-up line.
    ///
    /// # Errors
    /// If the line is empty or too long, has an option without `=`, or has one twice.
    pub fn parse(line: &'a str) -> Result<Self, SetupError> {
        if line.len() > CHARS_MAX {
            return Err(SetupError::TooLong);
        }
        let mut words = line.split_ascii_whitespace();
        let game = words.next().ok_or(SetupError::Empty)?;
        let mut options = Vec::new();
        for word in words {
            let (key, value) = key_and_value(word)?;
            if options.iter().any(|&(known, _)| known == key) {
                return Err(SetupError::Twice(key.into()));
            }
            options.push((key, value));
        }
        Ok(SetupLine { game, rules: None, options, known: Vec::new() })
    }

    /// Parses a set-up line of this game and removes the version of its rules, which is optional. `known` is the newest
    /// version.
    ///
    /// # Errors
    /// As for [`SetupLine::parse`], and if the line is of another game or of an unknown version of the rules.
    pub fn of_game(line: &'a str, game: &'static str, known: u16) -> Result<Self, SetupError> {
        let mut parts = SetupLine::parse(line)?;
        if parts.game != game {
            return Err(SetupError::OtherGame(game));
        }
        parts.rules = parts.take("rules")?;
        match parts.rules {
            Some(asked) if !(1..=known).contains(&asked) => Err(SetupError::Rules { game, asked, known }),
            _ => Ok(parts),
        }
    }

    /// Returns the options that were not removed yet, with their values.
    pub fn options(&self) -> &[(&'a str, &'a str)] {
        &self.options
    }

    fn take_text(&mut self, key: &str) -> Option<&'a str> {
        self.known.push(key.into());
        let at = self.options.iter().position(|&(known, _)| known == key)?;
        Some(self.options.remove(at).1)
    }

    /// Removes an option and parses its value.
    ///
    /// # Errors
    /// If the value cannot be read; the message names the option.
    pub fn take<T: FromStr>(&mut self, key: &str) -> Result<Option<T>, SetupError> {
        let Some(value) = self.take_text(key) else { return Ok(None) };
        let unread = |_| match value {
            "" => SetupError::EmptyValue { option: key.into(), values: &[] },
            _ => SetupError::Value { option: key.into(), value: value.into() },
        };
        value.parse().map(Some).map_err(unread)
    }

    /// Removes an option with one of several values, as [`choice`] reads it; the first is the default.
    ///
    /// # Errors
    /// If the value is not one of these.
    pub fn take_choice(&mut self, key: &str, values: &'static [&'static str]) -> Result<usize, SetupError> {
        self.take_text(key).map_or(Ok(0), |value| choice(key, value, values))
    }

    /// Removes an option with any of several values, as [`choices`] reads it; by default it has none.
    ///
    /// # Errors
    /// If it has a value that is not one of these, or one twice.
    pub fn take_choices(
        &mut self,
        key: &str,
        values: &'static [&'static str],
    ) -> Result<Vec<bool>, SetupError> {
        choices(key, self.take_text(key).unwrap_or_default(), values)
    }

    /// Removes an option with any of several values and returns those it has; an option without values is left out of
    /// the line. `later` are values that the option is to have in a later version.
    ///
    /// # Errors
    /// If the option is present without a value, has a value that is not one of these, or has one twice.
    pub fn take_some(
        &mut self,
        key: &str,
        values: &'static [&'static str],
        later: &[&str],
    ) -> Result<Vec<&'static str>, SetupError> {
        let Some(text) = self.take_text(key) else { return Ok(Vec::new()) };
        if text.is_empty() {
            return Err(no_choice(key, text, values));
        }
        not_yet(key, text, values, later)?;
        let chosen = choices(key, text, values)?;
        Ok(values.iter().zip(chosen).filter(|(_, chosen)| *chosen).map(|(value, _)| *value).collect())
    }

    /// Checks that every option was taken.
    ///
    /// # Errors
    /// If an option is left that was not taken.
    pub fn finish(self) -> Result<(), SetupError> {
        match self.options.first() {
            None => Ok(()),
            Some(&(key, _)) => {
                Err(SetupError::Unknown { game: self.game.into(), option: key.into(), options: self.known })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{SetupLine, choices};

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
        assert_eq!(error("chess =2"), "`=2` is not an option of the form key=value");
        assert_eq!(error("chess players="), "the option `players` has an empty value");
        assert_eq!(error("chess players=2 players=3"), "the option `players` is given twice");
        assert_eq!(error("chess players=many"), "`many` is not a valid value for the option `players`");
        assert_eq!(error("chess colour=red"), "`chess` has no option `colour`; its options are: players");
    }

    const FENCES: &[&str] = &["low", "high"];
    const REGIONS: &[&str] = &["hills", "lakes", "roads"];

    #[test]
    fn takes_one_of_several_values_and_some_of_several() {
        let read = |line: &str| {
            let mut parts = SetupLine::parse(line)?;
            let read = (parts.take_choice("fences", FENCES)?, parts.take_choices("regions", REGIONS)?);
            parts.finish().map(|()| read)
        };
        assert_eq!(read("chess"), Ok((0, vec![false; 3])));
        assert_eq!(read("chess regions=roads,hills fences=high"), Ok((1, vec![true, false, true])));
        assert_eq!(read("chess regions="), Ok((0, vec![false; 3])));
        let error = |line: &str| read(line).unwrap_err().to_string();
        let fences = "is not a valid value for the option `fences`; choose from: low, high";
        assert_eq!(error("chess fences=HIGH"), format!("`HIGH` {fences}"));
        assert_eq!(error("chess fences="), "the option `fences` has an empty value; choose from: low, high");
        let regions = "is not a valid value for the option `regions`; choose from: hills, lakes, roads";
        let empty = "the option `regions` has an empty value; choose from: hills, lakes, roads";
        assert_eq!(error("chess regions=lakes,,roads"), empty);
        assert_eq!(error("chess regions=lakes,lanes"), format!("`lanes` {regions}"));
        assert_eq!(
            error("chess regions=lakes,lakes"),
            "`lakes` is given twice in the option `regions`; choose from: hills, lakes, roads"
        );
        let long = choices("regions", &"lakes,".repeat(40), REGIONS).unwrap_err().to_string();
        assert!(long.contains("`regions` is too long") && long.ends_with("hills, lakes, roads"), "{long}");
        assert!(error(&format!("chess regions={}", "lakes,".repeat(40))).contains("at most 200 characters"));
        assert_eq!(
            error("chess fence=high"),
            "`chess` has no option `fence`; its options are: fences, regions"
        );
        assert!(choices("regions", "", REGIONS).is_ok_and(|chosen| !chosen.contains(&true)));
    }

    #[test]
    fn takes_what_is_given_and_says_what_is_to_come() {
        let read = |line: &str| SetupLine::parse(line)?.take_some("regions", REGIONS, &["silk"]);
        assert_eq!(
            (read("chess"), read("chess regions=lakes,hills")),
            (Ok(vec![]), Ok(vec!["hills", "lakes"]))
        );
        let error = |line: &str| read(line).unwrap_err().to_string();
        let regions = "for the option `regions`; choose from: hills, lakes, roads";
        let empty = "the option `regions` has an empty value; choose from: hills, lakes, roads";
        assert_eq!(error("chess regions="), empty);
        assert_eq!(error("chess regions=roads,silk"), format!("`silk` is not available yet {regions}"));
    }
}
