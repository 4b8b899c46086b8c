//! The game of the documentation's examples is a game: it refuses what it does not list, and it ends.

mod nim;

use kernel::{Awaiting, First, Game, Quiet, Seat};
use nim::{Nim, Setup, Stones};

#[test]
fn nim_lists_what_it_allows_and_ends() {
    let mut game = Nim::new(&"nim".parse::<Setup>().unwrap());
    game.resolve(game.draw(&mut First), &mut Quiet);
    assert_eq!(game.heap, Some(4));
    for taken in [2, 1, 1] {
        let mut legal = Vec::new();
        game.legal_actions(|action| legal.push(action));
        for stones in 0..=4 {
            assert_eq!(game.check(Stones(stones)).is_ok(), legal.contains(&Stones(stones)));
        }
        game.play(Stones(taken), &mut Quiet);
    }
    assert_eq!(game.awaiting(), Awaiting::Over);
    assert_eq!(game.result().unwrap().winners().collect::<Vec<_>>(), [Seat(0)]);
}
