//! The server for browsers.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;

use crate::failure::Failure;

/// Where it listens and where it keeps the games.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// The address to listen on; port 0 takes any free one
    #[arg(long, default_value = "127.0.0.1:8137")]
    listen: SocketAddr,
    /// The file that holds the games
    #[arg(long, default_value = "data/cabochon.sqlite")]
    data: PathBuf,
    /// The address others use, such as `https://games.example`, where it is not the one above: behind a proxy, or by
    /// name in a local network
    #[arg(long, value_name = "URL")]
    public_url: Option<server::PublicUrl>,
}

/// Serves until the process is told to stop.
///
/// # Errors
/// If the address cannot be listened on or the data cannot be used.
pub fn run(options: &Options) -> Result<(), Failure> {
    tracing_subscriber::fmt()
        .with_env_filter(
            tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "warn".into()),
        )
        .with_writer(std::io::stderr)
        .init();
    let runtime = tokio::runtime::Runtime::new()?;
    let config = server::Config {
        listen: options.listen,
        data: options.data.clone(),
        public: options.public_url.clone(),
    };
    let data = options.data.display().to_string();
    runtime
        .block_on(server::run(config, move |address| announce(address, &data)))
        .map_err(|error| Failure::Failed(error.to_string()))
}

/// Two lines that people read and programs wait for. Nobody may be reading; the server runs on then.
fn announce(address: SocketAddr, data: &str) {
    let mut output = std::io::stdout().lock();
    let written = writeln!(output, "Cabochon is at http://{address}")
        .and_then(|()| writeln!(output, "The games are stored in {data}"))
        .and_then(|()| output.flush());
    drop(written);
}
