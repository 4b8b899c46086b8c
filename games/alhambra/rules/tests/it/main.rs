//! The rules of Alhambra, item by item, and the page that shows which test covers which.

mod building;
mod common;
mod coverage;
mod rules;
mod scoring;
