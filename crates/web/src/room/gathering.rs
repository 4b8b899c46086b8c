//! The state of the waiting room, and its requests.

use leptos::prelude::*;
use leptos::task::spawn_local;
use page::{USUAL_LEVEL, level_among};
use protocol::{
    Awaiting, Frame, Presence, Seat, SeatInfo, SeatRequest, Snapshot, StartRequest, TableOptions,
};
use serde::Serialize;

use crate::shared::about::AboutServer;
use crate::shared::connection::Link;
use crate::shared::prefs::Prefs;
use crate::shared::refusal::said;
use crate::shared::talk::Talk;
use crate::shared::{connection, house};

/// The state of the waiting room.
#[derive(Clone, Copy)]
pub struct Gathering {
    /// The table's name in addresses.
    pub id: StoredValue<String>,
    /// The set-up line.
    pub setup: StoredValue<String>,
    /// The options of the table.
    pub options: StoredValue<TableOptions>,
    /// Whether this browser owns the table.
    pub owner: bool,
    /// The holders of the seats.
    pub seats: RwSignal<Vec<SeatInfo>>,
    /// The people who are connected.
    pub present: RwSignal<Presence>,
    /// The chat.
    pub talk: Talk,
    /// The state of the connection.
    pub link: RwSignal<Link>,
    /// Whether a request is in progress.
    pub busy: RwSignal<bool>,
    /// The reason why the last request failed.
    pub failed: RwSignal<Option<String>>,
    /// Called with the snapshot of a game that has begun.
    begun: Callback<Snapshot>,
}

impl Gathering {
    /// Creates the state from the first snapshot; `begun` is called with that of a game that has begun.
    pub fn new(snapshot: Snapshot, begun: Callback<Snapshot>) -> Gathering {
        let talk = Talk::new(&snapshot);
        Gathering {
            id: StoredValue::new(snapshot.table.clone()),
            setup: StoredValue::new(snapshot.setup),
            options: StoredValue::new(snapshot.options),
            owner: snapshot.owner,
            seats: RwSignal::new(snapshot.seats),
            present: RwSignal::new(snapshot.present),
            talk,
            link: RwSignal::new(Link::Open),
            busy: RwSignal::new(false),
            failed: RwSignal::new(None),
            begun,
        }
    }

    /// Returns the state of this page.
    pub fn here() -> Gathering {
        expect_context()
    }

    /// Returns the first seat held at this screen.
    pub fn mine(self) -> Option<Seat> {
        self.seats.with(|seats| seats.iter().find(|seat| seat.mine).map(|seat| seat.seat))
    }

    /// Returns the number of open seats.
    pub fn open(self) -> usize {
        self.seats.with(|seats| seats.iter().filter(|seat| seat.open).count())
    }

    /// Opens the connection.
    pub fn follow(self) {
        let known = move || self.talk.last().map(|line| format!("chat={line}")).unwrap_or_default();
        connection::open(self.id.get_value(), known, move |frame| self.hear(frame), self.link);
    }

    fn hear(self, frame: Frame) {
        match frame {
            Frame::Snapshot(snapshot) => self.take(snapshot),
            Frame::Present(present) => self.present.set(present),
            Frame::Chat(chat) => self.talk.add(chat.lines),
            // These frames belong to a running game.
            Frame::Update(_) | Frame::Undo(_) | Frame::Options(_) | Frame::Rematch(_) | Frame::Bot(_) => {}
            // The connection has shown the host's message.
            Frame::Notice(_) | Frame::Alive => {}
        }
    }

    fn take(self, snapshot: Snapshot) {
        if snapshot.awaiting != Awaiting::Players {
            return self.begun.run(snapshot);
        }
        self.talk.take(&snapshot);
        self.seats.set(snapshot.seats);
        self.present.set(snapshot.present);
    }

    /// Requests a change of a seat.
    pub fn ask(self, seat: Seat, request: SeatRequest) {
        self.post(format!("seats/{seat}"), request);
    }

    /// Requests a seat, the first open one if none is named, under the player's name.
    pub fn sit(self, seat: Option<Seat>) {
        let first =
            || self.seats.with_untracked(|seats| seats.iter().find(|seat| seat.open).map(|seat| seat.seat));
        let name = expect_context::<Prefs>().0.with_untracked(|settings| settings.name.trim().to_owned());
        if let Some(seat) = seat.or_else(first) {
            self.ask(seat, SeatRequest::Take { name, program: false });
        }
    }

    /// Requests the start of the game.
    pub fn start(self) {
        let fill =
            AboutServer::here().levels.with_untracked(|levels| level_among(USUAL_LEVEL, levels).to_owned());
        self.post("start".to_owned(), StartRequest { fill });
    }

    fn post(self, what: String, request: impl Serialize + 'static) {
        let path = format!("/api/tables/{}/{what}", self.id.get_value());
        self.busy.set(true);
        self.failed.set(None);
        spawn_local(async move {
            let answer = house::post::<Snapshot>(&path, &request).await;
            // The page may show something else by now.
            if self.busy.try_set(false).is_some() {
                return;
            }
            match answer {
                Ok(snapshot) => {
                    // A guest without a cookie has one now; the connection is opened again, so that the server knows
                    // the guest by it.
                    connection::reopen();
                    self.take(snapshot);
                }
                Err(failure) => self.failed.set(Some(said(&failure))),
            }
        });
    }
}
