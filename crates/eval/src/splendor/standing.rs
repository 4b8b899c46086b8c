//! How well each seat stands, judged at sight: a weighted sum of what can be counted about a player, the
//! difference of two players' sums turned into the chance that the one comes in before the other.

use kernel::{SEATS_MAX, Seat};
use splendor::{Body, POINTS_TO_END, Player, Reserved};

use super::plan::{PATIENCE, reach, shortage};
use super::weights::WEIGHTS;

/// How many things are counted about a player.
pub const FEATURES: usize = 18;

/// What is counted about one player, in the order of [`NAMES`].
pub type Features = [f32; FEATURES];

/// What each counted thing is worth: at the beginning of the game, and at its end.
pub type Weights = [[f32; 2]; FEATURES];

/// What is counted. "By patience" is how much of a card's worth is left in view of what it still takes.
pub const NAMES: [&str; FEATURES] = [
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
];

/// Counts what there is to count about a player.
pub fn features(body: &Body, seat: Seat) -> Features {
    let player = body.seat(seat);
    let bonuses = player.bonuses.counts();
    let colours_with = |least| bonuses.iter().filter(|&&count| count >= least).count() as f32;
    // Whoever still has to wait has had a turn more, or will have one fewer.
    let waits = (seat.0 + body.players() - body.turn().0) % body.players();
    let cards = Cards::of(body, player);
    let nobles = Nobles::of(body, player);
    [
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
    ]
}

/// What a player may hope for from the cards within reach.
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
    fn of(body: &Body, player: &Player) -> Cards {
        let mut cards = Cards::default();
        for id in reach(body, player) {
            let price = player.price(id);
            let short = shortage(price);
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
            let short = shortage(player.price(id));
            cards.in_hand += f32::from(id.card().points) * PATIENCE[usize::from(short)];
        }
        cards
    }

    /// Keeps the best and the second.
    fn rank(&mut self, points: f32) {
        if points > self.best {
            self.second = self.best;
            self.best = points;
        } else {
            self.second = self.second.max(points);
        }
    }
}

/// What a player may hope for from the nobles.
#[derive(Default)]
struct Nobles {
    near: f32,
    nearest: f32,
}

impl Nobles {
    fn of(body: &Body, player: &Player) -> Nobles {
        let mut nobles = Nobles::default();
        for noble in body.nobles() {
            let missing = f32::from(noble.needs().less(player.bonuses).total());
            let near = 1.0 / (1.0 + missing);
            nobles.near += near;
            nobles.nearest = nobles.nearest.max(near);
        }
        nobles
    }
}

/// How near the end of the game is, from 0 to 1: by the points of whoever has most.
pub fn lateness(body: &Body) -> f32 {
    let most = body.seats().map(|player| player.points).max().unwrap_or(0).min(POINTS_TO_END);
    f32::from(most) / f32::from(POINTS_TO_END)
}

/// The sum of what is counted, by weights that pass from those of the beginning to those of the end.
fn weighted(features: &Features, weights: &Weights, late: f32) -> f32 {
    features
        .iter()
        .zip(weights)
        .map(|(feature, [first, last])| feature * (first + (last - first) * late))
        .sum()
}

/// What each seat may hope for, from 0 for the last place to 1 for the first: its chance to come in before
/// another seat, on the average of the others.
pub(super) fn standing(body: &Body) -> [f32; SEATS_MAX] {
    let players = usize::from(body.players());
    let weights = &WEIGHTS[players - 2];
    let late = lateness(body);
    let mut sums = [0.0; SEATS_MAX];
    for (sum, seat) in sums.iter_mut().zip(Seat::all(body.players())) {
        *sum = weighted(&features(body, seat), weights, late);
    }
    let mut values = [0.0; SEATS_MAX];
    for (one, value) in values[..players].iter_mut().enumerate() {
        let others = (0..players).filter(|&other| other != one);
        let before: f32 = others.map(|other| logistic(sums[one] - sums[other])).sum();
        *value = before / (players - 1) as f32;
    }
    values
}

/// The chance that goes with a sum of evidence.
fn logistic(evidence: f32) -> f32 {
    1.0 / (1.0 + exp(-evidence))
}

/// The exponential function, about: within a thousandth for arguments from -1.3 to 1.3, too small beyond, and
/// always growing. In arithmetic that gives the same bits on every target, which a system's own function does
/// not.
pub(super) fn exp(x: f32) -> f32 {
    const HALVINGS: i32 = 10;
    let mut power = 1.0 + x.clamp(-40.0, 40.0) / (1 << HALVINGS) as f32;
    for _ in 0..HALVINGS {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::{exp, logistic};

    #[test]
    fn exp_is_near_where_it_matters_and_grows_everywhere() {
        for step in -1300i16..=1300 {
            let x = f32::from(step) / 1000.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-3, "at {x}: {}", exp(x));
        }
        for step in -399i16..=400 {
            let x = f32::from(step) / 10.0;
            assert!(exp(x) > exp(x - 0.1) && exp(x).is_finite(), "at {x}: {}", exp(x));
        }
    }

    #[test]
    fn chances_add_up() {
        for step in -20i8..=20 {
            let evidence = f32::from(step) / 10.0;
            assert!((logistic(evidence) + logistic(-evidence) - 1.0).abs() < 2e-3, "at {evidence}");
        }
        assert!(logistic(40.0) > 0.999 && logistic(-40.0) < 0.001);
    }
}
