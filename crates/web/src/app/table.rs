//! The page of one table: fetches what the table needs, and shows it, or the waiting room before the game has begun.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{RefusalKind, Snapshot};
use text::Value;

use super::kits::Kits;
use super::pages::{Lay, rooms};
use crate::shared::frame::{self, Broken, NothingHere};
use crate::shared::i18n::{Spoken, tr, tr_with};
use crate::shared::refusal::said;
use crate::shared::{house, parts, upgrade};
use crate::table::AnyKit;

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
    Here(&'static dyn AnyKit, Lay, Box<Snapshot>),
}

/// The page of one table.
#[component]
pub fn TablePage(
    /// The table's name in addresses.
    id: String,
) -> impl IntoView {
    let loading = RwSignal::new(Loading::Waiting);
    // None until the kit is here, and for a game that this page does not know.
    let kit = StoredValue::new(None::<(&'static dyn AnyKit, Lay)>);
    let come = move |snapshot: Snapshot| {
        loading.try_set(Loading::of(kit.get_value(), snapshot));
    };
    let begun = Callback::new(come);
    let (kits, spoken) = (Kits::here(), Spoken::here());
    let load = Callback::new(move |()| {
        loading.set(Loading::Waiting);
        let id = id.clone();
        spawn_local(async move {
            match fetch(&id, kits, spoken).await {
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
        Loading::Waiting => view! { <frame::Loading/> }.into_any(),
        Loading::Failed(why) => view! { <NothingHere heading="not-shown" why/> }.into_any(),
        Loading::Broken(why) => view! { <Broken why again=load/> }.into_any(),
        Loading::Gathering(snapshot) => {
            parts::page(rooms, move |rooms| (rooms.waiting)((*snapshot).clone(), begun))
        }
        Loading::Here(kit, lay, snapshot) => lay(kit, *snapshot),
    }
}

/// Returns a table with the kit of its game; none for a game that this page does not know, or cannot draw with its
/// options.
async fn fetch(
    id: &str,
    kits: Kits,
    spoken: Spoken,
) -> Result<(Snapshot, Option<(&'static dyn AnyKit, Lay)>), house::Failure> {
    let snapshot = house::get::<Snapshot>(&format!("/api/tables/{id}")).await?;
    let kit = match kits.of(&snapshot.setup) {
        Some(game) if game.listed.outline.draws(&snapshot.setup) => {
            Some(game.open(&snapshot.setup, spoken).await?)
        }
        _ => None,
    };
    Ok((snapshot, kit))
}

impl Loading {
    fn of_failure(failure: &house::Failure) -> Loading {
        match failure {
            house::Failure::Refused(refusal) if !may_pass(refusal.kind) => Loading::Failed(said(failure)),
            _ => Loading::Broken(said(failure)),
        }
    }

    fn of(kit: Option<(&'static dyn AnyKit, Lay)>, snapshot: Snapshot) -> Loading {
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
