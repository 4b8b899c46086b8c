//! Alhambra: what a sensible player would do, in points, and how the seats stand at sight.

use alhambra::{
    Action, Alhambra, Body, Cell, Change, Currency, Decision, Handful, Kind, Payment, ROUNDS, SQUARES, Spot,
    Tile, places, shares,
};
use kernel::{Game, SEATS_MAX, Seat};
use search::{Planned, Weights, chances};

use crate::AlhambraPlay;

/// What a unit of money is worth while there is much to buy.
const MONEY: f32 = 0.546;
/// What every card is worth beside its value: it makes more prices exact.
const CARD: f32 = 0.7;
/// What it is worth that a price becomes exact, as a part of what the tile is worth.
const EXACT: f32 = 0.6;
/// What another action is worth.
const ACTION: f32 = 5.175;
/// How much of a tile's worth is left where it goes into the reserve: another turn will build it.
const KEPT: f32 = 0.235;
/// What a place of the wall is worth in each round that is left.
const WALL: f32 = 0.835;
/// Tiles in the bag below which money loses its worth.
const LATE: f32 = 12.0;
/// How many of the best places for a tile are considered.
const PLACES: usize = 4;
/// How many points behind are as far from winning as can be.
const FAR_BEHIND: f32 = 60.0;

/// The places of those who can score, behind the seats the neutral player.
const RANKED: usize = SEATS_MAX + 1;

/// What the one to act knows of the position.
struct Plan<'a> {
    body: &'a Body,
    seat: Seat,
    /// How many tiles of each kind everybody has.
    numbers: [[u8; RANKED]; 6],
    /// The rounds that are left.
    rounds: std::ops::RangeInclusive<u8>,
    /// What a unit of money is worth now.
    money: f32,
}

impl<'a> Plan<'a> {
    fn new(body: &'a Body, seat: Seat) -> Plan<'a> {
        let numbers = Kind::ALL.map(|kind| {
            std::array::from_fn(|at| match at {
                SEATS_MAX => body.neutral_number(kind),
                _ if at < usize::from(body.players()) => body.number(Seat(at as u8), kind),
                _ => 0,
            })
        });
        let held = f32::from(body.hand(seat).total());
        let late = (f32::from(body.bag_size()) / LATE).min(1.0);
        // Who has much already has to spend it.
        let enough = (31.2 / held.max(1.0)).min(1.0);
        Plan { body, seat, numbers, rounds: body.next_round()..=ROUNDS as u8, money: MONEY * late * enough }
    }

    fn rounds_left(&self) -> f32 {
        f32::from(*self.rounds.end() + 1 - *self.rounds.start())
    }

    /// What one more tile of a kind brings: by the places it changes as they are, and by what each tile of the kind is
    /// worth on the average.
    fn kind(&self, kind: Kind) -> f32 {
        let now = self.numbers[kind as usize];
        let mut more = now;
        more[self.seat.index()] += 1;
        let mut worth = 0.0;
        for round in self.rounds.clone() {
            let (before, after) = (shares(kind, round, now), shares(kind, round, more));
            let own = f32::from(after[self.seat.index()]) - f32::from(before[self.seat.index()]);
            let sum = |shares: [u8; RANKED]| shares.iter().map(|&points| f32::from(points)).sum::<f32>();
            let others = (sum(after) - sum(before) - own) / f32::from(self.body.players().max(2) - 1);
            let all: u8 = places(kind, round).iter().sum();
            let average = f32::from(all) / [7.0, 7.0, 9.0, 9.0, 11.0, 11.0][kind as usize];
            worth += 0.479 * (own - 0.6 * others) + 0.562 * average;
        }
        worth
    }

    /// What a tile brings that is built at its best place, as far as can be said without looking.
    fn tile(&self, tile: Tile) -> f32 {
        let walls = alhambra::Side::ALL.into_iter().filter(|&side| tile.has_wall(side)).count();
        self.kind(tile.kind()) + 0.35 * WALL * walls as f32 * self.rounds_left()
    }

    /// The best places for a tile, each with what building there brings.
    fn best_places(&self, tile: Tile) -> ([Option<(Cell, f32)>; PLACES], usize) {
        let wall = f32::from(self.body.wall(self.seat));
        let worth = self.kind(tile.kind());
        let (mut best, mut found) = ([None::<(Cell, f32)>; PLACES], 0);
        self.body.each_place(self.seat, tile, |cell| {
            found += 1;
            let longer = f32::from(self.body.wall_with(self.seat, tile, cell)) - wall;
            // Near the fountain there is room for more on all sides.
            let far = f32::from(cell.x().unsigned_abs() + cell.y().unsigned_abs());
            let mut entry = Some((cell, worth + WALL * longer * self.rounds_left() - 0.02 * far));
            for place in &mut best {
                if entry.map(|(_, score)| score) > place.map(|(_, score)| score) {
                    std::mem::swap(place, &mut entry);
                }
            }
        });
        (best, found)
    }

    /// What some money is worth to have.
    fn taken(&self, cards: Handful) -> f32 {
        let mut worth: f32 = cards.cards().map(|card| CARD + self.money * f32::from(card.value())).sum();
        for (square, tile) in self.body.market() {
            let held = self.body.purse(self.seat, square);
            let added = cards.cards().filter(|card| card.currency() == Currency::ALL[square]);
            let mut with = held;
            added.for_each(|card| with = with.with(card.value()).unwrap_or(with));
            if with != held && can_pay(with, tile.price()) && !can_pay(held, tile.price()) {
                worth += EXACT * self.tile(tile).max(0.0);
            }
        }
        worth
    }

    /// What it brings to buy the tile of a square for some cards.
    fn bought(&self, tile: Tile, cards: Payment) -> f32 {
        let placed = self.tile(tile);
        let cost = self.money * f32::from(cards.sum()) + 0.5 * CARD * f32::from(cards.len());
        let again = if cards.sum() == tile.price() { ACTION } else { 0.0 };
        placed - cost + again
    }

    fn act(&self, each: &mut impl FnMut(Action, f32)) -> bool {
        let mut any = false;
        self.body.each_taking(|cards| {
            any = true;
            each(Action::Take(cards), self.taken(cards));
        });
        for square in 0..SQUARES {
            let Some(tile) = self.body.on_square(square) else { continue };
            // The best payment that is exact, and the best that is not.
            let mut best = [None::<(Payment, f32)>; 2];
            self.body.each_payment(square, |cards| {
                let score = self.bought(tile, cards);
                let place = &mut best[usize::from(cards.sum() == tile.price())];
                if place.is_none_or(|(_, most)| score > most) {
                    *place = Some((cards, score));
                }
            });
            for (cards, score) in best.into_iter().flatten() {
                any = true;
                each(Action::Buy(tile, cards), score);
            }
        }
        for tile in self.body.reserve(self.seat) {
            let (best, _) = self.best_places(tile);
            if let Some((cell, score)) = best[0] {
                any = true;
                each(Action::Redesign(tile, Change::Build(cell)), score);
            }
        }
        any
    }

    /// One tile after the other, the first that can be built: in one order.
    fn place(&self, game: &Alhambra, decision: Decision, each: &mut impl FnMut(Action, f32)) {
        let won = (0..SQUARES).filter(|&square| self.body.winner(square) == Some(self.seat));
        let last = won.filter_map(|square| self.body.on_square(square));
        let is_last = decision == Decision::PlaceLast;
        let mut tiles = self.body.bought().chain(last.take(if is_last { SQUARES } else { 0 }));
        let Some(first) = tiles.next() else { return };
        let (mut tile, (mut best, _)) = (first, self.best_places(first));
        for other in tiles {
            if best[0].is_some() {
                break;
            }
            (tile, best) = (other, self.best_places(other).0);
        }
        if best[0].is_none() {
            tile = first;
        }
        for (cell, score) in best.into_iter().flatten() {
            each(Action::Place(tile, Spot::Cell(cell)), score);
        }
        each(Action::Place(tile, Spot::Reserve), if is_last { 0.0 } else { KEPT * self.kind(tile.kind()) });
        if game.check(Action::Place(tile, Spot::Neutral)).is_ok() {
            each(Action::Place(tile, Spot::Neutral), 0.05);
        }
    }
}

/// Whether some of these cards make exactly this price.
fn can_pay(cards: Payment, price: u8) -> bool {
    let mut sums = 1u32;
    cards.values().for_each(|value| sums |= sums << value);
    sums >> price & 1 == 1
}

impl Planned for AlhambraPlay {
    type Game = Alhambra;

    const UNIT: f32 = 2.5;
    const ROUNDS: u32 = 1;

    fn consider(game: &Alhambra, mut each: impl FnMut(Action, f32)) {
        let body = game.body();
        let seat = game.awaiting().seat().expect("a decision is due");
        let plan = Plan::new(body, seat);
        match game.decision() {
            Some(Decision::Act) if plan.act(&mut each) => {}
            Some(decision @ (Decision::Place | Decision::PlaceLast)) => plan.place(game, decision, &mut each),
            // A payment with cards to spare is never begun by plan: it is ended as soon as can be.
            _ => game.legal_actions(|action| {
                let score = match action {
                    Action::Enough => 1.0,
                    Action::Pay(value) => -0.1 * f32::from(value),
                    Action::Start(_) => -9.0,
                    _ => 0.0,
                };
                each(action, score);
            }),
        }
    }

    fn standing(game: &Alhambra) -> [f32; SEATS_MAX] {
        let body = game.body();
        let late = 1.0 - f32::from(body.bag_size()) / 54.0;
        chances(Seat::all(body.players()).map(|seat| counted(body, seat)), &WEIGHTS, late)
    }

    fn nearness(game: &Alhambra, seat: Seat) -> f32 {
        let scores = &game.scores()[..usize::from(game.players())];
        let behind = scores.iter().max().copied().unwrap_or(0) - scores[seat.index()];
        1.0 - (f32::from(behind) / FAR_BEHIND).clamp(0.0, 1.0)
    }
}

/// What is counted about a player: points, what the rounds that are left would bring as things are, tiles built, money,
/// tiles in reserve.
fn counted(body: &Body, seat: Seat) -> [f32; 5] {
    let rounds = body.next_round()..=ROUNDS as u8;
    let left = f32::from(*rounds.end() + 1 - *rounds.start());
    let kinds: f32 = rounds
        .map(|round| body.would_get(round).iter().map(|shares| f32::from(shares[seat.index()])).sum::<f32>())
        .sum();
    let built = body.built(seat).count() as f32;
    [
        f32::from(body.scores()[seat.index()]),
        kinds + f32::from(body.wall(seat)) * left,
        built,
        f32::from(body.hand(seat).total()),
        body.reserve(seat).count() as f32,
    ]
}

/// What each of these is worth, at the beginning and at the end.
const WEIGHTS: Weights<5> = [[0.04, 0.1], [0.03, 0.1], [0.15, 0.05], [0.03, 0.01], [0.06, 0.0]];
