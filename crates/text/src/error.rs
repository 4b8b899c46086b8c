use std::fmt;

/// The reason why a language could not be loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextError {
    /// The text is not a language tag, such as `en` or `pt-BR`.
    Language(String),
    /// A source is not Fluent.
    Syntax {
        /// The line of the source, from 1.
        line: usize,
        /// The message of the parser, in English.
        why: String,
    },
    /// A message is defined twice.
    Twice(String),
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::Language(tag) => write!(f, "`{tag}` is not a language tag"),
            TextError::Syntax { line, why } => write!(f, "line {line}: {why}"),
            TextError::Twice(id) => write!(f, "the message `{id}` is defined twice"),
        }
    }
}

impl std::error::Error for TextError {}
