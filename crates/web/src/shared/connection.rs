//! The connection to a table: it is watched again whenever that ends, and passes every frame to the waiting
//! room or the game. There is one at a time, because there is one table on a page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{ALIVE_SECONDS, Frame, RefusalKind, Snapshot};

use crate::shared::announce::Announced;
use crate::shared::house::{self, Failure, News, Watch};
use crate::shared::i18n::tr;
use crate::shared::{message, online, upgrade};

/// The delay before the first reconnection, in milliseconds; it doubles up to [`WAIT_MOST`].
const WAIT_FIRST: u32 = 400;
/// The longest delay before a reconnection, in milliseconds.
const WAIT_MOST: u32 = 4_000;
/// The time for which the connection may be silent before it is opened again; the server sends heartbeats far more
/// often.
const SILENCE_MAX: Duration = Duration::from_secs(ALIVE_SECONDS * 5 / 2);

thread_local! {
    static OPEN: RefCell<Option<Rc<Connection>>> = const { RefCell::new(None) };
}

/// The state of the connection, as far as the page knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// It is open, as far as is known.
    Open,
    /// It is lost, and is opened again.
    Lost,
    /// The server has closed it because it is stopped, and will be back.
    Restarting,
}

impl Link {
    /// Returns the state after the connection was lost; the reason that the server gave is kept until it is back.
    pub fn lost(self) -> Self {
        if self == Link::Restarting { self } else { Link::Lost }
    }
}

/// Says that the device is offline, or that the connection to the table is lost, while it is so.
#[component]
pub fn Unlinked(
    /// The connection, on a page that has one.
    #[prop(optional)]
    link: Option<RwSignal<Link>>,
) -> impl IntoView {
    let words = move || match link.map(|link| link.get()) {
        _ if !online::is() => Some(tr("offline")),
        None | Some(Link::Open) => None,
        Some(Link::Lost) => Some(tr("reconnecting")),
        Some(Link::Restarting) => Some(tr("restarting")),
    };
    let shown = move || words().map(|words| view! { <span class="unlinked">{words}</span> });
    view! { <Announced>{shown}</Announced> }
}

struct Connection {
    table: String,
    /// Returns what is known already, as the query of the next connection.
    known: Box<dyn Fn() -> String>,
    hear: Box<dyn Fn(Frame)>,
    link: RwSignal<Link>,
    watch: RefCell<Option<Watch>>,
    wait: Cell<u32>,
    /// The time-out after which a silent connection is closed.
    silence: Cell<Option<TimeoutHandle>>,
}

/// Opens the connection to a table and closes the previous one. `known` returns what the server need not send again
/// (`after=5`), `hear` gets every frame, and `link` is told how the
/// connection is.
pub fn open(
    table: String,
    known: impl Fn() -> String + 'static,
    hear: impl Fn(Frame) + 'static,
    link: RwSignal<Link>,
) {
    close();
    let connection = Rc::new(Connection {
        table,
        known: Box::new(known),
        hear: Box::new(hear),
        link,
        watch: RefCell::default(),
        wait: Cell::new(WAIT_FIRST),
        silence: Cell::default(),
    });
    OPEN.with(|open| *open.borrow_mut() = Some(connection.clone()));
    connection.connect();
    // A socket of before the device was offline may never say that it is dead.
    online::when_back(reopen);
}

/// Closes the connection.
pub fn close() {
    let connection = OPEN.with(|open| open.borrow_mut().take());
    if let Some(connection) = connection {
        connection.hang_up();
    }
}

/// Returns whether a refusal means that the table is gone, or no longer shown to this guest.
fn is_lost(kind: RefusalKind) -> bool {
    matches!(kind, RefusalKind::NotFound | RefusalKind::NoSpectators | RefusalKind::Banned)
}

/// Opens the connection again, because the server identifies its owner by the cookie that was sent when it was opened.
pub fn reopen() {
    if let Some(connection) = OPEN.with(|open| open.borrow().clone()) {
        connection.hang_up();
        connection.connect();
    }
}

impl Connection {
    /// Returns whether this is still the connection of the page.
    fn is_open(self: &Rc<Self>) -> bool {
        OPEN.with(|open| open.borrow().as_ref().is_some_and(|connection| Rc::ptr_eq(connection, self)))
    }

    fn hang_up(&self) {
        if let Some(silence) = self.silence.take() {
            silence.clear();
        }
        self.watch.take();
    }

    fn connect(self: &Rc<Self>) {
        if !self.is_open() {
            return;
        }
        let path = format!("/api/tables/{}/socket?{}", self.table, (self.known)());
        let connection = self.clone();
        let Some(watch) = house::watch(&path, move |news| connection.hear_news(news)) else {
            return self.connect_later();
        };
        *self.watch.borrow_mut() = Some(watch);
        self.listen();
    }

    /// Restarts the time-out. A server that does not answer, or a network that drops everything, closes no socket, so
    /// after too long a silence the connection is opened again.
    fn listen(self: &Rc<Self>) {
        let connection = self.clone();
        let silence = set_timeout_with_handle(move || connection.connect_later(), SILENCE_MAX).ok();
        if let Some(before) = self.silence.replace(silence) {
            before.clear();
        }
    }

    fn hear_news(self: &Rc<Self>, news: News) {
        match news {
            News::Frame(text) => return self.heard(&text),
            News::Restarting if self.is_open() => self.link.set(Link::Restarting),
            News::Restarting | News::Lost => {}
        }
        self.connect_later();
    }

    fn connect_later(self: &Rc<Self>) {
        if !self.is_open() {
            return;
        }
        self.hang_up();
        self.link.update(|link| *link = link.lost());
        let wait = self.wait.get();
        if wait > WAIT_FIRST {
            let path = format!("/api/tables/{}?{}", self.table, (self.known)());
            spawn_local(self.clone().ask(path));
        }
        self.wait.set((wait * 2).min(WAIT_MOST));
        let connection = self.clone();
        set_timeout(move || connection.connect(), Duration::from_millis(wait.into()));
    }

    /// Requests what a socket would have brought: some networks let every request through, but no socket.
    async fn ask(self: Rc<Self>, path: String) {
        let answer = house::get::<Snapshot>(&path).await;
        if !self.is_open() || self.link.try_get_untracked().is_none_or(|link| link == Link::Open) {
            return;
        }
        match answer {
            Ok(snapshot) => (self.hear)(Frame::Snapshot(snapshot)),
            // It will never be shown here again: the page that is loaded anew gives the reason.
            Err(Failure::Refused(refusal)) if is_lost(refusal.kind) => {
                let _ = window().location().reload();
            }
            Err(_) => {}
        }
    }

    fn heard(self: &Rc<Self>, text: &str) {
        // A frame of an unknown kind is ignored.
        let frame = Frame::from_json(text).ok();
        if let Some(frame) = frame.filter(|_| self.is_open()) {
            online::heard();
            self.wait.set(WAIT_FIRST);
            if self.link.get_untracked() != Link::Open {
                // The server may have been replaced meanwhile; it says again what holds.
                upgrade::look();
                message::set(None);
            }
            self.link.set(Link::Open);
            self.listen();
            match frame {
                Frame::Notice(notice) => message::set(notice.text),
                frame => (self.hear)(frame),
            }
        }
    }
}
