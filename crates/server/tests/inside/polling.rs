//! Requests that wait, left at any point by their clients.

use std::sync::Arc;

use catalog::OsSource;
use futures_util::FutureExt;
use protocol::{NewSeat, NewTable, TableOptions};
use store::Memory;
use table::TableDraft;
use tokio::sync::watch;
use tokio::time::sleep;

use super::*;
use crate::assets::Client;
use crate::{Bots, Options, tables};

/// However early a client goes away, nobody stays at the table for it.
#[tokio::test(start_paused = true)]
async fn who_goes_away_leaves_nobody_behind() {
    let (_stop, stopping) = watch::channel(false);
    let options = Options::new(games::REGISTRY, games::words(), Client::NONE);
    let app = App::new(options, Arc::new(Memory::new()), Bots::with(0), stopping);
    let person = || NewSeat::Human { name: "Anna".into() };
    let seats = vec![person(), person()];
    let wish = NewTable { setup: suites::any_setup(2), seats, options: TableOptions::default() };
    let draft = TableDraft::new(games::REGISTRY, &wish, [1; 32], &mut OsSource).unwrap();
    let table = tables::create(&app.tables, draft, None).await.unwrap();
    let look = async || {
        let shown = app.tables.look(&table, |table| table.snapshot(None, Known::default()));
        shown.await.unwrap()
    };
    let known = Known { after: look().await.version, chat: None };
    let mut most = 0;
    for steps in 0..20 {
        let longest = Duration::from_secs(WAIT_SECONDS_MAX);
        let mut waiting = Box::pin(changed(&app, &table, Guest::default(), known, longest));
        for _ in 0..steps {
            assert!((&mut waiting).now_or_never().is_none(), "nothing changes");
            tokio::task::yield_now().await;
        }
        most = most.max(look().await.present.spectators);
        drop(waiting);
        // Everything that is on its way arrives.
        sleep(Duration::from_millis(1)).await;
        assert_eq!(look().await.present.spectators, 0, "after {steps} steps");
    }
    assert_eq!(most, 1, "it was there meanwhile");
}
