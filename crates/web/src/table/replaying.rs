//! The state of the replay: the earlier position that is shown, and what is fetched.

use kernel::Viewer;
use leptos::prelude::*;

use super::parsed::Parsed;

/// The speeds of the replay, as factors.
const SPEEDS: [f64; 4] = [0.5, 1.0, 2.0, 4.0];

/// An earlier position that is being viewed.
#[derive(Clone, PartialEq, Debug)]
pub struct Past {
    /// The version of the moment.
    pub version: u32,
    /// The viewer of the moment.
    pub viewer: Viewer,
    /// The table at that moment.
    pub view: Parsed,
}

/// The state of the replay. A handle, like the table that it belongs to.
#[derive(Clone, Copy)]
pub struct Replay {
    /// The earlier position being viewed; none for the present.
    past: RwSignal<Option<Past>>,
    /// The chosen viewer; none for the player's own view.
    eyes: StoredValue<Option<Viewer>>,
    /// Whether the replay plays.
    playing: RwSignal<bool>,
    /// The index of the speed in [`SPEEDS`].
    speed: RwSignal<usize>,
    /// Moments that were fetched before.
    seen: StoredValue<Vec<((Viewer, u32), Parsed)>>,
    /// The version to show next, while another one is being fetched: only the last request counts.
    wanted: StoredValue<Option<u32>>,
    fetching: StoredValue<bool>,
    /// The number of times that playing was started, so that a timer of an earlier time does nothing.
    beats: StoredValue<u32>,
}

impl Replay {
    /// Creates the state of a table that shows the present.
    pub fn new() -> Replay {
        let past = RwSignal::new(None);
        let playing = RwSignal::new(false);
        Replay {
            past,
            eyes: StoredValue::new(None),
            playing,
            speed: RwSignal::new(1),
            seen: StoredValue::default(),
            wanted: StoredValue::new(None),
            fetching: StoredValue::new(false),
            beats: StoredValue::new(0),
        }
    }

    /// Reads the earlier position being viewed.
    pub fn past<T>(self, read: impl FnOnce(&Option<Past>) -> T) -> T {
        self.past.with(read)
    }

    /// Returns whether the replay plays.
    pub fn is_playing(self) -> bool {
        self.playing.get()
    }

    /// Shows an earlier position.
    pub fn show(self, past: Past) {
        self.past.set(Some(past));
    }

    /// Shows the present.
    pub fn back_to_now(self) {
        self.want(None);
        self.pause();
        self.past.set(None);
    }

    /// Chooses a viewer; none for the player's own view.
    pub fn look_through(self, eyes: Option<Viewer>) {
        self.eyes.set_value(eyes);
    }

    /// Returns the chosen viewer.
    pub fn eyes(self) -> Option<Viewer> {
        self.eyes.get_value()
    }

    /// Returns the speed, as a factor.
    pub fn speed(self) -> f64 {
        SPEEDS[self.speed.get()]
    }

    /// Chooses the next higher speed; after the highest the lowest.
    pub fn speed_up(self) {
        self.speed.update(|speed| *speed = (*speed + 1) % SPEEDS.len());
    }

    /// Stops playing.
    pub fn pause(self) {
        self.playing.set(false);
    }

    /// Returns the position of a moment that was fetched before.
    pub fn known(self, viewer: Viewer, version: u32) -> Option<Parsed> {
        let at = (viewer, version);
        self.seen.with_value(|seen| seen.iter().find(|(known, _)| *known == at).map(|(_, view)| view.clone()))
    }

    /// Keeps the position of a moment that was fetched.
    pub fn keep(self, viewer: Viewer, version: u32, view: Parsed) {
        self.seen.try_update_value(|seen| seen.push(((viewer, version), view)));
    }

    /// Wants a version to be shown next, or none.
    pub fn want(self, version: Option<u32>) {
        self.wanted.set_value(version);
    }

    /// Returns the version that is wanted; the outer value is none once the table is gone.
    pub fn wanted(self) -> Option<Option<u32>> {
        self.wanted.try_get_value()
    }

    /// Begins to fetch; false if a fetch is in progress.
    pub fn begin_fetching(self) -> bool {
        !std::mem::replace(&mut *self.fetching.write_value(), true)
    }

    /// Ends the fetch.
    pub fn end_fetching(self) {
        let _ = self.fetching.try_set_value(false);
    }

    /// Begins to play, and returns the number of this time.
    pub fn begin_playing(self) -> u32 {
        self.playing.set(true);
        self.beats.update_value(|beats| *beats += 1);
        self.beats.get_value()
    }

    /// Returns whether the replay still plays as it was begun at this time.
    pub fn plays_on(self, time: u32) -> bool {
        self.playing.try_get_untracked() == Some(true) && self.beats.get_value() == time
    }
}
