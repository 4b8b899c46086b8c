//! The program that is released, `cabochon`: the library of this package with the games that people play, and with the
//! files of the browser client that belong to them.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main(&cli::RELEASED)
}
