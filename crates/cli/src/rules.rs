//! Prints a list of rules in our own words, item by item.

use std::io::Write;

use kernel::RuleList;
use terminal::{Paint, Story, hanging};
use text::{Language, Value};

use crate::failure::Failure;
use crate::offered;
use crate::story::story;

/// The options of `rules`.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// The list: that of a game, or of a variant of one
    list: String,
    /// One item of its list, such as 46 or C8; without it all are printed
    item: Option<String>,
}

/// The column at which the text of an item begins.
const TEXT_AT: usize = 5;

/// Prints the rules of a list, or one of them.
///
/// # Errors
/// If there is no list of that name, or it has no such item.
pub fn run(
    options: &Options,
    language: Language,
    paint: Paint,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let story = story(language, paint);
    let name = &options.list;
    let Some(list) = offered().rule_lists().find(|list| list.name == name) else {
        let lists: Vec<&str> = offered().rule_lists().map(|list| list.name).collect();
        let lists = lists.join(", ");
        let args = [("game", Value::Text(name)), ("games", Value::Text(&lists))];
        return Err(Failure::Usage(story.say("cli-no-rules", &args)));
    };
    match &options.item {
        None => tell_all(list, &story, output),
        Some(item) => tell(list, item, &story, output),
    }
}

fn tell_all(list: &RuleList, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    for (place, chapter) in list.chapters.iter().enumerate() {
        if place > 0 {
            writeln!(output)?;
        }
        writeln!(output, "{}", story.paint().strong(&story.say(chapter.title, &[])))?;
        for item in chapter.items() {
            writeln!(output, "{}", line(list, &item, story))?;
        }
    }
    Ok(())
}

fn tell(list: &RuleList, item: &str, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let all: Vec<String> = list.items().collect();
    match all.iter().find(|known| known.eq_ignore_ascii_case(item)) {
        Some(item) => Ok(writeln!(output, "{}", line(list, item, story))?),
        None => {
            let items = ranges(&all).join(&story.say("list-comma", &[]));
            let args = [
                ("item", Value::Text(item)),
                ("game", Value::Text(list.name)),
                ("items", Value::Text(&items)),
            ];
            Err(Failure::Usage(story.say("cli-no-item", &args)))
        }
    }
}

/// Summarizes the items as ranges, such as `1–77` and `C1–C27`, one for each initial letter.
fn ranges(items: &[String]) -> Vec<String> {
    let letter = |item: &str| item.chars().next().filter(|first| !first.is_ascii_digit());
    let range = |group: &[String]| match group {
        [first, .., last] => format!("{first}–{last}"),
        one => one.concat(),
    };
    items.chunk_by(|one, next| letter(one) == letter(next)).map(range).collect()
}

fn line(list: &RuleList, item: &str, story: &Story) -> String {
    hanging(item, TEXT_AT, &story.say(&format!("{}-rule-{item}", list.name), &[]))
}
