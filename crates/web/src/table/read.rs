//! The table as the components of a kit read it.

use super::kit::{Kit, ViewOf};
use super::state::Table;

/// Reads a table in the types of the kit's game. Every [`Kit`] can do it.
pub trait ReadTable: Kit {
    /// Reads the position that is drawn: the present, or the earlier one being viewed.
    fn shown<T>(table: Table, of: impl FnOnce(&ViewOf<Self>) -> T) -> T {
        table.shown(|view| of(view.value()))
    }

    /// Reads the position as it stands now, as the player at this screen sees it.
    fn live<T>(table: Table, of: impl FnOnce(&ViewOf<Self>) -> T) -> T {
        table.live(|view| of(view.value()))
    }

    /// Queries the prepared turn; none if there is none.
    fn of_tray<T>(table: Table, of: impl FnOnce(&Self::Turn) -> T) -> Option<T> {
        table.of_turn(|turn| of((turn as &dyn std::any::Any).downcast_ref().expect("a turn of this game")))
    }
}

impl<K: Kit> ReadTable for K {}
