//! The ways to return tokens down to ten (`splendor 46`, `47`, `C8`): any kinds, gold included.
//!
//! There are so few that all of them, for each surplus up to three, are listed once, and those that a player does not
//! hold are excluded. A larger surplus occurs only with modules (`cities 140`), very rarely, and is counted directly.

use jewels::Kind;
use kernel::Ranked;

use crate::gems::{Gem, Gems};

/// The maximum number of tokens over ten in the base game: three taken by someone who held ten.
const SURPLUS_MAX: usize = 3;
/// The choices of three tokens among six kinds.
const CHOICES_MAX: usize = 56;
const KINDS: usize = Gem::ALL.len();

/// The choices of a number of tokens.
struct Choices {
    /// All choices, those with more of the earlier kinds first.
    list: [Gems; CHOICES_MAX],
    /// By kind and number: the choices with at most that number of the kind, bit 0 for the first of the list.
    at_most: [[u64; SURPLUS_MAX + 1]; KINDS],
}

static CHOICES: [Choices; SURPLUS_MAX + 1] = [choices(0), choices(1), choices(2), choices(3)];

const fn choices(surplus: u8) -> Choices {
    const RADIX: usize = SURPLUS_MAX + 1;
    let mut all = Choices { list: [Gems::NONE; CHOICES_MAX], at_most: [[0; RADIX]; KINDS] };
    let mut len = 0;
    // The counts are the digits of a number, white's the highest.
    let mut number = RADIX.pow(KINDS as u32);
    while number > 0 {
        number -= 1;
        let mut counts = [0; KINDS];
        let (mut kind, mut rest) = (KINDS, number);
        while kind > 0 {
            kind -= 1;
            counts[kind] = (rest % RADIX) as u8;
            rest /= RADIX;
        }
        let gems = Gems::from_counts(counts);
        if gems.total() == surplus {
            all.list[len] = gems;
            while kind < KINDS {
                let mut limit = counts[kind] as usize;
                while limit < RADIX {
                    all.at_most[kind][limit] |= 1 << len;
                    limit += 1;
                }
                kind += 1;
            }
            len += 1;
        }
    }
    all
}

/// The choices of a number of tokens among those held.
#[derive(Clone, Copy)]
pub(crate) struct Returns {
    surplus: usize,
    legal: Ranked,
    held: Gems,
}

impl Returns {
    pub(crate) fn of(held: Gems, surplus: u8) -> Returns {
        let surplus = usize::from(surplus);
        if surplus > SURPLUS_MAX {
            return Returns { surplus, legal: Ranked::new(0), held };
        }
        let legal = Gem::ALL.into_iter().fold(u64::MAX, |legal, gem| {
            let limit = usize::from(held.get(gem)).min(SURPLUS_MAX);
            legal & CHOICES[surplus].at_most[gem.index()][limit]
        });
        Returns { surplus, legal: Ranked::new(legal), held }
    }

    /// Returns the number of choices.
    pub(crate) fn count(self) -> u32 {
        if self.surplus > SURPLUS_MAX {
            choices_of(self.held, 0, self.surplus as u8)
        } else {
            self.legal.count()
        }
    }

    /// Returns the `n`-th choice, counted from 0.
    pub(crate) fn nth(self, n: u32) -> Gems {
        if self.surplus > SURPLUS_MAX {
            return nth_choice_of(self.held, self.surplus as u8, n);
        }
        CHOICES[self.surplus].list[usize::from(self.legal.nth(n))]
    }
}

/// Returns the number of choices of `surplus` tokens among those held, of the kinds from `first` on.
fn choices_of(held: Gems, first: usize, surplus: u8) -> u32 {
    match Gem::ALL.get(first) {
        Some(&gem) => {
            (0..=surplus.min(held.get(gem))).map(|n| choices_of(held, first + 1, surplus - n)).sum()
        }
        None => u32::from(surplus == 0),
    }
}

/// Returns the `n`-th choice of `surplus` tokens, those with more of the earlier kinds first.
fn nth_choice_of(held: Gems, mut surplus: u8, mut n: u32) -> Gems {
    let mut chosen = Gems::NONE;
    for (first, &gem) in Gem::ALL.iter().enumerate() {
        for count in (0..=surplus.min(held.get(gem))).rev() {
            let choices = choices_of(held, first + 1, surplus - count);
            if n < choices {
                chosen = chosen.plus_n(gem, count);
                surplus -= count;
                break;
            }
            n -= choices;
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_among_what_is_held_is_listed_once() {
        for held in [[4, 4, 2, 1, 0, 0], [1, 1, 1, 1, 1, 5], [7, 2, 1, 0, 0, 3], [2, 2, 2, 2, 2, 1]] {
            let held = Gems::from_counts(held);
            for surplus in 1..=5u8 {
                let returns = Returns::of(held, surplus);
                let listed: Vec<Gems> = (0..returns.count()).map(|n| returns.nth(n)).collect();
                let mut expected: Vec<Gems> = (0..8u32.pow(6))
                    .map(|n| Gems::from_counts([0, 3, 6, 9, 12, 15].map(|at| (n >> at & 7) as u8)))
                    .filter(|gems| gems.total() == surplus && held.covers(*gems))
                    .collect();
                let mut sorted = listed.clone();
                sorted.sort();
                expected.sort();
                assert_eq!(sorted, expected);
                assert!(listed.windows(2).all(|pair| pair[0].counts() > pair[1].counts()));
            }
        }
    }
}
