//! The plan of a sensible player: exact payments and the action that they give, money by what it can pay for,
//! majorities by expected points, the wall, room for more tiles, and tiles kept from others.

use alhambra::{
    Action, Alhambra, Body, Cell, Change, Currency, Decision, Handful, Kind, Payment, SQUARES, Side, Spot,
    TILES, Tile,
};
use kernel::{Game, Seat};

use super::hopes::{Hopes, Who};

/// The value of a unit of money in hand while there is much to buy.
const MONEY: f32 = 0.664;
/// The additional value of every card.
const CARD: f32 = 0.399;
/// The value of being able to pay any tile of a currency exactly.
const EXACT: f32 = 3.194;
/// The value of being able to pay any tile of a currency.
const PAYABLE: f32 = 2.3;
/// The share of the value of a tile on the market that could be paid exactly in the next turn.
const SOON_EXACT: f32 = 0.375;
/// The share of the value of a tile on the market that could be paid in the next turn.
const SOON: f32 = 0.2;
/// The value of another action.
const ACTION: f32 = 5.0;
/// The share of a tile's value that is left in the reserve: building it takes another turn.
const KEPT: f32 = 0.261;
/// The value of a side of the longest wall in each round that is left.
const WALL: f32 = 0.8;
/// The value of a wall of a tile in each round that is left, before the tile's place is known.
const WALLS: f32 = 0.188;
/// The number of tiles in the bag below which money loses value.
const LATE: f32 = 12.0;
/// The amount of money in hand above which more is worth less: it has to be spent.
const HELD: f32 = 30.0;
/// The weight of taking a tile that another player could pay exactly.
const KEEP_EXACT: f32 = 0.381;
/// The weight of taking a tile that another player could pay.
const KEEP: f32 = 0.075;
/// The share of the value of a tile that the richest player in its currency gets at the end.
const LAST: f32 = 0.261;
/// The value of being able to build every tile that nobody has.
const ROOM: f32 = 3.735;
/// The share of a tile's value that is left if it cannot be built now.
const NO_ROOM: f32 = 0.5;
/// The value of every tile besides its majorities.
const BASE: f32 = 1.0;
/// The number of best places for a tile that are considered.
const PLACES: usize = 4;
/// The number of tiles of each price.
const PRICED: [f32; 14] = [0.0, 0.0, 1.0, 2.0, 3.0, 4.0, 6.0, 7.0, 9.0, 8.0, 6.0, 5.0, 2.0, 1.0];
/// The number of tiles in the bag below which the richest player in a currency matters.
const ENDING: f32 = 10.0;

/// The share of the points to come that a beginner expects.
const UNDERRATED: f32 = 0.4;

/// Returns the sums that some cards make, as a set of those up to 31.
pub(super) fn sums(cards: Payment) -> u32 {
    cards.values().fold(1, |sums, value| sums | sums << value)
}

/// Returns whether some of these cards make this sum.
pub(super) fn is_exact(cards: Payment, price: u8) -> bool {
    sums(cards) >> price & 1 == 1
}

/// Returns how many of all tiles some money of one currency pays exactly.
pub(super) fn exactly_payable(cards: Payment) -> f32 {
    let sums = sums(cards);
    (2..PRICED.len()).filter(|price| sums >> price & 1 == 1).map(|price| PRICED[price]).sum()
}

/// Returns how many of all tiles some money of one currency pays.
pub(super) fn payable(cards: Payment) -> f32 {
    PRICED.iter().take(usize::from(cards.sum()) + 1).sum()
}

/// Returns the chance that a player with so much more than anybody else is the richest at the end.
pub(super) fn richer(more: f32) -> f32 {
    0.5 + 0.5 * more / (more * more + 6.0).sqrt()
}

/// The part of the game that a player sees.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sight {
    /// All that the plan knows.
    Whole,
    /// The player's own money and tiles: neither walls nor the gains of others, and a part of the points to come.
    Short,
}

impl Sight {
    /// Returns the gain of a seat from a tile of a kind that somebody gets, as the player of the seat sees it.
    fn gain(self, hopes: &Hopes, kind: Kind, seat: Seat, who: Who) -> f32 {
        match (self, who) {
            (Sight::Whole, _) => hopes.gain(kind, seat, who),
            (Sight::Short, Who::Player(owner)) if owner == seat => UNDERRATED * hopes.more(kind, seat),
            (Sight::Short, _) => 0.0,
        }
    }
}

/// The plan of the player to act.
pub(super) struct Plan<'a> {
    body: &'a Body,
    seat: Seat,
    sight: Sight,
    hopes: Hopes,
    /// The value of money now, as a share of that at the beginning.
    money: f32,
    /// The nearness of the end of the tiles.
    ending: f32,
    wall: u8,
    /// The gain of this seat from a tile of each kind.
    kinds: [f32; 6],
}

impl<'a> Plan<'a> {
    /// Makes the plan of a seat, whose player sees so much.
    pub(super) fn new(body: &'a Body, seat: Seat, sight: Sight) -> Plan<'a> {
        let hopes = Hopes::new(body);
        let left = f32::from(body.bag_size());
        let money = (left / LATE).min(1.0);
        let ending = (1.0 - left / ENDING).max(0.0);
        let kinds = Kind::ALL.map(|kind| sight.gain(&hopes, kind, seat, Who::Player(seat)) + BASE);
        Plan { body, seat, sight, hopes, money, ending, wall: body.wall(seat), kinds }
    }

    /// Returns the number of rounds that are left, as far as the player sees walls in them.
    fn rounds_of_walls(&self) -> f32 {
        match self.sight {
            Sight::Whole => self.hopes.rounds_left(),
            Sight::Short => 0.0,
        }
    }

    /// Returns the value of the money of one currency.
    fn purse(&self, square: usize, cards: Payment) -> f32 {
        let payable = payable(cards);
        let exact = exactly_payable(cards);
        let fraction = 1.0 / TILES as f32;
        let all = f32::from(self.body.hand(self.seat).total());
        let enough = (HELD / all.max(1.0)).min(1.0);
        let value = MONEY * enough * f32::from(cards.sum()) + CARD * f32::from(cards.len());
        let mut worth = self.money * (value + fraction * (EXACT * exact + PAYABLE * payable));
        if self.ending > 0.0 {
            worth += self.last(square, cards);
        }
        worth
    }

    /// Returns the value of this money of a square's currency when the last tiles are given.
    fn last(&self, square: usize, cards: Payment) -> f32 {
        let Some(tile) = self.body.on_square(square) else { return 0.0 };
        let others = Seat::all(self.body.players()).filter(|&seat| seat != self.seat);
        let most = others.map(|seat| self.body.purse(seat, square).sum()).max().unwrap_or(0);
        let more = f32::from(cards.sum()) - f32::from(most);
        LAST * self.ending * richer(more) * self.kinds[tile.kind() as usize].max(0.0)
    }

    /// Returns the value of a tile of the market, without that of its place.
    fn tile(&self, tile: Tile) -> f32 {
        let walls = Side::ALL.into_iter().filter(|&side| tile.has_wall(side)).count() as f32;
        let built = self.kinds[tile.kind() as usize] + WALLS * walls * self.rounds_of_walls();
        if self.body.has_place(self.seat, tile) { built } else { built * NO_ROOM }
    }

    /// Returns the value of keeping a tile of the market from the others.
    fn kept_from_others(&self, square: usize, tile: Tile) -> f32 {
        let others = Seat::all(self.body.players()).filter(|&seat| seat != self.seat);
        let mut worth = 0.0;
        for seat in others {
            let cards = self.body.purse(seat, square);
            if cards.sum() >= tile.price() {
                let exact = is_exact(cards, tile.price());
                let lost = -self.sight.gain(&self.hopes, tile.kind(), self.seat, Who::Player(seat));
                worth += lost * if exact { KEEP_EXACT } else { KEEP };
            }
        }
        worth
    }

    /// Returns the best places for a tile, each with the value of building there.
    fn best_places(&self, tile: Tile) -> [Option<(Cell, f32)>; PLACES] {
        let worth = self.kinds[tile.kind() as usize];
        let mut best = [None::<(Cell, f32)>; PLACES];
        let room = ROOM * (f32::from(self.body.bag_size()) / 20.0).min(1.0) / TILES as f32;
        self.body.each_place(self.seat, tile, |cell| {
            let (wall, fitting) = self.body.judged_with(self.seat, tile, cell);
            let longer = f32::from(wall) - f32::from(self.wall);
            let score = worth + WALL * longer * self.rounds_of_walls() + room * fitting as f32;
            let mut entry = Some((cell, score));
            for place in &mut best {
                if entry.map(|(_, score)| score) > place.map(|(_, score)| score) {
                    std::mem::swap(place, &mut entry);
                }
            }
        });
        best
    }

    /// Returns the value of taking some money.
    fn taken(&self, cards: Handful, tiles: &[Option<(Tile, f32)>; SQUARES]) -> f32 {
        let mut worth = 0.0;
        for (square, tile) in tiles.iter().enumerate() {
            let held = self.body.purse(self.seat, square);
            let added = cards.cards().filter(|card| card.currency() == Currency::ALL[square]);
            let mut with = held;
            added.for_each(|card| with = with.with(card.value()).unwrap_or(with));
            if with == held {
                continue;
            }
            worth += self.purse(square, with) - self.purse(square, held);
            if let Some((tile, value)) = *tile {
                worth += self.soon(with, tile, value) - self.soon(held, tile, value);
            }
        }
        worth
    }

    /// Returns the value of being able to buy a tile of the market in the next turn, if it is still there.
    fn soon(&self, cards: Payment, tile: Tile, value: f32) -> f32 {
        if cards.sum() < tile.price() {
            0.0
        } else if is_exact(cards, tile.price()) {
            SOON_EXACT * (value + ACTION).max(0.0)
        } else {
            SOON * value.max(0.0)
        }
    }

    pub(super) fn act(&self, each: &mut impl FnMut(Action, f32)) -> bool {
        let mut any = false;
        let mut tiles = [None; SQUARES];
        for (square, tile) in self.body.market() {
            tiles[square] = Some((tile, self.tile(tile)));
        }
        self.body.each_taking(|cards| {
            any = true;
            each(Action::Take(cards), self.taken(cards, &tiles));
        });
        for (square, tile) in tiles.iter().enumerate() {
            let Some((tile, value)) = *tile else { continue };
            let held = self.body.purse(self.seat, square);
            if held.sum() < tile.price() {
                continue;
            }
            let value = value + self.kept_from_others(square, tile);
            let before = self.purse(square, held);
            // The best payment that is exact, and the best that is not.
            let mut best = [None::<(Payment, f32)>; 2];
            self.body.each_payment(square, |cards| {
                let exact = cards.sum() == tile.price();
                let again = if exact { ACTION } else { 0.0 };
                let score = value - (before - self.purse(square, held.without(cards))) + again;
                let place = &mut best[usize::from(exact)];
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
            let best = self.best_places(tile);
            if let Some((cell, score)) = best[0] {
                any = true;
                each(Action::Redesign(tile, Change::Build(cell)), score * (1.0 - KEPT));
            }
        }
        any
    }

    /// Considers the tiles to place one after the other, in a fixed order, from the first that can be built.
    pub(super) fn place(&self, game: &Alhambra, decision: Decision, each: &mut impl FnMut(Action, f32)) {
        let won = (0..SQUARES).filter(|&square| self.body.winner(square) == Some(self.seat));
        let last = won.filter_map(|square| self.body.on_square(square));
        let is_last = decision == Decision::PlaceLast;
        let mut tiles = self.body.bought().chain(last.take(if is_last { SQUARES } else { 0 }));
        let Some(first) = tiles.next() else { return };
        let (mut tile, mut best) = (first, self.best_places(first));
        for other in tiles {
            if best[0].is_some() {
                break;
            }
            (tile, best) = (other, self.best_places(other));
        }
        if best[0].is_none() {
            tile = first;
        }
        for (cell, score) in best.into_iter().flatten() {
            each(Action::Place(tile, Spot::Cell(cell)), score);
        }
        let kind = self.kinds[tile.kind() as usize];
        each(Action::Place(tile, Spot::Reserve), if is_last { 0.0 } else { KEPT * kind });
        if game.check(Action::Place(tile, Spot::Neutral)).is_ok() {
            let given = self.sight.gain(&self.hopes, tile.kind(), self.seat, Who::Neutral);
            each(Action::Place(tile, Spot::Neutral), given);
        }
    }
}
