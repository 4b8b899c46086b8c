//! A turn, in the order of the rulebook.
//!
//! The agenda holds what is still to be done, the next duty on top. [`turn_with`] lists the duties of a turn, and
//! [`Body::follow`] those that follow when a player obtains a card. [`Body::settle`] takes one duty after the other: it asks,
//! or fulfils the duty, which may add others. The awaited input is a pure function of the top duty.

use jewels::BoughtFrom;
use kernel::{Agenda, Awaiting, Draw, GameResult, Ranked, SEATS_MAX, Seat, Sink, members};

use crate::action::{Action, Chance, Outcome};
use crate::body::{AGENDA_MAX, Body, POINTS_TO_END, Player, Reserved, column_of_slot, deck_of_slot};
use crate::data::{CardId, NOBLE_POINTS, NobleId};
use crate::duty::Duty;
use crate::effect::Effect;
use crate::gems::{Gem, Gems};
use crate::modules::Module::{Cities, Orient, Posts, Strongholds};
use crate::modules::orient::is_satchel;
use crate::modules::{Modules, OrientKind, PostId, Spent};
use crate::rule;
use crate::setup::Setup;

// --- the order -------------------------------------------------------------------------------------------------------

/// Returns the duties of a turn with these modules and this version of the rules, in their order (`splendor C18`, `cities
/// 26`, `27`, `68`).
pub(crate) const fn turn_with(modules: Modules, rules: u8) -> Agenda<Duty, AGENDA_MAX> {
    let turn = [
        // `splendor 40`: one of the four actions, and what follows from it.
        (Duty::Act, true),
        // `cities 92`: the gaps of a purchase, before a conquest is decided; in version 1 they are filled after it.
        (Duty::FillGaps(0), modules.has(Strongholds) && rules > 1),
        // `cities 21`, `26`, `27`: then the card with three own strongholds may be bought, and what follows from it.
        (Duty::Conquer, modules.has(Strongholds)),
        // `cities 25`, `135`: the gaps that are left.
        (Duty::FillGaps(0), gaps_wait(modules)),
        // `splendor 46`: tokens over ten go back.
        (Duty::ReturnTokens, true),
        // `splendor 70`: a noble comes, or `cities 2`, `5`: a city in place of nobles.
        (Duty::ReceiveNoble, !modules.has(Cities)),
        (Duty::TakeCity, modules.has(Cities)),
        // `cities 31`: shields, right after the visit.
        (Duty::Shields, modules.has(Posts)),
        // `splendor 74`: the end of the game, or the next turn.
        (Duty::EndTurn, true),
    ];
    Agenda::in_order(turn, Duty::FILLER)
}

/// Returns whether the gap of a purchase waits for a duty of the turn. Otherwise it is filled at once (`splendor 64`).
pub(crate) const fn gaps_wait(modules: Modules) -> bool {
    // `cities 86`, `35`, `115`: until a stronghold, the token of post 1, the effect of a card.
    modules.has(Strongholds) || modules.has(Posts) || modules.has(Orient)
}

/// The way in which a player obtains a card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Obtained {
    /// By a purchase, the action of the turn.
    Bought,
    /// By a conquest.
    Conquered,
    /// For nothing: no purchase (`cities 114`).
    Free,
}

impl Body {
    /// Applies what follows when the player has obtained a card, from this place of the market or from the hand: own
    /// strongholds on it come back at once (`cities 20`, `23`, `81a`), then there are these duties, in their order.
    pub(crate) fn follow(
        &mut self,
        card: CardId,
        slot: Option<u8>,
        way: Obtained,
        sink: &mut impl Sink<Effect>,
    ) {
        if let Some(slot) = slot {
            self.take_strongholds_back(slot, card, sink);
        }
        let (strongholds, nobles) = (self.modules.has(Strongholds), !self.modules.has(Cities));
        let effect = card.card().orient;
        let free_level = effect.and_then(OrientKind::free_level);
        self.agenda.add([
            // `cities 14`: a stronghold is placed, moved or removed; `cities 24`: or only placed or moved.
            (Duty::Stronghold, strongholds && way == Obtained::Bought),
            (Duty::PlaceAgain, way == Obtained::Conquered),
            // `cities 54`, `57`, `60`, `62`, `109`: what the card does; `cities 119`: with cities there are no nobles.
            (Duty::Satchel(card.row()), is_satchel(card)),
            (Duty::ReserveNoble, nobles && matches!(effect, Some(OrientKind::ReserveNoble(_)))),
            (Duty::FreeCard(free_level.unwrap_or(0)), free_level.is_some()),
            // `cities 33`, `100`: a token after each purchase; `cities 34`: not for the purchase that brings the shield, since
            // it is put there at the end of the turn.
            (Duty::PostToken, way != Obtained::Free && self.active().has_post(PostId::TOKEN)),
        ]);
    }

    /// Sets the game up (`splendor 5-16`): the nobles are revealed, or the cities (`cities 3`), then four cards of each
    /// level.
    pub(crate) fn set_up(setup: &Setup) -> Body {
        let mut body = Body::new(setup.players(), setup.modules(), setup.rules());
        body.agenda = body.variant().turn;
        body.agenda.add([(body.variant().revealed, true), (Duty::LayOut(0), true)]);
        body
    }

    // --- the loop ----------------------------------------------------------------------------------------------------

    /// Plays an action that is legal now.
    pub(crate) fn play(&mut self, action: Action, sink: &mut impl Sink<Effect>) {
        let duty = self.agenda.pop();
        match duty {
            Duty::Act => self.act(action, sink),
            _ => self.answer(duty, action, sink),
        }
        self.settle(sink);
    }

    /// Applies an outcome of chance.
    pub(crate) fn resolve(&mut self, outcome: Outcome, sink: &mut impl Sink<Effect>) {
        let duty = self.agenda.pop();
        match (duty, outcome) {
            (Duty::RevealNoble, Outcome::Noble(noble)) => self.reveal_noble(noble, sink),
            (Duty::RevealCity, Outcome::City(city)) => self.reveal_city(city, sink),
            (Duty::LayOut(slot), Outcome::Card(card)) => {
                self.lay(card, slot, sink);
                let next = slot + 1;
                self.agenda.add([(Duty::LayOut(next), self.variant().places >> next != 0)]);
            }
            (Duty::Refill(slot), Outcome::Card(card)) => self.lay(card, slot, sink),
            (Duty::FillGaps(slot), Outcome::Card(card)) => {
                self.lay(card, slot, sink);
                self.agenda.push(Duty::FillGaps(slot + 1));
            }
            (Duty::DrawBlind(level), Outcome::Card(card)) => {
                self.unseen.take(card);
                self.active_mut().hand.put(Reserved::Known { card, blind: true });
                sink.push(Effect::Drew { seat: self.turn, level, card: Some(card) });
            }
            _ => panic!("{outcome} does not answer {duty:?}"),
        }
        self.settle(sink);
    }

    /// Fulfils the duties that need no answer, until one does or the game is over.
    fn settle(&mut self, sink: &mut impl Sink<Effect>) {
        while let Some(duty) = self.agenda.top() {
            match duty {
                Duty::RevealNoble | Duty::RevealCity | Duty::LayOut(_) | Duty::DrawBlind(_) | Duty::Act => {
                    return;
                }
                // `splendor 65`: where the deck is exhausted the place stays empty.
                Duty::Refill(slot) if !self.unseen.is_empty(deck_of_slot(slot)) => return,
                // `splendor 45`: at most ten tokens, gold included.
                Duty::ReturnTokens if self.surplus() > 0 => return,
                // `cities 82`: where nothing can be done, nothing is.
                Duty::Stronghold | Duty::PlaceAgain if self.may_use_strongholds(duty) => return,
                // `cities 95`: a player who cannot pay does not conquer.
                Duty::Conquer if self.conquests() > 0 => return,
                Duty::Refill(_)
                | Duty::ReturnTokens
                | Duty::Stronghold
                | Duty::PlaceAgain
                | Duty::Conquer => {
                    self.agenda.pop();
                }
                // `cities 135`: the gaps in the order of their places.
                Duty::FillGaps(from) => {
                    self.agenda.pop();
                    if let Some(slot) = self.gap_from(from) {
                        return self.agenda.push(Duty::FillGaps(slot));
                    }
                }
                Duty::Shields => {
                    self.agenda.pop();
                    self.place_shields(sink);
                }
                Duty::EndTurn => return self.end_turn(sink),
                Duty::ReceiveNoble
                | Duty::TakeCity
                | Duty::PostToken
                | Duty::Satchel(_)
                | Duty::ReserveNoble
                | Duty::FreeCard(_) => {
                    let choices = self.choices(duty);
                    // `splendor 72`, `cities 7`: of several, the player chooses.
                    if choices != 0 && !choices.is_power_of_two() {
                        return;
                    }
                    self.agenda.pop();
                    // `splendor 30`, `32`, `cities 74`, `100`, `113`: a single one comes by itself.
                    if choices != 0 {
                        self.answer(duty, self.chosen(duty, choices.trailing_zeros() as u8), sink);
                    }
                }
            }
        }
    }

    // --- the answers -------------------------------------------------------------------------------------------------

    /// Plays the action of a turn (`splendor 40`).
    fn act(&mut self, action: Action, sink: &mut impl Sink<Effect>) {
        let seat = self.turn;
        match action {
            // `splendor 41`, `42`: three of different colours, or two of one.
            Action::Take(gems) => {
                self.take(gems);
                sink.push(Effect::Took { seat, gems });
            }
            // `splendor 43`: one card into the hand, and one gold.
            Action::Reserve(card) => {
                let slot = self.lift(card);
                self.active_mut().hand.put(Reserved::Known { card, blind: false });
                let gold = self.take_gold();
                sink.push(Effect::Reserved { seat, card, gold });
                self.take_strongholds_back(slot, card, sink);
                // `splendor 64`, `cities 91`: the gap is filled at once.
                self.agenda.push(Duty::Refill(slot));
            }
            // `splendor 49`: or the top card of a deck, unseen.
            Action::ReserveTop(level) => {
                let gold = self.take_gold();
                sink.push(Effect::ReservedTop { seat, level, gold });
                self.agenda.push(Duty::DrawBlind(level));
            }
            // `splendor 44`: one card, face up on the table or from one's own hand.
            Action::Buy { card, gold_as, spent } => self.buy(card, gold_as, spent, sink),
            // `splendor C23`: nothing at all was possible.
            Action::Pass => {
                sink.push(Effect::Passed { seat });
                self.passes += 1;
                return;
            }
            _ => panic!("{action} is no action of a turn"),
        }
        self.passes = 0;
    }

    /// Applies the answer to another duty, which is off the agenda, and adds the duties that follow from it.
    fn answer(&mut self, duty: Duty, action: Action, sink: &mut impl Sink<Effect>) {
        match action {
            // `splendor 46`, `47`: the chosen tokens go back to the piles.
            Action::Return(gems) => {
                self.active_mut().tokens -= gems;
                self.bank += gems;
                sink.push(Effect::Returned { seat: self.turn, gems });
            }
            // `splendor 72`, `cities 7`: the noble or the city of the player's choice.
            Action::Receive(noble) => self.receive(noble, sink),
            Action::TakeCity(city) => self.take_city(city, sink),
            // `cities 14`: one stronghold after each purchase.
            Action::Place(_) | Action::Move { .. } | Action::Remove(_) => self.play_stronghold(action, sink),
            // `cities 33`: the token of the first post.
            Action::Take(gems) => self.take_token(gems, sink),
            // `cities 21`: after any action the card with all three strongholds; `cities 95`: or not.
            Action::Conquer { card, gold_as, spent } => self.conquer(card, gold_as, spent, sink),
            Action::Waive => self.waive(sink),
            // `cities 54`, `57`, `60`, `62`: what a card asks for.
            Action::Copy(_) | Action::ReserveNoble(_) | Action::TakeFree(_) => {
                self.play_effect(duty, action, sink);
            }
            _ => panic!("{action} does not answer {duty:?}"),
        }
    }

    // --- tokens and cards --------------------------------------------------------------------------------------------

    /// Buys a card (`splendor 58-62`).
    fn buy(&mut self, card: CardId, gold_as: Gems, spent: Spent, sink: &mut impl Sink<Effect>) {
        let seat = self.turn;
        let paid = self.pay(card, gold_as, spent, sink);
        // `splendor 61`: from the hand, or from the table.
        let slot = if self.active_mut().hand.take(card) { None } else { Some(self.lift(card)) };
        let from = if slot.is_none() { BoughtFrom::Hand } else { BoughtFrom::Table };
        self.active_mut().gain(card);
        sink.push(Effect::Bought { seat, card, from, paid });
        if let Some(slot) = slot {
            // `splendor 64`: the gap is filled at once, if it does not wait.
            self.agenda.add([(Duty::Refill(slot), !gaps_wait(self.modules))]);
        }
        // In the base game nothing else follows.
        if !self.modules.is_none() {
            self.follow(card, slot, Obtained::Bought, sink);
        }
    }

    pub(crate) fn take(&mut self, gems: Gems) {
        self.bank -= gems;
        self.active_mut().tokens += gems;
    }

    /// Takes a face-up card off the table.
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
            self.take(Gems::one(Gem::Gold));
        }
        any
    }

    fn lay(&mut self, card: CardId, slot: u8, sink: &mut impl Sink<Effect>) {
        self.unseen.take(card);
        self.markets.lay(slot, card);
        sink.push(Effect::Laid { card, column: column_of_slot(slot) });
    }

    /// Returns the first gap that can be filled from a place of the markets on.
    fn gap_from(&self, from: u8) -> Option<u8> {
        let empty = self.variant().places & !self.occupied() & u32::MAX << from;
        // `splendor 65`: where the deck is exhausted the place stays empty.
        members(empty.into()).find(|&slot| !self.unseen.is_empty(deck_of_slot(slot)))
    }

    // --- nobles ------------------------------------------------------------------------------------------------------

    fn reveal_noble(&mut self, noble: NobleId, sink: &mut impl Sink<Effect>) {
        self.nobles_unseen &= !(1 << noble.row());
        self.nobles |= 1 << noble.row();
        sink.push(Effect::NobleRevealed { noble });
        // `splendor 8`: one more than there are players; `splendor 9`: the others are out.
        if self.nobles.count_ones() <= u32::from(self.players) {
            self.agenda.push(Duty::RevealNoble);
        }
    }

    /// Gives the player a noble (`splendor 73`), open or reserved (`cities 118`), with its points (`splendor 34`). It is not
    /// replaced (`splendor C17`).
    fn receive(&mut self, noble: NobleId, sink: &mut impl Sink<Effect>) {
        self.nobles &= !(1 << noble.row());
        self.reserved_nobles[self.turn.index()] &= !(1 << noble.row());
        let player = self.active_mut();
        player.nobles |= 1 << noble.row();
        player.points += NOBLE_POINTS;
        sink.push(Effect::Received { seat: self.turn, noble });
    }

    // --- the end -----------------------------------------------------------------------------------------------------

    /// Ends a turn (`splendor 74`, `75`): a round that has begun is completed, so the game ends only after the last
    /// seat's turn (at once, if that seat brought the points: `splendor C20`).
    fn end_turn(&mut self, sink: &mut impl Sink<Effect>) {
        let last_seat = self.turn.0 + 1 == self.players;
        self.turns += 1;
        self.agenda.pop();
        if last_seat && self.last_round() || self.all_passed() {
            sink.push(Effect::Ended);
            return;
        }
        if self.active().points >= POINTS_TO_END && self.alone_at_the_end() {
            sink.push(Effect::LastRound { seat: self.turn });
        }
        // `splendor 39`: clockwise.
        self.turn = Seat(if last_seat { 0 } else { self.turn.0 + 1 });
        self.agenda = self.variant().turn;
    }

    /// Returns whether only one player has the points that end the game.
    fn alone_at_the_end(&self) -> bool {
        !self.variant().city_ends && self.seats().filter(|player| player.points >= POINTS_TO_END).count() == 1
    }

    /// Returns whether all players passed in a row (`splendor C23`, a house rule).
    pub(crate) fn all_passed(&self) -> bool {
        self.passes == self.players
    }

    // --- what is awaited, and the result -----------------------------------------------------------------------------

    /// Returns what the state waits for.
    pub fn awaiting(&self) -> Awaiting<Chance> {
        match self.agenda.top() {
            None => Awaiting::Over,
            Some(Duty::RevealNoble) => Awaiting::Chance(Chance::Noble),
            Some(Duty::RevealCity) => Awaiting::Chance(Chance::City),
            Some(Duty::LayOut(slot) | Duty::Refill(slot) | Duty::FillGaps(slot)) => {
                Awaiting::Chance(Chance::Card { level: deck_of_slot(slot) })
            }
            Some(Duty::DrawBlind(level)) => Awaiting::Chance(Chance::Blind { level, seat: self.turn }),
            Some(_) => Awaiting::Decision(self.turn),
        }
    }

    /// Draws a possible outcome: every card of the deck, every unseen noble is equally likely (`splendor 5`, `8`).
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
        // `cities 78`: nobody wins without a city.
        let city_ends = self.variant().city_ends;
        let rank = |player: &Player| {
            (city_ends && player.city().is_none(), std::cmp::Reverse(player.points), player.cards)
        };
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
        Some(if city_ends { self.result_with_cities(result) } else { result })
    }
}
