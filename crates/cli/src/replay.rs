//! Prints a stored game as text, or its table at one position.

use std::io::Write;
use std::path::PathBuf;

use catalog::{Awaiting, Session};
use terminal::{Look, Paint, Story, WIDTH, hanging, wrap};

use crate::failure::Failure;
use crate::gamefile;
use crate::offered;
use crate::story::{Tell, board, file_name, story, witness};
use crate::usage::whole;
use text::{Language, Value};

/// The options of `replay`.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// The game file
    file: PathBuf,
    /// Show the table as it stood after this many inputs
    #[arg(long, value_name = "N", value_parser = whole::<u32>(0..=u32::MAX.into()))]
    at: Option<u32>,
}

/// Prints a game from its beginning to its end, or shows the table after some inputs.
///
/// # Errors
/// If the file is no valid game, or has fewer inputs.
pub fn run(
    options: &Options,
    language: Language,
    paint: Paint,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let story = story(language, paint);
    let session = gamefile::load(&options.file, &story)?;
    match options.at {
        None => tell(session.as_ref(), &story, output),
        Some(version) => {
            let then = session.at(version).ok_or_else(|| {
                Failure::Failed(story.say(
                    "cli-no-such-input",
                    &[
                        ("file", Value::Text(&file_name(&options.file))),
                        ("inputs", Value::Number(session.version().into())),
                        ("version", Value::Number(version.into())),
                    ],
                ))
            })?;
            show(then.as_ref(), &story, output)
        }
    }
}

/// Shows the table, and the last input.
fn show(session: &dyn Session, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let eye = match session.awaiting() {
        Awaiting::Decision { seat } => Some(seat),
        _ => None,
    };
    let look = Look { story, eye, about: None };
    let table = board(session.game()).draw(session.open_view().get(), &look).map_err(Failure::Failed)?;
    output.write_all(table.as_bytes())?;
    if let Some(last) = session.inputs(session.version().saturating_sub(1)).last() {
        let args = [("version", Value::Number(session.version().into())), ("input", Value::Text(&last.text))];
        writeln!(output, "{}", story.say("cli-after-input", &args))?;
    }
    for line in story.ending(session) {
        writeln!(output, "{}", wrap(&line, WIDTH, 2))?;
    }
    Ok(())
}

/// Prints every input with its sentences, including what was hidden while the game ran: the file contains it anyway.
fn tell(session: &dyn Session, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let replayed = |error: String| Failure::Failed(format!("the game cannot be replayed: {error}"));
    let mut then = offered().open(&session.setup())?;
    writeln!(output, "{}", session.setup())?;
    let digits = session.version().to_string().len();
    for input in session.inputs(0) {
        let witness = witness(then.as_ref());
        let taken = match input.seat {
            Some(_) => then.play(&input.text),
            None => then.resolve(&input.text),
        };
        taken.map_err(|refused| replayed(refused.to_string()))?;
        for message in then.messages(witness, then.version() - 1).iter().flatten() {
            let input = format!("{:>digits$}  {:<12}", then.version(), input.text);
            writeln!(output, "{}", hanging(&input, digits + 15, &story.sentence(message)))?;
        }
    }
    match session.awaiting() {
        Awaiting::Over => {
            for line in story.ending(session) {
                writeln!(output, "{}", wrap(&line, WIDTH, 2))?;
            }
        }
        Awaiting::Decision { seat } => {
            let player = story.name(seat);
            writeln!(output, "{}", story.say("cli-to-act", &[("player", Value::Text(&player))]))?;
        }
        Awaiting::Chance { question, .. } => {
            writeln!(output, "{}", story.say("cli-to-turn-up", &[("question", Value::Text(&question))]))?;
        }
    }
    Ok(())
}
