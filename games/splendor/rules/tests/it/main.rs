//! The rules of Splendor and of its modules, item by item, and the pages that show which test covers which.

mod cities;
mod common;
mod coverage;
#[path = "common/held.rs"]
mod held;
#[path = "common/modules.rs"]
mod modules;
mod orient;
mod orient_cards;
mod orient_payment;
#[path = "common/orient.rs"]
mod pieces;
mod posts;
mod rules;
#[path = "common/shields.rs"]
mod shields;
mod strongholds;
