//! The development commands: build, play and test.
//!
//! They are a Rust program instead of scripts, so that a fresh clone needs only Rust, a C compiler and git.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command prints to the terminal")]

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod axe;
mod browser_tests;
mod browsers;
mod cargo;
mod check;
mod client;
mod dist;
mod pictures;
mod play;
mod soak;
mod start;
mod steps;
mod suite;
mod workspace;

use client::Build;
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
    },
    /// The inner loop: lints, and the tests of packages with changed files; no browser
    Check {
        /// The commit with which files are compared
        #[arg(value_name = "COMMIT", default_value = "HEAD")]
        since: String,
    },
    /// Run every check whose failure means that the product does not work: format, lints, tests, browser tests
    Test {
        /// Run only the browser tests whose names contain this
        #[arg(conflicts_with_all = ["no_browser", "install_browser"])]
        name: Option<String>,
        /// Leave the browser tests out
        #[arg(long, conflicts_with = "install_browser")]
        no_browser: bool,
        /// Install Chromium and chromedriver first where they are missing (Debian, as root)
        #[arg(long)]
        install_browser: bool,
    },
    /// Look at every state in every window, and make a contact sheet of the pictures with their faults
    Pictures {
        /// Run only the tests whose names contain this
        filter: Option<String>,
    },
    /// Run the long sweeps: kills, power cuts, simulated tables, laws, fuzzing, load, documentation, sizes of first loads
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
    /// Build the browser client as it is released, into target/client/dist
    Client,
    /// Build the program that is shipped, with the licences of its parts, into target/dist
    Dist,
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
        Command::Play { data, listen } => play::play(&workspace, data, &listen),
        Command::Check { since } => check::changed(&workspace, &since),
        Command::Test { name: Some(name), .. } => suite::named(&workspace, &name),
        Command::Test { name: None, no_browser, install_browser } => {
            suite::everything(&workspace, no_browser, install_browser)
        }
        Command::Pictures { filter } => pictures::look(&workspace, filter.as_deref()),
        Command::Soak { filter } => soak::sweep(&workspace, filter.as_deref()),
        Command::Load { arguments } => soak::load(&workspace, &arguments),
        Command::Client => client::build(&workspace, Build::Released),
        Command::Dist => dist::build(&workspace).map(drop),
    }
}
