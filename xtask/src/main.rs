//! The development commands: build, play and test.
//!
//! They are a Rust program instead of scripts, so that a fresh clone needs only Rust, a C compiler and git.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command prints to the terminal")]

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod browsers;
mod client;
mod dist;
mod play;
mod shorten;
mod soak;
mod split;
mod steps;
mod style;
mod suite;
mod typeface;
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
    Play(Play),
    /// Run every check: format, lints, documentation, tests, browser tests
    Test(Test),
    /// Run the browser tests alone (on a server of the development profile)
    Browser(Browser),
    /// Run the long sweeps: kills, open games, simulated evenings, laws, fuzzing
    Soak(Soak),
    /// Play many games at once over real sockets and measure; arguments after `--` go to the load program
    Load(Load),
    /// Build the browser client alone, into target/client/dist
    Client,
}

/// The options of `cargo xtask play`.
#[derive(clap::Args)]
struct Play {
    /// The data file; made when it does not exist [default: data/cabochon.sqlite in the workspace]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// The address to listen on
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8137")]
    listen: String,
    /// Build the server with the development profile: quicker to build, slower opponents
    #[arg(long)]
    debug: bool,
}

/// The options of `cargo xtask test`.
#[derive(clap::Args)]
struct Test {
    /// Leave the browser tests out
    #[arg(long, conflicts_with = "install_browser")]
    no_browser: bool,
    /// Install Chromium and chromedriver first where they are missing (Debian, as root)
    #[arg(long)]
    install_browser: bool,
}

/// The options of `cargo xtask soak`.
#[derive(clap::Args)]
struct Soak {
    /// Run only the sweeps whose names contain this
    filter: Option<String>,
}

/// The options of `cargo xtask load`.
#[derive(clap::Args)]
struct Load {
    /// For the load program, such as `--tables 100`; `--help` says what there is
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

/// The options of `cargo xtask browser`.
#[derive(clap::Args)]
struct Browser {
    /// Run only the tests whose names contain this
    filter: Option<String>,
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
        Command::Play(asked) => play::play(&workspace, asked.data, &asked.listen, asked.debug),
        Command::Test(asked) => suite::everything(&workspace, asked.no_browser, asked.install_browser),
        Command::Browser(asked) => suite::browser_only(&workspace, asked.filter.as_deref()),
        Command::Soak(asked) => soak::sweep(&workspace, asked.filter.as_deref()),
        Command::Load(asked) => soak::load(&workspace, &asked.arguments),
        Command::Client => client::build(&workspace),
    }
}
