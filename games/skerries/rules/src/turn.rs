//! A game from the deal to the end, in the order of `games/skerries/RULES.md`.
//!
//! The agenda holds what is still to be done, the next duty on top. An answer removes the top duty and adds the duties
//! that follow from it; a duty with nothing to do is removed.

use kernel::{Agenda, Awaiting, Draw, GameResult, Ranked, SEATS_MAX, Seat, Sink};

use crate::action::{Action, Chance, Outcome};
use crate::body::{AGENDA_MAX, BOAT_FULL, Body, FILL, ORDERS_EACH, QUAY};
use crate::duty::Duty;
use crate::effect::Effect;
use crate::pieces::{Catch, Order};
use crate::rules::{gale, rule};
use crate::setup::{Setup, Weather};

impl Body {
    /// Sets the game up (`skerries 6-9`): orders, a catch into each boat, then the quay.
    pub(crate) fn set_up(setup: &Setup) -> Body {
        let mut body = Body::new(setup);
        body.begin_turn();
        body.agenda.push(Duty::DealOrder(0));
        body
    }

    /// Begins a turn (`skerries 10`): the action with its refill, then the end.
    fn begin_turn(&mut self) {
        const TURN: Agenda<Duty, AGENDA_MAX> = Agenda::of([Duty::EndTurn, Duty::Act], Duty::FILLER);
        self.agenda = TURN;
    }

    /// Plays an action that is legal now.
    pub(crate) fn play(&mut self, action: Action, sink: &mut impl Sink<Effect>) {
        let seat = self.to_act();
        let duty = self.agenda.pop();
        match (action, duty) {
            (Action::Take(catch), _) => self.take(catch, sink),
            // `skerries 13`: two measures from the stock, or the last one.
            (Action::Fill, _) => {
                let oil = self.stock.min(FILL);
                self.stock -= oil;
                self.seat_mut(seat).oil += oil;
                sink.push(Effect::Filled { seat, oil });
            }
            // `skerries 14`, `18`: what is given goes back to the stock in any case.
            (Action::Give, Duty::Watch(asked)) => {
                self.pay(seat, 1);
                self.given += 1;
                self.agenda.push(Duty::Watch(asked + 1));
                sink.push(Effect::Gave { seat });
            }
            (Action::Keep, Duty::Watch(asked)) => {
                self.agenda.push(Duty::Watch(asked + 1));
                sink.push(Effect::Kept { seat });
            }
            // `skerries 19`: it is out of the game.
            (Action::Jettison(catch), Duty::Jettison(asked)) => {
                self.seat_mut(seat).boat &= !catch.bit();
                self.lost |= catch.bit();
                self.agenda.push(Duty::Jettison(asked + 1));
                sink.push(Effect::Jettisoned { seat, catch });
            }
            // `skerries 23`: from now on all see it.
            (Action::Deliver(order), Duty::Deliver(asked)) => {
                let player = self.seat_mut(seat);
                player.hand &= !(order.bit() as u16);
                player.hand_size -= 1;
                player.delivered = Some(order);
                let points = order.points(player.boat());
                self.agenda.push(Duty::Deliver(asked + 1));
                sink.push(Effect::Delivered { seat, order, points });
            }
            _ => panic!("{action} does not answer {duty:?}"),
        }
        self.settle(sink);
    }

    /// Takes a catch (`skerries 11`, `12`): the first place is free, every further one costs a measure more, and the
    /// catches behind move up.
    fn take(&mut self, catch: Catch, sink: &mut impl Sink<Effect>) {
        let seat = self.turn;
        let place = self.place_of(catch).expect("a legal action names a catch on the quay");
        self.pay(seat, place as u8);
        self.quay[place] = None;
        self.quay[place..].rotate_left(1);
        self.seat_mut(seat).boat |= catch.bit();
        sink.push(Effect::Took { seat, catch, paid: place as u8 });
        self.agenda.push(Duty::Refill);
    }

    /// Returns the place of a catch on the quay, which is also what it costs.
    pub fn place_of(&self, catch: Catch) -> Option<usize> {
        self.quay.iter().position(|&there| there == Some(catch))
    }

    fn pay(&mut self, seat: Seat, oil: u8) {
        self.seat_mut(seat).oil -= oil;
        self.stock += oil;
    }

    /// Applies an outcome of chance.
    pub(crate) fn resolve(&mut self, outcome: Outcome, sink: &mut impl Sink<Effect>) {
        let duty = self.agenda.pop();
        match (duty, outcome) {
            // `skerries 6`: two for each player.
            (Duty::DealOrder(dealt), Outcome::Order(order)) => {
                let seat = Seat(dealt / ORDERS_EACH);
                let player = self.seat_mut(seat);
                player.hand |= order.bit() as u16;
                player.hand_size += 1;
                sink.push(Effect::OrderDealt { seat, order: Some(order) });
                let is_last = dealt + 1 == self.players * ORDERS_EACH;
                self.agenda.push(if is_last { Duty::DealCatch(0) } else { Duty::DealOrder(dealt + 1) });
            }
            // `skerries 7`: one for each boat.
            (Duty::DealCatch(dealt), Outcome::Catch(catch)) => {
                let seat = Seat(dealt);
                self.seat_mut(seat).boat |= catch.bit();
                sink.push(Effect::CatchDealt { seat, catch });
                if dealt + 1 < self.players {
                    self.agenda.push(Duty::DealCatch(dealt + 1));
                } else {
                    self.choose_first(sink);
                    self.agenda.push(Duty::LayOut);
                }
            }
            // `skerries 9`: five places.
            (Duty::LayOut, Outcome::Catch(catch)) => {
                self.lay(catch, sink);
                if self.quay.contains(&None) {
                    self.agenda.push(Duty::LayOut);
                }
            }
            (Duty::Refill, Outcome::Catch(catch)) => self.lay(catch, sink),
            // `skerries 14`, `20`: the watch, and then another card.
            (Duty::Refill, Outcome::Storm) => {
                self.storms -= 1;
                self.given = 0;
                self.agenda.push(Duty::Refill);
                self.agenda.push(Duty::Watch(0));
                sink.push(Effect::StormCame);
            }
            _ => panic!("{outcome} does not answer {duty:?}"),
        }
        self.settle(sink);
    }

    /// Determines who begins (`skerries 8`): the highest value, and of several the lowest number.
    fn choose_first(&mut self, sink: &mut impl Sink<Effect>) {
        let rank = |seat: &Seat| {
            let catch = self.seat(*seat).boat().next();
            catch.map(|catch| (catch.value(), std::cmp::Reverse(catch.number())))
        };
        self.first = Seat::all(self.players).max_by_key(rank).expect("there are players");
        self.turn = self.first;
        sink.push(Effect::Begins { seat: self.first });
    }

    fn lay(&mut self, catch: Catch, sink: &mut impl Sink<Effect>) {
        let place = self.quay.iter().position(Option::is_none).expect("there is room on the quay");
        self.quay[place] = Some(catch);
        sink.push(Effect::Laid { catch });
    }

    /// Fulfils the duties that need no answer, until one does or the game is over.
    fn settle(&mut self, sink: &mut impl Sink<Effect>) {
        loop {
            match self.agenda.top() {
                Some(Duty::Watch(asked)) if self.keep_watch(asked, sink) => return,
                Some(Duty::Jettison(asked)) => {
                    if asked == self.struck() {
                        self.agenda.pop();
                    } else if self.seat(self.to_act()).boat > 0 {
                        return;
                    } else {
                        self.agenda.pop();
                        self.agenda.push(Duty::Jettison(asked + 1));
                    }
                }
                Some(Duty::EndTurn) => {
                    self.agenda.pop();
                    self.end_turn(sink);
                }
                Some(Duty::Deliver(asked)) if asked == self.players => {
                    self.agenda.pop();
                    sink.push(Effect::Ended);
                }
                Some(Duty::Watch(_)) => {}
                _ => return,
            }
        }
    }

    /// Continues the watch (`skerries 14-17`): returns whether a player has to decide; otherwise the next player is
    /// due, or the storm is decided.
    fn keep_watch(&mut self, asked: u8, sink: &mut impl Sink<Effect>) -> bool {
        let able = (asked..self.players).filter(|&places| self.seat(self.after(self.turn, places)).oil > 0);
        if self.given == self.needed() {
            // `skerries 16`: the beacon burns.
            self.agenda.pop();
            self.given = 0;
            sink.push(Effect::StormPassed);
        } else if usize::from(self.given) + able.count() < usize::from(self.needed()) {
            // `skerries 17`: it will not burn any more.
            self.agenda.pop();
            self.given = 0;
            self.strike(sink);
        } else if self.seat(self.to_act()).oil == 0 {
            // `skerries 15`: nothing to give.
            self.agenda.pop();
            self.agenda.push(Duty::Watch(asked + 1));
        } else {
            return true;
        }
        false
    }

    /// Lets a storm strike (`skerries 19`, `21`).
    fn strike(&mut self, sink: &mut impl Sink<Effect>) {
        self.strikes += 1;
        sink.push(Effect::StormStruck { strikes: self.strikes });
        if self.is_sunk() {
            self.agenda = Agenda::of([], Duty::FILLER);
            sink.push(Effect::Sunk);
        } else {
            self.agenda.push(Duty::Jettison(0));
        }
    }

    /// Returns whether all boats have sunk.
    pub fn is_sunk(&self) -> bool {
        self.is_sunk_after(self.strikes)
    }

    /// Returns whether all boats sink when this number of storms has struck (`skerries 21`, `gale 2`).
    pub fn is_sunk_after(&self, strikes: u8) -> bool {
        strikes >= self.weather.strikes_max()
    }

    /// Returns the number of players whom a storm strikes: the one whose turn it is (`skerries 19`), or all (`gale 3`).
    fn struck(&self) -> u8 {
        match self.weather {
            Weather::Fair => 1,
            Weather::Gale => self.players,
        }
    }

    /// Ends a turn (`skerries 22`): with a full boat the round is the last, and it is completed.
    fn end_turn(&mut self, sink: &mut impl Sink<Effect>) {
        self.turns += 1;
        let next = self.after(self.turn, 1);
        if self.seat(self.turn).boat_size() >= BOAT_FULL && !self.last_round {
            self.last_round = true;
            sink.push(Effect::LastRound { seat: self.turn });
        }
        if self.last_round && next == self.first {
            self.agenda.push(Duty::Deliver(0));
        } else {
            self.turn = next;
            self.begin_turn();
        }
    }

    /// Returns the seat that has to answer the duty on top.
    fn to_act(self) -> Seat {
        match self.agenda.top() {
            Some(Duty::Watch(asked) | Duty::Jettison(asked)) => self.after(self.turn, asked),
            Some(Duty::Deliver(asked)) => self.after(self.first, asked),
            _ => self.turn,
        }
    }

    /// Returns what the state waits for.
    pub fn awaiting(&self) -> Awaiting<Chance> {
        match self.agenda.top() {
            None => Awaiting::Over,
            Some(Duty::DealOrder(dealt)) => {
                Awaiting::Chance(Chance::Order { seat: Seat(dealt / ORDERS_EACH) })
            }
            Some(Duty::DealCatch(_) | Duty::LayOut) => Awaiting::Chance(Chance::Catch),
            Some(Duty::Refill) => Awaiting::Chance(Chance::Card),
            Some(_) => Awaiting::Decision(self.to_act()),
        }
    }

    /// Returns the possible outcomes, as sets of orders and of catches and a number of storms.
    fn may_come(&self) -> (u64, u64, u8) {
        match self.awaiting() {
            Awaiting::Chance(Chance::Order { .. }) => (self.orders_unseen(), 0, 0),
            Awaiting::Chance(Chance::Catch) => (0, self.unseen(), 0),
            Awaiting::Chance(Chance::Card) => (0, self.unseen(), self.storms),
            _ => (0, 0, 0),
        }
    }

    /// Calls `each` with every possible outcome: all cards of a deck are equally likely.
    pub(crate) fn outcomes(&self, mut each: impl FnMut(Outcome, u32)) {
        let (orders, catches, storms) = self.may_come();
        Order::of(orders).for_each(|order| each(Outcome::Order(order), 1));
        Catch::of(catches).for_each(|catch| each(Outcome::Catch(catch), 1));
        if storms > 0 {
            each(Outcome::Storm, storms.into());
        }
    }

    /// Returns whether this outcome is possible.
    pub(crate) fn can_come(&self, outcome: Outcome) -> bool {
        let (orders, catches, storms) = self.may_come();
        match outcome {
            Outcome::Order(order) => orders & order.bit() != 0,
            Outcome::Catch(catch) => catches & catch.bit() != 0,
            Outcome::Storm => storms > 0,
        }
    }

    /// Draws a possible outcome.
    pub(crate) fn draw(&self, chance: &mut impl Draw) -> Outcome {
        let (orders, catches, storms) = self.may_come();
        if orders != 0 {
            let order = Order::new(Ranked::new(orders).draw(chance) + 1);
            return Outcome::Order(order.expect("only orders are in the set"));
        }
        let cards = Ranked::new(catches);
        let drawn = chance.below(cards.count() + u32::from(storms));
        if drawn >= cards.count() {
            return Outcome::Storm;
        }
        Outcome::Catch(Catch::new(cards.nth(drawn) + 1).expect("only catches are in the set"))
    }

    /// Returns the result, once the agenda is empty.
    pub(crate) fn result(&self) -> Option<GameResult> {
        if self.agenda.top().is_some() {
            return None;
        }
        let mut places = [0; SEATS_MAX];
        let seats = usize::from(self.players);
        if self.is_sunk() {
            // `skerries 21`, `gale 2`: nobody wins.
            places[..seats].fill(2);
            let ended = match self.weather {
                Weather::Fair => rule("21"),
                Weather::Gale => gale("2"),
            };
            return Some(GameResult { places, ended, decided: ended });
        }
        // `skerries 24`: most points; `25`: then most oil; `26`: then the victory is shared.
        let rank = |player: &crate::Player| (player.points(), player.oil);
        for (place, player) in places.iter_mut().zip(self.seats()) {
            *place = 1 + self.seats().filter(|other| rank(other) > rank(player)).count() as u8;
        }
        let most = self.seats().map(|player| player.points()).max();
        let tied = self.seats().filter(|player| Some(player.points()) == most).count();
        let decided = match (tied, places.iter().filter(|&&place| place == 1).count()) {
            (1, _) => rule("24"),
            (_, 1) => rule("25"),
            _ => rule("26"),
        };
        Some(GameResult { places, ended: rule("22"), decided })
    }
}

const _: () = assert!(QUAY > 0 && AGENDA_MAX >= 4);
