//! Plays random games and nothing else, so that their instructions can be counted: `splendor_games PLAYERS COUNT
//! [MODULES]`, with modules such as `cities,posts` (`docs/performance.md`).

use kernel::Quiet;
use laws::{Dice, play_out};
use splendor::{Setup, Splendor};

fn main() {
    let mut words = std::env::args().skip(1);
    let players = words.next().unwrap_or("2".to_owned());
    let count: u64 = words.next().map_or(2_000, |count| count.parse().expect("a number of games"));
    let modules = words.next().map(|modules| format!(" modules={modules}")).unwrap_or_default();
    let setup: Setup = format!("splendor players={players}{modules}").parse().expect("a set-up");
    for seed in 0..count {
        std::hint::black_box(play_out::<Splendor>(&setup, &mut Dice::new(seed), &mut Quiet, |_| {}));
    }
}
