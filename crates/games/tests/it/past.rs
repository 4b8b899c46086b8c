//! Copies of a session share their past: none sees what another does later.

use catalog::{Awaiting, Legal, SeededSource, Session};
use kernel::{Seat, Viewer};

/// Plays so many inputs on: the legal action at this place of the list, and what chance answers from this seed.
fn play_on(session: &mut dyn Session, inputs: u32, place: usize, seed: u64) {
    let mut source = SeededSource::new(seed);
    for _ in 0..inputs {
        match session.legal() {
            Legal::Actions(actions) => session.play(&actions[place % actions.len()]).expect("it is legal"),
            Legal::Outcomes(_) => assert!(session.draw_in(&mut source).is_some()),
            Legal::Over => return,
        }
    }
}

/// All that can be told of a session.
fn all(session: &dyn Session) -> impl PartialEq + std::fmt::Debug + use<> {
    let seen = [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))]
        .map(|viewer| format!("{:?}", (session.view(viewer), session.steps(viewer, 0))));
    let states: Vec<u64> =
        (0..=session.version()).map(|version| session.at(version).unwrap().digest()).collect();
    (session.log(), session.digest(), session.legal(), seen, states)
}

#[test]
fn copies_go_on_without_each_other() {
    for game in games::names() {
        let mut session = games::open(&format!("{game} players=2")).unwrap();
        let mut copies = Vec::new();
        for seed in 0..12 {
            let mut copy = session.clone_box();
            let before = all(session.as_ref());
            assert_eq!(all(copy.as_ref()), before, "{game}");
            // Another way on in the copy, past the end of a chunk.
            play_on(copy.as_mut(), 50, 0, 99 + seed);
            assert_eq!(all(session.as_ref()), before, "{game}");
            let known = all(copy.as_ref());
            copies.push((copy, known));
            play_on(session.as_mut(), 11, 1, seed);
        }
        let is_over = session.awaiting() == Awaiting::Over;
        assert!(session.version() > 100 || is_over, "{game}: {}", session.version());
        for (copy, known) in &copies {
            assert_eq!(all(copy.as_ref()), *known, "{game}");
            let replayed = games::load(&copy.log()).unwrap();
            assert_eq!(all(replayed.as_ref()), *known, "{game}");
        }
    }
}

#[test]
fn looking_back_and_undoing_leave_the_others_as_they_were() {
    for game in games::names() {
        let mut session = games::open(&format!("{game} players=2")).unwrap();
        play_on(session.as_mut(), 100, 1, 3);
        let (whole, log) = (all(session.as_ref()), session.log());
        assert!(session.at(session.version() + 1).is_none());
        for version in 0..=session.version() {
            let mut then = session.at(version).unwrap();
            assert_eq!(then.version(), version);
            let lines: Vec<&str> = log.lines().take(1 + version as usize).collect();
            assert_eq!(then.log().lines().collect::<Vec<_>>(), lines);
            play_on(then.as_mut(), 5, 0, 7);
            let acted = then.inputs(0).iter().rposition(|input| input.seat.is_some());
            assert_eq!(then.undo(), acted.is_some());
            assert_eq!(then.version() as usize, acted.unwrap_or(then.version() as usize));
            if acted.is_some() {
                assert!(matches!(then.awaiting(), Awaiting::Decision { .. }));
            }
        }
        assert_eq!(all(session.as_ref()), whole, "{game}");
    }
}

#[test]
fn a_copy_costs_the_same_however_long_the_game_is() {
    for game in games::names() {
        let mut session = games::open(&format!("{game} players=2")).unwrap();
        let mut most = Vec::new();
        for inputs in [40, 2000] {
            // Everywhere between two positions that are kept.
            let costs = (0..40).map(|more| {
                suites::picks::draw_out(session.as_mut(), inputs + more, 3);
                let copied = allocation_counter::measure(|| drop(session.clone_box()));
                let back = session.version() / 2;
                let went = allocation_counter::measure(|| drop(session.at(back).unwrap()));
                copied.bytes_total.max(went.bytes_total)
            });
            most.push(costs.max().unwrap());
        }
        assert!(most[0] < 4096 && most[1] <= most[0], "{game}: {most:?} bytes");
    }
}
