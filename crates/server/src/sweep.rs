//! Deletes the tables that are kept no longer.

use std::time::Duration;

use store::{AGE_STEP, Expired, WriteError, records};
use tokio::time::{Instant, MissedTickBehavior, interval_at};

use crate::app::App;
use crate::stopped;

/// The time for which a table whose game does not begin is kept, after a seat was last taken or left.
const GATHERING: Duration = Duration::from_secs(24 * 60 * 60);
const DAY_MS: u64 = 24 * 60 * 60 * 1000;
/// The time from the start until tables are deleted for the first time: by then the machine's clock is right.
const FIRST: Duration = Duration::from_secs(10 * 60);
/// The time between two deletions.
const EVERY: Duration = Duration::from_secs(60 * 60);

/// The times for which tables are kept after their last move; none for ever.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Keep {
    /// Tables whose game runs.
    pub running: Option<Duration>,
    /// Tables whose game is over.
    pub finished: Option<Duration>,
}

impl Keep {
    /// Returns the times before which tables are deleted, in milliseconds since 1970.
    fn expired(self, now: u64) -> Expired {
        let before = |kept: Option<Duration>| {
            let kept = kept.map(|kept| u64::try_from(kept.as_millis()).unwrap_or(u64::MAX));
            kept.map_or(0, |kept| now.saturating_sub(kept))
        };
        Expired {
            gathering: before(Some(GATHERING)),
            running: before(self.running),
            finished: before(self.finished),
        }
    }
}

/// Deletes tables from time to time, until the server stops.
pub(crate) async fn run(app: App, keep: Keep) {
    let mut due = interval_at(Instant::now() + FIRST, EVERY);
    due.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let stop = stopped(app.stopping.clone());
    tokio::pin!(stop);
    loop {
        tokio::select! {
            _ = due.tick() => match sweep_at(&app, keep, records::now()).await {
                Ok(()) => {}
                Err(error) => tracing::error!("tables could not be deleted: {error}"),
            },
            () = &mut stop => return,
        }
    }
}

/// Deletes all tables that have expired at a time of the clock, and announces what the next deletion will delete. After a
/// leap of the clock nothing is deleted until the age of tables has caught up: by then the host has read of it.
async fn sweep_at(app: &App, keep: Keep, now: u64) -> Result<(), WriteError> {
    let age = app.store.grow_old(now).await?;
    if age < now {
        let days = (now - age).div_ceil(DAY_MS);
        tracing::warn!(
            "the clock is {days} days ahead of the age of tables: none is deleted until they are the same"
        );
    } else {
        let swept = sweep(app, keep.expired(age)).await?;
        if swept > 0 {
            tracing::info!(target: crate::NEWS, "{swept} tables were deleted");
        }
    }
    let next = (now + EVERY.as_millis() as u64).min(age + AGE_STEP);
    match app.store.count_expired(keep.expired(next)).await {
        Ok(0) => {}
        Ok(next) => {
            tracing::info!(target: crate::NEWS, "in an hour {next} tables will be deleted, unless somebody plays there");
        }
        Err(error) => tracing::error!("tables that expire could not be counted: {error}"),
    }
    Ok(())
}

/// Deletes all tables that have expired, and returns how many there were.
async fn sweep(app: &App, expired: Expired) -> Result<usize, WriteError> {
    let mut all = 0;
    loop {
        let swept = app.tables.change(app.store.sweep(expired)).await?;
        if swept.is_empty() {
            return Ok(all);
        }
        all += swept.len();
    }
}

#[cfg(test)]
#[path = "../tests/inside/sweep.rs"]
mod tests;
