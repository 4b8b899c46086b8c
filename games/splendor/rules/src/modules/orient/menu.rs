//! The actions of a turn with the Orient: more places, more decks, and more ways to pay.

use jewels::{Colour, Hand, LEVELS, MANY, SLOTS, affordable_of_many};
use kernel::{Ranked, members};

use super::payment::discarded_for;
use super::{ORIENT_FIRST, ORIENT_SLOTS};
use crate::action::Action;
use crate::body::Body;
use crate::data::{ALL_CARDS, COSTS, CardId, DECKS};
use crate::gems::{Gem, Gems};
use crate::legal::Menu;
use crate::modules::{Module, posts};

// The choices of a menu with the Orient, as bits of [`Menu::choices`]: pairs, places, decks, and the places within reach
// whose cards are bought for gems alone.
const RESERVE: u8 = Colour::ALL.len() as u8;
const PLACES: usize = SLOTS + ORIENT_SLOTS;
const RESERVE_TOP: u8 = RESERVE + PLACES as u8;
const BUY: u8 = RESERVE_TOP + DECKS as u8;

const _: () = assert!((BUY as usize) + PLACES + Hand::<CardId>::MAX <= u64::BITS as usize);

/// The row of the first card that costs bonuses; the others follow, to the last one of the Orient.
const DISCARD_FROM: u8 = {
    let mut row = ORIENT_FIRST;
    while discarded_for(CardId::new(row).expect("a row of a card")).is_none() {
        row += 1;
    }
    let mut other = row;
    while other <= ALL_CARDS as u8 {
        assert!(discarded_for(CardId::new(other).expect("a row of a card")).is_some());
        other += 1;
    }
    row
};

impl Body {
    /// Returns the card at a place within reach: those of both markets, then those of the hand.
    fn within_reach(&self, place: u8) -> CardId {
        match usize::from(place).checked_sub(PLACES) {
            None => self.card_in(place),
            Some(place) => {
                let byte = self.active().hand.bytes()[place] & !jewels::BLIND;
                CardId::new(byte).expect("a card is in this place of the hand")
            }
        }
    }

    /// Returns the places within reach whose cards the player whose turn it is can pay for with gems and gold, or, where a
    /// gold replaces two gems, may be able to.
    #[inline]
    fn within_means(&self, places: &[u8; MANY]) -> u32 {
        let player = self.active();
        let gold_for = player.gold_covers();
        let gold = player.tokens.gold() + 2 * player.double_golds();
        let means = player.bonuses + player.tokens.without_gold();
        if gold_for > 1 {
            with_more(places, means, gold)
        } else {
            affordable_of_many(places, &COSTS, means, gold, 1)
        }
    }

    /// Returns the bytes of all places within reach.
    #[inline]
    fn bytes_within_reach(&self) -> [u8; MANY] {
        let mut places = [0; MANY];
        places[..SLOTS].copy_from_slice(self.rows.bytes());
        places[SLOTS..PLACES].copy_from_slice(self.orient.bytes());
        places[PLACES..PLACES + Hand::<CardId>::MAX].copy_from_slice(self.active().hand.bytes());
        places
    }

    /// Returns the places within reach whose cards cost bonuses.
    fn for_bonuses(&self) -> u32 {
        // They are of level 3. A byte with a row of theirs reaches 128 with what is added.
        const ADDED: u64 = 0x80 - DISCARD_FROM as u64;
        const ONES: u64 = 0x01_0101_0101;
        let [.., one, two] = *self.orient.bytes();
        let [first, second, third] = *self.active().hand.bytes();
        let bytes = u64::from_le_bytes([one, two, first, second, third, 0, 0, 0]);
        let cost = (bytes & (0x7f * ONES)) + ADDED * ONES;
        // The high bits of the five bytes come together, the first lowest.
        let places = ((cost >> 7 & ONES).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32;
        let (market, hand) = (places & 0b11, places >> 2);
        market << (PLACES - super::ORIENT_COLUMNS) | hand << PLACES
    }
}

impl Menu {
    /// Makes this the menu of a turn with the Orient.
    #[cold]
    #[inline(never)]
    pub(crate) fn renew_with_orient(&mut self, body: &Body) {
        let player = body.active();
        let gems = body.bank.without_gold();
        let open = if body.modules.has(Module::Strongholds) { !(body.barred() & MARKET) } else { u32::MAX };
        let trios = if body.modules.has(Module::Posts) { body.trios() } else { 0 };
        self.renew_takes(gems.with_at_least(1));
        let mut choices = if trios == 0 { u64::from(gems.with_at_least(4)) } else { 0 };
        if !player.hand.is_full() {
            choices |=
                u64::from(body.occupied() & open) << RESERVE | u64::from(body.unseen.open()) << RESERVE_TOP;
        }
        let places = body.bytes_within_reach();
        let mut payable = body.within_means(&places) & open;
        // `cities 55`: rarely is there nothing that a satchel could copy.
        if player.bonuses.is_none() {
            payable = body.without_satchels(payable);
        }
        let (mut priced, mut actions) = (0, 0);
        let purse = body.purse();
        if purse.has_gold() {
            for place in members(payable.into()) {
                let here = purse.payments(places[usize::from(place) % MANY]);
                actions += here;
                priced |= u32::from(here > 0) << place;
            }
        } else {
            choices |= u64::from(payable) << BUY;
        }
        for place in members((body.for_bonuses() & open).into()) {
            let here = body.orient_payments(body.within_reach(place));
            actions += here;
            priced |= u32::from(here > 0) << place;
        }
        self.choices = Ranked::new(choices);
        self.priced = priced;
        let others = u32::from(self.takes) + self.choices.count() + trios.count_ones();
        self.actions = (actions + others) as u16;
    }
}

impl Body {
    /// Returns the places of a set without those of satchels.
    #[cold]
    #[inline(never)]
    fn without_satchels(&self, places: u32) -> u32 {
        let satchels = members(places.into()).filter(|&place| super::is_satchel(self.within_reach(place)));
        satchels.fold(places, |set, place| set & !(1 << place))
    }
}

/// Returns the places whose cards may be paid for where a gold replaces two gems.
#[cold]
#[inline(never)]
fn with_more(places: &[u8; MANY], means: Gems, gold: u8) -> u32 {
    affordable_of_many(places, &COSTS, means, gold, 2)
}

/// The places of both markets.
const MARKET: u32 = (1 << PLACES) - 1;

impl Body {
    fn orient_choice(&self, bit: u8) -> Action {
        match bit {
            BUY.. => Action::buy(self.within_reach(bit - BUY), Gems::NONE),
            RESERVE_TOP.. => Action::ReserveTop(bit - RESERVE_TOP),
            RESERVE.. => Action::Reserve(self.card_in(bit - RESERVE)),
            _ => Action::Take(Gems::NONE.plus_n(Gem::ALL[usize::from(bit)], 2)),
        }
    }

    /// Returns the `n`-th action of a turn behind the takes of different colours.
    #[cold]
    #[inline(never)]
    pub(crate) fn nth_with_orient(&self, menu: &Menu, mut n: u32) -> Action {
        if n < menu.choices.count() {
            return self.orient_choice(menu.choices.nth(n));
        }
        n -= menu.choices.count();
        let (places, purse) = (self.bytes_within_reach(), self.purse());
        let for_bonuses = self.for_bonuses();
        for place in members(menu.priced.into()) {
            let here = if for_bonuses >> place & 1 == 1 {
                self.orient_payments(self.within_reach(place))
            } else {
                purse.payments(places[usize::from(place) % MANY])
            };
            if n < here {
                let card = self.within_reach(place);
                let (gold_as, spent) = self.nth_orient_payment(card, n);
                return Action::Buy { card, gold_as, spent };
            }
            n -= here;
        }
        members(self.trios().into()).nth(n as usize).map_or(Action::Pass, posts::trio)
    }

    /// Calls `each` with every action of a turn behind the takes of different colours, in order.
    pub(crate) fn each_with_orient(&self, menu: &Menu, mut each: impl FnMut(Action)) {
        members(menu.choices.set()).for_each(|bit| each(self.orient_choice(bit)));
        for place in members(menu.priced.into()) {
            let card = self.within_reach(place);
            for n in 0..self.orient_payments(card) {
                let (gold_as, spent) = self.nth_orient_payment(card, n);
                each(Action::Buy { card, gold_as, spent });
            }
        }
        members(self.trios().into()).for_each(|bit| each(posts::trio(bit)));
    }
}

const _: () = assert!(LEVELS * 2 == DECKS);
