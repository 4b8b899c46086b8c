//! Legal actions: the enumeration, which defines legality, and the check, which explains it.

use kernel::{Awaiting, Seat};

use crate::action::{Action, Change, Outcome, Spot};
use crate::body::{Body, SQUARES};
use crate::cell::Cell;
use crate::duty::Duty;
use crate::grid::{CountPlaces, EachPlace, EachRedesign, NthPlace, NthRedesign, Redesigned};
use crate::money::{Card, Currency, Handful, NO_CARD, OPEN, Payment, VALUE_MAX};
use crate::pay;
use crate::refusal::{Dealing, Refusal};
use crate::tile::Tile;
use crate::walk::Walk;

/// The maximum sum of several cards that are taken together (`alhambra 28`).
pub const TOGETHER_MAX: u8 = 5;

impl Body {
    /// Returns the sets of open cards that may be taken, as bits of a word: bit `n` stands for the places that are the
    /// bits of `n`. Of several sets with equal cards only one is included.
    fn takings(&self) -> u32 {
        // The sum of each set of places, a byte each; what is not there is worth more than may be taken.
        let worth =
            self.open.map(|kind| if kind == NO_CARD { ABSENT } else { u64::from(kind % VALUE_MAX + 1) });
        let low = worth[0] * 0x0100_0100_0100_0100
            + worth[1] * 0x0101_0000_0101_0000
            + worth[2] * 0x0101_0101_0000_0000;
        let high = low + worth[3] * BYTES;
        // `alhambra 28`: several that are worth 5 together. A byte keeps its high bit if it is more.
        let more = |sums: u64| sums + u64::from(0x7f - TOGETHER_MAX) * BYTES;
        let together = !(high_bits(more(low)) | high_bits(more(high)) << 8);
        // `alhambra 27`: any one card.
        let alone = (0..OPEN).map(|place| u32::from(worth[place] < ABSENT) << (1 << place)).sum::<u32>();
        let mut takings = together & SEVERAL | alone;
        // Of two like cards the later is taken only with the earlier.
        for (one, later) in LATER_ALONE.iter().enumerate() {
            for (other, alone) in later.iter().enumerate().skip(one + 1) {
                takings &= !(alone * u32::from(self.open[one] == self.open[other]));
            }
        }
        takings
    }

    /// Returns the cards of one of these sets.
    fn taking(&self, set: u32) -> Handful {
        let cards = (0..OPEN).filter(|place| set >> place & 1 == 1).map(|place| Card::at(self.open[place]));
        Handful::new(cards).expect("no set is empty")
    }

    /// Returns the tiles that can be bought, each with its price and the seat's cards in its currency.
    fn offers(&self, seat: Seat) -> impl Iterator<Item = (Tile, u8, Payment)> {
        (0..SQUARES).filter_map(move |square| {
            let tile = self.on_square(square)?;
            Some((tile, tile.price(), self.purse(seat, square)))
        })
    }

    /// Calls `each` with every set of open money cards that may be taken.
    pub fn each_taking(&self, mut each: impl FnMut(Handful)) {
        kernel::members(self.takings().into()).for_each(|set| each(self.taking(set.into())));
    }

    /// Calls `each` with every payment without a card to spare that the seat whose turn it is has for a square.
    pub fn each_payment(&self, square: usize, each: impl FnMut(Payment)) {
        if let Some(tile) = self.on_square(square) {
            pay::plain(tile.price(), self.purse(self.turn, square)).for_each(each);
        }
    }

    /// Calls `each` with every cell at which a seat could build a tile.
    pub fn each_place(&self, seat: Seat, tile: Tile, each: impl FnMut(Cell)) {
        self.ask(seat, EachPlace(tile, each));
    }

    /// Returns the tile that is being paid for with cards to spare, its price, and the player's cards in its currency.
    fn payment(&self) -> (Tile, u8, Payment) {
        let square = usize::from(self.paying);
        let tile = self.on_square(square).expect("what is paid for lies on the market");
        (tile, tile.price(), self.purse(self.turn, square))
    }

    /// Returns the tiles that have to be placed now, as a set, and the number of ways to place each without building
    /// it.
    fn tiles_to_place(&self) -> (u64, u32) {
        match self.agenda.top() {
            // `alhambra 97`: with two players what was bought may be given away; `C58`: what was won may not.
            Some(Duty::Place) => (self.bought, if self.has_neutral() { 2 } else { 1 }),
            Some(Duty::Last(_)) => (self.won_by(self.acting()), 1),
            _ => (0, 0),
        }
    }

    /// Returns the last tiles that a seat got and has not placed yet.
    pub(crate) fn won_by(&self, seat: Seat) -> u64 {
        let won = (0..SQUARES).filter(|&square| self.winner(square) == Some(seat));
        won.filter_map(|square| self.on_square(square)).fold(0, |set, tile| set | tile.bit())
    }

    /// Returns how many actions are legal.
    pub(crate) fn action_count(&self) -> u32 {
        match self.agenda.top() {
            Some(Duty::Act) => self.count_acts().max(1),
            Some(Duty::Pay) => {
                let (_, price, hand) = self.payment();
                pay::follow(price, hand, self.chain()).count() as u32
                    + u32::from(pay::is_enough(price, self.chain()))
            }
            Some(Duty::Place | Duty::Last(_)) => {
                let (tiles, ways) = self.tiles_to_place();
                ways * tiles.count_ones() + self.ask(self.acting(), CountPlaces(tiles))
            }
            _ => 0,
        }
    }

    /// Returns the number of legal actions, without a pass.
    fn count_acts(&self) -> u32 {
        let seat = self.turn;
        let buys = self
            .offers(seat)
            .map(|(_, price, hand)| pay::plain_count(price, hand) + u32::from(pay::is_enough(price, hand)));
        self.takings().count_ones() + buys.sum::<u32>() + u32::from(self.redesigns[seat.index()])
    }

    /// Calls `each` with every legal action, in a stable order.
    pub(crate) fn legal_actions(&self, mut each: impl FnMut(Action)) {
        match self.agenda.top() {
            Some(Duty::Act) if self.count_acts() == 0 => each(Action::Pass),
            Some(Duty::Act) => {
                let takings = self.takings();
                kernel::members(takings.into()).for_each(|set| each(Action::Take(self.taking(set.into()))));
                for (tile, price, hand) in self.offers(self.turn) {
                    pay::plain(price, hand).for_each(|cards| each(Action::Buy(tile, cards)));
                    if pay::is_enough(price, hand) {
                        each(Action::Start(tile));
                    }
                }
                let redesign = |redesigned| each(self.redesign(redesigned));
                self.ask(self.turn, EachRedesign(self.reserve[self.turn.index()], redesign));
            }
            Some(Duty::Pay) => {
                let (_, price, hand) = self.payment();
                pay::follow(price, hand, self.chain()).for_each(|value| each(Action::Pay(value)));
                if pay::is_enough(price, self.chain()) {
                    each(Action::Enough);
                }
            }
            Some(Duty::Place | Duty::Last(_)) => {
                let (tiles, ways) = self.tiles_to_place();
                for tile in Tile::of(tiles) {
                    SPOTS.iter().take(ways as usize).for_each(|&spot| each(Action::Place(tile, spot)));
                    let build = |cell| each(Action::Place(tile, Spot::Cell(cell)));
                    self.ask(self.acting(), EachPlace(tile, build));
                }
            }
            _ => {}
        }
    }

    /// Returns the `n`-th legal action.
    pub(crate) fn nth_action(&self, n: u32) -> Action {
        let mut n = n;
        match self.agenda.top() {
            Some(Duty::Act) => {
                let takings = self.takings();
                if n < takings.count_ones() {
                    return Action::Take(self.taking(kernel::Ranked::new(takings.into()).nth(n).into()));
                }
                n -= takings.count_ones();
                for (tile, price, hand) in self.offers(self.turn) {
                    let buys = pay::plain_count(price, hand);
                    if n < buys {
                        let cards = pay::plain(price, hand).nth(n as usize).expect("there are that many");
                        return Action::Buy(tile, cards);
                    }
                    n -= buys;
                    if pay::is_enough(price, hand) {
                        if n == 0 {
                            return Action::Start(tile);
                        }
                        n -= 1;
                    }
                }
                let nth = self.ask(self.turn, NthRedesign(self.reserve[self.turn.index()], n));
                nth.map_or(Action::Pass, |redesigned| self.redesign(redesigned))
            }
            Some(Duty::Place | Duty::Last(_)) => {
                let (tiles, ways) = self.tiles_to_place();
                match self
                    .ask(self.acting(), NthPlace { tiles, ways, n })
                    .expect("there are that many actions")
                {
                    (tile, Ok(cell)) => Action::Place(tile, Spot::Cell(cell)),
                    (tile, Err(way)) => Action::Place(tile, SPOTS[way as usize]),
                }
            }
            _ => {
                let mut found = None;
                self.legal_actions(|action| {
                    if n == 0 {
                        found = Some(action);
                    }
                    n = n.wrapping_sub(1);
                });
                found.expect("there are that many actions")
            }
        }
    }

    fn redesign(&self, redesigned: Redesigned) -> Action {
        let at = |cell| self.tile_at(self.turn, cell).expect("a tile lies there");
        match redesigned {
            Redesigned::Built(tile, cell) => Action::Redesign(tile, Change::Build(cell)),
            Redesigned::Exchanged(tile, cell) => Action::Redesign(tile, Change::Replace(at(cell))),
            Redesigned::Removed(cell) => Action::Redesign(at(cell), Change::Remove),
        }
    }

    /// Checks whether the seat to act may take this action.
    pub(crate) fn check(&self, action: Action) -> Result<(), Refusal> {
        let Some(duty) = self.agenda.top() else {
            return Err(Refusal::Over);
        };
        if let Some(dealing) = Dealing::of(duty) {
            return Err(Refusal::ChanceDue(dealing));
        }
        match (duty, action) {
            (Duty::Pay, Action::Pay(value)) => self.check_pay(value),
            (Duty::Pay, Action::Enough) => {
                let (_, price, _) = self.payment();
                match pay::is_enough(price, self.chain()) {
                    true => Ok(()),
                    false => Err(Refusal::NotEnough { price, sum: self.chain().sum() }),
                }
            }
            (Duty::Pay, _) => Err(Refusal::PayFirst { tile: self.payment().0 }),
            (_, Action::Pay(_) | Action::Enough) => Err(Refusal::NotPaying),
            (Duty::Place | Duty::Last(_), Action::Place(tile, spot)) => self.check_place(tile, spot),
            (Duty::Place, _) => Err(Refusal::PlaceFirst),
            (Duty::Last(_), _) => Err(Refusal::PlaceLastFirst),
            (_, Action::Place(..)) => Err(Refusal::NothingToPlace),
            (_, Action::Take(cards)) => self.check_take(cards),
            (_, Action::Buy(tile, cards)) => self.check_buy(tile, cards),
            (_, Action::Start(tile)) => {
                let (price, hand) = self.offer(tile)?;
                match pay::is_enough(price, hand) {
                    true => Ok(()),
                    false => Err(Refusal::NoneToSpare { price, sum: hand.sum() }),
                }
            }
            (_, Action::Redesign(tile, change)) => self.check_redesign(tile, change),
            (_, Action::Pass) if self.count_acts() > 0 => Err(Refusal::CanAct),
            (_, Action::Pass) => Ok(()),
        }
    }

    fn check_take(&self, cards: Handful) -> Result<(), Refusal> {
        let count = |of: &mut dyn Iterator<Item = Card>, card| of.filter(|&other| other == card).count();
        for card in cards.cards() {
            let open = count(&mut self.open(), card);
            if count(&mut cards.cards(), card) > open {
                return Err(Refusal::NotOpen { card, open: open as u8 });
            }
        }
        match cards.sum() {
            sum if cards.cards().count() > 1 && sum > TOGETHER_MAX => Err(Refusal::TooMuch { sum }),
            _ => Ok(()),
        }
    }

    /// Returns the price of a tile on the market, and the player's cards in its currency.
    fn offer(&self, tile: Tile) -> Result<(u8, Payment), Refusal> {
        let square = self.square_of(tile).ok_or(Refusal::NotOnMarket { tile })?;
        Ok((tile.price(), self.purse(self.turn, square)))
    }

    fn check_buy(&self, tile: Tile, cards: Payment) -> Result<(), Refusal> {
        let (price, held) = self.offer(tile)?;
        let currency = Currency::ALL[self.square_of(tile).unwrap_or_default()];
        if !cards.is_within(held) {
            return Err(Refusal::NotHeld { currency: currency.word(), held, set: currency.set() });
        }
        match cards.sum() {
            sum if sum < price => Err(Refusal::TooLittle { price, sum }),
            _ if !pay::is_plain(price, cards) => Err(Refusal::ToSpare { tile }),
            _ => Ok(()),
        }
    }

    fn check_pay(&self, value: u8) -> Result<(), Refusal> {
        let (tile, price, held) = self.payment();
        let currency = Currency::ALL[self.square_of(tile).unwrap_or_default()];
        if self.chain().count(value) >= held.count(value) {
            return Err(Refusal::NotHeld { currency: currency.word(), held, set: currency.set() });
        }
        match self.chain().least() {
            Some(last) if value > last => Err(Refusal::NotDescending { value, last }),
            _ if !pay::can_follow(price, held, self.chain(), value) => {
                Err(Refusal::LeadsNowhere { value, price })
            }
            _ => Ok(()),
        }
    }

    fn check_place(&self, tile: Tile, spot: Spot) -> Result<(), Refusal> {
        let is_last = matches!(self.agenda.top(), Some(Duty::Last(_)));
        if self.tiles_to_place().0 & tile.bit() == 0 {
            return Err(if is_last { Refusal::NotWon { tile } } else { Refusal::NotBought { tile } });
        }
        match spot {
            Spot::Reserve => Ok(()),
            Spot::Neutral if !self.has_neutral() => Err(Refusal::NoNeutral),
            Spot::Neutral if is_last => Err(Refusal::NotToNeutral),
            Spot::Neutral => Ok(()),
            Spot::Cell(cell) => self.check_build(self.acting(), tile, cell),
        }
    }

    /// Checks whether a player could build a tile at a cell, by the building rules alone, regardless of where the tile
    /// is now.
    ///
    /// # Errors
    /// If a rule forbids it; the refusal has the side or the place concerned.
    pub fn check_build(&self, seat: Seat, tile: Tile, cell: Cell) -> Result<(), Refusal> {
        Walk::new(self.board(seat)).takes(tile, cell)
    }

    fn check_redesign(&self, tile: Tile, change: Change) -> Result<(), Refusal> {
        let seat = self.turn;
        let board = self.board(seat);
        let own = |tile: Tile| self.reserve[seat.index()] & tile.bit() != 0;
        let place = |tile: Tile| board.cells().find(|&(other, _)| other == tile).map(|(_, cell)| cell);
        match change {
            Change::Remove => match place(tile) {
                None => Err(Refusal::NotBuilt { tile }),
                Some(cell) => Walk::new(board).spares(tile, cell),
            },
            _ if !own(tile) => Err(Refusal::NotInReserve { tile }),
            Change::Build(Cell::FOUNTAIN) => Err(Refusal::Fountain),
            Change::Build(cell) => Walk::new(board).takes(tile, cell),
            Change::Replace(old) => match place(old) {
                None => Err(Refusal::NotBuilt { tile: old }),
                // `alhambra C28`: nothing else can change.
                Some(cell) => Walk::new(board).agrees(tile, cell),
            },
        }
    }

    /// Checks whether chance may give this outcome.
    pub(crate) fn check_outcome(&self, outcome: Outcome) -> Result<(), Refusal> {
        match (self.awaiting(), self.agenda.top().and_then(Dealing::of)) {
            (Awaiting::Over, _) => Err(Refusal::Over),
            (_, None) => Err(Refusal::NoChanceDue),
            (_, Some(dealing)) if !self.can_come(outcome) => Err(Refusal::CannotCome(dealing)),
            _ => Ok(()),
        }
    }
}

/// The value of a place without a card in a sum: more than may be taken together, and four of them fit into seven bits.
const ABSENT: u64 = 31;
/// One in every byte.
const BYTES: u64 = 0x0101_0101_0101_0101;
/// The sets of more than one place, as bits.
const SEVERAL: u32 = 0xfee8;

/// Returns the high bit of each byte, the lowest byte first.
#[inline]
fn high_bits(bytes: u64) -> u32 {
    ((bytes >> 7 & BYTES).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

/// The spots for a tile that is not built.
const SPOTS: [Spot; 2] = [Spot::Reserve, Spot::Neutral];

/// For two places: the sets of places that contain the later of them and not the earlier.
const LATER_ALONE: [[u32; OPEN]; OPEN] = {
    let mut table = [[0; OPEN]; OPEN];
    let mut set = 0usize;
    while set < 1 << OPEN {
        let mut one = 0;
        while one < OPEN {
            let mut other = one + 1;
            while other < OPEN {
                if set >> other & 1 == 1 && set >> one & 1 == 0 {
                    table[one][other] |= 1 << set;
                }
                other += 1;
            }
            one += 1;
        }
        set += 1;
    }
    table
};
