//! The options that can be chosen when a table is set up: described once by the game, for the set-up line, the table,
//! the lobby and the terminal.

use std::collections::BTreeMap;

use kernel::{SetupError, SetupLine, choice, choices, key_and_value, not_yet};

use crate::{About, Registry};

/// The chosen values of options, by their keys. An option that has its default is left out.
pub type Chosen = BTreeMap<String, String>;

/// The table options of the platform, which every game has beside its own.
pub const TABLE_OPTIONS: &[GameOption] = &[];

/// The table option by which a side that stalls loses, in a game that [defines](crate::Stalling) stalling.
pub const ADJUDICATE: GameOption = GameOption {
    key: "adjudicate",
    kind: OptionKind::One,
    values: GameOption::NO_OR_YES,
    later: &[],
    excludes: &[],
    place: OptionPlace::Table,
};

/// The beginning of a comment of a game file that states a table option; `key=value` follows.
const STATES: &str = "# option ";

/// Returns a game file that states the options of its table, in comments below the set-up line. The inputs of a
/// game say nothing of them.
///
/// ```
/// let chosen = [("adjudicate".to_owned(), "yes".to_owned())].into();
/// let file = catalog::with_options("duel\nT.b\n", &chosen);
/// assert_eq!(file, "duel\n# option adjudicate=yes\nT.b\n");
/// ```
pub fn with_options(log: &str, chosen: &Chosen) -> String {
    let (setup, inputs) = log.split_once('\n').unwrap_or((log, ""));
    let stated = chosen.iter().map(|(key, value)| format!("{STATES}{key}={value}\n"));
    format!("{setup}\n{}{inputs}", stated.collect::<String>())
}

impl Registry {
    /// Returns the table options that a game file with this set-up line states. Options that there are not are passed over,
    /// as in [`Registry::open_with`].
    pub fn options_in(self, setup: &str, file: &str) -> Chosen {
        let mut chosen = Chosen::new();
        let stated = file.lines().filter_map(|line| line.trim().strip_prefix(STATES)?.split_once('='));
        for (key, value) in stated {
            let mut with = chosen.clone();
            with.insert(key.into(), value.into());
            chosen = self.choose(setup, &with).unwrap_or(chosen);
        }
        chosen
    }
}

/// An option of a game or of its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameOption {
    /// The key of the option, as in `key=value`.
    pub key: &'static str,
    /// The number of values that the option has at a time: one, or any number.
    pub kind: OptionKind,
    /// The values to choose from.
    pub values: &'static [&'static str],
    /// Values that the option is to have in a later version: the refusal of one says so.
    pub later: &'static [&'static str],
    /// The values of other options that cannot be chosen together with values of this one; exclusion is mutual.
    pub excludes: &'static [Exclusion],
    /// The place in which the option is written.
    pub place: OptionPlace,
}

/// The number of values that an option has at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// One; the first is the default.
    One,
    /// Any number of them, written in the order of the list and separated by commas; none is the default.
    Set,
}

/// A value of an option that cannot be chosen together with a value of another, or of the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exclusion {
    /// The value.
    pub value: &'static str,
    /// The key of the other option.
    pub key: &'static str,
    /// The value of the other option.
    pub with: &'static str,
}

/// The place in which an option is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionPlace {
    /// In the set-up line: it changes the rules of the game.
    Setup,
    /// Beside the set-up line: it changes how the table is run.
    Table,
}

impl GameOption {
    /// The values of a yes-or-no option.
    pub const NO_OR_YES: &'static [&'static str] = &["no", "yes"];

    /// Returns the default value as it is written.
    pub fn default(&self) -> &'static str {
        match self.kind {
            OptionKind::One => self.values[0],
            OptionKind::Set => "",
        }
    }

    /// Reads a value and returns it as it is written.
    ///
    /// # Errors
    /// If the option has no such value; the error names those it has.
    pub fn read(&self, value: &str) -> Result<String, SetupError> {
        not_yet(self.key, value, self.values, self.later)?;
        match self.kind {
            OptionKind::One => Ok(self.values[choice(self.key, value, self.values)?].to_owned()),
            OptionKind::Set => {
                let chosen = choices(self.key, value, self.values)?;
                let chosen = self.values.iter().zip(chosen).filter(|(_, chosen)| *chosen);
                Ok(chosen.map(|(value, _)| *value).collect::<Vec<_>>().join(","))
            }
        }
    }

    /// Returns whether a value, as it is written, is or contains this one.
    fn has(&self, written: &str, value: &str) -> bool {
        match self.kind {
            OptionKind::One => written == value,
            OptionKind::Set => written.split(',').any(|one| one == value),
        }
    }
}

impl About {
    /// Returns the option with this key.
    pub fn option(&self, key: &str) -> Option<&'static GameOption> {
        self.options.iter().find(|option| option.key == key)
    }

    /// Returns the described options of a set-up line that do not have their defaults. Everything else in the line (the
    /// number of players, the version of the rules) is read by the game only.
    ///
    /// # Errors
    /// If the line is malformed, an option has no such value, or two cannot be chosen together.
    pub fn chosen_in(&self, setup: &str) -> Result<Chosen, SetupError> {
        let mut chosen = Chosen::new();
        for &(key, value) in self.parts(setup)?.options() {
            if let Some(option) = self.option(key).filter(|option| option.place == OptionPlace::Setup) {
                choose(option, value, &mut chosen)?;
            }
        }
        allow(self.options.iter(), &chosen)?;
        Ok(chosen)
    }

    /// Parses a set-up line of this game.
    ///
    /// # Errors
    /// As [`SetupLine::parse`]; the error of a line that is too long names the values of the option that is to blame, if
    /// the game describes it.
    pub(crate) fn parts<'a>(&self, setup: &'a str) -> Result<SetupLine<'a>, SetupError> {
        SetupLine::parse(setup).map_err(|error| match error {
            SetupError::TooLong => {
                let words = setup.split_ascii_whitespace().filter_map(|word| key_and_value(word).ok());
                let longest = words.max_by_key(|(_, value)| value.len());
                let option = longest.and_then(|(key, _)| self.option(key));
                option.map_or(error, |option| SetupError::TooLongValue {
                    option: option.key.into(),
                    values: option.values,
                })
            }
            error => error,
        })
    }

    /// Returns whether a side that stalls loses at a table with these options.
    pub(crate) fn adjudicates(&self, chosen: &Chosen) -> bool {
        self.options.contains(&ADJUDICATE) && chosen.get(ADJUDICATE.key).is_some_and(|value| value == "yes")
    }
}

/// The options that can be chosen for a table of a game: the game's own, and those of the platform.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    about: &'static About,
    platform: &'static [GameOption],
}

impl Options {
    /// Returns the options of a game beside these of the platform.
    pub const fn new(about: &'static About, platform: &'static [GameOption]) -> Self {
        Options { about, platform }
    }

    /// Returns all options, in the order in which they are offered.
    pub fn iter(self) -> impl Iterator<Item = &'static GameOption> + Clone {
        self.about.options.iter().chain(self.platform)
    }

    /// Returns the option with this key.
    pub fn named(self, key: &str) -> Option<&'static GameOption> {
        self.iter().find(|option| option.key == key)
    }

    /// Checks the table options that are chosen beside a set-up line, and returns those that do not have their
    /// defaults, each as it is written.
    ///
    /// # Errors
    /// As [`About::chosen_in`], and if the table has no such option.
    pub fn choose(self, setup: &str, wanted: &Chosen) -> Result<Chosen, SetupError> {
        let mut chosen = Chosen::new();
        for (key, value) in wanted {
            let option = self.named(key).filter(|option| option.place == OptionPlace::Table);
            let option = option.ok_or_else(|| self.no_option(key))?;
            choose(option, value, &mut chosen)?;
        }
        let mut all = self.about.chosen_in(setup)?;
        all.extend(chosen.clone());
        allow(self.iter(), &all)?;
        Ok(chosen)
    }

    /// Sorts words `key=value` into the set-up line of a game for this number of players and the table options beside
    /// it.
    ///
    /// # Errors
    /// If a word is none of that form, there is no such option or value, or two cannot be chosen together.
    pub fn set_up<'a>(
        self,
        players: u8,
        words: impl IntoIterator<Item = &'a str>,
    ) -> Result<(String, Chosen), SetupError> {
        let (mut line, mut table) = (format!("{} players={players}", self.about.name), Chosen::new());
        for word in words {
            let (key, value) = key_and_value(word)?;
            let option = self.named(key).ok_or_else(|| self.no_option(key))?;
            match option.place {
                OptionPlace::Setup => line += &format!(" {key}={}", option.read(value)?),
                OptionPlace::Table => {
                    if table.insert(key.into(), value.into()).is_some() {
                        return Err(SetupError::Twice(key.into()));
                    }
                }
            }
        }
        let table = self.choose(&line, &table)?;
        Ok((line, table))
    }

    fn no_option(self, key: &str) -> SetupError {
        // A rules option is none of the table, so it is not suggested for itself.
        let options = self.iter().filter(|option| option.key != key);
        let options = options.map(|option| option.key.to_owned()).collect();
        SetupError::Unknown { game: self.about.name.into(), option: key.into(), options }
    }
}

/// Checks that all these values of options, as they are written, can be chosen together; an option that is left out has its
/// default.
fn allow<'a>(
    options: impl Iterator<Item = &'a GameOption> + Clone,
    chosen: &Chosen,
) -> Result<(), SetupError> {
    let has = |key: &str, value: &str| {
        options
            .clone()
            .find(|option| option.key == key)
            .is_some_and(|option| option.has(chosen.get(key).map_or(option.default(), String::as_str), value))
    };
    for option in options.clone() {
        for Exclusion { value, key, with } in option.excludes {
            if has(option.key, value) && has(key, with) {
                let (one, other) = (format!("{}={value}", option.key), format!("{key}={with}"));
                return Err(SetupError::Excluded { one, other });
            }
        }
    }
    Ok(())
}

/// Adds the value of an option, unless it is the default.
fn choose(option: &GameOption, value: &str, chosen: &mut Chosen) -> Result<(), SetupError> {
    let value = option.read(value)?;
    if value != option.default() {
        chosen.insert(option.key.into(), value);
    }
    Ok(())
}
