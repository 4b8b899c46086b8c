//! The evaluation of a position: for each player a weighted sum of features, and from the difference of the two sums
//! the probability that one of them wins.

use duel::{Body, Gem, Player, Reserved};
use kernel::{SEATS_MAX, Seat};

use super::plan::{PATIENCE, may_have, reach, shortage};
use super::race::Race;
use super::weights::WEIGHTS;
use search::shares;

/// The number of features of a player.
pub(super) const FEATURES: usize = 24;

/// The features of one player, in the order of [`NAMES`].
pub(super) type Features = [f32; FEATURES];

/// The names of the features. "By patience" is the share of a card's value that is left in view of what it still takes.
pub(super) const NAMES: [&str; FEATURES] = [
    "points",
    "crowns",
    "most points of one colour",
    "the nearest victory, squared",
    "the next nearest, squared",
    "bonuses",
    "colours with a bonus",
    "colours with two bonuses",
    "colours with three bonuses",
    "gems held",
    "pearls held",
    "gold held",
    "privileges",
    "is to act",
    "cards in reach, by patience",
    "points in reach, by patience",
    "crowns in reach, by patience",
    "effects in reach, by patience",
    "most points that can be bought now",
    "most progress by a card, by patience",
    "second most progress by a card, by patience",
    "can win with a card now",
    "cards in hand",
    "points in hand, by patience",
];

/// Computes the features of a player.
pub(super) fn features(body: &Body, seat: Seat) -> Features {
    let player = body.seat(seat);
    let bonuses = player.bonuses.counts();
    let colours_with = |least| bonuses.iter().filter(|&&count| count >= least).count() as f32;
    let race = Race::of(player);
    let mut parts = race.parts();
    parts.sort_unstable_by(|one, other| other.total_cmp(one));
    let cards = Cards::of(body, player, &race);
    [
        f32::from(player.points),
        f32::from(player.crowns),
        f32::from(race.colours.iter().copied().max().unwrap_or(0)),
        parts[0] * parts[0],
        parts[1] * parts[1],
        f32::from(player.bonuses.total()),
        colours_with(1),
        colours_with(2),
        colours_with(3),
        f32::from(player.tokens.total() - player.tokens.gold() - player.tokens.get(Gem::Pearl)),
        f32::from(player.tokens.get(Gem::Pearl)),
        f32::from(player.tokens.gold()),
        f32::from(player.privileges),
        f32::from(body.turn() == seat),
        cards.near,
        cards.points,
        cards.crowns,
        cards.effects,
        cards.now,
        cards.best,
        cards.second,
        cards.wins,
        f32::from(player.hand_size()),
        cards.in_hand,
    ]
}

/// The expected value of the cards within a player's reach.
#[derive(Default)]
struct Cards {
    near: f32,
    points: f32,
    crowns: f32,
    effects: f32,
    now: f32,
    best: f32,
    second: f32,
    wins: f32,
    in_hand: f32,
}

impl Cards {
    fn of(body: &Body, player: &Player, race: &Race) -> Cards {
        let mut cards = Cards::default();
        let before: f32 = race.parts().iter().map(|part| part * part).sum();
        for id in reach(body, player).filter(|id| may_have(player, id.card())) {
            let card = id.card();
            let short = shortage(player.price(id));
            let patience = PATIENCE[usize::from(short)];
            let points = f32::from(card.points);
            cards.near += patience;
            cards.points += points * patience;
            cards.crowns += f32::from(card.crowns) * patience;
            cards.effects += f32::from(card.ability.is_some()) * patience;
            let after = race.with(card);
            let progress = after.parts().iter().map(|part| part * part).sum::<f32>() - before;
            cards.rank(progress * patience);
            if short == 0 {
                cards.now = cards.now.max(points);
                cards.wins = cards.wins.max(f32::from(after.is_won()));
            }
        }
        for id in player.hand().filter_map(Reserved::card) {
            let short = shortage(player.price(id));
            cards.in_hand += f32::from(id.card().points) * PATIENCE[usize::from(short)];
        }
        cards
    }

    /// Keeps the best and the second best.
    fn rank(&mut self, progress: f32) {
        if progress > self.best {
            self.second = self.best;
            self.best = progress;
        } else {
            self.second = self.second.max(progress);
        }
    }
}

/// Returns how near the end of the game is, from 0 to 1, by the player nearest to a victory.
pub(super) fn lateness(body: &Body) -> f32 {
    body.seats().map(|player| Race::of(player).nearest()).fold(0.0, f32::max)
}

/// Returns the expected result of each seat, from 0 for the last place to 1 for the first.
pub(super) fn standing(body: &Body) -> [f32; SEATS_MAX] {
    let seats = [Seat(0), Seat(1)];
    shares(seats.map(|seat| features(body, seat)), &WEIGHTS[0], lateness(body))
}
