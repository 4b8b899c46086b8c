//! The program that is released.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main(&cli::RELEASED)
}
