//! Simulated tables with every number of seats that a game of the program allows.

use std::collections::BTreeSet;

use catalog::{About, Hands, Play, Registered, Registry};
use kernel::{Game, SEATS_MAX, Seat};
use search::Planned;
use sim::{Disk, run};

use crate::nim::{Nim, Stones};

struct NimPlay;

impl Planned for NimPlay {
    type Game = Nim;

    fn consider(game: &Nim, mut each: impl FnMut(Stones, f32)) {
        game.legal_actions(|action| each(action, 0.0));
    }

    fn standing(_: &Nim) -> [f32; SEATS_MAX] {
        [0.5; SEATS_MAX]
    }

    fn nearness(_: &Nim, _: Seat) -> f32 {
        0.0
    }
}

impl Play for NimPlay {
    const ABOUT: About = About {
        name: Nim::NAME,
        seats: 2..=SEATS_MAX as u8,
        options: &[],
        lists: &[],
        sets: &[],
        hands: Hands::Open,
        state_bytes_max: 8,
    };
}

static ENTRY: Registered<NimPlay> = Registered::new();
static REGISTRY: Registry = Registry::new(&[&ENTRY]);

#[test]
fn every_promise_is_kept_with_every_number_of_seats() {
    let (mut seats, mut bots) = (BTreeSet::new(), 0);
    for seed in 0..60 {
        let evening = run(REGISTRY, seed, Disk::Honest);
        let evening = evening.unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
        seats.insert(evening.seats);
        bots = bots.max(evening.bots);
    }
    assert_eq!(seats, (2..=SEATS_MAX as u8).collect());
    assert!(bots > 1, "never more than one bot at a table");
}
