//! Many simulated tables, each under its seed: `CABOCHON_SIM=N` of them, from the seed `CABOCHON_SIM_FROM=SEED` on.

#![expect(clippy::print_stdout, reason = "the statistics of the tables are part of the result")]

use std::collections::BTreeSet;
use std::thread;

use sim::{Disk, Report, run};

/// The number of simulated tables, unless `CABOCHON_SIM` sets another.
const EVENINGS: u64 = 60;

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |number| number.parse().unwrap())
}

#[test]
fn every_promise_is_kept_whatever_goes_wrong() {
    let (from, evenings) = (number("CABOCHON_SIM_FROM", 0), number("CABOCHON_SIM", EVENINGS));
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    let workers: Vec<_> = (0..threads)
        .map(|worker| {
            thread::spawn(move || {
                let mut all = Vec::new();
                for seed in (from..from + evenings).filter(|seed| seed % threads == worker) {
                    let one = run(games::REGISTRY, seed, Disk::Honest)
                        .unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
                    all.push(one);
                }
                all
            })
        })
        .collect();
    let reports: Vec<Report> = workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect();
    let total = |count: fn(&Report) -> u32| reports.iter().map(count).sum::<u32>();
    let (crashes, undone, cut) = (total(|one| one.crashes), total(|one| one.undone), total(|one| one.cut));
    println!(
        "{evenings} tables: {} requests granted, {} refused, {crashes} crashes, {undone} undos, {} lines of chat, {cut} lines cut",
        total(|one| one.granted),
        total(|one| one.refused),
        total(|one| one.said),
    );
    // A storm in which nothing goes wrong tells nothing.
    let seats: BTreeSet<u8> = reports.iter().map(|one| one.seats).collect();
    let allowed: BTreeSet<u8> = games::LIST.iter().flat_map(|game| game.about().seats.clone()).collect();
    println!("tables of {seats:?}, up to {:?} bots", reports.iter().map(|one| one.bots).max());
    // A short run by hand need not have every number of seats.
    assert!(seats == allowed || evenings < EVENINGS, "tables of {seats:?}, games for {allowed:?}");
    assert!(crashes as u64 > evenings && undone as u64 > evenings / 4 && cut as u64 > evenings / 20);
}

#[test]
fn the_same_seed_is_the_same_evening() {
    assert_eq!(run(games::REGISTRY, 7, Disk::Honest), run(games::REGISTRY, 7, Disk::Honest));
    assert_ne!(run(games::REGISTRY, 7, Disk::Honest), run(games::REGISTRY, 8, Disk::Honest));
}

#[test]
fn a_disk_that_lies_is_found_out() {
    let found = (0..20).filter(|&seed| run(games::REGISTRY, seed, Disk::Lying).is_err()).count();
    // In a short game nothing may have been stored between two lies.
    assert!(found >= 12, "{found} of 20");
}
