//! The program that tests run: it also has the samples.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main(&cli::ALL)
}
