//! The decision on a request, and its consequence.

use catalog::Session;

use crate::event::{Granted, Write};
use crate::timeline::Timeline;

/// The decision on a request.
pub(crate) enum Decision {
    /// Nothing has to be stored.
    Done(Granted),
    /// The write to be stored, and the state of the table after it.
    Store(Write, After),
}

/// The change of the table when a write has been stored.
pub(crate) enum After {
    /// The game has this state.
    Game(Box<dyn Session>),
    /// The game begins, if there is one.
    Seats(Option<Box<Timeline>>),
    /// The room stays as it is.
    Nothing,
}
