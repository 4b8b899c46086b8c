//! Plays random games and nothing else, so that their instructions can be counted: `splendor_games PLAYERS COUNT`
//! (`docs/performance.md`).

use kernel::Quiet;
use laws::{Dice, play_out};
use splendor::{Setup, Splendor};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse().expect("a number"));
    let (players, count) = (numbers.next().unwrap_or(2), numbers.next().unwrap_or(2_000));
    let setup = Setup::new(players as u8).expect("2 to 4 players");
    for seed in 0..count {
        std::hint::black_box(play_out::<Splendor>(&setup, &mut Dice::new(seed), &mut Quiet, |_| {}));
    }
}
