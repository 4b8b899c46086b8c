//! The configuration file of `serve`, in TOML: each key is the name of an option of the command line, which takes
//! precedence.

use std::any::TypeId;
use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::fmt::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};

use clap::builder::ValueParser;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};
use server::ProxyNetwork;
use terminal::Story;
use text::Value;
use toml_edit::{Document, Item};

use crate::Arguments;
use crate::story::file_name;
use crate::usage::{self, Maybe, NONE, Unread};

/// The command that has a configuration file.
const SERVE: &str = "serve";
/// The option that names the file.
const FILE: &str = "config";
/// The option that prints what a server would be started with.
const PRINT: &str = "print_config";

/// The type of an option's value in the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Flag,
    Number,
    /// A number or `"none"`.
    Perhaps,
    List,
    Text,
}

impl Kind {
    fn of(arg: &Arg) -> Self {
        let parser: &ValueParser = arg.get_value_parser();
        let is = |of: TypeId| parser.type_id() == of;
        match () {
            () if is(TypeId::of::<bool>()) => Kind::Flag,
            () if is(TypeId::of::<u32>()) => Kind::Number,
            () if is(TypeId::of::<Maybe<u32>>()) => Kind::Perhaps,
            () if is(TypeId::of::<Maybe<ProxyNetwork>>()) => Kind::List,
            () => Kind::Text,
        }
    }

    /// Returns the message that says what is wanted.
    fn wanted(self) -> &'static str {
        match self {
            Kind::Flag => "config-wants-flag",
            Kind::Number => "config-wants-number",
            Kind::Perhaps => "config-wants-perhaps",
            Kind::List => "config-wants-list",
            Kind::Text => "config-wants-text",
        }
    }

    /// Returns a value of the file as it is written on the command line; none if it is of another type.
    fn word(self, item: &Item) -> Option<String> {
        let value = item.as_value()?;
        let number = || value.as_integer().map(|number| number.to_string());
        match self {
            Kind::Flag => value.as_bool().map(|flag| flag.to_string()),
            Kind::Number => number(),
            Kind::Perhaps => {
                number().or_else(|| value.as_str().filter(|text| *text == NONE).map(str::to_owned))
            }
            Kind::List => {
                let words: Option<Vec<&str>> =
                    value.as_array()?.iter().map(toml_edit::Value::as_str).collect();
                words.map(|words| if words.is_empty() { NONE.to_owned() } else { words.join(",") })
            }
            Kind::Text => value.as_str().map(str::to_owned),
        }
    }

    /// Returns values of the command line as they are written in the file.
    fn value(self, words: &[&str]) -> String {
        let text = |word: &str| toml_edit::Value::from(word).to_string();
        match (self, words) {
            (Kind::List, [NONE]) => "[]".into(),
            (Kind::List, words) => {
                let words: Vec<String> = words.iter().map(|word| text(word)).collect();
                format!("[{}]", words.join(", "))
            }
            (Kind::Flag | Kind::Number, words) => words.concat(),
            (Kind::Perhaps, [word]) if *word != NONE => (*word).to_owned(),
            (_, words) => text(&words.concat()),
        }
    }
}

/// Returns the options that the file can set: those of the command alone, but for those that are about the file.
fn settings(command: &Command) -> impl Iterator<Item = (&Arg, &str)> {
    let serve = command.find_subcommand(SERVE).into_iter().flat_map(Command::get_arguments);
    let own =
        serve.filter(|arg| !arg.is_global_set() && !["help", FILE, PRINT].contains(&arg.get_id().as_str()));
    own.filter_map(|arg| Some((arg, arg.get_long()?)))
}

/// Returns the options of `serve` that these words give; none if they are another command, or no command.
fn serve_options(command: &Command, words: &[OsString]) -> Option<ArgMatches> {
    let mut matches = command.clone().try_get_matches_from(words).ok()?;
    matches.remove_subcommand().filter(|(name, _)| name == SERVE).map(|(_, options)| options)
}

/// Says it if a list has `none`, which stands for no value, beside values.
fn none_beside(command: &Command, options: &ArgMatches, story: &Story) -> Option<String> {
    let mixed = |(arg, _): &(&Arg, &str)| {
        let values = options.get_raw(arg.get_id().as_str()).into_iter().flatten();
        let (none, others): (Vec<&OsStr>, Vec<&OsStr>) = values.partition(|value| *value == NONE);
        Kind::of(arg) == Kind::List && !none.is_empty() && !others.is_empty()
    };
    let (_, name) = settings(command).find(mixed)?;
    let argument = format!("--{name}");
    Some(story.say("usage-fault-none", &[("argument", Value::Text(&argument)), ("value", Value::Text(NONE))]))
}

/// Adds the options of the configuration file that a command line names, as far as the command line does not give them
/// itself.
///
/// # Errors
/// If the file cannot be read, or has something in it that is no option or no value of one.
pub fn completed(words: Vec<OsString>, story: &Story) -> Result<Vec<OsString>, Unread> {
    let command = usage::command::<Arguments>(story);
    // Faults of the words are reported elsewhere.
    let Some(options) = serve_options(&command, &words) else { return Ok(words) };
    let Some(path) = options.get_one::<PathBuf>(FILE) else { return Ok(words) };
    let given: BTreeSet<&str> = settings(&command)
        .filter(|(arg, _)| options.value_source(arg.get_id().as_str()) == Some(ValueSource::CommandLine))
        .map(|(_, name)| name)
        .collect();
    let file = ConfigFile::read(path, story)?;
    let mut added = Vec::new();
    for (key, word) in file.words(&command)? {
        if !given.contains(key.as_str()) {
            added.push(word);
        }
    }
    let place = words.iter().position(|word| word == SERVE).map_or(words.len(), |place| place + 1);
    let mut all = words;
    all.splice(place..place, added);
    Ok(all)
}

/// Returns the configuration with which a server would be started, if the command line asks for it, as a configuration
/// file with the description of each option.
///
/// # Errors
/// If a value is not text, or a list has `none` beside values.
pub fn printed(words: &[OsString], story: &Story) -> Result<Option<String>, Unread> {
    let command = usage::command::<Arguments>(story);
    let Some(options) = serve_options(&command, words) else { return Ok(None) };
    if let Some(why) = none_beside(&command, &options, story) {
        return Err(Unread::Wrong(why));
    }
    if !options.get_flag(PRINT) {
        return Ok(None);
    }
    let mut text = String::new();
    for (arg, name) in settings(&command) {
        let values: Option<Vec<&str>> =
            options.get_raw(arg.get_id().as_str()).into_iter().flatten().map(OsStr::to_str).collect();
        let values = values.ok_or_else(|| Unread::Wrong(story.say("usage-fault-text", &[])))?;
        for line in arg.get_help().map(ToString::to_string).unwrap_or_default().lines() {
            // Writing to a text cannot fail.
            let _ = writeln!(text, "# {line}");
        }
        let _ = writeln!(text, "{name} = {}\n", Kind::of(arg).value(&values));
    }
    Ok(Some(text))
}

/// A configuration file.
struct ConfigFile<'a> {
    name: String,
    document: Document<String>,
    story: &'a Story,
}

impl<'a> ConfigFile<'a> {
    fn read(path: &Path, story: &'a Story) -> Result<Self, Unread> {
        let name = file_name(path);
        let text = std::fs::read_to_string(path).map_err(|error| {
            let args = [("file", Value::Text(&name)), ("why", Value::Text(&story.io(&error)))];
            Unread::Wrong(story.say("data-fault-io", &args))
        })?;
        let document = Document::parse(text.clone()).map_err(|error| {
            let line = line(&text, error.span());
            wrong(story, &name, line, "config-fault-toml", error.message())
        })?;
        Ok(ConfigFile { name, document, story })
    }

    /// Returns the options in the file as words of the command line, with their names.
    fn words(&self, command: &Command) -> Result<Vec<(String, OsString)>, Unread> {
        let table = self.document.as_table();
        let keys = table.iter().map(|(key, _)| key);
        keys.map(|key| {
            let (spelled, item) = table.get_key_value(key).expect("a key of the table");
            let line = line(self.document.raw(), spelled.span().or_else(|| item.span()));
            self.word(command, key, item, line).map(|word| (key.to_owned(), word))
        })
        .collect()
    }

    fn word(&self, command: &Command, key: &str, item: &Item, line: usize) -> Result<OsString, Unread> {
        let Some((arg, _)) = settings(command).find(|(_, name)| *name == key) else {
            return Err(wrong(self.story, &self.name, line, "config-fault-key", key));
        };
        let kind = Kind::of(arg);
        let Some(value) = kind.word(item) else {
            return Err(wrong(self.story, &self.name, line, kind.wanted(), key));
        };
        let word = OsString::from(format!("--{key}={value}"));
        let alone = [OsString::from("cabochon"), SERVE.into(), word.clone()];
        match command.clone().try_get_matches_from(&alone) {
            Ok(_) => {
                let options = serve_options(command, &alone);
                match options.and_then(|options| none_beside(command, &options, self.story)) {
                    None => Ok(word),
                    Some(why) => Err(wrong(self.story, &self.name, line, "config-fault-value", &why)),
                }
            }
            Err(error) => {
                let why = usage::fault(&error, command, self.story);
                let why = why.lines().next().unwrap_or_default();
                Err(wrong(self.story, &self.name, line, "config-fault-value", why))
            }
        }
    }
}

/// Returns the number of the line at which a place in a text begins.
fn line(text: &str, place: Option<Range<usize>>) -> usize {
    let before = place.and_then(|place| text.get(..place.start)).unwrap_or_default();
    before.matches('\n').count() + 1
}

/// Says what is wrong with a line of a configuration file.
fn wrong(story: &Story, file: &str, line: usize, id: &str, what: &str) -> Unread {
    let args = [
        ("file", Value::Text(file)),
        ("line", Value::Number(line as i64)),
        ("what", Value::Text(&kernel::harmless(what))),
    ];
    Unread::Wrong(story.say(id, &args))
}

#[cfg(test)]
mod tests {
    use terminal::Paint;
    use text::Language;

    use super::*;
    use crate::story::story;

    fn words(line: &str) -> Vec<OsString> {
        line.split(' ').map(OsString::from).collect()
    }

    /// The configuration that a file and a line of options give; or the reason why there is none.
    fn effective(file: &str, more: &str) -> Result<String, String> {
        let story = story(Language::English, Paint::NONE);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("c.toml");
        std::fs::write(&path, file).unwrap();
        let mut words = words(&format!("cabochon serve --print-config{more} --config"));
        words.push(path.into());
        let printed = completed(words, &story).and_then(|words| printed(&words, &story));
        match printed {
            Ok(text) => Ok(text.expect("it was asked for")),
            Err(Unread::Wrong(why)) => Err(why.replace(&folder.path().display().to_string(), "")),
            Err(Unread::Help(help)) => panic!("{help}"),
        }
    }

    fn value(config: &str, key: &str) -> String {
        let start = format!("{key} = ");
        config.lines().find_map(|line| line.strip_prefix(&start)).expect("every option is printed").to_owned()
    }

    #[test]
    fn what_is_printed_is_read_again_as_the_same() {
        let defaults = effective("", "").unwrap();
        assert_eq!(value(&defaults, "listen"), "\"127.0.0.1:8137\"");
        assert_eq!(value(&defaults, "trusted-proxy"), "[\"127.0.0.0/8\", \"::1/128\"]");
        assert_eq!(value(&defaults, "limit-local"), "false");
        assert_eq!(value(&defaults, "keep-running"), "\"none\"");
        assert_eq!(effective(&defaults, "").unwrap(), defaults);
        let changed = "listen = \"0.0.0.0:80\"\ndata = 'a \"b\".sqlite'\ntrusted-proxy = []\nlimit-local = true\n\
                       keep-running = 7\nlimit-moves = \"9/1m\"\nlimit-sockets = 3\npublic-url = \"https://a.example\"";
        let printed = effective(changed, "").unwrap();
        assert_ne!(printed, defaults);
        assert_eq!(value(&printed, "data"), "'a \"b\".sqlite'");
        assert_eq!([value(&printed, "keep-running"), value(&printed, "trusted-proxy")], ["7", "[]"]);
        assert_eq!(effective(&printed, "").unwrap(), printed);
    }

    #[test]
    fn every_option_is_a_key_and_has_the_name_that_help_gives_it() {
        let story = story(Language::English, Paint::NONE);
        let mut command = usage::command::<Arguments>(&story);
        let help = command.find_subcommand_mut("serve").unwrap().render_long_help().to_string();
        let names = help.lines().filter_map(|line| line.trim_start().strip_prefix("--"));
        let names: BTreeSet<String> =
            names.map(|name| name.split([' ', '[', '=']).next().unwrap().to_owned()).collect();
        let printed = effective("", "").unwrap();
        let keys = printed.lines().filter_map(|line| Some(line.split_once(" = ")?.0.to_owned()));
        let mut keys: BTreeSet<String> = keys.filter(|key| !key.starts_with('#')).collect();
        keys.extend(["config", "print-config", "color", "lang"].map(str::to_owned));
        assert_eq!(keys, names);
    }

    #[test]
    fn the_command_line_takes_precedence() {
        let file = "limit-local = true\nkeep-finished = 30\nlisten = \"0.0.0.0:80\"\ntrusted-proxy = [\"10.0.0.0/8\"]";
        let more = " --limit-local=false --keep-finished none --trusted-proxy 192.0.2.1,192.0.2.2";
        let config = effective(file, more).unwrap();
        assert_eq!(value(&config, "limit-local"), "false");
        assert_eq!(value(&config, "keep-finished"), "\"none\"");
        assert_eq!(value(&config, "trusted-proxy"), "[\"192.0.2.1\", \"192.0.2.2\"]");
        assert_eq!(value(&config, "listen"), "\"0.0.0.0:80\"");
        assert_eq!(value(&effective("", " --limit-local").unwrap(), "limit-local"), "true");
        // The values in the file must be right all the same.
        assert!(effective("listen = 80", " --listen 127.0.0.1:80").is_err());
    }

    #[test]
    fn none_stands_alone_in_a_list() {
        for more in [
            " --trusted-proxy none,10.0.0.1",
            " --trusted-proxy ::1 --trusted-proxy none",
            " --trusted-proxy=10.0.0.1,none",
        ] {
            let why = effective("", more).unwrap_err();
            assert!(why.contains("--trusted-proxy") && why.contains("`none`"), "{why}");
        }
        for more in [" --trusted-proxy none", " --trusted-proxy none,none"] {
            assert!(effective("trusted-proxy = [\"10.0.0.1\"]", more).is_ok());
        }
        assert_eq!(value(&effective("trusted-proxy = [\"none\"]", "").unwrap(), "trusted-proxy"), "[]");
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        for (file, line, what) in [
            ("\n# x\nlisten-to = \"a\"\n", 3, "`listen-to`"),
            ("limit-local = true\n[limits]\nmoves = 3\n", 2, "`limits`"),
            ("data.file = \"x\"", 1, "`data`"),
            ("\nlisten = 8137", 2, "text"),
            ("limit-local = \"yes\"", 1, "true or false"),
            ("\n\nkeep-running = \"long\"", 3, "number"),
            ("limit-sockets = 1.5", 1, "number"),
            ("limit-sockets = 0", 1, "--limit-sockets"),
            ("keep-running = 99999999", 1, "36500"),
            ("trusted-proxy = \"10.0.0.0/8\"", 1, "list"),
            ("trusted-proxy = [10]", 1, "list"),
            ("\ntrusted-proxy = [\"10.0.0.0/99\"]", 2, "10.0.0.0/99"),
            ("\ntrusted-proxy = [\"none\", \"10.0.0.1\"]", 2, "`none`"),
            ("limit-moves = \"often\"", 1, "often"),
            ("config = \"x\"", 1, "`config`"),
            ("lang = \"ru\"", 1, "`lang`"),
            ("data = \"a\"\ndata = \"b\"", 2, ""),
            ("data = \"a\"\n\ndata", 3, ""),
        ] {
            let why = effective(file, "").unwrap_err();
            assert!(why.starts_with(&format!("/c.toml, line {line}: ")), "{file:?}: {why}");
            assert!(why.contains(what), "{file:?}: {why}");
            assert_eq!(why.lines().count(), 1, "{why}");
        }
    }

    #[test]
    fn another_command_line_stays_as_it_is() {
        let story = story(Language::English, Paint::NONE);
        for line in
            ["cabochon serve", "cabochon rules", "cabochon serve --config", "cabochon serve --lisen x", "x"]
        {
            let Ok(completed) = completed(words(line), &story) else { panic!("{line}") };
            assert_eq!(completed, words(line));
        }
        assert!(completed(words("cabochon serve --config /no/such/file"), &story).is_err());
    }
}
