//! The connections to which a table is shown.

use std::sync::atomic::{AtomicU64, Ordering};

use axum::body::Bytes;
use protocol::Frame;
use table::Socket;
use tokio::sync::mpsc;

/// Returns the identifier of a new connection.
pub(crate) fn next_socket() -> Socket {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    Socket(NEXT.fetch_add(1, Ordering::Relaxed))
}

/// The receiver of what happens at a table, on one connection.
#[derive(Clone)]
pub(crate) enum Audience {
    /// A socket, which is sent each frame as text.
    Socket(mpsc::Sender<Bytes>),
    /// A request that waits: it is told that a snapshot was due, and then that one has changed.
    Poll(mpsc::Sender<()>),
}

impl Audience {
    /// Sends a frame, which is this text, and returns whether the connection can go on.
    pub fn hear(&self, frame: &Frame, text: &Bytes) -> bool {
        match self {
            // A socket that does not take its frames is too slow, or gone.
            Audience::Socket(frames) => frames.try_send(text.clone()).is_ok(),
            Audience::Poll(changes) => {
                if is_change(frame) {
                    // A request that was told already needs no more, and one that is over lingers.
                    let _ = changes.try_send(());
                }
                true
            }
        }
    }
}

/// Returns whether a frame ends a wait. Waiting itself changes who is connected, so presence does not; nor do the states of
/// bots and messages of the host.
fn is_change(frame: &Frame) -> bool {
    match frame {
        Frame::Present(_) | Frame::Bot(_) | Frame::Notice(_) | Frame::Alive => false,
        Frame::Snapshot(_)
        | Frame::Update(_)
        | Frame::Undo(_)
        | Frame::Chat(_)
        | Frame::Options(_)
        | Frame::Rematch(_) => true,
    }
}
