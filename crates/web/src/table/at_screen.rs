//! The people at this screen: the seat at the lower edge, and whether its hand is covered.

use kernel::Seat;
use leptos::prelude::*;
use protocol::Awaiting;

use super::kit::AnyKit;
use super::now::Now;

/// The people at this screen.
#[derive(Clone, Copy)]
pub struct AtScreen {
    /// The seat at the lower edge: of those held at this screen the one to act, else the one that acted last.
    pub me: Memo<Option<Seat>>,
    /// Whether the hand of [`AtScreen::me`] is covered until that person uncovers it.
    pub covered: Memo<bool>,
    /// The seat that the hand was last uncovered for, if several people share the screen.
    uncovered: RwSignal<Option<Seat>>,
    /// The seat whose holder looks at their own side once more before they pass the screen on.
    stays: RwSignal<Option<Seat>>,
}

impl AtScreen {
    /// Creates the state at a table.
    pub fn new(game: &'static dyn AnyKit, now: RwSignal<Now>) -> AtScreen {
        let uncovered = RwSignal::new(None);
        let stays = RwSignal::new(None::<Seat>);
        let me = Memo::new(move |before: Option<&Option<Seat>>| {
            if let Some(seat) = stays.get() {
                return Some(seat);
            }
            now.with(|now| {
                let acting = now.to_act().filter(|seat| now.held().any(|held| held == *seat));
                acting.or(before.copied().flatten()).or_else(|| now.held().next())
            })
        });
        let covered = Memo::new(move |_| {
            stays.get().is_none()
                && uncovered.get() != me.get()
                && now.with(|now| {
                    now.awaiting != Awaiting::Over && now.held().count() > 1 && now.secret_here(game)
                })
        });
        AtScreen { me, covered, uncovered, stays }
    }

    /// Returns whether somebody looks at their own side once more.
    pub fn stays(self) -> bool {
        self.stays.with(Option::is_some)
    }

    /// Lets the holder of a seat look at their own side once more.
    pub(crate) fn stay(self, seat: Seat) {
        self.stays.set(Some(seat));
    }

    /// Ends the second look and passes the screen on.
    pub(crate) fn pass_on(self) {
        self.uncovered.set(None);
        self.stays.set(None);
    }

    /// Uncovers the hand of the person at the screen.
    pub(crate) fn uncover(self) {
        self.uncovered.set(self.me.get_untracked());
    }

    /// Returns the seat that the hand was last uncovered for.
    pub fn uncovered_for(self) -> Option<Seat> {
        self.uncovered.get_untracked()
    }

    /// Uncovers the hand for the same seat as before the table was rendered anew.
    pub(crate) fn uncover_again(self, seat: Option<Seat>) {
        self.uncovered.set(seat);
    }
}
