//! The development commands: build, play and test.
//!
//! They are a Rust program instead of scripts, so that a fresh clone needs only Rust, a C compiler and git.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command prints to the terminal")]

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod axe;
mod browsers;
mod client;
mod play;
mod soak;
mod steps;
mod suite;
mod workspace;

use workspace::Workspace;

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "Build, play and test Cabochon", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the browser client and the server, start the server and print its address
    Play {
        /// The data file; made when it does not exist [default: data/cabochon.sqlite in the workspace]
        #[arg(long, value_name = "FILE")]
        data: Option<PathBuf>,
        /// The address to listen on
        #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8137")]
        listen: String,
        /// Build the server with the development profile: quicker to build, slower opponents
        #[arg(long)]
        debug: bool,
    },
    /// Run every check: format, lints, documentation, tests, browser tests
    Test {
        /// Leave the browser tests out
        #[arg(long, conflicts_with = "install_browser")]
        no_browser: bool,
        /// Install Chromium and chromedriver first where they are missing (Debian, as root)
        #[arg(long)]
        install_browser: bool,
    },
    /// Run the browser tests alone (on a server of the development profile)
    Browser {
        /// Run only the tests whose names contain this
        filter: Option<String>,
    },
    /// Run the long sweeps: kills, power cuts, open games, simulated tables, laws, fuzzing, the server under load
    Soak {
        /// Run only the sweeps whose names contain this
        filter: Option<String>,
    },
    /// Play many games at once over real sockets and measure; arguments after `--` go to the load program
    Load {
        /// For the load program, such as `--tables 100`; `--help` says what there is
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Build the browser client alone, into target/client/dist
    Client,
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cargo xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> anyhow::Result<()> {
    let workspace = Workspace::find()?;
    match command {
        Command::Play { data, listen, debug } => play::play(&workspace, data, &listen, debug),
        Command::Test { no_browser, install_browser } => {
            suite::everything(&workspace, no_browser, install_browser)
        }
        Command::Browser { filter } => suite::browser_only(&workspace, filter.as_deref()),
        Command::Soak { filter } => soak::sweep(&workspace, filter.as_deref()),
        Command::Load { arguments } => soak::load(&workspace, &arguments),
        Command::Client => client::build(&workspace),
    }
}
