//! Fits the weights of a game's static evaluation, and prints them as a Rust file:
//!
//! ```text
//! cargo run --release -p GAME-play --example fit-GAME > weights && mv weights games/GAME/play/src/evaluation/weights.rs
//! ```
//!
//! Greedy players, who sometimes choose another action so that many kinds of positions occur, play whole games. At
//! about every fifth turn the features of each player are recorded. Then a logistic regression finds the weights that
//! best predict, from the difference between two players' features, which of them places before the other. No weight is
//! used in these games, so the result does not depend on the file that it replaces.

use std::io::{self, Write};

use crate::{Counted, Evaluator, Planner, Rng, Seen, greedy};
use kernel::{Awaiting, Draw, Game, Quiet, Seat, Viewer};

/// One turn in this number is recorded: neighbouring positions give nearly the same information.
const NOTED: u32 = 5;
/// One game in this number is held out, to measure the weights on games that they were not fitted to.
const HELD_OUT: u64 = 10;
/// The strength of the ridge regularisation, in recorded pairs: it keeps the weights of correlated features apart.
const RIDGE: f64 = 20.0;
/// The number of steps of Newton's method, which squares the error each time; after half of them the loss does not
/// change any more.
const STEPS: u32 = 12;

/// A weight at the beginning of the game and then one at its end for each feature.
type Weights = Vec<f64>;

/// Prints the weights of a game for each of these set-ups, fitted to the given number of games of it.
///
/// # Errors
/// If the file cannot be written, or a set-up line is not one of this game.
pub fn print<P: Counted>(setups: &[(&str, u64)], file: &mut impl Write) -> io::Result<()> {
    writeln!(file, "//! What each thing counted about a player is worth, one table for each set-up.")?;
    writeln!(file, "//!")?;
    writeln!(
        file,
        "//! Printed by `cargo run --release -p {0}-play --example fit-{0}`, which says how; not to be",
        P::Game::NAME
    )?;
    writeln!(
        file,
        "//! changed by hand. Of pairs of players in games held out, these come in as foretold with"
    )?;
    let mut tables = Vec::new();
    for &(chosen, games) in setups {
        let setup: <P::Game as Game>::Setup =
            format!("{} {chosen}", P::Game::NAME).parse().map_err(io::Error::other)?;
        let pairs = play_games::<P>(&setup, games);
        let weights = fit(&pairs);
        let (loss, right) = judge(&pairs, &weights);
        let part = 100.0 * right;
        writeln!(file, "//! {chosen}: {part:.1} %, at a mean logistic loss of {loss:.4}.")?;
        tables.push(weights);
    }
    writeln!(
        file,
        "\n#![allow(clippy::approx_constant, reason = \"a fitted number may be close to a known one\")]"
    )?;
    writeln!(file, "\nuse super::standing::FEATURES;\nuse search::Weights;\n")?;
    writeln!(file, "pub(super) const WEIGHTS: [Weights<FEATURES>; {}] = [", tables.len())?;
    for weights in tables {
        writeln!(file, "    [")?;
        for (at, name) in P::NAMES.iter().enumerate() {
            let (early, late) = (weights[at], weights[P::NAMES.len() + at]);
            writeln!(file, "        [{early:.4}, {late:.4}], // {name}")?;
        }
        writeln!(file, "    ],")?;
    }
    writeln!(file, "];")
}

/// Two players in a position of a game.
struct Pair {
    /// The features of the first player minus those of the second.
    difference: Vec<f32>,
    lateness: f32,
    /// 1 if the first player placed before the second, 0 if after, a half if they shared a place.
    before: f64,
    held_out: bool,
}

/// A recorded position: the features of each player, and how near the end of the game is.
struct Note {
    counted: Vec<Vec<f32>>,
    lateness: f32,
}

impl Note {
    fn of<P: Counted>(game: &P::Game) -> Note {
        let counted = Seat::all(game.players()).map(|seat| P::counted(game, seat)).collect();
        Note { counted, lateness: P::lateness(game) }
    }
}

fn play_games<P: Counted>(setup: &<P::Game as Game>::Setup, games: u64) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for number in 0..games {
        let (notes, places) = play_game::<P>(setup, number);
        for note in &notes {
            for one in 0..places.len() {
                for other in 0..one {
                    let counts = note.counted[one].iter().zip(&note.counted[other]);
                    pairs.push(Pair {
                        difference: counts.map(|(one, other)| one - other).collect(),
                        lateness: note.lateness,
                        before: match places[one].cmp(&places[other]) {
                            std::cmp::Ordering::Less => 1.0,
                            std::cmp::Ordering::Equal => 0.5,
                            std::cmp::Ordering::Greater => 0.0,
                        },
                        held_out: number % HELD_OUT == 0,
                    });
                }
            }
        }
    }
    pairs
}

/// Plays a game and returns the recorded positions, and each player's place.
fn play_game<P: Counted>(setup: &<P::Game as Game>::Setup, number: u64) -> (Vec<Note>, Vec<u8>) {
    let mut rng = Rng::new(number);
    // From players who hardly know what they do to some who stray about once a game.
    let one_in = 2 + (number % 24) as u32;
    let mut bot = greedy::<P>(number);
    let mut game = P::Game::new(setup);
    let (mut notes, mut turns) = (Vec::new(), 0);
    loop {
        match game.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance(_) => {
                let outcome = game.draw(&mut rng);
                game.resolve(outcome, &mut Quiet);
            }
            Awaiting::Decision(seat) => {
                if game.turns() > turns && rng.below(NOTED) == 0 {
                    notes.push(Note::of::<P>(&game));
                }
                turns = game.turns();
                let action = if rng.below(one_in) == 0 {
                    any::<P>(&game, &mut rng)
                } else {
                    bot.choose(Seen::of(&game.view(Viewer::Seat(seat))))
                };
                game.play(action, &mut Quiet);
            }
        }
    }
    let result = game.result().expect("a game that is over has a result");
    (notes, result.places[..usize::from(game.players())].to_vec())
}

/// Returns any action that is worth searching.
fn any<P: Counted>(game: &P::Game, rng: &mut Rng) -> <P::Game as Game>::Action {
    let mut candidates = Vec::new();
    Planner::<P>::default().candidates(game, &mut candidates);
    candidates[rng.below(candidates.len() as u32) as usize].0
}

/// Fits a logistic regression by Newton's method to the pairs that are not held out.
fn fit(pairs: &[Pair]) -> Weights {
    let mut weights = vec![0.0; pairs.first().map_or(0, |pair| 2 * pair.difference.len())];
    for _ in 0..STEPS {
        let (curvature, slope) = derivatives(pairs, &weights);
        for (weight, step) in weights.iter_mut().zip(solve(curvature, slope)) {
            *weight += step;
        }
    }
    weights
}

/// Returns the factors of the weights: the differences, divided between the beginning and the end.
fn inputs(pair: &Pair) -> Weights {
    let late = f64::from(pair.lateness);
    let shared = |part: f64| pair.difference.iter().map(move |&difference| f64::from(difference) * part);
    shared(1.0 - late).chain(shared(late)).collect()
}

/// Returns the probability that the first player places before the second.
fn chance(inputs: &[f64], weights: &[f64]) -> f64 {
    let evidence: f64 = inputs.iter().zip(weights).map(|(input, weight)| input * weight).sum();
    1.0 / (1.0 + (-evidence).exp())
}

/// Returns the negated matrix of second derivatives of the likelihood by the weights, and its gradient.
fn derivatives(pairs: &[Pair], weights: &[f64]) -> (Vec<Weights>, Weights) {
    let count = weights.len();
    let mut curvature = vec![vec![0.0; count]; count];
    let mut slope: Weights = weights.iter().map(|weight| -RIDGE * weight).collect();
    for pair in pairs.iter().filter(|pair| !pair.held_out) {
        let inputs = inputs(pair);
        let chance = chance(&inputs, weights);
        for (row, input) in inputs.iter().enumerate() {
            slope[row] += (pair.before - chance) * input;
            for (entry, other) in curvature[row][..=row].iter_mut().zip(&inputs) {
                *entry += chance * (1.0 - chance) * input * other;
            }
        }
    }
    for row in 0..count {
        curvature[row][row] += RIDGE;
        // Only the half below the diagonal was added up; the other is its mirror.
        let (above, below) = curvature.split_at_mut(row);
        for (mirrored, entry) in above.iter_mut().zip(&below[0]) {
            mirrored[row] = *entry;
        }
    }
    (curvature, slope)
}

/// Solves a system of linear equations by elimination. The matrix is positive definite, so no rows need to be
/// exchanged.
fn solve(mut matrix: Vec<Weights>, mut right: Weights) -> Weights {
    for pivot in 0..right.len() {
        let above = matrix[pivot].clone();
        for row in pivot + 1..right.len() {
            let factor = matrix[row][pivot] / above[pivot];
            for (entry, above) in matrix[row].iter_mut().zip(&above) {
                *entry -= factor * above;
            }
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..right.len()).rev() {
        let known: f64 = (row + 1..right.len()).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

/// Measures the weights on the pairs held out: returns the mean logistic loss, and the share of the pairs whose order
/// is predicted (of those that did not share a place).
fn judge(pairs: &[Pair], weights: &[f64]) -> (f64, f64) {
    let (mut loss, mut right, mut decided, mut all) = (0.0, 0.0, 0.0, 0.0);
    for pair in pairs.iter().filter(|pair| pair.held_out) {
        let chance = chance(&inputs(pair), weights);
        loss -= pair.before * chance.ln() + (1.0 - pair.before) * (1.0 - chance).ln();
        all += 1.0;
        if pair.before != 0.5 {
            decided += 1.0;
            right += f64::from((chance > 0.5) == (pair.before > 0.5));
        }
    }
    (loss / all, right / decided)
}
