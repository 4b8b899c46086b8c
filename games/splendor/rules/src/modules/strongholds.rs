//! The Strongholds (`cities 12-27`): towers on the cards of the market, which keep a card for their owner, and three of
//! which on one card let their owner buy it after any action.

use kernel::{Ranked, Seat, Sink, members};

use super::{Module, Spent};
use crate::action::Action;
use crate::body::{Body, PLAYERS_MAX, Player};
use crate::check::Refusal;
use crate::data::CardId;
use crate::duty::Duty;
use crate::effect::Effect;
use crate::gems::Gems;
use crate::turn::Obtained;

// --- the pieces --------------------------------------------------------------------------------------------------

/// The number of strongholds of each player (`cities 12`).
pub const STRONGHOLDS: usize = 3;

/// The strongholds of one player: the place of the market that each stands on, counted from 1, or 0 for the player's
/// supply; in ascending order, so that there is one form for every position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strongholds([u8; STRONGHOLDS]);

impl Strongholds {
    /// All of them in the supply (`cities 13`).
    pub(crate) const SUPPLY: Strongholds = Strongholds([0; STRONGHOLDS]);

    /// Returns the bytes by stronghold. They are permanent, since digests are computed from them.
    pub(crate) fn bytes(&self) -> &[u8; STRONGHOLDS] {
        &self.0
    }

    /// Returns how many stand on a place, counted from 0.
    fn on(self, slot: u8) -> u8 {
        self.0.iter().map(|&place| u8::from(place == slot + 1)).sum()
    }

    /// Returns the places with a stronghold: bit `n` is place `n`, counted from 0.
    fn slots(self) -> u32 {
        self.0.iter().fold(0, |set, &place| set | 1 << place) >> 1
    }

    /// Returns how many are in the supply.
    fn left(self) -> u8 {
        self.0.iter().map(|&place| u8::from(place == 0)).sum()
    }

    /// Returns the number of cards on which they stand.
    fn cards(self) -> u32 {
        let [first, second, third] = self.0;
        u32::from(first != 0) + u32::from(second != first) + u32::from(third != second)
    }

    /// Returns whether one is in the supply: the first, since they are in ascending order.
    fn any_left(self) -> bool {
        self.0[0] == 0
    }

    /// Returns the place, counted from 0, with all strongholds of the player (`cities 21`).
    fn all_on(self) -> Option<u8> {
        // In ascending order: where the first and the last are alike, all are.
        let [first, _, last] = self.0;
        if first == last { first.checked_sub(1) } else { None }
    }

    /// Moves one stronghold between two places, counted from 1, of which 0 is the supply; returns whether one was there.
    fn shift(&mut self, from: u8, to: u8) -> bool {
        let Some(stronghold) = self.0.iter_mut().find(|place| **place == from) else { return false };
        *stronghold = to;
        self.0.sort_unstable();
        true
    }

    /// Places one from the supply; returns whether there was one.
    pub(crate) fn place(&mut self, slot: u8) -> bool {
        self.shift(0, slot + 1)
    }

    /// Returns one from a place to the supply; returns whether one was there.
    pub(crate) fn lift(&mut self, slot: u8) -> bool {
        self.shift(slot + 1, 0)
    }
}

impl Player {
    /// Returns how many strongholds are in the player's supply (`cities 13`).
    pub fn strongholds_left(&self) -> u8 {
        self.strongholds.left()
    }
}

impl Body {
    /// Returns the owner and the number of the strongholds on a card of the market; none if there are none.
    pub fn strongholds_on(&self, card: CardId) -> Option<(Seat, u8)> {
        self.slot_of(card).and_then(|slot| self.strongholds_at(slot))
    }

    /// Returns every card of the market with strongholds, their owner and their number, in the order of the places.
    pub fn strongholds(&self) -> impl Iterator<Item = (CardId, Seat, u8)> {
        let slots = self.seats().fold(0, |slots, player| slots | player.strongholds.slots());
        members(slots.into()).filter_map(|slot| {
            let (seat, count) = self.strongholds_at(slot)?;
            let &row = self.markets.bytes().get(usize::from(slot))?;
            Some((CardId::new(row)?, seat, count))
        })
    }

    fn strongholds_at(&self, slot: u8) -> Option<(Seat, u8)> {
        Seat::all(self.players)
            .map(|seat| (seat, self.seat(seat).strongholds.on(slot)))
            .find(|&(_, count)| count > 0)
    }

    // --- occupation ----------------------------------------------------------------------------------------------

    /// Returns the places with strongholds of others, whose cards the player whose turn it is can neither buy nor
    /// reserve (`cities 19`).
    pub(crate) fn barred(&self) -> u32 {
        if !self.modules.has(Module::Strongholds) {
            return 0;
        }
        // A card has strongholds of one player only (`cities 16`), so those of the others are what counts.
        let (mut barred, mut seat) = (0, self.turn.0);
        for _ in 1..self.players {
            seat = if seat + 1 == self.players { 0 } else { seat + 1 };
            barred |= self.seats[usize::from(seat) % PLAYERS_MAX].strongholds.slots();
        }
        barred
    }

    /// Returns the strongholds on a place to the player who obtains its card, the only one who can have any there
    /// (`cities 20`).
    pub(crate) fn take_strongholds_back(&mut self, slot: u8, card: CardId, sink: &mut impl Sink<Effect>) {
        if self.active().strongholds.slots() >> slot & 1 == 0 {
            return;
        }
        let count = self.active().strongholds.on(slot);
        while self.active_mut().strongholds.lift(slot) {}
        sink.push(Effect::TookStrongholdsBack { seat: self.turn, card, count });
    }

    // --- the decision after a purchase ---------------------------------------------------------------------------

    /// Returns whether anything can be done with strongholds at this duty (`cities 82`).
    pub(crate) fn may_use_strongholds(&self, duty: Duty) -> bool {
        let (own, barred) = (self.active().strongholds, self.barred());
        if duty == Duty::Stronghold && barred != 0 {
            return true;
        }
        let targets = self.occupied() & !barred;
        targets != 0 && (own.any_left() || !targets.is_power_of_two())
    }

    /// Returns what the player whose turn it is may do with strongholds at this duty.
    pub(crate) fn sites(&self, duty: Duty) -> Sites {
        let (own, barred) = (self.active().strongholds, self.barred());
        let targets = self.occupied() & !barred;
        // `cities 93`: a conquest is followed by a placing or a move only.
        let removals = if duty == Duty::Stronghold { barred } else { 0 };
        let cards = Ranked::new(u64::from(targets) | u64::from(removals) << Sites::REMOVALS);
        let targets = cards.count_below(Sites::REMOVALS);
        let places = if own.any_left() { targets } else { 0 };
        let moves = own.cards() * targets.saturating_sub(1);
        Sites { cards, targets, ways: places + moves + cards.count_below(Sites::END) - targets }
    }

    /// Returns the `n`-th way to use a stronghold: those of placing, of moving, of removing.
    pub(crate) fn nth_stronghold(&self, cards: Ranked, targets: u32, mut n: u32) -> Option<Action> {
        let own = self.active().strongholds;
        if own.any_left() {
            if n < targets {
                return Some(Action::Place(self.card_in(cards.nth(n))));
            }
            n -= targets;
        }
        let others = targets.saturating_sub(1);
        for from in members(own.slots().into()) {
            if n < others {
                // `cities 85`: not to the same card.
                let to = cards.nth(n + u32::from(cards.nth(n) >= from));
                return Some(Action::Move { from: self.card_in(from), to: self.card_in(to) });
            }
            n -= others;
        }
        let n = targets + n;
        (n < cards.count()).then(|| Action::Remove(self.card_in(cards.nth(n) - Sites::REMOVALS)))
    }

    /// Places, moves or removes a stronghold.
    pub(crate) fn play_stronghold(&mut self, action: Action, sink: &mut impl Sink<Effect>) {
        let seat = self.turn;
        let done = match action {
            // `cities 15`: one of the own strongholds on a card of the market.
            Action::Place(card) => {
                sink.push(Effect::PlacedStronghold { seat, card });
                self.slot_of(card).is_some_and(|slot| self.active_mut().strongholds.place(slot))
            }
            // `cities 15`: or one that stands there already, to another card.
            Action::Move { from, to } => {
                sink.push(Effect::MovedStronghold { seat, from, to });
                let slots = self.slot_of(from).zip(self.slot_of(to));
                slots.is_some_and(|(from, to)| self.active_mut().strongholds.shift(from + 1, to + 1))
            }
            // `cities 18`, `84`: one of another player's, who has it back; from a stack of any size.
            Action::Remove(card) => {
                self.strongholds_on(card).zip(self.slot_of(card)).is_some_and(|(there, slot)| {
                    let (owner, _) = there;
                    sink.push(Effect::RemovedStronghold { seat, card, owner });
                    self.seats[owner.index()].strongholds.lift(slot)
                })
            }
            _ => false,
        };
        assert!(done, "a legal action names strongholds that are there");
    }

    // --- conquest ------------------------------------------------------------------------------------------------

    /// Returns the card with all three strongholds of the player whose turn it is (`cities 21`).
    pub(crate) fn conquerable(&self) -> Option<CardId> {
        self.active().strongholds.all_on().map(|slot| self.card_in(slot))
    }

    /// Returns how many ways there are to pay for a conquest, with the tokens that the player holds now, which may be
    /// more than ten (`cities 22`, `90`, `91`).
    pub(crate) fn conquests(&self) -> u32 {
        self.conquerable().map_or(0, |card| self.payments(card))
    }

    /// Returns the `n`-th answer to whether the player conquers: the payments, and then no conquest (`cities 95`).
    pub(crate) fn nth_conquest(&self, n: u32) -> Option<Action> {
        let conquest = self.conquerable().filter(|_| n < self.conquests()).map(|card| {
            let (gold_as, spent) = self.nth_payment(card, n);
            Action::Conquer { card, gold_as, spent }
        });
        conquest.or((n == self.conquests()).then_some(Action::Waive))
    }

    /// Buys the card with three strongholds (`cities 21-24`): pays, takes the strongholds back, and owes what follows
    /// before any gap is filled (`cities 25`).
    pub(crate) fn conquer(
        &mut self,
        card: CardId,
        gold_as: Gems,
        spent: Spent,
        sink: &mut impl Sink<Effect>,
    ) {
        let seat = self.turn;
        let paid = self.pay(card, gold_as, spent, sink);
        let slot = self.lift(card);
        self.active_mut().gain(card);
        sink.push(Effect::Conquered { seat, card, paid });
        self.follow(card, Some(slot), Obtained::Conquered, sink);
    }

    /// Leaves the card with three strongholds where it is (`cities 95`).
    pub(crate) fn waive(&mut self, sink: &mut impl Sink<Effect>) {
        let card = self.conquerable().expect("a conquest is possible");
        sink.push(Effect::Waived { seat: self.turn, card });
    }

    // --- refusals ------------------------------------------------------------------------------------------------

    /// Checks an action where a stronghold is to be placed, moved or removed.
    pub(crate) fn check_stronghold(&self, duty: Duty, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Place(card) => {
                self.check_site(card)?;
                if self.active().strongholds_left() > 0 { Ok(()) } else { Err(Refusal::NoStrongholdLeft) }
            }
            Action::Move { from, to } => {
                let slot = self.slot_of(from);
                if slot.is_none_or(|slot| self.active().strongholds.on(slot) == 0) {
                    return Err(Refusal::NoOwnStronghold { card: from });
                }
                if from == to {
                    return Err(Refusal::MoveToSameCard { card: to });
                }
                self.check_site(to)
            }
            Action::Remove(card) if duty == Duty::PlaceAgain => Err(Refusal::NoRemovalNow { card }),
            Action::Remove(card) => match self.strongholds_on(card) {
                Some((owner, _)) if owner != self.turn => Ok(()),
                _ => Err(Refusal::NoOtherStronghold { card }),
            },
            _ if duty == Duty::PlaceAgain => Err(Refusal::PlaceAgainFirst),
            _ => Err(Refusal::StrongholdFirst),
        }
    }

    /// Checks whether the player whose turn it is may have a stronghold on this card.
    fn check_site(&self, card: CardId) -> Result<(), Refusal> {
        if self.slot_of(card).is_none() {
            return Err(Refusal::NoStrongholdThere { card });
        }
        match self.strongholds_on(card) {
            Some((owner, count)) if owner != self.turn => {
                Err(Refusal::OtherStronghold { card, owner, count })
            }
            _ => Ok(()),
        }
    }

    /// Checks whether the player whose turn it is may buy or reserve a card of the market (`cities 19`).
    pub(crate) fn check_occupation(&self, card: CardId) -> Result<(), Refusal> {
        match self.strongholds_on(card) {
            Some((owner, count)) if owner != self.turn => Err(Refusal::Occupied { card, owner, count }),
            _ => Ok(()),
        }
    }

    /// Checks an answer to whether the player conquers.
    pub(crate) fn check_conquest(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Conquer { card, gold_as, spent } if self.conquerable() == Some(card) => {
                self.check_payment(card, gold_as, spent)
            }
            Action::Conquer { card, .. } => {
                let slot = self.slot_of(card);
                let own = slot.map_or(0, |slot| self.active().strongholds.on(slot));
                Err(Refusal::NotConquerable { card, own })
            }
            Action::Waive => Ok(()),
            _ => Err(Refusal::ConquerFirst),
        }
    }
}

/// The possible uses of strongholds at a decision.
#[derive(Clone, Copy)]
pub(crate) struct Sites {
    /// The places to which one may go, without strongholds of others (`cities 16`, `17`), and from bit
    /// [`Sites::REMOVALS`] on those from which one of another player's may be removed.
    pub cards: Ranked,
    /// The number of places to which one may go. Those from which one may be moved are among them.
    pub targets: u32,
    /// The number of ways to use one.
    pub ways: u32,
}

impl Sites {
    const REMOVALS: u8 = 32;
    /// Where the sets end.
    const END: u8 = 56;
}
