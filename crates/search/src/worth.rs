//! Converts the features of the seats into the chance of each to finish first.

use kernel::SEATS_MAX;

/// The weight of each feature: at the beginning of a game, and at its end.
pub type Weights<const N: usize> = [[f32; 2]; N];

/// Returns the weighted sum of the features, with weights interpolated between those of the beginning and those of the
/// end.
fn weighted<const N: usize>(features: &[f32; N], weights: &Weights<N>, late: f32) -> f32 {
    features
        .iter()
        .zip(weights)
        .map(|(feature, [first, last])| feature * (first + (last - first) * late))
        .sum()
}

/// Converts the features of each seat into its chance to finish before another seat, averaged over the other seats.
/// `late` is how near the end of the game is, from 0 to 1.
///
/// ```
/// // One feature, which counts for more at the end; the first seat has two of it, the second has one.
/// let early = search::chances([[2.0], [1.0]], &[[0.5, 2.0]], 0.0);
/// let late = search::chances([[2.0], [1.0]], &[[0.5, 2.0]], 1.0);
/// assert!(0.5 < early[0] && early[0] < late[0]);
/// ```
pub fn chances<const N: usize>(
    counted: impl IntoIterator<Item = [f32; N]>,
    weights: &Weights<N>,
    late: f32,
) -> [f32; SEATS_MAX] {
    let (mut sums, mut players) = ([0.0; SEATS_MAX], 0);
    for (sum, features) in sums.iter_mut().zip(counted) {
        *sum = weighted(&features, weights, late);
        players += 1;
    }
    let mut values = [0.0; SEATS_MAX];
    for (one, value) in values[..players].iter_mut().enumerate() {
        let others = (0..players).filter(|&other| other != one);
        let before: f32 = others.map(|other| logistic(sums[one] - sums[other])).sum();
        *value = before / (players - 1) as f32;
    }
    values
}

/// Converts a sum of evidence into a probability.
fn logistic(evidence: f32) -> f32 {
    1.0 / (1.0 + exp(-evidence))
}

/// Returns the exponential function, about: within a thousandth for arguments from -1.3 to 1.3, too small beyond, and
/// always growing. In arithmetic that gives the same bits on every target, which a system's own function does not.
pub(crate) fn exp(x: f32) -> f32 {
    const HALVINGS: i32 = 10;
    let mut power = 1.0 + x.clamp(-40.0, 40.0) / (1 << HALVINGS) as f32;
    for _ in 0..HALVINGS {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::{exp, logistic};

    #[test]
    fn exp_is_near_where_it_matters_and_grows_everywhere() {
        for step in -1300i16..=1300 {
            let x = f32::from(step) / 1000.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-3, "at {x}: {}", exp(x));
        }
        for step in -399i16..=400 {
            let x = f32::from(step) / 10.0;
            assert!(exp(x) > exp(x - 0.1) && exp(x).is_finite(), "at {x}: {}", exp(x));
        }
    }

    #[test]
    fn chances_add_up() {
        for step in -20i8..=20 {
            let evidence = f32::from(step) / 10.0;
            assert!((logistic(evidence) + logistic(-evidence) - 1.0).abs() < 2e-3, "at {evidence}");
        }
        assert!(logistic(40.0) > 0.999 && logistic(-40.0) < 0.001);
    }
}
