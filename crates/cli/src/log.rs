//! The log of the server, on the standard error.

use clap::ValueEnum;
use terminal::Paint;
use tracing_subscriber::filter::{Directive, EnvFilter, LevelFilter, filter_fn};
use tracing_subscriber::fmt::layer;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, Registry};

/// The crates whose lines are for the host. Others log what goes over connections if they are let.
const OURS: [&str; 5] = ["catalog", "server", "store", "table", server::REQUESTS];

/// The form of the log.
#[derive(Clone, Copy, ValueEnum, Debug)]
pub enum Format {
    /// Lines for people
    Text,
    /// A JSON object for each line
    Json,
}

/// Starts the log: at the level of `RUST_LOG`, else only warnings, with a line for each request if wanted.
pub fn start(format: Format, requests: bool, colours: Paint) {
    let mut filter = EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| EnvFilter::new(format!("warn,{}=info,{}=info", server::START, server::NEWS)));
    if requests {
        let info = Directive::from(LevelFilter::INFO).to_string();
        let directive = format!("{}={info}", server::REQUESTS).parse();
        filter = filter.add_directive(directive.expect("a target and a level"));
    }
    let quiet = filter_fn(|line| {
        let ours = OURS.contains(&line.target().split("::").next().unwrap_or_default());
        ours || *line.level() <= LevelFilter::INFO
    });
    let lines = layer::<Registry>().with_writer(std::io::stderr).with_ansi(colours.is_on());
    let lines = match format {
        Format::Text => lines.boxed(),
        Format::Json => lines.json().flatten_event(true).boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(quiet)).with(filter).init();
}
