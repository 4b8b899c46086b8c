//! A turn, in the order of the rulebook.
//!
//! What is still to be done lies on the agenda, the next duty on top. [`Splendor::play`] takes the top duty
//! off, acts, and puts on what follows from it; a duty with nothing to do vanishes. What the state waits for
//! is a pure function of the top duty.

use jewels::{BoughtFrom, SLOTS};
use kernel::{Agenda, Awaiting, Draw, GameResult, Ranked, SEATS_MAX, Seat, Sink};

use crate::action::{Action, Chance, Outcome};
use crate::body::{AGENDA_MAX, Body, COLUMNS, POINTS_TO_END, Reserved, TOKENS_MAX, level_of_slot};
use crate::data::{CardId, NOBLE_NEEDS_COLOURS, NOBLE_NEEDS_EACH, NOBLE_POINTS, NobleId};
use crate::duty::Duty;
use crate::effect::Effect;
use crate::gems::{Gem, Gems};
use crate::rule;

impl Body {
    /// Set-up (`splendor 5-16`): the nobles are revealed, then four cards of each level.
    pub(crate) fn set_up(players: u8) -> Body {
        let mut body = Body::new(players);
        body.begin_turn();
        body.agenda.push(Duty::LayOut(0));
        body.agenda.push(Duty::RevealNoble);
        body
    }

    /// The order of a turn (`splendor C18`): the action with its refill, the surplus of tokens, the visit of
    /// a noble, the end. What comes first is pushed last.
    fn begin_turn(&mut self) {
        const TURN: Agenda<Duty, AGENDA_MAX> =
            Agenda::of([Duty::EndTurn, Duty::ReceiveNoble, Duty::ReturnTokens, Duty::Act], Duty::FILLER);
        self.agenda = TURN;
    }

    /// Does an action that is legal now.
    #[inline]
    pub(crate) fn play(&mut self, action: Action, sink: &mut impl Sink<Effect>) {
        self.agenda.pop();
        let seat = self.turn;
        match action {
            // `splendor 41`, `42`: three of different colours, or two of one.
            Action::Take(gems) => {
                self.bank -= gems;
                self.active_mut().tokens += gems;
                sink.push(Effect::Took { seat, gems });
            }
            // `splendor 43`: one card into the hand, and one gold.
            Action::Reserve(card) => {
                let slot = self.lift(card);
                self.active_mut().hand.put(Reserved::Known { card, blind: false });
                let gold = self.take_gold();
                sink.push(Effect::Reserved { seat, card, gold });
                self.agenda.push(Duty::Refill(slot));
            }
            // `splendor 49`: or the top card of a deck, unseen.
            Action::ReserveTop(level) => {
                let gold = self.take_gold();
                sink.push(Effect::ReservedTop { seat, level, gold });
                self.agenda.push(Duty::DrawBlind(level));
            }
            // `splendor 44`: one card, face up on the table or from one's own hand.
            Action::Buy { card, gold_as } => self.buy(card, gold_as, sink),
            // `splendor 46`, `47`: the chosen tokens go back to the piles.
            Action::Return(gems) => {
                self.active_mut().tokens -= gems;
                self.bank += gems;
                sink.push(Effect::Returned { seat, gems });
            }
            // `splendor 72`: the player chooses which noble comes.
            Action::Receive(noble) => self.receive(noble, sink),
            // `splendor C23`: nothing at all was possible.
            Action::Pass => sink.push(Effect::Passed { seat }),
        }
        // What only follows at the end of a turn does not break a row of passes.
        self.passes = match action {
            Action::Pass => self.passes + 1,
            Action::Return(_) | Action::Receive(_) => self.passes,
            Action::Take(_) | Action::Reserve(_) | Action::ReserveTop(_) | Action::Buy { .. } => 0,
        };
        self.settle(sink);
    }

    /// Buying (`splendor 58-62`).
    fn buy(&mut self, card: CardId, gold_as: Gems, sink: &mut impl Sink<Effect>) {
        let seat = self.turn;
        // `splendor 67`, `C14`: the price is the cost less the bonuses, paid exactly; `splendor 59`: gold
        // stands for any colour.
        let due = self.active().price(card).due;
        let paid = (due - gold_as).plus_n(Gem::Gold, gold_as.total());
        // `splendor 60`: all that was spent goes back to the middle.
        self.active_mut().tokens -= paid;
        self.bank += paid;
        // `splendor 61`: from the hand, or from the table, where the gap is filled at once (`splendor 64`).
        let from = if self.active_mut().hand.take(card) {
            BoughtFrom::Hand
        } else {
            let slot = self.lift(card);
            self.agenda.push(Duty::Refill(slot));
            BoughtFrom::Table
        };
        self.active_mut().gain(card);
        sink.push(Effect::Bought { seat, card, from, paid });
    }

    /// Takes a face-up card off the table.
    fn lift(&mut self, card: CardId) -> u8 {
        let slot = self.slot_of(card).expect("a legal action names a card that lies on the table");
        self.rows.set(slot, 0);
        slot
    }

    /// The gold of a reservation: not optional while there is some (`splendor C10`), none without
    /// (`splendor 57`).
    fn take_gold(&mut self) -> bool {
        let any = self.bank.gold() > 0;
        if any {
            self.bank -= Gems::one(Gem::Gold);
            self.active_mut().tokens += Gems::one(Gem::Gold);
        }
        any
    }

    /// A noble comes (`splendor 73`) and brings its points (`splendor 34`); it is not replaced
    /// (`splendor C17`).
    fn receive(&mut self, noble: NobleId, sink: &mut impl Sink<Effect>) {
        self.nobles &= !(1 << noble.row());
        let player = self.active_mut();
        player.nobles |= 1 << noble.row();
        player.points += NOBLE_POINTS;
        sink.push(Effect::Received { seat: self.turn, noble });
    }

    /// Takes in what chance answered.
    #[inline]
    pub(crate) fn resolve(&mut self, outcome: Outcome, sink: &mut impl Sink<Effect>) {
        let duty = self.agenda.pop();
        match (duty, outcome) {
            (Duty::RevealNoble, Outcome::Noble(noble)) => {
                self.nobles_unseen &= !(1 << noble.row());
                self.nobles |= 1 << noble.row();
                sink.push(Effect::NobleRevealed { noble });
                // `splendor 8`: one more than there are players; `splendor 9`: the others are out.
                if self.nobles.count_ones() <= u32::from(self.players) {
                    self.agenda.push(Duty::RevealNoble);
                }
            }
            (Duty::LayOut(slot), Outcome::Card(card)) => {
                self.lay(card, slot, sink);
                if usize::from(slot) + 1 < SLOTS {
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

    fn lay(&mut self, card: CardId, slot: u8, sink: &mut impl Sink<Effect>) {
        self.unseen.take(card);
        self.rows.set(slot, card.row());
        sink.push(Effect::Laid { card, column: slot % COLUMNS as u8 });
    }

    /// Does the duties that need nobody's answer, until one does or the game is over. They come in the order
    /// of a turn, so each leads on to the next where there is nothing left to do.
    #[inline]
    fn settle(&mut self, sink: &mut impl Sink<Effect>) {
        if let Some(Duty::Refill(slot)) = self.agenda.top() {
            if !self.unseen.is_empty(level_of_slot(slot)) {
                return;
            }
            // `splendor 65`: where the deck is exhausted the place stays empty.
            self.agenda.pop();
        }
        if self.agenda.top() == Some(Duty::ReturnTokens) {
            // `splendor 45`: at most ten tokens, gold included.
            if self.active().tokens.total() > TOKENS_MAX {
                return;
            }
            self.agenda.pop();
        }
        if self.agenda.top() == Some(Duty::ReceiveNoble) {
            // `splendor 70`: checked at the end of the own turn, after any action.
            if self.nobles_are_near() && !self.greet_nobles(sink) {
                return;
            }
            self.agenda.pop();
        }
        if self.agenda.top() == Some(Duty::EndTurn) {
            self.agenda.pop();
            self.end_turn(sink);
        }
    }

    /// Whether the player has what every noble asks for at the least; most turns end this question here.
    #[inline]
    fn nobles_are_near(&self) -> bool {
        self.active().bonuses.with_at_least(NOBLE_NEEDS_EACH).count_ones() >= NOBLE_NEEDS_COLOURS
    }

    /// The visit of a noble, unless the player has to choose; says whether it is done with.
    fn greet_nobles(&mut self, sink: &mut impl Sink<Effect>) -> bool {
        let mut visitors = self.visitors();
        match (visitors.next(), visitors.next()) {
            // `splendor 72`: of several, the player chooses.
            (Some(_), Some(_)) => return false,
            // `splendor 30`, `32`: a single one comes by itself and cannot be refused.
            (Some(noble), None) => self.receive(noble, sink),
            _ => {}
        }
        true
    }

    /// The end of a turn (`splendor 74`, `75`): a round that has begun is completed, so the game ends only
    /// after the last seat's turn (at once, if that seat brought the points: `splendor C20`).
    #[inline]
    fn end_turn(&mut self, sink: &mut impl Sink<Effect>) {
        let last_seat = self.turn.0 + 1 == self.players;
        self.turns += 1;
        // Without `&&` there is nothing to guess.
        if (last_seat & self.last_round()) | self.all_passed() {
            sink.push(Effect::Ended);
            return;
        }
        if self.active().points >= POINTS_TO_END && self.alone_at_the_end() {
            sink.push(Effect::LastRound { seat: self.turn });
        }
        // `splendor 39`: clockwise.
        self.turn = Seat(if last_seat { 0 } else { self.turn.0 + 1 });
        self.begin_turn();
    }

    /// Whether only one player has the points that end the game.
    fn alone_at_the_end(&self) -> bool {
        self.seats().filter(|player| player.points >= POINTS_TO_END).count() == 1
    }

    /// Everybody passed in a row (`splendor C23`, a house rule).
    fn all_passed(&self) -> bool {
        self.passes == self.players
    }

    /// What the state waits for.
    #[inline]
    pub fn awaiting(&self) -> Awaiting<Chance> {
        match self.agenda.top() {
            None => Awaiting::Over,
            Some(Duty::RevealNoble) => Awaiting::Chance(Chance::Noble),
            Some(Duty::LayOut(slot) | Duty::Refill(slot)) => {
                Awaiting::Chance(Chance::Card { level: level_of_slot(slot) })
            }
            Some(Duty::DrawBlind(level)) => Awaiting::Chance(Chance::Blind { level, seat: self.turn }),
            Some(Duty::Act | Duty::ReturnTokens | Duty::ReceiveNoble | Duty::EndTurn) => {
                Awaiting::Decision(self.turn)
            }
        }
    }

    /// Draws what chance is asked for: every card of the deck, every unseen noble is equally likely
    /// (`splendor 5`, `8`).
    #[inline]
    pub(crate) fn draw(&self, chance: &mut impl Draw) -> Outcome {
        match self.awaiting() {
            Awaiting::Chance(Chance::Noble) => {
                let row = Ranked::new(self.nobles_unseen.into()).draw(chance);
                Outcome::Noble(NobleId::new(row).expect("only nobles are in the set"))
            }
            Awaiting::Chance(Chance::Card { level } | Chance::Blind { level, .. }) => {
                Outcome::Card(self.unseen.draw(level, chance))
            }
            _ => panic!("no chance is awaited"),
        }
    }

    /// Who won, once the agenda is empty.
    pub(crate) fn result(&self) -> Option<GameResult> {
        if self.agenda.top().is_some() {
            return None;
        }
        // `splendor 76`: most points; `splendor 77`, `C22`: then fewest bought cards among those tied.
        let rank = |player: &crate::body::Player| (std::cmp::Reverse(player.points), player.cards);
        let mut places = [0; SEATS_MAX];
        for (place, player) in places.iter_mut().zip(self.seats()) {
            *place = 1 + self.seats().filter(|other| rank(other) < rank(player)).count() as u8;
        }
        let most = self.seats().map(|player| player.points).max();
        let tied = self.seats().filter(|player| Some(player.points) == most).count();
        let winners = places.iter().filter(|&&place| place == 1).count();
        let decided = match (tied, winners) {
            (1, _) => rule("76"),
            (_, 1) => rule("77"),
            _ => rule("C22"),
        };
        let ended = if self.last_round() && !self.all_passed() { rule("74") } else { rule("C23") };
        Some(GameResult { places, ended, decided })
    }
}
