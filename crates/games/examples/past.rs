//! Times what a session's past costs: a game replayed move by move on copies, as a table plays it, looked back at from
//! its end, sent as steps, and shown to a bot. `cargo run --release -p games --example past -- [ROUNDS]` prints microseconds, the best round of each.

#![expect(clippy::print_stdout, reason = "what an example is for")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use catalog::{Awaiting, Legal, SeededSource, Session};
use mind::Level;

/// A game in which everybody takes a legal action from the middle of the list, to this many inputs at most.
fn game(setup: &str, inputs: u32) -> Box<dyn Session> {
    let (mut session, mut source) = (games::open(setup).expect("a set-up"), SeededSource::new(1));
    while session.version() < inputs {
        match session.legal() {
            Legal::Actions(actions) => session.play(&actions[actions.len() / 2]).expect("it is legal"),
            Legal::Outcomes(_) => drop(session.draw_in(&mut source)),
            Legal::Over => break,
        }
    }
    session
}

fn take(session: &mut dyn Session, input: &(String, bool)) {
    let taken = if input.1 { session.play(&input.0) } else { session.resolve(&input.0) };
    taken.expect("it was possible once");
}

fn best(rounds: u32, run: impl Fn()) -> f64 {
    let time = |_| {
        let began = Instant::now();
        run();
        began.elapsed()
    };
    (0..rounds).map(time).min().unwrap_or(Duration::ZERO).as_secs_f64() * 1e6
}

fn main() {
    let rounds = std::env::args().nth(1).map_or(200, |rounds| rounds.parse().expect("a number of rounds"));
    for name in games::names() {
        let setup = format!("{name} players=2");
        let session = game(&setup, 300);
        let inputs: Vec<(String, bool)> =
            session.inputs(0).into_iter().map(|input| (input.text, input.seat.is_some())).collect();
        let in_place = best(rounds, || {
            let mut session = games::open(&setup).expect("a set-up");
            inputs.iter().for_each(|input| take(session.as_mut(), input));
            black_box(session);
        });
        let on_copies = best(rounds, || {
            let mut session = games::open(&setup).expect("a set-up");
            for input in &inputs {
                let mut after = session.clone_box();
                take(after.as_mut(), input);
                session = after;
            }
            black_box(session);
        });
        let back = best(rounds, || {
            for version in 0..=session.version() {
                black_box(session.at(version));
            }
        });
        let spectator = kernel::Viewer::Spectator;
        let steps = best(rounds, || drop(black_box(session.steps(spectator, 0))));
        // A bot that takes no time to think: what it costs to ask one.
        let mut back_from_end = (0..=session.version()).rev().filter_map(|version| session.at(version));
        let asked = back_from_end.find(|then| matches!(then.awaiting(), Awaiting::Decision { .. }));
        let asked = asked.expect("somebody has decided something");
        let bot = Level::RANDOM.into();
        let thought = best(rounds, || drop(black_box(asked.think(&bot, 1))));
        let count = inputs.len();
        println!(
            "{name}: {count} inputs; in place {in_place:.0}, on copies {on_copies:.0}, looking back {back:.0}, \
             all steps {steps:.0}, a random bot's choice {thought:.1}"
        );
    }
}
