//! One option that can be chosen when a table is set up: described once by the game, for the set-up line, the table, the
//! lobby and the terminal.

use std::collections::BTreeMap;

use kernel::{SetupError, choice, choices, not_yet};

/// The chosen values of options, by their keys. An option that has its default is left out.
pub type Chosen = BTreeMap<String, String>;

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

/// The table option by which a side that stalls loses, in a game that [defines](crate::Stalling) stalling.
pub const ADJUDICATE: GameOption = GameOption {
    key: "adjudicate",
    kind: OptionKind::One,
    values: GameOption::NO_OR_YES,
    later: &[],
    excludes: &[],
    place: OptionPlace::Table,
};

/// Checks that all these values of options, as they are written, can be chosen together; an option that is left out has its
/// default.
pub(crate) fn allow<'a>(
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
pub(crate) fn choose(option: &GameOption, value: &str, chosen: &mut Chosen) -> Result<(), SetupError> {
    let value = option.read(value)?;
    if value != option.default() {
        chosen.insert(option.key.into(), value);
    }
    Ok(())
}
