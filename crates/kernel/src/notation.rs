use std::fmt;

/// A text that is not in the notation, with what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    text: String,
    expected: &'static str,
}

impl NotationError {
    /// `text` was read where `expected` describes what should have stood. Long texts are cut.
    pub fn new(text: &str, expected: &'static str) -> Self {
        const SHOWN_MAX: usize = 40;
        let mut shown: String = text.chars().take(SHOWN_MAX).collect();
        if text.chars().nth(SHOWN_MAX).is_some() {
            shown.push('…');
        }
        NotationError { text: shown, expected }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}", self.text.escape_debug(), self.expected)
    }
}

impl std::error::Error for NotationError {}
