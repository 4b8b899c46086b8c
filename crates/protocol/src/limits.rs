//! The limits that server and clients agree on.

/// The version of these messages; a client of another version reloads itself. Within a version, answers and
/// frames only gain fields.
pub const PROTOCOL: u16 = 3;

/// The most characters of a player's name.
pub const NAME_CHARS_MAX: usize = 24;

/// The most bytes of a request to change something, and of a frame from a client.
pub const REQUEST_BYTES_MAX: usize = 16 * 1024;

/// The most bytes of a game file that is opened.
pub const GAME_FILE_BYTES_MAX: usize = 1024 * 1024;

/// The most inputs of a game file that is opened: many times what games take.
pub const GAME_FILE_INPUTS_MAX: usize = 10_000;

/// The most characters of an idempotency key.
pub const KEY_CHARS_MAX: usize = 64;

/// The most characters of a line of chat.
pub const CHAT_CHARS_MAX: usize = 300;

/// The number of lines of chat in a snapshot, which are the latest.
pub const CHAT_SHOWN: usize = 100;

/// The interval at which a server sends a sign of life on a socket, in seconds.
pub const ALIVE_SECONDS: u64 = 10;
