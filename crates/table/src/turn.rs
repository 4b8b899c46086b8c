//! The turn of a seat: what its holder may do now.

use catalog::Registry;
use protocol::{LegalActions, RawValue, RefusalKind};

use crate::Refusal;

/// The turn of a seat, as its holder is shown it. Legality depends on nothing else.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The set-up line.
    pub(crate) setup: String,
    /// The version of the table.
    pub(crate) version: u32,
    /// The view of the seat; none unless it is to act.
    pub(crate) view: Option<Box<RawValue>>,
}

impl Turn {
    /// Lists the legal actions. The rules work for that as long as for a move, so call it where the table need not wait.
    ///
    /// # Errors
    /// If `games` cannot read the view.
    pub fn legal(&self, games: Registry) -> Result<LegalActions, Refusal> {
        let actions = self.view.as_ref().map(|view| games.legal_in_view(&self.setup, view.get())).transpose();
        let actions = actions.map_err(|error| Refusal::new(RefusalKind::Internal, error.to_string()))?;
        Ok(LegalActions { version: self.version, actions: actions.unwrap_or_default() })
    }
}
