//! The laws with every set-up of a subject and many seeds, as a game's tests run them: they panic at the first breach.

use std::collections::BTreeSet;

use kernel::Game;

use crate::{Breach, Subject, every_state, replay, told, totals, two_truths};

impl<G: Game> Subject<G> {
    /// Checks a law with every set-up and this number of seeds, multiplied by `CABOCHON_LAWS` if that is set.
    ///
    /// # Panics
    /// At the first breach.
    pub fn keep(&self, seeds: u64, mut law: impl FnMut(&G::Setup, u64) -> Result<(), Breach>) {
        let times: u64 = std::env::var("CABOCHON_LAWS").map_or(1, |times| times.parse().expect("a number"));
        for setup in &self.setups {
            for seed in 0..seeds * times {
                if let Err(breach) = law(setup, seed) {
                    panic!("{setup}, seed {seed}: {breach}");
                }
            }
        }
    }

    /// Checks every law that concerns single states.
    ///
    /// # Panics
    /// At the first breach.
    pub fn keeps_the_laws(&self, seeds: u64) {
        self.keep(seeds, |setup, seed| every_state(self, setup, seed));
    }

    /// Checks law 2 (a log replays) over whole games.
    ///
    /// # Panics
    /// At the first breach.
    pub fn replays(&self, seeds: u64) {
        self.keep(seeds, |setup, seed| replay::<G>(setup, seed, self.decisions_max).map(drop));
    }

    /// Checks law 4 over histories. Returns the number of games in which the two truths differed: the law would check
    /// nothing if they never did.
    ///
    /// # Panics
    /// At the first breach.
    pub fn shows_nothing_hidden(&self, seeds: u64) -> u32 {
        let mut apart = 0;
        self.keep(seeds, |setup, seed| {
            two_truths::<G>(setup, seed).map(|steps| apart += u32::from(steps > 0))
        });
        apart
    }

    /// Checks law 3 over at least this number of decisions.
    ///
    /// # Panics
    /// At the first breach.
    pub fn loses_no_piece(&self, decisions: u64) {
        let mut made = 0;
        for seed in 1_000.. {
            for setup in &self.setups {
                made += totals(self, setup, seed).unwrap_or_else(|breach| panic!("seed {seed}: {breach}"));
            }
            if made >= decisions {
                break;
            }
        }
    }

    /// Checks that every effect of this number of games parses to an equal value from its JSON, and that none parses
    /// without one of its fields, unless `may_lack` allows that, which it must do at least once. Returns the number of
    /// kinds of effects that occurred.
    ///
    /// # Panics
    /// At the first effect that fails.
    pub fn tells_what_happened(&self, seeds: u64, may_lack: impl Fn(&G::Effect, &str) -> bool) -> usize {
        let (mut kinds, mut found_fault) = (BTreeSet::new(), false);
        for (seed, setup) in (0..seeds).zip(self.setups.iter().cycle()) {
            kinds.extend(told::<G>(setup, seed, &may_lack).unwrap_or_else(|fault| panic!("{fault}")));
            found_fault |= told::<G>(setup, seed, |_, _| false).is_err();
        }
        assert!(found_fault, "a field that may be lacking is found to be lacking");
        kinds.len()
    }
}

/// Checks that each piece of a component file lies in exactly one place; `rows` are the rows of the pieces in all
/// places.
///
/// ```
/// let (deck, hand) = ([1, 3], [2]);
/// assert_eq!(laws::each_once("card", 3, deck.into_iter().chain(hand)), Ok(()));
/// assert_eq!(laws::each_once("card", 3, deck), Err("card 2 is in 0 places".into()));
/// ```
///
/// # Errors
/// If a piece does not; the error names the first.
pub fn each_once(what: &str, count: usize, rows: impl IntoIterator<Item = u8>) -> Result<(), String> {
    let mut places = vec![0u8; count + 1];
    rows.into_iter().for_each(|row| places[usize::from(row)] += 1);
    match (1..=count).find(|&row| places[row] != 1) {
        Some(row) => Err(format!("{what} {row} is in {} places", places[row])),
        None => Ok(()),
    }
}
