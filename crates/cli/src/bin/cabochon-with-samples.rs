//! The program that tests are made with: it has the samples too.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main(&cli::ALL)
}
