//! Converts the features of the seats into the share of the victory that each may expect.

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

/// Converts the features of each seat into its expected share of the victory, with weights that were
/// [fitted](crate::fit) to the order of pairs of players: a seat's share is in proportion to e to its sum, so that for
/// each pair the shares compare as the fit says. `late` is how near the end of the game is, from 0 to 1.
///
/// ```
/// // One feature, which counts for more at the end; the first seat has two of it, the second has one.
/// let early = search::shares([[2.0], [1.0]], &[[0.5, 2.0]], 0.0);
/// let late = search::shares([[2.0], [1.0]], &[[0.5, 2.0]], 1.0);
/// assert!(0.5 < early[0] && early[0] < late[0]);
/// assert!((late[0] + late[1] - 1.0).abs() < 1e-6);
/// ```
pub fn shares<const N: usize>(
    counted: impl IntoIterator<Item = [f32; N]>,
    weights: &Weights<N>,
    late: f32,
) -> [f32; SEATS_MAX] {
    let (mut shares, mut players) = ([0.0; SEATS_MAX], 0);
    for (sum, features) in shares.iter_mut().zip(counted) {
        *sum = weighted(&features, weights, late);
        players += 1;
    }
    neural::softmax(&mut shares[..players]);
    shares
}
