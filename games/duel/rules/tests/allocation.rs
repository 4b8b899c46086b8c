//! Playing touches no heap: a search plays millions of moves a minute.

use duel::{Duel, Setup};
use kernel::Quiet;
use laws::{Dice, play_out};

#[test]
fn a_whole_game_allocates_nothing() {
    let setup = Setup::new(2).unwrap();
    let mut decisions = 0;
    let info = allocation_counter::measure(|| {
        let game = |seed| play_out::<Duel>(&setup, &mut Dice::new(seed), &mut Quiet, |_| {});
        decisions = (0..20).map(game).sum();
    });
    assert!(decisions > 400);
    assert_eq!(info.count_total, 0);
    // The counter does count: a boxed number is one allocation.
    let boxed = allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1u64))));
    assert_eq!(boxed.count_total, 1);
}

#[test]
fn a_state_fits_in_256_bytes() {
    assert!(size_of::<Duel>() <= 256);
}
