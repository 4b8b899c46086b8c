//! Fuzz targets. Under `cargo test` each runs for a bounded time; `cargo bolero test -p duel TARGET` runs one
//! for as long as wanted.

use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

use duel::{Action, Colour, Duel, Gem, Gems, Outcome, Reserved, RoyalId, Setup, Space, Spaces, View};
use kernel::{Awaiting, Draw, First, Game, Log, Quiet, Viewer};

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
        let starts = ["", "V.", "T.a1", "R.", "R.47@", "R.L", "B.", "B.47+", "C.", "E.", "S.", "Q.", "D."];
        for start in starts.into_iter().chain(["card.", "token.", "duel "]) {
            let text = format!("{start}{text}");
            reads::<Action>(&text);
            reads::<Outcome>(&text);
            reads::<Setup>(&text);
            reads::<Gems>(&text);
            let _ = text.parse::<Spaces>();
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

/// A game with everything dealt by these bytes.
fn dealt(bytes: &mut Bytes<'_>) -> Duel {
    let mut game = Duel::new(&Setup::new(2).unwrap());
    while let Awaiting::Chance(_) = game.awaiting() {
        let outcome = game.draw(bytes);
        game.resolve(outcome, &mut Quiet);
    }
    game
}

#[test]
fn fuzz_enumeration_is_check() {
    bolero::check!().with_test_time(time()).for_each(|bytes: &[u8]| {
        let mut bytes = Bytes(bytes);
        let mut game = dealt(&mut bytes);
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
    // A view with one spoiled letter or number is refused or is a view all the same; it never panics, nor does
    // the game that it is completed to.
    let game = dealt(&mut Bytes(b"a game of some chance, long enough for cards and tokens"));
    let json = serde_json::to_string(&game.view(Viewer::Spectator)).unwrap();
    let spots: Vec<usize> =
        json.match_indices(|c: char| c.is_ascii_alphanumeric()).map(|(at, _)| at).collect();
    for at in spots {
        for with in ["0", "7", "9", "255", "-1", "null", "w", "."] {
            let mut spoiled = json.clone();
            spoiled.replace_range(at..=at, with);
            if let Ok(view) = serde_json::from_str::<View>(&spoiled) {
                let _ = serde_json::to_string(&view).unwrap();
                let _ = Duel::determinize(&view, &mut First).action_count();
            }
        }
    }
}
