//! Requests inside the server: what a refusal costs.

use std::sync::Arc;

use store::Memory;
use tokio::sync::watch;

use super::*;
use crate::assets::Client;
use crate::{Bots, Options};

/// To put the texts together takes thousands of allocations.
#[tokio::test]
async fn a_refusal_costs_little_in_any_language() {
    let options = Options::new(games::REGISTRY, games::words(), Client::NONE);
    let (_stop, stopping) = watch::channel(false);
    let app = App::new(options, Arc::new(Memory::new()), Bots::with(0), stopping);
    for language in Language::ALL {
        let reader = Reader { language };
        let refused = || {
            let refusal = games::REGISTRY.open("whist players=2").err().map(table::Refusal::from);
            assert!(reader.told::<()>(&app, Err(refusal.unwrap())).is_err());
        };
        refused();
        let costs = allocation_counter::measure(refused);
        assert!(costs.count_total < 1000, "{language:?}: {costs:?}");
    }
}
