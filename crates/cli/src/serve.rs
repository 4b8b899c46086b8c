//! Starts the server for browsers.

use std::io::{ErrorKind, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::ArgAction;
use server::assets::Client;
use server::{Allowed, Empty, OpenError, ProxyNetwork, PublicUrl, Rate, Trust};
use terminal::{Paint, Story};
use text::{Language, Value};

use crate::failure::Failure;
use crate::log;
use crate::offered;
use crate::story::{file_name, story};
use crate::usage::{Maybe, NONE, Unread, Wanted, maybe, parsed, whole};
use crate::{Arguments, Command};

/// The options of `serve`. The configuration file has the same, by the same names.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// A configuration file (TOML) whose keys are the options below, which take precedence over it
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Prints the configuration that would be used as such a file, and ends
    #[arg(long)]
    print_config: bool,
    /// The address to listen on; port 0 takes any free one
    #[arg(long, default_value = "127.0.0.1:8137", value_parser = parsed::<SocketAddr>(Wanted::new("usage-wants-address")))]
    listen: SocketAddr,
    /// The file that holds the games
    #[arg(long, default_value = "data/cabochon.sqlite")]
    data: PathBuf,
    /// Begins a new data file in place of an empty one (0 bytes), which is refused otherwise
    #[arg(long, num_args = 0..=1, require_equals = true, default_value = "false", default_missing_value = "true", action = ArgAction::Set)]
    fill_empty: bool,
    /// The address others use, such as `https://games.example`, where it is not the one above: behind a proxy, or by
    /// name in a local network
    #[arg(long, value_name = "URL", default_value = NONE, value_parser = maybe(parsed::<PublicUrl>(Wanted::new("usage-wants-url"))))]
    public_url: Maybe<PublicUrl>,
    /// The networks of proxies whose `X-Forwarded-For` is believed, such as `10.0.0.0/8`, separated by commas; by
    /// default only this machine
    #[arg(long, value_name = "NETWORKS", value_delimiter = ',', default_values = Trust::LOCAL, value_parser = maybe(parsed::<ProxyNetwork>(Wanted::new("usage-wants-network"))))]
    trusted_proxy: Vec<Maybe<ProxyNetwork>>,
    /// Deletes games in which nobody has moved for this number of days
    #[arg(long, value_name = "DAYS", default_value = NONE, value_parser = maybe(whole::<u32>(1..=DAYS_MAX)))]
    keep_running: Maybe<u32>,
    /// Deletes games that have been over for this number of days
    #[arg(long, value_name = "DAYS", default_value = NONE, value_parser = maybe(whole::<u32>(1..=DAYS_MAX)))]
    keep_finished: Maybe<u32>,
    /// The address on which Prometheus gets metrics, at `/metrics`
    #[arg(long, value_name = "ADDRESS", default_value = NONE, value_parser = maybe(parsed::<SocketAddr>(Wanted::new("usage-wants-address"))))]
    metrics: Maybe<SocketAddr>,
    /// Logs a line for each request
    #[arg(long, num_args = 0..=1, require_equals = true, default_value = "false", default_missing_value = "true", action = ArgAction::Set)]
    log_requests: bool,
    /// The form of the log
    #[arg(long, value_enum, default_value_t = log::Format::Text)]
    log_format: log::Format,
    #[command(flatten)]
    limits: Limits,
}

/// The limits on what people and addresses may do.
#[derive(clap::Args, Debug)]
struct Limits {
    /// Limits requests of this machine like those of any other
    #[arg(long, num_args = 0..=1, require_equals = true, default_value = "false", default_missing_value = "true", action = ArgAction::Set)]
    limit_local: bool,
    /// Moves and undo requests of a person
    #[arg(long, value_name = "RATE", default_value_t = Allowed::default().moves, value_parser = rate())]
    limit_moves: Rate,
    /// Lines of chat of a person at a table
    #[arg(long, value_name = "RATE", default_value_t = Allowed::default().lines, value_parser = rate())]
    limit_lines: Rate,
    /// Moves and undo requests from an address
    #[arg(long, value_name = "RATE", default_value_t = Allowed::default().address_moves, value_parser = rate())]
    limit_address_moves: Rate,
    /// Lines of chat from an address
    #[arg(long, value_name = "RATE", default_value_t = Allowed::default().address_lines, value_parser = rate())]
    limit_address_lines: Rate,
    /// Lines of chat at a table
    #[arg(long, value_name = "RATE", default_value_t = Allowed::default().table_lines, value_parser = rate())]
    limit_table_lines: Rate,
    /// Tables that a person sets up, and those that are set up from an address
    #[arg(long, value_name = "RATE", default_value_t = Allowed::default().tables, value_parser = rate())]
    limit_tables: Rate,
    /// New people from an address
    #[arg(long, value_name = "RATE", default_value_t = Allowed::default().people, value_parser = rate())]
    limit_people: Rate,
    /// Requests of any kind from an address
    #[arg(long, value_name = "RATE", default_value_t = Allowed::default().requests, value_parser = rate())]
    limit_requests: Rate,
    /// Seats at public tables of others that are taken from an address
    #[arg(long, value_name = "RATE", default_value_t = Allowed::default().address_seats, value_parser = rate())]
    limit_address_seats: Rate,
    /// Seats at public tables of others at which others wait for the people of an address
    #[arg(long, value_name = "COUNT", default_value_t = Allowed::default().waiting, value_parser = whole::<u32>(1..=COUNT_MAX))]
    limit_waiting: u32,
    /// Public tables with open seats that the people of an address set up
    #[arg(long, value_name = "COUNT", default_value_t = Allowed::default().listed, value_parser = whole::<u32>(1..=COUNT_MAX))]
    limit_listed: u32,
    /// Sockets of a person at a time
    #[arg(long, value_name = "COUNT", default_value_t = Allowed::default().sockets, value_parser = whole::<u32>(1..=COUNT_MAX))]
    limit_sockets: u32,
    /// Sockets from an address at a time
    #[arg(long, value_name = "COUNT", default_value_t = Allowed::default().address_sockets, value_parser = whole::<u32>(1..=COUNT_MAX))]
    limit_address_sockets: u32,
    /// Memory of the loaded tables of an address, in MB
    #[arg(long, value_name = "MB", default_value_t = Allowed::default().address_memory, value_parser = whole::<u32>(1..=COUNT_MAX))]
    limit_address_memory: u32,
    /// Stored tables of an address, in MB
    #[arg(long, value_name = "MB", default_value_t = Allowed::default().address_disk, value_parser = whole::<u32>(1..=COUNT_MAX))]
    limit_address_disk: u32,
    /// Connections from an address at a time
    #[arg(long, value_name = "COUNT", default_value_t = Allowed::default().connections, value_parser = whole::<u32>(1..=COUNT_MAX))]
    limit_connections: u32,
    /// Tables that all people set up
    #[arg(long, value_name = "RATE", default_value_t = Allowed::default().all_tables, value_parser = rate())]
    limit_all_tables: Rate,
    /// Memory of the loaded tables of all people, in MB
    #[arg(long, value_name = "MB", default_value_t = Allowed::default().all_memory, value_parser = whole::<u32>(1..=COUNT_MAX))]
    limit_all_memory: u32,
    /// Size of the data file, in MB, at which no tables are set up any more
    #[arg(long, value_name = "MB", default_value_t = Allowed::default().all_disk, value_parser = whole::<u32>(1..=COUNT_MAX))]
    limit_all_disk: u32,
    /// Connections of all people at a time
    #[arg(long, value_name = "COUNT", default_value_t = Allowed::default().all_connections, value_parser = whole::<u32>(1..=COUNT_MAX))]
    limit_all_connections: u32,
}

/// The largest number of days for which tables can be kept: a hundred years.
const DAYS_MAX: u64 = 36_500;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// The largest number of sockets and connections.
const COUNT_MAX: u64 = 1_000_000;

/// Parses a rate.
fn rate() -> impl Fn(&str) -> Result<Rate, Wanted> + Clone + Send + Sync + 'static {
    parsed(Wanted::new("usage-wants-rate"))
}

impl Limits {
    fn allowed(&self) -> Allowed {
        Allowed {
            moves: self.limit_moves,
            lines: self.limit_lines,
            address_moves: self.limit_address_moves,
            address_lines: self.limit_address_lines,
            table_lines: self.limit_table_lines,
            tables: self.limit_tables,
            people: self.limit_people,
            requests: self.limit_requests,
            address_seats: self.limit_address_seats,
            waiting: self.limit_waiting,
            listed: self.limit_listed,
            sockets: self.limit_sockets,
            address_sockets: self.limit_address_sockets,
            address_memory: self.limit_address_memory,
            address_disk: self.limit_address_disk,
            connections: self.limit_connections,
            all_tables: self.limit_all_tables,
            all_memory: self.limit_all_memory,
            all_disk: self.limit_all_disk,
            all_connections: self.limit_all_connections,
        }
    }
}

impl Options {
    fn offer(&self, client: Client) -> server::Options {
        let proxies = self.trusted_proxy.iter().filter_map(|network| network.0).collect();
        let trust = Trust { proxies, limit_local: self.limits.limit_local };
        let public = self.public_url.0.clone();
        let days = |days: Maybe<u32>| days.0.map(|days| DAY * days);
        let keep = server::Keep { running: days(self.keep_running), finished: days(self.keep_finished) };
        let allowed = self.limits.allowed();
        let metrics = self.metrics.0;
        server::Options {
            public,
            trust,
            keep,
            allowed,
            metrics,
            commit: crate::COMMIT,
            ..server::Options::new(offered().registry(), offered().words(), client)
        }
    }
}

/// Serves until the process is stopped. `colours` are those of the log.
///
/// # Errors
/// If the server cannot listen on the address or use the data file.
pub fn run(options: &Options, client: Client, language: Language, colours: Paint) -> Result<(), Failure> {
    log::start(options.log_format, options.log_requests, colours);
    let story = story(language, Paint::NONE);
    let runtime = tokio::runtime::Runtime::new()?;
    let config = server::Config {
        listen: options.listen,
        data: options.data.clone(),
        empty: if options.fill_empty { Empty::Filled } else { Empty::Refused },
        options: options.offer(client),
        reread: Some(reread),
    };
    let data = file_name(&options.data);
    let public = options.public_url.0.as_ref().map(ToString::to_string);
    let served =
        runtime.block_on(server::run(config, |address| announce(address, public.as_deref(), &data, &story)));
    // A replay of a long history, which nobody waits for any more, would delay the end.
    runtime.shutdown_background();
    served.map_err(|error| Failure::Failed(told(&error, &story)))
}

/// Reads the command line and its configuration file again, and returns the limits.
fn reread() -> Result<Allowed, String> {
    let words: Vec<_> = std::env::args_os().collect();
    let asked = story(crate::usage::language(&words), Paint::NONE);
    let words = crate::config::completed(words, &asked);
    match words.and_then(|words| crate::usage::read::<Arguments>(words, &asked)) {
        Ok(Arguments { command: Command::Serve(options), .. }) => Ok(options.limits.allowed()),
        Err(Unread::Wrong(why)) => Err(why),
        Ok(_) | Err(Unread::Help(_)) => Err(String::new()),
    }
}

/// Describes why the server cannot start or continue.
fn told(error: &server::Error, story: &Story) -> String {
    let (id, about, why) = match error {
        server::Error::Listen { address, why } => {
            let used = why.kind() == ErrorKind::AddrInUse;
            let id = if used { "serve-fault-port" } else { "serve-fault-listen" };
            (id, address.to_string(), story.io(why))
        }
        server::Error::Metrics { address, why } => ("serve-fault-listen", address.to_string(), story.io(why)),
        server::Error::Serve(why) => ("serve-fault-serve", String::new(), story.io(why)),
        server::Error::Data(error) => return data_fault(error, story),
    };
    story.say(id, &[("address", Value::Text(&about)), ("why", Value::Text(&why))])
}

/// Describes why a data file cannot be used.
pub fn data_fault(error: &OpenError, story: &Story) -> String {
    let (id, file, why) = match error {
        OpenError::InUse(path) => ("data-fault-in-use", file_name(path), String::new()),
        OpenError::BeingRead(path) => ("data-fault-being-read", file_name(path), String::new()),
        OpenError::NotOurs(path) => ("data-fault-not-ours", file_name(path), String::new()),
        OpenError::Newer { path, found } => ("data-fault-newer", file_name(path), found.to_string()),
        OpenError::Damaged { path, why } => ("data-fault-damaged", file_name(path), why.clone()),
        OpenError::Empty(path) => ("data-fault-empty", file_name(path), String::new()),
        OpenError::Exists(path) => ("data-fault-exists", file_name(path), String::new()),
        OpenError::Orphan { path, left } => ("data-fault-orphan", file_name(path), file_name(left)),
        OpenError::Io { path, kind, why } => ("data-fault-io", file_name(path), story.fault(*kind, why)),
    };
    story.say(id, &[("file", Value::Text(&file)), ("why", Value::Text(&why))])
}

/// Prints lines that people read and programs wait for. If nobody reads them, the server runs on.
fn announce(address: SocketAddr, public: Option<&str>, data: &str, story: &Story) {
    let mut output = std::io::stdout().lock();
    let address = format!("http://{address}");
    let (id, url) = match public {
        None => ("serve-at", address.as_str()),
        // From elsewhere pages cannot do anything.
        Some(public) => ("serve-at-public", public),
    };
    let place = story.say(id, &[("url", Value::Text(url)), ("address", Value::Text(&address))]);
    let stored = story.say("serve-stored", &[("file", Value::Text(data))]);
    let written = writeln!(output, "{place}\n{stored}").and_then(|()| output.flush());
    drop(written);
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_page_names_what_is_embedded() {
        let client = crate::ALL.client;
        let page = String::from_utf8_lossy(client.page().bytes).into_owned();
        for named in page.split('"').filter(|word| word.starts_with('/') && word.contains('-')) {
            assert!(client.get(named).is_some(), "the page names {named}, which is not embedded");
        }
    }
}
