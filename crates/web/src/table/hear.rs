//! Sounds of the table: its game's effects, the beginning of a turn, and the end.

use audio::Sound;
use kernel::GameResult;
use leptos::prelude::*;

use super::parsed::Parsed;
use super::state::Table;
use crate::shared::prefs::Volume;
use crate::shared::sounds;

/// Plays the sounds of effects.
pub fn effects(table: Table, effects: &[Parsed]) {
    sounds::play(table.game.sounds(effects), volume(table));
}

/// Plays the sound of a turn that begins for a player at this screen.
pub fn turn(table: Table) {
    sounds::play([Sound::Turn], volume(table));
}

/// Plays the sound of the end when the game is over and the last pieces have landed, as long as the table is on the page.
pub fn end(table: Table) {
    Effect::new(move |before: Option<bool>| {
        let over = table.over() && !table.moving.is_settling();
        // A game that was over before it was opened ends silently.
        if before == Some(false) && over {
            table.panels.count(true);
            let result = untrack(|| table.result());
            let won = result.is_none_or(|result| is_won(table, &result));
            sounds::play([if won { Sound::Win } else { Sound::Over }], volume(table));
        }
        over
    });
}

/// Returns whether a player at this screen won; spectators hear the winner's sound.
fn is_won(table: Table, result: &GameResult) -> bool {
    untrack(|| {
        table.now(|now| {
            let mut held = now.held().peekable();
            held.peek().is_none() || held.any(|seat| result.places[seat.index()] == 1)
        })
    })
}

fn volume(table: Table) -> Volume {
    table.prefs.0.with_untracked(|settings| settings.volume)
}
