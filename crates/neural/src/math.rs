//! Functions of real numbers that give the same bits on every target, which a system's own functions do not.

/// Returns the exponential function, within 1 in 100,000 for arguments from -40 to 40; beyond, the value at the nearer of
/// these. It never decreases.
///
/// ```
/// assert_eq!(neural::exp(0.0), 1.0);
/// assert!((neural::exp(1.0) - std::f32::consts::E).abs() < 3e-4);
/// ```
pub fn exp(x: f32) -> f32 {
    const HALVINGS: i32 = 10;
    let part = f64::from(x.clamp(-40.0, 40.0)) / f64::from(1 << HALVINGS);
    let mut power = 1.0 + part * (1.0 + part * (0.5 + part / 6.0 * (1.0 + part / 4.0)));
    for _ in 0..HALVINGS {
        power *= power;
    }
    power as f32
}

/// Turns evidence into shares in proportion to e to the evidence, which sum to 1.
///
/// ```
/// let mut shares = [0.5, 0.5, -1.0];
/// neural::softmax(&mut shares);
/// assert!(shares[0] == shares[1] && shares[1] > shares[2]);
/// assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-6);
/// ```
pub fn softmax(evidence: &mut [f32]) {
    // Less the greatest, no power can become too large.
    let most = evidence.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for one in &mut *evidence {
        *one = exp(*one - most);
        sum += *one;
    }
    for one in evidence {
        *one /= sum;
    }
}

#[cfg(test)]
mod tests {
    use super::exp;

    #[test]
    fn exp_is_near_and_never_decreases() {
        for step in -4000i16..=4000 {
            let x = f32::from(step) / 100.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-5, "at {x}: {}", exp(x));
            assert!(exp(x) >= exp(x - 0.01) && exp(x).is_finite(), "at {x}: {}", exp(x));
        }
        assert_eq!(exp(100.0), exp(40.0));
    }
}
