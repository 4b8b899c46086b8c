//! The commands of a host that change something: they are sent to the running server, or carried out in a data file that
//! no server has open.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use server::{NotDone, Order, Target};
use store::{EventStore, Sqlite, records};
use terminal::Story;
use text::Value;

use super::{open, whole_name};
use crate::failure::Failure;
use crate::serve::data_fault;
use crate::story::file_name;
use crate::usage::whole;

/// The store in which something is changed.
#[derive(clap::Args, Debug)]
pub struct Store {
    /// The file that holds the games
    #[arg(long, value_name = "FILE", default_value = "data/cabochon.sqlite")]
    data: PathBuf,
    /// Change the file itself, which no server may have open
    #[arg(long)]
    offline: bool,
}

/// The place of a change.
#[derive(clap::Args, Debug)]
pub struct Place {
    #[command(flatten)]
    store: Store,
    /// The table: the last part of its address, or its first letters
    #[arg(long)]
    table: String,
}

/// The people or network to keep away, and the time for it.
#[derive(clap::Args, Debug)]
pub struct BanWish {
    #[command(flatten)]
    store: Store,
    /// The table at which the person is: the last part of its address, or its first letters
    #[arg(long, required_unless_present = "network", conflicts_with = "network")]
    table: Option<String>,
    #[command(flatten)]
    whom: BanWhom,
    /// The number of hours
    #[arg(long, default_value_t = 24, value_parser = whole::<u32>(1..=HOURS_MAX))]
    hours: u32,
}

/// The longest time for which somebody is kept away, in hours: a year.
const HOURS_MAX: u64 = 366 * 24;
const HOUR_MS: u64 = 60 * 60 * 1000;

/// The person or network that is kept away.
#[derive(clap::Args, Debug)]
#[group(required = true, multiple = false)]
struct BanWhom {
    /// The person's seat at the table, from 1
    #[arg(long, value_parser = whole::<u8>(1..=255))]
    seat: Option<u8>,
    /// A line that the person wrote, as `show` prints its number
    #[arg(long)]
    line: Option<u32>,
    /// All addresses of a network
    #[arg(long)]
    network: Option<String>,
}

/// The message that everybody is shown.
#[derive(clap::Args, Debug)]
#[group(required = true, multiple = false)]
pub struct Words {
    /// The text
    #[arg(long)]
    text: Option<String>,
    /// Withdraw the message
    #[arg(long)]
    clear: bool,
}

impl Store {
    /// Returns the whole name of a table.
    ///
    /// # Errors
    /// If there are several, or the file cannot be read.
    async fn table(&self, letters: &str, story: &Story) -> Result<String, Failure> {
        whole_name(&open(&self.data, story).await?, letters, story).await
    }
}

impl Place {
    /// Returns the whole name of the table.
    ///
    /// # Errors
    /// If there are several, or the file cannot be read.
    async fn table(&self, story: &Story) -> Result<String, Failure> {
        self.store.table(&self.table, story).await
    }
}

/// The data that is removed.
#[derive(Subcommand, Debug)]
pub enum Removal {
    /// A table with everything that belongs to it
    Table {
        #[command(flatten)]
        place: Place,
    },
    /// The text of a line of chat
    Line {
        #[command(flatten)]
        place: Place,
        /// The number of the line, as `show` prints it
        #[arg(long)]
        line: u32,
    },
    /// Everything that is stored about a person; games stay
    Person {
        #[command(flatten)]
        place: Place,
        #[command(flatten)]
        whom: Whom,
    },
}

/// The person who is removed.
#[derive(clap::Args, Debug)]
#[group(required = true, multiple = false)]
pub struct Whom {
    /// The person's seat at the table, from 1
    #[arg(long, value_parser = whole::<u8>(1..=255))]
    seat: Option<u8>,
    /// A line that the person wrote, as `show` prints its number
    #[arg(long)]
    line: Option<u32>,
}

/// Makes a seat of a game that has not begun open again; seats count from 1.
///
/// # Errors
/// If no server runs, nobody sits there, or the game has begun.
pub async fn free(place: &Place, seat: u8, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let table = place.table(story).await?;
    order(&place.store, Order::FreeSeat { table, seat: seat - 1 }, story, output).await
}

/// Closes a table to people without a seat.
///
/// # Errors
/// If no server runs, or there is no such table.
pub async fn close(place: &Place, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let table = place.table(story).await?;
    order(&place.store, Order::Close { table }, story, output).await
}

/// Removes a table, a line or a person.
///
/// # Errors
/// If no server runs, or there is no such table, line or person.
pub async fn remove(removal: &Removal, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let (Removal::Table { place } | Removal::Line { place, .. } | Removal::Person { place, .. }) = removal;
    let table = place.table(story).await?;
    let wish = match removal {
        Removal::Table { .. } => Order::RemoveTable { table },
        Removal::Line { line, .. } => Order::RemoveLine { table, line: *line },
        Removal::Person { whom: Whom { line: Some(line), .. }, .. } => {
            Order::RemoveSpeaker { table, line: *line }
        }
        // One of the two is given.
        Removal::Person { whom: Whom { seat, .. }, .. } => {
            Order::RemovePerson { table, seat: seat.unwrap_or_default().saturating_sub(1) }
        }
    };
    order(&place.store, wish, story, output).await
}

/// Keeps a person or a network away.
///
/// # Errors
/// If no server runs, or there is nobody such.
pub async fn ban(wish: &BanWish, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let at = async || match &wish.table {
        Some(table) => wish.store.table(table, story).await,
        None => Ok(String::new()),
    };
    let whom = match &wish.whom {
        BanWhom { network: Some(network), .. } => Target::Network(network.clone()),
        BanWhom { line: Some(line), .. } => Target::Speaker { table: at().await?, line: *line },
        // One of the three is given.
        BanWhom { seat, .. } => {
            Target::Seat { table: at().await?, seat: seat.unwrap_or_default().saturating_sub(1) }
        }
    };
    let until = records::now() + u64::from(wish.hours) * HOUR_MS;
    order(&wish.store, Order::Ban { whom, until }, story, output).await
}

/// Admits somebody again who is kept away.
///
/// # Errors
/// If no server runs, or nobody such is kept away.
pub async fn unban(store: &Store, who: &str, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let lift = Order::Ban { whom: Target::Known(who.to_owned()), until: 0 };
    order(store, lift, story, output).await
}

/// Shows everybody a message, or withdraws it.
///
/// # Errors
/// If no server runs, or the text cannot be shown.
pub async fn say(data: &Path, words: &Words, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let store = Store { data: data.to_owned(), offline: false };
    order(&store, Order::Say { text: words.text.clone() }, story, output).await
}

async fn order(store: &Store, order: Order, story: &Story, output: &mut dyn Write) -> Result<(), Failure> {
    let done = if store.offline {
        offline(&store.data, order, story).await?
    } else {
        server::send(&order, &store.data).await
    };
    let file = file_name(&store.data);
    let changed = done.map_err(|why| {
        let (id, why) = match why {
            NotDone::NoServer => ("admin-no-server", String::new()),
            NotDone::Nothing => ("admin-nothing", String::new()),
            NotDone::Begun => ("admin-begun", String::new()),
            NotDone::Several => ("admin-several-bans", String::new()),
            NotDone::Unshown { error } => ("admin-unshown", error),
            NotDone::Unanswered { error } => ("admin-unanswered", kernel::harmless(&error)),
            NotDone::Failed { error } => ("data-fault-io", kernel::harmless(&error)),
        };
        Failure::Failed(story.say(id, &[("file", Value::Text(&file)), ("why", Value::Text(&why))]))
    })?;
    if changed.is_empty() {
        writeln!(output, "{}", story.say("admin-done", &[]))?;
    }
    for table in changed {
        writeln!(output, "{}", story.say("admin-changed", &[("table", Value::Text(&table))]))?;
    }
    Ok(())
}

/// Carries out an order in a data file that no server has open.
async fn offline(data: &Path, order: Order, story: &Story) -> Result<Result<Vec<String>, NotDone>, Failure> {
    // A file that does not exist would be made.
    std::fs::metadata(data).map_err(|error| {
        let args = [("file", Value::Text(&file_name(data))), ("why", Value::Text(&story.io(&error)))];
        Failure::Failed(story.say("data-fault-io", &args))
    })?;
    let store = Sqlite::open(data, store::Options::default()).await;
    let store = store.map_err(|error| Failure::Failed(data_fault(&error, story)))?;
    let done = server::carry_out(order, &store).await;
    store.close().await;
    Ok(done)
}
