//! The rules of the sample, item by item, and the page that shows which test covers which.

mod coverage;
mod rules;
