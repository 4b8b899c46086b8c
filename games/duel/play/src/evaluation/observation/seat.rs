//! The counts about a player.

use duel::{Ability, COLOUR_POINTS_TO_WIN, CROWNS_TO_WIN, Card, HAND_MAX, POINTS_TO_WIN};

use super::reach::{Prospect, Reach};

/// Their meanings. "Payable" and "later" are explained at those of a card.
pub(super) const NAMES: &[&str] = &[
    "is to act",
    "points",
    "at most 14 points to go",
    "at most 10 points to go",
    "at most 8 points to go",
    "at most 6 points to go",
    "at most 5 points to go",
    "at most 4 points to go",
    "at most 3 points to go",
    "at most 2 points to go",
    "1 point to go",
    "crowns",
    "at most 5 crowns to go",
    "at most 4 crowns to go",
    "at most 3 crowns to go",
    "at most 2 crowns to go",
    "1 crown to go",
    "1 crown to a royal card",
    "2 crowns to a royal card",
    "royal cards",
    "points of white",
    "points of blue",
    "points of green",
    "points of red",
    "points of black",
    "most points of one colour",
    "at most 6 points of one colour to go",
    "at most 5 points of one colour to go",
    "at most 4 points of one colour to go",
    "at most 3 points of one colour to go",
    "at most 2 points of one colour to go",
    "1 point of one colour to go",
    "white bonuses",
    "blue bonuses",
    "green bonuses",
    "red bonuses",
    "black bonuses",
    "bonuses",
    "colours with a bonus",
    "colours with two bonuses",
    "colours with three bonuses",
    "white tokens",
    "blue tokens",
    "green tokens",
    "red tokens",
    "black tokens",
    "pearls",
    "gold",
    "tokens",
    "at least eight tokens",
    "at least ten tokens",
    "privileges",
    "a privilege",
    "cards in hand",
    "a full hand",
    "can take gold and reserve",
    "cards bought",
    "cards missing nothing",
    "cards payable",
    "a card payable",
    "cards payable later",
    "most points payable",
    "most crowns payable",
    "most points payable later",
    "most crowns payable later",
    "most progress with a card by patience, in fortieths",
    "second most progress with a card by patience, in fortieths",
    "most progress with a card payable, in fortieths",
    "most progress with a card payable later, in fortieths",
    "a card that plays again payable",
    "a royal card payable",
    "wins with a card payable",
    "winning cards payable in the pyramid",
    "winning cards payable in hand",
    "wins by playing again",
    "wins with a card payable later",
    "wins with two or more cards payable later",
    "wins with two cards payable later together",
    "winning cards",
    "fewest missing for a winning card: at most two",
    "fewest missing for a winning card: at most four",
];

/// Returns them.
pub(super) fn counts(reach: &Reach<'_>) -> [u8; NAMES.len()] {
    let flag = u8::from;
    let player = reach.owner.player;
    let points_to_go = POINTS_TO_WIN.saturating_sub(player.points);
    let crowns_to_go = CROWNS_TO_WIN.saturating_sub(player.crowns);
    let crowns_to_royal = match player.crowns {
        crowns @ 0..3 => 3 - crowns,
        crowns @ 3..6 => 6 - crowns,
        _ => 0,
    };
    let [white_points, blue_points, green_points, red_points, black_points, ..] =
        player.colour_points.counts();
    let most_of_colour = player.colour_points.counts().into_iter().max().unwrap_or(0);
    let colour_to_go = COLOUR_POINTS_TO_WIN.saturating_sub(most_of_colour);
    let [white_bonuses, blue_bonuses, green_bonuses, red_bonuses, black_bonuses, ..] =
        player.bonuses.counts();
    let colours_with = |least| player.bonuses.with_at_least(least).count_ones() as u8;
    let [white, blue, green, red, black, pearls, gold, _] = player.tokens.counts();
    let tokens = player.tokens.total();
    let hand = player.hand_size();
    let cards = reach.all();
    let count = |what: fn(&Prospect) -> bool| cards.iter().filter(|card| what(card)).count() as u8;
    let most = |part: fn(&Card) -> u8, what: fn(&Prospect) -> bool| {
        cards.iter().filter(|card| what(card)).map(|own| part(own.card)).max().unwrap_or(0)
    };
    let [points, crowns]: [fn(&Card) -> u8; 2] = [|card| card.points, |card| card.crowns];
    let [payable, payable_later]: [fn(&Prospect) -> bool; 2] =
        [|own| own.is_payable, Prospect::is_payable_later];
    let gain = |what: fn(&Prospect) -> bool| {
        cards.iter().filter(|card| what(card)).map(|own| own.gain).max().unwrap_or(0)
    };
    let winning = |cards: &[Prospect]| cards.iter().filter(|own| own.wins && own.is_payable).count() as u8;
    let (wins_in_pyramid, wins_in_hand) = (winning(reach.pyramid()), winning(reach.hand()));
    let wins_later = count(|own| own.wins && own.is_payable_later());
    let short_of_win = cards.iter().filter(|own| own.wins).map(|own| own.short).min();
    let [best, second] = two_best_gains(cards);
    [
        flag(reach.owner.is_to_act),
        player.points,
        flag(points_to_go <= 14),
        flag(points_to_go <= 10),
        flag(points_to_go <= 8),
        flag(points_to_go <= 6),
        flag(points_to_go <= 5),
        flag(points_to_go <= 4),
        flag(points_to_go <= 3),
        flag(points_to_go <= 2),
        flag(points_to_go <= 1),
        player.crowns,
        flag(crowns_to_go <= 5),
        flag(crowns_to_go <= 4),
        flag(crowns_to_go <= 3),
        flag(crowns_to_go <= 2),
        flag(crowns_to_go <= 1),
        flag(crowns_to_royal == 1),
        flag(crowns_to_royal == 2),
        player.royals().count() as u8,
        white_points,
        blue_points,
        green_points,
        red_points,
        black_points,
        most_of_colour,
        flag(colour_to_go <= 6),
        flag(colour_to_go <= 5),
        flag(colour_to_go <= 4),
        flag(colour_to_go <= 3),
        flag(colour_to_go <= 2),
        flag(colour_to_go <= 1),
        white_bonuses,
        blue_bonuses,
        green_bonuses,
        red_bonuses,
        black_bonuses,
        player.bonuses.total(),
        colours_with(1),
        colours_with(2),
        colours_with(3),
        white,
        blue,
        green,
        red,
        black,
        pearls,
        gold,
        tokens,
        flag(tokens >= 8),
        flag(tokens >= 10),
        player.privileges,
        flag(player.privileges > 0),
        hand,
        flag(usize::from(hand) == HAND_MAX),
        flag(reach.owner.can_reserve),
        player.bought().count() as u8,
        count(|own| own.is_permitted && own.short == 0),
        count(payable),
        flag(count(payable) > 0),
        count(payable_later),
        most(points, payable),
        most(crowns, payable),
        most(points, payable_later),
        most(crowns, payable_later),
        best,
        second,
        gain(payable),
        gain(payable_later),
        flag(cards.iter().any(|own| own.is_payable && own.card.ability == Some(Ability::PlayAgain))),
        flag(cards.iter().any(|own| own.is_payable && own.brings_royal)),
        flag(wins_in_pyramid + wins_in_hand > 0),
        wins_in_pyramid,
        wins_in_hand,
        flag(reach.wins_by_playing_again),
        flag(wins_later > 0),
        flag(wins_later > 1),
        flag(reach.wins_with_two),
        count(|own| own.wins),
        flag(short_of_win.is_some_and(|short| short <= 2)),
        flag(short_of_win.is_some_and(|short| short <= 4)),
    ]
}

/// Returns the two greatest gains in progress by patience.
fn two_best_gains(cards: &[Prospect]) -> [u8; 2] {
    cards.iter().map(|own| own.patient_gain).fold([0, 0], |[best, second], gain| {
        if gain > best { [gain, best] } else { [best, gain.max(second)] }
    })
}
