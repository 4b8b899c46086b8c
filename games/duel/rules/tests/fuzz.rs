//! Fuzz targets. Under `cargo test` each runs for a bounded time; `cargo bolero test -p duel TARGET` runs one
//! for as long as wanted.

use duel::{Action, Colour, Duel, Gem, Gems, Outcome, Reserved, RoyalId, Setup, Space, Spaces, View};
use kernel::{Draw, Log};
use laws::{Bytes, dealt, enumeration_is_check, fuzz_time, reads_back, spoil_the_view};

#[test]
fn fuzz_parsers() {
    bolero::check!().with_test_time(fuzz_time()).for_each(|bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        // Random bytes seldom begin like an action, so each beginning is tried too.
        let starts = ["", "V.", "T.a1", "R.", "R.47@", "R.L", "B.", "B.47+", "C.", "E.", "S.", "Q.", "D."];
        for start in starts.into_iter().chain(["card.", "token.", "duel "]) {
            let text = format!("{start}{text}");
            reads_back::<Action>(&text);
            reads_back::<Outcome>(&text);
            reads_back::<Setup>(&text);
            reads_back::<Gems>(&text);
            let _ = text.parse::<Spaces>();
            let _ = Log::parse(&text);
        }
        let _ = serde_json::from_str::<View>(&text);
    });
}

#[test]
fn fuzz_enumeration_is_check() {
    bolero::check!().with_test_time(fuzz_time()).for_each(|bytes: &[u8]| {
        let mut bytes = Bytes(bytes);
        let game: Duel = dealt(&Setup::new(2).unwrap(), &mut bytes);
        enumeration_is_check(game, &mut bytes, wild_action);
    });
}

fn wild_action(game: &Duel, bytes: &mut Bytes<'_>) -> Action {
    let body = game.body();
    let gem = |bytes: &mut Bytes<'_>| Gem::ALL[bytes.below(7) as usize];
    let space = |bytes: &mut Bytes<'_>| Space::new(bytes.below(25) as u8).unwrap();
    let hand = body.seat(body.turn()).hand().filter_map(Reserved::card);
    let mut cards: Vec<_> = body.face_up_cards().chain(hand).collect();
    cards.extend(body.unseen(2).take(1));
    match bytes.below(12) {
        0 => Action::Take((0..bytes.below(5)).map(|_| space(bytes)).collect()),
        1 => Action::UsePrivilege(space(bytes)),
        2 => Action::Replenish,
        3 => Action::ReserveTop { level: bytes.below(4) as u8, gold: space(bytes) },
        4 => Action::TakeRoyal(RoyalId::new(1 + bytes.below(4) as u8).unwrap()),
        5 => Action::Copy(Colour::ALL[bytes.below(5) as usize]),
        6 => Action::TakeSame(space(bytes)),
        7 => Action::Steal(gem(bytes)),
        8 => Action::Discard(gem(bytes)),
        kind => match cards.get(bytes.below(cards.len().max(1) as u32) as usize) {
            Some(&card) if kind == 9 => Action::Reserve { card, gold: space(bytes) },
            Some(&card) => Action::Buy { card, gold_as: (0..bytes.below(4)).map(|_| gem(bytes)).collect() },
            None => Action::Replenish,
        },
    }
}

#[test]
fn fuzz_views_from_foreign_hands() {
    let mut bytes = Bytes(b"a game of some chance, long enough for cards and tokens");
    spoil_the_view(&dealt::<Duel>(&Setup::new(2).unwrap(), &mut bytes));
}
