//! The evaluation of a position: for each player a weighted sum of features, and from the difference of two players'
//! sums the probability that one of them places before the other.

use kernel::{SEATS_MAX, Seat};
use splendor::{Body, Module, POINTS_TO_END, Reserved};

use super::modules::{self, OF_MODULES, missing};
use super::orient;
use super::patience::{PATIENCE, shortage};
use super::plan::{reach, towers};
use super::strongholds;
use super::weights::WEIGHTS;
use search::shares;

/// The number of features of a player in the base game.
const OF_BASE: usize = 18;
/// The number of features of a player, those that only modules have last.
pub(super) const FEATURES: usize = OF_BASE + OF_MODULES + strongholds::FEATURES + orient::FEATURES;

/// The features of one player, in the order of [`NAMES`].
pub(super) type Features = [f32; FEATURES];

/// The names of the features. "By patience" is the share of a card's value that is left in view of what it still takes.
pub(super) const NAMES: [&str; FEATURES] = [
    "points",
    "has the points that end the game",
    "cards bought",
    "colours with a bonus",
    "colours with three bonuses",
    "gems held",
    "gold held",
    "turns to wait, in rounds",
    "cards in reach, by patience",
    "points in reach, by patience",
    "points in reach, by the gems due",
    "most points that can be bought now",
    "most points of a card, by patience",
    "second most points of a card, by patience",
    "cards in hand",
    "points in hand, by patience",
    "nobles, by what is missing",
    "the nearest noble, by what is missing",
    "has a city",
    "bonuses missing for the nearest city",
    "points missing for the nearest city",
    "the way to the nearest city, squared",
    "a shield on post 1",
    "a shield on post 2",
    "a shield on post 3",
    "a shield on post 4",
    "a shield on post 5",
    "posts, by what is missing",
    "points kept by strongholds, by patience",
    "points of the nearest conquest, by patience",
    "strongholds left",
    "bonuses",
    "gold of cards of double gold",
];

/// Computes the features of a player.
pub(super) fn features(body: &Body, seat: Seat) -> Features {
    let player = body.seat(seat);
    let bonuses = player.bonuses.counts();
    let colours_with = |least| bonuses.iter().filter(|&&count| count >= least).count() as f32;
    // A player who waits for their turn has had one more turn than the player to act, or will have one fewer.
    let waits = (seat.0 + body.players() - body.turn().0) % body.players();
    let cards = Cards::of(body, seat);
    let nobles = Nobles::of(body, seat);
    let mut counted = [0.0; FEATURES];
    let (of_base, of_modules) = counted.split_at_mut(OF_BASE);
    of_base.copy_from_slice(&[
        f32::from(player.points),
        f32::from(player.points >= POINTS_TO_END),
        f32::from(player.cards),
        colours_with(1),
        colours_with(3),
        f32::from(player.tokens.without_gold().total()),
        f32::from(player.tokens.gold()),
        f32::from(waits) / f32::from(body.players()),
        cards.near,
        cards.points_near,
        cards.points_by_due,
        cards.now,
        cards.best,
        cards.second,
        f32::from(player.hand_size()),
        cards.in_hand,
        nobles.near,
        nobles.nearest,
    ]);
    let (of_modules, of_others) = of_modules.split_at_mut(OF_MODULES);
    let (of_strongholds, of_orient) = of_others.split_at_mut(strongholds::FEATURES);
    of_modules.copy_from_slice(&modules::counted(body, player));
    if body.modules().has(Module::Strongholds) {
        of_strongholds.copy_from_slice(&strongholds::counted(body, seat));
    }
    if body.modules().has(Module::Orient) {
        of_orient.copy_from_slice(&orient::counted(player));
    }
    counted
}

/// The expected value of the cards within a player's reach.
#[derive(Default)]
struct Cards {
    near: f32,
    points_near: f32,
    points_by_due: f32,
    now: f32,
    best: f32,
    second: f32,
    in_hand: f32,
}

impl Cards {
    fn of(body: &Body, seat: Seat) -> Cards {
        let (player, mut cards) = (body.seat(seat), Cards::default());
        let towers = towers(body, seat, body.modules());
        for id in reach(body, seat, body.modules(), &towers) {
            let price = player.price(id);
            let short = if id.is_of_orient() { orient::shortage(player, id) } else { shortage(price) };
            let points = f32::from(id.card().points);
            let patience = PATIENCE[usize::from(short)];
            cards.near += patience;
            cards.points_near += points * patience;
            cards.points_by_due += points / (2.0 + f32::from(price.due.total()));
            cards.rank(points * patience);
            if short == 0 {
                cards.now = cards.now.max(points);
            }
        }
        for id in player.hand().filter_map(Reserved::card) {
            let short =
                if id.is_of_orient() { orient::shortage(player, id) } else { shortage(player.price(id)) };
            cards.in_hand += f32::from(id.card().points) * PATIENCE[usize::from(short)];
        }
        cards
    }

    /// Keeps the best and the second best.
    fn rank(&mut self, points: f32) {
        if points > self.best {
            self.second = self.best;
            self.best = points;
        } else {
            self.second = self.second.max(points);
        }
    }
}

/// The expected value of the nobles for a player.
#[derive(Default)]
struct Nobles {
    near: f32,
    nearest: f32,
}

impl Nobles {
    fn of(body: &Body, seat: Seat) -> Nobles {
        let player = body.seat(seat);
        let mut nobles = Nobles::default();
        for noble in body.nobles().chain(body.reserved_nobles(seat)) {
            nobles.add(f32::from(noble.needs().less(player.bonuses).total()));
        }
        // With cities there are no nobles: a city counts like one, by what is missing.
        for city in body.cities() {
            nobles.add(missing(city, player.points, player.bonuses));
        }
        nobles
    }

    fn add(&mut self, missing: f32) {
        let near = 1.0 / (1.0 + missing);
        self.near += near;
        self.nearest = self.nearest.max(near);
    }
}

/// Returns how near the end of the game is, from 0 to 1, by the highest score.
pub(super) fn lateness(body: &Body) -> f32 {
    if body.modules().has(Module::Cities) {
        return modules::lateness(body);
    }
    let most = body.seats().map(|player| player.points).max().unwrap_or(0).min(POINTS_TO_END);
    f32::from(most) / f32::from(POINTS_TO_END)
}

/// Returns the expected result of each seat, from 0 for the last place to 1 for the first.
pub(super) fn standing(body: &Body) -> [f32; SEATS_MAX] {
    let weights = &WEIGHTS[table_of(body)];
    shares(Seat::all(body.players()).map(|seat| features(body, seat)), weights, lateness(body))
}

/// Returns the index of the table of weights: there are three for the base game, for each module alone, and for
/// combinations: without strongholds and the Orient, with one of them, and with both.
fn table_of(body: &Body) -> usize {
    let [cities, strongholds, posts, orient] =
        [Module::Cities, Module::Strongholds, Module::Posts, Module::Orient]
            .map(|module| body.modules().has(module));
    let set = match (cities, posts, strongholds, orient) {
        (false, false, false, false) => 0,
        (true, false, false, false) => 1,
        (false, true, false, false) => 2,
        (true, true, false, false) => 3,
        (false, false, true, false) => 4,
        (_, _, true, false) => 5,
        (false, false, false, true) => 6,
        (_, _, false, true) => 7,
        (_, _, true, true) => 8,
    };
    3 * set + usize::from(body.players()) - 2
}
