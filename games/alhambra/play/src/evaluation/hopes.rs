//! The expected points of the players for majorities in the rounds that are left.

use alhambra::{Body, Kind, ROUNDS, SQUARES, places};
use kernel::{SEATS_MAX, Seat};

/// The expected change of the difference between two numbers of tiles before a round, squared: a constant part.
const SPREAD: f32 = 0.5;
/// The part of that change for each tile of the kind that is still to come.
const SPREAD_BY_TILE: f32 = 0.5;
/// The share of the expected points of a player who has no tile of the kind.
const NONE_YET: f32 = 1.098;
/// The weight of the others' expected points.
const OTHERS: f32 = 1.527;
/// The greatest difference that is distinguished.
const FAR: usize = 12;
/// The greatest number of those who can score.
const RANKED_MAX: usize = SEATS_MAX;
const _: () = assert!(RANKED_MAX >= 3, "two players and the neutral player");

/// The numbers of tiles of a kind: by seat, then of the neutral player.
type Numbers = [u8; RANKED_MAX];

/// The receiver of a tile.
#[derive(Clone, Copy)]
pub(super) enum Who {
    Player(Seat),
    Neutral,
}

/// The rounds that are left, and how certain the present numbers are for each.
pub(super) struct Hopes {
    players: usize,
    /// The number of those who can score: the players, and the neutral player if there is one.
    ranked: usize,
    /// The chance to rank before another player, by round and by the difference in tiles.
    before: [[f32; 2 * FAR + 1]; ROUNDS],
    /// The first round that is left, from 0.
    next: usize,
    numbers: [Numbers; 6],
    /// The expected points of every player for each kind as things are.
    now: [[f32; RANKED_MAX]; 6],
}

impl Hopes {
    pub(super) fn new(body: &Body) -> Hopes {
        let next = usize::from(body.next_round()) - 1;
        let left = ROUNDS - next;
        let tiles = f32::from(body.bag_size()) + SQUARES as f32;
        let mut before = [[0.0; 2 * FAR + 1]; ROUNDS];
        for (round, before) in before.iter_mut().enumerate().skip(next) {
            // The tiles of a kind that are still to come before that round.
            let come = tiles / 6.0 * (round - next + 1) as f32 / left as f32;
            let spread = SPREAD + SPREAD_BY_TILE * come;
            for (at, before) in before.iter_mut().enumerate() {
                let more = at as f32 - FAR as f32;
                *before = 0.5 + 0.5 * more / (more * more + spread).sqrt();
            }
        }
        let players = usize::from(body.players());
        let ranked = players + usize::from(body.has_neutral());
        let numbers = Kind::ALL.map(|kind| {
            std::array::from_fn(|at| match at {
                _ if at < players => body.number(Seat(at as u8), kind),
                _ if at < ranked => body.neutral_number(kind),
                _ => 0,
            })
        });
        let mut hopes = Hopes { players, ranked, before, next, numbers, now: Default::default() };
        hopes.now = Kind::ALL.map(|kind| hopes.of(kind, &hopes.numbers[kind as usize]));
        hopes
    }

    /// Returns the expected points of every player for a kind with these numbers.
    fn of(&self, kind: Kind, numbers: &Numbers) -> [f32; RANKED_MAX] {
        let mut hopes = [0.0; RANKED_MAX];
        for (one, hope) in hopes[..self.players].iter_mut().enumerate() {
            *hope = self.of_one(kind, &numbers[..self.ranked], one);
        }
        hopes
    }

    /// Returns the expected points of one of those with these numbers.
    fn of_one(&self, kind: Kind, numbers: &[u8], one: usize) -> f32 {
        let own = usize::from(numbers[one]);
        let mut hope = 0.0;
        for round in self.next..ROUNDS {
            let before = &self.before[round];
            // The chance that nobody is before this one, that one is, and that two are.
            let (mut none, mut single, mut two) = (1.0, 0.0, 0.0);
            for (other, &number) in numbers.iter().enumerate() {
                if other == one {
                    continue;
                }
                let chance = before[(usize::from(number) + FAR - own).min(2 * FAR)];
                let not = 1.0 - chance;
                two = two * not + single * chance;
                single = single * not + none * chance;
                none *= not;
            }
            let [first, second, third] = places(kind, round as u8 + 1).map(f32::from);
            hope += none * first + single * second + two * third;
        }
        // A player without a tile of the kind gets nothing unless they get one.
        if own == 0 { NONE_YET * hope } else { hope }
    }

    /// Returns the numbers of tiles of a kind after somebody got another.
    fn with(&self, kind: Kind, who: Who) -> Numbers {
        let mut numbers = self.numbers[kind as usize];
        let at = match who {
            Who::Player(seat) => seat.index(),
            Who::Neutral => self.players,
        };
        numbers[at] += 1;
        numbers
    }

    /// Returns the lead of a seat: its expected points less the average of the others'.
    fn lead(&self, hopes: &[f32; RANKED_MAX], seat: Seat) -> f32 {
        let own = hopes[seat.index()];
        let all: f32 = hopes[..self.players].iter().sum();
        own - OTHERS * (all - own) / (self.players - 1) as f32
    }

    /// Returns how much a seat's lead grows if it, or another, gets a tile of a kind.
    pub(super) fn gain(&self, kind: Kind, seat: Seat, who: Who) -> f32 {
        let then = self.of(kind, &self.with(kind, who));
        self.lead(&then, seat) - self.lead(&self.now[kind as usize], seat)
    }

    /// Returns the expected points of a seat for a kind.
    pub(super) fn now(&self, kind: Kind, seat: Seat) -> f32 {
        self.now[kind as usize][seat.index()]
    }

    /// Returns the expected points of a seat for all kinds.
    pub(super) fn all(&self, seat: Seat) -> f32 {
        self.now.iter().map(|hopes| hopes[seat.index()]).sum()
    }

    /// Returns how many more points a seat may expect with another tile of a kind.
    pub(super) fn more(&self, kind: Kind, seat: Seat) -> f32 {
        let then = self.with(kind, Who::Player(seat));
        self.of_one(kind, &then[..self.ranked], seat.index()) - self.now[kind as usize][seat.index()]
    }

    /// Returns how many rounds are left.
    pub(super) fn rounds_left(&self) -> f32 {
        (ROUNDS - self.next) as f32
    }
}
