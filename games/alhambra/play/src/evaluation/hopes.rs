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
/// The number of those who can score: the seats, then the neutral player.
pub(super) const RANKED: usize = SEATS_MAX + 1;
/// The greatest difference that is distinguished.
const FAR: usize = 12;

/// The numbers of tiles of a kind, by player.
pub(super) type Numbers = [u8; RANKED];

/// The rounds that are left, and how certain the present numbers are for each.
pub(super) struct Hopes {
    players: usize,
    has_neutral: bool,
    /// The chance to rank before another player, by round and by the difference in tiles.
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

    /// Returns the numbers of tiles of a kind, by player.
    pub(super) fn numbers(&self, kind: Kind) -> Numbers {
        self.numbers[kind as usize]
    }

    /// Returns the expected points of every player for a kind with these numbers.
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

    /// Returns the lead of a seat for a kind with these numbers: its expected points less the average of the others'.
    pub(super) fn lead(&self, kind: Kind, numbers: &Numbers, seat: Seat) -> f32 {
        let hopes = self.of(kind, numbers);
        let own = hopes[seat.index()];
        let all: f32 = hopes[..self.players].iter().sum();
        own - OTHERS * (all - own) / (self.players - 1) as f32
    }

    /// Returns how much a seat's lead grows if it, or another, gets a tile of a kind.
    pub(super) fn gain(&self, kind: Kind, seat: Seat, who: usize) -> f32 {
        let numbers = self.numbers(kind);
        let mut more = numbers;
        more[who] += 1;
        self.lead(kind, &more, seat) - self.lead(kind, &numbers, seat)
    }

    /// Returns how many rounds are left.
    pub(super) fn rounds_left(&self) -> f32 {
        (ROUNDS - self.next) as f32
    }
}
