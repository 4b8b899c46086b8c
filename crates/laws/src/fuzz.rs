//! The checks that the games' fuzz targets run on their input bytes.

use std::fmt::{Debug, Display};
use std::str::FromStr;
use std::time::Duration;

use kernel::{Awaiting, Draw, First, Game, Quiet, Viewer};

/// Returns the time for which a fuzz target runs: two seconds, or the number of seconds in `CABOCHON_FUZZ`.
///
/// # Panics
/// If the value of `CABOCHON_FUZZ` is not a number.
pub fn fuzz_time() -> Duration {
    let seconds = std::env::var("CABOCHON_FUZZ").map_or(2, |seconds| seconds.parse().expect("a number"));
    Duration::from_secs(seconds)
}

/// Checks that parsing never panics, and that what was parsed prints as a text that parses to an equal value.
///
/// # Panics
/// If the parser panics, or the printed text does not parse to an equal value.
pub fn reads_back<T: FromStr + Display + PartialEq + Debug>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let printed = value.to_string();
        assert_eq!(printed.parse::<T>().ok(), Some(value), "{text} prints as {printed}");
    }
}

/// A source of chance that draws from bytes, and from zeros when they run out.
#[derive(Debug)]
pub struct Bytes<'a>(pub &'a [u8]);

impl Draw for Bytes<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        u32::from(first) % n
    }
}

/// Plays on, with the bytes as the source of chance and of all choices, and checks at every step that `wild`, an action
/// legal or not, is listed exactly if it is allowed.
///
/// # Panics
/// If the list and the check disagree.
pub fn enumeration_is_check<G: Game>(
    mut game: G,
    bytes: &mut Bytes<'_>,
    wild: impl Fn(&G, &mut Bytes<'_>) -> G::Action,
) {
    while !bytes.0.is_empty() {
        let mut listed = Vec::new();
        game.legal_actions(|action| listed.push(action));
        let wild = wild(&game, bytes);
        assert_eq!(listed.contains(&wild), game.check(wild).is_ok(), "{wild}");
        match game.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance(_) => game.resolve(game.draw(bytes), &mut Quiet),
            Awaiting::Decision(_) => {
                let action = listed[bytes.below(listed.len() as u32) as usize];
                game.play(action, &mut Quiet);
            }
        }
    }
}

/// Returns the game after chance has answered all questions of the deal.
pub fn dealt<G: Game>(setup: &G::Setup, chance: &mut impl Draw) -> G {
    let mut game = G::new(setup);
    while let Awaiting::Chance(_) = game.awaiting() {
        game.resolve(game.draw(chance), &mut Quiet);
    }
    game
}

/// Checks that a view with one changed letter or number is either refused or a view, and that neither it nor the game
/// that it is completed to panics.
///
/// # Panics
/// If a view that was read cannot be written.
pub fn spoil_the_view<G: Game>(game: &G) {
    let json = serde_json::to_string(&game.view(Viewer::Spectator)).expect("a view has a JSON form");
    let spots = json.match_indices(|c: char| c.is_ascii_alphanumeric()).map(|(at, _)| at);
    for at in spots {
        for with in ["0", "7", "9", "255", "-1", "null", "w", "."] {
            let mut spoiled = json.clone();
            spoiled.replace_range(at..=at, with);
            if let Ok(view) = serde_json::from_str::<G::View>(&spoiled) {
                serde_json::to_string(&view).expect("a view has a JSON form");
                let _ = G::determinize(&view, &mut First).action_count();
            }
        }
    }
}
