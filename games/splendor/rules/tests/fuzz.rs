//! Fuzz targets. Under `cargo test` each runs for a bounded time; `cargo bolero test -p splendor TARGET` runs
//! one for as long as wanted.

use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

use kernel::{Awaiting, Draw, Game, Log, Quiet, Viewer};
use splendor::{Action, Gem, Gems, NobleId, Outcome, Reserved, Setup, Splendor, View};

const TIME: Duration = Duration::from_secs(2);

/// How long a target runs: so many seconds as `CABOCHON_FUZZ` says, where it is set.
fn time() -> Duration {
    std::env::var("CABOCHON_FUZZ").map_or(TIME, |seconds| Duration::from_secs(seconds.parse().unwrap()))
}

/// Reading never panics, and what is read prints as something that reads back the same.
fn reads<T: FromStr + Display + PartialEq + std::fmt::Debug>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let printed = value.to_string();
        assert_eq!(printed.parse::<T>().ok(), Some(value), "{text} prints as {printed}");
    }
}

#[test]
fn fuzz_parsers() {
    bolero::check!().with_test_time(time()).for_each(|bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        // Random bytes seldom begin like an action, so each beginning is tried too.
        for start in ["", "T.", "R.", "R.L", "B.", "B.47+", "D.", "N.", "card.", "noble.", "splendor "] {
            let text = format!("{start}{text}");
            reads::<Action>(&text);
            reads::<Outcome>(&text);
            reads::<Setup>(&text);
            reads::<Gems>(&text);
            let _ = Log::parse(&text);
        }
        let _ = serde_json::from_str::<View>(&text);
    });
}

/// The bytes as the only source of chance, and zeros when they run out.
struct Bytes<'a>(&'a [u8]);

impl Draw for Bytes<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        u32::from(first) % n
    }
}

#[test]
fn fuzz_enumeration_is_check() {
    bolero::check!().with_test_time(time()).for_each(|bytes: &[u8]| {
        let mut bytes = Bytes(bytes);
        let mut game = Splendor::new(&Setup::new(2 + bytes.below(3) as u8).unwrap());
        while !bytes.0.is_empty() {
            let mut listed = Vec::new();
            game.legal_actions(|action| listed.push(action));
            let wild = wild_action(&game, &mut bytes);
            assert_eq!(listed.contains(&wild), game.check(wild).is_ok(), "{wild}");
            match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance(_) => {
                    let outcome = game.draw(&mut bytes);
                    game.resolve(outcome, &mut Quiet);
                }
                Awaiting::Decision(_) => {
                    let action = listed[bytes.below(listed.len() as u32) as usize];
                    game.play(action, &mut Quiet);
                }
            }
        }
    });
}

fn wild_action(game: &Splendor, bytes: &mut Bytes<'_>) -> Action {
    let body = game.body();
    let gems = |bytes: &mut Bytes<'_>| -> Gems {
        (0..bytes.below(6)).map(|_| Gem::ALL[bytes.below(6) as usize]).collect()
    };
    let hand = body.seat(body.turn()).hand().filter_map(Reserved::card);
    let mut cards: Vec<_> = (0..12).filter_map(|slot| body.face_up(slot / 4, slot % 4)).chain(hand).collect();
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
    // A view with one spoiled number is refused or is a view all the same; it never panics.
    let game = Splendor::new(&Setup::new(3).unwrap());
    let json = serde_json::to_string(&game.view(Viewer::Spectator)).unwrap();
    let digits: Vec<usize> = json.match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at).collect();
    for at in digits {
        for digit in ["0", "7", "9", "255", "-1", "null"] {
            let mut spoiled = json.clone();
            spoiled.replace_range(at..=at, digit);
            if let Ok(view) = serde_json::from_str::<View>(&spoiled) {
                let _ = serde_json::to_string(&view).unwrap();
            }
        }
    }
}
