use kernel::{First, Game};

use crate::{Advice, Rng};

/// Everything that a seat may know: its view, and the effects that it was shown since the game began.
#[derive(Clone, Copy)]
pub struct Seen<'a, G: Game> {
    /// The seat's view of the present state. The seat is to act in it.
    pub view: &'a G::View,
    history: &'a dyn Fn() -> Vec<G::Effect>,
}

impl<'a, G: Game> Seen<'a, G> {
    /// Returns a view without its history.
    pub fn of(view: &'a G::View) -> Self {
        Seen { view, history: &Vec::new }
    }

    /// Returns a view with its history: `history` collects every effect shown to the seat, oldest first, and is called
    /// only if the bot requests it.
    pub fn with_history(view: &'a G::View, history: &'a dyn Fn() -> Vec<G::Effect>) -> Self {
        Seen { view, history }
    }

    /// Returns every effect shown to the seat, oldest first. It is collected for each call.
    pub fn history(&self) -> Vec<G::Effect> {
        (self.history)()
    }
}

/// A bot, which ranks and chooses actions from what its seat was shown.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
/// # use nim::Nim;
/// use kernel::{Game, Quiet, Seat, Viewer};
/// use search::{Bot, RandomBot, Seen};
///
/// fn plays_as_it_did<G: Game>(view: &G::View) -> bool {
///     let seen = Seen::<G>::of(view);
///     let (mut one, mut other) = (RandomBot::new(3), RandomBot::new(3));
///     one.choose(seen) == other.choose(seen)
/// }
///
/// let mut game = Nim::new(&"nim".parse()?);
/// game.resolve("5".parse()?, &mut Quiet);
/// assert!(plays_as_it_did::<Nim>(&game.view(Viewer::Seat(Seat(0)))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Bot<G: Game>: Send {
    /// Ranks legal actions of the seat that has the view. `go_on` is called from time to time, and once it returns false
    /// the bot ranks what it has found so far; a fast bot may never call it.
    ///
    /// The bots of this workspace decide as a pure function of their seed and what they see: a bot that is stopped and
    /// created again, in this process or another, continues as if nothing had happened.
    fn advise(&mut self, seen: Seen<'_, G>, go_on: &mut dyn FnMut() -> bool) -> Advice<G::Action>;

    /// Chooses the first action of [`Bot::advise`]. A bot that searches does not search where one action alone is legal.
    fn choose_while(&mut self, seen: Seen<'_, G>, go_on: &mut dyn FnMut() -> bool) -> G::Action {
        self.advise(seen, go_on).best()
    }

    /// Chooses like [`Bot::choose_while`], without a time limit.
    fn choose(&mut self, seen: Seen<'_, G>) -> G::Action {
        self.choose_while(seen, &mut || true)
    }
}

/// Creates the generator for one decision; it depends only on the bot's seed and the view.
pub fn rng_for<G: Game>(seed: u64, view: &G::View) -> Rng {
    // Completed in one fixed way, a view gives a state whose digest is the same on every target. Truths with
    // the same view are completed alike, so it says nothing about what is hidden.
    let digest = G::determinize(view, &mut First).digest();
    Rng::new(Rng::new(seed).word() ^ digest)
}
