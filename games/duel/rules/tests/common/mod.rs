//! Positions in a short notation, and one way to check what may be done in them.
//!
//! `turn=0 board=wbgrk/ppa../…/…/… bag=ww rows=1,2,3,4,5/31,32,33,34/55,56,57 | tokens=wwa priv=1 cards=5,26r hand=40,u41 royals=1 | …`
//!
//! All parts are optional. A dot is an empty space; tokens that stand nowhere are in the bag, unless `rest=1` gives
//! them to the other seat. Cards that stand nowhere are in the decks, 0 is an empty place, `26r` is a wild card that
//! copies red, `u41` was drawn unseen, `deck1=5,6` leaves only these cards in the deck of level 1 (the others count
//! as bought by the last seat, which then also has their points: end a game only where that does not matter), and
//! `agenda=act` begins in the middle of a turn. The position is built as a view is read from the wire, so the
//! rules have no back door for tests.

use duel::{Action, CardId, Duel, Gems, View};
use kernel::{Awaiting, Explain, First, Game, Quiet, Seat};
use serde_json::{Value, json};

const LEVELS: [std::ops::RangeInclusive<u8>; 3] = [1..=30, 31..=54, 55..=67];
const TOKENS: [(char, usize); 7] = [('w', 4), ('b', 4), ('g', 4), ('r', 4), ('k', 4), ('p', 2), ('a', 3)];

fn option(name: &str, part: &str) -> Option<String> {
    part.split_whitespace().find_map(|word| word.strip_prefix(name)?.strip_prefix('=').map(str::to_owned))
}

fn numbers(text: &str) -> Vec<u8> {
    text.split(',').filter(|n| !n.is_empty()).map(|n| n.parse().unwrap()).collect()
}

fn counts(letters: &str) -> Value {
    TOKENS.iter().map(|&(kind, _)| (kind.to_string(), json!(letters.matches(kind).count()))).collect()
}

/// A seat, and the cards it uses.
fn seat(part: &str, used: &mut Vec<u8>) -> Value {
    let cards: Vec<Value> = option("cards", part)
        .unwrap_or_default()
        .split(',')
        .filter(|card| !card.is_empty())
        .map(|card| {
            let row: u8 = card.trim_end_matches(char::is_alphabetic).parse().unwrap();
            used.push(row);
            match card.trim_start_matches(|c: char| c.is_ascii_digit()) {
                "" => json!({ "card": row }),
                colour => json!({ "card": row, "copies": colour }),
            }
        })
        .collect();
    let hand: Vec<Value> = option("hand", part)
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
    json!({
        "tokens": counts(&option("tokens", part).unwrap_or_default()),
        "privileges": option("priv", part).map_or(0, |n| n.parse::<u8>().unwrap()),
        "cards": cards,
        "reserved": hand,
        "royals": numbers(&option("royals", part).unwrap_or_default()),
    })
}

/// Reads a position.
pub fn position(text: &str) -> Duel {
    let mut parts = text.split('|').map(str::trim);
    let head = parts.next().unwrap();
    let rows = option("rows", head).unwrap_or("1,2,3,4,5/31,32,33,34/55,56,57".into());
    let rows: Vec<Vec<u8>> = rows.split('/').map(numbers).collect();
    let mut used: Vec<u8> = rows.concat();
    let parts: Vec<&str> = parts.chain(std::iter::repeat("")).take(2).collect();
    let mut seats: Vec<Value> = parts.iter().map(|part| seat(part, &mut used)).collect();
    for (level, key) in ["deck1", "deck2", "deck3"].into_iter().enumerate() {
        if let Some(left) = option(key, head) {
            let left = numbers(&left);
            let gone: Vec<u8> =
                LEVELS[level].clone().filter(|card| !left.contains(card) && !used.contains(card)).collect();
            used.extend(&gone);
            let cards = gone.into_iter().map(|row| match CardId::new(row).unwrap().is_wild() {
                true => json!({ "card": row, "copies": "w" }),
                false => json!({ "card": row }),
            });
            seats[1]["cards"].as_array_mut().unwrap().extend(cards);
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
    let mut agenda = vec!["end_turn", "discard", "turn"];
    match option("agenda", head).as_deref() {
        None => {}
        Some("act") => agenda[2] = "act",
        Some(top) => agenda.truncate(agenda.iter().position(|duty| *duty == top).unwrap() + 1),
    }
    let board = option("board", head).unwrap_or("...../...../...../...../.....".into());
    let held: String = parts.iter().filter_map(|part| option("tokens", part)).collect();
    let rest: String = TOKENS
        .iter()
        .flat_map(|&(kind, n)| {
            let used = (board.clone() + &held).matches(kind).count();
            std::iter::repeat_n(kind, n.checked_sub(used).expect("no more tokens than there are"))
        })
        .collect();
    let bag = match option("rest", head) {
        Some(seat) => {
            let seat: usize = seat.parse().unwrap();
            seats[seat]["tokens"] = counts(&(option("tokens", parts[seat]).unwrap_or_default() + &rest));
            String::new()
        }
        None => rest,
    };
    let turn: u32 = option("turn", head).map_or(0, |turn| turn.parse().unwrap());
    let view = json!({
        "viewer": turn.to_string(), "turns": 40 + turn, "turn": turn, "again": head.contains("again"),
        "agenda": agenda, "board": board.split('/').collect::<Vec<_>>(), "bag": counts(&bag), "rows": rows,
        "seats": seats,
    });
    let view: View = serde_json::from_value(view).unwrap_or_else(|error| panic!("{text}: {error}"));
    Duel::determinize(&view, &mut First)
}

/// What may be done, in notation.
pub fn legal(game: &Duel) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal_actions(|action| actions.push(action.to_string()));
    actions
}

/// The legal actions that begin so.
pub fn legal_like(game: &Duel, start: &str) -> Vec<String> {
    legal(game).into_iter().filter(|action| action.starts_with(start)).collect()
}

/// Checks an action: `ok`, or the number of the rule that refuses it.
#[track_caller]
pub fn check(game: &Duel, action: &str, expected: &str) {
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
pub fn after(game: &Duel, inputs: &str) -> Duel {
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

/// The tokens of a seat.
pub fn tokens(game: &Duel, seat: u8) -> String {
    game.body().seat(Seat(seat)).tokens.to_string()
}

/// Privileges of the two seats and in the supply.
pub fn privileges(game: &Duel) -> [u8; 3] {
    let held = |seat| game.body().seat(Seat(seat)).privileges;
    [held(0), held(1), game.body().supply()]
}

/// Counts by letters.
pub fn gems(letters: &str) -> Gems {
    letters.parse().unwrap()
}

/// The card of a row.
pub fn card(row: u8) -> CardId {
    CardId::new(row).unwrap()
}

/// Whether a decision of this seat is due.
pub fn turn_of(game: &Duel, seat: u8) -> bool {
    game.awaiting() == Awaiting::Decision(Seat(seat))
}

/// How the game ended: the winner and the rule.
pub fn ending(game: &Duel) -> Option<(Seat, &'static str)> {
    game.result().map(|result| (result.winners().next().unwrap(), result.ended.item))
}
