//! The store as its callers see it, in memory and on disk.

mod age;
mod bytes;
mod common;
mod contract;
mod copies;
mod damage;
mod data_file;
mod decisions;
#[cfg(unix)]
mod leaving;
mod lost;
