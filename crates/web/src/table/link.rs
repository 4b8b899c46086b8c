//! The line to the server: a socket that is opened again until it holds, and the queue of what came in. While pieces
//! move before one's eyes, each update waits until the one before has been seen.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Awaiting, Seen, Snapshot};
use serde::Deserialize;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

use super::motion;
use super::state::{Table, read_eyes, read_now};
use crate::net;
use crate::prefs::{Pace, Prefs};

/// The first wait before the socket is opened again, in milliseconds; it doubles up to [`WAIT_MOST`].
const WAIT_FIRST: u32 = 400;
/// The longest wait.
const WAIT_MOST: u32 = 4_000;

thread_local! {
    /// The line of the table on this page.
    static OPEN: RefCell<Option<Rc<Link>>> = const { RefCell::new(None) };
}

struct Link {
    table: Table,
    prefs: Prefs,
    socket: RefCell<Option<WebSocket>>,
    inbox: RefCell<VecDeque<Incoming>>,
    /// Pieces are moving: what comes in waits.
    moving: Cell<bool>,
    wait: Cell<u32>,
}

/// A frame, taken apart: its contents are kept as they came until their turn.
enum Incoming {
    Snapshot(Snapshot),
    Moves(Moves),
    Rematch(String),
}

#[derive(Deserialize)]
struct Kind {
    frame: String,
}

#[derive(Deserialize)]
struct Moves {
    version: u32,
    awaiting: Awaiting,
    seen: Vec<Seen>,
}

#[derive(Deserialize)]
struct Rematch {
    table: String,
}

/// Two steps, because an envelope that is told apart by a field inside cannot carry raw JSON.
fn read(text: &str) -> Option<Incoming> {
    let Kind { frame } = serde_json::from_str(text).ok()?;
    match frame.as_str() {
        "snapshot" => serde_json::from_str(text).ok().map(Incoming::Snapshot),
        "update" => serde_json::from_str(text).ok().map(Incoming::Moves),
        "rematch" => {
            serde_json::from_str::<Rematch>(text).ok().map(|rematch| Incoming::Rematch(rematch.table))
        }
        _ => None,
    }
}

/// Opens the line of a table; the one of the table before is closed.
pub fn open(table: Table) {
    close();
    let link = Rc::new(Link {
        table,
        prefs: table.prefs,
        socket: RefCell::default(),
        inbox: RefCell::default(),
        moving: Cell::new(false),
        wait: Cell::new(WAIT_FIRST),
    });
    OPEN.with(|open| *open.borrow_mut() = Some(link.clone()));
    link.connect();
}

/// Closes the line.
pub fn close() {
    let link = OPEN.with(|open| open.borrow_mut().take());
    if let Some(socket) = link.and_then(|link| link.socket.borrow_mut().take()) {
        let _ = socket.close();
    }
}

/// Fetches everything anew, as when a move was taken in but nothing was heard of it.
pub fn resync() {
    if let Some(link) = OPEN.with(|open| open.borrow().clone()) {
        spawn_local(async move { link.fetch().await });
    }
}

impl Link {
    /// Whether this is still the line of the page.
    fn is_open(self: &Rc<Self>) -> bool {
        OPEN.with(|open| open.borrow().as_ref().is_some_and(|link| Rc::ptr_eq(link, self)))
    }

    fn connect(self: &Rc<Self>) {
        if !self.is_open() {
            return;
        }
        let location = window().location();
        let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let address = format!("{scheme}://{host}/api/tables/{}/socket", self.table.id.get_value());
        let Ok(socket) = WebSocket::new(&address) else { return self.connect_later() };
        let link = self.clone();
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(frame) = event.data().as_string().and_then(|text| read(&text)) {
                link.hear(frame);
            }
        });
        let link = self.clone();
        let lost = Closure::<dyn Fn()>::new(move || link.connect_later());
        socket.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
        socket.set_onclose(Some(lost.into_js_value().unchecked_ref()));
        *self.socket.borrow_mut() = Some(socket);
    }

    fn connect_later(self: &Rc<Self>) {
        if !self.is_open() {
            return;
        }
        self.table.linked.set(false);
        let wait = self.wait.get();
        self.wait.set((wait * 2).min(WAIT_MOST));
        let link = self.clone();
        set_timeout(move || link.connect(), Duration::from_millis(wait.into()));
    }

    async fn fetch(self: Rc<Self>) {
        let path = format!("/api/tables/{}", self.table.id.get_value());
        if let Ok(snapshot) = net::get::<Snapshot>(&path).await {
            self.hear(Incoming::Snapshot(snapshot));
        }
    }

    fn hear(self: &Rc<Self>, frame: Incoming) {
        if !self.is_open() {
            return;
        }
        self.wait.set(WAIT_FIRST);
        self.table.linked.set(true);
        let mut inbox = self.inbox.borrow_mut();
        if matches!(frame, Incoming::Snapshot(_)) {
            // It holds everything that waits here.
            inbox.clear();
        }
        inbox.push_back(frame);
        drop(inbox);
        self.take_in();
    }

    /// Takes in what waits, one frame after the other.
    fn take_in(self: &Rc<Self>) {
        while self.is_open() && !self.moving.get() {
            let Some(frame) = self.inbox.borrow_mut().pop_front() else { return };
            match frame {
                Incoming::Snapshot(snapshot) => self.set(&snapshot),
                Incoming::Moves(moves) => self.moves(moves),
                Incoming::Rematch(table) => self.table.rematch.set(Some(table)),
            }
        }
    }

    fn set(&self, snapshot: &Snapshot) {
        let Ok(now) = read_now(snapshot) else { return };
        self.table.seats.set(snapshot.seats.clone());
        self.table.rematch.set(snapshot.rematch.clone());
        self.arrive(now.version);
        if self.table.now.with_untracked(|known| *known != now) {
            self.table.now.set(now);
        }
    }

    /// A version arrives: if it is a new one, a move that was on its way has been made.
    fn arrive(&self, version: u32) {
        if self.table.now.with_untracked(|now| now.version < version) {
            self.table.sending.set(false);
        }
    }

    fn moves(self: &Rc<Self>, moves: Moves) {
        let Ok(eyes) = read_eyes(&moves.seen) else { return resync() };
        let known = self.table.now.with_untracked(|now| now.version);
        if moves.version <= known {
            return;
        }
        let first = eyes.iter().map(|eyes| eyes.steps.first().map(|step| step.version));
        if !first.clone().all(|version| version == Some(known + 1)) {
            return resync();
        }
        let me = self.table.me.get_untracked();
        let viewer = me.map_or(kernel::Viewer::Spectator, kernel::Viewer::Seat);
        let effects: Vec<_> = eyes
            .iter()
            .find(|eyes| eyes.viewer == viewer)
            .map(|eyes| eyes.steps.iter().flat_map(|step| step.effects.clone()).collect())
            .unwrap_or_default();
        let seen = self.table.past.with_untracked(Option::is_none);
        let flights = motion::plan(&effects, if seen { self.prefs.pace() } else { Pace::None });
        self.arrive(moves.version);
        self.table.now.update(|now| {
            now.version = moves.version;
            now.awaiting = moves.awaiting;
            for new in eyes {
                if let Some(known) = now.eyes.iter_mut().find(|known| known.viewer == new.viewer) {
                    known.view = new.view;
                    known.steps.extend(new.steps);
                }
            }
        });
        if let Some(time) = motion::fly(flights) {
            self.moving.set(true);
            let link = self.clone();
            let seen = move || {
                link.moving.set(false);
                link.take_in();
            };
            set_timeout(seen, time);
        }
    }
}
