//! What the players may hope to get for majorities in the rounds that are left.

use alhambra::{Body, Kind, ROUNDS, SQUARES, places};
use kernel::{SEATS_MAX, Seat};

/// How far two numbers of tiles can come apart before a round, squared: at least, and for each tile of the kind that is
/// still to come.
const SPREAD: f32 = 0.5;
/// The part for each tile.
const SPREAD_BY_TILE: f32 = 0.5;
/// How much of these hopes those have who have no tile of the kind.
const NONE_YET: f32 = 1.098;
/// How much the hopes of the others count.
const OTHERS: f32 = 1.527;
/// The greatest difference that is told apart.
const FAR: usize = 12;
/// The most who can score.
const RANKED_MAX: usize = SEATS_MAX;
const _: () = assert!(RANKED_MAX >= 3, "two players and the neutral player");

/// How many tiles of a kind everybody has: by seat, and behind the seats the neutral player.
type Numbers = [u8; RANKED_MAX];

/// Who gets a tile.
#[derive(Clone, Copy)]
pub(super) enum Who {
    Player(Seat),
    Neutral,
}

/// The rounds that are left, and how sure the numbers of now are for each.
pub(super) struct Hopes {
    players: usize,
    /// How many can score: the players, and the neutral player if there is one.
    ranked: usize,
    /// The chance to be before somebody, by the round and by how many tiles fewer or more.
    before: [[f32; 2 * FAR + 1]; ROUNDS],
    /// The first round that is left, from 0.
    next: usize,
    numbers: [Numbers; 6],
    /// What everybody may hope to get for each kind as things are.
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

    /// What everybody may hope to get for a kind with these numbers.
    fn of(&self, kind: Kind, numbers: &Numbers) -> [f32; RANKED_MAX] {
        let mut hopes = [0.0; RANKED_MAX];
        for (one, hope) in hopes[..self.players].iter_mut().enumerate() {
            *hope = self.of_one(kind, &numbers[..self.ranked], one);
        }
        hopes
    }

    /// What one of them may hope to get.
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
        // Who has none yet gets nothing, unless some come.
        if own == 0 { NONE_YET * hope } else { hope }
    }

    /// The numbers of tiles of a kind if somebody gets another.
    fn with(&self, kind: Kind, who: Who) -> Numbers {
        let mut numbers = self.numbers[kind as usize];
        let at = match who {
            Who::Player(seat) => seat.index(),
            Who::Neutral => self.players,
        };
        numbers[at] += 1;
        numbers
    }

    /// How a seat stands: what it may hope for, less what the others may on the average.
    fn lead(&self, hopes: &[f32; RANKED_MAX], seat: Seat) -> f32 {
        let own = hopes[seat.index()];
        let all: f32 = hopes[..self.players].iter().sum();
        own - OTHERS * (all - own) / (self.players - 1) as f32
    }

    /// How much a seat's lead grows if it, or another, gets a tile of a kind.
    pub(super) fn gain(&self, kind: Kind, seat: Seat, who: Who) -> f32 {
        let then = self.of(kind, &self.with(kind, who));
        self.lead(&then, seat) - self.lead(&self.now[kind as usize], seat)
    }

    /// What a seat may hope to get for all kinds.
    pub(super) fn all(&self, seat: Seat) -> f32 {
        self.now.iter().map(|hopes| hopes[seat.index()]).sum()
    }

    /// How much more a seat may hope to get with another tile of a kind.
    pub(super) fn more(&self, kind: Kind, seat: Seat) -> f32 {
        let then = self.with(kind, Who::Player(seat));
        self.of_one(kind, &then[..self.ranked], seat.index()) - self.now[kind as usize][seat.index()]
    }

    /// How many rounds are left.
    pub(super) fn rounds_left(&self) -> f32 {
        (ROUNDS - self.next) as f32
    }
}
