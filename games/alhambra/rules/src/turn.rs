//! A game from the deal to the end, in the order of `games/alhambra/RULES.md`.
//!
//! The agenda holds what is still to be done, the next duty on top. An answer removes the top duty and adds the duties
//! that follow from it; a duty with nothing to do is removed.

use kernel::{Agenda, Awaiting, Draw, GameResult, Ranked, SEATS_MAX, Seat, Sink};

use crate::action::{Action, Chance, Change, Outcome, Spot};
use crate::body::{AGENDA_MAX, Body, NEUTRAL_TILES, NONE, PILES, ROUNDS, SQUARES, START};
use crate::cell::Cell;
use crate::duty::Duty;
use crate::effect::Effect;
use crate::money::{Card, Currency, Handful, NO_CARD, Payment, Purse};
use crate::pay;
use crate::rules::rule;
use crate::setup::Setup;
use crate::tile::Tile;

impl Body {
    /// Sets the game up (`alhambra 18-23`, `C1-C10`): money for every player, then the open cards, with two players the
    /// neutral player's tiles, and the market.
    pub(crate) fn set_up(setup: &Setup) -> Body {
        let mut body = Body::new(setup);
        let neutral = if body.has_neutral() { NEUTRAL_TILES } else { 0 };
        body.agenda = Agenda::of(
            [Duty::Turn, Duty::Market, Duty::Neutral(neutral), Duty::LayOpen, Duty::Deal(0)],
            Duty::FILLER,
        );
        body
    }

    /// Begins a turn (`alhambra 25`, `53`): the actions, then the bought tiles are placed.
    fn begin_turn(&mut self) {
        const TURN: Agenda<Duty, AGENDA_MAX> =
            Agenda::of([Duty::EndTurn, Duty::Place, Duty::Act], Duty::FILLER);
        self.agenda = TURN;
    }

    /// Plays an action that is legal now.
    pub(crate) fn play(&mut self, action: Action, sink: &mut impl Sink<Effect>) {
        let seat = self.acting();
        let duty = self.agenda.pop();
        match (action, duty) {
            (Action::Take(cards), _) => self.take(cards, sink),
            (Action::Buy(tile, cards), _) => {
                let square = self.square_of(tile).expect("a legal action names a tile on the market");
                self.buy(square, cards, sink);
            }
            (Action::Start(tile), _) => {
                self.paying = self.square_of(tile).expect("a legal action names a tile on the market") as u8;
                self.agenda.push(Duty::Pay);
                sink.push(Effect::Pays { seat, tile });
            }
            (Action::Pay(value), _) => self.lay_down(value, sink),
            (Action::Enough, _) => self.end_payment(sink),
            (Action::Place(tile, spot), _) => {
                self.place(seat, tile, spot, sink);
                self.agenda.push(duty);
            }
            (Action::Redesign(tile, change), _) => self.change(tile, change, sink),
            // `alhambra C33`: nothing can be done.
            (Action::Pass, _) => sink.push(Effect::Passed { seat }),
        }
        self.settle(sink);
    }

    /// Takes money (`alhambra 27-29`).
    fn take(&mut self, cards: Handful, sink: &mut impl Sink<Effect>) {
        let seat = self.turn;
        for card in cards.cards() {
            let place = self.open.iter().position(|&kind| kind == card.kind());
            self.open[place.expect("a legal action names open cards")] = NO_CARD;
            self.hands[seat.index()].put(card);
        }
        for currency in Currency::ALL {
            let values = cards.cards().filter(|card| card.currency() == currency).map(Card::value);
            let cards = values.fold(Payment::NONE, |cards, value| cards.with(value).unwrap_or(cards));
            if !cards.is_empty() {
                sink.push(Effect::Took { seat, currency, cards });
            }
        }
    }

    /// Buys a tile (`alhambra 30-36`): the cards go to the discard pile, and an exact payment gives another action.
    fn buy(&mut self, square: usize, cards: Payment, sink: &mut impl Sink<Effect>) {
        let seat = self.turn;
        let tile = self.on_square(square).expect("a legal action names a tile on the market");
        let currency = Currency::ALL[square];
        for value in cards.values() {
            let card = Card::new(currency, value).expect("a payment has cards");
            self.hands[seat.index()].take(card);
            self.discard.put(card);
        }
        self.market[square] = NONE;
        self.bought |= tile.bit();
        let exact = cards.sum() == tile.price();
        sink.push(Effect::Bought { seat, tile, currency, cards, exact });
        // `alhambra C32`: an empty deck is made anew as soon as there is something to make it of.
        self.restock(sink);
        if exact {
            self.agenda.push(Duty::Act);
        }
    }

    /// Lays down a card of a payment with cards to spare, which ends when no other can follow.
    fn lay_down(&mut self, value: u8, sink: &mut impl Sink<Effect>) {
        let (seat, square) = (self.turn, usize::from(self.paying));
        let card = Card::new(Currency::ALL[square], value).expect("a legal action names a card");
        self.chain = self.chain().with(value).expect("nobody has more than three of a card").0;
        sink.push(Effect::Added { seat, card });
        let price = self.on_square(square).map_or(0, Tile::price);
        if pay::follow(price, self.purse(seat, square), self.chain()).next().is_some() {
            self.agenda.push(Duty::Pay);
        } else {
            self.end_payment(sink);
        }
    }

    fn end_payment(&mut self, sink: &mut impl Sink<Effect>) {
        let (square, cards) = (usize::from(self.paying), self.chain());
        (self.paying, self.chain) = (NONE, 0);
        self.buy(square, cards, sink);
    }

    /// Places a tile (`alhambra 38`, `84`, `97`).
    fn place(&mut self, seat: Seat, tile: Tile, spot: Spot, sink: &mut impl Sink<Effect>) {
        self.bought &= !tile.bit();
        if let Some(square) = self.square_of(tile) {
            (self.market[square], self.won[square]) = (NONE, NONE);
        }
        match spot {
            Spot::Cell(cell) => {
                self.build(seat, tile, cell);
                sink.push(Effect::Built { seat, tile, cell });
            }
            Spot::Reserve => {
                self.reserve[seat.index()] |= tile.bit();
                sink.push(Effect::Kept { seat, tile });
            }
            Spot::Neutral => {
                self.neutral |= tile.bit();
                sink.push(Effect::Gave { seat, tile });
                return;
            }
        }
        self.recount(seat);
    }

    fn build(&mut self, seat: Seat, tile: Tile, cell: Cell) {
        self.built[seat.index()] |= tile.bit();
        self.places[tile.index()] = [cell.x(), cell.y()];
    }

    /// Redesigns a board (`alhambra 46-49`).
    fn change(&mut self, tile: Tile, change: Change, sink: &mut impl Sink<Effect>) {
        let seat = self.turn;
        let at = seat.index();
        match change {
            Change::Build(cell) => {
                self.reserve[at] &= !tile.bit();
                self.build(seat, tile, cell);
                sink.push(Effect::Rebuilt { seat, tile, cell });
            }
            Change::Remove => {
                self.take_down(at, tile);
                sink.push(Effect::Removed { seat, tile });
            }
            Change::Replace(old) => {
                self.reserve[at] &= !tile.bit();
                let [x, y] = self.places[old.index()];
                self.take_down(at, old);
                self.build(seat, tile, Cell::known(x, y));
                sink.push(Effect::Replaced { seat, tile, old });
            }
        }
        self.recount(seat);
    }

    fn take_down(&mut self, at: usize, tile: Tile) {
        self.built[at] &= !tile.bit();
        self.places[tile.index()] = [0; 2];
        self.reserve[at] |= tile.bit();
    }

    /// Makes a new deck of the discard pile once the deck has run out (`alhambra 59`, `C32`).
    fn restock(&mut self, sink: &mut impl Sink<Effect>) {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.deck = std::mem::take(&mut self.discard);
            let cards = self.deck.len() as u8;
            self.piles = [0; PILES];
            self.piles[PILES - 1] = cards;
            sink.push(Effect::Shuffled { cards });
        }
    }

    /// Applies an outcome of chance.
    pub(crate) fn resolve(&mut self, outcome: Outcome, sink: &mut impl Sink<Effect>) {
        let duty = self.agenda.pop();
        match (duty, outcome) {
            // `alhambra C2`: one player after the other, until each has 20 or more.
            (Duty::Deal(seat), Outcome::Money(card)) => {
                self.deck.take(card);
                self.hands[usize::from(seat)].put(card);
                sink.push(Effect::Dealt { seat: Seat(seat), card });
                if self.hands[usize::from(seat)].total() < START {
                    self.agenda.push(duty);
                } else if seat + 1 < self.players {
                    self.agenda.push(Duty::Deal(seat + 1));
                } else {
                    self.choose_first(sink);
                }
            }
            // `alhambra C5`.
            (Duty::LayOpen, Outcome::Money(card)) => {
                self.lay_open(card, sink);
                if self.open.contains(&NO_CARD) {
                    self.agenda.push(duty);
                } else {
                    self.split();
                }
            }
            // `alhambra 57`.
            (Duty::Money, Outcome::Money(card)) => {
                if let Some(pile) = self.piles.iter_mut().find(|left| **left > 0) {
                    *pile -= 1;
                }
                self.lay_open(card, sink);
                self.agenda.push(duty);
                self.restock(sink);
            }
            // `alhambra 63`: it is laid aside, and drawing goes on.
            (Duty::Money, Outcome::Round(round)) => {
                self.came = round;
                self.agenda.push(duty);
                sink.push(Effect::RoundCame { round });
            }
            // `alhambra 20`, `58`: in ascending order of the squares.
            (Duty::Market, Outcome::Tile(tile)) => {
                self.bag &= !tile.bit();
                let square = self.market.iter().position(|&there| there == NONE).expect("a square is empty");
                self.market[square] = tile.index() as u8;
                self.agenda.push(duty);
                sink.push(Effect::Laid { square: square as u8 + 1, tile });
            }
            // `alhambra 92`, `95`, `96`.
            (Duty::Neutral(left), Outcome::Tile(tile)) => {
                self.bag &= !tile.bit();
                self.neutral |= tile.bit();
                self.agenda.push(Duty::Neutral(left - 1));
                sink.push(Effect::NeutralGot { tile });
            }
            _ => panic!("{outcome} does not answer {duty:?}"),
        }
        self.settle(sink);
    }

    fn lay_open(&mut self, card: Card, sink: &mut impl Sink<Effect>) {
        self.deck.take(card);
        let place = self.open.iter().position(|&kind| kind == NO_CARD).expect("there is room for a card");
        self.open[place] = card.kind();
        sink.push(Effect::Opened { card });
    }

    /// Determines who begins (`alhambra C4`): the fewest cards, then the lowest total, then the earliest seat.
    fn choose_first(&mut self, sink: &mut impl Sink<Effect>) {
        let rank = |seat: &Seat| {
            let hand = self.hand(*seat);
            (hand.len(), hand.total(), *seat)
        };
        self.first = Seat::all(self.players).min_by_key(rank).expect("there are players");
        self.turn = self.first;
        let cards = self.hand(self.first).len() as u8;
        sink.push(Effect::Begins { seat: self.first, cards });
    }

    /// Returns the word for what distinguishes the first player from all others (`alhambra C4`): the fewest `cards`, the
    /// least `money`, or the earliest `seat`. It is meaningful until the first action.
    pub fn begins_by(&self) -> &'static str {
        let of = |seat: Seat| (self.hand(seat).len(), self.hand(seat).total());
        let (cards, money) = of(self.first);
        let others = || Seat::all(self.players).filter(|seat| *seat != self.first).map(of);
        match () {
            () if others().all(|(other, _)| other != cards) => "cards",
            () if others().all(|other| other != (cards, money)) => "money",
            () => "seat",
        }
    }

    /// Splits the money that is left into five piles (`alhambra C6`, `C7`): the earlier ones are the larger.
    fn split(&mut self) {
        let (each, more) = (self.deck.len() as u8 / PILES as u8, self.deck.len() as u8 % PILES as u8);
        self.piles = std::array::from_fn(|pile| each + u8::from((pile as u8) < more));
    }

    /// Fulfils the duties that need no answer, until one does or the game is over.
    fn settle(&mut self, sink: &mut impl Sink<Effect>) {
        while let Some(duty) = self.agenda.top() {
            match duty {
                // `alhambra C33`: where nothing can come, fewer than four cards lie open.
                Duty::Money if !self.open.contains(&NO_CARD) || !self.has_money() => {}
                // `alhambra 80`: as far as the tiles go.
                Duty::Market if !self.market.contains(&NONE) || self.bag == 0 => {}
                // `alhambra C64`: if there are fewer, those.
                Duty::Neutral(left) if left == 0 || self.bag == 0 => {}
                Duty::Place if self.bought == 0 => {}
                Duty::Last(placed) if placed == self.players => {}
                Duty::Last(placed) if self.won_by(self.acting()) == 0 => {
                    self.agenda.pop();
                    self.agenda.push(Duty::Last(placed + 1));
                    continue;
                }
                Duty::EndTurn => {
                    self.turns += 1;
                    // `alhambra C30`: money, then the market, then what follows from both.
                    self.agenda = Agenda::of([Duty::Turn, Duty::Market, Duty::Money], Duty::FILLER);
                    continue;
                }
                Duty::Turn => {
                    self.agenda.pop();
                    self.go_on(sink);
                    continue;
                }
                Duty::Finish => {
                    // `alhambra 85`.
                    self.score(ROUNDS as u8, sink);
                    sink.push(Effect::Ended);
                }
                _ => return,
            }
            self.agenda.pop();
        }
    }

    /// Returns whether a money card or a scoring card can be drawn.
    fn has_money(&self) -> bool {
        !self.deck.is_empty() || self.round_due().is_some()
    }

    /// Continues after a refill: with a round of scoring (`alhambra 64`), the end (`79`), or the next turn.
    fn go_on(&mut self, sink: &mut impl Sink<Effect>) {
        if self.scored < self.came {
            self.scored += 1;
            self.score(self.scored, sink);
            // `alhambra 95`, `96`: what the neutral player is given after it.
            let given = match self.scored {
                _ if !self.has_neutral() => 0,
                1 => NEUTRAL_TILES,
                _ => self.bag_size() / 3,
            };
            self.agenda.push(Duty::Turn);
            self.agenda.push(Duty::Neutral(given));
        } else if self.market.contains(&NONE) {
            // `alhambra C50`, `C51`: at once.
            sink.push(Effect::Ending);
            self.give_last_tiles(sink);
            self.agenda.push(Duty::Finish);
            self.agenda.push(Duty::Last(0));
        } else {
            if self.turns > 0 {
                self.turn = self.after(self.turn, 1);
            }
            self.begin_turn();
        }
    }

    /// Gives out the last tiles (`alhambra 81-83`): each goes to the player with the most of its square's currency.
    fn give_last_tiles(&mut self, sink: &mut impl Sink<Effect>) {
        for at in 0..SQUARES {
            let Some(tile) = self.on_square(at) else { continue };
            let square = at as u8 + 1;
            sink.push(match self.richest(at) {
                (Some(seat), sum, next) => {
                    self.won[at] = seat.0;
                    Effect::LastWon { square, tile, seat, sum, next }
                }
                (None, sum, _) => Effect::LastLeft { square, tile, sum },
            });
        }
    }

    /// Returns the seat that has to answer the duty on top.
    pub(crate) fn acting(&self) -> Seat {
        match self.agenda.top() {
            // `alhambra C54`: in playing order after the player who moved last.
            Some(Duty::Last(placed)) => self.after(self.turn, 1 + placed),
            _ => self.turn,
        }
    }

    /// Returns what the state waits for.
    pub fn awaiting(&self) -> Awaiting<Chance> {
        match self.agenda.top() {
            None => Awaiting::Over,
            Some(Duty::Deal(_) | Duty::LayOpen | Duty::Money) => Awaiting::Chance(Chance::Money),
            Some(Duty::Neutral(_) | Duty::Market) => Awaiting::Chance(Chance::Tile),
            Some(_) => Awaiting::Decision(self.acting()),
        }
    }

    /// Returns the money cards that may be drawn, and the scoring card with the number of money cards that are left in
    /// its pile.
    fn may_come(&self) -> (Purse, Option<(u8, u8)>) {
        match self.agenda.top() {
            // `alhambra C1`: no scoring card can come in the set-up.
            Some(Duty::Deal(_) | Duty::LayOpen) => (self.deck, None),
            Some(Duty::Money) => match self.round_due() {
                Some((round, 0)) => (Purse::default(), Some((round, 0))),
                due => (self.deck, due),
            },
            _ => (Purse::default(), None),
        }
    }

    /// Calls `each` with every possible outcome. A scoring card has a probability of one in the number of cards left in
    /// its pile; otherwise all money cards are equally likely.
    pub(crate) fn outcomes(&self, mut each: impl FnMut(Outcome, u32)) {
        let (money, due) = self.may_come();
        let times = due.map_or(1, |(_, left)| u32::from(left));
        for kind in kernel::members(money.planes()[0]) {
            let card = Card::at(kind);
            each(Outcome::Money(card), times * u32::from(money.count(card)));
        }
        if let Some((round, _)) = due {
            each(Outcome::Round(round), money.len().max(1));
        }
        Tile::of(self.tiles_to_come()).for_each(|tile| each(Outcome::Tile(tile), 1));
    }

    fn tiles_to_come(&self) -> u64 {
        match self.awaiting() {
            Awaiting::Chance(Chance::Tile) => self.bag,
            _ => 0,
        }
    }

    /// Returns whether this outcome is possible.
    pub(crate) fn can_come(&self, outcome: Outcome) -> bool {
        let (money, due) = self.may_come();
        match outcome {
            Outcome::Money(card) => money.count(card) > 0,
            Outcome::Round(round) => due.is_some_and(|(due, _)| due == round),
            Outcome::Tile(tile) => self.tiles_to_come() & tile.bit() != 0,
        }
    }

    /// Draws a possible outcome, with one random number.
    pub(crate) fn draw(&self, chance: &mut impl Draw) -> Outcome {
        let tiles = self.tiles_to_come();
        if tiles != 0 {
            return Outcome::Tile(Tile::at(Ranked::new(tiles).draw(chance)));
        }
        match self.may_come() {
            (money, None) => Outcome::Money(money.draw(chance)),
            (_, Some((round, 0))) => Outcome::Round(round),
            (money, Some((round, left))) => {
                let drawn = chance.below(money.len() * (u32::from(left) + 1));
                match drawn.checked_sub(money.len()) {
                    None => Outcome::Round(round),
                    Some(drawn) => Outcome::Money(money.nth(drawn / u32::from(left))),
                }
            }
        }
    }

    /// Returns the result, once the agenda is empty.
    pub(crate) fn result(&self) -> Option<GameResult> {
        if self.agenda.top().is_some() {
            return None;
        }
        // `alhambra 86`: most points; `87`: the victory is shared; `C62`: the neutral player never wins.
        let (scores, seats) = (self.scores(), usize::from(self.players));
        let mut places = [0; SEATS_MAX];
        for (place, score) in places.iter_mut().zip(&scores[..seats]) {
            *place = 1 + scores[..seats].iter().filter(|other| *other > score).count() as u8;
        }
        let winners = places.iter().filter(|&&place| place == 1).count();
        let decided = if winners == 1 { rule("86") } else { rule("87") };
        Some(GameResult { places, ended: rule("79"), decided })
    }
}
