//! Plays random games and nothing else, so that their instructions can be counted: `alhambra_games PLAYERS COUNT`
//! (`docs/performance.md`).

use alhambra::{Alhambra, Setup, Walls};
use kernel::Quiet;
use laws::{Dice, play_out};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse().expect("a number"));
    let (players, count) = (numbers.next().unwrap_or(2), numbers.next().unwrap_or(2_000));
    let setup = Setup::new(players as u8, Walls::Sides).expect("2 to 6 players");
    for seed in 0..count {
        std::hint::black_box(play_out::<Alhambra>(&setup, &mut Dice::new(seed), &mut Quiet, |_| {}));
    }
}
