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
/// The places of those who can score, behind the seats the neutral player.
pub(super) const RANKED: usize = SEATS_MAX + 1;
/// The greatest difference that is told apart.
const FAR: usize = 12;

/// How many tiles of a kind everybody has.
pub(super) type Numbers = [u8; RANKED];

/// The rounds that are left, and how sure the numbers of now are for each.
pub(super) struct Hopes {
    players: usize,
    has_neutral: bool,
    /// The chance to be before somebody, by the round and by how many tiles fewer or more.
    before: [[f32; 2 * FAR + 1]; ROUNDS],
    /// The first round that is left, from 0.
    next: usize,
    numbers: [Numbers; 6],
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
        let numbers = Kind::ALL.map(|kind| {
            std::array::from_fn(|at| match at {
                SEATS_MAX => body.neutral_number(kind),
                _ if at < usize::from(body.players()) => body.number(Seat(at as u8), kind),
                _ => 0,
            })
        });
        Hopes { players: body.players().into(), has_neutral: body.has_neutral(), before, next, numbers }
    }

    /// How many tiles of a kind everybody has.
    pub(super) fn numbers(&self, kind: Kind) -> Numbers {
        self.numbers[kind as usize]
    }

    /// What everybody may hope to get for a kind with these numbers.
    pub(super) fn of(&self, kind: Kind, numbers: &Numbers) -> [f32; RANKED] {
        let mut hopes = [0.0; RANKED];
        let ranked = |at: &usize| *at < self.players || self.has_neutral && *at == SEATS_MAX;
        for one in (0..RANKED).filter(ranked) {
            for round in self.next..ROUNDS {
                let before = &self.before[round];
                // The chance that nobody is before this one, that one is, and that two are.
                let (mut none, mut single, mut two) = (1.0, 0.0, 0.0);
                for other in (0..RANKED).filter(ranked).filter(|&other| other != one) {
                    let more = usize::from(numbers[other]) + FAR - usize::from(numbers[one]);
                    let chance = before[more.min(2 * FAR)];
                    two = two * (1.0 - chance) + single * chance;
                    single = single * (1.0 - chance) + none * chance;
                    none *= 1.0 - chance;
                }
                let [first, second, third] = places(kind, round as u8 + 1).map(f32::from);
                // Who has none yet gets nothing, unless some come.
                let none_yet = if numbers[one] == 0 { NONE_YET } else { 1.0 };
                hopes[one] += none_yet * (none * first + single * second + two * third);
            }
        }
        hopes
    }

    /// How a seat stands for a kind with these numbers: what it may hope for, less what the others may on the average.
    pub(super) fn lead(&self, kind: Kind, numbers: &Numbers, seat: Seat) -> f32 {
        let hopes = self.of(kind, numbers);
        let own = hopes[seat.index()];
        let all: f32 = hopes[..self.players].iter().sum();
        own - OTHERS * (all - own) / (self.players - 1) as f32
    }

    /// How much a seat's lead grows if it, or another, gets a tile of a kind.
    pub(super) fn gain(&self, kind: Kind, seat: Seat, who: usize) -> f32 {
        let numbers = self.numbers(kind);
        let mut more = numbers;
        more[who] += 1;
        self.lead(kind, &more, seat) - self.lead(kind, &numbers, seat)
    }

    /// How many rounds are left.
    pub(super) fn rounds_left(&self) -> f32 {
        (ROUNDS - self.next) as f32
    }
}
