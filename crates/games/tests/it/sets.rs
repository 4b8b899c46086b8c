//! The sets of pieces and cards that a game states are those that its messages name, and the terminal knows the pieces.

use std::collections::BTreeSet;

use catalog::{Legal, SeededSource};
use games::LIST;
use kernel::{Arg, Seat, Viewer};

/// The sets that are named in what a random game tells, those of its pieces and those of its cards.
fn named(setup: &str, seed: u64) -> [BTreeSet<&'static str>; 2] {
    let mut source = SeededSource::new(seed);
    let mut session = games::open(setup).unwrap();
    loop {
        while session.draw_in(&mut source).is_some() {}
        let Legal::Actions(actions) = session.legal() else { break };
        session.play(&actions[seed as usize * 31 % actions.len()]).unwrap();
        if session.version() > 300 {
            break;
        }
    }
    let messages = session.messages(Viewer::Seat(Seat(0)), 0);
    let args: Vec<&Arg> =
        messages.iter().flatten().flat_map(|message| &message.args).map(|(_, arg)| arg).collect();
    let pieces =
        args.iter().filter_map(|arg| if let Arg::Pieces(pieces) = arg { Some(pieces.set()) } else { None });
    let cards = args.iter().filter_map(|arg| if let Arg::Card { set, .. } = arg { Some(*set) } else { None });
    [pieces.collect(), cards.collect()]
}

#[test]
fn a_game_states_the_sets_that_its_messages_name() {
    for game in &LIST {
        let mut sets = BTreeSet::new();
        for (seed, setup) in
            (0..4).flat_map(|seed| suites::of(game).setups().into_iter().map(move |setup| (seed, setup)))
        {
            let [pieces, cards] = named(&setup, seed);
            for set in &pieces {
                let known = game.board.sets.iter().any(|known| known.name == *set);
                assert!(known, "the terminal does not know the pieces `{set}` of {setup}");
            }
            sets.extend(pieces.into_iter().chain(cards));
        }
        assert_eq!(sets, game.about().sets.iter().copied().collect(), "{}", game.about().name);
    }
}
