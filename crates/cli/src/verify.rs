//! Verifies that stored games are valid: that every input is possible at its place.

use std::io::Write;
use std::path::{Path, PathBuf};
use terminal::{Paint, Story};

use crate::failure::Failure;
use crate::gamefile;
use crate::story::{file_name, story};
use text::{Language, Value};

/// The options of `verify`.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// Game files
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Replays every file and says of each whether it is a valid game.
///
/// # Errors
/// If any file is invalid; the first invalid input of each was printed.
pub fn run(
    options: &Options,
    language: Language,
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> Result<(), Failure> {
    let story = story(language, Paint::NONE);
    let mut bad = 0;
    for file in &options.files {
        match describe(file, &story) {
            Ok(line) => writeln!(output, "{line}")?,
            Err(failure) => {
                bad += 1;
                writeln!(errors, "{}", failure.told(&story).unwrap_or_default())?;
            }
        }
    }
    match bad {
        0 => Ok(()),
        _ => {
            let (bad, files) = (Value::Number(bad), Value::Number(options.files.len() as i64));
            Err(Failure::Failed(story.say("cli-no-games", &[("bad", bad), ("files", files)])))
        }
    }
}

fn describe(file: &Path, story: &Story) -> Result<String, Failure> {
    let session = gamefile::load(file, story)?;
    let state = match session.result() {
        None => story.say("cli-not-over", &[]),
        Some(result) => {
            let winners: Vec<String> = result.winners().map(|seat| story.name(seat)).collect();
            let scores: Vec<String> = session.scores().iter().map(i16::to_string).collect();
            let scores = scores.join(":");
            match winners.as_slice() {
                [] => story.say("cli-nobody-won", &[("scores", Value::Text(&scores))]),
                winners => {
                    let players = story.list(winners);
                    story.say(
                        "cli-won",
                        &[("players", Value::Text(&players)), ("scores", Value::Text(&scores))],
                    )
                }
            }
        }
    };
    Ok(story.say(
        "cli-is-game",
        &[
            ("file", Value::Text(&file_name(file))),
            ("setup", Value::Text(&session.setup())),
            ("inputs", Value::Number(session.version().into())),
            ("state", Value::Text(&state)),
        ],
    ))
}
