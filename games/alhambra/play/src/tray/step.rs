//! The effect of a click on a piece, or the reason why it has none.

use alhambra::{Action, Card, Cell, Change, Currency, Decision, Refusal, Spot, Tile};
use kernel::{Game, Message};

use super::{Duty, Held, Picked, Piece, Selection, Tray, WhyNot, payments};

impl Tray {
    /// Returns the selection after a click on a piece.
    ///
    /// # Errors
    /// If the click has no effect, with the reason.
    pub(super) fn step(&self, piece: Piece) -> Result<Selection, WhyNot> {
        if let Some(rest) = self.taken_back(piece) {
            return Ok(rest);
        }
        match (self.duty(), piece) {
            (Duty::Act, Piece::Open(place)) => self.take(place),
            (Duty::Act, Piece::Square(square)) => self.buy(square),
            (Duty::Act | Duty::Pay, Piece::Money(card, copy)) => self.pay(card, copy),
            (Duty::Act, Piece::Kept(tile)) => self.pick_up_kept(tile),
            (Duty::Place, Piece::Bought(tile)) if self.waiting().any(|waits| waits == tile) => {
                Ok(Selection::Hold(Held::Bought(tile)))
            }
            (Duty::Act | Duty::Place, Piece::Cell(cell)) => self.put_on(cell),
            (Duty::Act | Duty::Place, Piece::Reserve) => self.put_into_reserve(),
            (Duty::Place, Piece::Neutral) => self.give_away(),
            _ => Err(self.not_now()),
        }
    }

    /// Returns the selection without a selected piece, which is what a click on it leads to; for the square of a
    /// purchase it is the next payment. None for a piece that is not selected or cannot be taken back.
    fn taken_back(&self, piece: Piece) -> Option<Selection> {
        match (self.selection, piece) {
            (Selection::Take(places), Piece::Open(place)) if places >> place & 1 == 1 => {
                Some(match places & !(1 << place) {
                    0 => Selection::None,
                    rest => Selection::Take(rest),
                })
            }
            (Selection::Pay { square, .. }, Piece::Square(clicked)) if square == clicked => {
                (self.duty() == Duty::Act).then(|| self.next_payment())
            }
            (Selection::Pay { square, cards }, Piece::Money(card, copy)) => {
                let is_one = card.currency() == currency_of(square) && cards.has(card.value(), copy);
                is_one.then(|| match cards.without(card.value(), copy) {
                    rest if rest.is_empty() => Selection::None,
                    rest => Selection::Pay { square, cards: rest },
                })
            }
            (Selection::Hold(held), piece) if self.held_piece(held) == Some(piece) => Some(Selection::None),
            (Selection::Put(held, action), piece) if self.moved_by(action)?.contains(&piece) => {
                let is_held = self.held_piece(held) == Some(piece);
                Some(if is_held { Selection::None } else { Selection::Hold(held) })
            }
            _ => None,
        }
    }

    /// Returns the next payment for the tile that is being bought; none after the last one.
    pub(super) fn next_payment(&self) -> Selection {
        let Selection::Pay { square, cards } = self.selection else { return Selection::None };
        let all = payments(self.body(), square.into());
        let next = match all.iter().position(|other| *other == cards.payment()) {
            Some(place) => all.get(place + 1),
            None => all.first(),
        };
        next.map_or(Selection::None, |&cards| Selection::Pay {
            square,
            cards: Picked::first_of(cards, self.laid()),
        })
    }

    fn take(&self, place: u8) -> Result<Selection, WhyNot> {
        let before = if let Selection::Take(places) = self.selection { places } else { 0 };
        let places = before | 1 << place;
        let cards = self.handful(places).filter(|_| self.body().open_at(place.into()).is_some());
        let cards = cards.ok_or_else(|| self.not_now())?;
        self.allowed(Action::Take(cards)).map(|()| Selection::Take(places))
    }

    fn buy(&self, square: u8) -> Result<Selection, WhyNot> {
        let best = payments(self.body(), square.into()).into_iter().next();
        let cards = best.ok_or_else(|| self.too_little(square))?;
        Ok(Selection::Pay { square, cards: Picked::first_of(cards, self.laid()) })
    }

    /// Adds a card to a payment: to the one that was begun if it is of its currency, else to one for the square of its
    /// currency.
    fn pay(&self, card: Card, copy: u8) -> Result<Selection, WhyNot> {
        let square = card.currency() as u8;
        let before = match self.selection {
            Selection::Pay { square: begun, cards } if begun == square => cards,
            _ => Picked::NONE,
        };
        let held = self.body().hand(self.seat()).count(card);
        let laid = self.laid().count(card.value());
        if self.duty() == Duty::Pay {
            self.may_follow(card, copy < laid)?;
        } else {
            let price = self.body().on_square(square.into()).map(Tile::price);
            let price = price.ok_or_else(|| why(Refusal::NoTile { currency: card.currency().word() }))?;
            if self.body().purse(self.seat(), square.into()).sum() < price {
                return Err(self.too_little(square));
            }
        }
        match copy < held {
            true => Ok(Selection::Pay { square, cards: before.with(card.value(), copy) }),
            false => Err(self.not_now()),
        }
    }

    /// Checks that a card can be one of those that follow in a payment with cards to spare: cards that are laid down
    /// are not taken back, and every lower card of the hand may still follow.
    fn may_follow(&self, card: Card, is_laid: bool) -> Result<(), WhyNot> {
        let Some((square, laid)) = self.body().paying() else { return Err(why(Refusal::NotPaying)) };
        if is_laid || card.currency() != currency_of(square as u8) {
            return Err(self.not_now());
        }
        self.allowed(Action::Pay(card.value())).or_else(|refused| {
            // A card that may come only after a higher one, since it leaves too little by itself.
            let highest = laid.least().is_none_or(|last| card.value() <= last);
            let begins = |higher: u8| higher > card.value() && self.allows(Action::Pay(higher));
            match highest && (1..=alhambra::VALUE_MAX).any(begins) {
                true => Ok(()),
                false => Err(refused),
            }
        })
    }

    fn pick_up_kept(&self, tile: Tile) -> Result<Selection, WhyNot> {
        if let Some(Held::Built(old)) = self.held() {
            // From here on it is as if the tile of the reserve had been picked up first.
            return self.put(Held::Kept(tile), Action::Redesign(tile, Change::Replace(old)));
        }
        match self.redesigns_with(tile) {
            true => Ok(Selection::Hold(Held::Kept(tile))),
            false => Err(self.no_place_for(tile)),
        }
    }

    /// Returns whether a tile of the reserve can be built or exchanged.
    fn redesigns_with(&self, tile: Tile) -> bool {
        let mut can = false;
        self.body().each_place(self.seat(), tile, |_| can = true);
        can || self.exchanges(tile).next().is_some()
    }

    /// Returns the tiles of the board in whose place a tile of the reserve can be put.
    pub(super) fn exchanges(&self, tile: Tile) -> impl Iterator<Item = (Tile, Cell)> {
        let built = self.body().built(self.seat());
        built.filter(move |&(old, _)| self.allows(Action::Redesign(tile, Change::Replace(old))))
    }

    fn pick_up_built(&self, tile: Tile) -> Result<Selection, WhyNot> {
        let replaced = |other| self.allows(Action::Redesign(other, Change::Replace(tile)));
        let exchanged = self.body().reserve(self.seat()).any(replaced);
        match self.allowed(Action::Redesign(tile, Change::Remove)) {
            Err(refused) if !exchanged => Err(refused),
            _ => Ok(Selection::Hold(Held::Built(tile))),
        }
    }

    /// Puts the tile that is picked up at a cell, or picks up the one that lies there.
    fn put_on(&self, cell: Cell) -> Result<Selection, WhyNot> {
        let there = self.body().tile_at(self.seat(), cell);
        if cell == Cell::FOUNTAIN && self.duty() == Duty::Act {
            return Err(why(Refusal::Fountain));
        }
        match (self.held(), there) {
            (Some(held @ Held::Bought(tile)), _) => self.put(held, Action::Place(tile, Spot::Cell(cell))),
            (Some(held @ Held::Kept(tile)), Some(old)) => {
                self.put(held, Action::Redesign(tile, Change::Replace(old)))
            }
            (Some(held @ Held::Kept(tile)), None) => {
                self.put(held, Action::Redesign(tile, Change::Build(cell)))
            }
            (_, Some(tile)) if self.duty() == Duty::Act => self.pick_up_built(tile),
            (Some(Held::Built(tile)), None) => {
                let facts = Message::new("alhambra-why-not-moved").card("tile", alhambra::SET, tile.row());
                Err(WhyNot { facts: Some(facts), ..why(Refusal::NotInReserve { tile }) })
            }
            _ => Err(self.pick_up_first()),
        }
    }

    fn put_into_reserve(&self) -> Result<Selection, WhyNot> {
        match self.held() {
            Some(held @ Held::Bought(tile)) => self.put(held, Action::Place(tile, Spot::Reserve)),
            Some(held @ Held::Built(tile)) => self.put(held, Action::Redesign(tile, Change::Remove)),
            Some(Held::Kept(tile)) => Err(why(Refusal::NotBuilt { tile })),
            None => Err(self.pick_up_first()),
        }
    }

    fn give_away(&self) -> Result<Selection, WhyNot> {
        match self.held() {
            Some(held) => self.put(held, Action::Place(held.tile(), Spot::Neutral)),
            None => Err(self.pick_up_first()),
        }
    }

    fn put(&self, held: Held, action: Action) -> Result<Selection, WhyNot> {
        self.allowed(action).map(|()| Selection::Put(held, action))
    }

    fn allowed(&self, action: Action) -> Result<(), WhyNot> {
        use kernel::Game;
        self.game.check(action).map_err(why)
    }

    /// Returns the reason why all the money of its currency does not pay for the tile on a square.
    fn too_little(&self, square: u8) -> WhyNot {
        let currency = currency_of(square);
        let Some(tile) = self.body().on_square(square.into()) else {
            return why(Refusal::NoTile { currency: currency.word() });
        };
        let held = self.body().purse(self.seat(), square.into());
        if held.is_empty() {
            return why(Refusal::NotHeld { currency: currency.word(), held, set: currency.set() });
        }
        let (price, sum) = (tile.price(), held.sum());
        let facts = Message::new("alhambra-why-too-little")
            .number("price", price)
            .number("sum", sum)
            .number("short", price.saturating_sub(sum))
            .with("currency", kernel::Arg::Key(currency.word()));
        WhyNot { facts: Some(facts), ..why(Refusal::TooLittle { price, sum }) }
    }

    /// Returns the reason why a tile of the reserve cannot be used at all: that of the cell beside the fountain, or of
    /// the first one that is empty.
    fn no_place_for(&self, tile: Tile) -> WhyNot {
        let cells = self.cells();
        let empty = cells.iter().filter(|cell| self.body().tile_at(self.seat(), **cell).is_none());
        let near = empty.filter(|cell| **cell != Cell::FOUNTAIN).min_by_key(|cell| distance(**cell));
        let refusal = near.and_then(|&cell| self.body().check_build(self.seat(), tile, cell).err());
        let facts = Message::new("alhambra-why-no-place").card("tile", alhambra::SET, tile.row());
        WhyNot { facts: Some(facts), ..why(refusal.unwrap_or(Refusal::NothingToPlace)) }
    }

    /// Returns the reason why a place is not for a click before a tile is picked up.
    fn pick_up_first(&self) -> WhyNot {
        WhyNot { facts: Some(Message::new("alhambra-why-pick-up")), ..self.not_now() }
    }

    /// Returns the reason why something else has to be done now.
    pub(super) fn not_now(&self) -> WhyNot {
        why(match (self.duty(), self.body().paying()) {
            (Duty::Pay, Some((square, _))) => match self.body().on_square(square) {
                Some(tile) => Refusal::PayFirst { tile },
                None => Refusal::NotPaying,
            },
            (Duty::Place, _) if self.game.decision() == Some(Decision::PlaceLast) => Refusal::PlaceLastFirst,
            (Duty::Place, _) => Refusal::PlaceFirst,
            _ => Refusal::NothingToPlace,
        })
    }
}

/// Converts a refusal to the answer to a click, with the other rule that belongs to it.
pub(super) fn why(refusal: Refusal) -> WhyNot {
    let also = match refusal {
        Refusal::Apart { .. } | Refusal::NoWay { .. } => Some("C21"),
        Refusal::Gap { .. } => Some("C22"),
        Refusal::Surrounded { .. } | Refusal::CutsOff { .. } => Some("C26"),
        Refusal::TooLittle { .. } => Some("7"),
        _ => None,
    };
    WhyNot { refusal, facts: None, also }
}

/// Returns the currency of a square, from 0.
pub(super) fn currency_of(square: u8) -> Currency {
    Currency::ALL[usize::from(square)]
}

/// Returns how many steps a cell is from the fountain.
fn distance(cell: Cell) -> u8 {
    cell.x().unsigned_abs() + cell.y().unsigned_abs()
}
