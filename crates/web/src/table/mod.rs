//! The table: loads it, keeps it up to date with the server, and lays out its parts.

mod bar;
mod beckon;
mod beside;
pub mod choice;
mod counts;
mod cover;
pub mod drag;
mod end;
mod hear;
mod help;
mod kept;
mod keys;
mod link;
mod live;
mod log;
mod motion;
mod past;
mod person;
mod played;
mod replay;
mod seal;
mod send;
mod sent;
mod side;
mod sight;
mod state;
mod told;
mod tray;
mod why_not;
mod wish;

use std::time::Duration;

use ::tray::AnyTurn;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{RefusalKind, Snapshot};
use text::Value;

pub use audio::Sound;

pub use self::counts::{Count, Counts, panel as counts_panel};
pub use self::end::{Closing, End};
pub use self::kept::Kept;
pub use self::keys::{is_writing, key_of};
pub use self::motion::Flights;
pub use self::person::{called, delta, points, standing};
pub use self::played::{Button, Erased, Kit, Laid, Played, Stalling, Supplement};
pub use self::seal::{Seal, initial, letter};
pub use self::send::said;
pub use self::sent::Sent;
pub use self::state::{Table, bot_name, level_name};
use crate::app::{self, Broken, NothingHere};
use crate::games::Games;
use crate::i18n::{Spoken, tr, tr_with};
use crate::pages::{Beside, Lay, rooms, rooms_over_table};
use crate::screen::Screen;
use crate::{net, upgrade};

/// The loading state of a table.
#[derive(Clone)]
enum Loading {
    Waiting,
    Failed(String),
    /// The table could not be loaded; a retry is possible.
    Broken(String),
    /// The game has not begun.
    Gathering(Box<Snapshot>),
    /// The game has begun: its kit, and the function that renders the table.
    Here(&'static dyn Played, Lay, Box<Snapshot>),
}

/// The page of one table.
#[component]
pub fn TablePage(
    /// The table's name in addresses.
    id: String,
) -> impl IntoView {
    let loading = RwSignal::new(Loading::Waiting);
    // None until the kit is here, and for a game that this page does not know.
    let kit = StoredValue::new(None::<(&'static dyn Played, Lay)>);
    let come = move |snapshot: Snapshot| {
        loading.try_set(Loading::of(kit.get_value(), snapshot));
    };
    let begun = Callback::new(come);
    let (games, spoken) = (Games::here(), Spoken::here());
    let load = Callback::new(move |()| {
        loading.set(Loading::Waiting);
        let id = id.clone();
        spawn_local(async move {
            match fetch(&id, games, spoken).await {
                Ok((snapshot, opened)) => {
                    // Meanwhile the page may show something else.
                    if kit.try_set_value(opened).is_none() {
                        come(snapshot);
                    }
                }
                Err(failure) => {
                    upgrade::look();
                    loading.try_set(Loading::of_failure(&failure));
                }
            }
        });
    });
    load.run(());
    move || match loading.get() {
        Loading::Waiting => view! { <app::Loading/> }.into_any(),
        Loading::Failed(why) => view! { <NothingHere heading="not-shown" why/> }.into_any(),
        Loading::Broken(why) => view! { <Broken why again=load/> }.into_any(),
        Loading::Gathering(snapshot) => {
            view! { <Beside part=rooms page=move |rooms| (rooms.waiting)((*snapshot).clone(), begun)/> }
                .into_any()
        }
        Loading::Here(kit, lay, snapshot) => lay(kit, *snapshot),
    }
}

/// Returns a table with the kit of its game; none for a game that this page does not know, or cannot draw with its
/// options.
async fn fetch(
    id: &str,
    games: Games,
    spoken: Spoken,
) -> Result<(Snapshot, Option<(&'static dyn Played, Lay)>), net::Failure> {
    let snapshot = net::get::<Snapshot>(&format!("/api/tables/{id}")).await?;
    let kit = match games.of(&snapshot.setup) {
        Some(game) if game.outline.draws(&snapshot.setup) => Some(game.open(&snapshot.setup, spoken).await?),
        _ => None,
    };
    Ok((snapshot, kit))
}

impl Loading {
    fn of_failure(failure: &net::Failure) -> Loading {
        match failure {
            net::Failure::Refused(refusal) if !may_pass(refusal.kind) => Loading::Failed(said(failure)),
            _ => Loading::Broken(said(failure)),
        }
    }

    fn of(kit: Option<(&'static dyn Played, Lay)>, snapshot: Snapshot) -> Loading {
        match snapshot.awaiting {
            // A server of another version: the page will understand it once it is reloaded.
            _ if snapshot.protocol != protocol::PROTOCOL => {
                upgrade::look();
                Loading::Failed(tr("net-garbled"))
            }
            _ if kit.is_none() => {
                Loading::Failed(tr_with("table-not-drawn", &[("setup", Value::Text(&snapshot.setup))]))
            }
            protocol::Awaiting::Players => Loading::Gathering(Box::new(snapshot)),
            _ => match kit {
                Some((kit, lay)) => Loading::Here(kit, lay, Box::new(snapshot)),
                None => Loading::Failed(tr("net-garbled")),
            },
        }
    }
}

/// Returns whether the reason of a refusal may be gone when the table is requested again.
fn may_pass(why: RefusalKind) -> bool {
    matches!(why, RefusalKind::NotStored | RefusalKind::TooMany | RefusalKind::Internal)
}

/// Fetches the texts of the rules soon after the board is shown, unless the browser's data saver is on, or as soon as a
/// rule is quoted.
fn want_rules(table: Table) {
    let spoken = Spoken::here();
    let want = move || spoken.want_rules(table.game.name());
    Effect::new(move |_| {
        if table.asked.with(Option::is_some) || table.over() {
            want();
        }
    });
    if !net::saves_data() {
        set_timeout(want, Duration::from_secs(2));
    }
}

/// The table with everything on it, or a page that says that the snapshot cannot be read.
#[component]
pub fn Bench(
    /// The kit of its game.
    kit: &'static dyn Played,
    /// The first snapshot.
    snapshot: Snapshot,
) -> impl IntoView {
    match Table::new(kit, snapshot) {
        Ok(table) => laid(table).into_any(),
        Err(_) => view! { <NothingHere heading="not-shown" why=tr("net-garbled")/> }.into_any(),
    }
}

fn laid(table: Table) -> impl IntoView {
    provide_context(table);
    table.game.lay(table);
    table.follow();
    kept::follow(table);
    link::open(table);
    keys::listen(table);
    beckon::beckon(table);
    hear::end(table);
    sight::keep(table);
    want_rules(table);
    upgrade::hold(move || table.sending.get_untracked() || untrack(|| table.doing()) != "nothing");
    on_cleanup(|| {
        link::close();
        upgrade::let_go();
    });
    let beside = Screen::here().beside;
    let over = Memo::new(move |_| table.result().is_some());
    let awaiting = move || match table.now.with(|now| now.awaiting.clone()) {
        protocol::Awaiting::Players => "players",
        protocol::Awaiting::Decision { .. } => "seat",
        protocol::Awaiting::Chance(_) => "chance",
        protocol::Awaiting::Over => "over",
    };
    view! {
        <div class="table" id="table" data-game=table.game.name() data-players=table.players
            data-version=move || table.now.with(|now| now.version)
            data-awaiting=awaiting
            data-seat=move || table.now.with(|now| now.to_act().map(|seat| seat.0))
            data-me=move || table.me.get().map(|seat| seat.0)
            data-past=move || table.past.with(|past| past.as_ref().map(|past| past.version))
            data-doing=move || table.of_turn(AnyTurn::doing)
            on:click:capture=move |event| keys::act_once(table, &event)>
            <bar::Bar/>
            <main class="board" aria-label=tr("table")>
                {table.game.board()}
                <Show when=move || beside.get() || table.log_open.get() || table.counting.get()><side::Side/></Show>
                <section class="mine-area" aria-label=tr("mine")>
                    {table.game.mine()}
                    <tray::TrayPanel/>
                </section>
            </main>
            <why_not::Bubble/>
            <told::Told/>
            {move || over.get().then(|| rooms_over_table(Box::new(|rooms| (rooms.end)())))}
            <wish::Wish/>
            <help::Help/>
            <live::Live/>
            <motion::Sky/>
        </div>
    }
}
