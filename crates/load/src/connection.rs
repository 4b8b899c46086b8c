//! The connection on which a player or a spectator receives a table.

use futures_util::StreamExt;
use protocol::{Awaiting, Frame, Seen};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::place::{FORWARDED, Place};

/// The state of a table after a frame.
pub(crate) struct Now {
    pub version: u32,
    pub awaiting: Awaiting,
    pub seen: Vec<Seen>,
}

/// A socket on which a player or a spectator receives a table.
pub(crate) struct Connection {
    stream: WebSocketStream<TcpStream>,
    version: u32,
}

impl Connection {
    /// Opens a connection, and reads the table's current state.
    ///
    /// # Errors
    /// If the server refuses the connection, or the first frame is not a snapshot.
    pub async fn open(place: &Place, table: &str, cookie: &str) -> Result<(Self, Now), String> {
        let address = &place.address;
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let mut request = url.into_client_request().map_err(|error| error.to_string())?;
        let headers = [
            ("origin", format!("http://{address}")),
            ("cookie", cookie.to_owned()),
            (FORWARDED, place.forwarded_for()),
        ];
        for (name, value) in headers.into_iter().filter(|(_, value)| !value.is_empty()) {
            request.headers_mut().insert(name, value.parse().map_err(|_| "an odd header".to_owned())?);
        }
        let (stream, _) =
            client_async(request, place.connect().await?).await.map_err(|error| error.to_string())?;
        let mut connection = Connection { stream, version: 0 };
        match connection.frame().await? {
            Frame::Snapshot(snapshot) => {
                connection.version = snapshot.version;
                let (version, awaiting, seen) = (snapshot.version, snapshot.awaiting, snapshot.seen);
                Ok((connection, Now { version, awaiting, seen }))
            }
            _ => Err("the first frame is no snapshot".into()),
        }
    }

    /// Returns the next move, as this viewer sees it.
    ///
    /// # Errors
    /// If the connection fails, or a version is missing.
    pub async fn next_move(&mut self) -> Result<Now, String> {
        loop {
            let Frame::Update(update) = self.frame().await? else { continue };
            let first = update.seen.first().and_then(|seen| seen.steps.first()).map(|step| step.version);
            if first != Some(self.version + 1) {
                return Err(format!("after version {} came {first:?}", self.version));
            }
            self.version = update.version;
            return Ok(Now { version: update.version, awaiting: update.awaiting, seen: update.seen });
        }
    }

    async fn frame(&mut self) -> Result<Frame, String> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    return Frame::from_json(&text).map_err(|error| error.to_string());
                }
                Some(Ok(Message::Close(close))) => {
                    return Err(format!("the connection was closed: {close:?}"));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.to_string()),
                None => return Err("the connection ended".into()),
            }
        }
    }
}
