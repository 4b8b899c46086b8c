//! The payment for cards with the Orient: with double gold, which is worth two gold in one purchase, and with bonuses.

use jewels::{Cards, Colour, Payer};
use kernel::Sink;

use super::means::{Means, SPARE_MAX, half_used, weights_of, with_cards};
use super::{OrientKind, OrientRefusal, SATCHELS, Satchels, is_satchel, pairs};
use crate::body::{Body, Player, Price};
use crate::check::{PaymentRefusal, Refusal};
use crate::data::{ALL_CARDS, CardId};
use crate::effect::Effect;
use crate::gems::{Gem, Gems};

/// The cards that a payment spends beside tokens; they go to the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Spent {
    /// None.
    #[default]
    Nothing,
    /// So many cards of double gold (`cities 49`).
    DoubleGold(u8),
    /// One card or two with bonuses (`cities 63`), in the order of their rows.
    Cards(CardId, Option<CardId>),
}

impl Spent {
    /// Returns two cards as what a payment spends.
    pub fn two(one: CardId, other: CardId) -> Spent {
        Spent::Cards(one.min(other), Some(one.max(other)))
    }
}

/// The gold that a card of double gold is worth (`cities 49`).
pub(super) const WORTH: u8 = 2;
/// The cards of double gold in the game (`cities 45`).
pub(super) const DOUBLE_GOLDS: u8 = 5;
/// The bonuses that are discarded for a card (`cities 63`).
const DISCARDED: u32 = super::BONUSES_DISCARDED as u32;

// --- double gold -------------------------------------------------------------------------------------------------

/// A price in gems, and the cards of double gold with which it can be paid too. A payment is what gold replaces, and how
/// many of the cards are spent; their gold comes first, then the tokens (`cities 137`). A gold of a card replaces one gem,
/// also where a token replaces two (`cities 105`).
#[derive(Clone, Copy, Debug)]
pub(super) struct Funds {
    pub price: Price,
    pub cards: u8,
    /// The version of the rules.
    pub rules: u8,
}

impl Funds {
    fn of(player: &Player, card: CardId, rules: u8) -> Funds {
        Funds { price: player.price(card), cards: player.double_golds(), rules }
    }

    /// Returns the gold tokens that are spent with so many cards: as few as possible.
    fn golds(&self, gold_as: Gems, cards: u8) -> u8 {
        let all = self.price.golds(gold_as);
        let of_cards = WORTH * cards;
        if self.price.gold_for == 1 {
            return all.saturating_sub(of_cards);
        }
        // Where a token would replace a single gem, a gold of a card spares it; elsewhere two are needed.
        let single = Gem::ALL.into_iter().map(|gem| gold_as.get(gem) & 1).sum();
        match of_cards.checked_sub(single) {
            None => all - of_cards,
            Some(left) => (all - single).saturating_sub(left / WORTH),
        }
    }

    /// Returns whether so many cards have use: all their gold replaces something, except for one that is lost (`cities 52`,
    /// `137`); in version 1 only where nothing is left to replace.
    fn has_use(&self, gold_as: Gems, cards: u8) -> bool {
        let (all, of_cards) = (gold_as.total(), WORTH * cards);
        all >= of_cards || (all + 1 == of_cards && (self.rules > 1 || gold_as == self.price.due))
    }

    /// Returns the tokens that a payment spends.
    pub(super) fn tokens(&self, gold_as: Gems, cards: u8) -> Gems {
        (self.price.due - gold_as).plus_n(Gem::Gold, self.golds(gold_as, cards))
    }

    fn allows(&self, gold_as: Gems, cards: u8) -> bool {
        self.has_use(gold_as, cards) && self.golds(gold_as, cards) <= self.price.gold
    }

    /// Returns the number of payments.
    pub(super) fn payments(&self) -> u32 {
        let of_pairs = || pairs::payments(&self.price, self.cards, self.rules);
        let of_pairs = if self.cards > 0 && self.price.gold_for > 1 { of_pairs() } else { None };
        let and_half_used = |payments| payments + half_used(self.price.due.total(), self.cards, self.rules);
        of_pairs.map_or_else(|| self.payments_one_by_one(), and_half_used)
    }

    /// Counts the payments where more gold is left than [`Weights`] have room for, or where there is more than in the game.
    fn payments_one_by_one(&self) -> u32 {
        let Price { due, lacking, gold, gold_for } = self.price;
        if gold_for == 1
            && gold + WORTH * self.cards <= lacking.total() + SPARE_MAX
            && let Some(weights) = weights_of(gold, self.cards, self.rules)
        {
            return with_cards(Payer::new(Gems::NONE, due - lacking), self.cards, weights, self.rules, due);
        }
        let with_cards = |cards| self.each(cards).count() as u32;
        self.price.payments() + (1..=self.cards).map(with_cards).sum::<u32>()
    }

    /// Returns the payments that spend so many cards, in the order of what gold replaces: more of the later kinds first.
    fn each(self, cards: u8) -> impl Iterator<Item = Gems> {
        let Price { lacking, due, .. } = self.price;
        let next = move |gold_as: &Gems| {
            let mut gold_as = *gold_as;
            for gem in Gem::ALL.into_iter().rev() {
                if gold_as.get(gem) < due.get(gem) {
                    return Some(gold_as + Gems::one(gem));
                }
                gold_as = gold_as - Gems::NONE.plus_n(gem, gold_as.get(gem) - lacking.get(gem));
            }
            None
        };
        std::iter::successors(Some(lacking), next).filter(move |&gold_as| self.allows(gold_as, cards))
    }

    /// Returns the `n`-th payment: first those without cards, then those with the fewest cards, of these those with the
    /// least gold.
    pub(super) fn nth_payment(&self, n: u32) -> (Gems, Spent) {
        if n == 0 && self.price.gold_for == 1 && self.price.is_payable() {
            return (self.price.lacking, Spent::Nothing);
        }
        match n.checked_sub(self.price.payments()) {
            None => (self.price.nth_payment(n), Spent::Nothing),
            Some(n) => self.nth_with_cards(n),
        }
    }

    fn nth_with_cards(&self, mut n: u32) -> (Gems, Spent) {
        let Price { lacking, gold, gold_for, .. } = self.price;
        if gold_for > 1 || gold + WORTH * self.cards > lacking.total() + SPARE_MAX {
            return self.nth_one_by_one(n);
        }
        for cards in 1..=self.cards {
            for replaced in self.numbers_replaced(cards) {
                let more = replaced - lacking.total();
                let here = self.price.ways_replacing(more);
                if n < here {
                    return (self.price.nth_replacing(more, n), Spent::DoubleGold(cards));
                }
                n -= here;
            }
        }
        panic!("there are as many payments as were counted")
    }

    /// Returns how many gems so many cards and tokens may replace, where a token replaces one: with the fewest tokens
    /// first, and last with a gold of a card that is lost.
    fn numbers_replaced(&self, cards: u8) -> impl Iterator<Item = u8> {
        let (due, lacking, of_cards) = (self.price.due.total(), self.price.lacking.total(), WORTH * cards);
        let may_be_lost = lacking < of_cards && (self.rules > 1 || due + 1 == of_cards);
        (of_cards.max(lacking)..=of_cards + self.price.gold).chain(may_be_lost.then_some(of_cards - 1))
    }

    fn nth_one_by_one(&self, n: u32) -> (Gems, Spent) {
        let of_number = |cards| {
            let replacing =
                move |replaced| self.each(cards).filter(move |gold_as| gold_as.total() == replaced);
            self.numbers_replaced(cards)
                .flat_map(replacing)
                .map(move |gold_as| (gold_as, Spent::DoubleGold(cards)))
        };
        let by_tokens = |cards| {
            let with =
                move |golds| self.each(cards).filter(move |&gold_as| self.golds(gold_as, cards) == golds);
            (0..=self.price.gold).flat_map(with).map(move |gold_as| (gold_as, Spent::DoubleGold(cards)))
        };
        let found = match self.price.gold_for {
            1 => (1..=self.cards).flat_map(of_number).nth(n as usize),
            _ => (1..=self.cards).flat_map(by_tokens).nth(n as usize),
        };
        found.expect("there are as many payments as were counted")
    }

    /// Checks a payment that spends so many cards.
    fn check(&self, gold_as: Gems, cards: u8) -> Result<(), Refusal> {
        if cards > self.cards {
            return Err(OrientRefusal::DoubleGoldNotHeld { chosen: cards, held: self.cards }.into());
        }
        let of_cards = WORTH * cards;
        let held = self.price.gold + of_cards;
        // The gems that a gold of a card replaces are looked at below.
        let price = Price { gold: held.max(self.price.golds(gold_as)), ..self.price };
        price.check(gold_as).map_err(Refusal::Payment)?;
        let chosen = self.golds(gold_as, cards);
        if chosen > self.price.gold {
            let refusal = PaymentRefusal::NotThatMuchGold { chosen: chosen + of_cards, held };
            return Err(Refusal::Payment(refusal));
        }
        match self.has_use(gold_as, cards) {
            true => Ok(()),
            false if gold_as.total() + 1 == of_cards => Err(OrientRefusal::DoubleGoldHalfUsed.into()),
            false => Err(OrientRefusal::DoubleGoldUnused { chosen: cards, gems: gold_as.total() }.into()),
        }
    }
}

// --- prices in bonuses -------------------------------------------------------------------------------------------

/// The cards of a player that give bonuses of a colour, which is the price of a card (`cities 63`).
struct Discards {
    satchels: Cards<CardId>,
    /// Cards with a single bonus of their own.
    singles: Cards<CardId>,
    /// The card with two bonuses.
    double: Option<CardId>,
}

/// The cards with a single bonus of each colour, as words of a set of cards.
static SINGLES: [[u64; 2]; Colour::ALL.len()] = giving(1);
/// The cards with two bonuses of each colour.
static DOUBLES: [[u64; 2]; Colour::ALL.len()] = giving(2);

const fn giving(count: u8) -> [[u64; 2]; Colour::ALL.len()] {
    let (mut sets, mut row) = ([[0; 2]; Colour::ALL.len()], 1);
    while row <= ALL_CARDS as u8 {
        let card = CardId::new(row).expect("a row of a card").card();
        if let Some(colour) = card.bonus
            && card.gives.total() == count
        {
            sets[colour.index()][row as usize / 64] |= 1 << (row % 64);
        }
        row += 1;
    }
    sets
}

impl Discards {
    fn of(player: &Player, satchels: Satchels, colour: Colour) -> Discards {
        let mut copies = Cards::NONE;
        let held = player.bought.among(SATCHELS).iter();
        held.filter(|&card| satchels.colour_of(card) == Some(colour)).for_each(|card| copies.put(card));
        Discards {
            satchels: copies,
            singles: player.bought.among(SINGLES[colour.index()]),
            double: player.bought.among(DOUBLES[colour.index()]).iter().next(),
        }
    }

    /// Returns the number of ways to pay for a card that costs bonuses of a colour: `cities 65`, `121`: satchels first;
    /// `cities 122`: the card with two bonuses pays alone, or next to a single satchel.
    fn count(player: &Player, satchels: Satchels, colour: Colour) -> u32 {
        let bonuses = u32::from(player.bonuses.of(colour));
        if bonuses < DISCARDED {
            return 0;
        }
        let double = u32::from(!player.bought.among(DOUBLES[colour.index()]).is_empty());
        let copies = satchels.copies_of(colour, player);
        // Every other bonus of the colour is that of a card with a single one.
        let singles = bonuses - copies - 2 * double;
        let pairs = |cards: u32| cards * cards.saturating_sub(1) / 2;
        match copies {
            0 => pairs(singles) + double,
            1 => singles + double,
            copies => pairs(copies),
        }
    }

    fn nth(&self, n: u32) -> Option<Spent> {
        let pair = |cards: Cards<CardId>| {
            let pairs = cards.iter().enumerate().flat_map(|(at, one)| {
                cards.iter().skip(at + 1).map(move |other| Spent::Cards(one, Some(other)))
            });
            { pairs }.nth(n as usize)
        };
        match self.satchels.len() {
            0 => pair(self.singles).or(self.double.map(|double| Spent::Cards(double, None))),
            1 => {
                let satchel = self.satchels.iter().next()?;
                let other = self.singles.iter().chain(self.double).nth(n as usize)?;
                Some(Spent::two(satchel, other))
            }
            _ => pair(self.satchels),
        }
    }

    fn check(&self, price: CardId, one: CardId, other: Option<CardId>) -> Result<(), OrientRefusal> {
        let colour = discarded_for(price).unwrap_or(Colour::White);
        let (satchels, bonuses) = (
            self.satchels.len(),
            self.satchels.len() + self.singles.len() + 2 * u32::from(self.double.is_some()),
        );
        if bonuses < DISCARDED {
            return Err(OrientRefusal::TooFewBonuses { colour, held: bonuses as u8 });
        }
        let chosen = [Some(one), other];
        let gives = |card| self.satchels.holds(card) || self.singles.holds(card) || self.double == Some(card);
        if let Some(card) = chosen.into_iter().flatten().find(|&card| !gives(card)) {
            return Err(OrientRefusal::NotDiscardable { card, colour });
        }
        let due = satchels.min(DISCARDED);
        let copies = chosen.into_iter().flatten().filter(|&card| self.satchels.holds(card)).count() as u32;
        if copies < due {
            return Err(OrientRefusal::SatchelsFirst { colour, due: due as u8 });
        }
        let double = chosen.contains(&self.double) && self.double.is_some();
        match other {
            // `cities 122`: nothing beside a card that pays the whole price.
            Some(_) if double && satchels == 0 => Err(OrientRefusal::DoubleAlone { colour }),
            Some(other) if one < other => Ok(()),
            None if double && satchels == 0 => Ok(()),
            _ => Err(OrientRefusal::TwoBonuses { colour }),
        }
    }
}

/// Returns the colour of the bonuses that a card costs, if it costs bonuses.
pub(super) const fn discarded_for(card: CardId) -> Option<Colour> {
    match card.card().orient {
        Some(OrientKind::DiscardTwo(_, colour)) => Some(colour),
        _ => None,
    }
}

// --- payments of the player whose turn it is ---------------------------------------------------------------------

impl Body {
    fn discards(&self, colour: Colour) -> Discards {
        Discards::of(self.active(), self.satchels, colour)
    }

    /// Returns whether the player has a card for a satchel to copy, if the card is one (`cities 55`).
    pub(super) fn has_host_for(&self, card: CardId) -> bool {
        !is_satchel(card) || !self.active().bonuses.is_none()
    }

    /// Returns the number of ways in which the player whose turn it is can pay for a card.
    pub(crate) fn orient_payments(&self, card: CardId) -> u32 {
        match discarded_for(card) {
            Some(colour) => self.discard_payments(colour),
            None if !self.has_host_for(card) => 0,
            None => Funds::of(self.active(), card, self.rules).payments(),
        }
    }

    /// Returns the number of ways in which the player whose turn it is can pay for a card that costs bonuses of a colour.
    pub(super) fn discard_payments(&self, colour: Colour) -> u32 {
        Discards::count(self.active(), self.satchels, colour)
    }

    /// Returns what the player whose turn it is pays with.
    pub(super) fn means(&self) -> Means {
        Means::of(self.active(), self.rules)
    }

    /// Returns the `n`-th of these payments, the one with the least gold first.
    pub(crate) fn nth_orient_payment(&self, card: CardId, n: u32) -> (Gems, Spent) {
        match discarded_for(card) {
            Some(colour) => {
                let spent = self.discards(colour).nth(n).expect("there are as many payments as were counted");
                (Gems::NONE, spent)
            }
            None => Funds::of(self.active(), card, self.rules).nth_payment(n),
        }
    }

    /// Checks a payment of the player whose turn it is.
    pub(crate) fn check_orient_payment(
        &self,
        card: CardId,
        gold_as: Gems,
        spent: Spent,
    ) -> Result<(), Refusal> {
        if !self.has_host_for(card) {
            return Err(OrientRefusal::NoHost { card }.into());
        }
        match (discarded_for(card), spent) {
            (Some(colour), Spent::Cards(one, other)) if gold_as.is_none() => {
                Ok(self.discards(colour).check(card, one, other)?)
            }
            (Some(colour), _) => Err(OrientRefusal::PaidWithBonuses { card, colour }.into()),
            (None, Spent::Cards(..)) => Err(OrientRefusal::PaidWithGems { card }.into()),
            (None, Spent::DoubleGold(cards)) => {
                Funds::of(self.active(), card, self.rules).check(gold_as, cards)
            }
            (None, Spent::Nothing) => self.check_tokens(card, gold_as),
        }
    }

    /// Spends the cards of a payment, if it has any; returns its tokens.
    pub(crate) fn spend_cards(
        &mut self,
        card: CardId,
        gold_as: Gems,
        spent: Spent,
        sink: &mut impl Sink<Effect>,
    ) -> Gems {
        match spent {
            Spent::Nothing => self.active().price(card).tokens(gold_as),
            Spent::DoubleGold(cards) => {
                let tokens = Funds::of(self.active(), card, self.rules).tokens(gold_as, cards);
                let golds = self.active().bought.among(super::DOUBLE_GOLDS);
                golds.iter().take(cards.into()).for_each(|card| self.spend(card, sink));
                tokens
            }
            Spent::Cards(one, other) => {
                [Some(one), other].into_iter().flatten().for_each(|card| self.spend(card, sink));
                Gems::NONE
            }
        }
    }

    /// Puts a card in front of the player whose turn it is into the box, with all that it gave (`cities 53`, `123`).
    fn spend(&mut self, card: CardId, sink: &mut impl Sink<Effect>) {
        let gave = self.given_by(card);
        let player = self.active_mut();
        assert!(player.bought.take(card), "a legal payment spends cards that the player has");
        player.bonuses -= gave;
        player.points -= card.card().points;
        player.cards -= 1;
        if is_satchel(card) {
            self.satchels.untie(card);
        }
        self.spent.put(card);
        sink.push(Effect::SpentCard { seat: self.turn, card });
    }
}

#[cfg(test)]
mod tests {
    use jewels::Weights;
    use kernel::Draw;
    use laws::Dice;

    use super::super::ORIENT_FIRST;
    use super::super::means::LACKING;
    use super::*;
    use crate::modules::PostId;

    #[test]
    fn payments_are_counted_as_they_are_listed() {
        let mut dice = Dice::new(49);
        let (mut counted, mut half_used) = (0, 0);
        for _ in 0..60_000 {
            let mut below = |n: u32| dice.below(n) as u8;
            let card = CardId::new(1 + below(ALL_CARDS as u32)).expect("a row of a card");
            let tokens = Gems::from_counts([3, 3, 3, 3, 3, 4].map(&mut below));
            let bonuses = Gems::from_counts([(); 5].map(|()| below(3)));
            let price = Price::of(card.card().cost, bonuses, tokens).with_gold_for(1 + below(2));
            let funds = Funds { price, cards: below(6), rules: 1 + below(2) };
            let with_cards: u32 = (1..=funds.cards).map(|cards| funds.each(cards).count() as u32).sum();
            assert_eq!(funds.payments(), price.payments() + with_cards, "{card}: {funds:?}");
            let mut player = Player { bonuses, tokens, ..Player::EMPTY };
            (0..funds.cards)
                .for_each(|card| player.bought.put(CardId::new(ORIENT_FIRST + card).expect("a row")));
            player.shields = if price.gold_for > 1 { 1 << PostId::GOLD.row() } else { 0 };
            let means = Means::of(&player, funds.rules);
            if funds.payments() > 0 {
                assert_eq!(means.payments(card.card().cost), funds.payments(), "{card}: {funds:?}");
                let of_all = means.payments_of_all(0b100, |_| card.card().cost);
                assert_eq!(of_all, (0b100, funds.payments()));
            }
            let nth = |n| (funds.nth_with_cards(n), funds.nth_one_by_one(n));
            assert!((0..with_cards).map(nth).all(|(faster, plain)| faster == plain), "{card}: {funds:?}");
            counted += u32::from(with_cards > 0);
            half_used += u32::from(price.due.total() % 2 == 1 && price.due.total() < 2 * funds.cards);
        }
        assert!(counted > 10_000 && half_used > 1_000, "all cases come up: {counted}, {half_used}");
    }

    #[test]
    fn no_card_has_too_many_ways_to_be_counted_together() {
        for card in CardId::all() {
            let cost = card.card().cost;
            let (price, payer) = (Price::of(cost, Gems::NONE, cost), Payer::new(Gems::NONE, cost));
            // The ways to replace so many gems and no other number.
            for more in 0..Weights::COUNT {
                let mut weights = [0; Weights::COUNT];
                weights[more] = 1;
                let every = (0..8u32.pow(5))
                    .map(|n| Gems::from_counts([0, 3, 6, 9, 12].map(|at| (n >> at & 7) as u8)));
                let ways = every.filter(|gems| usize::from(gems.total()) == more && price.due.covers(*gems));
                let ways = ways.count() as u32;
                let weighed = payer.weighed(cost, &[Weights::new(weights); LACKING]);
                assert!(ways < 256 && weighed == (ways, cost.total()), "{card}");
            }
        }
    }
}
