//! Starts the server for browsers.

use std::io::{ErrorKind, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use server::OpenError;
use server::assets::Client;
use terminal::{Paint, Story};
use text::{Language, Value};

use crate::failure::Failure;
use crate::offered;
use crate::story::story;
use crate::usage::{Wanted, parsed};

/// The options of `serve`.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// The address to listen on; port 0 takes any free one
    #[arg(long, default_value = "127.0.0.1:8137", value_parser = parsed::<SocketAddr>(Wanted::new("usage-wants-address")))]
    listen: SocketAddr,
    /// The file that holds the games
    #[arg(long, default_value = "data/cabochon.sqlite")]
    data: PathBuf,
    /// The address others use, such as `https://games.example`, where it is not the one above: behind a proxy, or by
    /// name in a local network
    #[arg(long, value_name = "URL", value_parser = parsed::<server::PublicUrl>(Wanted::new("usage-wants-url")))]
    public_url: Option<server::PublicUrl>,
}

/// Serves until the process is stopped.
///
/// # Errors
/// If the server cannot listen on the address or use the data file.
pub fn run(options: &Options, client: Client, language: Language) -> Result<(), Failure> {
    tracing_subscriber::fmt()
        .with_env_filter(
            tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "warn".into()),
        )
        .with_writer(std::io::stderr)
        .init();
    let story = story(language, Paint::NONE);
    let runtime = tokio::runtime::Runtime::new()?;
    let config = server::Config {
        games: offered().registry(),
        listen: options.listen,
        data: options.data.clone(),
        public: options.public_url.clone(),
        client,
    };
    let data = options.data.display().to_string();
    let public = options.public_url.as_ref().map(ToString::to_string);
    runtime
        .block_on(server::run(config, |address| announce(address, public.as_deref(), &data, &story)))
        .map_err(|error| Failure::Failed(told(&error, &story)))
}

/// Describes why the server cannot start or continue.
fn told(error: &server::Error, story: &Story) -> String {
    let (id, about, why) = match error {
        server::Error::Listen { address, why } => {
            let used = why.kind() == ErrorKind::AddrInUse;
            let id = if used { "serve-fault-port" } else { "serve-fault-listen" };
            (id, address.to_string(), story.io(why))
        }
        server::Error::Serve(why) => ("serve-fault-serve", String::new(), story.io(why)),
        server::Error::Data(error) => return data_fault(error, story),
    };
    story.say(id, &[("address", Value::Text(&about)), ("why", Value::Text(&why))])
}

/// Describes why a data file cannot be used.
fn data_fault(error: &OpenError, story: &Story) -> String {
    let shown = |path: &Path| path.display().to_string();
    let (id, file, why) = match error {
        OpenError::InUse(path) => ("data-fault-in-use", shown(path), String::new()),
        OpenError::NotOurs(path) => ("data-fault-not-ours", shown(path), String::new()),
        OpenError::Newer { path, found } => ("data-fault-newer", shown(path), found.to_string()),
        OpenError::Damaged { path, why } => ("data-fault-damaged", shown(path), why.clone()),
        OpenError::Orphan { path, journal } => ("data-fault-orphan", shown(path), shown(journal)),
        OpenError::Io { path, kind, why } => ("data-fault-io", shown(path), story.fault(*kind, why)),
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
