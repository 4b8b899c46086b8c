//! The options of a table: the game's own and those of the platform, and how a game file states them.

use kernel::{SetupError, key_and_value};

use crate::about::About;
use crate::option::{Chosen, GameOption, OptionKind, OptionPlace, allow, choose};

/// The option by which the owner of a table welcomes programs at the seats of others.
const PROGRAMS: GameOption = GameOption {
    key: "programs",
    kind: OptionKind::One,
    values: GameOption::NO_OR_YES,
    later: &[],
    excludes: &[],
    place: OptionPlace::Table,
};

/// The table options of the platform, which every game has beside its own.
pub const TABLE_OPTIONS: &[GameOption] = &[PROGRAMS];

/// Returns whether a table with these options welcomes programs.
///
/// ```
/// use catalog::{Chosen, welcomes_programs};
///
/// assert!(!welcomes_programs(&Chosen::new()));
/// assert!(welcomes_programs(&[("programs".to_owned(), "yes".to_owned())].into()));
/// ```
pub fn welcomes_programs(chosen: &Chosen) -> bool {
    chosen.get(PROGRAMS.key).is_some_and(|value| value == "yes")
}

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

/// Returns the keys and values of the table options that a game file states.
pub(crate) fn stated_in(file: &str) -> impl Iterator<Item = (&str, &str)> {
    file.lines().filter_map(|line| line.trim().strip_prefix(STATES)?.split_once('='))
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
