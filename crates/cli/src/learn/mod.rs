//! Makes what a judgement of positions is learned from: games that a bot plays against itself.

mod calibrate;
mod games_file;
mod gate;
mod generate;
mod observe;

use std::io::Write;

use text::Language;

use crate::failure::Failure;

/// The options of `learn`.
#[derive(clap::Args, Debug)]
pub struct Options {
    #[command(subcommand)]
    step: Step,
}

#[derive(clap::Subcommand, Debug)]
enum Step {
    /// Let a bot play against itself, and store the games with what its searches found
    Generate(generate::Options),
    /// Describe the positions of stored games by counts
    Observe(observe::Options),
    /// Decide by games whether one bot is stronger than another at equal time
    Gate(gate::Options),
    /// Compare what searches expected with what happened
    Calibrate(calibrate::Options),
}

/// Takes a step.
///
/// # Errors
/// If the step cannot be taken.
pub fn run(options: &Options, language: Language, output: &mut dyn Write) -> Result<(), Failure> {
    match &options.step {
        Step::Generate(options) => generate::run(options, language),
        Step::Observe(options) => observe::run(options, language),
        Step::Gate(options) => gate::run(options, language, output),
        Step::Calibrate(options) => calibrate::run(options, language, output),
    }
}
