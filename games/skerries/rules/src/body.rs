//! The position of every piece. One layout serves the truth and every view: a view lacks the orders that its
//! viewer may not see. A card that is in no place may still be drawn.

use kernel::{Agenda, Digest, Draw, Ranked, SEATS_MAX, Seat, Viewer};

use crate::duty::Duty;
use crate::pieces::{Catch, Order};
use crate::setup::{Setup, Weather};

/// The number of places of the quay (`skerries 9`).
pub const QUAY: usize = 5;
/// The number of catches in a boat that makes the round the last (`skerries 22`).
pub const BOAT_FULL: u8 = 8;
/// The measures of oil in the game for each player, who begins with half of them (`skerries 5`).
pub const OIL_EACH: u8 = 6;
/// The maximum number of measures of oil taken at a time (`skerries 13`).
pub const FILL: u8 = 2;
/// The number of orders dealt to each player (`skerries 6`).
pub(crate) const ORDERS_EACH: u8 = 2;
/// The maximum number of duties at one time.
pub(crate) const AGENDA_MAX: usize = 4;

/// The pieces of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Measures of oil.
    pub oil: u8,
    /// The number of orders in hand.
    pub hand_size: u8,
    /// The order that was delivered.
    pub delivered: Option<Order>,
    pub(crate) boat: u64,
    /// The orders in hand, as far as they are known.
    pub(crate) hand: u16,
}

impl Player {
    /// Returns the catches in the boat, by number.
    pub fn boat(&self) -> impl Iterator<Item = Catch> + Clone + use<> {
        Catch::of(self.boat)
    }

    /// Returns how many catches are in the boat.
    pub fn boat_size(&self) -> u8 {
        self.boat.count_ones() as u8
    }

    /// Returns the orders in hand, as far as they are known.
    pub fn hand(&self) -> impl Iterator<Item = Order> + use<> {
        Order::of(self.hand.into())
    }

    /// Returns the points that all can see (`skerries 24`): of the catches, and of the order that was delivered.
    pub fn points(&self) -> u8 {
        self.boat().map(Catch::value).sum::<u8>()
            + self.delivered.map_or(0, |order| order.points(self.boat()))
    }
}

/// The position of every piece, whose turn it is and what is still to be done in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Body {
    pub(crate) seats: [Player; SEATS_MAX],
    /// The catches that were thrown overboard.
    pub(crate) lost: u64,
    pub(crate) agenda: Agenda<Duty, AGENDA_MAX>,
    pub(crate) turns: u32,
    /// The catches on the quay, the cheapest first.
    pub(crate) quay: [Option<Catch>; QUAY],
    /// The measures of oil that nobody has.
    pub stock: u8,
    /// The number of storms that may still come.
    pub storms: u8,
    /// The number of storms that have struck.
    pub strikes: u8,
    /// The number of players who have given oil against the current storm.
    pub given: u8,
    /// Whether the round is the last.
    pub last_round: bool,
    pub(crate) players: u8,
    pub(crate) weather: Weather,
    /// The seat that began.
    pub(crate) first: Seat,
    pub(crate) turn: Seat,
}

impl Body {
    pub(crate) fn new(setup: &Setup) -> Body {
        let players = setup.players();
        let mut seats = [Player::default(); SEATS_MAX];
        seats[..usize::from(players)].iter_mut().for_each(|player| player.oil = OIL_EACH / 2);
        Body {
            seats,
            lost: 0,
            agenda: Agenda::of([], Duty::FILLER),
            turns: 0,
            quay: [None; QUAY],
            stock: players * OIL_EACH / 2,
            // `skerries 4`: fewer for more players, who draw more cards.
            storms: 12 - players,
            strikes: 0,
            given: 0,
            last_round: false,
            players,
            weather: setup.weather(),
            first: Seat(0),
            turn: Seat(0),
        }
    }

    /// Returns the number of players.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Returns the rules of storms that are played.
    pub fn weather(&self) -> Weather {
        self.weather
    }

    /// Returns the seat that began.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Returns the seat whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Returns the round, counted from 1; after the last turn that of the last round.
    pub fn round(&self) -> u32 {
        let over = match self.agenda.top() {
            None => !self.is_sunk(),
            Some(duty) => matches!(duty, Duty::Deliver(_)),
        };
        (self.turns + u32::from(!over)).div_ceil(u32::from(self.players))
    }

    /// Returns the pieces of a player.
    pub fn seat(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    /// Returns the pieces of each player, in playing order.
    pub fn seats(&self) -> impl Iterator<Item = &Player> {
        self.seats[..usize::from(self.players)].iter()
    }

    /// Returns the seat `places` after another in playing order.
    pub(crate) fn after(&self, seat: Seat, places: u8) -> Seat {
        Seat((seat.0 + places) % self.players)
    }

    /// Returns the catches on the quay, the cheapest first.
    pub fn quay(&self) -> impl Iterator<Item = Catch> + '_ {
        self.quay.iter().flatten().copied()
    }

    /// Returns the catches that were thrown overboard.
    pub fn lost(&self) -> impl Iterator<Item = Catch> + use<> {
        Catch::of(self.lost)
    }

    /// Returns the number of players who have to give oil so that the beacon burns (`skerries 16`).
    pub fn needed(&self) -> u8 {
        self.players.div_ceil(2)
    }

    /// Returns the catches that may still come.
    pub(crate) fn unseen(&self) -> u64 {
        let lying = self.quay().fold(self.lost, |set, catch| set | catch.bit());
        Catch::ALL & !self.seats().fold(lying, |set, player| set | player.boat)
    }

    /// Returns the orders that may be in a hand that is not known, or in none.
    pub(crate) fn orders_unseen(&self) -> u64 {
        let shown =
            self.seats().map(|player| u64::from(player.hand) | player.delivered.map_or(0, Order::bit));
        shown.fold(Order::ALL, |set, shown| set & !shown)
    }

    /// Returns the points by seat, as all can see them.
    pub fn scores(&self) -> [i16; SEATS_MAX] {
        self.seats.map(|player| player.points().into())
    }

    /// Returns what `viewer` knows: of the others' orders only the numbers.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Body {
        let mut seen = *self;
        for seat in Seat::all(self.players).filter(|&seat| !viewer.is(seat)) {
            seen.seat_mut(seat).hand = 0;
        }
        seen
    }

    /// Fills in what is hidden: any orders that nobody has shown, each equally likely.
    pub(crate) fn completed(&self, chance: &mut impl Draw) -> Body {
        let mut body = *self;
        for seat in 0..usize::from(self.players) {
            while body.seats[seat].hand.count_ones() < body.seats[seat].hand_size.into() {
                let order = Ranked::new(body.orders_unseen()).draw(chance);
                body.seats[seat].hand |= 1 << order;
            }
        }
        body
    }

    /// Returns the digest of every field, with its stated width.
    pub(crate) fn digest(&self) -> u64 {
        let mut digest = Digest::new()
            .bytes(&[self.players, self.weather as u8, self.first.0, self.turn.0, self.last_round.into()])
            .bytes(&[self.stock, self.storms, self.strikes, self.given])
            .bytes(&self.quay.map(|place| place.map_or(0, Catch::number)))
            .word(self.turns.into())
            .word(self.lost);
        for player in self.seats() {
            let delivered = player.delivered.map_or(0, Order::number);
            digest = digest
                .bytes(&[player.oil, player.hand_size, delivered])
                .word(player.hand.into())
                .word(player.boat);
        }
        self.agenda.iter().fold(digest, |digest, duty| digest.bytes(&duty.code())).finish()
    }
}
