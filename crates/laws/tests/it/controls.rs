//! Negative controls (law 7): a toy game that keeps the laws, and others of its kind that break one on purpose.
//! A suite that cannot fail would prove nothing.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};

use kernel::*;
use laws::{Specimen, Subject, Suite, Tested};
use serde::{Deserialize, Serialize};

/// Keeps the laws.
const HONEST: u8 = 0;
/// Has something in its states that is not in its log.
const IMPURE: u8 = 1;
/// Shows something of what is hidden.
const LEAKY: u8 = 2;
/// Hides nothing.
const OPEN: u8 = 3;
/// Hides nothing that could not be found out, and yet does not show the same to all.
const VEILED: u8 = 4;

/// Refuses an action that it lists.
const STRICT: u8 = 5;
/// Waits for a decision and allows none.
const STUCK: u8 = 6;
/// Remembers whether somebody was told.
const WATCHED: u8 = 7;
/// Draws only the first of the outcomes that it lists.
const LOADED: u8 = 8;
/// Draws every outcome that it lists, one of them too often.
const BIASED: u8 = 9;
/// Counts a point that no effect tells of.
const MISCOUNTED: u8 = 10;

/// Both players draw a secret number below 5, then each may raise or stay; the higher number wins the pot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Toy<const KIND: u8> {
    hands: [Option<u8>; 2],
    raised: [Option<bool>; 2],
    noise: u8,
}

static NOISE: AtomicU8 = AtomicU8::new(0);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Plain;
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Raise(bool);
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Number(u8);
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct WhichNumber(Seat);
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Told {
    Drew(Option<u8>),
    Raised(bool),
}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct No;
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct ToyView {
    viewer: Viewer,
    drawn: [bool; 2],
    own: [Option<u8>; 2],
    raised: [Option<bool>; 2],
    noise: u8,
}

macro_rules! one_word {
    ($type:ty, $error:ty, $print:expr, $read:expr) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&$print(self))
            }
        }
        impl FromStr for $type {
            type Err = $error;
            fn from_str(text: &str) -> Result<Self, $error> {
                $read(text)
            }
        }
    };
}
fn unreadable(text: &str) -> NotationError {
    NotationError::new(text, "toy-form-word")
}
one_word!(Plain, SetupError, |_: &Plain| String::from("toy"), |text: &str| match text {
    "toy" => Ok(Plain),
    _ => Err(SetupError::OtherGame("toy")),
});
one_word!(Raise, NotationError, |raise: &Raise| raise.0.to_string(), |text: &str| {
    text.parse().map(Raise).map_err(|_| unreadable(text))
});
one_word!(Number, NotationError, |number: &Number| number.0.to_string(), |text: &str| {
    text.parse().map(Number).map_err(|_| unreadable(text))
});

impl fmt::Display for WhichNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "number for {}", self.0)
    }
}
impl Question for WhichNumber {
    fn source(&self) -> u8 {
        0
    }
    fn private_to(&self) -> Option<Seat> {
        Some(self.0)
    }
}
impl Narrate for Told {
    fn message(&self) -> Message {
        Message::new("toy")
    }
}
impl Explain for No {
    fn rule(&self) -> Rule {
        Rule { list: "toy", item: "1" }
    }
    fn message(&self) -> Message {
        Message::new("toy-no")
    }
}

impl<const KIND: u8> Toy<KIND> {
    fn next(&self, of: [bool; 2]) -> Option<Seat> {
        of.iter().position(|done| !done).map(|seat| Seat(seat as u8))
    }
}

impl<const KIND: u8> Game for Toy<KIND> {
    const NAME: &'static str = "toy";
    const RULES: u16 = 1;
    type Setup = Plain;
    type Action = Raise;
    type Decision = ();
    type Chance = WhichNumber;
    type Outcome = Number;
    type Effect = Told;
    type View = ToyView;
    type Open = ToyView;
    type Refusal = No;

    fn new(_: &Plain) -> Self {
        Toy { hands: [None; 2], raised: [None; 2], noise: 0 }
    }
    fn players(&self) -> u8 {
        2
    }
    fn awaiting(&self) -> Awaiting<WhichNumber> {
        if let Some(seat) = self.next(self.hands.map(|hand| hand.is_some())) {
            return Awaiting::Chance(WhichNumber(seat));
        }
        self.next(self.raised.map(|raised| raised.is_some())).map_or(Awaiting::Over, Awaiting::Decision)
    }
    fn decision(&self) -> Option<()> {
        self.awaiting().seat().map(drop)
    }
    fn legal_actions(&self, mut each: impl FnMut(Raise)) {
        (0..self.action_count()).for_each(|n| each(self.nth_action(n)));
    }
    fn action_count(&self) -> u32 {
        if self.awaiting().seat().is_some() && KIND != STUCK { 2 } else { 0 }
    }
    fn nth_action(&self, n: u32) -> Raise {
        Raise(n == 1)
    }
    fn check(&self, Raise(raise): Raise) -> Result<(), No> {
        if self.action_count() > 0 && !(raise && KIND == STRICT) { Ok(()) } else { Err(No) }
    }
    fn play(&mut self, Raise(raise): Raise, sink: &mut impl Sink<Told>) {
        if let Some(seat) = self.awaiting().seat() {
            self.raised[seat.index()] = Some(raise);
        }
        // A sink that discards everything has no size.
        if KIND == WATCHED && size_of_val(sink) > 0 {
            self.noise = 1;
        }
        if KIND == IMPURE {
            self.noise = NOISE.fetch_add(1, Ordering::Relaxed);
        }
        sink.push(Told::Raised(raise));
    }
    fn outcomes(&self, mut each: impl FnMut(Number, u32)) {
        if let Awaiting::Chance(_) = self.awaiting() {
            (0..5).filter(|&n| !self.hands.contains(&Some(n))).for_each(|n| each(Number(n), 1));
        }
    }
    fn check_outcome(&self, Number(n): Number) -> Result<(), No> {
        if n < 5 && !self.hands.contains(&Some(n)) { Ok(()) } else { Err(No) }
    }
    fn draw(&self, chance: &mut impl Draw) -> Number {
        let mut all = Vec::new();
        self.outcomes(|outcome, _| all.push(outcome));
        match KIND {
            LOADED => all[0],
            BIASED => all[chance.below(all.len() as u32 + 1) as usize % all.len()],
            _ => all[chance.below(all.len() as u32) as usize],
        }
    }
    fn resolve(&mut self, Number(n): Number, sink: &mut impl Sink<Told>) {
        if let Awaiting::Chance(WhichNumber(seat)) = self.awaiting() {
            self.hands[seat.index()] = Some(n);
        }
        sink.push(Told::Drew(Some(n)));
    }
    fn view(&self, viewer: Viewer) -> ToyView {
        let mut own = self.hands;
        let is_hidden = |seat: &Seat| !viewer.is(*seat) && !matches!(KIND, OPEN | VEILED);
        for seat in Seat::all(2).filter(is_hidden) {
            own[seat.index()] = None;
        }
        // The leak: the parity of what is hidden.
        let leak = self.hands.iter().flatten().sum::<u8>() % 2;
        let noise = if KIND == LEAKY { leak } else { self.noise };
        let is_kept_back = KIND == VEILED && viewer == Viewer::Spectator;
        let drawn = self.hands.map(|hand| hand.is_some() && !is_kept_back);
        ToyView { viewer, drawn, own, raised: self.raised, noise }
    }
    fn viewer(view: &ToyView) -> Viewer {
        view.viewer
    }
    fn redact(effect: Told, _: Viewer) -> Told {
        match effect {
            Told::Drew(_) => Told::Drew(None),
            open => open,
        }
    }
    fn determinize(view: &ToyView, chance: &mut impl Draw) -> Self {
        let mut toy =
            Toy { hands: view.own, raised: view.raised, noise: if KIND == LEAKY { 0 } else { view.noise } };
        for seat in 0..2 {
            if view.drawn[seat] && toy.hands[seat].is_none() {
                let free: Vec<u8> = (0..5).filter(|&n| !toy.hands.contains(&Some(n))).collect();
                toy.hands[seat] = Some(free[chance.below(free.len() as u32) as usize]);
            }
        }
        toy
    }
    fn open(&self) -> ToyView {
        self.view(Viewer::Spectator)
    }
    fn scores(&self) -> [i16; SEATS_MAX] {
        let raises = self.raised.iter().filter(|raised| **raised == Some(true)).count() as i16;
        let untold = i16::from(KIND == MISCOUNTED && self.raised[1].is_some());
        [raises, untold, 0, 0, 0, 0]
    }
    fn result(&self) -> Option<GameResult> {
        let rule = Rule { list: "toy", item: "1" };
        (self.awaiting() == Awaiting::Over).then_some(GameResult {
            places: [1, 1, 0, 0, 0, 0],
            ended: rule,
            decided: rule,
        })
    }
    fn turns(&self) -> u32 {
        self.raised.iter().flatten().count() as u32
    }
    fn digest(&self) -> u64 {
        let code = |known: Option<u8>| known.map_or(9, |n| n);
        let raised = self.raised.map(|raised| code(raised.map(u8::from)));
        Digest::new().bytes(&self.hands.map(code)).bytes(&raised).bytes(&[self.noise]).finish()
    }
}

fn subject<const KIND: u8>() -> Subject<Toy<KIND>> {
    Subject {
        setups: vec![Plain],
        conserved: |_| Ok(()),
        arbitrary: |_, dice| Raise(dice.below(2) == 1),
        decisions_max: 2,
        gains,
    }
}

/// A raise brings the first player a point, and a count that is no point.
fn gains(effect: &Told, each: &mut dyn FnMut(Gain)) {
    const RAISES: Origin = Origin::points("toy-end-raises");
    const NOISE: Origin = Origin::count("toy-end-noise", Rule { list: "toy", item: "1" });
    if let Told::Raised(true) = effect {
        for origin in [RAISES, NOISE] {
            each(Gain { seat: Seat(0), origin, amount: 1 });
        }
    }
}

/// The law that breaks first, over many seeds and all functions of the suite.
fn broken<const KIND: u8>(law: fn(u64, &Subject<Toy<KIND>>) -> u8) -> u8 {
    (0..100).map(|seed| law(seed, &subject())).find(|&broken| broken > 0).unwrap_or(0)
}

fn states<const K: u8>(seed: u64, subject: &Subject<Toy<K>>) -> u8 {
    laws::every_state(subject, &Plain, seed).map_or_else(|breach| breach.law, |()| 0)
}
fn replayed<const K: u8>(seed: u64, _: &Subject<Toy<K>>) -> u8 {
    laws::replay::<Toy<K>>(&Plain, seed, 9).map_or_else(|breach| breach.law, |_| 0)
}
fn paired<const K: u8>(seed: u64, _: &Subject<Toy<K>>) -> u8 {
    laws::two_truths::<Toy<K>>(&Plain, seed).map_or_else(|breach| breach.law, |_| 0)
}

#[test]
fn the_honest_toy_keeps_every_law() {
    assert_eq!(broken::<HONEST>(states), 0);
    assert_eq!(broken::<HONEST>(replayed), 0);
    assert_eq!(broken::<HONEST>(paired), 0);
}

#[test]
fn the_impure_toy_fails_the_replay() {
    assert_eq!(broken::<IMPURE>(replayed), 2);
}

#[test]
fn the_strict_toy_fails_the_enumeration() {
    assert_eq!(broken::<STRICT>(states), 1);
}

#[test]
fn the_stuck_toy_fails_to_go_on() {
    assert_eq!(broken::<STUCK>(states), 5);
}

#[test]
fn the_toys_that_do_not_draw_as_they_state_fail() {
    assert_eq!((broken::<LOADED>(states), broken::<BIASED>(states)), (5, 5));
}

#[test]
fn the_watched_toy_fails_without_a_sink() {
    assert_eq!(broken::<WATCHED>(states), 6);
}

#[test]
fn the_miscounted_toy_fails_the_sum_of_gains() {
    assert_eq!(broken::<MISCOUNTED>(states), 8);
}

#[test]
fn the_leaky_toy_fails_the_views() {
    assert_eq!(broken::<LEAKY>(states), 4);
    assert_eq!(broken::<LEAKY>(paired), 4);
}

/// Checks the count of the numbers of the honest toy: one that counts nothing if it is careless, and one that names a
/// place from which nothing is removed if it is forgetful.
fn counts_the_numbers(careless: bool, forgetful: bool) {
    let counted = |game: &Toy<HONEST>| {
        let lacks = game.raised[0].is_some() && game.hands.contains(&None);
        if lacks && !careless { Err("a number is missing".into()) } else { Ok(()) }
    };
    let robbed = |game: &Toy<HONEST>| {
        let less = Toy { hands: [None, game.hands[1]], ..*game };
        game.raised[0].map(|_| ("number", less)).into_iter().collect()
    };
    let places = if forgetful { &["number", "pot"][..] } else { &["number"] };
    laws::notices_what_is_missing::<Toy<HONEST>, Toy<HONEST>>(&[Plain], places, robbed, counted);
}

#[test]
fn what_is_missing_from_a_place_is_noticed() {
    counts_the_numbers(false, false);
}

#[test]
#[should_panic(expected = "nobody notices that a number is missing")]
fn a_count_that_misses_nothing_fails() {
    counts_the_numbers(true, false);
}

#[test]
#[should_panic(expected = "the places from which a piece was removed")]
fn a_place_from_which_nothing_is_removed_fails() {
    counts_the_numbers(false, true);
}

/// A toy as the suite takes it, which says whether it hides something.
struct Stated<const KIND: u8, const HIDES: bool>;

impl<const KIND: u8, const HIDES: bool> Specimen for Stated<KIND, HIDES> {
    type Game = Toy<KIND>;

    const HIDES: bool = HIDES;
    const DECISIONS_MAX: u32 = 2;
    const BEGINNINGS: &'static [&'static str] = &[];

    fn setups() -> Vec<Plain> {
        vec![Plain]
    }

    fn conserved(_: &Self::Game) -> Result<(), String> {
        Ok(())
    }

    fn arbitrary(_: &Self::Game, chance: &mut impl Draw) -> Raise {
        Raise(chance.below(2) == 1)
    }

    fn may_lack(_: &Told, _: &str) -> bool {
        false
    }

    fn gains(effect: &Told, each: &mut dyn FnMut(Gain)) {
        gains(effect, each);
    }
}

fn keeps_the_laws<const KIND: u8, const HIDES: bool>() {
    Tested::<Stated<KIND, HIDES>>::new().keeps_the_laws(20);
}

#[test]
fn a_toy_may_hide_something_or_nothing() {
    keeps_the_laws::<HONEST, true>();
    keeps_the_laws::<OPEN, false>();
}

#[test]
#[should_panic(expected = "does not see everything")]
fn a_toy_that_hides_and_says_that_it_does_not_fails() {
    keeps_the_laws::<HONEST, false>();
}

#[test]
#[should_panic(expected = "do not see the same")]
fn a_field_that_only_some_viewers_get_is_found_where_nothing_is_hidden() {
    keeps_the_laws::<VEILED, false>();
}

#[test]
#[should_panic(expected = "no two truths differ")]
fn a_toy_that_says_that_it_hides_something_and_hides_nothing_fails() {
    keeps_the_laws::<OPEN, true>();
}
