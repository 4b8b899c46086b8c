//! The consequences of a prepared turn: the bill of a purchase, the wall that a tile would give, and the next round of
//! scoring.

use alhambra::{Action, Body, Cell, Change, Currency, Kind, Payment, Spot, Tile};
use kernel::{Awaiting, Game, Quiet, Seat};
use tray::Turn;

use super::{Duty, Held, Piece, Selection, Tray, to_spare};

/// A payment that is being prepared, complete or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bill {
    /// The square of the tile, from 0.
    pub square: usize,
    /// The tile.
    pub tile: Tile,
    /// The currency.
    pub currency: Currency,
    /// All cards that are chosen, with those that are laid down already.
    pub cards: Payment,
    /// The cards that are to spare: without them the others reach the price.
    pub spare: Payment,
    /// The number of this payment among those that pay exactly, from 1, and how many there are; none if it does not.
    pub way: Option<(usize, usize)>,
    /// Whether cards are laid down one by one and more have to follow: the price is not reached without the smallest.
    pub unfinished: bool,
}

impl Bill {
    /// Returns whether the cards add up to the price, so that another action follows (`alhambra 34`).
    pub fn is_exact(&self) -> bool {
        self.cards.sum() == self.tile.price()
    }

    /// Returns how much money is still missing.
    pub fn missing(&self) -> u8 {
        self.tile.price().saturating_sub(self.cards.sum())
    }

    /// Returns how much money is paid beyond the price and lost (`alhambra 32`).
    pub fn lost(&self) -> u8 {
        self.cards.sum().saturating_sub(self.tile.price())
    }
}

/// A cell at which a tile may lie, and the walls with and without it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The cell.
    pub cell: Cell,
    /// The length of the longest wall now.
    pub wall: u8,
    /// The length that it would have.
    pub wall_then: u8,
}

/// The points that a round of scoring would bring if it came with the tiles as they lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// The round, from 1.
    pub round: u8,
    body: Body,
}

impl Forecast {
    /// Returns what the next round would bring.
    pub fn of(body: &Body) -> Forecast {
        Forecast::of_round(body, body.next_round())
    }

    /// Returns what a round, from 1, would bring.
    pub fn of_round(body: &Body, round: u8) -> Forecast {
        Forecast { round, body: *body }
    }

    /// Returns how many tiles of a kind a player has built, and the points for them; of the neutral player where no
    /// seat is given.
    pub fn kind(&self, kind: Kind, seat: Option<Seat>) -> (u8, u8) {
        let shares = self.body.would_get(self.round)[kind as usize];
        match seat {
            Some(seat) => (self.body.number(seat, kind), shares[seat.index()]),
            None => (self.body.neutral_number(kind), self.body.neutral_gain(&shares)),
        }
    }

    /// Returns the points for a player's wall.
    pub fn wall(&self, seat: Seat) -> u8 {
        self.body.wall(seat)
    }

    /// Returns all points that the round would bring a player, or without a seat the neutral player.
    pub fn gain(&self, seat: Option<Seat>) -> i16 {
        let kinds: i16 = Kind::ALL.iter().map(|&kind| i16::from(self.kind(kind, seat).1)).sum();
        kinds + seat.map_or(0, |seat| i16::from(self.wall(seat)))
    }

    /// Returns the points for a kind that a player would get with all tiles of it that nobody else has.
    pub fn most_of(&self, kind: Kind, seat: Seat) -> u8 {
        self.body.could_get(self.round, kind, seat)
    }

    /// Returns the points that a player would have after the round with all tiles that nobody else has, the wall as it
    /// is.
    pub fn most(&self, seat: Seat) -> i16 {
        let kinds = Kind::ALL.iter().map(|&kind| i16::from(self.most_of(kind, seat)));
        self.body.scores()[seat.index()] + kinds.sum::<i16>() + i16::from(self.wall(seat))
    }

    /// Returns the points that a player, or without a seat the neutral player, would have after the round; once the
    /// game is over they are those that they have.
    pub fn total(&self, seat: Option<Seat>) -> i16 {
        let now = seat.map_or(self.body.neutral_points(), |seat| self.body.scores()[seat.index()]);
        if self.body.awaiting() == Awaiting::Over { now } else { now + self.gain(seat) }
    }
}

impl Tray {
    /// Returns the payment that is being prepared.
    pub fn bill(&self) -> Option<Bill> {
        let (square, cards) = match (self.selection, self.body().paying()) {
            (Selection::Pay { square, cards }, _) => (usize::from(square), self.with_laid(cards)),
            (_, paying) => paying?,
        };
        let tile = self.body().on_square(square)?;
        let exact = super::payments(self.body(), square);
        let way = exact.iter().position(|other| *other == cards && cards.sum() == tile.price());
        Some(Bill {
            square,
            tile,
            currency: Currency::ALL[square],
            cards,
            spare: to_spare(tile.price(), cards),
            way: way.map(|place| (place + 1, exact.len())).filter(|_| self.duty() == Duty::Act),
            unfinished: self.duty() == Duty::Pay && cards.sum() < tile.price() + cards.least().unwrap_or(0),
        })
    }

    /// Returns the cells at which the tile that is picked up may be put, with the wall that it would give. While a tile
    /// is being bought, they are those at which it could be built if the turn ended now.
    pub fn places(&self) -> Vec<Place> {
        let wall = self.body().wall(self.seat());
        let place = |cell, action| Place { cell, wall, wall_then: self.wall_after(action) };
        match (self.held(), self.bill()) {
            (Some(Held::Bought(tile)), _) => {
                self.builds(tile, |cell| place(cell, Action::Place(tile, Spot::Cell(cell))))
            }
            (Some(Held::Kept(tile)), _) => {
                let mut places =
                    self.builds(tile, |cell| place(cell, Action::Redesign(tile, Change::Build(cell))));
                let exchanges = self.exchanges(tile);
                places.extend(
                    exchanges.map(|(old, cell)| place(cell, Action::Redesign(tile, Change::Replace(old)))),
                );
                places
            }
            (Some(Held::Built(_)), _) | (None, None) => Vec::new(),
            (None, Some(bill)) => self.builds(bill.tile, |cell| Place {
                cell,
                wall,
                wall_then: self.body().wall_with(self.seat(), bill.tile, cell),
            }),
        }
    }

    /// Returns the length of the player's longest wall now, and its length if the tile of the board that is picked up
    /// went to this piece. The piece is the reserve, or a tile of it that takes the place on the board.
    pub fn wall_at(&self, piece: Piece) -> Option<(u8, u8)> {
        let Some(Held::Built(tile)) = self.held() else { return None };
        let action = match piece {
            Piece::Reserve => Action::Redesign(tile, Change::Remove),
            Piece::Kept(other) => Action::Redesign(other, Change::Replace(tile)),
            _ => return None,
        };
        self.allows(action).then(|| (self.body().wall(self.seat()), self.wall_after(action)))
    }

    /// Returns the length of the player's longest wall, and the length after the prepared action if that changes the
    /// board.
    pub fn walls(&self) -> (u8, Option<u8>) {
        let changes = |action: &Action| matches!(action, Action::Place(..) | Action::Redesign(..));
        (self.body().wall(self.seat()), self.confirm().filter(changes).map(|action| self.wall_after(action)))
    }

    fn builds(&self, tile: Tile, place: impl Fn(Cell) -> Place) -> Vec<Place> {
        let mut places = Vec::new();
        self.body().each_place(self.seat(), tile, |cell| places.push(place(cell)));
        places
    }

    fn wall_after(&self, action: Action) -> u8 {
        let mut game = self.game;
        game.play(action, &mut Quiet);
        game.body().wall(self.seat())
    }
}
