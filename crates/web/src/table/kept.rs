//! Keeps a prepared turn through a change of the language, which renders the table anew.

use kernel::Seat;
use leptos::prelude::*;
use tray::AnyTurn;

use super::state::Table;
use crate::shared::i18n::Spoken;

/// A turn that was prepared at a table when the language changed.
struct Prepared {
    table: String,
    /// The version of the table that the turn was prepared for.
    version: u32,
    /// The seat that the hand was uncovered for: the same person goes on.
    uncovered: Option<Seat>,
    turn: Box<dyn AnyTurn>,
}

/// The prepared turn that waits for its table, if there is one.
#[derive(Clone, Copy)]
pub struct Kept(StoredValue<Option<Prepared>>);

impl Kept {
    /// Creates the state without a turn.
    pub fn provide() {
        provide_context(Kept(StoredValue::new(None)));
    }
}

/// Restores the turn that was prepared at this table, if nothing has happened since, and keeps the one that is prepared
/// when the language changes.
pub fn follow(table: Table) {
    let (kept, spoken) = (expect_context::<Kept>(), Spoken::here());
    let language = spoken.language.get_untracked();
    let before = kept.0.try_update_value(Option::take).flatten();
    let version = move || untrack(|| table.now(|now| now.version));
    let before = before.filter(|kept| kept.table == table.id() && kept.version == version());
    if let Some(before) = before {
        table.at_screen.uncover_again(before.uncovered);
        let before = StoredValue::new(Some(before.turn));
        // After the effect that creates the turn of a table that is new on the page.
        Effect::new(move |_| {
            if let Some(turn) = before.try_update_value(Option::take).flatten()
                && untrack(|| table.may_act())
            {
                table.choosing.go_on(turn);
            }
        });
    }
    on_cleanup(move || {
        if spoken.language.get_untracked() == language || untrack(|| !table.may_act()) {
            return;
        }
        let turn = table.choosing.take();
        kept.0.set_value(turn.filter(|turn| turn.doing() != "nothing").map(|turn| Prepared {
            table: table.id(),
            version: version(),
            uncovered: table.at_screen.uncovered_for(),
            turn,
        }));
    });
}
