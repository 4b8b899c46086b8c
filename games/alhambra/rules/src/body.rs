//! The position of every piece. Nothing is hidden, so one layout serves the state and every view.

use kernel::{Agenda, Digest, SEATS_MAX, Seat};

use crate::cell::Cell;
use crate::duty::Duty;
use crate::grid::{Ask, Built, CountPlaces, CountRedesigns, LongestWall, Places, Prospect};
use crate::money::{COPIES, Card, Currency, NO_CARD, OPEN, Payment, Purse};
use crate::points::Points;
use crate::setup::{Setup, Walls};
use crate::tile::{self, Kind, TILES, Tile};

/// The number of squares of the market (`alhambra 8`).
pub const SQUARES: usize = 4;
/// The number of rounds of scoring (`alhambra 60`).
pub const ROUNDS: usize = 3;
/// The number of those who can score: the seats, then the neutral player.
pub(crate) const RANKED: usize = SEATS_MAX + 1;
/// The index of the neutral player among those who can score.
pub(crate) const NEUTRAL: usize = SEATS_MAX;
/// The number of piles into which the money is split (`alhambra C6`).
pub const PILES: usize = 5;
/// The minimum amount of money with which every player begins (`alhambra C2`).
pub const START: u16 = 20;
/// The number of tiles that the neutral player is given at the start and after the first round (`alhambra 92`, `95`).
pub const NEUTRAL_TILES: u8 = 6;
/// The maximum number of duties at one time.
pub(crate) const AGENDA_MAX: usize = 6;
/// The value that stands for no tile and for no seat.
pub(crate) const NONE: u8 = u8::MAX;

/// The position of every piece, whose turn it is and what is still to be done in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Body {
    pub(crate) bag: u64,
    /// The tiles that were bought in this turn and are not placed yet, as a set.
    pub(crate) bought: u64,
    /// The tiles of the neutral player, as a set.
    pub(crate) neutral: u64,
    pub(crate) reserve: [u64; SEATS_MAX],
    pub(crate) built: [u64; SEATS_MAX],
    /// The cell of each tile that is built; the cell of the fountain for other tiles.
    pub(crate) places: Places,
    pub(crate) hands: [Purse; SEATS_MAX],
    pub(crate) deck: Purse,
    pub(crate) discard: Purse,
    /// The points of every player in each round.
    pub(crate) rounds: [[Points; RANKED]; ROUNDS],
    pub(crate) turns: u32,
    /// The cards of a payment that is being laid down, as a [`Payment`]; they still count as in hand.
    pub(crate) chain: u32,
    /// The number of ways in which each board can be redesigned, which follows from the board and the reserve.
    pub(crate) redesigns: [u16; SEATS_MAX],
    /// The tiles on the squares.
    pub(crate) market: [u8; SQUARES],
    /// The seat that got the last tile of each square.
    pub(crate) won: [u8; SQUARES],
    pub(crate) open: [u8; OPEN],
    /// The number of money cards that are left of each pile; all cards of a deck that was shuffled anew count as the
    /// last pile.
    pub(crate) piles: [u8; PILES],
    pub(crate) agenda: Agenda<Duty, AGENDA_MAX>,
    /// The number of scoring cards that have come.
    pub(crate) came: u8,
    /// The number of rounds of these cards that have been scored.
    pub(crate) scored: u8,
    pub(crate) players: u8,
    pub(crate) walls: Walls,
    /// The seat that began.
    pub(crate) first: Seat,
    pub(crate) turn: Seat,
    /// The square of the tile that is being paid for.
    pub(crate) paying: u8,
}

impl Body {
    pub(crate) fn new(setup: &Setup) -> Body {
        let players = setup.players();
        // `alhambra 89`: two of each card with two players.
        let copies = if players == 2 { COPIES - 1 } else { COPIES };
        Body {
            bag: tile::ALL,
            bought: 0,
            neutral: 0,
            reserve: [0; SEATS_MAX],
            built: [0; SEATS_MAX],
            places: [[0; 2]; TILES],
            hands: [Purse::default(); SEATS_MAX],
            deck: Purse::full(copies),
            discard: Purse::default(),
            rounds: [[Points::default(); RANKED]; ROUNDS],
            turns: 0,
            chain: 0,
            redesigns: [0; SEATS_MAX],
            market: [NONE; SQUARES],
            won: [NONE; SQUARES],
            open: [NO_CARD; OPEN],
            piles: [0; PILES],
            agenda: Agenda::of([], Duty::FILLER),
            came: 0,
            scored: 0,
            players,
            walls: setup.walls(),
            first: Seat(0),
            turn: Seat(0),
            paying: NONE,
        }
    }

    /// Returns the number of players.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Returns how walls are counted.
    pub fn walls(&self) -> Walls {
        self.walls
    }

    /// Returns the seat that began, once the money is dealt.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Returns the seat whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Returns whether there is a neutral player (`alhambra 90`).
    pub fn has_neutral(&self) -> bool {
        self.players == 2
    }

    /// Returns how many copies of each money card are in the game (`alhambra 11`, `89`).
    pub fn copies(&self) -> u8 {
        if self.players == 2 { COPIES - 1 } else { COPIES }
    }

    /// Returns the seat `places` after another in playing order.
    pub(crate) fn after(&self, seat: Seat, places: u8) -> Seat {
        Seat((seat.0 + places) % self.players)
    }

    /// Returns the money of a player.
    pub fn hand(&self, seat: Seat) -> &Purse {
        &self.hands[seat.index()]
    }

    /// Returns the tiles in the reserve of a player.
    pub fn reserve(&self, seat: Seat) -> impl Iterator<Item = Tile> + Clone + use<> {
        Tile::of(self.reserve[seat.index()])
    }

    pub(crate) fn board(&self, seat: Seat) -> Built<'_> {
        Built { tiles: self.built[seat.index()], places: &self.places }
    }

    /// Returns the tiles that a player has built, with their places.
    pub fn built(&self, seat: Seat) -> impl Iterator<Item = (Tile, Cell)> {
        self.board(seat).cells()
    }

    /// Returns the tile that a player has built at a cell.
    pub fn tile_at(&self, seat: Seat, cell: Cell) -> Option<Tile> {
        self.board(seat).tile_at(cell)
    }

    /// Returns how long the longest wall of a player is, as this game counts it (`alhambra 75`).
    pub fn wall(&self, seat: Seat) -> u8 {
        self.board(seat).ask(LongestWall(self.walls))
    }

    /// Returns how long the longest wall of a player would be with a tile at a cell.
    pub fn wall_with(&self, seat: Seat, tile: Tile, cell: Cell) -> u8 {
        let mut places = self.places;
        places[tile.index()] = [cell.x(), cell.y()];
        let tiles = self.built[seat.index()] | tile.bit();
        Built { tiles, places: &places }.ask(LongestWall(self.walls))
    }

    /// Returns how long the longest wall of a player would be with a tile at a cell, and how many of the other tiles
    /// that nobody has could be built next.
    pub fn judged_with(&self, seat: Seat, tile: Tile, cell: Cell) -> (u8, u32) {
        let mut places = self.places;
        places[tile.index()] = [cell.x(), cell.y()];
        let market = self.market().fold(0, |set, (_, tile)| set | tile.bit());
        let others = (self.bag | market) & !tile.bit();
        let tiles = self.built[seat.index()] | tile.bit();
        Built { tiles, places: &places }.ask(Prospect(self.walls, others))
    }

    /// Returns the length of a player's longest wall, and how many of the tiles that nobody has could be built next.
    pub fn judged(&self, seat: Seat) -> (u8, u32) {
        let market = self.market().fold(0, |set, (_, tile)| set | tile.bit());
        self.ask(seat, Prospect(self.walls, self.bag | market))
    }

    /// Returns whether a player could build a tile somewhere.
    pub fn has_place(&self, seat: Seat, tile: Tile) -> bool {
        self.ask(seat, CountPlaces(tile.bit())) > 0
    }

    /// Returns how many tiles of a kind a player has built (`alhambra 65`).
    pub fn number(&self, seat: Seat, kind: Kind) -> u8 {
        (self.built[seat.index()] & kind.set()).count_ones() as u8
    }

    /// Returns how many tiles of a kind the neutral player has.
    pub fn neutral_number(&self, kind: Kind) -> u8 {
        (self.neutral & kind.set()).count_ones() as u8
    }

    /// Returns the tiles of the neutral player.
    pub fn neutral(&self) -> impl Iterator<Item = Tile> + Clone + use<> {
        Tile::of(self.neutral)
    }

    /// Returns the tiles in the bag.
    pub fn bag(&self) -> impl Iterator<Item = Tile> + Clone + use<> {
        Tile::of(self.bag)
    }

    /// Returns how many tiles are in the bag.
    pub fn bag_size(&self) -> u8 {
        self.bag.count_ones() as u8
    }

    /// Returns the tiles that were bought in this turn and are not placed yet.
    pub fn bought(&self) -> impl Iterator<Item = Tile> + Clone + use<> {
        Tile::of(self.bought)
    }

    /// Returns the tile on a square.
    pub fn on_square(&self, square: usize) -> Option<Tile> {
        Some(self.market[square]).filter(|&tile| tile != NONE).map(Tile::at)
    }

    /// Returns the seat that got the last tile of a square, which is not placed yet.
    pub fn winner(&self, square: usize) -> Option<Seat> {
        Some(self.won[square]).filter(|&seat| seat != NONE).map(Seat)
    }

    /// Returns the square on which a tile lies.
    pub fn square_of(&self, tile: Tile) -> Option<usize> {
        (0..SQUARES).find(|&square| self.on_square(square) == Some(tile))
    }

    /// Returns the tiles of the market, each with its square.
    pub fn market(&self) -> impl Iterator<Item = (usize, Tile)> {
        (0..SQUARES).filter_map(|square| Some((square, self.on_square(square)?)))
    }

    /// Returns the open money cards.
    pub fn open(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        self.open.into_iter().filter(|&kind| kind != NO_CARD).map(Card::at)
    }

    /// Returns the money card that lies open at a place, from 0.
    pub fn open_at(&self, place: usize) -> Option<Card> {
        Some(self.open[place]).filter(|&kind| kind != NO_CARD).map(Card::at)
    }

    /// Returns the money cards that may still come before the discard pile is shuffled.
    pub fn deck(&self) -> &Purse {
        &self.deck
    }

    /// Returns the money that was paid since the last shuffle.
    pub fn discard(&self) -> &Purse {
        &self.discard
    }

    /// Returns the cards of a player in the currency of a square.
    pub fn purse(&self, seat: Seat, square: usize) -> Payment {
        self.hand(seat).of(Currency::ALL[square])
    }

    /// Returns the square of the tile that is being paid for with cards to spare, and the cards laid down for it.
    pub fn paying(&self) -> Option<(usize, Payment)> {
        (self.paying != NONE).then(|| (usize::from(self.paying), self.chain()))
    }

    /// Returns how many turns have been completed.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// Returns how many of the first two rounds have been scored.
    pub fn rounds_scored(&self) -> u8 {
        self.scored
    }

    /// Returns whether the market could not be filled: the last tiles are being placed, or the game is over.
    pub fn is_ending(&self) -> bool {
        matches!(self.agenda.top(), None | Some(Duty::Last(_)))
    }

    /// Returns the round that is scored next, or was scored last.
    pub fn next_round(&self) -> u8 {
        if self.is_ending() { ROUNDS as u8 } else { self.scored + 1 }
    }

    /// Returns the cards of a payment that is being laid down.
    pub(crate) fn chain(&self) -> Payment {
        Payment(self.chain)
    }

    /// Returns how many scoring cards have come.
    pub fn rounds_come(&self) -> u8 {
        self.came
    }

    /// Returns the points of a player, or without one of the neutral player, in a round, from 1.
    pub fn points(&self, round: u8, seat: Option<Seat>) -> Points {
        self.rounds[usize::from(round) - 1][seat.map_or(NEUTRAL, Seat::index)]
    }

    /// Returns the points of the neutral player (`alhambra C62`).
    pub fn neutral_points(&self) -> i16 {
        self.rounds.iter().map(|round| round[NEUTRAL].sum()).sum()
    }

    /// Returns the points by seat.
    pub fn scores(&self) -> [i16; SEATS_MAX] {
        std::array::from_fn(|seat| self.rounds.iter().map(|round| round[seat].sum()).sum())
    }

    /// Returns the probability, as a fraction, that the next card of the deck is a scoring card; `None` if it cannot be
    /// one.
    pub fn round_chance(&self) -> Option<(u8, u8)> {
        self.round_due().map(|(_, left)| (1, left + 1))
    }

    /// Returns how many money cards lie above the pile with the next scoring card, and how many are left in that pile;
    /// `None` if no scoring card is left.
    pub fn round_ahead(&self) -> Option<(u8, u8)> {
        // `alhambra C6`: the first card is in the second pile, the second in the fourth.
        let pile = 1 + 2 * usize::from(self.came);
        let (above, below) = self.piles.split_at_checked(pile)?;
        Some((above.iter().sum(), *below.first()?))
    }

    /// Returns the scoring card that is in the pile on top, and how many money cards are left in that pile.
    pub(crate) fn round_due(&self) -> Option<(u8, u8)> {
        self.round_ahead().filter(|(above, _)| *above == 0).map(|(_, left)| (self.came + 1, left))
    }

    /// Returns the seat with the most money of a square's currency, or none if several have the most, or nobody any
    /// (`alhambra 81`, `83`), with the amount and the most that another has.
    pub fn richest(&self, square: usize) -> (Option<Seat>, u8, u8) {
        let (mut richest, mut most, mut next) = (None, 0, 0);
        for seat in Seat::all(self.players) {
            let sum = self.purse(seat, square).sum();
            if sum > most {
                (richest, most, next) = (Some(seat), sum, most);
            } else {
                next = next.max(sum);
            }
        }
        (richest.filter(|_| most > next), most, next)
    }

    /// Returns whether a player could redesign their board in some way.
    pub fn can_redesign(&self, seat: Seat) -> bool {
        self.redesigns[seat.index()] > 0
    }

    /// Updates the number of ways in which a board can be redesigned.
    pub(crate) fn recount(&mut self, seat: Seat) {
        let reserve = self.reserve[seat.index()];
        self.redesigns[seat.index()] = self.board(seat).ask(CountRedesigns(reserve)) as u16;
    }

    /// Runs a query on the board of a seat.
    pub(crate) fn ask<A: Ask>(&self, seat: Seat, ask: A) -> A::Answer {
        self.board(seat).ask(ask)
    }

    /// Returns the digest of every field that does not follow from others, with its stated width.
    pub(crate) fn digest(&self) -> u64 {
        let mut digest = Digest::new()
            .bytes(&[self.players, self.walls as u8, self.first.0, self.turn.0, self.came, self.scored])
            .bytes(&[self.paying])
            .bytes(&self.market)
            .bytes(&self.won)
            .bytes(&self.open)
            .bytes(&self.piles)
            .word(self.turns.into())
            .word(self.chain.into())
            .word(self.bag)
            .word(self.bought)
            .word(self.neutral);
        for purse in self.hands.iter().take(self.players.into()).chain([&self.deck, &self.discard]) {
            digest = purse.planes().into_iter().fold(digest, Digest::word);
        }
        for seat in 0..usize::from(self.players) {
            digest = digest.word(self.reserve[seat]).word(self.built[seat]);
        }
        // The points follow from what was built when; eight places to a word.
        for places in self.places.chunks(4) {
            let mut word = [0; 8];
            for (at, place) in places.iter().enumerate() {
                word[2 * at] = place[0] as u8;
                word[2 * at + 1] = place[1] as u8;
            }
            digest = digest.word(u64::from_le_bytes(word));
        }
        for points in self.rounds.iter().flatten() {
            digest = digest.word(points.sum() as u64);
        }
        self.agenda.iter().fold(digest, |digest, duty| digest.bytes(&duty.code())).finish()
    }
}
