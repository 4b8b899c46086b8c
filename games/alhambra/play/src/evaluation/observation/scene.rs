//! Facts from which several counts of an observation are computed.

use alhambra::{Body, Kind, Payment, ROUNDS, SQUARES, Side, Tile, shares};
use kernel::{SEATS_MAX, Seat};

use crate::evaluation::hopes::{Hopes, Who};
use crate::evaluation::plan::sums;

/// The highest price of a tile, and one.
const PRICES: usize = 14;

/// The best way in which a tile could be paid for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) enum Pays {
    #[default]
    Not,
    WithMore,
    Exactly,
}

/// The money of one currency.
#[derive(Clone, Copy)]
pub(super) struct Money {
    pub(super) cards: u8,
    pub(super) sum: u8,
    /// The sums that some of the cards make, as a set.
    sums: u32,
}

impl Money {
    fn new(cards: Payment) -> Money {
        Money { cards: cards.len(), sum: cards.sum(), sums: sums(cards) }
    }

    /// Returns the money with one card more.
    pub(super) fn with(self, value: u8) -> Money {
        Money { cards: self.cards + 1, sum: self.sum + value, sums: self.sums | self.sums << value }
    }

    /// Returns the best way in which the money pays a price.
    pub(super) fn pays(self, price: u8) -> Pays {
        match () {
            () if self.sum < price => Pays::Not,
            () if self.sums >> price & 1 == 1 => Pays::Exactly,
            () => Pays::WithMore,
        }
    }
}

/// A position with what follows from it.
pub(super) struct Scene<'a> {
    pub(super) body: &'a Body,
    pub(super) viewer: Seat,
    pub(super) players: usize,
    hopes: Hopes,
    /// The money of every seat by square.
    money: [[Money; SQUARES]; SEATS_MAX],
    /// The number of tiles in the bag by price.
    prices: [u8; PRICES],
    /// The number of tiles by kind that nobody has.
    pub(super) free: [u8; 6],
    /// The number of tiles by kind in the reserve of every seat.
    kept: [[u8; 6]; SEATS_MAX],
    /// The points of every seat, for each kind, as things are: in the next round, and in the last.
    gets: [[[u8; SEATS_MAX]; 6]; 2],
    /// The best payment of every seat for the tile of each square, now and with one open card more.
    pays: [[[Pays; 2]; SQUARES]; SEATS_MAX],
    /// By how many tiles of each kind every seat has more than anybody else.
    ahead: [[i32; SEATS_MAX]; 6],
    /// The number of points more that every seat may expect with another tile of each kind.
    more: [[f32; 6]; SEATS_MAX],
    /// The growth of the lead of every seat with it, for kinds of which it could soon have one.
    gain: [[f32; 6]; SEATS_MAX],
    /// The longest wall of every seat, and how many of the tiles that nobody has it could build.
    pub(super) judged: [(u8, u32); SEATS_MAX],
    /// The points that every seat may expect at the end.
    pub(super) expected: [i32; SEATS_MAX],
    /// The points that every seat would have at the end if nothing changed.
    pub(super) unchanged: [i32; SEATS_MAX],
}

/// The next round among the points as things are.
pub(super) const NEXT: usize = 0;
/// The last round among them.
pub(super) const LAST: usize = 1;
impl<'a> Scene<'a> {
    pub(super) fn new(body: &'a Body, viewer: Seat) -> Scene<'a> {
        let hopes = Hopes::new(body);
        let players = usize::from(body.players());
        let by_seat = |at: usize| Seat((at % players) as u8);
        let money = std::array::from_fn(|at| {
            // Places without a player have that of a player, and nobody looks there.
            std::array::from_fn(|square| Money::new(body.purse(by_seat(at), square)))
        });
        let (mut prices, mut free, mut kept) = ([0; PRICES], [0; 6], [[0; 6]; SEATS_MAX]);
        for tile in body.bag() {
            prices[usize::from(tile.price())] += 1;
            free[tile.kind() as usize] += 1;
        }
        body.market().for_each(|(_, tile)| free[tile.kind() as usize] += 1);
        for seat in Seat::all(body.players()) {
            body.reserve(seat).for_each(|tile| kept[seat.index()][tile.kind() as usize] += 1);
        }
        let gets = [body.next_round(), ROUNDS as u8]
            .map(|round| body.would_get(round).map(|shares| std::array::from_fn(|at| shares[at])));
        let judged =
            std::array::from_fn(|at| if at < players { body.judged(Seat(at as u8)) } else { (0, 0) });
        let mut scene = Scene {
            body,
            viewer,
            players,
            money,
            prices,
            free,
            kept,
            gets,
            pays: [[[Pays::Not; 2]; SQUARES]; SEATS_MAX],
            ahead: Kind::ALL.map(|kind| ahead(body, kind)),
            more: [[0.0; 6]; SEATS_MAX],
            gain: [[0.0; 6]; SEATS_MAX],
            judged,
            expected: [0; SEATS_MAX],
            unchanged: [0; SEATS_MAX],
            hopes,
        };
        for seat in Seat::all(body.players()) {
            scene.weigh(seat);
            (scene.expected[seat.index()], scene.unchanged[seat.index()]) = scene.at_the_end(seat);
        }
        scene
    }

    /// Finds out what a seat could pay, and what tiles bring it.
    fn weigh(&mut self, seat: Seat) {
        let at = seat.index();
        let mut soon = [false; 6];
        for (square, tile) in self.body.market() {
            let (money, price) = (self.money[at][square], tile.price());
            let open = self.body.open().filter(|card| card.currency() as usize == square);
            let now = money.pays(price);
            let with_card = open.map(|card| money.with(card.value()).pays(price)).fold(now, Pays::max);
            self.pays[at][square] = [now, with_card];
            soon[tile.kind() as usize] |= with_card != Pays::Not;
        }
        self.body.reserve(seat).for_each(|tile| soon[tile.kind() as usize] = true);
        for (kind, soon) in Kind::ALL.into_iter().zip(soon) {
            self.more[at][kind as usize] = self.hopes.more(kind, seat);
            if soon {
                self.gain[at][kind as usize] = self.hopes.gain(kind, seat, Who::Player(seat));
            }
        }
    }

    /// Returns the points that a seat may expect at the end, and those that it would have if nothing changed.
    fn at_the_end(&self, seat: Seat) -> (i32, i32) {
        let at = seat.index();
        let walls = i32::from(self.judged[at].0) * self.hopes.rounds_left() as i32;
        let points = i32::from(self.body.scores()[at]) + walls;
        let majorities =
            |gets: &[[u8; SEATS_MAX]; 6]| gets.iter().map(|shares| i32::from(shares[at])).sum::<i32>();
        let next = self.body.next_round();
        let between: i32 = (next + 1..ROUNDS as u8)
            .flat_map(|round| self.body.would_get(round))
            .map(|shares| i32::from(shares[at]))
            .sum();
        let last = if usize::from(next) < ROUNDS { majorities(&self.gets[LAST]) } else { 0 };
        let unchanged = points + majorities(&self.gets[NEXT]) + between + last;
        (points + self.hopes.all(seat).round() as i32, unchanged)
    }

    /// Returns the seats in playing order from the viewer's.
    pub(super) fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (players, viewer) = (self.body.players(), self.viewer.0);
        (0..players).map(move |after| Seat((viewer + after) % players))
    }

    /// Returns how many seats are to act before a seat.
    pub(super) fn waits(&self, seat: Seat) -> usize {
        (seat.index() + self.players - self.viewer.index()) % self.players
    }

    /// Returns the other seats, with whether they are to act before this one.
    pub(super) fn others(&self, seat: Seat) -> impl Iterator<Item = (Seat, bool)> {
        let waits = self.waits(seat);
        self.in_order()
            .filter(move |&other| other != seat)
            .map(move |other| (other, self.waits(other) < waits))
    }

    /// Returns the money of a seat in the currency of a square.
    pub(super) fn money(&self, seat: Seat, square: usize) -> Money {
        self.money[seat.index()][square]
    }

    /// Returns how much more than anybody else a seat has in the currency of a square.
    pub(super) fn richer(&self, seat: Seat, square: usize) -> i32 {
        let sum = |seat| i32::from(self.money(seat, square).sum);
        sum(seat) - self.others(seat).map(|(other, _)| sum(other)).max().unwrap_or(0)
    }

    /// Returns the share of the tiles in the bag that could be paid exactly, and of those that could be paid at all.
    pub(super) fn payable(&self, money: Money) -> [f32; 2] {
        let (mut exact, mut any) = (0, 0);
        for (price, tiles) in self.prices.into_iter().enumerate().take(usize::from(money.sum) + 1) {
            any += tiles;
            exact += tiles * (money.sums >> price & 1) as u8;
        }
        [exact, any].map(|tiles| f32::from(tiles) / f32::from(self.body.bag_size().max(1)))
    }

    /// Returns how the tile of a square could be paid now, and how with one open card more.
    pub(super) fn pays(&self, seat: Seat, square: usize) -> [Pays; 2] {
        self.pays[seat.index()][square]
    }

    /// Returns how many more points a seat may expect with another tile of a kind.
    pub(super) fn more(&self, kind: Kind, seat: Seat) -> f32 {
        self.more[seat.index()][kind as usize]
    }

    /// Returns how much a seat's lead grows with another tile of a kind that it could soon have.
    pub(super) fn gain(&self, kind: Kind, seat: Seat) -> f32 {
        self.gain[seat.index()][kind as usize]
    }

    /// Returns the points that a seat may expect for a kind.
    pub(super) fn hope(&self, kind: Kind, seat: Seat) -> f32 {
        self.hopes.now(kind, seat)
    }

    /// Returns the points that a seat may expect for all kinds.
    pub(super) fn hopes(&self, seat: Seat) -> f32 {
        self.hopes.all(seat)
    }

    /// Returns the points of a seat for a kind as things are.
    pub(super) fn gets(&self, round: usize, kind: Kind, seat: Seat) -> u8 {
        self.gets[round][kind as usize][seat.index()]
    }

    /// Returns how many more points for a kind a seat would get in a round with another tile of it, as things are.
    pub(super) fn more_as_things_are(&self, round: usize, kind: Kind, seat: Seat) -> i32 {
        let round_of = [self.body.next_round(), ROUNDS as u8][round];
        let mut numbers: [u8; SEATS_MAX + 1] = std::array::from_fn(|at| match at {
            _ if at < self.players => self.body.number(Seat(at as u8), kind),
            SEATS_MAX => self.body.neutral_number(kind),
            _ => 0,
        });
        numbers[seat.index()] += 1;
        let gets = shares(kind, round_of, numbers)[seat.index()];
        i32::from(gets) - i32::from(self.gets(round, kind, seat))
    }

    /// Returns the chance that a scoring card is among so many next cards.
    pub(super) fn comes_within(&self, cards: usize) -> f32 {
        self.body.round_ahead().map_or(0.0, |(above, left)| {
            ((cards as f32 - f32::from(above)) / (f32::from(left) + 1.0)).clamp(0.0, 1.0)
        })
    }

    /// Returns how many rounds are left.
    pub(super) fn rounds_left(&self) -> f32 {
        self.hopes.rounds_left()
    }

    /// Returns how many more tiles of a kind a seat has than anybody else, the neutral player among them.
    pub(super) fn ahead(&self, kind: Kind, seat: Seat) -> i32 {
        self.ahead[kind as usize][seat.index()]
    }

    /// Returns whether nobody can have as many tiles of a kind as a seat, if it keeps its own.
    pub(super) fn is_safe(&self, kind: Kind, seat: Seat) -> bool {
        let kept: u8 = self.others(seat).map(|(other, _)| self.kept[other.index()][kind as usize]).sum();
        self.ahead(kind, seat) > i32::from(self.free[kind as usize] + kept)
    }

    /// Returns whether a seat cannot have as many tiles of a kind as those who have most, if these keep their own.
    pub(super) fn is_out(&self, kind: Kind, seat: Seat) -> bool {
        -self.ahead(kind, seat) > i32::from(self.free[kind as usize] + self.kept[seat.index()][kind as usize])
    }

    /// Returns how many others may expect more points at the end than a seat.
    pub(super) fn others_ahead(&self, seat: Seat) -> u8 {
        let expected = self.expected[seat.index()];
        self.others(seat).map(|(other, _)| u8::from(self.expected[other.index()] > expected)).sum()
    }

    /// Returns how many more points a seat may expect with a tile that nobody has, on average.
    pub(super) fn more_on_average(&self, seat: Seat) -> f32 {
        let (mut tiles, mut points) = (0.0, 0.0);
        for (&free, more) in self.free.iter().zip(self.more[seat.index()]) {
            tiles += f32::from(free);
            points += f32::from(free) * more;
        }
        points / f32::max(tiles, 1.0)
    }

    /// Returns by how many points a seat's longest wall grows with a tile at the best place; none if it has no place.
    pub(super) fn longer(&self, seat: Seat, tile: Tile) -> Option<i32> {
        // A tile without walls lengthens none.
        if walls(tile) == 0 {
            return self.body.has_place(seat, tile).then_some(0);
        }
        let mut longest = None;
        self.body.each_place(seat, tile, |cell| {
            longest = longest.max(Some(self.body.wall_with(seat, tile, cell)));
        });
        longest.map(|wall| i32::from(wall) - i32::from(self.judged[seat.index()].0))
    }
}

/// Returns by how many tiles of a kind every seat has more than anybody else, the neutral player among them.
fn ahead(body: &Body, kind: Kind) -> [i32; SEATS_MAX] {
    let mut numbers = [0; SEATS_MAX];
    for (seat, number) in Seat::all(body.players()).zip(&mut numbers) {
        *number = i32::from(body.number(seat, kind));
    }
    let neutral = i32::from(body.neutral_number(kind));
    std::array::from_fn(|at| {
        let others = (0..).zip(numbers).filter(|&(other, _)| other != at);
        numbers[at] - others.map(|(_, number)| number).fold(neutral, i32::max)
    })
}

/// Returns the number of walled sides of a tile.
pub(super) fn walls(tile: Tile) -> u8 {
    Side::ALL.into_iter().map(|side| u8::from(tile.has_wall(side))).sum()
}

/// Returns by how much a seat's number is greater than the best of the others'.
pub(super) fn beyond(numbers: &[i32], seat: Seat) -> i32 {
    let others = (0..).zip(numbers).filter(|&(other, _)| other != seat.index());
    numbers[seat.index()] - others.map(|(_, &number)| number).max().unwrap_or(0)
}
