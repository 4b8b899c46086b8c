//! Viewing earlier positions: which one is shown, for which viewer, and how it is fetched.

use std::time::Duration;

use kernel::Viewer;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::ViewAt;

use super::parsed::Parsed;
use super::replaying::Past;
use super::state::Table;
use super::{hear, motion};
use crate::shared::house::{self, Failure};
use crate::shared::i18n::tr;
use crate::shared::refusal::said;

/// The time for which a moment is shown while the replay plays at normal speed, in milliseconds.
const BEAT: f64 = 1_500.0;

/// Returns the viewer of earlier moments: the player's own seat, and after the end anybody's.
fn eyes(table: Table) -> Viewer {
    let chosen = table.replay.eyes().filter(|_| untrack(|| table.over()));
    chosen.unwrap_or_else(|| table.at_screen.me.get_untracked().map_or(Viewer::Spectator, Viewer::Seat))
}

/// Shows the table at `version`; the latest version is the present.
pub fn look_at(table: Table, version: u32) {
    table.panels.close_log();
    if untrack(|| table.now(|now| now.version == version)) {
        return back_to_now(table);
    }
    table.replay.want(Some(version));
    if table.replay.begin_fetching() {
        spawn_local(fetch_wanted(table));
    }
}

/// Shows the moment that the address of the page names, as a shared link does: `?at=57`.
pub fn open_shared(table: Table) {
    let query = window().location().search().unwrap_or_default();
    let at = query.trim_start_matches('?').split('&').find_map(|part| part.strip_prefix("at="));
    if let Some(version) = at.and_then(|version| version.parse().ok()) {
        look_at(table, version);
    }
}

/// Shows the present moment for another viewer.
pub fn look_through(table: Table, viewer: Viewer) {
    table.replay.look_through(Some(viewer));
    if let Some(past) = untrack(|| table.replay.past(Clone::clone)) {
        look_at(table, past.version);
    }
}

/// Shows the present.
pub fn back_to_now(table: Table) {
    table.replay.back_to_now();
    // After the end, the present is the result.
    if untrack(|| table.over()) {
        table.panels.show_result();
    }
}

/// Fetches and shows moments until no other one is requested.
async fn fetch_wanted(table: Table) {
    while let Some(version) = table.replay.wanted().flatten() {
        let viewer = eyes(table);
        let view = fetch(table, viewer, version).await;
        // By now the table may be gone, or another moment may be requested.
        match table.replay.wanted() {
            None => return,
            Some(wanted) if wanted != Some(version) || eyes(table) != viewer => continue,
            Some(_) => table.replay.want(None),
        }
        match view {
            Ok(view) => show(table, Past { version, viewer, view }),
            Err(failure) => {
                table.replay.pause();
                table.replay.look_through(None);
                table.notices.report(format!("{} {}", tr("past-not-there"), said(&failure)));
            }
        }
    }
    table.replay.end_fetching();
}

async fn fetch(table: Table, viewer: Viewer, version: u32) -> Result<Parsed, Failure> {
    if let Some(view) = table.replay.known(viewer, version) {
        return Ok(view);
    }
    let path = table.path(&format!("/at/{version}?viewer={viewer}"));
    let then = house::get::<ViewAt>(&path).await?;
    let view = table.game.read_view(then.view.get()).ok_or(Failure::Garbled)?;
    table.replay.keep(viewer, version, view.clone());
    Ok(view)
}

/// Shows a moment; if it follows the one before, the move between them is animated.
fn show(table: Table, past: Past) {
    table.choosing.forget();
    let effects = since(table, &past);
    hear::effects(table, &effects);
    let flights = table.game.flights(&effects, table.prefs.pace());
    table.replay.show(past);
    motion::fly(flights);
}

/// Returns what happened since the moment that is shown, if `next` is the one after it.
fn since(table: Table, next: &Past) -> Vec<Parsed> {
    let Some(before) = untrack(|| table.replay.past(Clone::clone)).filter(|past| past.viewer == next.viewer)
    else {
        return Vec::new();
    };
    if untrack(|| position_of(table, next.version)) != untrack(|| position(table)) + 1 {
        return Vec::new();
    }
    untrack(|| {
        table.now(|now| {
            let steps = now.steps(next.viewer).iter();
            let between = steps.filter(|step| step.version > before.version && step.version <= next.version);
            between.flat_map(|step| &step.effects).map(|effect| effect.sent.clone()).collect()
        })
    })
}

/// Returns the number of moves of the game.
pub fn moves(table: Table) -> usize {
    table.entries.with(Vec::len)
}

/// Returns the number of the move after which the table is shown; 0 before the first.
pub fn position(table: Table) -> usize {
    match table.replay.past(|past| past.as_ref().map(|past| past.version)) {
        None => moves(table),
        Some(version) => position_of(table, version),
    }
}

fn position_of(table: Table, version: u32) -> usize {
    table.entries.with(|entries| entries.iter().filter(|entry| entry.version <= version).count())
}

/// Shows the table after the move of this number.
pub fn go_to(table: Table, position: usize) {
    if position >= untrack(|| moves(table)) {
        return back_to_now(table);
    }
    let version = table.entries.with_untracked(|entries| match position {
        0 => entries.first().map(|entry| entry.first - 1),
        _ => entries.get(position - 1).map(|entry| entry.version),
    });
    if let Some(version) = version {
        look_at(table, version);
    }
}

/// Goes one move forward or back from the moment that is shown or being fetched.
pub fn step(table: Table, forward: bool) {
    // A moment that is being fetched counts, so that quick steps are not lost.
    let wanted = table.replay.wanted().flatten();
    let (here, last) = untrack(|| {
        (wanted.map_or_else(|| position(table), |version| position_of(table, version)), moves(table))
    });
    let there = if forward { (here + 1).min(last) } else { here.saturating_sub(1) };
    if there != here {
        go_to(table, there);
    }
}

/// Starts to play the moves, from the beginning if nothing earlier is shown; or stops.
pub fn play_or_pause(table: Table) {
    let replay = table.replay;
    if untrack(|| replay.is_playing()) {
        return replay.pause();
    }
    if !untrack(|| table.looks_back()) {
        go_to(table, 0);
    }
    beat(table, replay.begin_playing());
}

/// Shows the next move after a pause, and so on to the end.
fn beat(table: Table, number: u32) {
    let replay = table.replay;
    let wait = BEAT / untrack(|| replay.speed());
    let next = move || {
        if replay.plays_on(number) {
            step(table, true);
            beat(table, number);
        }
    };
    set_timeout(next, Duration::from_millis(wait as u64));
}
