//! Cards that a viewer has not been shown do not leave the server: whole games over real connections, every
//! frame and every answer searched.

use std::collections::BTreeSet;
use std::sync::Arc;

use protocol::{NewSeat, Seat, TableOptions};
use serde_json::Value;
use store::Memory;

use crate::house::{Browser, House, human, next_text, open};

/// Every card number in a message: whatever stands under `card` or in `cards`.
fn cards(value: &Value, found: &mut BTreeSet<u64>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| cards(item, found)),
        Value::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Value::Number(card) if name == "card" => found.extend(card.as_u64()),
                    Value::Array(items) if name == "cards" => {
                        found.extend(items.iter().filter_map(Value::as_u64))
                    }
                    _ => {}
                }
                cards(value, found);
            }
        }
        _ => {}
    }
}

/// Which cards each seat drew unseen, in the order of the inputs: (version, seat, card); and which cards
/// became visible to all, and when.
async fn truth(house: &House, table: &str) -> (Vec<(u32, Seat, u64)>, Vec<(u32, u64)>) {
    let session = house.session(table).await;
    let (mut drawn, mut shown) = (Vec::new(), Vec::new());
    for (version, input) in (1u32..).zip(session.inputs().iter()) {
        let before = session.at(version - 1).unwrap();
        let number = |text: &str| {
            text.split('.').nth(1).and_then(|rest| {
                rest.chars().take_while(char::is_ascii_digit).collect::<String>().parse::<u64>().ok()
            })
        };
        let private = match before.awaiting() {
            catalog::Awaiting::Chance { private_to, .. } => private_to,
            _ => None,
        };
        match (private, number(&input.text)) {
            (Some(seat), Some(card)) => drawn.push((version, seat, card)),
            (None, Some(card)) if input.text.starts_with("card.") || input.text.starts_with("B.") => {
                shown.push((version, card));
            }
            _ => {}
        }
    }
    (drawn, shown)
}

#[tokio::test]
async fn no_hidden_card_leaves_the_server() {
    for about in
        games::that("hide something", |about| about.hands.hides()).into_iter().map(|game| game.about())
    {
        let people = usize::from(3.clamp(*about.seats.start(), *about.seats.end()));
        no_hidden_card_of(about.name, people, 2).await;
    }
}

async fn no_hidden_card_of(game: &str, people: usize, games: usize) {
    let house = House::on(Arc::new(Memory::new())).await;
    let mut players: Vec<Browser> = (0..people).map(|_| house.browser()).collect();
    let mut hidden_at_some_time = 0;
    let mut played = 0;
    // The server draws as it likes, and in some games hardly anybody reserves from a deck.
    while played < games || hidden_at_some_time <= 10 {
        assert!(played < 10 * games, "the games have too little to hide: {hidden_at_some_time}");
        played += 1;
        let seats: Vec<NewSeat> =
            (0..people).map(|seat| if seat == 0 { human("") } else { open() }).collect();
        let table = players[0].set_up_of(game, &seats, TableOptions::default()).await;
        for (seat, player) in (1u8..).zip(&mut players[1..]) {
            assert_eq!(player.take(&table, seat, "").await.status, 200);
        }
        let spectator = house.browser();
        let mut lines = Vec::new();
        for player in players.iter().chain([&spectator]) {
            lines.push(player.connect(&table).await);
        }
        for line in &mut lines {
            next_text(line).await;
        }
        // Everything that each of them was sent, by version.
        let mut heard: Vec<Vec<(u32, String)>> = vec![Vec::new(); people + 1];
        for number in 0.. {
            let Some(request) = house.next_move(&table, &format!("m{number}")).await else { break };
            let mover = &players[request.seat.index()];
            let moved = mover.play(&table, &request).await.unwrap();
            for (heard, line) in heard.iter_mut().zip(&mut lines) {
                heard.push((moved.version, next_text(line).await));
            }
            if number % 10 == 0 {
                for (player, heard) in players.iter().chain([&spectator]).zip(&mut heard) {
                    for path in ["".to_owned(), format!("/at/{}", moved.version), "/log".into()] {
                        let answer = player.get(&format!("/api/tables/{table}{path}")).await;
                        // The file of a game that has just ended may show everything.
                        if answer.headers["content-type"] == "application/json" {
                            heard.push((moved.version, answer.text()));
                        }
                    }
                }
            }
        }
        let (drawn, shown) = truth(&house, &table).await;
        hidden_at_some_time += drawn.len();
        for (viewer, heard) in heard.iter().enumerate() {
            for (version, text) in heard {
                let mut found = BTreeSet::new();
                cards(&serde_json::from_str(text).unwrap(), &mut found);
                for &(since, seat, card) in &drawn {
                    let open = shown.iter().any(|&(when, which)| which == card && when <= *version);
                    if viewer != seat.index() && since <= *version && !open {
                        assert!(
                            !found.contains(&card),
                            "viewer {viewer} saw {card} of {seat} at {version}: {text}"
                        );
                    }
                }
                // Nor any card that has not been drawn at all yet.
                let known = |card: &u64| {
                    let public = shown.iter().any(|&(when, which)| which == *card && when <= *version);
                    let own = drawn.iter().any(|&(when, seat, which)| {
                        which == *card && when <= *version && seat.index() == viewer
                    });
                    public || own
                };
                assert!(found.iter().all(known), "viewer {viewer} at {version}: {text}");
            }
        }
    }
}
