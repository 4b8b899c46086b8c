//! Playing touches no heap: a search plays millions of moves a minute.

use kernel::{Awaiting, Draw, Game, Quiet};
use laws::Dice;
use splendor::{Setup, Splendor};

#[test]
fn a_whole_game_allocates_nothing() {
    for players in 2..=4 {
        let setup = Setup::new(players).unwrap();
        let mut decisions = 0u32;
        let info = allocation_counter::measure(|| {
            let (mut game, mut dice) = (Splendor::new(&setup), Dice::new(7));
            loop {
                match game.awaiting() {
                    Awaiting::Over => break,
                    Awaiting::Chance(_) => {
                        let outcome = game.draw(&mut dice);
                        game.resolve(outcome, &mut Quiet);
                    }
                    Awaiting::Decision(_) => {
                        let action = game.nth_action(dice.below(game.action_count()));
                        game.play(action, &mut Quiet);
                        decisions += 1;
                    }
                }
            }
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
