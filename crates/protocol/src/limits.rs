//! The limits that server and clients agree on.

/// The version of these messages; a client of another version reloads itself. Within a version, fields may only be
/// added to answers and frames.
pub const PROTOCOL: u16 = 4;

/// The maximum number of characters of a player's name.
pub const NAME_CHARS_MAX: usize = 24;

/// The maximum number of bytes of a request that changes something, and of a frame from a client.
pub const REQUEST_BYTES_MAX: usize = 16 * 1024;

/// The maximum number of bytes of a game file that is opened.
pub const GAME_FILE_BYTES_MAX: usize = 1024 * 1024;

/// The maximum number of inputs of a game file that is opened: many times what games need.
pub const GAME_FILE_INPUTS_MAX: usize = 10_000;

/// The maximum number of characters of an idempotency key.
pub const KEY_CHARS_MAX: usize = 64;

/// The maximum number of characters of a line of chat.
pub const CHAT_CHARS_MAX: usize = 300;

/// The number of lines of chat in a snapshot, which are the latest.
pub const CHAT_SHOWN: usize = 100;

/// The interval between two heartbeats that a server sends on a socket, in seconds.
pub const ALIVE_SECONDS: u64 = 10;

/// The code with which a server that is stopped closes its sockets ("service restart" in the list of the protocol): it
/// will be back, and clients connect again.
pub const CLOSE_RESTART: u16 = 1012;
