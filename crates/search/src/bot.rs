use kernel::{First, Game};

use crate::Rng;

/// What a seat may see: its view, and what it was shown since the game began (redacted for it).
#[derive(Clone, Copy)]
pub struct Seen<'a, G: Game> {
    /// The seat's view of the present state. The seat is to act in it.
    pub view: &'a G::View,
    history: &'a dyn Fn() -> Vec<G::Effect>,
}

impl<'a, G: Game> Seen<'a, G> {
    /// A view without its history.
    pub fn of(view: &'a G::View) -> Self {
        Seen { view, history: &Vec::new }
    }

    /// A view with its history: `history` collects every effect shown to the seat, oldest first, and is called only if
    /// the bot asks.
    pub fn with_history(view: &'a G::View, history: &'a dyn Fn() -> Vec<G::Effect>) -> Self {
        Seen { view, history }
    }

    /// Every effect shown to the seat, oldest first. It is collected anew for each call.
    pub fn history(&self) -> Vec<G::Effect> {
        (self.history)()
    }
}

/// A player that decides by itself.
pub trait Bot<G: Game>: Send {
    /// Chooses a legal action for the seat whose view it is.
    ///
    /// The bots of this workspace decide as a pure function of their seed and what they see: one that was
    /// stopped and started again, here or elsewhere, goes on as if nothing had happened.
    fn choose(&mut self, seen: Seen<'_, G>) -> G::Action;

    /// The same for a caller who has a clock: `go_on` is asked now and then, and once it says no the bot settles for
    /// the best it has found. A bot that does not take long never asks.
    fn choose_while(&mut self, seen: Seen<'_, G>, _go_on: &mut dyn FnMut() -> bool) -> G::Action {
        self.choose(seen)
    }
}

/// The generator for one decision: it follows from the bot's seed and the view alone.
pub fn rng_for<G: Game>(seed: u64, view: &G::View) -> Rng {
    // Completed in one fixed way, a view gives a state whose digest is the same on every target. Truths with
    // the same view are completed alike, so it says nothing about what is hidden.
    let digest = G::determinize(view, &mut First).digest();
    Rng::new(Rng::new(seed).word() ^ digest)
}
