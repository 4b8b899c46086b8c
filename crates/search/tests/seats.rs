//! Bots at tables with any number of seats, up to the most that there can be.

#[path = "../../kernel/tests/nim/mod.rs"]
mod nim;

use kernel::{Awaiting, Game, Quiet, SEATS_MAX, Seat, Viewer};
use nim::{Nim, Setup, Stones};
use search::{Bot, Planned, RandomBot, Seen, greedy, master};

/// Knows no plan: the search itself has to find good actions.
struct NoPlan;

impl Planned for NoPlan {
    type Game = Nim;

    fn consider(game: &Nim, mut each: impl FnMut(Stones, f32)) {
        game.legal_actions(|action| each(action, 0.0));
    }

    fn standing(_: &Nim) -> [f32; SEATS_MAX] {
        [0.5; SEATS_MAX]
    }

    fn nearness(_: &Nim, _: Seat) -> f32 {
        0.0
    }
}

fn bots() -> [Box<dyn Bot<Nim>>; 3] {
    [Box::new(RandomBot::new(5)), greedy::<NoPlan>(5), master::<NoPlan>(300, 5)]
}

fn seen_by(game: &Nim, seat: Seat) -> <Nim as Game>::View {
    game.view(Viewer::Seat(seat))
}

#[test]
fn bots_play_whole_games_with_every_number_of_seats() {
    for players in 2..=SEATS_MAX as u8 {
        for mut bot in bots() {
            let mut game = Nim::new(&Setup(players));
            game.resolve(Stones(9), &mut Quiet);
            while let Awaiting::Decision(seat) = game.awaiting() {
                let chosen = bot.choose(Seen::of(&seen_by(&game, seat)));
                assert!(game.check(chosen).is_ok(), "{players} players: {chosen}");
                game.play(chosen, &mut Quiet);
            }
            assert!(game.result().unwrap().is_sound(players));
        }
    }
}

#[test]
fn a_search_plays_for_its_own_seat_in_every_seat() {
    for players in 2..=SEATS_MAX as u8 {
        for seat in Seat::all(players) {
            let mut game = Nim::new(&Setup(players));
            // Those before take one each, and leave two: the seat that takes both has won.
            game.resolve(Stones(seat.0 + 2), &mut Quiet);
            (0..seat.0).for_each(|_| game.play(Stones(1), &mut Quiet));
            assert_eq!(game.awaiting(), Awaiting::Decision(seat));
            let chosen = master::<NoPlan>(300, 9).choose(Seen::of(&seen_by(&game, seat)));
            assert_eq!(chosen, Stones(2), "{players} players, seat {seat}");
        }
    }
}
