//! The other end of a connection, and what the connection is used for.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

/// The use of a connection.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Use {
    /// No use yet: the next request is awaited.
    Idle,
    /// The head of a request arrives.
    Head,
    /// A request is handled.
    Request,
    /// It is a socket, which watches itself.
    Socket,
}

/// The current use of a connection, which the requests that come over it set.
#[derive(Clone, Debug)]
pub(crate) struct Usage(Arc<AtomicU8>);

impl Usage {
    pub fn new() -> Self {
        Usage(Arc::new(AtomicU8::new(Use::Idle as u8)))
    }

    pub fn set(&self, used: Use) {
        self.0.store(used as u8, Ordering::Relaxed);
    }

    pub fn is(&self, used: Use) -> bool {
        self.0.load(Ordering::Relaxed) == used as u8
    }
}

/// The other end of a connection.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub address: SocketAddr,
    pub usage: Usage,
}

impl Peer {
    #[cfg(test)]
    pub fn at(address: SocketAddr) -> Self {
        Peer { address, usage: Usage::new() }
    }
}
