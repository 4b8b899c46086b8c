//! The program `cabochon`: it serves games to browsers, plays them in the terminal, lets bots play against each other,
//! measures the rules, prints and verifies stored games, and enforces the rules for other programs.

mod admin;
mod arena;
mod as_engine;
mod bench;
mod bot_protocol;
mod bridge;
pub mod client;
mod config;
mod contest;
mod crowd;
mod engine;
mod failure;
mod gamefile;
mod league;
mod learn;
mod line;
mod log;
mod play;
mod referee;
mod replay;
mod report;
mod rival;
mod rules;
mod saved;
mod serve;
mod side;
mod story;
mod usage;
mod verify;

use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::OnceLock;

use clap::{Parser, Subcommand, ValueEnum};

use failure::Failure;
use games::Games;
use server::assets::Client;
use story::story;
use terminal::Paint;
use text::Language;
use usage::{Unread, Wanted};

/// Gives the memory of tables that nobody plays at any more back to the system (ADR 19).
#[cfg(all(target_os = "linux", feature = "jemalloc"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

#[derive(Parser, Debug)]
#[command(name = "cabochon", version = env!("CABOCHON_VERSION"))]
struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// Colours in what is printed
    #[arg(long, global = true, value_enum, default_value_t = Colour::Auto)]
    color: Colour,
    /// The language of the output; by default the environment's, else English
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language)]
    lang: Option<Language>,
}

/// The commit from which the program was built, as git abbreviates it; none where it was not known.
pub(crate) const COMMIT: Option<&str> = {
    let commit = env!("CABOCHON_COMMIT");
    if commit.is_empty() { None } else { Some(commit) }
};

fn language(tag: &str) -> Result<Language, Wanted> {
    usage::language_of_locale(tag).ok_or(Wanted::new("usage-wants-language"))
}

#[derive(Clone, Copy, ValueEnum, Debug)]
enum Colour {
    /// If the output is a terminal and NO_COLOR is not set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Serve the table to browsers
    Serve(Box<serve::Options>),
    /// Look after a data file: backup, restore, check, tables, export
    Admin(admin::Options),
    /// Play at this terminal
    Play(play::Options),
    /// Let bots play against each other and report the score
    Arena(arena::Options),
    /// Make what a judgement is learned from
    Learn(learn::Options),
    /// Measure how many random games a second the rules play
    Bench(bench::Options),
    /// Print the log of a stored game, or the table at one point of it
    Replay(replay::Options),
    /// Print the rules of a game, or one of them
    Rules(rules::Options),
    /// Check that stored games follow the rules
    Verify(verify::Options),
    /// Let a bot answer the questions of an arena: one JSON request a line, one answer a line
    Engine(as_engine::Options),
    /// Let an engine play at tables of a server
    Bot(bridge::Options),
    /// Answer other programs: one JSON request a line, one answer a line
    Referee,
}

/// A variant of the program: its games, and the files of the client that it serves.
pub struct Program {
    /// The games that the program knows.
    pub games: &'static Games,
    /// The files of the client.
    pub client: Client,
}

/// The program that is released: without the samples.
pub static RELEASED: Program = Program { games: &games::RELEASED, client: Client::new(client::RELEASED) };

/// The program that tests run: with the samples.
pub static ALL: Program = Program { games: &games::ALL, client: Client::new(client::ALL) };

/// The program that runs. It is set once, at the start: how the command line is parsed depends on it.
static RUNNING: OnceLock<&'static Program> = OnceLock::new();

/// Returns the games of the running program; in tests within the crate all games.
pub(crate) fn offered() -> &'static Games {
    RUNNING.get().copied().unwrap_or(&ALL).games
}

/// Runs a program with the words of the command line.
pub fn main(program: &'static Program) -> ExitCode {
    let _ = RUNNING.set(program);
    let words: Vec<_> = std::env::args_os().collect();
    let language = usage::language(&words);
    let asked = story(language, Paint::NONE);
    let words = config::completed(words, &asked);
    let config = words.and_then(|words| Ok((config::printed(&words, &asked)?, words)));
    let read = config.and_then(|(config, words)| Ok((config, usage::read::<Arguments>(words, &asked)?)));
    let arguments = match read {
        Ok((None, arguments)) => arguments,
        Ok((Some(config), _)) => return print(&config),
        Err(unread) => return tell(&unread),
    };
    let language = arguments.lang.unwrap_or_else(usage::language_of_environment);
    match run(&arguments, program.client, language) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(why) = failure.told(&story(language, Paint::NONE)) {
                // If the error cannot be printed either, there is nobody to tell.
                drop(writeln!(io::stderr(), "cabochon: {why}"));
            }
            failure.code()
        }
    }
}

/// Prints a text that is all that was asked for.
fn print(text: &str) -> ExitCode {
    let mut output = io::stdout().lock();
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()).map_err(Failure::from) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.code(),
    }
}

/// Prints why there is no command to run. If that fails too, the failure is ignored.
fn tell(unread: &Unread) -> ExitCode {
    match unread {
        Unread::Help(help) => {
            drop(help.print());
            if help.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS }
        }
        Unread::Wrong(why) => {
            drop(writeln!(io::stderr(), "cabochon: {why}"));
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &Arguments, client: Client, language: Language) -> Result<(), Failure> {
    let of = |auto: fn() -> Paint| match arguments.color {
        Colour::Auto => auto(),
        Colour::Always => Paint::ALWAYS,
        Colour::Never => Paint::NONE,
    };
    let paint = of(Paint::for_stdout);
    let mut output = BufWriter::new(io::stdout().lock());
    match &arguments.command {
        Command::Serve(options) => {
            // The server prints its own two lines, from another thread.
            drop(output);
            return serve::run(options, client, language, of(Paint::for_stderr));
        }
        Command::Play(options) => {
            let input = io::stdin();
            play::run(options, language, paint, !input.is_terminal(), &mut input.lock(), &mut output)
        }
        Command::Admin(options) => admin::run(options, language, &mut output),
        Command::Arena(options) => arena::run(options, language, &mut output),
        Command::Learn(options) => learn::run(options, language, &mut output),
        Command::Bench(options) => bench::run(options, language, &mut output),
        Command::Replay(options) => replay::run(options, language, paint, &mut output),
        Command::Rules(options) => rules::run(options, language, paint, &mut output),
        Command::Verify(options) => verify::run(options, language, &mut output, &mut io::stderr()),
        Command::Engine(options) => as_engine::run(options, &mut io::stdin().lock(), &mut output),
        Command::Bot(options) => bridge::run(options, language, &mut output),
        Command::Referee => referee::run(&mut io::stdin().lock(), &mut output),
    }?;
    Ok(output.flush()?)
}
