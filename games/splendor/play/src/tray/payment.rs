//! The payment for a card: with gems and gold, with the gold of cards, or with the bonuses of other cards.

use kernel::Game;
use splendor::{Action, CardId, Colour, Gems, OrientKind, OrientRefusal, Refusal, Spent};

use super::{Duty, Selection, Tray};

/// The bonuses that a card costs, if it costs bonuses (`cities 63`).
const BONUSES: u8 = 2;

/// The changes of the player to a payment: where a change leaves a choice of what else changes, it is left alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Touched {
    /// The colours, bit 0 for white.
    colours: u8,
    /// The card that was chosen last.
    card: Option<CardId>,
}

impl Touched {
    fn has(self, colour: Colour) -> bool {
        self.colours >> colour.index() & 1 == 1
    }

    fn and(self, colour: Colour) -> Touched {
        Touched { colours: self.colours | 1 << colour.index(), ..self }
    }
}

/// The means of a payment: the gems that gold replaces, and the cards that are spent.
type Means = (Gems, Spent);

/// Returns the colour of the bonuses that a card costs (`cities 63`), if it costs bonuses.
pub(super) fn costs_bonuses(card: CardId) -> Option<Colour> {
    match card.card().orient {
        Some(OrientKind::DiscardTwo(_, colour)) => Some(colour),
        _ => None,
    }
}

/// Returns the cards of a price in bonuses.
pub(super) fn cards_of(spent: Spent) -> impl Iterator<Item = CardId> {
    let cards = match spent {
        Spent::Cards(one, other) => [Some(one), other],
        Spent::Nothing | Spent::DoubleGold(_) => [None, None],
    };
    cards.into_iter().flatten()
}

/// Returns how many cards of double gold are spent.
pub(super) fn doubles_of(spent: Spent) -> u8 {
    if let Spent::DoubleGold(cards) = spent { cards } else { 0 }
}

fn with_doubles(cards: u8) -> Spent {
    if cards == 0 { Spent::Nothing } else { Spent::DoubleGold(cards) }
}

/// Returns how many of the gold of cards are lost (`cities 52`).
pub(super) fn lost(gold_as: Gems, spent: Spent) -> u8 {
    (2 * doubles_of(spent)).saturating_sub(gold_as.total())
}

fn points_of(spent: Spent) -> u8 {
    cards_of(spent).map(|card| card.card().points).sum()
}

impl Tray {
    /// Returns the purchase of a card, which is a conquest where one is decided.
    pub(super) fn purchase(&self, card: CardId, gold_as: Gems, spent: Spent) -> Action {
        match self.duty() {
            Duty::Conquest => Action::Conquer { card, gold_as, spent },
            _ => Action::Buy { card, gold_as, spent },
        }
    }

    /// Returns all payments for a card, the one with the least gold first; none if it cannot be bought now.
    fn payments(&self, wanted: CardId) -> Vec<Means> {
        let mut payments = Vec::new();
        self.game.legal_actions(|action| match action {
            Action::Buy { card, gold_as, spent } | Action::Conquer { card, gold_as, spent }
                if card == wanted =>
            {
                payments.push((gold_as, spent));
            }
            _ => {}
        });
        payments
    }

    /// Returns the payment that a click on a card prepares: with the least gold, or with the cards of the fewest points.
    pub(super) fn first_payment(&self, card: CardId) -> Option<Means> {
        let price = self.player().price(card);
        match () {
            () if self.missing_for(card) > 0 => None,
            () if costs_bonuses(card).is_some() => {
                self.payments(card).into_iter().min_by_key(|&(_, spent)| points_of(spent))
            }
            () if price.is_payable() => Some((price.nth_payment(0), Spent::Nothing)),
            () => self.payments(card).into_iter().next(),
        }
    }

    /// Returns how many gems or bonuses the player lacks for a card, at least.
    pub(super) fn missing_for(&self, card: CardId) -> u8 {
        match costs_bonuses(card) {
            Some(colour) => BONUSES.saturating_sub(self.player().bonuses.of(colour)),
            None => {
                let price = self.player().price(card);
                price.gold_least().saturating_sub(price.gold + 2 * self.player().double_golds())
            }
        }
    }

    /// Returns the purchase with the least gold; of a card that cannot be paid for, one whose refusal says why.
    pub(super) fn buy(&self, card: CardId) -> Action {
        let hopeless = || match (costs_bonuses(card), self.player().double_golds()) {
            (Some(_), _) => (Gems::NONE, Spent::Cards(card, None)),
            (None, cards) => (self.player().price(card).lacking, with_doubles(cards)),
        };
        let (gold_as, spent) = self.first_payment(card).unwrap_or_else(hopeless);
        self.purchase(card, gold_as, spent)
    }

    /// Returns the card that may be conquered now.
    pub(super) fn conquerable(&self) -> Option<CardId> {
        let mut conquered = None;
        self.game.legal_actions(|action| {
            if let Action::Conquer { card, .. } = action {
                conquered = Some(card);
            }
        });
        conquered
    }

    // --- gems and gold -------------------------------------------------------------------------------------------

    /// Returns the purchase being prepared with one gem of this colour more, or one less, for which gold stands. Where
    /// gold of cards is spent, other gold moves as little as possible, since all of it has to stand for something.
    pub(super) fn repaid(&self, colour: Colour, more: bool) -> Option<Action> {
        let Selection::Buy { card, gold_as, spent, touched } = self.selection else { return None };
        let now = gold_as.of(colour);
        let wanted = if more { now + 1 } else { now.checked_sub(1)? };
        let mut counts = gold_as.counts();
        counts[colour.index()] = wanted;
        let exact = Gems::from_counts(counts);
        if doubles_of(spent) == 0 || self.allows(self.purchase(card, exact, spent)) {
            return Some(self.purchase(card, exact, spent));
        }
        let fits = |&(gold_as, with): &Means| with == spent && gold_as.of(colour) == wanted;
        let fitting = self.payments(card).into_iter().filter(fits);
        let nearest = fitting.min_by_key(|&(other, _)| distance(gold_as, other, touched.and(colour)));
        Some(self.purchase(card, nearest.map_or(exact, |(gold_as, _)| gold_as), spent))
    }

    /// Returns the purchase being prepared with one card of double gold more, or one less.
    pub(super) fn with_double(&self, more: bool) -> Option<Action> {
        let Selection::Buy { card, gold_as, spent, touched } = self.selection else { return None };
        let now = doubles_of(spent);
        let wanted = with_doubles(if more { now + 1 } else { now.checked_sub(1)? });
        if costs_bonuses(card).is_some() {
            return None;
        }
        let fitting = self.payments(card).into_iter().filter(|&(_, with)| with == wanted);
        let nearest = fitting.min_by_key(|&(other, _)| distance(gold_as, other, touched));
        Some(self.purchase(card, nearest.map_or(gold_as, |(gold_as, _)| gold_as), wanted))
    }

    /// Returns how many cards of double gold are in the payment being prepared, and how many more could be.
    pub fn doubles(&self) -> (u8, u8) {
        match self.selection {
            Selection::Buy { card, spent, .. } if costs_bonuses(card).is_none() => {
                (doubles_of(spent), self.player().double_golds() - doubles_of(spent))
            }
            _ => (0, 0),
        }
    }

    /// Returns whether one gold would be lost with one card of double gold more (`cities 52`).
    pub fn another_double_loses(&self) -> bool {
        match self.with_double(true) {
            Some(action @ (Action::Buy { gold_as, spent, .. } | Action::Conquer { gold_as, spent, .. })) => {
                lost(gold_as, spent) > 0 && self.allows(action)
            }
            _ => false,
        }
    }

    // --- bonuses -------------------------------------------------------------------------------------------------

    /// Returns the cards in front of the player with bonuses of the colour that the selected card costs.
    pub fn spendable(&self) -> Vec<CardId> {
        let Selection::Buy { card, .. } = self.selection else { return Vec::new() };
        let Some(colour) = costs_bonuses(card) else { return Vec::new() };
        self.player().bought().filter(|&card| self.body().given_by(card).of(colour) > 0).collect()
    }

    /// Returns the purchase being prepared with this card among those that it costs, and as many of the others as
    /// possible, the one chosen last above all; none if it is among them already.
    pub(super) fn spending(&self, chosen: CardId) -> Option<Action> {
        let Selection::Buy { card, spent, touched, .. } = self.selection else { return None };
        let has = |spent: Spent, wanted: CardId| cards_of(spent).any(|card| card == wanted);
        if has(spent, chosen) {
            return None;
        }
        let rank = |&(_, with): &Means| {
            let last = touched.card.is_some_and(|last| has(with, last));
            let kept = cards_of(spent).filter(|&card| has(with, card)).count();
            (!last, usize::MAX - kept, points_of(with))
        };
        let fitting = self.payments(card).into_iter().filter(|&(_, with)| has(with, chosen));
        fitting.min_by_key(rank).map(|(gold_as, spent)| self.purchase(card, gold_as, spent))
    }

    /// Returns why a card cannot be added to those that a card costs, or be put back.
    pub(super) fn why_not_spend(&self, card: CardId) -> Option<Refusal> {
        let Selection::Buy { card: bought, spent, .. } = self.selection else { return None };
        let colour = costs_bonuses(bought)?;
        let cards = self.spendable();
        let satchels = cards.iter().filter(|&&card| self.body().copied(card).is_some()).count();
        let double = cards.iter().any(|&card| self.body().given_by(card).of(colour) > 1);
        let chosen = cards_of(spent).any(|other| other == card);
        let fixed = self.body().copied(card).is_some() && satchels <= 2;
        Some(Refusal::Orient(match () {
            () if satchels > 0 && (!chosen || fixed) => {
                OrientRefusal::SatchelsFirst { colour, due: satchels.min(2) as u8 }
            }
            () if double && !chosen => OrientRefusal::DoubleAlone { colour },
            () => OrientRefusal::TwoBonuses { colour },
        }))
    }

    /// Prepares a changed payment, and remembers what was changed.
    pub(super) fn change_payment(
        &mut self,
        action: Action,
        colour: Option<Colour>,
        chosen: Option<CardId>,
    ) -> bool {
        let (Action::Buy { card, gold_as, spent } | Action::Conquer { card, gold_as, spent }) = action else {
            return false;
        };
        let Selection::Buy { touched, .. } = self.selection else { return false };
        if !self.allows(action) {
            return false;
        }
        let touched = colour.map_or(touched, |colour| touched.and(colour));
        let touched = Touched { card: chosen.or(touched.card), ..touched };
        self.selection = Selection::Buy { card, gold_as, spent, touched };
        true
    }
}

/// Returns how far a payment is from another one: first in the colours that the player changed, then in all.
fn distance(one: Gems, other: Gems, touched: Touched) -> (u8, u8) {
    let apart = |colour: &Colour| one.of(*colour).abs_diff(other.of(*colour));
    let in_touched = Colour::ALL.iter().filter(|colour| touched.has(**colour)).map(apart).sum();
    (in_touched, Colour::ALL.iter().map(apart).sum())
}
