//! The rules of a game in our own words, item by item.

use std::io::Write;

use text::{Language, Section, Value, sections};

use crate::failure::Failure;
use crate::paint::Paint;
use crate::story::{Story, hanging};

/// Which rules are told.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// The game
    game: String,
    /// One item of its list, such as 46 or C8; without it all are told
    item: Option<String>,
}

/// How far an item's text stands behind the beginning of its number.
const TEXT_AT: usize = 5;

/// Tells the rules of a game, or one of them.
///
/// # Errors
/// If the rules of such a game are not written, or have no such item.
pub fn run(
    options: &Options,
    language: Language,
    paint: Paint,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let story = Story::new(language, paint);
    let sections = sections(&options.game);
    if sections.is_empty() {
        let games = catalog::games().join(", ");
        let args = [("game", Value::Text(&options.game)), ("games", Value::Text(&games))];
        return Err(Failure::Usage(story.say("cli-no-rules", &args)));
    }
    match &options.item {
        None => tell_all(&options.game, sections, &story, output),
        Some(item) => tell(&options.game, item, sections, &story, output),
    }
}

fn tell_all(game: &str, sections: &[Section], story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    for (place, section) in sections.iter().enumerate() {
        if place > 0 {
            writeln!(output)?;
        }
        writeln!(output, "{}", story.paint().strong(&story.say(section.title, &[])))?;
        for item in section.items() {
            writeln!(output, "{}", line(game, &item, story))?;
        }
    }
    Ok(())
}

fn tell(
    game: &str,
    item: &str,
    sections: &[Section],
    story: &Story,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let all: Vec<String> = sections.iter().flat_map(Section::items).collect();
    match all.iter().find(|known| known.eq_ignore_ascii_case(item)) {
        Some(item) => Ok(writeln!(output, "{}", line(game, item, story))?),
        None => {
            let items = ranges(&all).join(&story.say("list-comma", &[]));
            let args =
                [("item", Value::Text(item)), ("game", Value::Text(game)), ("items", Value::Text(&items))];
            Err(Failure::Usage(story.say("cli-no-item", &args)))
        }
    }
}

/// The items in short, such as `1–77` and `C1–C27`: those that begin with the same letter together.
fn ranges(items: &[String]) -> Vec<String> {
    let letter = |item: &str| item.chars().next().filter(|first| !first.is_ascii_digit());
    let range = |group: &[String]| match group {
        [first, .., last] => format!("{first}–{last}"),
        one => one.concat(),
    };
    items.chunk_by(|one, next| letter(one) == letter(next)).map(range).collect()
}

fn line(game: &str, item: &str, story: &Story) -> String {
    hanging(item, TEXT_AT, &story.say(&format!("{game}-rule-{item}"), &[]))
}
