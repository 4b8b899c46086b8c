//! Ratings on one scale: the Bradley–Terry model, fitted by Newton's method.

use crate::report::Z;

/// The games of two bots of a league.
pub struct Met {
    /// The place of the bot that has one seat.
    pub a: usize,
    /// The place of the bot that has all other seats.
    pub b: usize,
    pub games: f64,
    /// The share of the victory of A.
    pub score: f64,
}

/// The rating of the bot that all meet.
const ANCHOR: f64 = 1_000.0;
/// The number of points on the scale of Elo that multiply the odds by e.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// The number of steps: Newton's method needs about six.
const STEPS: usize = 30;
/// The greatest change of a strength in one step, so that a step from far away does not overshoot.
const STEP_MAX: f64 = 2.0;

/// Returns each bot's rating with its 95 % interval, relative to the anchor, which is certain. `even` is the score of one
/// seat among equal players. Half a game for either side is added to each pair: otherwise a bot that won all games would
/// be infinitely strong.
pub fn ratings(met: &[Met], bots: usize, anchor: usize, even: f64) -> Vec<(f64, [f64; 2])> {
    let mut strengths = vec![0.0; bots];
    let mut inverse = vec![vec![0.0; bots]; bots];
    for _ in 0..STEPS {
        let (gradient, information) = slope(met, &strengths, anchor, even);
        inverse = inverted(information);
        for (strength, row) in strengths.iter_mut().zip(&inverse) {
            let step: f64 = row.iter().zip(&gradient).map(|(cell, slope)| cell * slope).sum();
            *strength += step.clamp(-STEP_MAX, STEP_MAX);
        }
    }
    let rated = strengths.iter().enumerate().map(|(bot, strength)| {
        let rating = ANCHOR + ELO * strength;
        let error = if bot == anchor { 0.0 } else { ELO * Z * inverse[bot][bot].sqrt() };
        (rating, [rating - error, rating + error])
    });
    rated.collect()
}

/// Returns the gradient of the logarithm of the likelihood, and its information, for these strengths. The anchor's
/// strength does not change.
fn slope(met: &[Met], strengths: &[f64], anchor: usize, even: f64) -> (Vec<f64>, Vec<Vec<f64>>) {
    let bots = strengths.len();
    let (mut gradient, mut information) = (vec![0.0; bots], vec![vec![0.0; bots]; bots]);
    let offset = (even / (1.0 - even)).ln();
    for Met { a, b, games, score } in met {
        let (games, won) = (games + 1.0, games * score + 0.5);
        let expected = 1.0 / (1.0 + (strengths[*b] - strengths[*a] - offset).exp());
        let weight = games * expected * (1.0 - expected);
        for (one, other, sign) in [(*a, *b, 1.0), (*b, *a, -1.0)] {
            gradient[one] += sign * (won - games * expected);
            information[one][one] += weight;
            information[one][other] -= weight;
        }
    }
    gradient[anchor] = 0.0;
    information.iter_mut().for_each(|row| row[anchor] = 0.0);
    information[anchor].fill(0.0);
    information[anchor][anchor] = 1.0;
    (gradient, information)
}

/// Inverts a positive definite matrix.
fn inverted(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (place, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| f64::from(u8::from(column == place))));
    }
    for at in 0..size {
        let pivot = matrix[at][at];
        matrix[at].iter_mut().for_each(|cell| *cell /= pivot);
        let by = matrix[at].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(place, _)| *place != at) {
            let factor = row[at];
            row.iter_mut().zip(&by).for_each(|(cell, other)| *cell -= factor * other);
        }
    }
    matrix.into_iter().map(|row| row[size..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met(a: usize, b: usize, games: f64, score: f64) -> Met {
        Met { a, b, games, score }
    }

    #[test]
    fn two_bots_differ_by_the_logarithm_of_their_odds() {
        // With half a game for either side, 75 of 100.
        let [weak, strong] = ratings(&[met(1, 0, 99.0, 74.5 / 99.0)], 2, 0, 0.5).try_into().unwrap();
        assert_eq!(weak, (1_000.0, [1_000.0; 2]));
        assert!((strong.0 - 1_000.0 - 400.0 * 3f64.log10()).abs() < 1e-6, "{strong:?}");
        let error = Z * (400.0 / 10f64.ln()) / (100.0 * 0.75 * 0.25f64).sqrt();
        assert!((strong.1[1] - strong.0 - error).abs() < 1e-3, "{strong:?}");
    }

    #[test]
    fn one_seat_of_four_is_even_with_a_quarter_of_the_victories() {
        let [_, equal] = ratings(&[met(1, 0, 1e9, 0.25)], 2, 0, 0.25).try_into().unwrap();
        assert!((equal.0 - 1_000.0).abs() < 1e-3, "{equal:?}");
    }

    #[test]
    fn pairs_that_agree_make_one_scale() {
        let score = |difference: f64| 1.0 / (1.0 + 10f64.powf(-difference / 400.0));
        let pairs = [(1, 0, 100.0), (2, 1, 300.0), (2, 0, 400.0)];
        let met = pairs.map(|(a, b, difference)| met(a, b, 1e9, score(difference)));
        let [low, middle, high] = ratings(&met, 3, 1, 0.5).try_into().unwrap();
        for ((rating, _), wanted) in [(low, 900.0), (middle, 1_000.0), (high, 1_300.0)] {
            assert!((rating - wanted).abs() < 1e-3, "{rating} instead of {wanted}");
        }
    }

    #[test]
    fn a_bot_that_wins_all_games_has_a_rating() {
        let met = [met(1, 0, 400.0, 1.0), met(2, 1, 400.0, 1.0)];
        let all = ratings(&met, 3, 0, 0.5);
        assert!(all.iter().all(|(rating, ci)| rating.is_finite() && ci[0] <= *rating), "{all:?}");
        assert!(all[1].1[0] > 1_000.0 && all[2].1[0] > all[1].0, "{all:?}");
    }
}
