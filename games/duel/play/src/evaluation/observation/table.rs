//! The counts about the table.

use duel::{Ability, Body, Gem};

use super::haul::Haul;
use crate::evaluation::plan::gives;

/// Their meanings. Lines are those that no token makes longer, and of equal ones only one is counted.
pub(super) const NAMES: &[&str] = &[
    "white on the board",
    "blue on the board",
    "green on the board",
    "red on the board",
    "black on the board",
    "pearls on the board",
    "gold on the board",
    "no gold on the board",
    "at most three gems and pearls on the board",
    "at most six gems and pearls on the board",
    "at most ten gems and pearls on the board",
    "white in the bag",
    "blue in the bag",
    "green in the bag",
    "red in the bag",
    "black in the bag",
    "pearls in the bag",
    "gold in the bag",
    "the bag is empty",
    "different lines of three",
    "different lines of two",
    "a line of three",
    "a line of three with a pearl",
    "a line of three colours",
    "a line that gives the other a privilege",
    "privileges that nobody holds",
    "no privilege that nobody holds",
    "the royal card that plays again is left",
    "the royal card that steals a token is left",
    "the royal card that takes a privilege is left",
    "the royal card without an effect is left",
];

/// Returns them.
pub(super) fn counts(body: &Body, haul: &Haul) -> [u8; NAMES.len()] {
    let flag = u8::from;
    let [white, blue, green, red, black, pearls, ..] = haul.board.counts();
    let gold = body.board().gold().count() as u8;
    let [bag_white, bag_blue, bag_green, bag_red, bag_black, bag_pearls, bag_gold, _] = body.bag.counts();
    let takeable = haul.board.total();
    let of_length = |length| haul.lines().iter().filter(move |line| line.total() == length);
    let left = |ability| flag(body.royals().any(|id| id.royal().ability == ability));
    [
        white,
        blue,
        green,
        red,
        black,
        pearls,
        gold,
        flag(gold == 0),
        flag(takeable <= 3),
        flag(takeable <= 6),
        flag(takeable <= 10),
        bag_white,
        bag_blue,
        bag_green,
        bag_red,
        bag_black,
        bag_pearls,
        bag_gold,
        flag(body.bag.is_none()),
        of_length(3).count() as u8,
        of_length(2).count() as u8,
        flag(of_length(3).next().is_some()),
        flag(of_length(3).any(|line| line.get(Gem::Pearl) > 0)),
        flag(of_length(3).any(|line| line.with_at_least(2) == 0)),
        flag(haul.lines().iter().any(|&line| gives(line))),
        body.supply(),
        flag(body.supply() == 0),
        left(Some(Ability::PlayAgain)),
        left(Some(Ability::StealToken)),
        left(Some(Ability::TakePrivilege)),
        left(None),
    ]
}
