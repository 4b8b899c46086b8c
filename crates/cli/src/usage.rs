//! The command line in the user's language: clap parses it, and its help and errors are our own messages.

use std::error::Error;
use std::ffi::OsString;
use std::fmt;
use std::ops::RangeInclusive;

use catalog::OptionKind;
use clap::builder::{Resettable, Styles};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory, FromArgMatches};
use kernel::{Arg as Fact, Message};
use mind::{BotSpec, Level};
use terminal::{Paint, Story};
use text::{Language, Value};

use crate::offered;
use crate::story::story;

/// Returns the language for help and errors of the command line before it is parsed: the one requested by its
/// arguments, else that of the environment.
pub fn language(words: &[OsString]) -> Language {
    let text = |word: &OsString| word.to_str().map(str::to_owned);
    let asked =
        words.iter().enumerate().find_map(|(place, word)| match text(word)?.strip_prefix("--lang")? {
            "" => text(words.get(place + 1)?),
            rest => rest.strip_prefix('=').map(str::to_owned),
        });
    asked.and_then(|tag| language_of_locale(&tag)).unwrap_or_else(language_of_environment)
}

/// Returns the language of the environment, if it is supported.
pub fn language_of_environment() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    set.into_iter()
        .find(|value| !value.is_empty())
        .and_then(|locale| language_of_locale(&locale))
        .unwrap_or_default()
}

/// Parses the language of a tag, or of a POSIX locale with an encoding or a modifier: `ru`, `ru_RU.UTF-8`.
pub fn language_of_locale(locale: &str) -> Option<Language> {
    Language::from_tag(locale.split(['.', '@']).next()?)
}

/// The reason why a command line is not carried out.
pub enum Unread {
    /// The line requests help or the version, or names no command: this text is printed, on the standard error if it
    /// was not requested.
    Help(clap::Error),
    /// The line is invalid.
    Wrong(String),
}

/// Parses a command line.
///
/// # Errors
/// If it asks for help or the version, or cannot be read.
pub fn read<T: CommandFactory + FromArgMatches>(words: Vec<OsString>, story: &Story) -> Result<T, Unread> {
    let mut command = command::<T>(story);
    let read = command.try_get_matches_from_mut(words).and_then(|matches| T::from_arg_matches(&matches));
    read.map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => Unread::Help(error),
        _ => Unread::Wrong(fault(&error, &command, story)),
    })
}

/// Builds the command line with its help in the story's language.
pub fn command<T: CommandFactory>(story: &Story) -> Command {
    let mut command = T::command();
    // The command is built first, so that what clap adds is translated too.
    command.build();
    translated(command, story)
}

fn translated(command: Command, story: &Story) -> Command {
    let name = command.get_name().to_owned();
    let about = say_with_games(&format!("usage-{name}"), story);
    let command = command.mut_args(|arg| {
        let help = help(&name, &arg, story);
        // Arguments that clap adds also have a longer help text.
        arg.help(help).long_help(Resettable::Reset).hide_default_value(true).hide_possible_values(true)
    });
    let command = command.mut_subcommands(|within| translated(within, story));
    let template = template(&command, story);
    command.about(about).long_about(Resettable::Reset).help_template(template)
}

/// Returns a message that may list all games, by their titles or by the names that are typed, all lists of rules, or the
/// levels of bots.
fn say_with_games(id: &str, story: &Story) -> String {
    let names = offered().names();
    let titles: Vec<String> = names.iter().map(|name| story.say(&format!("game-{name}"), &[])).collect();
    let names = names.join(&story.say("list-comma", &[]));
    let lists: Vec<&str> = offered().rule_lists().map(|list| list.name).collect();
    let lists = lists.join(&story.say("list-comma", &[]));
    let comma = story.say("list-comma", &[]);
    let (options, rivals) = (options(), levels(Level::MEASURED, &comma));
    let levels = levels(Level::ALL, &comma);
    story.say(
        id,
        &[
            ("games", Value::Text(&story.list(&titles))),
            ("lists", Value::Text(&lists)),
            ("levels", Value::Text(&levels)),
            ("rivals", Value::Text(&rivals)),
            ("names", Value::Text(&names)),
            ("options", Value::Text(&options)),
        ],
    )
}

/// Returns the names of these levels of bots as they are typed, with this between them.
pub fn levels(levels: &[Level], comma: &str) -> String {
    levels.iter().map(|level| level.name).collect::<Vec<_>>().join(comma)
}

/// Returns the options of all games that have some: `duel adjudicate=no|yes`, and where several values go together
/// `splendor modules=cities|posts[,…]`.
fn options() -> String {
    let of = |game: &games::Listed| {
        let options = game.about().options.iter().map(|option| {
            let more = if option.kind == OptionKind::Set { "[,…]" } else { "" };
            format!("{}={}{more}", option.key, option.values.join("|"))
        });
        let options: Vec<String> = options.collect();
        (!options.is_empty()).then(|| format!("{} {}", game.about().name, options.join(" ")))
    };
    offered().list().iter().filter_map(of).collect::<Vec<_>>().join("; ")
}

/// Describes an argument and its default value.
fn help(command: &str, arg: &Arg, story: &Story) -> String {
    let own = format!("usage-{command}-{}", arg.get_id());
    let id = if story.knows(&own) { own } else { format!("usage-any-{}", arg.get_id()) };
    let mut help = say_with_games(&id, story);
    let default: Vec<_> = arg.get_default_values().iter().filter_map(|value| value.to_str()).collect();
    if arg.get_action().takes_values() && !default.is_empty() {
        let value = default.join(",");
        help = format!("{help} {}", story.say("usage-default", &[("value", Value::Text(&value))]));
    }
    help
}

/// Returns the parts of the help text, in the order that clap needs.
fn template(command: &Command, story: &Story) -> String {
    let header = *Styles::styled().get_header();
    let head = |id: &str| format!("{header}{}:{header:#}", story.say(id, &[]));
    let mut parts = vec!["{about}".to_owned(), format!("{} {{usage}}", head("usage-head"))];
    if command.has_subcommands() {
        parts.push(format!("{}\n{{subcommands}}", head("usage-commands")));
    }
    if command.get_positionals().next().is_some() {
        parts.push(format!("{}\n{{positionals}}", head("usage-arguments")));
    }
    parts.push(format!("{}\n{{options}}\n", head("usage-options")));
    parts.join("\n\n")
}

/// Describes an error in a command line, and how to get help.
pub fn fault(error: &clap::Error, command: &Command, story: &Story) -> String {
    let told = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(word)) => word.clone(),
        Some(ContextValue::Strings(words)) => words.join(", "),
        Some(other) => other.to_string(),
        None => String::new(),
    };
    let argument = kernel::harmless(&told(ContextKind::InvalidArg));
    let say = |id: &str, value: &str| {
        story.say(id, &[("argument", Value::Text(&argument)), ("value", Value::Text(value))])
    };
    let value = kernel::typed(&told(ContextKind::InvalidValue));
    let (what, similar) = match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => {
            (say("usage-fault-no-value", ""), String::new())
        }
        ErrorKind::InvalidValue => {
            let choices = told(ContextKind::ValidValue);
            (say("usage-fault-value", &value) + &say("usage-choices", &choices), String::new())
        }
        ErrorKind::ValueValidation => {
            let wanted = error.source().and_then(|why| why.downcast_ref::<Wanted>());
            let wanted = wanted.map(|wanted| story.sentence(&wanted.0)).unwrap_or_default();
            (say("usage-fault-value", &value) + &wanted, String::new())
        }
        ErrorKind::UnknownArgument => (say("usage-fault-unknown", ""), told(ContextKind::SuggestedArg)),
        ErrorKind::InvalidSubcommand => {
            let unknown = kernel::typed(&told(ContextKind::InvalidSubcommand));
            (say("usage-fault-command", &unknown), told(ContextKind::SuggestedSubcommand))
        }
        ErrorKind::MissingSubcommand => (say("usage-fault-no-command", ""), String::new()),
        ErrorKind::MissingRequiredArgument => (say("usage-fault-missing", ""), String::new()),
        ErrorKind::ArgumentConflict => match told(ContextKind::PriorArg) {
            other if other.is_empty() || other == argument => (say("usage-fault-twice", ""), String::new()),
            other => (say("usage-fault-together", &other), String::new()),
        },
        ErrorKind::TooManyValues => (say("usage-fault-too-many", &value), String::new()),
        ErrorKind::InvalidUtf8 => (say("usage-fault-text", ""), String::new()),
        // Our commands cannot cause any other error; if they do, clap's own message is better than none.
        _ => (error.to_string(), String::new()),
    };
    let similar = match similar.as_str() {
        "" => String::new(),
        similar => say("usage-similar", similar),
    };
    // The usage begins with the names of the program and the command.
    let usage = told(ContextKind::Usage);
    let names = usage.split_whitespace().skip(1).take_while(|word| !word.starts_with(['[', '<', '-']));
    let names: Vec<&str> = names.collect();
    let asked = if names.is_empty() { command.get_name().to_owned() } else { names.join(" ") };
    format!("{what}{similar}\n{}", say("usage-more", &asked))
}

/// A requirement for a value of the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted(Message);

impl Wanted {
    /// Returns the text of the requirement.
    pub const fn new(id: &'static str) -> Wanted {
        Wanted(Message::new(id))
    }

    /// Returns the requirement of a bot of these levels, or a network that is asked after at most so many rounds.
    pub fn rival(levels: &str, rounds: u32) -> Wanted {
        let message = Message::new("usage-wants-rival").with("levels", Fact::Typed(levels.to_owned()));
        let message = message.typed("most", &BotSpec::NODES_MAX.to_string());
        Wanted(message.typed("rounds", &rounds.to_string()))
    }

    /// Returns the requirement of what this one requires, or of an engine.
    pub fn or_engine(self) -> Wanted {
        let Wanted(rival) = self;
        Wanted(Message { id: "usage-wants-rival-or-engine", ..rival })
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&story(Language::English, Paint::NONE).sentence(&self.0))
    }
}

impl Error for Wanted {}

/// Parses a whole number of this range.
pub fn whole<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, Wanted> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| {
            let (least, most) = (range.start().to_string(), range.end().to_string());
            Wanted(Message::new("usage-wants-whole").typed("least", &least).typed("most", &most))
        })
    }
}

/// The word that stands for no value.
pub const NONE: &str = "none";

/// A value, or `none`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Maybe<T>(pub Option<T>);

/// Parses a value, or `none`.
pub fn maybe<T>(
    read: impl Fn(&str) -> Result<T, Wanted> + Clone + Send + Sync + 'static,
) -> impl Fn(&str) -> Result<Maybe<T>, Wanted> + Clone + Send + Sync + 'static {
    move |text| if text == NONE { Ok(Maybe(None)) } else { read(text).map(|value| Maybe(Some(value))) }
}

/// Parses a value with its `FromStr`.
pub fn parsed<T: std::str::FromStr>(
    wanted: Wanted,
) -> impl Fn(&str) -> Result<T, Wanted> + Clone + Send + Sync + 'static {
    move |text| text.parse().map_err(|_| wanted.clone())
}

/// Parses a number of players; the game's rules decide whether it is possible.
pub fn players() -> impl Fn(&str) -> Result<u8, Wanted> + Clone + Send + Sync + 'static {
    parsed(Wanted::new("usage-wants-players"))
}

/// Parses a seed.
pub fn seed() -> impl Fn(&str) -> Result<u64, Wanted> + Clone + Send + Sync + 'static {
    whole(0..=u64::MAX)
}

/// Parses a number of nodes per move.
pub fn nodes() -> impl Fn(&str) -> Result<u32, Wanted> + Clone + Send + Sync + 'static {
    whole(1..=BotSpec::NODES_MAX.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Arguments;

    /// Returns the help of the program and of each of its commands.
    fn helps(story: &Story) -> Vec<String> {
        fn all_of(command: &mut Command) -> Vec<String> {
            let mut all = vec![command.render_long_help().to_string()];
            all.extend(command.get_subcommands_mut().flat_map(all_of));
            all
        }
        all_of(&mut command::<Arguments>(story))
    }

    #[test]
    fn the_help_of_every_command_is_written_in_every_language() {
        for language in Language::ALL {
            for help in helps(&story(language, Paint::NONE)) {
                assert!(!help.contains("usage-"), "{help}");
            }
        }
    }

    #[test]
    fn no_english_is_left_in_other_languages() {
        let english = helps(&story(Language::English, Paint::NONE)).join("\n");
        assert!(english.contains("Print"), "{english}");
        for language in [Language::Russian, Language::Japanese] {
            let help = helps(&story(language, Paint::NONE)).join("\n");
            for word in ["Print", "Usage:", "Options:", "Commands:", "default", "possible", " the ", " of "] {
                assert!(!help.contains(word), "{word} in {help}");
            }
        }
    }

    #[test]
    fn the_language_is_found_before_the_line_is_read() {
        let of = |line: &str| language(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(of("cabochon --lang ru dance"), Language::Russian);
        assert_eq!(of("cabochon dance --lang=ja"), Language::Japanese);
        assert_eq!(of("cabochon --lang"), language_of_environment());
        assert_eq!(of("cabochon --lang tlh"), language_of_environment());
        let locales =
            ["ru_RU.UTF-8", "ja.eucJP", "en_IE@euro", "C", "C.UTF-8", "POSIX"].map(language_of_locale);
        let [russian, japanese, english] =
            [Language::Russian, Language::Japanese, Language::English].map(Some);
        assert_eq!(locales, [russian, japanese, english, None, None, None]);
    }
}
