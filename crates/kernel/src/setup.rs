use std::fmt;
use std::str::FromStr;

/// A set-up line that cannot be used, with the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError(pub String);

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SetupError {}

/// The common form of all set-up lines: a game's name and `key=value` options, such as
/// `splendor players=3 rules=1`. What the options mean is each game's own matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupLine<'a> {
    /// The game's name.
    pub game: &'a str,
    options: Vec<(&'a str, &'a str)>,
}

impl<'a> SetupLine<'a> {
    /// Takes a line apart.
    ///
    /// # Errors
    /// If it is empty, too long, has an option without `=`, or one twice.
    pub fn parse(line: &'a str) -> Result<Self, SetupError> {
        const CHARS_MAX: usize = 200;
        if line.len() > CHARS_MAX {
            return Err(SetupError(format!("a set-up line has at most {CHARS_MAX} characters")));
        }
        let mut words = line.split_ascii_whitespace();
        let game = words.next().ok_or_else(|| SetupError("the set-up line is empty".into()))?;
        let mut options = Vec::new();
        for word in words {
            let Some((key, value)) = word.split_once('=') else {
                return Err(SetupError(format!("`{}` is not an option of the form key=value", shown(word))));
            };
            if options.iter().any(|&(known, _)| known == key) {
                return Err(SetupError(format!("the option `{}` stands twice", shown(key))));
            }
            options.push((key, value));
        }
        Ok(SetupLine { game, options })
    }

    /// Takes an option out and reads its value.
    ///
    /// # Errors
    /// If the value cannot be read; the message names the option.
    pub fn take<T: FromStr>(&mut self, key: &str) -> Result<Option<T>, SetupError> {
        let Some(at) = self.options.iter().position(|&(known, _)| known == key) else { return Ok(None) };
        let (_, value) = self.options.remove(at);
        value
            .parse()
            .map(Some)
            .map_err(|_| SetupError(format!("`{}` is no value for the option `{key}`", shown(value))))
    }

    /// Ends the reading.
    ///
    /// # Errors
    /// If an option is left that nobody took.
    pub fn finish(self) -> Result<(), SetupError> {
        match self.options.first() {
            None => Ok(()),
            Some((key, _)) => Err(SetupError(format!("`{}` has no option `{}`", self.game, shown(key)))),
        }
    }
}

fn shown(text: &str) -> String {
    text.chars().take(30).flat_map(char::escape_debug).collect()
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
        assert_eq!(error("splendor players"), "`players` is not an option of the form key=value");
        assert_eq!(error("splendor players=2 players=3"), "the option `players` stands twice");
        assert_eq!(error("splendor players=many"), "`many` is no value for the option `players`");
        assert_eq!(error("splendor colour=red"), "`splendor` has no option `colour`");
    }
}
