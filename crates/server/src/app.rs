//! The state that all requests share.

use std::ops::Deref;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use store::{EventStore, in_log};
use tokio::sync::watch;

use catalog::Registry;
use text::{Language, Texts, Words};

use crate::Options;
use crate::address::Trust;
use crate::assets::Client;
use crate::attending::Pollers;
use crate::bans::Bans;
use crate::bots::Bots;
use crate::holdings::{Holdings, Most};
use crate::limits::Limits;
use crate::listed::Listed;
use crate::metrics::Metrics;
use crate::offer::Offer;
use crate::renewals::Renewals;
use crate::seating::Seating;
use crate::site::Site;
use crate::tables::Tables;

/// The time for which a table stays in memory while nobody is connected to it.
const KEPT: Duration = Duration::from_secs(60);

/// The state that all requests share; cheap to clone.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

pub(crate) struct Shared {
    /// The registry of games.
    pub games: Registry,
    /// The texts of the games.
    words: Vec<&'static Words>,
    /// The commit from which the program was built, if it is known.
    pub commit: Option<&'static str>,
    /// The description of the games.
    pub offer: Offer,
    /// The texts in each language.
    texts: [OnceLock<Texts>; Language::ALL.len()],
    pub store: Arc<dyn EventStore>,
    pub tables: Tables,
    pub pollers: Pollers,
    pub site: Site,
    pub trust: Trust,
    /// The key that signs cookies.
    pub key: Key,
    pub client: Client,
    pub limits: Limits,
    pub renewals: Renewals,
    pub bans: Bans,
    pub metrics: Metrics,
    pub lobby: Listed,
    /// The lock that is held while somebody takes something of the lobby.
    pub seating: tokio::sync::Mutex<Seating>,
    /// The time of the last attempt to store something, and whether it succeeded.
    pub data_state: tokio::sync::Mutex<Option<(Instant, bool)>>,
    pub stopping: watch::Receiver<bool>,
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    pub fn new(
        options: Options,
        store: Arc<dyn EventStore>,
        bots: Bots,
        stopping: watch::Receiver<bool>,
    ) -> Self {
        let Options { games, words, public, trust, client, commit, allowed, keep: _, metrics: _ } = options;
        let metrics = Metrics::new(commit);
        let holdings = Holdings::new(Most::of(&allowed));
        let tables = Tables::new(games, &words, store.clone(), bots, metrics.clone(), holdings, KEPT);
        let key = Key::from(store.signing_key());
        let (offer, limits) = (Offer::new(games), Limits::new(allowed));
        let site = Site::new(public);
        let client = if site.path().is_empty() { client } else { client.below(site.path()) };
        App(Arc::new(Shared {
            games,
            words,
            commit,
            offer,
            texts: Default::default(),
            store,
            tables,
            pollers: Pollers::default(),
            site,
            trust,
            key,
            client,
            limits,
            renewals: Renewals::default(),
            bans: Bans::default(),
            metrics,
            lobby: Listed::default(),
            seating: Default::default(),
            data_state: Default::default(),
            stopping,
        }))
    }
}

impl FromRef<App> for Offer {
    fn from_ref(app: &App) -> Self {
        app.offer.clone()
    }
}

impl Shared {
    /// Returns all texts in a language. They are put together once: that takes as long as hundreds of requests.
    pub fn texts(&self, language: Language) -> &Texts {
        let place = Language::ALL.iter().position(|other| *other == language).unwrap_or_default();
        self.texts[place].get_or_init(|| Texts::of(language, &self.words))
    }
}

/// Resumes the tables that wait for a bot, after a start. They are loaded one after the other, so that requests of
/// people are not delayed.
pub(crate) async fn resume(app: App) {
    let waiting = match app.store.awaiting_bots().await {
        Ok(waiting) => waiting,
        Err(_) if *app.stopping.borrow() => return,
        Err(error) => {
            tracing::error!("bots continue only at tables that are opened again: {error}");
            return;
        }
    };
    for table in waiting {
        let looked = app.tables.look(&table, |_| ()).await;
        if *app.stopping.borrow() {
            return;
        }
        if let Err(refusal) = looked {
            tracing::error!("table {} cannot be continued: {}", in_log(&table), refusal.why);
        }
    }
}
