//! What goes over the wire between a server and its clients: the envelopes, versions and refusals, and the
//! only place where messages have a serialised form. What is inside an envelope (views, effects) is made
//! and redacted by the rules; the protocol passes it on as JSON without looking.

mod message;

pub use kernel::{Seat, Viewer};
pub use message::*;
pub use serde_json::value::RawValue;
