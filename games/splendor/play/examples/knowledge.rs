//! Measures what knowing the modules is worth (`docs/bots.md`): `greedy` against the same heuristic with the knowledge of
//! the base game alone, two players. `knowledge MODULES [GAMES [FIRST_SEED]]`, for example `knowledge cities,posts 400`.
//! Each deal is played twice, with the seats exchanged.

use std::io::{self, Write};

use kernel::{Awaiting, Game, Quiet, Seat, Viewer};
use search::{Bot, Rng, Seen, greedy};
use splendor::{Setup, Splendor};
use splendor_play::{SplendorPlay, Unaware};

/// The number of decisions after which a game counts as shared: who does not know strongholds may wait for a card under one
/// for ever, while the other waits for gems.
const DECISIONS_MAX: u32 = 3_000;

fn main() -> io::Result<()> {
    let mut words = std::env::args().skip(1);
    let modules = words.next().expect("the modules, such as cities,posts");
    let mut number = |default| words.next().map_or(default, |word| word.parse().expect("a number"));
    let (games, first): (u64, u64) = (number(400), number(0));
    let setup: Setup = format!("splendor players=2 modules={modules}").parse().expect("modules of Splendor");
    let (mut won, mut shared) = (0, 0);
    for game in 0..games {
        let aware = Seat((game % 2) as u8);
        let winners = play(&setup, first + game / 2, aware);
        won += u32::from(winners == [aware]);
        shared += u32::from(winners.len() != 1);
    }
    let lost = games - u64::from(won + shared);
    let share = (f64::from(won) + f64::from(shared) / 2.0) / games as f64;
    writeln!(
        io::stdout(),
        "modules={modules}: {games} games, {won} won, {shared} shared, {lost} lost: {:.1} %",
        100.0 * share
    )
}

/// Plays one game, in which one seat knows the modules, and returns its winners.
fn play(setup: &Setup, deal: u64, aware: Seat) -> Vec<Seat> {
    let mut chance = Rng::new(deal);
    let mut bots: [Box<dyn Bot<Splendor>>; 2] = [Seat(0), Seat(1)]
        .map(|seat| if seat == aware { greedy::<SplendorPlay>(deal) } else { greedy::<Unaware>(deal) });
    let mut game = Splendor::new(setup);
    let mut decisions = 0;
    loop {
        match game.awaiting() {
            Awaiting::Over => return game.result().expect("it is over").winners().collect(),
            Awaiting::Chance(_) => {
                let outcome = game.draw(&mut chance);
                game.resolve(outcome, &mut Quiet);
            }
            Awaiting::Decision(_) if decisions == DECISIONS_MAX => return Vec::new(),
            Awaiting::Decision(seat) => {
                decisions += 1;
                let action = bots[seat.index()].choose(Seen::of(&game.view(Viewer::Seat(seat))));
                game.play(action, &mut Quiet);
            }
        }
    }
}
