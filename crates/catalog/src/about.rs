use std::ops::RangeInclusive;

use kernel::{RuleList, SetupError, SetupLine, key_and_value};

use crate::option::{ADJUDICATE, Chosen, GameOption, OptionPlace, allow, choose};

/// The description of a game, stated once for all crates above the rules.
#[derive(Clone, Debug)]
pub struct About {
    /// The name that begins its set-up lines.
    pub name: &'static str,
    /// The numbers of players that the game allows.
    pub seats: RangeInclusive<u8>,
    /// The options that can be chosen when a table is set up, in the order in which they are offered.
    pub options: &'static [GameOption],
    /// The lists of rules of the game, the chief one first.
    pub lists: &'static [&'static RuleList],
    /// The names of the sets of its pieces and cards, as messages use them.
    pub sets: &'static [&'static str],
    /// The secrecy of what the players hold.
    pub hands: Hands,
    /// The maximum size of its state, in bytes.
    pub state_bytes_max: usize,
}

/// The secrecy of what the players of a game hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hands {
    /// Everybody sees all of it.
    Open,
    /// Everybody may know all of it, since it was acquired openly, but players cover it all the same: a shell shows it
    /// to its holder only.
    Covered,
    /// Some of it is hidden from the others.
    Hidden,
}

impl Hands {
    /// Returns whether anything is hidden from anybody.
    pub const fn hides(self) -> bool {
        matches!(self, Hands::Hidden)
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
