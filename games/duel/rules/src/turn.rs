//! A turn, in the order of the rulebook.
//!
//! The agenda holds what is still to be done, the next duty on top. [`crate::Duel`] removes the top duty, acts, and
//! adds the duties that follow from it; a duty with nothing to do, or with only one way to do it, is fulfilled
//! automatically. The awaited input is a pure function of the top duty.

use jewels::{BoughtFrom, Colour};
use kernel::{Agenda, Awaiting, Draw, GameResult, SEATS_MAX, Seat, Sink};

use crate::action::{Action, Chance, Outcome};
use crate::board::{Space, Spaces};
use crate::body::{
    AGENDA_MAX, Body, COLOUR_POINTS_TO_WIN, CROWNS_FOR_ROYAL, CROWNS_TO_WIN, POINTS_TO_WIN, PRIVILEGES,
    Player, ROW_BASES, Reserved, TOKENS_MAX, level_of_slot, spiral,
};
use crate::data::{Bonus, CardId, RoyalId};
use crate::duty::Duty;
use crate::effect::Effect;
use crate::gems::{Gem, Gems};
use crate::rule;

impl Body {
    /// Sets the game up (`duel S1-S8`): the pyramid is laid out, then all tokens are put on the board.
    pub(crate) fn set_up() -> Body {
        let mut body = Body::new();
        body.begin_turn();
        body.agenda.push(Duty::Fill(0));
        body.agenda.push(Duty::LayOut(0));
        body
    }

    /// Begins a turn, in the order of `duel T2`: optional actions, one mandatory action with its effects, the surplus
    /// of tokens, the end. The first duty is pushed last.
    #[inline]
    fn begin_turn(&mut self) {
        const TURN: Agenda<Duty, AGENDA_MAX> =
            Agenda::of([Duty::EndTurn, Duty::Discard, Duty::Turn], Duty::FILLER);
        self.agenda = TURN;
    }

    /// Plays an action that is legal now.
    #[inline]
    pub(crate) fn play(&mut self, action: Action, sink: &mut impl Sink<Effect>) {
        let duty = self.agenda.pop();
        let seat = self.turn;
        match action {
            // `duel P1`, `P2`: a privilege goes back, and a gem or pearl comes. `duel P4`: and again.
            Action::UsePrivilege(space) => {
                let gem = self.board.take(Spaces::one(space));
                let player = self.active_mut();
                player.privileges -= 1;
                player.tokens += gem;
                sink.push(Effect::UsedPrivilege { seat, space, gem });
                self.agenda.push(Duty::Turn);
                return;
            }
            // `duel B3`, `B4`. `duel X1`: no privilege is used any more in this turn.
            Action::Replenish => {
                sink.push(Effect::Replenished { seat });
                self.agenda.push(Duty::Act);
                self.agenda.push(Duty::OpponentPrivilege);
                self.agenda.push(Duty::Fill(0));
            }
            Action::Take(spaces) => self.take(spaces, sink),
            // `duel G3`, `G4`: a gold of choice, and a card.
            Action::Reserve { card, gold } => {
                self.take_gold(gold);
                let slot = self.lift(card);
                self.active_mut().hand.put(Reserved::Known { card, blind: false });
                sink.push(Effect::Reserved { seat, card, gold });
                self.agenda.push(Duty::Refill(slot));
            }
            Action::ReserveTop { level, gold } => {
                self.take_gold(gold);
                sink.push(Effect::ReservedTop { seat, level, gold });
                self.agenda.push(Duty::DrawBlind(level));
            }
            Action::Buy { card, gold_as } => self.buy(card, gold_as, sink),
            Action::Copy(colour) => self.copy(duty, colour, sink),
            Action::TakeSame(space) => self.take_same(space, sink),
            Action::Steal(gem) => self.steal(gem, sink),
            Action::TakeRoyal(royal) => self.take_royal(royal, sink),
            // `duel N2`: of one's own choice, into the bag; token by token.
            Action::Discard(gem) => {
                self.active_mut().tokens -= Gems::one(gem);
                self.bag += Gems::one(gem);
                sink.push(Effect::Discarded { seat, gem: Gems::one(gem) });
                self.agenda.push(Duty::Discard);
            }
        }
        self.settle(sink);
    }

    /// Takes up to three tokens in a line (`duel K1`).
    #[inline]
    fn take(&mut self, spaces: Spaces, sink: &mut impl Sink<Effect>) {
        let gems = self.board.take(spaces);
        self.active_mut().tokens += gems;
        sink.push(Effect::Took { seat: self.turn, spaces, gems });
        // `duel K5`: three of a colour, or `duel K6`: both pearls, and the opponent takes a privilege.
        if (gems.with_at_least(3) != 0) | (gems.get(Gem::Pearl) == 2) {
            self.give_privilege(self.opponent(), sink);
        }
    }

    /// Takes the gold of a reservation (`duel G3`).
    #[inline]
    fn take_gold(&mut self, space: Space) {
        let gold = self.board.take(Spaces::one(space));
        self.active_mut().tokens += gold;
    }

    /// Takes a face-up card off the pyramid.
    #[inline]
    fn lift(&mut self, card: CardId) -> u8 {
        let slot = self.slot_of(card).expect("a legal action names a card that lies on the table");
        self.pyramid.set(slot, 0);
        slot
    }

    /// Gives a player a privilege, for any reason.
    fn give_privilege(&mut self, to: Seat, sink: &mut impl Sink<Effect>) {
        // `duel V3`: who holds all three takes none.
        if self.seat(to).privileges == PRIVILEGES {
            return;
        }
        // `duel V1`: from the supply; `duel V2`: with an empty supply from the opponent.
        let from_opponent = self.supply() == 0;
        if from_opponent {
            self.seats[to.index() ^ 1].privileges -= 1;
        }
        self.seats[to.index()].privileges += 1;
        sink.push(Effect::TookPrivilege { seat: to, from_opponent });
    }

    /// Buys a card (`duel C1-C12`).
    fn buy(&mut self, id: CardId, gold_as: Gems, sink: &mut impl Sink<Effect>) {
        let (seat, card) = (self.turn, id.card());
        // `duel C6`, `X18`: the price is the cost less the bonuses, paid exactly; `duel C3`: gold stands for
        // any gem and for a pearl.
        let due = self.active().price(id).due;
        let paid = (due - gold_as).plus_n(Gem::Gold, gold_as.total());
        // `duel C4`: what was spent goes into the bag.
        self.active_mut().tokens -= paid;
        self.bag += paid;
        let crowns = self.active().crowns;
        self.active_mut().gain(id);
        // `duel X34`: the card's own effects first, then the royal card; what comes first is pushed last.
        let reaches = |limit: &u8| crowns < *limit && crowns + card.crowns >= *limit;
        if CROWNS_FOR_ROYAL.iter().any(reaches) {
            self.agenda.push(Duty::TakeRoyal);
        }
        if let Some(ability) = card.ability {
            self.agenda.push(Duty::of(ability, card.bonus));
        }
        if card.bonus == Bonus::Wild {
            self.agenda.push(Duty::Copy(id.row()));
        }
        // `duel C12`: a gap in the pyramid is filled, and at once (`duel X14`): before any effect.
        let from = if self.active_mut().hand.take(id) {
            BoughtFrom::Hand
        } else {
            let slot = self.lift(id);
            self.agenda.push(Duty::Refill(slot));
            BoughtFrom::Table
        };
        sink.push(Effect::Bought { seat, card: id, from, paid });
    }

    /// Puts a wild card into the column of a colour (`duel E3`), with one bonus whatever lies beneath (`duel X21`).
    fn copy(&mut self, duty: Duty, colour: Colour, sink: &mut impl Sink<Effect>) {
        let Duty::Copy(row) = duty else { panic!("{duty:?} copies no colour") };
        let card = CardId::new(row).expect("the duty was made of a card");
        self.wilds[card.wild_place()] = colour.index() as u8 + 1;
        let printed = card.card();
        self.active_mut().column(colour, printed.bonus_count, printed.points);
        sink.push(Effect::Copied { seat: self.turn, card, colour: Gems::one(colour.gem()) });
    }

    /// Takes a token of the card's own colour (`duel E5`). This is not the action of taking tokens, so it gives no
    /// privilege (`duel X9`).
    fn take_same(&mut self, space: Space, sink: &mut impl Sink<Effect>) {
        let gem = self.board.take(Spaces::one(space));
        self.active_mut().tokens += gem;
        sink.push(Effect::TookSame { seat: self.turn, space, gem });
    }

    /// Steals a token from the opponent (`duel E8`).
    fn steal(&mut self, gem: Gem, sink: &mut impl Sink<Effect>) {
        let other = self.opponent();
        let gem = Gems::one(gem);
        self.seats[other.index()].tokens -= gem;
        self.active_mut().tokens += gem;
        sink.push(Effect::Stole { seat: self.turn, gem });
    }

    /// Takes a royal card and applies its effect (`duel Q2`, `X35`).
    fn take_royal(&mut self, royal: RoyalId, sink: &mut impl Sink<Effect>) {
        self.active_mut().receive(royal);
        sink.push(Effect::ReceivedRoyal { seat: self.turn, royal });
        if let Some(ability) = royal.royal().ability {
            // `duel X36`: it has no colour.
            self.agenda.push(Duty::of(ability, Bonus::None));
        }
    }

    /// Applies an outcome of chance.
    #[inline]
    pub(crate) fn resolve(&mut self, outcome: Outcome, sink: &mut impl Sink<Effect>) {
        let duty = self.agenda.pop();
        match (duty, outcome) {
            (Duty::Fill(n), Outcome::Token(gem)) => {
                self.bag -= Gems::one(gem);
                self.board.put(spiral(n), gem);
                sink.push(Effect::Placed { space: spiral(n), gem: Gems::one(gem) });
                self.agenda.push(Duty::Fill(n + 1));
            }
            (Duty::LayOut(slot), Outcome::Card(card)) => {
                self.lay(card, slot, sink);
                if usize::from(slot) + 1 < self.pyramid.bytes().len() {
                    self.agenda.push(Duty::LayOut(slot + 1));
                }
            }
            (Duty::Refill(slot), Outcome::Card(card)) => self.lay(card, slot, sink),
            (Duty::DrawBlind(level), Outcome::Card(card)) => {
                self.unseen.take(card);
                self.active_mut().hand.put(Reserved::Known { card, blind: true });
                sink.push(Effect::Drew { seat: self.turn, level, card: Some(card) });
            }
            _ => panic!("{outcome} does not answer {duty:?}"),
        }
        self.settle(sink);
    }

    #[inline]
    fn lay(&mut self, card: CardId, slot: u8, sink: &mut impl Sink<Effect>) {
        self.unseen.take(card);
        self.pyramid.set(slot, card.row());
        let column = slot - ROW_BASES[usize::from(level_of_slot(slot))];
        sink.push(Effect::Laid { card, column });
    }

    /// Fulfils the duties that need no answer, until one does or the game is over.
    #[inline]
    fn settle(&mut self, sink: &mut impl Sink<Effect>) {
        while let Some(duty) = self.agenda.top() {
            match duty {
                Duty::LayOut(_) | Duty::DrawBlind(_) | Duty::Turn | Duty::Act => return,
                Duty::Fill(n) => {
                    // `duel B3`: occupied spaces are skipped. `duel X4`: the bag is never too much.
                    if let (false, Some(next)) = (self.bag.is_none(), self.next_empty(n)) {
                        if next != n {
                            self.agenda.pop();
                            self.agenda.push(Duty::Fill(next));
                        }
                        return;
                    }
                    self.agenda.pop();
                }
                // `duel G10`, `X13`: where the deck is exhausted the place stays empty.
                Duty::Refill(slot) if !self.unseen.is_empty(level_of_slot(slot)) => return,
                // `duel N1`: at most ten tokens, pearls and gold included.
                Duty::Discard if self.active().tokens.total() > TOKENS_MAX => return,
                Duty::Refill(_) | Duty::Discard => {
                    self.agenda.pop();
                }
                Duty::EndTurn => {
                    self.agenda.pop();
                    self.end_turn(sink);
                }
                effect => {
                    if !self.settle_effect(effect, sink) {
                        return;
                    }
                }
            }
        }
    }

    /// Applies an effect that leaves no choice; returns whether it did.
    fn settle_effect(&mut self, duty: Duty, sink: &mut impl Sink<Effect>) -> bool {
        let choices = self.choices(duty);
        if choices.count_ones() > 1 {
            return false;
        }
        self.agenda.pop();
        // The only way there is; `duel E6`, `E9`: nothing where there is none.
        let only = choices.trailing_zeros() as u8;
        match duty {
            Duty::OpponentPrivilege => self.give_privilege(self.opponent(), sink),
            // `duel E7`.
            Duty::TakePrivilege => self.give_privilege(self.turn, sink),
            // `duel E2`.
            Duty::PlayAgain => self.again = true,
            _ if choices == 0 => {}
            _ => match chosen(duty, only) {
                Action::Copy(colour) => self.copy(duty, colour, sink),
                Action::TakeSame(space) => self.take_same(space, sink),
                Action::Steal(gem) => self.steal(gem, sink),
                Action::TakeRoyal(royal) => self.take_royal(royal, sink),
                _ => panic!("{duty:?} is no effect"),
            },
        }
        true
    }

    /// Returns the ways to fulfil a duty that is a choice of one thing, as a set of numbers that [`chosen`] reads.
    #[inline]
    pub(crate) fn choices(&self, duty: Duty) -> u64 {
        match duty {
            // `duel X22`: any colour of which there is a bonus.
            Duty::Copy(_) => self.active().colours().into(),
            Duty::TakeSame(colour) => self.board.of(colour.gem()).bits().into(),
            // `duel E10`: no gold.
            Duty::Steal => self.seat(self.opponent()).tokens.without_gold().with_at_least(1).into(),
            Duty::TakeRoyal => self.royals_left().into(),
            // `duel X38`: pearls and gold may be discarded too.
            Duty::Discard => self.active().tokens.with_at_least(1).into(),
            _ => 0,
        }
    }

    /// Ends a turn (`duel N4`, `N5`).
    #[inline]
    fn end_turn(&mut self, sink: &mut impl Sink<Effect>) {
        self.turns += 1;
        // `duel X42`: only the player whose turn ends can have won.
        if victory(self.active()).is_some() {
            sink.push(Effect::Ended { seat: self.turn });
            return;
        }
        if self.again {
            // `duel X26`, `X27`: this turn has ended in full; a whole new one follows.
            self.again = false;
            sink.push(Effect::PlaysAgain { seat: self.turn });
        } else {
            self.turn = self.opponent();
        }
        self.begin_turn();
    }

    /// Returns what the state waits for.
    #[inline]
    pub fn awaiting(&self) -> Awaiting<Chance> {
        match self.agenda.top() {
            None => Awaiting::Over,
            Some(Duty::Fill(n)) => Awaiting::Chance(Chance::Token { space: spiral(n) }),
            Some(Duty::LayOut(slot) | Duty::Refill(slot)) => {
                Awaiting::Chance(Chance::Card { level: level_of_slot(slot) })
            }
            Some(Duty::DrawBlind(level)) => Awaiting::Chance(Chance::Blind { level, seat: self.turn }),
            Some(_) => Awaiting::Decision(self.turn),
        }
    }

    /// Draws a possible outcome: every token of the bag, every card of the deck is equally likely (`duel S1`, `B2`).
    #[inline]
    pub(crate) fn draw(&self, chance: &mut impl Draw) -> Outcome {
        match self.awaiting() {
            Awaiting::Chance(Chance::Token { .. }) => Outcome::Token(self.bag.draw(chance)),
            Awaiting::Chance(Chance::Card { level } | Chance::Blind { level, .. }) => {
                Outcome::Card(self.unseen.draw(level, chance))
            }
            _ => panic!("no chance is awaited"),
        }
    }

    /// Returns the result, once the agenda is empty.
    pub(crate) fn result(&self) -> Option<GameResult> {
        if self.agenda.top().is_some() {
            return None;
        }
        let mut places = [0; SEATS_MAX];
        places[self.turn.index()] = 1;
        places[self.opponent().index()] = 2;
        // A view read from the wire may claim an end that is none; it is shown as one by points.
        let ended = rule(victory(self.active()).unwrap_or("W1"));
        Some(GameResult { places, ended, decided: rule("W6") })
    }
}

/// Returns the item of the first condition of victory that a player meets.
#[inline]
pub(crate) fn victory(player: &Player) -> Option<&'static str> {
    // Asked at the end of every turn: all three are looked at alike, so that there is nothing to guess.
    let points = player.points >= POINTS_TO_WIN;
    let crowns = player.crowns >= CROWNS_TO_WIN;
    let colour = player.colour_points.with_at_least(COLOUR_POINTS_TO_WIN) != 0;
    if !(points | crowns | colour) {
        return None;
    }
    Some(if points {
        "W1"
    } else if crowns {
        "W2"
    } else {
        "W3"
    })
}

/// Returns the action that chooses one thing of those that [`Body::choices`] lists.
#[inline]
pub(crate) fn chosen(duty: Duty, number: u8) -> Action {
    let gem = || Gem::ALL[usize::from(number)];
    match duty {
        Duty::Copy(_) => Action::Copy(Colour::ALL[usize::from(number)]),
        Duty::TakeSame(_) => Action::TakeSame(Space::new(number).expect("a set of spaces")),
        Duty::Steal => Action::Steal(gem()),
        Duty::TakeRoyal => Action::TakeRoyal(RoyalId::new(number).expect("a set of royal cards")),
        Duty::Discard => Action::Discard(gem()),
        _ => panic!("{duty:?} is no choice of one thing"),
    }
}
