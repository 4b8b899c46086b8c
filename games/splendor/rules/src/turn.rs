//! A turn, in the order of the rulebook.
//!
//! The agenda holds what is still to be done, the next duty on top. [`Splendor::play`] removes the top duty, acts, and
//! adds the duties that follow from it; a duty with nothing to do is removed. The awaited input is a pure function of
//! the top duty.

use jewels::{BoughtFrom, SLOTS};
use kernel::{Awaiting, Draw, GameResult, Ranked, SEATS_MAX, Seat, Sink, members};

use crate::action::{Action, Chance, Outcome};
use crate::body::{Body, COLUMNS, POINTS_TO_END, Player, Reserved, TOKENS_MAX, column_of_slot, deck_of_slot};
use crate::data::{CardId, NOBLE_NEEDS_COLOURS, NOBLE_NEEDS_EACH, NOBLE_POINTS, NobleId};
use crate::duty::Duty;
use crate::effect::Effect;
use crate::gems::{Gem, Gems};
use crate::modules::{Modules, Spent, points};
use crate::rule;

impl Body {
    /// Sets the game up (`splendor 5-16`): the nobles are revealed, or the cities (`cities 3`), then four cards of each
    /// level.
    pub(crate) fn set_up(players: u8, modules: Modules) -> Body {
        let mut body = Body::new(players, modules);
        if modules.is_none() {
            body.begin_turn::<false>()
        } else {
            body.begin_turn::<true>()
        }
        body.agenda.push(Duty::LayOut(0));
        body.agenda.push(modules.variant().revealed);
        body
    }

    /// Begins a turn, in the order of `splendor C18`: the action with its refill, the surplus of tokens, the visit of a
    /// noble, the end. The first duty is pushed last. The changes by modules are in [`crate::modules`].
    #[inline]
    fn begin_turn<const MODULES: bool>(&mut self) {
        if MODULES {
            self.agenda = self.modules.variant().turn;
        } else {
            self.agenda.renew([Duty::EndTurn, Duty::ReceiveNoble, Duty::ReturnTokens, Duty::Act]);
        }
    }

    /// Plays an action that is legal now.
    #[inline]
    pub(crate) fn play(&mut self, action: Action, sink: &mut impl Sink<Effect>) {
        let duty = self.agenda.pop();
        let seat = self.turn;
        match action {
            // `splendor 41`, `42`: three of different colours, or two of one; `cities 33`: the token of the first post.
            Action::Take(gems) => {
                self.take(gems);
                let post = duty == Duty::PostToken;
                sink.push(if post { Effect::PostToken { seat, gems } } else { Effect::Took { seat, gems } });
            }
            // `splendor 43`: one card into the hand, and one gold.
            Action::Reserve(card) => {
                let slot = self.lift(card);
                self.active_mut().hand.put(Reserved::Known { card, blind: false });
                let gold = self.take_gold();
                sink.push(Effect::Reserved { seat, card, gold });
                self.agenda.push(Duty::Refill(slot));
                if !self.modules.is_none() {
                    points::obtained(self, slot, card, sink);
                }
            }
            // `splendor 49`: or the top card of a deck, unseen.
            Action::ReserveTop(level) => {
                let gold = self.take_gold();
                sink.push(Effect::ReservedTop { seat, level, gold });
                self.agenda.push(Duty::DrawBlind(level));
            }
            // `splendor 44`: one card, face up on the table or from one's own hand.
            Action::Buy { card, gold_as, .. } if self.modules.is_none() => {
                self.buy::<false>(card, gold_as, Spent::Nothing, sink);
            }
            Action::Buy { card, gold_as, spent } => self.buy_with_modules(card, gold_as, spent, sink),
            // `splendor 46`, `47`: the chosen tokens go back to the piles.
            Action::Return(gems) => {
                self.active_mut().tokens -= gems;
                self.bank += gems;
                sink.push(Effect::Returned { seat, gems });
            }
            // `splendor 72`: the player chooses which noble comes.
            Action::Receive(noble) => self.receive::<true>(noble, sink),
            // `splendor C23`: nothing at all was possible.
            Action::Pass => sink.push(Effect::Passed { seat }),
            // `cities 7`: the player chooses which city to take.
            Action::TakeCity(city) => self.take_city(city, sink),
            _ => self.play_of_module(duty, action, sink),
        }
        // A decision that only follows an action does not break a row of passes.
        self.passes = match action {
            Action::Pass => self.passes + 1,
            Action::Take(_) | Action::Reserve(_) | Action::ReserveTop(_) | Action::Buy { .. } => 0,
            _ => self.passes,
        };
        self.settle(sink);
    }

    /// Plays an action that only games with strongholds or the Orient have.
    #[inline(never)]
    fn play_of_module(&mut self, duty: Duty, action: Action, sink: &mut impl Sink<Effect>) {
        match action {
            // `cities 21`: after any action, the card with all three strongholds.
            Action::Conquer { card, gold_as, spent } => self.conquer(card, gold_as, spent, sink),
            // `cities 95`: or not.
            Action::Waive => {
                let card = self.conquerable().expect("a conquest is possible");
                sink.push(Effect::Waived { seat: self.turn, card });
            }
            // `cities 54`, `57`, `60`, `62`: what a card asks for.
            Action::Copy(_) | Action::ReserveNoble(_) | Action::TakeFree(_) => {
                self.play_effect(duty, action, sink);
            }
            // `cities 14`: one stronghold after each purchase.
            _ => self.play_stronghold(action, sink),
        }
    }

    #[inline(never)]
    fn buy_with_modules(&mut self, card: CardId, gold_as: Gems, spent: Spent, sink: &mut impl Sink<Effect>) {
        self.buy::<true>(card, gold_as, spent, sink);
    }

    /// Buys a card (`splendor 58-62`).
    #[inline]
    fn buy<const MODULES: bool>(
        &mut self,
        card: CardId,
        gold_as: Gems,
        spent: Spent,
        sink: &mut impl Sink<Effect>,
    ) {
        let seat = self.turn;
        // `splendor 67`, `C14`: the price is the cost less the bonuses, paid exactly; `splendor 59`: gold
        // stands for any colour.
        let paid = if MODULES {
            points::paid(self, card, gold_as, spent, sink)
        } else {
            self.active().plain_price(card).tokens(gold_as)
        };
        self.pay(paid);
        // `splendor 61`: from the hand, or from the table, where the gap is filled at once (`splendor 64`).
        let (from, slot) = if self.active_mut().hand.take(card) {
            (BoughtFrom::Hand, None)
        } else {
            let slot = self.lift(card);
            // Or it waits, as one of the duties of the turn.
            if !(MODULES && points::gaps_wait(self.modules)) {
                self.agenda.push(Duty::Refill(slot));
            }
            (BoughtFrom::Table, Some(slot))
        };
        self.active_mut().gain(card);
        sink.push(Effect::Bought { seat, card, from, paid });
        if MODULES {
            points::after_purchase(self, slot, card, sink);
        }
    }

    /// Pays with tokens: all that was spent goes back to the middle (`splendor 60`).
    #[inline]
    pub(crate) fn pay(&mut self, paid: Gems) {
        self.active_mut().tokens -= paid;
        self.bank += paid;
    }

    #[inline]
    pub(crate) fn take(&mut self, gems: Gems) {
        self.bank -= gems;
        self.active_mut().tokens += gems;
    }

    /// Takes a face-up card off the table.
    #[inline]
    pub(crate) fn lift(&mut self, card: CardId) -> u8 {
        let slot = self.markets.find(card).expect("a legal action names a card that lies on the table");
        self.markets.lift(slot);
        slot
    }

    /// Takes the gold of a reservation, and returns whether there was any: it is mandatory while there is some
    /// (`splendor C10`), and left out otherwise (`splendor 57`).
    fn take_gold(&mut self) -> bool {
        let any = self.bank.gold() > 0;
        if any {
            self.bank -= Gems::one(Gem::Gold);
            self.active_mut().tokens += Gems::one(Gem::Gold);
        }
        any
    }

    /// Gives the player a noble (`splendor 73`) with its points (`splendor 34`). It is not replaced (`splendor C17`).
    fn receive<const MODULES: bool>(&mut self, noble: NobleId, sink: &mut impl Sink<Effect>) {
        self.nobles &= !(1 << noble.row());
        if MODULES {
            self.reserved_nobles[self.turn.index() & 3] &= !(1 << noble.row());
        }
        let player = self.active_mut();
        player.nobles |= 1 << noble.row();
        player.points += NOBLE_POINTS;
        sink.push(Effect::Received { seat: self.turn, noble });
    }

    /// Applies an outcome of chance.
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
                let next = usize::from(slot) + 1;
                if next < SLOTS || self.modules.variant().places >> next != 0 {
                    self.agenda.push(Duty::LayOut(slot + 1));
                }
            }
            (Duty::Refill(slot), Outcome::Card(card)) => self.lay(card, slot, sink),

            (Duty::DrawBlind(level), Outcome::Card(card)) => {
                self.unseen.take(card);
                self.active_mut().hand.put(Reserved::Known { card, blind: true });
                sink.push(Effect::Drew { seat: self.turn, level, card: Some(card) });
            }
            (Duty::FillGaps(slot), Outcome::Card(card)) => return self.fill_gap(card, slot, sink),
            _ => self.resolve_rarely(duty, outcome, sink),
        }
        self.settle(sink);
    }

    #[cold]
    #[inline(never)]
    fn resolve_rarely(&mut self, duty: Duty, outcome: Outcome, sink: &mut impl Sink<Effect>) {
        match (duty, outcome) {
            (Duty::RevealCity, Outcome::City(city)) => self.reveal_city(city, sink),
            _ => panic!("{outcome} does not answer {duty:?}"),
        }
    }

    /// Fills a gap of the markets, and then the next one.
    #[inline(never)]
    fn fill_gap(&mut self, card: CardId, slot: u8, sink: &mut impl Sink<Effect>) {
        self.lay(card, slot, sink);
        self.settle_gaps(slot + 1, sink);
    }

    fn lay(&mut self, card: CardId, slot: u8, sink: &mut impl Sink<Effect>) {
        self.unseen.take(card);
        self.markets.lay(slot, card);
        sink.push(Effect::Laid { card, column: column_of_slot(slot) });
    }

    /// Fulfils the duties that need no answer, until one does or the game is over.
    #[inline]
    fn settle(&mut self, sink: &mut impl Sink<Effect>) {
        if !self.modules.is_none() {
            self.settle_with_modules(sink);
        } else if !self.waits_for_refill::<false>() {
            self.settle_end::<false>(sink);
        }
    }

    /// Fulfils the duties in a game with modules. They come in the order of a turn, so each leads to the next if there is
    /// nothing left to do.
    #[inline(never)]
    fn settle_with_modules(&mut self, sink: &mut impl Sink<Effect>) {
        if points::conquers_nothing(self) {
            self.agenda.pop();
        }
        match self.agenda.top() {
            Some(Duty::FillGaps(from)) => {
                self.agenda.pop();
                self.settle_gaps(from, sink);
            }
            Some(Duty::ReturnTokens) => self.settle_rest(sink),
            _ => self.settle_others(sink),
        }
    }

    /// Fulfils the duties where others come before the gaps, or the rest of a turn has begun.
    #[inline(never)]
    fn settle_others(&mut self, sink: &mut impl Sink<Effect>) {
        if self.waits_for_refill::<true>() || !points::settle_action(self, sink) {
            return;
        }
        match self.agenda.top() {
            Some(Duty::Conquer | Duty::FillGaps(_) | Duty::ReturnTokens) => self.settle_with_modules(sink),
            _ => self.settle_end_with_modules(sink),
        }
    }

    /// Adds the duty to fill the first gap of the markets that are played from a place on, if there is one that can be
    /// filled (`cities 135`); otherwise fulfils the duties behind it.
    #[inline]
    fn settle_gaps(&mut self, from: u8, sink: &mut impl Sink<Effect>) {
        let gaps = self.modules.variant().places & !self.occupied() & u32::MAX << from;
        // `splendor 65`: where the deck is exhausted the place stays empty.
        match members(gaps.into()).find(|&slot| !self.unseen.is_empty(deck_of_slot(slot))) {
            Some(slot) => self.agenda.push(Duty::FillGaps(slot)),
            None => self.settle_rest(sink),
        }
    }

    /// Fulfils the duties of the rest of a turn in a game with modules, from the return of tokens on.
    #[inline]
    fn settle_rest(&mut self, sink: &mut impl Sink<Effect>) {
        if points::ends_plainly(self.modules) {
            self.settle_rest_as::<true>(sink);
        } else {
            self.settle_rest_as::<false>(sink);
        }
    }

    /// Fulfils them in a game in which turns end as in the base game, or not.
    #[inline(never)]
    fn settle_rest_as<const PLAINLY: bool>(&mut self, sink: &mut impl Sink<Effect>) {
        // They are always the same: where nothing is to be decided until the end, they are not looked at.
        let quietly = self.active().tokens.total() <= TOKENS_MAX
            && if PLAINLY { points::no_noble_visits(self) } else { points::nobody_visits(self) };
        if quietly {
            if !PLAINLY {
                points::after_visit(self, sink);
            }
            self.agenda.clear();
            self.end_turn::<true>(sink);
        } else {
            self.settle_end_with_modules(sink);
        }
    }

    #[inline(never)]
    fn settle_end_with_modules(&mut self, sink: &mut impl Sink<Effect>) {
        self.settle_end::<true>(sink);
    }

    /// Returns whether a place of the rows has to be filled; otherwise the duty is off the agenda.
    #[inline]
    fn waits_for_refill<const MODULES: bool>(&mut self) -> bool {
        let Some(Duty::Refill(slot)) = self.agenda.top() else { return false };
        let deck = if MODULES { deck_of_slot(slot) } else { slot / COLUMNS as u8 };
        if !self.unseen.is_empty(deck) {
            return true;
        }
        // `splendor 65`: where the deck is exhausted the place stays empty.
        self.agenda.pop();
        false
    }

    /// Fulfils the duties at the end of a turn in a game with or without modules.
    #[inline]
    fn settle_end<const MODULES: bool>(&mut self, sink: &mut impl Sink<Effect>) {
        if self.agenda.top() == Some(Duty::ReturnTokens) {
            // `splendor 45`: at most ten tokens, gold included.
            if self.active().tokens.total() > TOKENS_MAX {
                return;
            }
            self.agenda.pop();
        }
        if self.agenda.top() == Some(Duty::ReceiveNoble) {
            // `splendor 70`: checked at the end of the own turn, after any action.
            if self.nobles_are_near() && !self.greet_nobles::<MODULES>(sink) {
                return;
            }
            self.agenda.pop();
        }
        if MODULES && !points::settle_visit(self, sink) {
            return;
        }
        if self.agenda.top() == Some(Duty::EndTurn) {
            self.agenda.pop();
            self.end_turn::<MODULES>(sink);
        }
    }

    /// Returns whether the player meets the minimum that every noble requires; this fast check rules out a visit in
    /// most turns.
    #[inline]
    fn nobles_are_near(&self) -> bool {
        self.active().bonuses.with_at_least(NOBLE_NEEDS_EACH).count_ones() >= NOBLE_NEEDS_COLOURS
    }

    /// Lets a noble visit, unless the player has to choose; returns whether the duty is fulfilled.
    fn greet_nobles<const MODULES: bool>(&mut self, sink: &mut impl Sink<Effect>) -> bool {
        let mut visitors = self.visitors_among(if MODULES { points::may_visit(self) } else { self.nobles });
        match (visitors.next(), visitors.next()) {
            // `splendor 72`: of several, the player chooses.
            (Some(_), Some(_)) => return false,
            // `splendor 30`, `32`: a single one comes by itself and cannot be refused.
            (Some(noble), None) => self.receive::<MODULES>(noble, sink),
            _ => {}
        }
        true
    }

    /// Ends a turn (`splendor 74`, `75`): a round that has begun is completed, so the game ends only after the last
    /// seat's turn (at once, if that seat brought the points: `splendor C20`).
    #[inline]
    fn end_turn<const MODULES: bool>(&mut self, sink: &mut impl Sink<Effect>) {
        let last_seat = self.turn.0 + 1 == self.players;
        self.turns += 1;
        // Without `&&` there is nothing to guess.
        if (last_seat & self.last_round()) | self.all_passed() {
            sink.push(Effect::Ended);
            return;
        }
        let (seat, points) = (self.turn, self.active().points);
        // `splendor 39`: clockwise.
        self.turn = Seat(if last_seat { 0 } else { self.turn.0 + 1 });
        self.begin_turn::<MODULES>();
        if points >= POINTS_TO_END {
            self.tell_last_round(seat, sink);
        }
    }

    /// Tells that this round is the last, if the seat is the first to bring it about.
    #[cold]
    #[inline(never)]
    fn tell_last_round(&self, seat: Seat, sink: &mut impl Sink<Effect>) {
        if self.alone_at_the_end() {
            sink.push(Effect::LastRound { seat });
        }
    }

    /// Returns whether only one player has the points that end the game.
    fn alone_at_the_end(&self) -> bool {
        !self.modules.variant().city_ends
            && self.seats().filter(|player| player.points >= POINTS_TO_END).count() == 1
    }

    /// Returns whether all players passed in a row (`splendor C23`, a house rule).
    pub(crate) fn all_passed(&self) -> bool {
        self.passes == self.players
    }

    /// Returns what the state waits for.
    #[inline]
    pub fn awaiting(&self) -> Awaiting<Chance> {
        match self.agenda.top() {
            None => Awaiting::Over,
            Some(Duty::RevealNoble) => Awaiting::Chance(Chance::Noble),
            Some(Duty::RevealCity) => Awaiting::Chance(Chance::City),
            Some(Duty::LayOut(slot) | Duty::Refill(slot) | Duty::FillGaps(slot)) => {
                Awaiting::Chance(Chance::Card { level: deck_of_slot(slot) })
            }
            Some(Duty::DrawBlind(level)) => Awaiting::Chance(Chance::Blind { level, seat: self.turn }),
            Some(
                Duty::Act
                | Duty::ReturnTokens
                | Duty::ReceiveNoble
                | Duty::EndTurn
                | Duty::TakeCity
                | Duty::PostToken
                | Duty::Shields
                | Duty::Stronghold
                | Duty::Conquer
                | Duty::PlaceAgain
                | Duty::Satchel(_)
                | Duty::ReserveNoble
                | Duty::FreeCard(_),
            ) => Awaiting::Decision(self.turn),
        }
    }

    /// Draws a possible outcome: every card of the deck, every unseen noble is equally likely (`splendor 5`, `8`).
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
            Awaiting::Chance(Chance::City) => Outcome::City(self.draw_city(chance)),
            _ => panic!("no chance is awaited"),
        }
    }

    /// Returns the result, once the agenda is empty.
    pub(crate) fn result(&self) -> Option<GameResult> {
        if self.agenda.top().is_some() {
            return None;
        }
        // `splendor 76`: most points; `splendor 77`, `C22`: then fewest bought cards among those tied.
        let rank =
            |player: &Player| (points::rank(self, player), std::cmp::Reverse(player.points), player.cards);
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
        let result = GameResult { places, ended, decided };
        Some(if self.modules.variant().city_ends { self.result_with_cities(result) } else { result })
    }
}
