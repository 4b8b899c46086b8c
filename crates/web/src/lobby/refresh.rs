//! Lists of tables that are kept up to date.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::shared::house::Failure;
use crate::shared::{online, upgrade};

/// The interval at which the lists of tables are fetched again.
const REFRESH: Duration = Duration::from_secs(5);

/// Polls `fetch` every few seconds while the page is visible, and at once when a signal that it reads changes, or the
/// device goes offline or comes back; none before the first answer.
pub fn refresh<T, F>(fetch: impl Fn() -> F + Copy + 'static) -> RwSignal<Option<Result<T, Failure>>>
where
    T: PartialEq + Send + Sync + 'static,
    F: Future<Output = Result<T, Failure>> + 'static,
{
    let latest = RwSignal::new(None);
    let asked = StoredValue::new(0_u32);
    let ask = move || {
        let answer = fetch();
        asked.update_value(|asked| *asked += 1);
        let this = asked.get_value();
        spawn_local(async move {
            let answer = Some(answer.await);
            // Something else may have been asked for since.
            if asked.try_get_value() != Some(this) {
                return;
            }
            let was_away = latest.try_with_untracked(|known| matches!(known, Some(Err(Failure::Offline))));
            if was_away == Some(true) && matches!(answer, Some(Ok(_))) {
                upgrade::look();
            }
            // An unchanged value is not set again, so that the focus on its elements is kept.
            if latest.try_with_untracked(|known| *known != answer) == Some(true) {
                latest.try_set(answer);
            }
        });
    };
    Effect::new(move |_| {
        online::is();
        ask();
    });
    let again = move || {
        if !document().hidden() {
            untrack(ask);
        }
    };
    if let Ok(clock) = set_interval_with_handle(again, REFRESH) {
        on_cleanup(move || clock.clear());
    }
    latest
}
