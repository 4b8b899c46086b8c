//! The laws hold a game with any number of seats, up to the most that there can be.

use kernel::{Draw, SEATS_MAX};
use laws::Subject;

use crate::nim::{Nim, Setup, Stones};

fn subject() -> Subject<Nim> {
    Subject {
        setups: (2..=SEATS_MAX as u8).map(Setup).collect(),
        conserved: |_| Ok(()),
        arbitrary: |_, dice| Stones(dice.below(5) as u8),
        decisions_max: 9,
        gains: |_, _| {},
    }
}

#[test]
fn a_game_keeps_the_laws_with_every_number_of_seats() {
    subject().keeps_the_laws(50);
    subject().replays(50);
    for setup in subject().setups {
        for seed in 0..20 {
            assert!(laws::two_truths::<Nim>(&setup, seed).is_ok(), "{setup}, seed {seed}");
        }
    }
}

#[test]
fn what_is_lost_at_a_table_of_six_is_found() {
    let mut subject = subject();
    subject.conserved = |game| if game.heap == Some(1) { Err("a stone is lost".into()) } else { Ok(()) };
    let breaches = (0..20).filter_map(|seed| laws::every_state(&subject, &Setup(6), seed).err());
    assert!(breaches.map(|breach| breach.law).any(|law| law == 3));
}
