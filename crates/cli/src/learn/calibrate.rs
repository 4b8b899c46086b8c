//! Compares what searches expected with what happened, in ten bins.
//!
//! Of each game one position and one seat are drawn, so that what is counted is independent. The games should be others
//! than those from which the judgement was learned.

use std::io::Write;
use std::path::PathBuf;

use kernel::Draw;
use search::Rng;
use serde::Serialize;
use terminal::Paint;
use text::Language;

use super::games_file::{self, Game, GamesError, Head};
use crate::failure::Failure;
use crate::report::wilson95;
use crate::story::story;
use crate::usage::seed;

/// The options of `calibrate`.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// The file of games
    #[arg(value_name = "GAMES")]
    from: PathBuf,
    /// The seed by which positions are drawn
    #[arg(long, default_value_t = 1, value_parser = seed())]
    seed: u64,
}

/// The number of bins.
const BINS: usize = 10;

#[derive(Serialize)]
struct Report {
    games: Head,
    bins: Vec<Bin>,
}

/// The positions in which a seat expected about the same share of the victory.
#[derive(Serialize)]
struct Bin {
    positions: usize,
    /// The mean of the expected shares.
    expected: f64,
    /// The mean of the shares that the seats had in the end.
    actual: f64,
    /// The 95 % Wilson interval of the actual share.
    ci95: [f64; 2],
}

/// Prints the bins.
///
/// # Errors
/// If the file cannot be read, or is no file of games.
pub fn run(options: &Options, language: Language, output: &mut dyn Write) -> Result<(), Failure> {
    let story = story(language, Paint::NONE);
    let failed = |error: GamesError| error.of(&options.from, &story);
    let (games_head, games) = games_file::read(&options.from).map_err(failed)?;
    let mut rng = Rng::new(options.seed);
    let mut drawn = Vec::new();
    for game in games {
        drawn.extend(draw(&game.map_err(failed)?, &mut rng));
    }
    let report = Report { games: games_head, bins: bins(&drawn) };
    Ok(writeln!(output, "{}", serde_json::to_string(&report).map_err(std::io::Error::from)?)?)
}

/// Draws a position and a seat, and returns the expected and the actual share; none if nothing was searched.
fn draw(game: &Game, rng: &mut Rng) -> Option<(f64, f64)> {
    let turn = game.turns.get(rng.below(game.turns.len().max(1) as u32) as usize)?;
    let seat = rng.below(game.shares.len() as u32) as usize;
    Some((f64::from(turn.shares[seat]), f64::from(game.shares[seat])))
}

/// Sorts pairs of an expected and an actual share into bins.
fn bins(drawn: &[(f64, f64)]) -> Vec<Bin> {
    let of = |bin: usize| {
        let inside: Vec<_> = drawn
            .iter()
            .filter(|(expected, _)| ((expected * BINS as f64) as usize).min(BINS - 1) == bin)
            .collect();
        let number = inside.len() as f64;
        let mean =
            |share: fn(&(f64, f64)) -> f64| inside.iter().map(|pair| share(pair)).sum::<f64>() / number;
        let actual = mean(|pair| pair.1);
        Bin { positions: inside.len(), expected: mean(|pair| pair.0), actual, ci95: wilson95(actual, number) }
    };
    (0..BINS).map(of).filter(|bin| bin.positions > 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_sorted_into_bins() {
        let bins = bins(&[(0.05, 0.0), (0.07, 1.0), (0.95, 1.0), (1.0, 1.0), (0.5, 0.5)]);
        let told: Vec<_> = bins.iter().map(|bin| (bin.positions, bin.actual)).collect();
        assert_eq!(told, [(2, 0.5), (1, 0.5), (2, 1.0)]);
        assert!((bins[0].expected - 0.06).abs() < 1e-12);
    }
}
