//! Plays random games and nothing else, so that their instructions can be counted: `duel_games COUNT`
//! (`docs/performance.md`).

use duel::{Duel, Setup};
use kernel::Quiet;
use laws::{Dice, play_out};

fn main() {
    let count = std::env::args().nth(1).map_or(2_000, |text| text.parse().expect("a number"));
    let setup = Setup::new(2).expect("two players");
    for seed in 0..count {
        std::hint::black_box(play_out::<Duel>(&setup, &mut Dice::new(seed), &mut Quiet, |_| {}));
    }
}
