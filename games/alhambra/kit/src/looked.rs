//! The things that a viewer looks at on the table, besides the position.

use kernel::Seat;
use leptos::prelude::*;

/// The parts of the table that are looked at: the seat whose board is shown large in the place of the player's own, and
/// whether the scoring panel lies over the map, where it has no place of its own.
#[derive(Clone, Copy)]
pub struct Looked {
    /// The seat whose board is shown; none for the player's own.
    pub seat: RwSignal<Option<Seat>>,
    /// Whether the scoring panel is open.
    pub scoring: RwSignal<bool>,
    /// Whether the last round is shown with all tiles that are left, for each player alone.
    pub most: RwSignal<bool>,
    /// The round whose scoring card is shown to everybody; 0 for none.
    pub held: RwSignal<u8>,
}

impl Looked {
    /// Creates the state for the components of a table.
    pub fn provide() {
        let [scoring, most] = [(); 2].map(|()| RwSignal::new(false));
        provide_context(Looked { seat: RwSignal::new(None), scoring, most, held: RwSignal::new(0) });
    }

    /// Returns the state of this table.
    pub fn here() -> Looked {
        expect_context()
    }
}
