//! Whether stored games are games: every input possible at its place.

use std::io::Write;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::gamefile;
use crate::story::Story;

/// What is checked.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// Game files
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Replays every file and says of each whether it is a game.
///
/// # Errors
/// If any file is not; the first bad input of each was named.
pub fn run(options: &Options, output: &mut dyn Write, errors: &mut dyn Write) -> Result<(), Failure> {
    let story = Story::by_number();
    let mut bad = 0;
    for file in &options.files {
        match describe(file, &story) {
            Ok(line) => writeln!(output, "{line}")?,
            Err(failure) => {
                bad += 1;
                writeln!(errors, "{failure}")?;
            }
        }
    }
    match bad {
        0 => Ok(()),
        _ => Err(Failure::Failed(format!("{bad} of {} files are no games", options.files.len()))),
    }
}

fn describe(file: &Path, story: &Story) -> Result<String, Failure> {
    let session = gamefile::load(file, story)?;
    let state = match session.result() {
        None => "not over".to_owned(),
        Some(result) => {
            let winners: Vec<String> = result.winners().map(|seat| story.name(seat)).collect();
            let scores: Vec<String> = session.scores().iter().map(i16::to_string).collect();
            format!("won by {} ({})", winners.join(" and "), scores.join(":"))
        }
    };
    Ok(format!("{}: ok, {}, {} inputs, {state}", file.display(), session.setup(), session.version()))
}
