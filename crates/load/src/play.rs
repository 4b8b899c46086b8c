//! Tables that play one game after the other, with moves at an even rate.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::place::Place;
use crate::report::Tally;
use crate::table::{Held, Table};

/// The maximum number of tables that are set up at the same time.
const AT_ONCE: usize = 16;
/// The longest time that setting up may take.
const SET_UP_MOST: Duration = Duration::from_secs(300);
/// The longest time that requests in progress may take to end.
const END_MOST: Duration = Duration::from_secs(20);
/// The time after which a move counts as lost.
const PATIENCE: Duration = Duration::from_secs(10);

/// The next step of a table whose game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Then {
    /// It plays a rematch.
    Again,
    /// It stops.
    Stop,
}

/// The state that all tables share.
pub(crate) struct Shared {
    /// The address of the server.
    pub place: Place,
    pub then: Then,
    /// A permit for each move that is due.
    pub due: Semaphore,
    /// Whether the measurement is over.
    pub stop: AtomicBool,
    pub tally: Tally,
}

impl Shared {
    /// Makes a move at a table whenever one is due, until the measurement is over.
    async fn play(&self, mut table: Table) {
        loop {
            let Ok(due) = self.due.acquire().await else { return };
            due.forget();
            if self.stop.load(Ordering::Relaxed) {
                return;
            }
            if self.then == Then::Stop && table.is_over() {
                return self.tally.ended();
            }
            match timeout(PATIENCE, table.one_move(&self.tally)).await {
                Ok(Ok(())) => {}
                Ok(Err(why)) => return self.tally.error(&why),
                Err(_) => return self.tally.error("a move was not seen by everybody"),
            }
        }
    }
}

/// Tables that play.
pub(crate) struct Playing {
    pub shared: Arc<Shared>,
    tables: JoinSet<()>,
}

impl Playing {
    /// Sets up tables, a few at a time; each then plays independently, as moves are released. The first `spectators` of
    /// them have a spectator each.
    ///
    /// # Errors
    /// If they cannot be set up in time.
    pub async fn begin(
        place: Place,
        held: Held,
        number: usize,
        spectators: usize,
        then: Then,
    ) -> Result<Self, String> {
        let shared = Arc::new(Shared {
            place,
            then,
            due: Semaphore::new(0),
            stop: AtomicBool::new(false),
            tally: Tally::default(),
        });
        let held = Arc::new(held);
        let mut tables = JoinSet::new();
        let doors = Arc::new(Semaphore::new(AT_ONCE));
        let ready = Arc::new(Semaphore::new(0));
        for place in 0..number {
            let (shared, doors, ready) = (shared.clone(), doors.clone(), ready.clone());
            let (held, watched) = (held.clone(), place < spectators);
            tables.spawn(async move {
                let entered = doors.acquire().await;
                let made = Table::set_up(&shared.place, &held, watched).await;
                drop(entered);
                match made {
                    Ok(table) => {
                        shared.tally.begun(table.id());
                        ready.add_permits(1);
                        shared.play(table).await;
                    }
                    Err(why) => shared.tally.error(&why),
                }
            });
        }
        match timeout(SET_UP_MOST, ready.acquire_many(number as u32)).await {
            Ok(_) => Ok(Playing { shared, tables }),
            Err(_) => Err(format!("the tables could not be set up: {:?}", shared.tally.errors())),
        }
    }

    /// Releases moves at an even rate for this time.
    pub async fn pace(&self, rate: u32, time: Duration) {
        let mut beat = interval(Duration::from_secs(1) / rate.max(1));
        // Moves that were not released in time are released later, so that the average rate is kept.
        beat.set_missed_tick_behavior(MissedTickBehavior::Burst);
        let until = Instant::now() + time;
        while Instant::now() < until {
            beat.tick().await;
            self.shared.due.add_permits(1);
        }
    }

    /// Waits until the moves that are in progress have been seen, and ends all tables.
    pub async fn end(&mut self) {
        self.shared.stop.store(true, Ordering::Relaxed);
        self.shared.due.close();
        self.wait(END_MOST).await;
    }

    /// Waits until all tables have stopped.
    pub async fn wait(&mut self, most: Duration) {
        let ended = timeout(most, async {
            while let Some(table) = self.tables.join_next().await {
                if let Err(error) = table {
                    self.shared.tally.error(&format!("a table fell over: {error}"));
                }
            }
        });
        if ended.await.is_err() {
            self.shared.tally.error("a table did not end");
        }
    }
}
