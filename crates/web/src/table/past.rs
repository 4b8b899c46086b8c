//! Viewing earlier positions: which one is shown, for which viewer, and how it is fetched.

use std::time::Duration;

use kernel::Viewer;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::ViewAt;

use super::sent::Sent;
use super::state::{Past, Table};
use super::{hear, motion};
use crate::shared::house::{self, Failure};
use crate::shared::i18n::tr;
use crate::shared::refusal::said;

/// The time for which a moment is shown while the replay plays at normal speed, in milliseconds.
const BEAT: f64 = 1_500.0;
/// The speeds of the replay, as factors.
pub const SPEEDS: [f64; 4] = [0.5, 1.0, 2.0, 4.0];

/// The state of the replay. A handle, like the table that it belongs to.
#[derive(Clone, Copy)]
pub struct Replay {
    /// The chosen viewer; none for the player's own view.
    pub eyes: RwSignal<Option<Viewer>>,
    /// Whether the replay plays.
    pub playing: RwSignal<bool>,
    /// The index of the speed in [`SPEEDS`].
    pub speed: RwSignal<usize>,
    /// Moments that were fetched before.
    seen: StoredValue<Vec<((Viewer, u32), Sent)>>,
    /// The version to show next, while another one is being fetched: only the last request counts.
    wanted: StoredValue<Option<u32>>,
    fetching: StoredValue<bool>,
    /// The number of times that playing was started, so that a timer of an earlier time does nothing.
    beats: StoredValue<u32>,
}

impl Replay {
    /// Creates the state of a table that shows the present.
    pub fn new() -> Replay {
        Replay {
            eyes: RwSignal::new(None),
            playing: RwSignal::new(false),
            speed: RwSignal::new(1),
            seen: StoredValue::default(),
            wanted: StoredValue::new(None),
            fetching: StoredValue::new(false),
            beats: StoredValue::new(0),
        }
    }
}

/// Returns the viewer of earlier moments: the player's own seat, and after the end anybody's.
fn eyes(table: Table) -> Viewer {
    let chosen = table.replay.eyes.get_untracked().filter(|_| untrack(|| table.over()));
    chosen.unwrap_or_else(|| table.me.get_untracked().map_or(Viewer::Spectator, Viewer::Seat))
}

/// Shows the table at `version`; the latest version is the present.
pub fn look_at(table: Table, version: u32) {
    table.log_open.set(false);
    if table.now.with_untracked(|now| now.version == version) {
        return back_to_now(table);
    }
    table.replay.wanted.set_value(Some(version));
    if !table.replay.fetching.get_value() {
        table.replay.fetching.set_value(true);
        spawn_local(fetch_wanted(table));
    }
}

/// Shows the present moment for another viewer.
pub fn look_through(table: Table, viewer: Viewer) {
    table.replay.eyes.set(Some(viewer));
    if let Some(past) = table.past.get_untracked() {
        look_at(table, past.version);
    }
}

/// Shows the present.
pub fn back_to_now(table: Table) {
    table.replay.wanted.set_value(None);
    table.replay.playing.set(false);
    table.past.set(None);
    // After the end, the present is the result.
    if untrack(|| table.over()) {
        table.result_closed.set(false);
    }
}

/// Fetches and shows moments until no other one is requested.
async fn fetch_wanted(table: Table) {
    while let Some(version) = table.replay.wanted.try_get_value().flatten() {
        let viewer = eyes(table);
        let view = fetch(table, viewer, version).await;
        // By now the table may be gone, or another moment may be requested.
        match table.replay.wanted.try_get_value() {
            None => return,
            Some(wanted) if wanted != Some(version) || eyes(table) != viewer => continue,
            Some(_) => table.replay.wanted.set_value(None),
        }
        match view {
            Ok(view) => show(table, Past { version, viewer, view }),
            Err(failure) => {
                table.replay.playing.set(false);
                table.replay.eyes.set(None);
                table.notice.set(Some(format!("{} {}", tr("past-not-there"), said(&failure))));
            }
        }
    }
    let _ = table.replay.fetching.try_set_value(false);
}

async fn fetch(table: Table, viewer: Viewer, version: u32) -> Result<Sent, Failure> {
    if let Some(view) = table
        .replay
        .seen
        .with_value(|seen| seen.iter().find(|(at, _)| *at == (viewer, version)).map(|(_, view)| view.clone()))
    {
        return Ok(view);
    }
    let path = format!("/api/tables/{}/at/{version}?viewer={viewer}", table.id.get_value());
    let then = house::get::<ViewAt>(&path).await?;
    let view = table.game.read_view(then.view.get()).ok_or(Failure::Garbled)?;
    table.replay.seen.try_update_value(|seen| seen.push(((viewer, version), view.clone())));
    Ok(view)
}

/// Shows a moment; if it follows the one before, the move between them is animated.
fn show(table: Table, past: Past) {
    table.asked.set(None);
    let effects = since(table, &past);
    hear::effects(table, &effects);
    let flights = table.game.flights(&effects, table.prefs.pace());
    table.past.set(Some(past));
    motion::fly(flights);
}

/// Returns what happened since the moment that is shown, if `next` is the one after it.
fn since(table: Table, next: &Past) -> Vec<Sent> {
    let Some(before) = table.past.get_untracked().filter(|past| past.viewer == next.viewer) else {
        return Vec::new();
    };
    if untrack(|| position_of(table, next.version)) != untrack(|| position(table)) + 1 {
        return Vec::new();
    }
    table.now.with_untracked(|now| {
        let steps = now.steps(next.viewer).iter();
        let between = steps.filter(|step| step.version > before.version && step.version <= next.version);
        between.flat_map(|step| &step.effects).map(|effect| effect.sent.clone()).collect()
    })
}

/// Returns the number of moves of the game.
pub fn moves(table: Table) -> usize {
    table.entries.with(Vec::len)
}

/// Returns the number of the move after which the table is shown; 0 before the first.
pub fn position(table: Table) -> usize {
    match table.past.with(|past| past.as_ref().map(|past| past.version)) {
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
    let wanted = table.replay.wanted.get_value();
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
    if replay.playing.get_untracked() {
        return replay.playing.set(false);
    }
    if table.past.with_untracked(Option::is_none) {
        go_to(table, 0);
    }
    replay.playing.set(true);
    replay.beats.update_value(|beats| *beats += 1);
    beat(table, replay.beats.get_value());
}

/// Shows the next move after a pause, and so on to the end.
fn beat(table: Table, number: u32) {
    let replay = table.replay;
    let wait = BEAT / SPEEDS[replay.speed.get_untracked()];
    let next = move || {
        let on = replay.playing.try_get_untracked() == Some(true) && replay.beats.get_value() == number;
        if on {
            step(table, true);
            beat(table, number);
        }
    };
    set_timeout(next, Duration::from_millis(wait as u64));
}
