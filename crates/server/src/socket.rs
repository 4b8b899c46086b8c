//! The WebSocket connection on which a browser receives a table as it changes.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use protocol::{ALIVE_SECONDS, CLOSE_RESTART, Frame, REQUEST_BYTES_MAX};
use table::{Holder, Known};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame as Piece, Utf8Bytes};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::address::Network;
use crate::app::App;
use crate::limits::Open;
use crate::long::Place;
use crate::stopped;
use crate::tables::{Audience, next_socket};

/// The maximum number of frames that may wait for a slow connection before it is closed.
const FRAMES_MAX: usize = 64;
/// The time between two pings, each with a heartbeat: pages cannot see a ping.
const PING: Duration = Duration::from_secs(ALIVE_SECONDS);
/// The longest silence before a connection is closed.
const SILENCE_MAX: Duration = Duration::from_secs(65);
/// The longest time that sending one frame may take.
const SEND_MAX: Duration = Duration::from_secs(10);
/// The maximum number of bytes that are sent at once: a connection keeps as much memory as it was ever given at once.
const PIECE: usize = 8 * 1024;
/// The memory for what a socket hears, in bytes: clients say nothing but heartbeats.
const HEARD_BYTES: usize = 2 * 1024;
/// The time for which a connection stays open after a protocol violation, so that the other side receives the reason.
const LINGER: Duration = Duration::from_secs(2);
/// The maximum number of frames that a client may send between two pings; it only sends heartbeats.
const HEARD_MAX: u32 = 100;

/// The reason why a connection ends.
enum End {
    /// The client is gone, or does not read what it is sent.
    Gone,
    /// The server closes it, with this code and reason.
    Told(CloseCode, &'static str),
}

/// A requested connection to a table.
pub(crate) struct Wanted {
    pub table: String,
    pub holder: Option<Holder>,
    pub known: Known,
    /// The network of the request; none for the host's own machine.
    pub from: Option<Network>,
    /// The count towards the limits, for as long as the connection is open.
    pub open: Open,
}

/// A connection over any stream; in the server over that of the request.
type Connection<S> = WebSocketStream<S>;

/// Answers a request for a socket; none if it is no such request. The socket is opened when the answer has been sent.
pub(crate) fn upgrade(mut request: Request) -> Option<(OnUpgrade, Response)> {
    let response = create_response_with_body(&request, Body::empty).ok()?;
    Some((request.extensions_mut().remove()?, response))
}

/// Opens a socket, and sends the frames of a table until one side closes it.
pub(crate) async fn open(upgrade: OnUpgrade, app: App, wanted: Wanted) {
    // The client may be gone already.
    if let Ok(stream) = upgrade.await {
        serve(over(TokioIo::new(stream)).await, app, wanted).await;
    }
}

async fn over<S: AsyncRead + AsyncWrite + Unpin>(stream: S) -> Connection<S> {
    let config = WebSocketConfig::default()
        .read_buffer_size(HEARD_BYTES)
        .write_buffer_size(0)
        .max_frame_size(Some(REQUEST_BYTES_MAX))
        .max_message_size(Some(REQUEST_BYTES_MAX));
    WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await
}

async fn serve<S>(mut connection: Connection<S>, app: App, wanted: Wanted)
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let Wanted { table, holder, known, from, open: _open } = wanted;
    let _counted = app.metrics.socket();
    let socket = next_socket();
    let (frames, mut shown) = mpsc::channel(FRAMES_MAX);
    let end = match app.limits.long(from).await {
        Ok(place) => match app.tables.join(&table, socket, holder, known, Audience::Socket(frames)).await {
            Ok(()) => {
                let is_banned = || app.bans.has(holder, from);
                show(&mut connection, &app, is_banned, &mut shown, place).await
            }
            Err(_) => End::Told(CloseCode::Again, "the table cannot be shown"),
        },
        Err(_) => End::Told(CloseCode::Again, "others at this address do not take what they are sent"),
    };
    app.tables.leave(&table, socket).await;
    if let End::Told(code, why) = end {
        let close = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(why) }));
        let _ = timeout(SEND_MAX, connection.send(close)).await;
        if matches!(code, CloseCode::Size | CloseCode::Protocol) {
            // Frames that the other side still sends are not read; closing at once would break the connection before it
            // has heard why.
            sleep(LINGER).await;
        }
    }
}

/// Shows a table. `place` is held until the first frame, which may be long, is sent.
async fn show<S>(
    connection: &mut Connection<S>,
    app: &App,
    is_banned: impl Fn() -> bool,
    shown: &mut mpsc::Receiver<Bytes>,
    mut place: Place,
) -> End
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let mut ping = interval_at(Instant::now() + PING, PING);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let alive = Bytes::from(Frame::Alive.to_json());
    let (mut lived, mut heard) = (Instant::now(), 0);
    let stop = stopped(app.stopping.clone());
    tokio::pin!(stop);
    loop {
        tokio::select! {
            frame = shown.recv() => match frame {
                Some(text) => {
                    if !told(connection, text).await {
                        return End::Gone;
                    }
                    place.clear();
                }
                None => return End::Told(CloseCode::Again, "cut off: connect again"),
            },
            message = connection.next() => match message {
                Some(Ok(Message::Close(_))) | None => return End::Gone,
                Some(Ok(_)) => {
                    lived = Instant::now();
                    heard += 1;
                    if heard > HEARD_MAX {
                        return End::Told(CloseCode::Policy, "too many frames");
                    }
                }
                Some(Err(Error::Capacity(_))) => return End::Told(CloseCode::Size, "the frame is too large"),
                Some(Err(_)) => return End::Told(CloseCode::Protocol, "the frame is not understood"),
            },
            _ = ping.tick() => {
                if is_banned() {
                    return End::Told(CloseCode::Policy, "the host of this server keeps you away for a time");
                }
                heard = 0;
                let asked = lived.elapsed() <= SILENCE_MAX
                    && matches!(timeout(SEND_MAX, connection.send(Message::Ping(Bytes::new()))).await, Ok(Ok(())))
                    && told(connection, alive.clone()).await;
                if !asked {
                    return End::Gone;
                }
            }
            () = &mut stop => return End::Told(CLOSE_RESTART.into(), "the server is restarting"),
        }
    }
}

/// Sends a text in pieces, and returns whether it was taken in time.
async fn told<S>(connection: &mut Connection<S>, mut text: Bytes) -> bool
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let all = async {
        let mut code = OpCode::Data(Data::Text);
        loop {
            let piece = text.split_to(text.len().min(PIECE));
            let piece = Piece::message(piece, code, text.is_empty());
            connection.send(Message::Frame(piece)).await?;
            if text.is_empty() {
                return Ok::<_, Error>(());
            }
            code = OpCode::Data(Data::Continue);
        }
    };
    matches!(timeout(SEND_MAX, all).await, Ok(Ok(())))
}

#[cfg(test)]
#[path = "../tests/inside/socket.rs"]
mod tests;
