//! As much HTTP as a browser needs here: requests with JSON, one after the other on one connection.

use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A person's browser.
pub(crate) struct Browser {
    address: String,
    pub cookie: String,
    connection: BufReader<TcpStream>,
}

fn plain(error: std::io::Error) -> String {
    error.to_string()
}

impl Browser {
    pub async fn open(address: &str) -> Result<Self, String> {
        let stream = TcpStream::connect(address).await.map_err(plain)?;
        stream.set_nodelay(true).map_err(plain)?;
        Ok(Browser { address: address.to_owned(), cookie: String::new(), connection: BufReader::new(stream) })
    }

    /// Asks for something, and reads the answer; anything but success is an error.
    pub async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        wish: &impl Serialize,
    ) -> Result<T, String> {
        let body = serde_json::to_string(wish).map_err(|error| error.to_string())?;
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\ncookie: {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.cookie,
            body.len(),
            host = self.address,
        );
        self.connection.get_mut().write_all(request.as_bytes()).await.map_err(plain)?;
        let (status, body) = self.answer().await?;
        if !(200..300).contains(&status) {
            return Err(format!("{path}: {status} {body}"));
        }
        serde_json::from_str(&body).map_err(|error| format!("{path}: {error}: {body}"))
    }

    async fn answer(&mut self) -> Result<(u16, String), String> {
        let (mut status, mut length) = (0, 0);
        loop {
            let mut line = String::new();
            if self.connection.read_line(&mut line).await.map_err(plain)? == 0 {
                return Err("the connection was closed".into());
            }
            let line = line.trim_end();
            if line.is_empty() {
                break;
            }
            match line.split_once(": ") {
                None => {
                    status = line.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or_default()
                }
                Some(("content-length", value)) => length = value.parse().unwrap_or_default(),
                Some(("set-cookie", value)) => {
                    self.cookie = value.split(';').next().unwrap_or_default().to_owned();
                }
                Some(_) => {}
            }
        }
        let mut body = vec![0; length];
        self.connection.read_exact(&mut body).await.map_err(plain)?;
        String::from_utf8(body).map(|body| (status, body)).map_err(|error| error.to_string())
    }
}
