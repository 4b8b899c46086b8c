//! The checks that the games' fuzz targets run on their input bytes.

use std::fmt::{Debug, Display};
use std::str::FromStr;
use std::time::Duration;

use kernel::{Awaiting, Draw, First, Game, Quiet, Viewer};
use serde_json::Value;

use crate::Dice;

/// Returns the time for which a fuzz target runs: two seconds, or the number of seconds in `CABOCHON_FUZZ`.
///
/// # Panics
/// If the value of `CABOCHON_FUZZ` is not a number.
pub fn fuzz_time() -> Duration {
    let seconds = std::env::var("CABOCHON_FUZZ").map_or(2, |seconds| seconds.parse().expect("a number"));
    Duration::from_secs(seconds)
}

/// Returns the number of changed views of a fuzz target that takes no bytes: a thousand for each second of [`fuzz_time`].
pub fn spoiled_views() -> usize {
    1_000 * fuzz_time().as_secs() as usize
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

/// The requirement on a game that a view was completed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Its choices can be counted.
    Counted,
    /// Something can be done, then and later: no view is read in which the game could not go on.
    Playable,
}

/// Checks that a view with one changed letter or number is either refused or a view, and that neither it nor the game
/// that it is completed to panics.
///
/// # Panics
/// If a view that was read cannot be written, or lacks what is asked.
pub fn spoil_the_view<G: Game>(game: &G, asked: Asked) {
    let json = serde_json::to_string(&game.view(Viewer::Spectator)).expect("a view has a JSON form");
    let spots = json.match_indices(|c: char| c.is_ascii_alphanumeric()).map(|(at, _)| at);
    for at in spots {
        for with in ["0", "7", "9", "255", "-1", "null", "w", "."] {
            let mut spoiled = json.clone();
            spoiled.replace_range(at..=at, with);
            if let Ok(view) = serde_json::from_str::<G::View>(&spoiled) {
                goes_on::<G>(&view, asked, &mut Dice::new(at as u64), &spoiled);
            }
        }
    }
}

/// The numbers that take the place of others: small ones, those around the limits of games and of words.
const NUMBERS: [i64; 16] = [0, 1, 2, 3, 4, 5, 7, 10, 11, 15, 16, 63, 120, 255, u32::MAX as i64, -1];

/// Checks that a view of a game that was played for a while, with several changed values, is either refused or a view of
/// a game that goes on, as far as that is asked. Returns whether it was read.
///
/// # Panics
/// If the view was read, and it cannot be written, or lacks what is asked.
pub fn spoil_values<G: Game>(setup: &G::Setup, asked: Asked, dice: &mut Dice) -> bool {
    let mut game = G::new(setup);
    for _ in 0..dice.below(200) {
        step(&mut game, dice);
    }
    let viewers: Vec<Viewer> = Viewer::all(game.players()).collect();
    let viewer = viewers[dice.below(viewers.len() as u32) as usize];
    let mut json = serde_json::to_value(game.view(viewer)).expect("a view has a JSON form");
    for _ in 0..1 + dice.below(3) {
        change_a_value(&mut json, dice);
    }
    let said = json.to_string();
    match serde_json::from_value::<G::View>(json) {
        Ok(view) => goes_on::<G>(&view, asked, dice, &said),
        Err(_) => return false,
    }
    true
}

/// Changes one value somewhere in a document: to another number, to a value that is elsewhere in it, to nothing, or, of
/// a list, its length.
fn change_a_value(json: &mut Value, dice: &mut Dice) {
    let mut places = Vec::new();
    places_in(json, "", &mut places);
    let mut any = || places[dice.below(places.len() as u32) as usize].clone();
    let (place, other) = (any(), any());
    let copied = json.pointer(&other).expect("a place of the document").clone();
    let value = json.pointer_mut(&place).expect("a place of the document");
    match (value, dice.below(4)) {
        (value, 0) => *value = copied,
        (value, 1) if !value.is_number() => *value = Value::Null,
        (Value::Number(number), _) => *number = NUMBERS[dice.below(NUMBERS.len() as u32) as usize].into(),
        (Value::Array(list), 2) => drop(list.pop()),
        (Value::Array(list), _) => list.push(copied),
        (value, _) => *value = copied,
    }
}

/// Collects the places of all values in a document but the whole, as JSON pointers.
fn places_in(json: &Value, at: &str, places: &mut Vec<String>) {
    let mut inside = |key: &str, value: &Value| {
        let at = format!("{at}/{key}");
        places.push(at.clone());
        places_in(value, &at, places);
    };
    match json {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| inside(key, value)),
        Value::Array(list) => list.iter().enumerate().for_each(|(n, value)| inside(&n.to_string(), value)),
        _ => {}
    }
}

/// The number of steps that a game is played on from a view that was read.
const STEPS: usize = 12;

/// Checks that a view can be written, and what is asked of the game that it is completed to.
fn goes_on<G: Game>(view: &G::View, asked: Asked, dice: &mut Dice, said: &str) {
    serde_json::to_string(view).expect("a view has a JSON form");
    let mut game = G::determinize(view, &mut First);
    if asked == Asked::Counted {
        choices(&game);
        return;
    }
    for _ in 0..STEPS {
        let over = game.awaiting() == Awaiting::Over;
        assert!(choices(&game) > 0 || over, "nothing can be done or come in {said}");
        assert_eq!(game.result().is_some(), over, "a result or none in {said}");
        step(&mut game, dice);
    }
}

/// Returns how many actions or outcomes there are.
fn choices<G: Game>(game: &G) -> u32 {
    let mut outcomes = 0;
    game.outcomes(|_, _| outcomes += 1);
    game.action_count() + outcomes
}

/// Plays one random step, if the game is not over.
fn step<G: Game>(game: &mut G, dice: &mut Dice) {
    match game.awaiting() {
        Awaiting::Over => {}
        Awaiting::Decision(_) => game.play(game.nth_action(dice.below(game.action_count())), &mut Quiet),
        Awaiting::Chance(_) => game.resolve(game.draw(dice), &mut Quiet),
    }
}
