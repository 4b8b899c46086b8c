//! A game that has no such thing as stalling never says that somebody stalls, even at a table that adjudicates.

use catalog::{Legal, SeededSource};
use games::LIST;

#[test]
fn nobody_stalls_where_there_is_no_such_thing() {
    let mut without = 0;
    for game in &LIST {
        let setup = &game.suite.setups()[0];
        if game.about().options.iter().any(|option| option.key == "adjudicate") {
            continue;
        }
        without += 1;
        let mut session = games::open(setup).unwrap().adjudicated();
        let mut source = SeededSource::new(3);
        for _ in 0..60 {
            while session.draw_in(&mut source).is_some() {}
            let Legal::Actions(actions) = session.legal() else { break };
            session.play(&actions[0]).unwrap();
            assert_eq!(session.stalling(), None, "{setup}");
        }
    }
    assert!(without > 0, "this is asked of no game");
}
