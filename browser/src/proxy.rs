//! A proxy of the kind that hosts put before a server: it gives the server a path of a host that others share.

use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// The form in which the server gets the addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passed {
    /// As the browser sent them.
    Whole,
    /// Without the path.
    Stripped,
}

/// A running proxy; dropping it ends it.
pub struct Proxy {
    url: String,
    astray: Arc<Mutex<Vec<String>>>,
    accepting: JoinHandle<()>,
}

impl Proxy {
    /// Passes requests below a path, such as `/games`, to a server.
    ///
    /// # Errors
    /// If there is no free port.
    pub async fn start(server: &str, path: &'static str, passed: Passed) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let url = format!("http://{}{path}", listener.local_addr()?);
        let astray: Arc<Mutex<Vec<String>>> = Arc::default();
        let (server, noted) = (server.to_owned(), astray.clone());
        let accepting = tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                let (server, noted) = (server.clone(), noted.clone());
                tokio::spawn(async move {
                    // A browser ends connections as it likes.
                    if let Ok(Some(line)) = pass(browser, &server, path, passed).await {
                        noted.lock().unwrap_or_else(PoisonError::into_inner).push(line);
                    }
                });
            }
        });
        Ok(Self { url, astray, accepting })
    }

    /// Returns the public address of the server, without a `/` at its end.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Returns the first lines of the requests for something outside of the path.
    pub fn astray(&self) -> Vec<String> {
        self.astray.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

/// Passes one request and its answer, or a socket. Returns the first line of a request for something outside of the path,
/// which is refused.
async fn pass(browser: TcpStream, server: &str, path: &str, passed: Passed) -> Result<Option<String>> {
    let mut browser = BufReader::new(browser);
    let mut first = String::new();
    browser.read_line(&mut first).await?;
    let (method, address) = first.split_once(' ').context("a request has a method")?;
    let Some(rest) = address.strip_prefix(path).filter(|rest| rest.starts_with(['/', '?', ' '])) else {
        browser
            .write_all(b"HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            .await?;
        return Ok(Some(first.trim().to_owned()));
    };
    let mut head = match passed {
        Passed::Whole => first.clone(),
        Passed::Stripped if rest.starts_with('/') => format!("{method} {rest}"),
        Passed::Stripped => format!("{method} /{rest}"),
    };
    loop {
        let mut line = String::new();
        browser.read_line(&mut line).await?;
        // The next request could be for another path.
        let is_kept = line.trim().eq_ignore_ascii_case("connection: keep-alive");
        head += if is_kept { "connection: close\r\n" } else { &line };
        if line.trim().is_empty() {
            break;
        }
    }
    let mut server = TcpStream::connect(server).await?;
    server.write_all(head.as_bytes()).await?;
    copy_bidirectional(&mut browser, &mut server).await?;
    Ok(None)
}
