//! A bot outside the server that has nothing but what the wire shows a seat decides as the one inside does.

use catalog::BotSpec;
use duel::Duel;
use eval::Planned;
use protocol::{Frame, MoveRequest, Seat, Step, TableOptions, Viewer};
use search::Seen;
use splendor::Splendor;

use crate::house::{House, human, next_frame};

fn effects<E: serde::de::DeserializeOwned>(steps: &[Step]) -> impl Iterator<Item = E> + '_ {
    steps.iter().flat_map(|step| &step.effects).map(|effect| serde_json::from_str(effect.get()).unwrap())
}

#[tokio::test]
async fn bots_have_nothing_but_what_the_wire_shows() {
    decides_as_inside::<Splendor>(3).await;
    decides_as_inside::<Duel>(2).await;
}

async fn decides_as_inside<G: Planned>(people: usize) {
    for (seed, level) in [(1, "greedy"), (2, "random"), (3, "master:30")] {
        let house = House::new().await;
        let spec: BotSpec = level.parse().unwrap();
        let mut browser = house.browser();
        let seats = vec![human("A"); people];
        let table = browser.set_up_of(G::NAME, &seats, TableOptions::default()).await;
        let mut line = browser.connect(&table).await;
        let mut known: Vec<(G::View, Vec<G::Effect>)> = Vec::new();
        let (mut decided, mut last) = (0, 0);
        loop {
            let (version, awaiting, seen) = match next_frame(&mut line).await {
                Frame::Snapshot(now) => (now.version, now.awaiting, now.seen),
                Frame::Update(now) => (now.version, now.awaiting, now.seen),
                other => panic!("{other:?}"),
            };
            for (number, seen) in seen.iter().enumerate() {
                assert_eq!(seen.viewer, Viewer::Seat(Seat(number as u8)));
                let view = serde_json::from_str(seen.view.get()).unwrap();
                match known.get_mut(number) {
                    Some((before, history)) => {
                        *before = view;
                        history.extend(effects::<G::Effect>(&seen.steps));
                    }
                    None => known.push((view, effects(&seen.steps).collect())),
                }
            }
            assert!(version > last);
            last = version;
            let protocol::Awaiting::Decision { seat } = awaiting else { break };
            let (view, history) = &known[seat.index()];
            let action = spec.bot::<G>(seed).choose(Seen { view, history }).to_string();
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
        assert!(decided >= 40, "{level} decided {decided} times");
    }
}
