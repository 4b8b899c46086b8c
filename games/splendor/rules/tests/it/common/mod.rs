//! Positions in a short notation.
//!
//! `2p turn=0 bank=wwbb rows=1,2,3,4/41,42,43,44/71,72,73,0 nobles=1,2 | tokens=wwa cards=5,6 hand=50,u51 nobles=3 | …`
//!
//! All parts are optional. Cards that stand nowhere are in the decks, 0 is an empty place, and `u51` was drawn unseen.
//! `deck1=5,6` leaves only these cards in the deck of level 1. The others count as bought by the last seat, which then
//! also has their points: end a game only where that does not matter. `agenda=return_tokens` begins in the middle of a
//! turn.
//!
//! `modules=cities,posts` plays with modules: `cities=3,9` lie on the table, a seat has `city=5` and `shields=1,3`, and
//! with strongholds `on=47,47,53`: two stand on card 47 and one on card 53. With the Orient `orient=91,92/101,103/111,0`
//! lie beside the rows, `deck4` to `deck6` are its decks, `box=12,91` lie in the box, and a seat has `copies=96r,97k`,
//! satchels with their colours, and `own_nobles=3`. The rules are of the newest version, or of version `rules=1`.

#[path = "../../../../../jewels/rules/tests/common/mod.rs"]
mod family;

use family::{Cards, number, numbers, option};
use kernel::{First, Game};
use serde_json::{Value, json};
use splendor::{COLUMNS, CardId, ORIENT_COLUMNS, Splendor, View};

/// Reads a position.
pub fn position(text: &str) -> Splendor {
    let counts = |letters: Option<String>| family::counts(&letters.unwrap_or_default(), "wbgrka");
    let mut parts = text.split('|').map(str::trim);
    let head = parts.next().unwrap();
    let players: usize = head[..1].parse().unwrap();
    let modules = family::list(option("modules", head));
    let has = |module: &str| modules.iter().any(|other| other == module);
    let mut cards = Cards::<CardId>::new(head, [COLUMNS as u8; 3]);
    if has("orient") {
        cards = cards.with_second(head, [ORIENT_COLUMNS as u8; 3]);
    }
    let mut spent = numbers(option("box", head));
    cards.give(&spent);
    let (mut seats, mut strongholds) = (Vec::new(), Vec::new());
    for part in parts.chain(std::iter::repeat("")).take(players) {
        let bought = numbers(option("cards", part));
        cards.give(&bought);
        let mut seat = json!({
            "tokens": counts(option("tokens", part)),
            "cards": bought,
            "reserved": cards.hand(part),
            "nobles": numbers(option("nobles", part)),
        });
        if has("cities") {
            seat["city"] = numbers(option("city", part)).first().copied().into();
        }
        if has("orient") {
            let copies = family::list(option("copies", part));
            let copies = copies.iter().map(|copy| {
                let (card, colour) = copy.split_at(copy.len() - 1);
                json!({ "card": card.parse::<u8>().unwrap(), "colour": colour })
            });
            seat["satchels"] = copies.collect();
            seat["reserved_nobles"] = numbers(option("own_nobles", part)).into();
        }
        if has("posts") {
            seat["shields"] = numbers(option("shields", part)).into();
        }
        if has("strongholds") {
            let on = numbers(option("on", part));
            seat["strongholds"] = (3 - on.len()).into();
            let mut cards = on.clone();
            cards.dedup();
            strongholds.extend(cards.iter().map(|card| {
                let count = on.iter().filter(|other| *other == card).count();
                json!({ "card": card, "seat": seats.len(), "count": count })
            }));
        }
        seats.push(seat);
    }
    // Cards of the Orient may have no place with a player.
    let (gone, of_orient): (Vec<u8>, Vec<u8>) = cards.gone(head).into_iter().partition(|&row| row <= 90);
    spent.extend(of_orient);
    let gone = gone.into_iter().map(Value::from);
    seats[players - 1]["cards"].as_array_mut().unwrap().extend(gone);
    let visit = if has("cities") { "take_city" } else { "receive_noble" };
    let newest = if has("strongholds") || has("orient") { 2 } else { 1 };
    let rules = option("rules", head).map_or(newest, |rules| rules.parse().unwrap());
    let agenda = [
        ("end_turn", true),
        ("shields", has("posts")),
        (visit, true),
        ("return_tokens", true),
        ("fill_gaps", has("posts") || has("strongholds") || has("orient")),
        ("conquer", has("strongholds")),
        ("fill_gaps", has("strongholds") && rules > 1),
        ("act", true),
    ];
    let mut agenda: Vec<&str> = agenda.into_iter().filter(|(_, had)| *had).map(|(duty, _)| duty).collect();
    if let Some(top) = option("agenda", head) {
        agenda.truncate(agenda.iter().position(|duty| *duty == top).unwrap() + 1);
    }
    let turn = number("turn", head);
    let nobles = option("nobles", head).or(Some(if has("cities") { "" } else { "1" }.into()));
    let mut view = json!({
        "viewer": turn.to_string(), "players": players, "turns": 20 * players as u32 + turn, "turn": turn,
        "agenda": agenda, "passes": number("passes", head),
        "bank": counts(option("bank", head).or(Some("wwwwbbbbggggrrrrkkkkaaaaa".into()))),
        "rows": cards.rows(), "nobles": numbers(nobles), "seats": seats, "modules": modules, "rules": rules,
    });
    if has("cities") {
        view["cities"] = numbers(option("cities", head)).into();
    }
    if has("strongholds") {
        view["strongholds"] = strongholds.into();
    }
    if has("orient") {
        view["box"] = spent.into();
    }
    let view: View = serde_json::from_value(view).unwrap_or_else(|error| panic!("{text}: {error}"));
    Splendor::determinize(&view, &mut First)
}
