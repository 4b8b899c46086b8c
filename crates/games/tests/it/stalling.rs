//! A game that has no such thing as stalling never says that somebody stalls, even at a table that adjudicates.

use catalog::{About, Legal, SeededSource};

#[test]
fn nobody_stalls_where_there_is_no_such_thing() {
    let has_no_stalling = |about: &About| about.options.iter().all(|option| option.key != "adjudicate");
    for game in suites::games_that("know no stalling", has_no_stalling) {
        let setup = &suites::of(game).setups()[0];
        let mut session = games::open(setup).unwrap().adjudicated();
        let mut source = SeededSource::new(3);
        for _ in 0..60 {
            while session.draw_in(&mut source).is_some() {}
            let Legal::Actions(actions) = session.legal() else { break };
            session.play(&actions[0]).unwrap();
            assert_eq!(session.stalling(), None, "{setup}");
        }
    }
}
