use std::fmt;

/// The most characters of one input.
pub const INPUT_CHARS_MAX: usize = 64;
/// The most inputs of one log: far above what any game reaches, and a bound for what is read from outside.
pub const LOG_INPUTS_MAX: usize = 1_000_000;

/// A stored game: its set-up line, then every input (action or outcome) on a line of its own, in the
/// game's notation. Blank lines and lines that begin with `#` are for human readers.
///
/// The inputs are not interpreted here; replaying them is the session's matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log<'a> {
    /// The set-up line.
    pub setup: &'a str,
    /// Each input with the number of its line, counted from 1.
    pub inputs: Vec<(u32, &'a str)>,
}

/// A text that is no log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogError {
    /// The line, counted from 1; 0 for the text as a whole.
    pub line: u32,
    /// What is wrong.
    pub why: String,
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.why),
            line => write!(f, "line {line}: {}", self.why),
        }
    }
}

impl std::error::Error for LogError {}

impl<'a> Log<'a> {
    /// Reads a log.
    ///
    /// # Errors
    /// If there is no set-up line, or a line is not one word of printable ASCII.
    pub fn parse(text: &'a str) -> Result<Self, LogError> {
        let mut lines = text
            .lines()
            .zip(1u32..)
            .map(|(line, number)| (number, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let Some((_, setup)) = lines.next() else {
            return Err(LogError {
                line: 0,
                why: "the log is empty: it must begin with a set-up line".into(),
            });
        };
        let mut inputs = Vec::new();
        for (line, input) in lines {
            if input.len() > INPUT_CHARS_MAX {
                return Err(LogError {
                    line,
                    why: format!("an input has at most {INPUT_CHARS_MAX} characters"),
                });
            }
            if !input.bytes().all(|byte| byte.is_ascii_graphic()) {
                return Err(LogError { line, why: "an input is one word of printable ASCII".into() });
            }
            if inputs.len() == LOG_INPUTS_MAX {
                return Err(LogError { line, why: format!("a log has at most {LOG_INPUTS_MAX} inputs") });
            }
            inputs.push((line, input));
        }
        Ok(Log { setup, inputs })
    }
}

#[cfg(test)]
mod tests {
    use super::Log;

    #[test]
    fn numbers_lines_and_skips_comments() {
        let log = Log::parse("# a game\n\nsplendor players=2\nnoble.1\n# then\n  T.wbg \r\n").unwrap();
        assert_eq!(log.setup, "splendor players=2");
        assert_eq!(log.inputs, [(4, "noble.1"), (6, "T.wbg")]);
    }

    #[test]
    fn refuses_what_is_no_log() {
        assert_eq!(Log::parse(" \n# nothing\n").unwrap_err().line, 0);
        assert_eq!(Log::parse("splendor\ntwo words\n").unwrap_err().line, 2);
        assert_eq!(Log::parse(&format!("splendor\n{}\n", "x".repeat(65))).unwrap_err().line, 2);
    }
}
