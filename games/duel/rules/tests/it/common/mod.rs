//! Positions in a short notation.
//!
//! `turn=0 board=wbgrk/ppa../…/…/… bag=ww rows=1,2,3,4,5/31,32,33,34/55,56,57 | tokens=wwa priv=1 cards=5,26r hand=40,u41 royals=1 | …`
//!
//! All parts are optional. A dot is an empty space; tokens that stand nowhere are in the bag, unless `rest=1` gives
//! them to the other seat. Cards that stand nowhere are in the decks, 0 is an empty place, `26r` is a wild card that
//! copies red, and `u41` was drawn unseen. `deck1=5,6` leaves only these cards in the deck of level 1. The others count
//! as bought by the last seat, which then also has their points: end a game only where that does not matter.
//! `agenda=act` begins in the middle of a turn.

#[path = "../../../../../jewels/rules/tests/common/mod.rs"]
mod family;

use duel::{COLUMNS, CardId, Duel, Gems, View};
use family::{Cards, list, number, numbers, option};
use kernel::{Awaiting, First, Game, Seat};
pub use laws::{after, check, legal, legal_like};
use serde_json::{Value, json};

const TOKENS: [(char, usize); 7] = [('w', 4), ('b', 4), ('g', 4), ('r', 4), ('k', 4), ('p', 2), ('a', 3)];

fn counts(letters: &str) -> Value {
    family::counts(letters, "wbgrkpa")
}

/// A seat, and the cards it uses.
fn seat(part: &str, cards: &mut Cards<CardId>) -> Value {
    let bought = list(option("cards", part));
    let bought = bought.iter().map(|card| {
        let row: u8 = card.trim_end_matches(char::is_alphabetic).parse().unwrap();
        cards.give(&[row]);
        match card.trim_start_matches(|c: char| c.is_ascii_digit()) {
            "" => json!({ "card": row }),
            colour => json!({ "card": row, "copies": colour }),
        }
    });
    let bought: Vec<Value> = bought.collect();
    json!({
        "tokens": counts(&option("tokens", part).unwrap_or_default()),
        "privileges": number("priv", part),
        "cards": bought,
        "reserved": cards.hand(part),
        "royals": numbers(option("royals", part)),
    })
}

/// Reads a position.
pub fn position(text: &str) -> Duel {
    let mut parts = text.split('|').map(str::trim);
    let head = parts.next().unwrap();
    let mut cards = Cards::new(head, COLUMNS);
    let parts: Vec<&str> = parts.chain(std::iter::repeat("")).take(2).collect();
    let mut seats: Vec<Value> = parts.iter().map(|part| seat(part, &mut cards)).collect();
    let gone = cards.gone(head).into_iter().map(|row| match CardId::new(row).unwrap().is_wild() {
        true => json!({ "card": row, "copies": "w" }),
        false => json!({ "card": row }),
    });
    seats[1]["cards"].as_array_mut().unwrap().extend(gone);
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
    let turn = number("turn", head);
    let view = json!({
        "viewer": turn.to_string(), "turns": 40 + turn, "turn": turn, "again": head.contains("again"),
        "agenda": agenda, "board": board.split('/').collect::<Vec<_>>(), "bag": counts(&bag),
        "rows": cards.rows(), "seats": seats,
    });
    let view: View = serde_json::from_value(view).unwrap_or_else(|error| panic!("{text}: {error}"));
    Duel::determinize(&view, &mut First)
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

/// Returns whether a decision of this seat is due.
pub fn turn_of(game: &Duel, seat: u8) -> bool {
    game.awaiting() == Awaiting::Decision(Seat(seat))
}

/// Returns how the game ended: the winner and the rule.
pub fn ending(game: &Duel) -> Option<(Seat, &'static str)> {
    game.result().map(|result| (result.winners().next().unwrap(), result.ended.item))
}
