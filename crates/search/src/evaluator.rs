use kernel::{Game, GameResult, SEATS_MAX};

use crate::Rng;

/// The knowledge of a game that a search needs: which actions to consider, and what a position is worth.
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
/// # use nim::{Nim, Stones};
/// use kernel::{Draw, Game, Quiet, Seat, Viewer};
/// use search::{Bot, Evaluator, Ismcts, Rng, Seen, Worth};
///
/// /// Every action is as good as another, and a position is played on at random.
/// struct AtRandom;
///
/// impl Evaluator<Nim> for AtRandom {
///     fn candidates(&mut self, game: &Nim, out: &mut Vec<(Stones, f32)>) {
///         game.legal_actions(|action| out.push((action, 1.0)));
///     }
///
///     fn value(&mut self, mut game: Nim, rng: &mut Rng) -> Worth {
///         loop {
///             if let Some(result) = game.result() {
///                 return Worth::of_result(&result);
///             }
///             game.play(game.nth_action(rng.below(game.action_count())), &mut Quiet);
///         }
///     }
/// }
///
/// // Of five stones, take two: the player who leaves three wins.
/// let mut game = Nim::new(&"nim".parse()?);
/// game.resolve("5".parse()?, &mut Quiet);
/// let view = game.view(Viewer::Seat(Seat(0)));
/// assert_eq!(Ismcts::new(AtRandom, 1_000, 1).choose(Seen::of(&view)), Stones(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Evaluator<G: Game>: Send {
    /// Fills `out` (which is empty) with the legal actions worth searching, at least one when a decision is awaited.
    /// Each has a positive weight: how likely it is to be good; only the ratios of the weights matter. Dominated moves
    /// are left out here, never by the rules.
    fn candidates(&mut self, game: &G, out: &mut Vec<(G::Action, f32)>);

    /// Estimates the value of a position. The estimate may play the game on.
    fn value(&mut self, game: G, rng: &mut Rng) -> Worth;
}

/// The value of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    /// The expected share of the victory of each seat: 1 for a sole winner, 1/k for each of k who share it. The shares
    /// sum to 1, less the chance that nobody wins.
    pub shares: [f32; SEATS_MAX],
    /// The aim that each seat maximises: its share, moved a little by what distinguishes equal shares, such as how soon a game is
    /// won.
    pub aims: [f32; SEATS_MAX],
}

impl Worth {
    /// Returns the value of a position in which each seat maximises its share.
    pub fn of_shares(shares: [f32; SEATS_MAX]) -> Self {
        Worth { shares, aims: shares }
    }

    /// Returns the value of a finished game.
    ///
    /// ```
    /// use kernel::{GameResult, Rule};
    /// use search::Worth;
    ///
    /// let rule = Rule { list: "chess", item: "1" };
    /// let result = GameResult { places: [3, 1, 1, 0, 0, 0], ended: rule, decided: rule };
    /// assert_eq!(Worth::of_result(&result).shares[..3], [0.0, 0.5, 0.5]);
    /// ```
    pub fn of_result(result: &GameResult) -> Self {
        let winners = result.winners().count();
        let mut shares = [0.0; SEATS_MAX];
        for winner in result.winners() {
            shares[winner.index()] = 1.0 / winners as f32;
        }
        Worth::of_shares(shares)
    }
}
