//! Plays random games with every set of modules, and prints for each set-up how much there is to do in a turn, and a
//! number that changes if any game goes otherwise: `splendor_turns PLAYERS COUNT` (`docs/performance.md`).
#![allow(clippy::print_stdout)]

use kernel::{Awaiting, Digest, Draw, Game, Quiet};
use laws::Dice;
use splendor::{Module, Setup, Splendor};

/// The counts of events in the games of a set-up.
#[derive(Default)]
struct Counts {
    turns: u32,
    decisions: u32,
    chances: u32,
    /// The legal actions of all decisions.
    actions: u32,
}

impl Counts {
    /// Plays a random game, and folds the digests of its states into `folded`.
    fn play(&mut self, setup: &Setup, chance: &mut impl Draw, mut folded: Digest) -> Digest {
        let mut game = Splendor::new(setup);
        loop {
            folded = folded.word(game.digest());
            match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance(_) => {
                    self.chances += 1;
                    game.resolve(game.draw(chance), &mut Quiet);
                }
                Awaiting::Decision(_) => {
                    let actions = game.action_count();
                    self.decisions += 1;
                    self.actions += actions;
                    game.play(game.nth_action(chance.below(actions)), &mut Quiet);
                }
            }
        }
        self.turns += game.turns();
        folded
    }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let players = words.next().unwrap_or("2".to_owned());
    let count: u64 = words.next().map_or(500, |count| count.parse().expect("a number of games"));
    println!("set: turns a game, decisions a turn, chance outcomes a turn, actions a decision, fold");
    for set in 0..1u8 << Module::ALL.len() {
        let words: Vec<&str> = Module::ALL
            .into_iter()
            .filter(|&module| set >> module as u8 & 1 == 1)
            .map(Module::word)
            .collect();
        let modules = if words.is_empty() { String::new() } else { format!(" modules={}", words.join(",")) };
        let setup: Setup = format!("splendor players={players}{modules}").parse().expect("a set-up");
        let mut counts = Counts::default();
        let folded =
            (0..count).fold(Digest::new(), |folded, seed| counts.play(&setup, &mut Dice::new(seed), folded));
        let Counts { turns, decisions, chances, actions } = counts;
        let per = |what: u32, whole: u32| f64::from(what) / f64::from(whole);
        println!(
            "{setup}: {:.2}, {:.3}, {:.3}, {:.2}, {:016x}",
            f64::from(turns) / count as f64,
            per(decisions, turns),
            per(chances, turns),
            per(actions, decisions),
            folded.finish()
        );
    }
}
