//! The table: loads it, keeps it up to date with the server, and lays out its parts.

mod annex;
mod another;
mod asked;
mod at_screen;
mod bar;
mod beckon;
mod beside;
pub mod choice;
mod choosing;
mod company;
mod counts;
mod cover;
mod curve;
pub mod drag;
mod end;
mod ending;
mod entry;
mod focus;
mod hear;
mod help;
mod kept;
mod keys;
mod kit;
mod link;
mod live;
mod log;
mod moment;
mod motion;
mod notices;
mod now;
mod offer;
mod panels;
mod parsed;
mod past;
mod person;
mod pointing;
mod read;
mod replay;
mod replaying;
mod seal;
mod send;
mod side;
mod sight;
mod standing;
mod state;
mod told;
mod tray;
mod why_not;
mod wish;

use std::time::Duration;

use ::tray::AnyTurn;
use kernel::GameResult;
use leptos::prelude::*;
use protocol::Snapshot;

pub use audio::Sound;

pub use self::annex::Annex;
pub use self::counts::panel as counts_panel;
pub use self::end::{Closing, End};
pub use self::focus::is_writing;
pub use self::kept::Kept;
pub use self::keys::key_of;
pub use self::kit::{AnyKit, Button, Count, Counts, Kit, Stalling};
pub use self::moment::Moment;
pub use self::motion::Flights;
pub use self::person::{called, delta, points, standing};
pub use self::read::ReadTable;
pub use self::seal::{Seal, letter};
pub use self::state::Table;
use crate::shared::draw::Sprite;
use crate::shared::frame::NothingHere;
use crate::shared::i18n::{Spoken, tr};
use crate::shared::screen::Screen;
pub use crate::shared::supplement::Supplement;
use crate::shared::{files, upgrade};

/// Returns the seats of the winners, with spaces between them.
fn winners(result: &GameResult) -> String {
    result.winners().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

/// Fetches the texts of the rules soon after the board is shown, unless the browser's data saver is on, or as soon as a
/// rule is quoted.
fn want_rules(table: Table) {
    let spoken = Spoken::here();
    let want = move || spoken.want_rules(table.game.name());
    Effect::new(move |_| {
        if table.choosing.asked(Option::is_some) || table.over() {
            want();
        }
    });
    if !files::saves_data() {
        set_timeout(want, Duration::from_secs(2));
    }
}

/// The table with everything on it, or a page that says that the snapshot cannot be read.
#[component]
pub fn Bench(
    /// The kit of its game.
    kit: &'static dyn AnyKit,
    /// The first snapshot.
    snapshot: Snapshot,
    /// Fetches what the table needs now and then.
    annex: annex::Fetch,
) -> impl IntoView {
    provide_context(annex);
    match Table::new(kit, &snapshot) {
        Ok(table) => laid(table).into_any(),
        Err(_) => view! { <NothingHere heading="not-shown" why=tr("net-garbled")/> }.into_any(),
    }
}

fn laid(table: Table) -> impl IntoView {
    provide_context(table);
    Sprite::here().bring(table.game.sheets());
    table.follow();
    kept::follow(table);
    link::open(table);
    keys::listen(table);
    beckon::beckon(table);
    hear::end(table);
    sight::keep(table);
    want_rules(table);
    past::open_shared(table);
    upgrade::hold(move || untrack(|| table.choosing.is_sending() || table.doing() != "nothing"));
    on_cleanup(|| {
        link::close();
        upgrade::let_go();
    });
    let beside = Screen::here().beside;
    let over = Memo::new(move |_| table.result().is_some());
    let awaiting = move || match table.now(|now| now.awaiting.clone()) {
        protocol::Awaiting::Players => "players",
        protocol::Awaiting::Decision { .. } => "seat",
        protocol::Awaiting::Chance(_) => "chance",
        protocol::Awaiting::Over => "over",
    };
    view! {
        <div class="table" id="table" data-game=table.game.name() data-players=table.players
            data-version=move || table.now(|now| now.version)
            data-awaiting=awaiting
            data-seat=move || table.now(|now| now.to_act().map(|seat| seat.0))
            data-me=move || table.at_screen.me.get().map(|seat| seat.0)
            data-past=move || table.replay.past(|past| past.as_ref().map(|past| past.version))
            data-won=move || table.result().filter(|_| !table.looks_back()).map(|result| winners(&result))
            data-doing=move || table.of_turn(AnyTurn::doing)
            on:click:capture=move |event| keys::act_once(table, &event)>
            <bar::Bar/>
            <main class="board" aria-label=tr("table")>
                {table.game.board()}
                <Show when=move || beside.get() || table.panels.shows_log() || table.panels.shows_counts()><side::Side/></Show>
                <section class="mine-area" aria-label=tr("mine")>
                    {table.game.mine()}
                    <tray::TrayPanel/>
                </section>
            </main>
            <why_not::Bubble/>
            <told::Told/>
            {move || over.get().then(|| annex::over_table(Box::new(|annex| (annex.end)())))}
            <wish::Wish/>
            <help::Help/>
            <live::Live/>
            <motion::Sky/>
        </div>
    }
}
