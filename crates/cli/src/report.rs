//! Reports of measurements: in words or as JSON, and the intervals in them.

use std::io::Write;

use serde::Serialize;
use terminal::Story;

use crate::failure::Failure;

/// A report in words.
pub trait Told {
    /// Formats the report for a person, line by line.
    fn told(&self, story: &Story) -> Vec<String>;
}

/// Prints a report for a person, or as one JSON object.
///
/// # Errors
/// If the output cannot be written.
pub fn print<R: Told + Serialize>(
    report: &R,
    json: bool,
    story: &Story,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    if json {
        let json = serde_json::to_string(report).map_err(std::io::Error::from)?;
        return Ok(writeln!(output, "{json}")?);
    }
    for line in report.told(story) {
        writeln!(output, "{line}")?;
    }
    Ok(())
}

/// The width of a 95 % interval, in standard errors to either side.
pub const Z: f64 = 1.959_963_984_540_054;

/// Returns the 95 % Wilson interval of a share observed in `n` games.
pub fn wilson95(share: f64, n: f64) -> [f64; 2] {
    let square = Z * Z;
    let centre = share + square / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + square / (4.0 * n * n)).sqrt();
    [(centre - spread) / (1.0 + square / n), (centre + spread) / (1.0 + square / n)]
        // Digits beyond the ninth contain only rounding errors.
        .map(|bound| (bound.clamp(0.0, 1.0) * 1e9).round() / 1e9)
}

#[cfg(test)]
mod tests {
    use super::wilson95;

    #[test]
    fn the_interval_is_wilsons() {
        // The bounds are where the share is 1.96 standard errors (of the bound itself) away.
        for (share, n) in [(0.9, 200.0), (0.5, 11.0), (0.0, 10.0), (1.0, 10.0)] {
            for bound in wilson95(share, n) {
                let error = (bound * (1.0 - bound) / n).sqrt();
                assert!(((share - bound).abs() - 1.959_964 * error).abs() < 1e-6, "{share} of {n}: {bound}");
            }
        }
        // 180 of 200, calculated by hand.
        let [low, high] = wilson95(0.9, 200.0);
        assert!((low - 0.8506).abs() < 5e-4 && (high - 0.9344).abs() < 5e-4, "{low} {high}");
    }
}
