//! The HTTP server: serves the browser client and carries messages between browsers and tables.

pub mod assets;
