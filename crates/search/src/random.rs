use kernel::{Draw, Game};

use crate::{Bot, Rng, Seen};

/// Any legal action, each equally likely.
#[derive(Clone, Debug)]
pub struct RandomBot(Rng);

impl RandomBot {
    /// The bot of this seed.
    pub const fn new(seed: u64) -> Self {
        RandomBot(Rng::new(seed))
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, seen: Seen<'_, G>) -> G::Action {
        // What is legal does not depend on what is hidden, so any completion of the view will do.
        let game = G::determinize(seen.view, &mut self.0);
        game.nth_action(self.0.below(game.action_count()))
    }
}
