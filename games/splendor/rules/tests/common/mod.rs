//! Positions in a short notation, and one way to check what may be done in them.
//!
//! `2p turn=0 bank=wwbb rows=1,2,3,4/41,42,43,44/71,72,73,0 nobles=1,2 | tokens=wwa cards=5,6 hand=50,u51 nobles=3 | …`
//!
//! All parts are optional. Cards that stand nowhere are in the decks, 0 is an empty place, `u51` was drawn
//! unseen, `deck1=5,6` leaves only these cards in the deck of level 1 (the others count as bought by the last
//! seat, which then also has their points: end a game only where that does not matter), and
//! `agenda=return_tokens` begins in the middle of a turn. The position is built as a view is read from the
//! wire, so the rules have no back door for tests.

use kernel::{Awaiting, Explain, First, Game, Quiet};
use serde_json::{Value, json};
use splendor::{Action, Splendor, View};

const LEVELS: [std::ops::RangeInclusive<u8>; 3] = [1..=40, 41..=70, 71..=90];

/// Reads a position.
pub fn position(text: &str) -> Splendor {
    let mut parts = text.split('|').map(str::trim);
    let head = parts.next().unwrap();
    let players: usize = head[..1].parse().unwrap();
    let option = |text: &'static str, part: &str| {
        part.split_whitespace().find_map(|word| word.strip_prefix(text).map(str::to_owned))
    };
    let numbers = |text: String| -> Vec<u8> {
        text.split(',').filter(|n| !n.is_empty()).map(|n| n.parse().unwrap()).collect()
    };
    let rows = option("rows=", head).unwrap_or("1,2,3,4/41,42,43,44/71,72,73,74".into());
    let rows: Vec<Vec<u8>> = rows.split('/').map(|row| numbers(row.into())).collect();
    let mut used: Vec<u8> = rows.concat();
    let mut seats = Vec::new();
    for part in parts.chain(std::iter::repeat("")).take(players) {
        let cards = numbers(option("cards=", part).unwrap_or_default());
        let hand: Vec<Value> = option("hand=", part)
            .unwrap_or_default()
            .split(',')
            .filter(|card| !card.is_empty())
            .map(|card| {
                let row: u8 = card.trim_start_matches('u').parse().unwrap();
                used.push(row);
                let level = LEVELS.iter().position(|level| level.contains(&row)).unwrap() + 1;
                json!({ "level": level, "card": row, "unseen": card.starts_with('u') })
            })
            .collect();
        used.extend(&cards);
        seats.push(json!({
            "tokens": counts(&option("tokens=", part).unwrap_or_default()),
            "cards": cards,
            "reserved": hand,
            "nobles": numbers(option("nobles=", part).unwrap_or_default()),
        }));
    }
    for (level, key) in ["deck1=", "deck2=", "deck3="].into_iter().enumerate() {
        if let Some(left) = option(key, head) {
            let left = numbers(left);
            let gone: Vec<u8> =
                LEVELS[level].clone().filter(|card| !left.contains(card) && !used.contains(card)).collect();
            used.extend(&gone);
            seats[players - 1]["cards"].as_array_mut().unwrap().extend(gone.into_iter().map(Value::from));
        }
    }
    let deck = |level: usize| LEVELS[level].clone().filter(|card| !used.contains(card)).count();
    let rows: Vec<Value> = rows
        .iter()
        .enumerate()
        .map(|(level, row)| {
            let cards: Vec<Option<u8>> = row.iter().map(|&card| (card > 0).then_some(card)).collect();
            json!({ "level": level + 1, "deck": deck(level), "cards": cards })
        })
        .collect();
    let mut agenda = vec!["end_turn", "receive_noble", "return_tokens", "act"];
    if let Some(top) = option("agenda=", head) {
        agenda.truncate(agenda.iter().position(|duty| *duty == top).unwrap() + 1);
    }
    let turn: u32 = option("turn=", head).map_or(0, |turn| turn.parse().unwrap());
    let view = json!({
        "viewer": turn.to_string(), "players": players, "turns": 20 * players as u32 + turn, "turn": turn,
        "agenda": agenda, "passes": option("passes=", head).map_or(0, |n| n.parse::<u8>().unwrap()),
        "bank": counts(&option("bank=", head).unwrap_or("wwwwbbbbggggrrrrkkkkaaaaa".into())),
        "rows": rows, "nobles": numbers(option("nobles=", head).unwrap_or("1".into())), "seats": seats,
    });
    let view: View = serde_json::from_value(view).unwrap_or_else(|error| panic!("{text}: {error}"));
    Splendor::determinize(&view, &mut First)
}

fn counts(letters: &str) -> Value {
    let of = |letter: char| letters.matches(letter).count();
    json!({ "w": of('w'), "b": of('b'), "g": of('g'), "r": of('r'), "k": of('k'), "a": of('a') })
}

/// What may be done, in notation.
pub fn legal(game: &Splendor) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal_actions(|action| actions.push(action.to_string()));
    actions
}

/// The legal actions that begin so.
pub fn legal_like(game: &Splendor, start: &str) -> Vec<String> {
    legal(game).into_iter().filter(|action| action.starts_with(start)).collect()
}

/// Checks an action: `ok`, or the number of the rule that refuses it.
#[track_caller]
pub fn check(game: &Splendor, action: &str, expected: &str) {
    let read: Action = action.parse().unwrap();
    let found = match game.check(read) {
        Ok(()) => "ok",
        Err(refusal) => refusal.rule().item,
    };
    assert_eq!(found, expected, "{action}");
    assert_eq!(
        legal(game).iter().any(|listed| listed == action),
        expected == "ok",
        "{action} is not as listed"
    );
}

/// Plays inputs (actions and outcomes) that must be legal.
#[track_caller]
pub fn after(game: &Splendor, inputs: &str) -> Splendor {
    let mut game = *game;
    for input in inputs.split_whitespace() {
        match game.awaiting() {
            Awaiting::Decision(_) => {
                check(&game, input, "ok");
                game.play(input.parse().unwrap(), &mut Quiet);
            }
            Awaiting::Chance(_) => {
                let outcome = input.parse().unwrap();
                assert_eq!(game.check_outcome(outcome), Ok(()), "{input}");
                game.resolve(outcome, &mut Quiet);
            }
            Awaiting::Over => panic!("over before {input}"),
        }
    }
    game
}
