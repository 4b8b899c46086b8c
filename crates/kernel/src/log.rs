use std::fmt;

use crate::Message;

/// The maximum number of characters of one input.
pub const INPUT_CHARS_MAX: usize = 64;
/// The maximum number of inputs of one log: far above what any game reaches, but a bound for logs from outside.
pub const LOG_INPUTS_MAX: usize = 1_000_000;

/// A stored game: its set-up line, then every input (action or outcome) on a line of its own, in the game's notation.
/// Blank lines and lines that begin with `#` are comments. The format is permanent: every stored game can be replayed
/// by later versions.
///
/// The inputs are not interpreted here; a session replays them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log<'a> {
    /// The set-up line.
    pub setup: &'a str,
    /// Each input with the number of its line, counted from 1.
    pub inputs: Vec<(u32, &'a str)>,
}

/// The reason why a text is not a log. Its `Display` text is English; its [message](LogFault::message) can be shown in
/// any language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogError {
    /// The line, counted from 1; 0 for the text as a whole.
    pub line: u32,
    /// The fault.
    pub fault: LogFault,
}

/// A fault of a text that is not a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFault {
    /// The text is empty.
    Empty,
    /// An input is too long.
    LongInput,
    /// An input is not one word of printable ASCII.
    NoWord,
    /// There are too many inputs.
    TooMany,
}

impl LogFault {
    /// Returns the reason as a message, to be shown in the reader's language.
    pub fn message(self) -> Message {
        match self {
            LogFault::Empty => Message::new("log-fault-empty"),
            LogFault::LongInput => {
                Message::new("log-fault-long-input").number("most", INPUT_CHARS_MAX as i32)
            }
            LogFault::NoWord => Message::new("log-fault-word"),
            LogFault::TooMany => Message::new("log-fault-many").number("most", LOG_INPUTS_MAX as i32),
        }
    }
}

impl fmt::Display for LogFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogFault::Empty => f.write_str("the log is empty: it must begin with a set-up line"),
            LogFault::LongInput => write!(f, "an input has at most {INPUT_CHARS_MAX} characters"),
            LogFault::NoWord => f.write_str("an input is one word of printable ASCII"),
            LogFault::TooMany => write!(f, "a log has at most {LOG_INPUTS_MAX} inputs"),
        }
    }
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => self.fault.fmt(f),
            line => write!(f, "line {line}: {}", self.fault),
        }
    }
}

impl std::error::Error for LogError {}

/// Returns the lines that are no comments, each with its number.
fn lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    // Some editors begin a file with a mark of its encoding.
    text.trim_start_matches('\u{feff}')
        .lines()
        .zip(1u32..)
        .map(|(line, number)| (number, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

impl<'a> Log<'a> {
    /// Returns the set-up line of a text, whatever follows it; none if the text is empty.
    pub fn setup_line(text: &str) -> Option<&str> {
        lines(text).next().map(|(_, setup)| setup)
    }

    /// Reads a log.
    ///
    /// # Errors
    /// If there is no set-up line, or a line is not one word of printable ASCII.
    pub fn parse(text: &'a str) -> Result<Self, LogError> {
        let mut lines = lines(text);
        let Some((_, setup)) = lines.next() else {
            return Err(LogError { line: 0, fault: LogFault::Empty });
        };
        let mut inputs = Vec::new();
        for (line, input) in lines {
            if input.len() > INPUT_CHARS_MAX {
                return Err(LogError { line, fault: LogFault::LongInput });
            }
            if !input.bytes().all(|byte| byte.is_ascii_graphic()) {
                return Err(LogError { line, fault: LogFault::NoWord });
            }
            if inputs.len() == LOG_INPUTS_MAX {
                return Err(LogError { line, fault: LogFault::TooMany });
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
        let log = Log::parse("# a game\n\nchess players=2\nrook.1\n# then\n  T.wbg \r\n").unwrap();
        assert_eq!(log.setup, "chess players=2");
        assert_eq!(log.inputs, [(4, "rook.1"), (6, "T.wbg")]);
    }

    #[test]
    fn a_mark_of_the_encoding_is_no_part_of_the_log() {
        let log = Log::parse("\u{feff}chess players=2\r\nrook.1\r\n").unwrap();
        assert_eq!((log.setup, log.inputs.len()), ("chess players=2", 1));
    }

    #[test]
    fn refuses_what_is_no_log() {
        assert_eq!(Log::parse(" \n# nothing\n").unwrap_err().line, 0);
        assert_eq!(Log::parse("chess\ntwo words\n").unwrap_err().line, 2);
        assert_eq!(Log::parse(&format!("chess\n{}\n", "x".repeat(65))).unwrap_err().line, 2);
    }
}
