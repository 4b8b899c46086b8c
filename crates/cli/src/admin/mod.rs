//! The commands of a host on a data file: backups and their way back, checks, and the tables in it.

mod orders;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Subcommand, ValueEnum};
use store::{
    Banned, Contents, Damaged, DataFile, Facts, OpenError, ReadError, Stored, Summary, TableOrder, records,
};
use table::Unplayable;
use terminal::{Paint, Story};
use text::{Language, Value};

use crate::failure::Failure;
use crate::offered;
use crate::serve::data_fault;
use crate::story::{file_name, story};
use crate::usage::whole;
use orders::{BanWish, Place, Removal, Store, Words};

/// The options of `admin`.
#[derive(clap::Args, Debug)]
pub struct Options {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// Copy a data file, while a server has it open or not
    Backup {
        #[command(flatten)]
        file: DataOption,
        /// The file to write, which must not exist
        #[arg(long, value_name = "FILE")]
        to: PathBuf,
    },
    /// Put a backup in the place of a data file that no server has open
    Restore {
        #[command(flatten)]
        file: DataOption,
        /// The backup
        #[arg(long, value_name = "FILE")]
        from: PathBuf,
    },
    /// Copy what is intact in a damaged data file, which no server has open, to a new file
    Salvage {
        #[command(flatten)]
        file: DataOption,
        /// The file to write, which must not exist
        #[arg(long, value_name = "FILE")]
        to: PathBuf,
    },
    /// Look for damage, and replay the game of every table
    Check {
        #[command(flatten)]
        file: DataOption,
    },
    /// List the tables
    Tables {
        #[command(flatten)]
        file: DataOption,
        /// One JSON object for each table
        #[arg(long)]
        json: bool,
        /// The order of the list
        #[arg(long, value_enum, default_value_t)]
        order: Listed,
    },
    /// Print who sits at a table, and the last lines of its chat with their numbers
    Show {
        #[command(flatten)]
        file: DataOption,
        /// The table: the last part of its address, or its first letters
        #[arg(long)]
        table: String,
    },
    /// Take a table out of the lobby and close it to people without a seat
    Close {
        #[command(flatten)]
        place: Place,
    },
    /// Make a seat of a game that has not begun open again
    Free {
        #[command(flatten)]
        place: Place,
        /// The seat, from 1
        #[arg(long, value_parser = whole::<u8>(1..=255))]
        seat: u8,
    },
    /// Keep a person or a network away for a time
    Ban {
        #[command(flatten)]
        wish: BanWish,
    },
    /// Admit somebody again who is kept away
    Unban {
        #[command(flatten)]
        store: Store,
        /// The network, or the first digits of the person, as `bans` prints them
        #[arg(long)]
        who: String,
    },
    /// List those who are kept away
    Bans {
        #[command(flatten)]
        file: DataOption,
    },
    /// Show everybody on the server a message, until it stops
    Say {
        #[command(flatten)]
        file: DataOption,
        #[command(flatten)]
        words: Words,
    },
    /// Remove a table, a line of chat or a person
    Remove {
        #[command(subcommand)]
        what: Removal,
    },
    /// Print the game of a table as a game file
    Export {
        #[command(flatten)]
        file: DataOption,
        /// The table: the last part of its address, or its first letters
        #[arg(long)]
        table: String,
    },
}

/// The number of digits by which a person is named.
const DIGITS: usize = 16;

/// The order of a list of tables.
#[derive(Clone, Copy, Default, ValueEnum, Debug)]
enum Listed {
    #[default]
    Created,
    Changed,
    Size,
}

impl From<Listed> for TableOrder {
    fn from(order: Listed) -> Self {
        match order {
            Listed::Created => TableOrder::Created,
            Listed::Changed => TableOrder::Changed,
            Listed::Size => TableOrder::Size,
        }
    }
}

#[derive(clap::Args, Debug)]
struct DataOption {
    /// The file that holds the games
    #[arg(long, value_name = "FILE", default_value = "data/cabochon.sqlite")]
    data: PathBuf,
}

/// Carries out a command on a data file.
///
/// # Errors
/// If a file cannot be used, a check finds a fault, or there is no such table.
pub fn run(options: &Options, language: Language, output: &mut dyn Write) -> Result<(), Failure> {
    let story = story(language, Paint::NONE);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        match &options.task {
            Task::Backup { file, to } => back_up(&file.data, to, &story, output).await,
            Task::Restore { file, from } => restore(from, &file.data, &story, output).await,
            Task::Salvage { file, to } => salvage(&file.data, to, &story, output).await,
            Task::Check { file } => check(&file.data, &story, output).await,
            Task::Tables { file, json, order } => list(&file.data, *order, *json, &story, output).await,
            Task::Show { file, table } => show(&file.data, table, &story, output).await,
            Task::Close { place } => orders::close(place, &story, output).await,
            Task::Free { place, seat } => orders::free(place, *seat, &story, output).await,
            Task::Ban { wish } => orders::ban(wish, &story, output).await,
            Task::Unban { store, who } => orders::unban(store, who, &story, output).await,
            Task::Bans { file } => bans(&file.data, &story, output).await,
            Task::Say { file, words } => orders::say(&file.data, words, &story, output).await,
            Task::Remove { what } => orders::remove(what, &story, output).await,
            Task::Export { file, table } => export(&file.data, table, &story, output).await,
        }
    })
}

async fn open(path: &Path, story: &Story) -> Result<DataFile, Failure> {
    DataFile::open(path).await.map_err(|error| Failure::Failed(data_fault(&error, story)))
}

/// Says it if the last transaction of the journal is left out.
fn say_incomplete(file: &DataFile, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let Some(frame) = file.incomplete_from() else { return Ok(()) };
    Ok(writeln!(output, "{}", story.say("admin-incomplete", &[("frame", Value::Number(frame.into()))]))?)
}

async fn back_up(data: &Path, to: &Path, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let file = open(data, story).await?;
    say_incomplete(&file, story, output)?;
    let contents = file.back_up(to).await.map_err(|error| Failure::Failed(data_fault(&error, story)))?;
    Ok(writeln!(output, "{}", say_contents("admin-backed-up", to, contents, story))?)
}

async fn restore(from: &Path, data: &Path, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let restored = store::restore(from, data).await;
    let restored = restored.map_err(|error| Failure::Failed(data_fault(&error, story)))?;
    writeln!(output, "{}", say_contents("admin-restored", data, restored.contents, story))?;
    if let Some(replaced) = restored.replaced {
        let replaced = file_name(&replaced);
        writeln!(output, "{}", story.say("admin-replaced", &[("file", Value::Text(&replaced))]))?;
    }
    Ok(())
}

/// Prints what was copied, and a line for everything that was not.
async fn salvage(data: &Path, to: &Path, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let salvaged = store::salvage(data, to).await.map_err(|error| match &error {
        OpenError::Damaged { path, why } => {
            let args = [("file", Value::Text(&file_name(path))), ("why", Value::Text(why))];
            Failure::Failed(story.say("admin-unsalvaged", &args))
        }
        error => Failure::Failed(data_fault(error, story)),
    })?;
    for what in &salvaged.lost {
        writeln!(output, "{}", story.say("admin-lost", &[("what", Value::Text(what))]))?;
    }
    if salvaged.lost.is_empty() {
        writeln!(output, "{}", story.say("admin-nothing-lost", &[]))?;
    }
    Ok(writeln!(output, "{}", say_contents("admin-salvaged", to, salvaged.contents, story))?)
}

fn say_contents(id: &str, file: &Path, contents: Contents, story: &Story) -> String {
    let number = |count: u64| Value::Number(i64::try_from(count).unwrap_or(i64::MAX));
    let Contents { tables, entries, lines } = contents;
    let args = [
        ("file", Value::Text(&file_name(file))),
        ("tables", number(tables)),
        ("entries", number(entries)),
        ("lines", number(lines)),
    ];
    story.say(id, &args)
}

/// Prints a line for each fault; that there are any is the failure.
async fn check(data: &Path, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let file = open(data, story).await?;
    say_incomplete(&file, story, output)?;
    let mut faults = file.check().await.map_err(|error| unread(data, &error, story))?;
    let tables = file.tables().await.map_err(|error| unread(data, &error, story))?;
    // Those that are damaged were found already.
    for table in tables.iter().flatten() {
        if let Err(why) = game_of(&file, &table.id, story).await {
            faults.push(bad_table(&table.id, &why, story));
        }
    }
    for fault in &faults {
        writeln!(output, "{fault}")?;
    }
    let args = [
        ("file", Value::Text(&file_name(data))),
        ("tables", Value::Number(tables.len() as i64)),
        ("faults", Value::Number(faults.len() as i64)),
    ];
    if faults.is_empty() {
        return Ok(writeln!(output, "{}", story.say("admin-sound", &args))?);
    }
    Err(Failure::Failed(story.say("admin-faulty", &args)))
}

fn bad_table(table: &str, why: &str, story: &Story) -> String {
    let args = [("table", Value::Text(&kernel::harmless(table))), ("why", Value::Text(why))];
    story.say("admin-bad-table", &args)
}

/// Returns the game of a table as a file, without undone moves; none if it has not begun.
async fn game_of(file: &DataFile, table: &str, story: &Story) -> Result<Option<String>, String> {
    let stored: Option<Stored> = file.load(table).await.map_err(|error| error.0)?;
    let stored = stored.ok_or_else(|| no_table(table, story))?;
    let game = records::record(stored).and_then(|record| record.game_file(offered().registry()));
    game.map_err(|error| match error {
        Unplayable::NoGame { game, .. } => story.say("admin-no-game", &[("game", Value::Text(&game))]),
        Unplayable::Damaged(error) => error.to_string(),
    })
}

/// Returns the name of the table that begins with these letters, as the log names tables; the letters themselves if there
/// is none.
///
/// # Errors
/// If there are several, which are listed, or the file cannot be read.
async fn whole_name(file: &DataFile, letters: &str, story: &Story) -> Result<String, Failure> {
    let letters = letters.trim_end_matches('…');
    let named = file.named(letters).await.map_err(|error| {
        let args = [("file", Value::Text(letters)), ("why", Value::Text(&error.0))];
        Failure::Failed(story.say("data-fault-io", &args))
    })?;
    match named.as_slice() {
        // There is no such table, as whatever is done with it will say.
        _ if letters.is_empty() => Ok(String::new()),
        [] => Ok(letters.to_owned()),
        [table] => Ok(table.clone()),
        several => {
            let shown = kernel::harmless(letters);
            let tables = several.join(", ");
            let args = [("table", Value::Text(&shown)), ("tables", Value::Text(&tables))];
            Err(Failure::Failed(story.say("admin-several-tables", &args)))
        }
    }
}

fn no_table(table: &str, story: &Story) -> String {
    story.say("admin-no-table", &[("table", Value::Text(&kernel::harmless(table)))])
}

async fn list(
    data: &Path,
    order: Listed,
    json: bool,
    story: &Story,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let file = open(data, story).await?;
    let name = |table: &Result<Summary, Damaged>| match table {
        Ok(table) => table.id.clone(),
        Err(damaged) => damaged.table.clone(),
    };
    let tables = file.tables().await.map_err(|error| unread(data, &error, story))?;
    let mut tables: BTreeMap<_, _> = tables.into_iter().map(|table| (name(&table), table)).collect();
    for facts in file.facts(order.into()).await.map_err(|error| unread(data, &error, story))? {
        // One that was set up between the two questions is not listed yet.
        let Some(table) = tables.remove(&facts.table) else { continue };
        let shown = match (table, json) {
            (Ok(table), true) => as_json(&table, &facts).to_string(),
            (Ok(table), false) => as_line(&table, &facts, story),
            (Err(Damaged { table, why }), true) => {
                serde_json::json!({ "table": table, "damaged": why }).to_string()
            }
            (Err(Damaged { table, why }), false) => bad_table(&table, &why, story),
        };
        writeln!(output, "{shown}")?;
    }
    Ok(())
}

/// Prints the seats of a table and the last lines of its chat, by the numbers by which they are removed.
async fn show(data: &Path, table: &str, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let file = open(data, story).await?;
    let table = &whole_name(&file, table, story).await?;
    let stored = file.load(table).await.map_err(|error| unread(data, &error, story))?;
    let stored = stored.ok_or_else(|| Failure::Failed(no_table(table, story)))?;
    writeln!(output, "{}  {}", stored.id, stored.setup)?;
    for (number, seat) in (1..).zip(&stored.seats) {
        writeln!(output, "{number}  {}", seat_name(seat, story))?;
    }
    for line in &stored.lines {
        let (name, text) = (kernel::harmless(&line.name), kernel::harmless(&line.text));
        writeln!(output, "#{}  {name}: {text}", line.id)?;
    }
    Ok(())
}

/// Prints a line for everybody who is kept away.
async fn bans(data: &Path, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let file = open(data, story).await?;
    let now = records::now();
    let bans = file.bans().await.map_err(|error| unread(data, &error, story))?;
    for (ban, until) in bans.into_iter().filter(|(ban, _)| ban.until > now) {
        let (id, who) = match &ban.banned {
            Banned::Person(person) => ("admin-ban-person", server::digits(person)[..DIGITS].to_owned()),
            Banned::Network(network) => ("admin-ban-network", network.clone()),
        };
        writeln!(output, "{}", story.say(id, &[("who", Value::Text(&who)), ("until", Value::Text(&until))]))?;
    }
    Ok(())
}

fn seat_name(seat: &store::SeatRecord, story: &Story) -> String {
    match (&seat.level, seat.owner) {
        (Some(level), _) => level.clone(),
        (None, Some(table::FORMER)) => story.say("admin-former", &[]),
        (None, Some(_)) if seat.name.is_empty() => story.say("admin-person", &[]),
        (None, Some(_)) => kernel::harmless(&seat.name),
        (None, None) => story.say("admin-open-seat", &[]),
    }
}

/// Returns a table as a line: its name, its set-up line, who sits there, where its game stands, its dates and its size.
fn as_line(table: &Summary, facts: &Facts, story: &Story) -> String {
    let seats: Vec<String> = table.seats.iter().map(|seat| seat_name(seat, story)).collect();
    let state = match &table.standing {
        None => story.say("admin-gathers", &[]),
        Some(standing) => {
            let id = if standing.awaiting.is_some() { "admin-runs" } else { "admin-over" };
            story.say(id, &[("turns", Value::Number(standing.turns.into()))])
        }
    };
    let args = [
        ("created", Value::Text(facts.created.as_str())),
        ("changed", Value::Text(&facts.changed)),
        ("size", Value::Number(facts.bytes.div_ceil(1024).cast_signed())),
    ];
    let facts = story.say("admin-facts", &args);
    format!("{}  {}  {}  {state}  {facts}", table.id, table.setup, seats.join(", "))
}

fn as_json(table: &Summary, facts: &Facts) -> serde_json::Value {
    let seat = |seat: &store::SeatRecord| serde_json::json!({ "name": seat.name, "level": seat.level, "person": seat.owner.is_some() });
    serde_json::json!({
        "table": table.id,
        "setup": table.setup,
        "seats": table.seats.iter().map(seat).collect::<Vec<_>>(),
        "begun": table.standing.is_some(),
        "over": table.standing.as_ref().is_some_and(|standing| standing.awaiting.is_none()),
        "turns": table.standing.as_ref().map(|standing| standing.turns),
        "scores": table.standing.as_ref().map(|standing| &standing.scores),
        "changed": table.changed / 1000,
        "bytes": facts.bytes,
    })
}

async fn export(data: &Path, table: &str, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let file = open(data, story).await?;
    let table = &whole_name(&file, table, story).await?;
    let game = game_of(&file, table, story).await.map_err(Failure::Failed)?;
    let args = [("table", Value::Text(&kernel::harmless(table)))];
    let game = game.ok_or_else(|| Failure::Failed(story.say("admin-not-begun", &args)))?;
    Ok(write!(output, "{game}")?)
}

fn unread(data: &Path, error: &ReadError, story: &Story) -> Failure {
    let args = [("file", Value::Text(&file_name(data))), ("why", Value::Text(&error.0))];
    Failure::Failed(story.say("data-fault-io", &args))
}
