//! Whole tables of Skerries, with late, lost and repeated messages, crashes, and a store that fails.

use std::collections::BTreeSet;

use catalog::{Entry, Registry};
use sim::{Disk, run};
use skerries_play::ENTRY;

static GAMES: [&dyn Entry; 1] = [&ENTRY];

#[test]
fn every_promise_is_kept_at_tables_of_skerries() {
    let mut seats = BTreeSet::new();
    for seed in 0..24 {
        let report = run(Registry::new(&GAMES), seed, Disk::Honest);
        seats.insert(report.unwrap_or_else(|broken| panic!("seed {seed}: {broken}")).seats);
    }
    assert_eq!(seats, (2..=6).collect());
}
