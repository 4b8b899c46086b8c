use alhambra::{Action, Alhambra, Cell, OPEN, Payment, Refusal, SQUARES, Side, Spot, View};
use kernel::Game;
use tray::{Turn, own_turn};

use super::finder::smallest_with_spare;
use super::step::{currency_of, why};
use super::{Duty, Held, Mode, Picked, Piece, Selection, Tray, WhyNot, has_card_to_spare};

impl Turn for Tray {
    type Game = Alhambra;
    type Piece = Piece;

    fn new(view: &View) -> Option<Tray> {
        Some(Tray { game: own_turn(view)?, selection: Selection::None, asked: None })
    }

    fn doing(&self) -> &'static str {
        match self.selection {
            Selection::Put(_, Action::Place(_, Spot::Reserve)) => return "placing-reserve",
            Selection::Put(_, Action::Place(_, Spot::Neutral)) => return "placing-neutral",
            _ => {}
        }
        match self.mode() {
            Mode::Nothing => "nothing",
            Mode::Taking => "taking-money",
            Mode::Buying => "buying-tile",
            Mode::Paying => "paying",
            Mode::Redesigning => "redesigning",
            Mode::Placing => "placing",
            Mode::PlacingLast => "placing-last",
            Mode::Passing => "nothing-possible",
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let (body, seat) = (self.body(), self.seat());
        let squares = (0..SQUARES).filter(|&square| body.on_square(square).is_some());
        let mut pieces: Vec<Piece> = squares.map(|square| Piece::Square(square as u8)).collect();
        let open = (0..OPEN).filter(|&place| body.open_at(place).is_some());
        pieces.extend(open.map(|place| Piece::Open(place as u8)));
        let mut copy = 0;
        let mut last = None;
        for card in body.hand(seat).cards() {
            copy = if last == Some(card) { copy + 1 } else { 0 };
            last = Some(card);
            pieces.push(Piece::Money(card, copy));
        }
        pieces.extend(body.bought().map(Piece::Bought));
        pieces.extend(
            self.waiting().map(Piece::Bought).filter(|piece| !pieces.contains(piece)).collect::<Vec<_>>(),
        );
        pieces.extend(body.reserve(seat).map(Piece::Kept));
        pieces.extend(self.cells().into_iter().map(Piece::Cell));
        pieces.push(Piece::Reserve);
        if body.has_neutral() {
            pieces.push(Piece::Neutral);
        }
        pieces
    }

    fn is_legal(&self, piece: Piece) -> bool {
        self.step(piece).is_ok()
    }

    /// Returns whether a piece is drawn bright: a tile of the market that can be paid, and where one is to be placed or
    /// paid on, what answers that. A tile that is picked up shows its places.
    fn is_lit(&self, piece: Piece) -> bool {
        match (self.step(piece), self.duty(), piece) {
            (Ok(Selection::Put(..)), ..) | (Ok(_), Duty::Act, Piece::Square(_)) => true,
            (Ok(_), Duty::Place, Piece::Bought(_)) => self.held().is_none(),
            (Ok(_), Duty::Pay, Piece::Money(..)) => self.confirm().is_none(),
            _ => false,
        }
    }

    fn selected(&self, piece: Piece) -> u8 {
        let is = match (self.selection, piece) {
            (Selection::Take(places), Piece::Open(place)) => places >> place & 1 == 1,
            (Selection::Pay { square, .. }, Piece::Square(other)) => square == other,
            (_, Piece::Square(square)) => {
                self.body().paying().is_some_and(|(paying, _)| paying == usize::from(square))
            }
            (selection, Piece::Money(card, copy)) => {
                let added = match selection {
                    Selection::Pay { square, cards } => {
                        card.currency() == currency_of(square) && cards.has(card.value(), copy)
                    }
                    _ => false,
                };
                let paying =
                    self.body().paying().filter(|(square, _)| card.currency() == currency_of(*square as u8));
                added || paying.is_some_and(|(_, laid)| copy < laid.count(card.value()))
            }
            (Selection::Hold(held), piece) => self.held_piece(held) == Some(piece),
            (Selection::Put(_, action), piece) => {
                self.moved_by(action).is_some_and(|moved| moved.contains(&piece))
            }
            _ => false,
        };
        is.into()
    }

    /// A first click selects a piece, a click on a selected piece deselects it; on the square of a purchase it prepares
    /// the next payment.
    fn click(&mut self, piece: Piece) -> bool {
        match self.step(piece) {
            Ok(selection) => (self.selection, self.asked) = (selection, None),
            Err(_) => self.asked = Some(piece),
        }
        self.asked.is_none()
    }

    fn asked(&self) -> Option<Piece> {
        self.asked
    }

    fn dismiss(&mut self) {
        self.asked = None;
    }

    fn why_not(&self, piece: Piece) -> Option<WhyNot> {
        self.step(piece).err()
    }

    /// Switches to the next payment, or puts the tile that is picked up into the reserve.
    fn other_use(&mut self) -> Result<(), WhyNot> {
        let selection = match self.selection {
            Selection::Pay { .. } if self.duty() == Duty::Act => self.next_payment(),
            _ => self.step(Piece::Reserve)?,
        };
        (self.selection, self.asked) = (selection, None);
        Ok(())
    }

    /// Prepares an action. The beginning of a payment with cards to spare is completed with as little money as
    /// possible.
    fn prepare(&mut self, action: Action) -> bool {
        let is_legal = self.game.check(action).is_ok();
        if let Some(selection) = self.selection_of(action).filter(|_| is_legal) {
            (self.selection, self.asked) = (selection, None);
        }
        is_legal
    }

    fn confirm(&self) -> Option<Action> {
        self.chosen().filter(|&action| self.game.check(action).is_ok())
    }

    fn then(&self) -> Vec<Action> {
        self.plan().into_iter().skip(1).collect()
    }

    fn why_not_confirm(&self) -> Option<WhyNot> {
        if self.confirm().is_some() {
            return None;
        }
        match (self.duty(), self.selection) {
            (Duty::Pay, Selection::None) => self.game.check(Action::Enough).err().map(why),
            (_, Selection::Pay { square, cards }) => {
                let (price, sum) =
                    (self.body().on_square(square.into())?.price(), self.with_laid(cards).sum());
                let is_begun = self.duty() == Duty::Pay;
                Some(why(if is_begun {
                    Refusal::NotEnough { price, sum }
                } else {
                    Refusal::TooLittle { price, sum }
                }))
            }
            _ => None,
        }
    }

    fn clear(&mut self) {
        (self.selection, self.asked) = (Selection::None, None);
    }
}

impl Tray {
    /// Returns the cells that can be clicked: those of the board, and every empty one beside it or at a corner of it.
    pub fn cells(&self) -> Vec<Cell> {
        let occupied = self.body().built(self.seat()).map(|(_, cell)| cell).chain([Cell::FOUNTAIN]);
        let around = |cell: Cell| {
            Side::ALL.into_iter().flat_map(move |side| {
                let beside = cell.beside(side);
                [beside, beside.and_then(|beside| beside.beside(side.next()))].into_iter().flatten()
            })
        };
        let mut cells: Vec<Cell> = occupied.flat_map(|cell| around(cell).chain([cell])).collect();
        cells.sort_unstable_by_key(|cell| (-cell.y(), cell.x()));
        cells.dedup();
        cells
    }

    /// Returns the piece that a key stands for: 1 to 4 for the squares of the market, 5 to 8 for the open money cards,
    /// T for the next tile to pick up, N for the neutral player.
    pub fn piece_of_key(&self, key: &str) -> Option<Piece> {
        match key {
            "n" | "N" => return Some(Piece::Neutral).filter(|_| self.body().has_neutral()),
            "t" | "T" => return self.next_tile(),
            _ => {}
        }
        let place = key.parse::<u8>().ok()?.checked_sub(1)?;
        let open = || place.checked_sub(SQUARES as u8).map(Piece::Open);
        let piece = if usize::from(place) < SQUARES { Some(Piece::Square(place)) } else { open() };
        piece.filter(|piece| self.pieces().contains(piece))
    }

    /// Returns the tile to pick up after the one that is picked up: one of those that wait to be placed, or of those of
    /// the reserve that have a place on the board. If none has, it is the first of the reserve, to be told why.
    fn next_tile(&self) -> Option<Piece> {
        let all: Vec<Piece> = match self.duty() {
            Duty::Place => self.waiting().map(Piece::Bought).collect(),
            _ => self.body().reserve(self.seat()).map(Piece::Kept).collect(),
        };
        // A tile that cannot be picked up would be the next one for ever.
        let placeable: Vec<Piece> = all.iter().copied().filter(|tile| self.is_legal(*tile)).collect();
        let tiles = if placeable.is_empty() { all } else { placeable };
        let now = match self.selection {
            Selection::Hold(held) | Selection::Put(held, _) => self.held_piece(held),
            _ => None,
        };
        let place = tiles.iter().position(|tile| Some(*tile) == now);
        place.and_then(|place| tiles.get(place + 1)).or(tiles.first()).copied()
    }

    /// Returns the selection that confirms a legal action.
    fn selection_of(&self, action: Action) -> Option<Selection> {
        let pay = |square: usize, cards: Payment| Selection::Pay {
            square: square as u8,
            cards: Picked::first_of(cards, self.laid()),
        };
        Some(match action {
            Action::Take(cards) => {
                let mut places = 0u8;
                for card in cards.cards() {
                    let is =
                        |place: &usize| places >> place & 1 == 0 && self.body().open_at(*place) == Some(card);
                    places |= 1 << (0..OPEN).find(is)?;
                }
                Selection::Take(places)
            }
            Action::Buy(tile, cards) => pay(self.body().square_of(tile)?, cards),
            Action::Start(tile) => {
                let square = self.body().square_of(tile)?;
                pay(square, smallest_with_spare(self.body(), square)?)
            }
            Action::Pay(value) => {
                let (square, _) = self.body().paying()?;
                pay(square, self.completed(value)?)
            }
            Action::Enough | Action::Pass => Selection::None,
            Action::Place(tile, _) => Selection::Put(Held::Bought(tile), action),
            Action::Redesign(tile, alhambra::Change::Remove) => Selection::Put(Held::Built(tile), action),
            Action::Redesign(tile, _) => Selection::Put(Held::Kept(tile), action),
        })
    }

    /// Returns the cards that follow in a payment with cards to spare, beginning with one of this value: as many of the
    /// lowest as are needed.
    fn completed(&self, value: u8) -> Option<Payment> {
        let (square, laid) = self.body().paying()?;
        let price = self.body().on_square(square)?.price();
        let held = self.body().purse(self.seat(), square).without(laid);
        let mut cards = Payment::NONE.with(value)?;
        let mut rest = held.without(cards);
        let all = |cards: Payment| cards.values().fold(laid, |all, value| all.with(value).unwrap_or(all));
        while !has_card_to_spare(price, all(cards)) {
            let least = rest.least().filter(|least| *least <= value)?;
            cards = cards.with(least)?;
            rest = rest.without(Payment::NONE.with(least)?);
        }
        Some(cards)
    }
}
