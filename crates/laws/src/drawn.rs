//! The law that chance draws what is stated: every outcome that a state lists, with its share, and no other.

use kernel::{Draw, Game};

use crate::{Breach, breach, hold};

/// The most ways in which one question may be drawn.
const WAYS_MAX: usize = 1 << 16;

/// A source of chance that goes through all its possible answers, one way after another.
#[derive(Default)]
struct EveryWay {
    /// The answers of the present way, and the number of possible ones.
    answers: Vec<(u32, u32)>,
    /// The number of answers that have been given.
    given: usize,
}

impl Draw for EveryWay {
    fn below(&mut self, n: u32) -> u32 {
        if self.given == self.answers.len() {
            self.answers.push((0, n));
        }
        self.given += 1;
        self.answers[self.given - 1].0
    }
}

impl EveryWay {
    /// Returns how likely the present way is.
    fn share(&self) -> f64 {
        self.answers.iter().map(|&(_, n)| 1.0 / f64::from(n)).product()
    }

    /// Turns to the next way; returns whether there is one.
    fn next(&mut self) -> bool {
        self.given = 0;
        while let Some((answer, n)) = self.answers.pop() {
            if answer + 1 < n {
                self.answers.push((answer + 1, n));
                return true;
            }
        }
        false
    }
}

/// Checks law 5 where chance is asked: `outcomes` are what the state lists, with their weights.
pub(crate) fn drawn_as_stated<G: Game>(game: &G, outcomes: &[(G::Outcome, u32)]) -> Result<(), Breach> {
    let mut shares = vec![0.0; outcomes.len()];
    let mut ways = EveryWay::default();
    for _ in 0..WAYS_MAX {
        let drawn = game.draw(&mut ways);
        let Some(place) = outcomes.iter().position(|&(outcome, _)| outcome == drawn) else {
            return breach(5, format!("{drawn} was drawn"));
        };
        shares[place] += ways.share();
        if !ways.next() {
            return as_weighted::<G>(outcomes, &shares);
        }
    }
    breach(5, format!("{:?} can be drawn in more than {WAYS_MAX} ways", game.awaiting()))
}

/// Checks that every outcome has the share that follows from its weight.
fn as_weighted<G: Game>(outcomes: &[(G::Outcome, u32)], shares: &[f64]) -> Result<(), Breach> {
    let all: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
    outcomes.iter().zip(shares).try_for_each(|(&(outcome, weight), &share)| {
        let stated = f64::from(weight) / f64::from(all);
        hold(5, (share - stated).abs() < 1e-9, || {
            format!("{outcome} is drawn with a share of {share}, and {stated} is stated")
        })
    })
}
