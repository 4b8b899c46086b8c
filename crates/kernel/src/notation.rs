use std::fmt;

use crate::Message;

/// A text that is not in a game's notation, with a description of what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    text: String,
    expected: &'static str,
}

impl NotationError {
    /// Creates the error for `text`; the message named `expected` describes what should stand in its place. Long texts
    /// are cut.
    pub fn new(text: &str, expected: &'static str) -> Self {
        const SHOWN_MAX: usize = 40;
        let mut shown: String = text.chars().take(SHOWN_MAX).collect();
        if text.chars().nth(SHOWN_MAX).is_some() {
            shown.push('…');
        }
        NotationError { text: shown, expected }
    }

    /// Returns the part of an input that could not be read.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the message that describes what was expected.
    pub fn message(&self) -> Message {
        Message::new(self.expected)
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not in the notation", self.text.escape_debug())
    }
}

impl std::error::Error for NotationError {}
