//! Views and effects as the server sends them, parsed once.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use serde::de::DeserializeOwned;

/// A view or an effect of a game: the text that the server sent, and the value that was parsed from it once, in the
/// types of its game.
#[derive(Clone)]
pub struct Parsed(Arc<Read<dyn Any + Send + Sync>>);

struct Read<T: ?Sized> {
    text: Box<str>,
    value: T,
}

impl Parsed {
    /// Parses a text; none if it is not a value of this type.
    pub fn read<T: DeserializeOwned + Send + Sync + 'static>(text: &str) -> Option<Parsed> {
        let value: T = serde_json::from_str(text).ok()?;
        Some(Parsed(Arc::new(Read { text: text.into(), value })))
    }

    /// Returns the value. A table holds only what its kit has parsed, and only that kit's code is drawn on it.
    pub(super) fn value<T: 'static>(&self) -> &T {
        self.0.value.downcast_ref().expect("a value of this game")
    }
}

/// Two values are equal if their texts are, since the text determines the value.
impl PartialEq for Parsed {
    fn eq(&self, other: &Parsed) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.text == other.0.text
    }
}

impl fmt::Debug for Parsed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.text)
    }
}
