//! A bot outside the server that has nothing but what the wire shows a seat decides as the one inside does.

use catalog::Entry;
use games::REGISTRY;
use mind::BotSpec;
use protocol::{Frame, MoveRequest, Seat, Step, TableOptions, Viewer};

use crate::house::{House, human, next_frame};

fn effects(steps: &[Step]) -> impl Iterator<Item = String> + '_ {
    steps.iter().flat_map(|step| &step.effects).map(|effect| effect.get().to_owned())
}

#[tokio::test]
async fn bots_have_nothing_but_what_the_wire_shows() {
    for game in REGISTRY.entries() {
        decides_as_inside(game).await;
    }
}

/// Checks it with three players, or as near to that as the game comes.
async fn decides_as_inside(game: &dyn Entry) {
    let about = game.about();
    let people = usize::from(3.clamp(*about.seats.start(), *about.seats.end()));
    for (seed, level) in [(1, "greedy"), (2, "random"), (3, "master:30")] {
        let house = House::new().await;
        let spec: BotSpec = level.parse().unwrap();
        let mut browser = house.browser();
        let seats = vec![human("A"); people];
        let table = browser.set_up_of(about.name, &seats, TableOptions::default()).await;
        let mut line = browser.connect(&table).await;
        let mut known: Vec<(String, Vec<String>)> = Vec::new();
        let (mut decided, mut last) = (0, 0);
        loop {
            let (version, awaiting, seen) = match next_frame(&mut line).await {
                Frame::Snapshot(now) => (now.version, now.awaiting, now.seen),
                Frame::Update(now) => (now.version, now.awaiting, now.seen),
                // The machine is slow.
                Frame::Alive | Frame::Bot(_) => continue,
                other => panic!("{other:?}"),
            };
            for (number, seen) in seen.iter().enumerate() {
                assert_eq!(seen.viewer, Viewer::Seat(Seat(number as u8)));
                let view = seen.view.get().to_owned();
                match known.get_mut(number) {
                    Some((before, history)) => {
                        *before = view;
                        history.extend(effects(&seen.steps));
                    }
                    None => known.push((view, effects(&seen.steps).collect())),
                }
            }
            assert!(version > last);
            last = version;
            let protocol::Awaiting::Decision { seat } = awaiting else { break };
            let (view, history) = &known[seat.index()];
            let advice = game.advise(&spec, seed, view, history, &mut || true).unwrap();
            let action = advice.expect("the seat is to act").best();
            let inside = house.session(&table).await.think(&spec, seed).unwrap();
            assert_eq!(action, inside, "{level} at version {version}");
            decided += 1;
            let request = MoveRequest { key: format!("m{version}"), seat, version, action };
            browser.play(&table, &request).await.unwrap();
            // A master needs long, and has shown enough by then.
            if decided == 40 && level.starts_with("master") {
                break;
            }
        }
        // The deal is random, and the shortest game seen had 19 decisions.
        assert!(decided >= 10, "{level} decided {decided} times");
    }
}
