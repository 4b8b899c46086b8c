//! The outcome of a write.

use crate::{Changed, WriteError};

/// The effect of a write.
pub(super) enum Done {
    Written,
    /// The table takes so many bytes more.
    Grown(i64),
    /// The age of tables is counted up to this time.
    Counted(u64),
    /// No change: this table is the rematch already.
    Already(String),
    /// These tables were changed or deleted.
    Changed(Vec<Changed>),
}

impl Done {
    /// Returns how many bytes more a table takes.
    pub(super) fn grown(self) -> i64 {
        if let Done::Grown(bytes) = self { bytes } else { 0 }
    }

    /// Returns the time up to which the age of tables is counted.
    pub(super) fn counted(self) -> u64 {
        if let Done::Counted(at) = self { at } else { 0 }
    }

    /// Returns the tables that were changed or deleted.
    pub(super) fn changed(self) -> Vec<Changed> {
        if let Done::Changed(tables) = self { tables } else { Vec::new() }
    }
}

/// The outcome of a write inside its transaction: done, or impossible for a reason of its own. A fault of the medium is
/// an `sqlx::Error` and concerns the whole transaction.
pub(super) type Outcome = Result<Done, WriteError>;
