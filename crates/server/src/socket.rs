//! The WebSocket connection on which a browser receives a table as it changes.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use protocol::{ALIVE_SECONDS, CLOSE_RESTART, Frame};
use table::{Holder, Known, Socket};
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep, timeout};

use crate::app::App;
use crate::limits::Open;
use crate::stopped;

/// The maximum number of frames that may wait for a slow connection before it is closed.
const FRAMES_MAX: usize = 64;
/// How often a ping and a heartbeat are sent: pages cannot see a ping.
const PING: Duration = Duration::from_secs(ALIVE_SECONDS);
/// The longest silence before a connection is closed.
const SILENCE_MAX: Duration = Duration::from_secs(65);
/// The longest time that sending one frame may take.
const SEND_MAX: Duration = Duration::from_secs(10);
/// How long a connection stays open after a protocol violation, so that the other side receives the reason.
const LINGER: Duration = Duration::from_secs(2);
/// The maximum number of frames that a client may send between two pings; it only sends heartbeats.
const HEARD_MAX: u32 = 100;

static NEXT: AtomicU64 = AtomicU64::new(0);

/// Why a connection ends.
enum End {
    /// The client is gone, or does not read what it is sent.
    Gone,
    /// The server closes it, with this code and reason.
    Told(u16, &'static str),
}

/// A requested connection to a table.
pub(crate) struct Wanted {
    pub table: String,
    pub holder: Option<Holder>,
    pub known: Known,
    /// Counts towards the limits for as long as the connection is open.
    pub open: Open,
}

/// Sends the frames of a table until one side closes the connection.
pub(crate) async fn serve(mut connection: WebSocket, app: App, wanted: Wanted) {
    let Wanted { table, holder, known, open: _open } = wanted;
    let _counted = app.metrics.socket();
    let socket = Socket(NEXT.fetch_add(1, Ordering::Relaxed));
    let (frames, mut shown) = mpsc::channel(FRAMES_MAX);
    let end = match app.tables.join(&table, socket, holder, known, frames).await {
        Ok(()) => show(&mut connection, &app, &mut shown).await,
        Err(_) => End::Told(close_code::AGAIN, "the table cannot be shown"),
    };
    app.tables.leave(&table, socket).await;
    if let End::Told(code, why) = end {
        let close = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(why) }));
        let _ = timeout(SEND_MAX, connection.send(close)).await;
        if code == close_code::SIZE || code == close_code::PROTOCOL {
            // What the other side still sends is not read; closing at once would break the connection before it
            // has heard why.
            sleep(LINGER).await;
        }
    }
}

async fn show(connection: &mut WebSocket, app: &App, shown: &mut mpsc::Receiver<Utf8Bytes>) -> End {
    let mut ping = interval_at(Instant::now() + PING, PING);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let alive = Utf8Bytes::from(Frame::Alive.to_json());
    let (mut lived, mut heard) = (Instant::now(), 0);
    let stop = stopped(app.stopping.clone());
    tokio::pin!(stop);
    loop {
        tokio::select! {
            frame = shown.recv() => match frame {
                Some(text) => if !sent(connection, Message::Text(text)).await { return End::Gone },
                None => return End::Told(close_code::AGAIN, "cut off: connect again"),
            },
            message = connection.recv() => match message {
                Some(Ok(Message::Close(_))) | None => return End::Gone,
                Some(Ok(_)) => {
                    lived = Instant::now();
                    heard += 1;
                    if heard > HEARD_MAX {
                        return End::Told(close_code::POLICY, "too many frames");
                    }
                }
                Some(Err(error)) => return foul(&error),
            },
            _ = ping.tick() => {
                heard = 0;
                let asked = lived.elapsed() <= SILENCE_MAX
                    && sent(connection, Message::Ping(Default::default())).await
                    && sent(connection, Message::Text(alive.clone())).await;
                if !asked {
                    return End::Gone;
                }
            }
            () = &mut stop => return End::Told(CLOSE_RESTART, "the server is restarting"),
        }
    }
}

async fn sent(connection: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SEND_MAX, connection.send(message)).await, Ok(Ok(())))
}

/// Returns why a connection that cannot be read is closed. The library distinguishes a message that is too large from
/// other faults only by its text.
fn foul(error: &axum::Error) -> End {
    if error.to_string().contains("too long") {
        End::Told(close_code::SIZE, "the frame is too large")
    } else {
        End::Told(close_code::PROTOCOL, "the frame is not understood")
    }
}
