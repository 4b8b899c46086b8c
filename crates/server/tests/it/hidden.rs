//! Pieces that a viewer has not been shown do not leave the server: whole games over real connections, every frame and
//! every answer searched for the pieces that the game says it hides.

use std::collections::BTreeSet;
use std::sync::Arc;

use games::Listed;
use laws::Hidden;
use protocol::{NewSeat, Seat, TableOptions};
use serde_json::Value;
use store::Memory;

use crate::house::{Browser, House, human, next_text, open};

/// Collects the pieces of a kind that a message names: every number in one of its fields, or in a list there.
fn pieces(value: &Value, of: &Hidden, found: &mut BTreeSet<u64>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| pieces(item, of, found)),
        Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    _ if !of.fields.contains(&key.as_str()) => {}
                    Value::Array(items) => found.extend(items.iter().filter_map(Value::as_u64)),
                    other => found.extend(other.as_u64()),
                }
                pieces(value, of, found);
            }
        }
        _ => {}
    }
}

/// The pieces of a kind that each seat drew hidden from the others, in the order of the inputs: (version, seat, piece);
/// and which pieces became visible to all, and when.
async fn truth(house: &House, table: &str, of: &Hidden) -> (Vec<(u32, Seat, u64)>, Vec<(u32, u64)>) {
    let session = house.session(table).await;
    let (mut drawn, mut shown) = (Vec::new(), Vec::new());
    for (version, input) in (1u32..).zip(session.inputs(0)) {
        let private = match session.at(version - 1).unwrap().awaiting() {
            catalog::Awaiting::Chance { private_to, .. } => private_to,
            _ => None,
        };
        match (private, of.drawn(&input.text)) {
            (Some(seat), Some(piece)) => drawn.push((version, seat, piece)),
            (None, Some(piece)) => shown.push((version, piece)),
            (_, None) => {
                shown.extend(of.shown(&input.text).map(|piece| (version, piece)));
            }
        }
    }
    (drawn, shown)
}

#[tokio::test]
async fn no_hidden_piece_leaves_the_server() {
    for game in suites::games_that("hide something", |about| about.hands.hides()) {
        let seats = &game.about().seats;
        let people = usize::from(3.clamp(*seats.start(), *seats.end()));
        no_hidden_piece_of(game, people, 2).await;
    }
}

async fn no_hidden_piece_of(game: &Listed, people: usize, games: usize) {
    let house = House::on(Arc::new(Memory::new())).await;
    let mut players: Vec<Browser> = (0..people).map(|_| house.browser()).collect();
    let mut hidden_at_some_time = 0;
    let mut played = 0;
    // The server draws as it likes, and in some games hardly anything is drawn hidden.
    while played < games || hidden_at_some_time <= 10 {
        assert!(played < 10 * games, "the games have too little to hide: {hidden_at_some_time}");
        played += 1;
        let seats: Vec<NewSeat> =
            (0..people).map(|seat| if seat == 0 { human("") } else { open() }).collect();
        let table = players[0].set_up_of(game.about().name, &seats, TableOptions::default()).await;
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
                    let at = format!("/at/{}", moved.version);
                    for path in ["", &at, "/course", "/log"] {
                        let answer = player.get(&format!("/api/tables/{table}{path}")).await;
                        // The file of a game that has just ended may show everything.
                        if answer.headers["content-type"] == "application/json" {
                            heard.push((moved.version, answer.text()));
                        }
                    }
                }
            }
        }
        for kind in suites::of(game).hidden() {
            let (drawn, shown) = truth(&house, &table, kind).await;
            hidden_at_some_time += drawn.len();
            // The seat that drew a piece was shown it, so the search would find it where it must not be.
            let mut seen_by_owner = vec![false; drawn.len()];
            for (viewer, heard) in heard.iter().enumerate() {
                for (version, text) in heard {
                    let mut found = BTreeSet::new();
                    pieces(&serde_json::from_str(text).unwrap(), kind, &mut found);
                    let is_public =
                        |piece: &u64| shown.iter().any(|(when, which)| which == piece && when <= version);
                    for ((since, seat, piece), seen) in drawn.iter().zip(&mut seen_by_owner) {
                        if since > version || !found.contains(piece) {
                            continue;
                        }
                        let is_own = viewer == seat.index();
                        *seen |= is_own;
                        assert!(
                            is_own || is_public(piece),
                            "viewer {viewer} saw {piece} of {seat} at {version}: {text}"
                        );
                    }
                    // Nor any piece that has not been drawn at all yet.
                    let is_known = |piece: &u64| {
                        is_public(piece)
                            || drawn.iter().any(|(since, seat, which)| {
                                which == piece && since <= version && seat.index() == viewer
                            })
                    };
                    assert!(found.iter().all(is_known), "viewer {viewer} at {version}: {text}");
                }
            }
            let unseen = drawn.iter().zip(seen_by_owner).find(|(_, seen)| !seen);
            assert_eq!(unseen, None, "no frame shows what its owner drew: {kind:?}");
        }
    }
}
