//! The table as its callers see it: events in, commands out.

mod bots;
mod chat;
mod common;
mod failure;
mod files;
mod memory;
mod moves;
mod seats;
mod stalling;
mod undo;
