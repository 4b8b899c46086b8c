//! Fields that were read apart and must be there.

use std::fmt;

/// The field that what was read lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lacks(pub &'static str);

impl fmt::Display for Lacks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no `{}`", self.0)
    }
}

/// The value of a field of this name.
///
/// # Errors
/// If it has none.
pub fn need<T>(field: Option<T>, name: &'static str) -> Result<T, Lacks> {
    field.ok_or(Lacks(name))
}
