//! Every game of the registry keeps the laws, whatever game it is: a sample of what each game's own tests run at length.

use std::collections::BTreeSet;

use games::LIST;

/// Far more than a hundred times as many decisions are made by each game's own tests.
const DECISIONS: u64 = 10_000;

#[test]
fn every_game_keeps_the_laws() {
    let keeps_the_laws = |game: &games::Listed| {
        let suite = suites::of(game);
        let hidden = suite.hidden();
        assert_eq!(!hidden.is_empty(), game.about().hands.hides(), "{} hides {hidden:?}", suite.name());
        // A game of many set-ups has fewer games of each.
        suite.keeps_the_laws((12 / suite.setups().len() as u64).clamp(1, 5));
    };
    // The slowest tests of all: on all processors.
    std::thread::scope(|scope| {
        for game in &LIST {
            scope.spawn(move || keeps_the_laws(game));
            scope.spawn(move || suites::of(game).loses_no_piece(DECISIONS));
        }
    });
}

#[test]
fn every_game_takes_what_comes_from_outside() {
    for suite in suites::all() {
        for seed in 0..200u64 {
            let bytes: Vec<u8> = (0..64u64).map(|at| (seed * 131 + at * at * 17 + at) as u8).collect();
            suite.takes_anything(&bytes);
        }
        suite.takes_spoiled_views(600);
    }
}

#[test]
fn playing_allocates_nothing() {
    for suite in suites::all() {
        for (setup, line) in suite.setups().iter().enumerate() {
            let mut allocated = u64::MAX;
            let decisions = suite.play_quietly(setup, 7, &mut |play| {
                let mut decisions = 0;
                allocated = allocation_counter::measure(|| decisions = play()).count_total;
                decisions
            });
            assert!(decisions > 20, "{line}");
            assert_eq!(allocated, 0, "{line}");
        }
    }
    // The counter does count: a boxed number is one allocation.
    let boxed = allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1u64))));
    assert_eq!(boxed.count_total, 1);
}

#[test]
fn a_state_is_as_small_as_stated() {
    for game in &LIST {
        assert!(game.entry.state_bytes() <= game.about().state_bytes_max, "{}", game.about().name);
    }
}

#[test]
fn what_a_game_states_of_its_seats_is_so() {
    for game in &LIST {
        for setup in suites::of(game).setups() {
            let players = games::open(&setup).unwrap().players();
            assert!(game.about().seats.contains(&players), "{setup}");
        }
    }
}

#[test]
fn every_list_of_rules_has_a_name_of_its_own_and_the_chief_one_the_name_of_the_game() {
    let mut names = BTreeSet::new();
    for about in LIST.iter().map(|game| game.about()) {
        assert_eq!(about.lists.first().map(|list| list.name), Some(about.name));
        for list in about.lists {
            assert!(names.insert(list.name), "two lists are called {}", list.name);
        }
    }
}
