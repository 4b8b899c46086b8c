//! The shape of the workspace and the style of its sources.

mod circles;
mod common;
mod layout;
mod tidy;
