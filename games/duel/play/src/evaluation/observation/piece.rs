//! The counts about a card within a player's reach.

use duel::{Ability, Colour};

use super::reach::Prospect;

/// Their meanings. "Payable" is said of a turn: with what is held and with what privileges bring. "Later" is after one
/// more turn, which takes a line or a gold from the present board, and what privileges bring.
pub(super) const NAMES: &[&str] = &[
    "hidden card of level 1",
    "hidden card of level 2",
    "hidden card of level 3",
    "points",
    "crowns",
    "bonuses",
    "counts as white",
    "counts as blue",
    "counts as green",
    "counts as red",
    "counts as black",
    "has no bonus",
    "copies a colour",
    "may not be bought: nothing to copy",
    "plays again",
    "takes a token of its colour",
    "takes a privilege",
    "steals a token",
    "price after bonuses",
    "lacking white",
    "lacking blue",
    "lacking green",
    "lacking red",
    "lacking black",
    "lacking pearls",
    "missing after gold",
    "missing nothing",
    "missing one",
    "missing two",
    "missing three",
    "payable",
    "missing later",
    "payable later",
    "missing one or two later",
    "brings a royal card",
    "brings a royal card, and is payable",
    "wins",
    "wins, and is payable",
    "wins, and is payable later",
    "progress with it, in fortieths",
    "progress with it by patience, in fortieths",
    "points in all above 10, with it",
    "crowns in all above 3, with it",
    "points of its colour above 3, with it",
    "first bonus of its colour",
    "cards within reach that it makes cheaper",
    "the other misses one or two",
    "payable for the other",
    "payable for the other later",
    "wins for the other",
    "wins for the other, and is payable",
    "wins for the other, and is payable later",
];

/// Returns the counts about a card that the viewer knows; with what the other player can make of it, if it is within
/// reach of both.
pub(super) fn counts(own: &Prospect, other: Option<&Prospect>) -> [u8; NAMES.len()] {
    let flag = u8::from;
    let Prospect { card, price, is_permitted, short, is_payable, short_later, race, wins, .. } = *own;
    let counts_as = |colour| flag(own.column == Some(colour));
    let has = |ability| flag(card.ability == Some(ability));
    let of_other = |what: fn(&Prospect) -> bool| flag(other.is_some_and(what));
    let [white, blue, green, red, black, pearls, ..] = price.lacking.counts();
    let above = |count: u8, least: u8, gained: u8| if gained > 0 { count.saturating_sub(least) } else { 0 };
    let in_colour = own.column.map_or(0, |colour| race.colours[colour.index()]);
    let misses = |missing: u8| flag(is_permitted && short == missing);
    [
        0,
        0,
        0,
        card.points,
        card.crowns,
        card.bonus_count,
        counts_as(Colour::White),
        counts_as(Colour::Blue),
        counts_as(Colour::Green),
        counts_as(Colour::Red),
        counts_as(Colour::Black),
        flag(card.bonus_count == 0),
        flag(own.id.is_wild()),
        flag(!is_permitted),
        has(Ability::PlayAgain),
        has(Ability::TakeSameColour),
        has(Ability::TakePrivilege),
        has(Ability::StealToken),
        price.due.total(),
        white,
        blue,
        green,
        red,
        black,
        pearls,
        short,
        misses(0),
        misses(1),
        misses(2),
        misses(3),
        flag(is_payable),
        short_later,
        flag(own.is_payable_later()),
        flag(is_permitted && (1..=2).contains(&short_later)),
        flag(own.brings_royal),
        flag(own.brings_royal && is_payable),
        flag(wins),
        flag(wins && is_payable),
        flag(wins && own.is_payable_later()),
        own.gain,
        own.patient_gain,
        above(race.points, 10, card.points + flag(own.brings_royal)),
        above(race.crowns, 3, card.crowns),
        above(in_colour, 3, card.points),
        flag(own.is_first_of_colour),
        own.cheaper,
        of_other(|other| other.is_permitted && (1..=2).contains(&other.short)),
        of_other(|other| other.is_payable),
        of_other(Prospect::is_payable_later),
        of_other(|other| other.wins),
        of_other(|other| other.wins && other.is_payable),
        of_other(|other| other.wins && other.is_payable_later()),
    ]
}

/// Returns the counts about a card of which the viewer knows only the level, from 0.
pub(super) fn hidden(level: u8) -> [u8; NAMES.len()] {
    let mut counts = [0; NAMES.len()];
    counts[usize::from(level)] = 1;
    counts
}
