//! The connection to a table: a socket that is opened again until it holds, and gives what it hears to whoever shows the
//! table, the waiting room or the game. There is one at a time, for there is one table on a page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use protocol::{ALIVE_SECONDS, Frame};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

use crate::upgrade;

/// The first wait before the socket is opened again, in milliseconds; it doubles up to [`WAIT_MOST`].
const WAIT_FIRST: u32 = 400;
/// The longest wait.
const WAIT_MOST: u32 = 4_000;
/// How long the server may say nothing: it says that it lives far more often.
const SILENCE_MAX: Duration = Duration::from_secs(ALIVE_SECONDS * 5 / 2);

thread_local! {
    static OPEN: RefCell<Option<Rc<Connection>>> = const { RefCell::new(None) };
}

struct Connection {
    table: String,
    /// What is known already, as the query of the next connection.
    known: Box<dyn Fn() -> String>,
    hear: Box<dyn Fn(Frame)>,
    linked: RwSignal<bool>,
    socket: RefCell<Option<WebSocket>>,
    wait: Cell<u32>,
    /// Ends the connection if nothing is heard until then.
    silence: Cell<Option<TimeoutHandle>>,
}

/// Opens the connection to a table; the one before is closed. `known` says what the server need not tell again (`after=5`),
/// `hear` gets every frame, and `linked` tells whether the server can be heard.
pub fn open(
    table: String,
    known: impl Fn() -> String + 'static,
    hear: impl Fn(Frame) + 'static,
    linked: RwSignal<bool>,
) {
    close();
    let line = Rc::new(Connection {
        table,
        known: Box::new(known),
        hear: Box::new(hear),
        linked,
        socket: RefCell::default(),
        wait: Cell::new(WAIT_FIRST),
        silence: Cell::default(),
    });
    OPEN.with(|open| *open.borrow_mut() = Some(line.clone()));
    line.connect();
}

/// Closes the line.
pub fn close() {
    let line = OPEN.with(|open| open.borrow_mut().take());
    if let Some(line) = line {
        line.hang_up();
    }
}

/// Opens the line anew: the server sees at the other end whom the cookie named when it was opened.
pub fn reopen() {
    if let Some(line) = OPEN.with(|open| open.borrow().clone()) {
        line.hang_up();
        line.connect();
    }
}

impl Connection {
    /// Whether this is still the line of the page.
    fn is_open(self: &Rc<Self>) -> bool {
        OPEN.with(|open| open.borrow().as_ref().is_some_and(|line| Rc::ptr_eq(line, self)))
    }

    fn hang_up(&self) {
        if let Some(silence) = self.silence.take() {
            silence.clear();
        }
        if let Some(socket) = self.socket.borrow_mut().take() {
            socket.set_onclose(None);
            socket.set_onmessage(None);
            let _ = socket.close();
        }
    }

    fn connect(self: &Rc<Self>) {
        if !self.is_open() {
            return;
        }
        let location = window().location();
        let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let address = format!("{scheme}://{host}/api/tables/{}/socket?{}", self.table, (self.known)());
        let Ok(socket) = WebSocket::new(&address) else { return self.connect_later() };
        let line = self.clone();
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| line.heard(&event));
        let line = self.clone();
        let lost = Closure::<dyn Fn()>::new(move || line.connect_later());
        socket.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
        socket.set_onclose(Some(lost.into_js_value().unchecked_ref()));
        *self.socket.borrow_mut() = Some(socket);
        self.listen();
    }

    /// Waits for a sign of life from now on. A server that is mute, or a net that swallows everything, closes no
    /// socket: after too long a silence the line is opened anew.
    fn listen(self: &Rc<Self>) {
        let line = self.clone();
        let silence = set_timeout_with_handle(move || line.connect_later(), SILENCE_MAX).ok();
        if let Some(before) = self.silence.replace(silence) {
            before.clear();
        }
    }

    fn connect_later(self: &Rc<Self>) {
        if !self.is_open() {
            return;
        }
        self.hang_up();
        self.linked.set(false);
        let wait = self.wait.get();
        self.wait.set((wait * 2).min(WAIT_MOST));
        let line = self.clone();
        set_timeout(move || line.connect(), Duration::from_millis(wait.into()));
    }

    fn heard(self: &Rc<Self>, event: &MessageEvent) {
        // A frame of a kind that this client does not know is of no use to it.
        let frame = event.data().as_string().and_then(|text| Frame::from_json(&text).ok());
        if let Some(frame) = frame.filter(|_| self.is_open()) {
            self.wait.set(WAIT_FIRST);
            if !self.linked.get_untracked() {
                // The server may have been replaced meanwhile.
                upgrade::look();
            }
            self.linked.set(true);
            self.listen();
            (self.hear)(frame);
        }
    }
}
