//! The waiting room of a table whose game has not begun: its seats, the link to invite others, and the chat.

mod places;
mod share;

use leptos::prelude::*;
use leptos::task::spawn_local;
use page::{USUAL_LEVEL, level_among};
use protocol::{
    Awaiting, Frame, Order, Presence, Seat, SeatInfo, SeatRequest, Snapshot, StartRequest, TableOptions,
};
use serde::Serialize;
use text::Value;

use self::places::Places;
pub use self::share::Share;
use crate::shared::connection::{Link, Unlinked};
use crate::shared::frame::{Brand, Inside};
use crate::shared::games::Games;
use crate::shared::i18n::{tr, tr_with};
use crate::shared::levels::Levels;
use crate::shared::offer::{Chosen, game_title};
use crate::shared::panel::Gear;
use crate::shared::prefs::Prefs;
use crate::shared::refusal::said;
use crate::shared::talk::{Talk, TalkPanel};
use crate::shared::{connection, house};

/// The state of the waiting room.
#[derive(Clone, Copy)]
struct Gathering {
    id: StoredValue<String>,
    /// The set-up line.
    setup: StoredValue<String>,
    options: StoredValue<TableOptions>,
    /// Whether this browser owns the table.
    owner: bool,
    seats: RwSignal<Vec<SeatInfo>>,
    present: RwSignal<Presence>,
    talk: Talk,
    link: RwSignal<Link>,
    /// Whether a request is in progress.
    busy: RwSignal<bool>,
    failed: RwSignal<Option<String>>,
    /// Called with the snapshot of a game that has begun.
    begun: Callback<Snapshot>,
}

impl Gathering {
    fn new(snapshot: Snapshot, begun: Callback<Snapshot>) -> Gathering {
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

    fn here() -> Gathering {
        expect_context()
    }

    /// Returns the first seat held at this screen.
    fn mine(self) -> Option<Seat> {
        self.seats.with(|seats| seats.iter().find(|seat| seat.mine).map(|seat| seat.seat))
    }

    /// Returns the number of open seats.
    fn open(self) -> usize {
        self.seats.with(|seats| seats.iter().filter(|seat| seat.open).count())
    }

    fn follow(self) {
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
    fn ask(self, seat: Seat, request: SeatRequest) {
        self.post(format!("seats/{seat}"), request);
    }

    /// Requests a seat, the first open one if none is named, under the player's name.
    fn sit(self, seat: Option<Seat>) {
        let first =
            || self.seats.with_untracked(|seats| seats.iter().find(|seat| seat.open).map(|seat| seat.seat));
        let name = expect_context::<Prefs>().0.with_untracked(|settings| settings.name.trim().to_owned());
        if let Some(seat) = seat.or_else(first) {
            self.ask(seat, SeatRequest::Take { name });
        }
    }

    /// Requests the start of the game.
    fn start(self) {
        let fill = Levels::here().with(|levels| level_among(USUAL_LEVEL, levels).to_owned());
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

/// The page of the waiting room.
#[component]
pub fn WaitingRoom(
    /// The first state of the table.
    snapshot: Snapshot,
    /// Called when the game begins.
    begun: Callback<Snapshot>,
) -> impl IntoView {
    let room = Gathering::new(snapshot, begun);
    provide_context(room);
    room.follow();
    spawn_local(Levels::here().fetch());
    on_cleanup(connection::close);
    room.talk.show(true);
    let setup = room.setup.get_value();
    let game = game_title(&setup);
    let players = room.seats.with_untracked(Vec::len) as i64;
    let heading =
        tr_with("lobby-table", &[("game", Value::Text(&game)), ("players", Value::Number(players))]);
    document().set_title(&format!("{heading} – {}", tr("brand")));
    let line = |(name, about)| view! { <p class="hint" data-options=""><b>{name}</b>" – "{about}</p> };
    let option = |chosen: &Chosen| {
        let whole = std::iter::once((chosen.name(), chosen.about()));
        whole.chain(chosen.explained()).map(line).collect_view()
    };
    let options =
        room.options.with_value(|options| Chosen::of(&setup, options).iter().map(option).collect_view());
    let dealt = Games::here().of(&setup).is_some_and(|game| game.outline.dealt);
    let held = room.options.with_value(|options| tr(held_words(options)));
    // One text takes less of the page than two.
    let held = if dealt { format!("{held} {}", tr("gather-dealt")) } else { held };
    let open = move || tr_with("gather-open", &[("seats", Value::Number(room.open() as i64))]);
    let looking = move || {
        let many = room.present.with(|present| present.spectators);
        (many > 0).then(|| tr_with("spectators-count", &[("spectators", Value::Number(many.into()))]))
    };
    view! {
        <div class="lobby gather" id="gather" data-open=move || room.open()>
            <header class="bar">
                <Brand/>
                <div class="tools">
                    <Unlinked link=room.link/>
                    <Inside path="/".to_owned() class="quiet">{tr("to-lobby")}</Inside>
                    <Gear/>
                </div>
            </header>
            <main>
                <section class="panel seats-panel" aria-labelledby="gather-name">
                    <h1 id="gather-name">{heading}</h1>
                    <p role="status">{open}" "<small>{looking}</small></p>
                    <Places/>
                    <Show when=move || room.failed.with(Option::is_some)><p class="failed" role="alert">{move || room.failed.get()}</p></Show>
                    <p class="hint">{held}</p>
                    {options}
                    {room.owner.then(|| view! {
                        <button type="button" class="button" data-act="start" disabled=move || room.busy.get() on:click=move |_| room.start()>{tr("act-start")}</button>
                    })}
                </section>
                <div class="column">
                    <Share id=room.id.get_value() chief=Signal::derive(move || room.mine().is_some())/>
                    <section class="panel talk-panel" aria-labelledby="talk-name">
                        <h2 id="talk-name">{tr("chat")}</h2>
                        <TalkPanel talk=room.talk seat=Signal::derive(move || room.mine())/>
                    </section>
                </div>
            </main>
        </div>
    }
}

/// Describes the options of the table in a sentence.
fn held_words(options: &TableOptions) -> &'static str {
    match (options.order, options.spectators) {
        (Order::AsSeated, true) => "gather-as-seated",
        (Order::Drawn, true) => "gather-drawn",
        (Order::AsSeated, false) => "gather-as-seated-alone",
        (Order::Drawn, false) => "gather-drawn-alone",
    }
}
