//! How cards are paid for with the Orient: with double gold, which is worth two gold in one purchase, and with bonuses.

use jewels::{Cards, Colour, Weights};
use kernel::Sink;

use super::{OrientKind, OrientRefusal, Satchels, is_satchel, pairs};
use crate::body::{Body, Player, Price};
use crate::check::{PaymentRefusal, Refusal};
use crate::data::{ALL_CARDS, COSTS, CardId};
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
const DISCARDED: u32 = 2;

// --- double gold -------------------------------------------------------------------------------------------------

/// A price in gems, and the cards of double gold with which it can be paid too. A payment is what gold replaces, and how
/// many of the cards are spent; their gold comes first, then the tokens (`cities 137`). A gold of a card replaces one gem,
/// also where a token replaces two (`cities 105`).
#[derive(Clone, Copy, Debug)]
pub(super) struct Funds {
    pub price: Price,
    pub cards: u8,
}

impl Funds {
    #[inline]
    pub(super) fn of(player: &Player, card: CardId) -> Funds {
        Funds { price: player.price(card), cards: player.double_golds() }
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

    /// Whether so many cards have use: all their gold replaces something, except for one where nothing is left to replace
    /// (`cities 52`, `137`).
    fn has_use(&self, gold_as: Gems, cards: u8) -> bool {
        let (all, of_cards) = (gold_as.total(), WORTH * cards);
        all >= of_cards || (all + 1 == of_cards && gold_as == self.price.due)
    }

    /// Returns the tokens that a payment spends.
    pub(super) fn tokens(&self, gold_as: Gems, cards: u8) -> Gems {
        (self.price.due - gold_as).plus_n(Gem::Gold, self.golds(gold_as, cards))
    }

    fn allows(&self, gold_as: Gems, cards: u8) -> bool {
        self.has_use(gold_as, cards) && self.golds(gold_as, cards) <= self.price.gold
    }

    /// Returns the number of payments.
    #[inline]
    pub(super) fn payments(&self) -> u32 {
        let weights = Funds::weights(self.price.gold, self.price.gold_for, self.cards);
        weights.map_or_else(|| self.payments_of_pairs(), |weights| self.payments_with(weights))
    }

    /// Returns the weights for each number of gems that are lacking; none where payments are not counted with weights.
    #[inline]
    fn weights(gold: u8, gold_for: u8, cards: u8) -> Option<&'static [Weights; LACKING]> {
        if gold_for > 1 {
            return None;
        }
        WEIGHTS.get(usize::from(gold))?.get(usize::from(cards))
    }

    /// Returns the number of payments where each gold replaces one gem.
    #[inline]
    fn payments_with(&self, weights: &[Weights; LACKING]) -> u32 {
        let (lacking, due) = (self.price.lacking.total(), self.price.due.total());
        if self.price.gold + WORTH * self.cards > lacking + SPARE_MAX {
            return self.payments_one_by_one();
        }
        self.price.weighed(&weights[usize::from(lacking) % LACKING]) + self.half_used(due)
    }

    /// Returns the number of payments with a gold that has no use (`cities 137`): where the whole price, of so many gems, is
    /// one gem less than some of the cards are worth, they pay all of it.
    #[inline]
    fn half_used(&self, due: u8) -> u32 {
        u32::from((due % WORTH) & u8::from(due < WORTH * self.cards))
    }

    /// Returns the number of payments where a gold token replaces two gems.
    fn payments_of_pairs(&self) -> u32 {
        if self.cards == 0 || self.price.gold_for == 1 {
            return self.payments_one_by_one();
        }
        match pairs::payments(&self.price, self.cards) {
            Some(payments) => payments + self.half_used(self.price.due.total()),
            None => self.payments_one_by_one(),
        }
    }

    /// Counts the payments where more gold is left than [`Weights`] have room for, or where there is more than in the game.
    #[cold]
    #[inline(never)]
    fn payments_one_by_one(&self) -> u32 {
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

    #[cold]
    #[inline(never)]
    fn nth_with_cards(&self, n: u32) -> (Gems, Spent) {
        let each = |cards| {
            let by_gold =
                move |golds| self.each(cards).filter(move |&gold_as| self.golds(gold_as, cards) == golds);
            (0..=self.price.gold).flat_map(by_gold).map(move |gold_as| (gold_as, Spent::DoubleGold(cards)))
        };
        (1..=self.cards).flat_map(each).nth(n as usize).expect("there are as many payments as were counted")
    }

    /// Checks a payment that spends so many cards.
    fn check(&self, gold_as: Gems, cards: u8) -> Result<(), Refusal> {
        if cards > self.cards {
            return Err(OrientRefusal::DoubleGoldNotHeld { chosen: cards, held: self.cards }.into());
        }
        let of_cards = WORTH * cards;
        let held = self.price.gold + of_cards;
        // What a gold of a card replaces is looked at below.
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

/// What a player pays with, looked at once for all cards.
pub(super) struct Purse {
    bonuses: Gems,
    tokens: Gems,
    gold_for: u8,
    cards: u8,
    weights: Option<&'static [Weights; LACKING]>,
}

impl Purse {
    /// Whether there is a choice of payments.
    #[inline]
    pub(super) fn has_gold(&self) -> bool {
        (self.tokens.gold() | self.cards) != 0
    }

    /// Returns the number of ways to pay for the card of a byte of a market or a hand that can be paid for with gems; a
    /// satchel needs something to copy too.
    #[inline(always)]
    pub(super) fn payments(&self, byte: u8) -> u32 {
        let price = Price::of(COSTS[usize::from(byte)], self.bonuses, self.tokens);
        match self.weights {
            Some(_) if self.cards == 0 => price.payments(),
            Some(weights) => Funds { price, cards: self.cards }.payments_with(weights),
            None => Funds { price: price.with_gold_for(self.gold_for), cards: self.cards }.payments(),
        }
    }
}

/// The gold tokens of the game (`splendor 12`).
pub(super) const GOLDS: u8 = 5;
/// The most gold beyond what is lacking that [`Weights`] count.
const SPARE_MAX: u8 = Weights::COUNT as u8 - 1;
/// More than the gems that any card costs.
const LACKING: usize = 16;

/// For so many gold tokens, so many cards of double gold and so many gems that are lacking: for each number of gems
/// replaced, the numbers of cards with which it can be paid so that all their gold has a use.
static WEIGHTS: [[[Weights; LACKING]; DOUBLE_GOLDS as usize + 1]; GOLDS as usize + 1] = {
    let mut table =
        [[[Weights::new([0; Weights::COUNT]); LACKING]; DOUBLE_GOLDS as usize + 1]; GOLDS as usize + 1];
    let mut at = 0;
    while at < table.len() * table[0].len() * LACKING {
        let (lacking, cards) = (at % LACKING, at / LACKING % table[0].len());
        let gold = at / (LACKING * table[0].len());
        let (mut weights, mut more) = ([0; Weights::COUNT], 0);
        while more < weights.len() {
            let (replaced, mut spent) = (lacking + more, 0);
            while spent <= cards {
                let of_cards = WORTH as usize * spent;
                if of_cards <= replaced && replaced <= of_cards + gold {
                    weights[more] += 1;
                }
                spent += 1;
            }
            more += 1;
        }
        table[gold][cards][lacking] = Weights::new(weights);
        at += 1;
    }
    table
};

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
        let of_colour = |card: &CardId| is_satchel(*card) && satchels.colour_of(*card) == Some(colour);
        let mut copies = Cards::NONE;
        player.bought().filter(of_colour).for_each(|card| copies.put(card));
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

    /// Whether the player has a card for a satchel to copy, if the card is one (`cities 55`).
    pub(super) fn has_host_for(&self, card: CardId) -> bool {
        !is_satchel(card) || !self.active().bonuses.is_none()
    }

    /// Returns the number of ways in which the player whose turn it is can pay for a card.
    pub(crate) fn orient_payments(&self, card: CardId) -> u32 {
        match discarded_for(card) {
            Some(colour) => Discards::count(self.active(), self.satchels, colour),
            None if !self.has_host_for(card) => 0,
            None => Funds::of(self.active(), card).payments(),
        }
    }

    /// Returns what the player whose turn it is pays with.
    #[inline]
    pub(super) fn purse(&self) -> Purse {
        let player = self.active();
        let (gold_for, cards) = (player.gold_covers(), player.double_golds());
        let weights = Funds::weights(player.tokens.gold(), gold_for, cards);
        Purse { bonuses: player.bonuses, tokens: player.tokens, gold_for, cards, weights }
    }

    /// Returns the `n`-th of these payments, the one with the least gold first.
    #[cold]
    #[inline(never)]
    pub(crate) fn nth_orient_payment(&self, card: CardId, n: u32) -> (Gems, Spent) {
        match discarded_for(card) {
            Some(colour) => {
                let spent = self.discards(colour).nth(n).expect("there are as many payments as were counted");
                (Gems::NONE, spent)
            }
            None => Funds::of(self.active(), card).nth_payment(n),
        }
    }

    /// Checks a payment of the player whose turn it is.
    #[cold]
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
            (None, Spent::DoubleGold(cards)) => Funds::of(self.active(), card).check(gold_as, cards),
            (None, Spent::Nothing) => self.check_tokens(card, gold_as),
        }
    }

    /// Pays for a card with tokens and cards; returns the tokens.
    #[cold]
    #[inline(never)]
    pub(crate) fn pay_with_orient(
        &mut self,
        card: CardId,
        gold_as: Gems,
        spent: Spent,
        sink: &mut impl Sink<Effect>,
    ) -> Gems {
        match spent {
            Spent::Nothing => self.active().price(card).tokens(gold_as),
            Spent::DoubleGold(cards) => {
                let tokens = Funds::of(self.active(), card).tokens(gold_as, cards);
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
    use kernel::Draw;
    use laws::Dice;

    use super::*;

    #[test]
    fn payments_are_counted_as_they_are_listed() {
        let mut dice = Dice::new(49);
        let (mut counted, mut half_used) = (0, 0);
        for _ in 0..40_000 {
            let mut below = |n: u32| dice.below(n) as u8;
            let card = CardId::new(1 + below(ALL_CARDS as u32)).expect("a row of a card");
            let tokens = Gems::from_counts([3, 3, 3, 3, 3, 4].map(&mut below));
            let bonuses = Gems::from_counts([(); 5].map(|()| below(3)));
            let price = Price::of(card.card().cost, bonuses, tokens).with_gold_for(1 + below(2));
            let funds = Funds { price, cards: below(6) };
            let with_cards: u32 = (1..=funds.cards).map(|cards| funds.each(cards).count() as u32).sum();
            assert_eq!(funds.payments(), price.payments() + with_cards, "{card}: {funds:?}");
            counted += u32::from(with_cards > 0);
            half_used += u32::from(price.due.total() % 2 == 1 && price.due.total() < 2 * funds.cards);
        }
        assert!(counted > 10_000 && half_used > 1_000, "all cases come up: {counted}, {half_used}");
    }

    #[test]
    fn no_card_has_too_many_ways_to_be_counted_together() {
        for card in CardId::all() {
            let price = Price::of(card.card().cost, Gems::NONE, card.card().cost);
            // The ways to replace so many gems and no other number.
            for more in 0..Weights::COUNT {
                let mut weights = [0; Weights::COUNT];
                weights[more] = 1;
                let every = (0..8u32.pow(5))
                    .map(|n| Gems::from_counts([0, 3, 6, 9, 12].map(|at| (n >> at & 7) as u8)));
                let ways = every.filter(|gems| usize::from(gems.total()) == more && price.due.covers(*gems));
                let ways = ways.count() as u32;
                assert!(ways < 256 && price.weighed(&Weights::new(weights)) == ways, "{card}");
            }
        }
    }
}
