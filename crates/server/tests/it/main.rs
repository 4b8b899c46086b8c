//! The server as its clients see it: over real connections, on a port of its own.

mod bounded;
mod caps;
mod documented;
mod failing;
mod hidden;
mod holdings;
mod house;
mod http;
mod identity;
mod kept;
mod metrics;
mod mine;
mod offer;
mod online;
mod outside;
mod pairs;
mod person;
mod play;
mod programs;
mod restart;
mod routes;
mod security;
mod socket;
mod waiting;
