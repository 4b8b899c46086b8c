//! Keeps the table up to date with the server: the queue of received frames. While pieces are moving, each update waits
//! until the previous one has been seen: the moves of others overlap if several wait, so that they take little time
//! together, and a player can skip them.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use kernel::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use page::Course;
use protocol::{Awaiting, Frame, Snapshot, UndoNews};

use super::focus::keep_focus;
use super::now::{Eyes, read_eyes, read_now};
use super::state::Table;
use super::{hear, motion};
use crate::shared::connection;
use crate::shared::house::{self, Failure};
use crate::shared::i18n::{tr, tr_with};
use crate::shared::prefs::Pace;
use crate::shared::refusal::said;

thread_local! {
    /// The queue of frames for the table on this page.
    static OPEN: RefCell<Option<Rc<Link>>> = const { RefCell::new(None) };
}

struct Link {
    table: Table,
    inbox: RefCell<VecDeque<Frame>>,
    /// The move whose pieces are moving, so that frames wait, by its number; none if nothing moves.
    moving: Cell<Option<u32>>,
    /// The number of moves whose pieces moved.
    moves: Cell<u32>,
    /// The moment at which the first of the moves that are shown without a break began, in milliseconds.
    since: Cell<f64>,
}

/// The time for which moves are shown that are known at once, all together, in milliseconds; longer only if there are so
/// many that each could not be seen.
const TOGETHER: f64 = 2_000.0;
/// The time after which it is looked again whether the next move is due, in milliseconds.
const LOOK: f64 = 50.0;

/// Opens the connection of a table; the previous one is closed.
pub fn open(table: Table) {
    let link = Rc::new(Link {
        table,
        inbox: RefCell::default(),
        moving: Cell::new(None),
        moves: Cell::new(0),
        since: Cell::new(0.0),
    });
    OPEN.with(|open| *open.borrow_mut() = Some(link.clone()));
    let skipped = link.clone();
    Effect::new(move |_| {
        if table.moving.is_skipping() {
            untrack(|| skipped.skip_ahead());
        }
    });
    connection::open(table.id(), move || known(table), move |frame| link.hear(frame), table.link);
}

/// Closes the connection.
pub fn close() {
    OPEN.with(|open| open.borrow_mut().take());
    connection::close();
}

/// Fetches the whole state again, for example when a move was accepted but its update did not arrive.
pub fn resync() {
    if let Some(link) = OPEN.with(|open| open.borrow().clone()) {
        spawn_local(async move { link.fetch().await });
    }
}

/// Returns what the server need not send again, as a query.
fn known(table: Table) -> String {
    let after = untrack(|| table.now(|now| now.version));
    let chat = table.talk.last();
    format!("after={after}{}", chat.map(|line| format!("&chat={line}")).unwrap_or_default())
}

impl Link {
    /// Returns whether this is still the table of the page.
    fn is_open(self: &Rc<Self>) -> bool {
        OPEN.with(|open| open.borrow().as_ref().is_some_and(|link| Rc::ptr_eq(link, self)))
    }

    async fn fetch(self: Rc<Self>) {
        match house::get::<Snapshot>(&self.table.path("")).await {
            Ok(snapshot) => self.hear(Frame::Snapshot(snapshot)),
            // The page says so itself, and receives a snapshot once it is connected again.
            Err(Failure::Offline) => {}
            Err(failure) => self.report(&failure),
        }
    }

    /// Reports that the state of the table did not arrive, or cannot be read. A move that was sent is no longer
    /// awaited: the player decides what to do.
    fn report(self: &Rc<Self>, failure: &Failure) {
        if self.is_open() {
            self.table.choosing.stop_sending();
            self.table.notices.report(said(failure));
        }
    }

    fn hear(self: &Rc<Self>, frame: Frame) {
        if !self.is_open() {
            return;
        }
        if self.moving.get().is_none() {
            self.since.set(js_sys::Date::now());
        }
        let mut inbox = self.inbox.borrow_mut();
        if matches!(frame, Frame::Snapshot(_)) {
            // A snapshot contains everything that waits in the queue.
            inbox.clear();
        }
        inbox.push_back(frame);
        drop(inbox);
        self.take_in();
    }

    /// Shows the table as it stands: what waits is in the log.
    fn skip_ahead(self: &Rc<Self>) {
        self.table.moving.land();
        self.moving.set(None);
        self.take_in();
    }

    /// Processes the waiting frames, one after the other.
    fn take_in(self: &Rc<Self>) {
        while self.is_open() && self.moving.get().is_none() {
            let Some(frame) = self.inbox.borrow_mut().pop_front() else { return };
            match frame {
                Frame::Snapshot(snapshot) => self.set(snapshot),
                Frame::Update(update) => self.update(update),
                Frame::Undo(news) => self.wish(news),
                Frame::Present(present) => self.table.company.see(present),
                Frame::Chat(chat) => self.table.talk.add(chat.lines),
                Frame::Rematch(rematch) => self.table.company.hear_of_rematch(rematch),
                Frame::Bot(news) => self.table.company.hear_of_bot(news),
                Frame::Options(news) => self.table.talk.admit(news.options.spectators),
                // The connection has shown the host's message.
                Frame::Notice(_) | Frame::Alive => {}
            }
        }
    }

    fn set(self: &Rc<Self>, snapshot: Snapshot) {
        let Ok(mut now) = read_now(self.table.game, &snapshot) else { return self.report(&Failure::Garbled) };
        if snapshot.since > 0 && !untrack(|| self.table.now(|known| now.go_on(known, snapshot.since))) {
            // The known steps belong to another viewer, or are not complete.
            return resync();
        }
        keep_focus();
        let table = self.table;
        table.company.take(&snapshot);
        table.talk.take(&snapshot);
        self.arrive(now.version);
        if untrack(|| table.now(|known| *known != now)) {
            table.advance(|known| *known = now);
        }
    }

    /// Processes a version: if it is new, a move in progress has been made, unless some of its actions are still to be
    /// sent.
    fn arrive(&self, version: u32) {
        let is_new = untrack(|| self.table.now(|now| now.version < version));
        if is_new {
            self.table.choosing.arrived(version);
        }
    }

    fn update(self: &Rc<Self>, update: protocol::Update) {
        let Ok(eyes) = read_eyes(self.table.game, &update.seen) else { return resync() };
        let known = untrack(|| self.table.now(|now| now.version));
        if update.version <= known {
            return;
        }
        let mut first = eyes.iter().map(|eyes| eyes.steps.first().map(|step| step.version));
        if !first.all(|version| version == Some(known + 1)) {
            return resync();
        }
        keep_focus();
        let flights = self.flights(&eyes);
        if self.is_turn_here(&update.awaiting) || update.awaiting == Awaiting::Over {
            self.table.moving.skip(false);
        }
        let undone = eyes.iter().flat_map(|eyes| &eyes.steps).any(|step| step.undo.is_some());
        self.arrive(update.version);
        let is_awaited = update.awaiting == Awaiting::Over || self.begins_a_turn(&update.awaiting);
        self.table.moving.settle(!flights.is_empty() && is_awaited);
        self.table.company.see_move();
        // The steps before this move are known by now.
        self.table.notices.close_news();
        self.table.advance(|now| now.advance(update.version, update.awaiting, update.stalling, eyes));
        if undone {
            self.table.notices.tell(tr("undo-done"));
        }
        if let Some(mut course) = motion::fly(flights) {
            if untrack(|| self.table.moving.is_settling()) {
                // The player whose turn begins needs no pause.
                course.whole -= motion::REST;
            }
            let number = self.moves.get() + 1;
            self.moves.set(number);
            self.moving.set(Some(number));
            self.look(number, course, js_sys::Date::now());
        }
    }

    /// Goes on once the move that began at `start` has been seen; looks again until then, since others may arrive.
    fn look(self: &Rc<Self>, number: u32, course: Course, start: f64) {
        let is_update = |frame: &&Frame| matches!(frame, Frame::Update(_));
        let waiting = self.inbox.borrow().iter().filter(is_update).count();
        let share = course.share(waiting, TOGETHER - (start - self.since.get()));
        let left = share - (js_sys::Date::now() - start);
        if left > 0.0 {
            let link = self.clone();
            let again = move || {
                if link.moving.get() == Some(number) {
                    link.look(number, course, start);
                }
            };
            return set_timeout(again, Duration::from_millis(left.min(LOOK) as u64 + 1));
        }
        self.moving.set(None);
        if waiting == 0 {
            // The next move is not known yet. Pieces that still fly on a busy machine are removed.
            keep_focus();
            self.table.moving.land();
        }
        self.take_in();
    }

    /// Returns whether somebody at this screen is to act.
    fn is_turn_here(&self, next: &Awaiting) -> bool {
        let Awaiting::Decision { seat } = *next else { return false };
        untrack(|| self.table.now(|now| now.held().any(|held| held == seat)))
    }

    /// Returns whether somebody at this screen is to act after a move of another player.
    fn begins_a_turn(&self, next: &Awaiting) -> bool {
        let last = self.table.entries.with_untracked(|entries| entries.last().and_then(|entry| entry.seat()));
        let mover = untrack(|| self.table.now(|now| now.to_act().or(last)));
        self.is_turn_here(next) && !matches!(*next, Awaiting::Decision { seat } if mover == Some(seat))
    }

    /// Plays the sounds and plans the movements of pieces that the viewer at the lower edge may see, unless an earlier
    /// moment is shown.
    fn flights(&self, eyes: &[Eyes]) -> Vec<motion::Flight> {
        let table = self.table;
        let me = table.at_screen.me.get_untracked();
        let viewer = me.map_or(kernel::Viewer::Spectator, kernel::Viewer::Seat);
        let mine = eyes.iter().find(|eyes| eyes.viewer == viewer);
        let effects = mine.into_iter().flat_map(|eyes| &eyes.steps).flat_map(|step| &step.effects);
        let effects: Vec<_> = effects.map(|effect| effect.sent.clone()).collect();
        let seen = untrack(|| !table.looks_back() && !table.moving.is_skipping());
        if seen {
            hear::effects(table, &effects);
        }
        table.game.flights(&effects, if seen { table.prefs.pace() } else { Pace::None })
    }

    /// Processes a request to undo, or an answer to one.
    fn wish(&self, news: UndoNews) {
        self.table.company.hear_wish(news.wish);
        // The player who refused need not be told.
        let mine = |seat: &Seat| untrack(|| self.table.now(|now| now.held().any(|held| held == *seat)));
        if let Some(seat) = news.refused.filter(|seat| !mine(seat)) {
            let name = self.table.name(seat);
            self.table.notices.tell(tr_with("undo-refused", &[("player", text::Value::Text(&name))]));
        }
    }
}
