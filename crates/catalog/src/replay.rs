//! From a log to a game.

use std::fmt;

use kernel::Log;

use crate::session::{Awaiting, Session};
use crate::{Refused, open};

/// A log that is not a game, with the first bad line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoadError {
    /// The line, counted from 1; 0 for the text as a whole.
    pub line: u32,
    /// The input that stands there, if it was one.
    pub input: Option<String>,
    /// What is wrong, in English.
    pub why: String,
    /// The refusal, where the rules refused the input.
    pub refused: Option<Box<Refused>>,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        if let Some(input) = &self.input {
            write!(f, "`{input}`: ")?;
        }
        f.write_str(&self.why)
    }
}

impl std::error::Error for LoadError {}

/// Replays a log strictly: every input must be one that was possible at its place.
///
/// # Errors
/// The first line that is wrong, and why.
pub fn load(text: &str) -> Result<Box<dyn Session>, LoadError> {
    let log = Log::parse(text).map_err(|error| LoadError {
        line: error.line,
        input: None,
        why: error.why,
        refused: None,
    })?;
    let mut session = open(log.setup).map_err(|error| LoadError {
        line: line_of(text, log.setup),
        input: None,
        why: error.to_string(),
        refused: None,
    })?;
    for (line, input) in log.inputs {
        let taken = match session.awaiting() {
            Awaiting::Chance { .. } => session.resolve(input),
            Awaiting::Decision { .. } => session.play(input),
            Awaiting::Over => {
                let why = "the game is over before this input".into();
                return Err(LoadError { line, input: Some(input.into()), why, refused: None });
            }
        };
        taken.map_err(|refused| LoadError {
            line,
            input: Some(input.into()),
            why: refused.to_string(),
            refused: Some(Box::new(refused)),
        })?;
    }
    Ok(session)
}

/// The number of the line that a part of the text stands on.
fn line_of(text: &str, part: &str) -> u32 {
    (1u32..).zip(text.lines()).find(|(_, line)| line.trim() == part).map_or(0, |(number, _)| number)
}
