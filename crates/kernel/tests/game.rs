//! The game of the documentation's examples is a game: it refuses what it does not list, and it ends.

mod nim;

use kernel::{Awaiting, First, Game, Quiet, SEATS_MAX, Seat};
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

#[test]
fn a_game_has_as_many_seats_as_its_setup_says_up_to_the_bound() {
    for players in 2..=SEATS_MAX as u8 {
        let setup: Setup = format!("nim players={players}").parse().unwrap();
        assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
        let mut game = Nim::new(&setup);
        game.resolve(Stones(9), &mut Quiet);
        for turn in 0..9 {
            assert_eq!(game.awaiting(), Awaiting::Decision(Seat(turn % players)));
            game.play(Stones(1), &mut Quiet);
        }
        let result = game.result().unwrap();
        assert!(result.is_sound(players), "{result:?}");
        assert_eq!(result.winners().collect::<Vec<_>>(), [Seat(8 % players)]);
    }
    let refused = format!("nim players={}", SEATS_MAX + 1).parse::<Setup>().unwrap_err();
    assert_eq!(refused.to_string(), "nim is for 2 to 6 players, not 7 (nim 3)");
}
