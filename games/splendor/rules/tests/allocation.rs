//! Playing touches no heap: a search plays millions of moves a minute.

use kernel::Quiet;
use laws::{Dice, play_out};
use splendor::{Setup, Splendor};

#[test]
fn a_whole_game_allocates_nothing() {
    for players in 2..=4 {
        let setup = Setup::new(players).unwrap();
        let mut decisions = 0;
        let info = allocation_counter::measure(|| {
            decisions = play_out::<Splendor>(&setup, &mut Dice::new(7), &mut Quiet, |_| {});
        });
        assert!(decisions > 20);
        assert_eq!(info.count_total, 0, "{players} players");
    }
    // The counter does count: a boxed number is one allocation.
    let boxed = allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1u64))));
    assert_eq!(boxed.count_total, 1);
}

#[test]
fn a_state_fits_in_256_bytes() {
    assert!(size_of::<Splendor>() <= 256);
}
