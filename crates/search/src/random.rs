use kernel::{Draw, First, Game};

use crate::{Advice, Bot, Seen, rng_for};

/// A bot that plays uniformly random legal actions.
#[derive(Clone, Copy, Debug)]
pub struct RandomBot {
    seed: u64,
}

impl RandomBot {
    /// Creates the bot of this seed.
    pub const fn new(seed: u64) -> Self {
        RandomBot { seed }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn advise(&mut self, seen: Seen<'_, G>, _go_on: &mut dyn FnMut() -> bool) -> Advice<G::Action> {
        // The legal actions do not depend on what is hidden, so any completion of the view will do.
        let game = G::determinize(seen.view, &mut First);
        let number = rng_for::<G>(self.seed, seen.view).below(game.action_count());
        Advice::unsearched(game.nth_action(number))
    }
}
