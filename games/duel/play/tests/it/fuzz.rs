//! Fuzz targets. Under `cargo test` each runs for a bounded time; `cargo bolero test -p duel-play TARGET` runs one for as
//! long as wanted.

use duel_laws::SUITE;
use laws::{fuzz_time, spoiled_views};

#[test]
fn fuzz_what_comes_from_outside() {
    bolero::check!().with_test_time(fuzz_time()).for_each(|bytes: &[u8]| SUITE.takes_anything(bytes));
}

#[test]
fn fuzz_views_from_foreign_hands() {
    SUITE.takes_spoiled_views(spoiled_views());
}
