//! Fuzz targets. Under `cargo test` each runs for a bounded time; `cargo bolero test -p splendor TARGET` runs
//! one for as long as wanted.

use kernel::{Draw, Game, Log};
use laws::{Bytes, enumeration_is_check, fuzz_time, reads_back, spoil_the_view};
use splendor::{Action, Gem, Gems, NobleId, Outcome, Reserved, Setup, Splendor, View};

#[test]
fn fuzz_parsers() {
    bolero::check!().with_test_time(fuzz_time()).for_each(|bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        // Random bytes seldom begin like an action, so each beginning is tried too.
        for start in ["", "T.", "R.", "R.L", "B.", "B.47+", "D.", "N.", "card.", "noble.", "splendor "] {
            let text = format!("{start}{text}");
            reads_back::<Action>(&text);
            reads_back::<Outcome>(&text);
            reads_back::<Setup>(&text);
            reads_back::<Gems>(&text);
            let _ = Log::parse(&text);
        }
        let _ = serde_json::from_str::<View>(&text);
    });
}

#[test]
fn fuzz_enumeration_is_check() {
    bolero::check!().with_test_time(fuzz_time()).for_each(|bytes: &[u8]| {
        let mut bytes = Bytes(bytes);
        let game = Splendor::new(&Setup::new(2 + bytes.below(3) as u8).unwrap());
        enumeration_is_check(game, &mut bytes, wild_action);
    });
}

fn wild_action(game: &Splendor, bytes: &mut Bytes<'_>) -> Action {
    let body = game.body();
    let gems = |bytes: &mut Bytes<'_>| -> Gems {
        (0..bytes.below(6)).map(|_| Gem::ALL[bytes.below(6) as usize]).collect()
    };
    let hand = body.seat(body.turn()).hand().filter_map(Reserved::card);
    let mut cards: Vec<_> = body.face_up_cards().chain(hand).collect();
    cards.extend(body.unseen(2).take(1));
    match bytes.below(7) {
        0 => Action::Take(gems(bytes)),
        1 => Action::Return(gems(bytes)),
        2 => Action::ReserveTop(bytes.below(4) as u8),
        3 => Action::Receive(NobleId::new(1 + bytes.below(10) as u8).unwrap()),
        4 => Action::Pass,
        kind => match cards.get(bytes.below(cards.len().max(1) as u32) as usize) {
            Some(&card) if kind == 5 => Action::Reserve(card),
            Some(&card) => Action::Buy { card, gold_as: gems(bytes) },
            None => Action::Pass,
        },
    }
}

#[test]
fn fuzz_views_from_foreign_hands() {
    spoil_the_view(&Splendor::new(&Setup::new(3).unwrap()));
}
