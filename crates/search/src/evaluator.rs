use kernel::{Game, SEATS_MAX};

use crate::Rng;

/// The knowledge of a game that a search needs: which actions to consider, and what a position is worth.
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
/// # use nim::{Nim, Stones};
/// use kernel::{Draw, Game, Quiet, SEATS_MAX, Seat, Viewer};
/// use search::{Bot, Evaluator, Ismcts, Rng, Seen, worth_of_places};
///
/// /// Every action is as good as another, and a position is played on at random.
/// struct AtRandom;
///
/// impl Evaluator<Nim> for AtRandom {
///     fn candidates(&mut self, game: &Nim, out: &mut Vec<(Stones, f32)>) {
///         game.legal_actions(|action| out.push((action, 1.0)));
///     }
///
///     fn value(&mut self, mut game: Nim, rng: &mut Rng) -> [f32; SEATS_MAX] {
///         loop {
///             if let Some(result) = game.result() {
///                 return worth_of_places(&result.places[..2]);
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

    /// Estimates how well each seat stands, from 0 (last) to 1 (sole winner). The estimate may play the game on.
    fn value(&mut self, game: G, rng: &mut Rng) -> [f32; SEATS_MAX];
}

/// Converts the places of a finished game into values: 1 for the sole first, 0 for the sole last, evenly between; tied
/// seats get the mean of their places' values. Where nobody wins, nobody gets the first place's value: all are one
/// place lower, and the last of them share the last place.
///
/// ```
/// let worth = search::worth_of_places(&[2, 1, 3]);
/// assert_eq!(worth[..3], [0.25, 1.0, 0.0]);
/// // Two who share the first place share the worth of both places.
/// assert_eq!(search::worth_of_places(&[1, 1])[..2], [0.5, 0.5]);
/// ```
pub fn worth_of_places(places: &[u8]) -> [f32; SEATS_MAX] {
    let players = places.len();
    let mut worth = [0.0; SEATS_MAX];
    let behind = usize::from(!places.contains(&1));
    for (seat, place) in places.iter().enumerate() {
        let better = places.iter().filter(|other| *other < place).count();
        let tied = places.iter().filter(|other| *other == place).count();
        // Only winning counts fully: the second of four is closer to the last than to the first.
        let of_place = |place: usize| {
            let place = (place + behind).min(players - 1);
            (1.0 - place as f32 / (players - 1) as f32).powi(2)
        };
        worth[seat] = (better..better + tied).map(of_place).sum::<f32>() / tied as f32;
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::worth_of_places;

    #[test]
    fn ties_share() {
        assert_eq!(worth_of_places(&[1, 2])[..2], [1.0, 0.0]);
        assert_eq!(worth_of_places(&[1, 1])[..2], [0.5, 0.5]);
        let four = worth_of_places(&[2, 1, 2, 4]);
        assert_eq!(four[1], 1.0);
        assert_eq!(four[0], four[2]);
        assert!(four[0] > four[3] && four[3] == 0.0);
        assert_eq!(worth_of_places(&[2, 2])[..2], [0.0, 0.0], "nobody wins");
        let lost = worth_of_places(&[2, 3, 4]);
        assert!(
            lost[0] > lost[1] && lost[0] < 1.0 && lost[2] == 0.0,
            "nobody wins, and one comes before the others"
        );
    }
}
