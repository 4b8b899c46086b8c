//! The actions of a turn with the Orient: more places, more decks, and more ways to pay.

use jewels::{BLIND, Colour, Hand, LEVELS, Reach, SLOTS, affordable};
use kernel::members;

use super::ORIENT_COLUMNS;
use super::payment::discarded_for;
use crate::action::Action;
use crate::body::Body;
use crate::data::{ALL_CARDS, COSTS, CardId, DECKS};
use crate::gems::{Gem, Gems};
use crate::legal::Menu;
use crate::markets::PLACES;
use crate::modules::posts;

// The choices of a menu with the Orient, as bits of [`Menu::choices`]: pairs, places, decks, and the places within reach
// whose cards are bought for gems alone.
const RESERVE: u8 = Colour::ALL.len() as u8;
const RESERVE_TOP: u8 = RESERVE + PLACES as u8;
const BUY: u8 = RESERVE_TOP + DECKS as u8;

const _: () = assert!((BUY as usize) + PLACES + Hand::<CardId>::MAX <= u64::BITS as usize);

/// The first of the places where cards that cost bonuses may lie, and their number: the last of the market, and the hand.
const FIRST_FOR_BONUSES: u8 = (PLACES - ORIENT_COLUMNS) as u8;
const FOR_BONUSES: usize = ORIENT_COLUMNS + Hand::<CardId>::MAX;

/// The colour of the bonuses that the card of a byte of a market or a hand costs, as a set; empty for other cards.
static DISCARDED: [u8; 256] = {
    let (mut colours, mut row) = ([0; 256], 1);
    while row <= ALL_CARDS {
        let card = CardId::new(row as u8).expect("a row of a card");
        if let Some(colour) = discarded_for(card) {
            assert!(card.card().level as usize == LEVELS - 1 && card.is_of_orient());
            colours[row] = 1 << colour.index();
            colours[row | BLIND as usize] = colours[row];
        }
        row += 1;
    }
    colours
};

/// The cards within reach: those of both markets, then those of the hand.
type ReachOfBoth<'a> = Reach<'a, Gem, PLACES>;

impl Body {
    fn within_reach(&self) -> ReachOfBoth<'_> {
        Reach { rows: self.markets.bytes(), hand: self.active().hand.bytes(), costs: &COSTS }
    }

    /// Returns the card at a place within reach.
    fn card_within_reach(&self, place: u8) -> CardId {
        let byte = self.within_reach().byte(place.into()) & !BLIND;
        CardId::new(byte).expect("a card lies at a place that can be bought or reserved")
    }
}

impl Menu {
    /// Makes this the menu of a turn with the Orient.
    pub(crate) fn renew_with_orient(&mut self, body: &Body) {
        let player = body.active();
        let gems = body.bank.without_gold();
        let open = !(body.barred() & MARKET);
        let trios = body.trios();
        let mut choices = if trios == 0 { u64::from(gems.with_at_least(4)) } else { 0 };
        if !player.hand.is_full() {
            choices |=
                u64::from(body.occupied() & open) << RESERVE | u64::from(body.unseen.open()) << RESERVE_TOP;
        }
        let mut others = trios.count_ones();
        let mut payable = body.within_means() & open;
        // `cities 55`: rarely is there nothing that a satchel could copy.
        if player.bonuses.is_none() {
            payable = body.without_satchels(payable);
        }
        let mut priced = 0;
        if player.tokens.gold() != 0 || player.has_double_gold() {
            let payments;
            (priced, payments) = body.payments_of(payable);
            others += payments;
        } else {
            choices |= u64::from(payable) << BUY;
        }
        if body.may_discard() {
            let (payable, payments) = body.payments_with_bonuses(open);
            priced |= payable;
            others += payments;
        }
        self.renew_with(gems.with_at_least(1), choices, priced, others);
    }
}

impl Body {
    /// Returns the places within reach whose cards the player whose turn it is can pay for with gems and gold, or, where a
    /// gold replaces two gems, may be able to.
    fn within_means(&self) -> u32 {
        let player = self.active();
        let gold = player.tokens.gold() + 2 * player.double_golds();
        affordable(
            self.within_reach(),
            player.bonuses + player.tokens.without_gold(),
            gold,
            player.gold_covers(),
        )
    }

    /// Returns the places of a set without those of satchels.
    fn without_satchels(&self, places: u32) -> u32 {
        // The first market has none.
        let others = members((places & u32::MAX << SLOTS).into());
        let satchels = others.filter(|&place| super::is_satchel(self.card_within_reach(place)));
        satchels.fold(places, |set, place| set & !(1 << place))
    }

    /// Returns the places within reach where cards that cost bonuses may lie: they are of level 3.
    fn for_bonuses(&self) -> [u8; FOR_BONUSES] {
        let ([.., one, two], [first, second, third]) = (*self.markets.second(), *self.active().hand.bytes());
        [one, two, first, second, third]
    }

    /// Returns whether the player whose turn it is has two bonuses of a colour that is the price of a card within reach
    /// (`cities 63`).
    fn may_discard(&self) -> bool {
        let colours = self.for_bonuses().into_iter().fold(0, |set, byte| set | DISCARDED[usize::from(byte)]);
        self.active().bonuses.with_at_least(2) & colours != 0
    }

    /// Returns those of the places within reach that are `open` whose cards can be paid for with bonuses, and the number of
    /// all their payments.
    fn payments_with_bonuses(&self, open: u32) -> (u32, u32) {
        let (mut payable, mut payments) = (0, 0);
        for (place, byte) in (FIRST_FOR_BONUSES..).zip(self.for_bonuses()) {
            if open >> place & 1 == 1 {
                let here = self.payments_with_bonuses_at(byte).unwrap_or(0);
                payable |= u32::from(here > 0) << place;
                payments += here;
            }
        }
        (payable, payments)
    }

    /// Returns the number of payments with bonuses of the card that a byte of a market or a hand stands for; none if it
    /// does not cost bonuses.
    fn payments_with_bonuses_at(&self, byte: u8) -> Option<u32> {
        let colour = members(DISCARDED[usize::from(byte)].into()).next()?;
        Some(self.discard_payments(Colour::ALL[usize::from(colour) % Colour::ALL.len()]))
    }

    /// Returns those of these places, within the means of a player with gold, whose cards can be paid for, and the number of
    /// all their payments.
    fn payments_of(&self, places: u32) -> (u32, u32) {
        let reach = self.within_reach();
        self.means().payments_of_all(places, |place| reach.cost(place.into()))
    }
}

/// The places of both markets.
const MARKET: u32 = (1 << PLACES) - 1;

impl Body {
    /// Returns the action of a bit of a menu's choices.
    pub(crate) fn orient_choice(&self, bit: u8) -> Action {
        match bit {
            BUY.. => Action::buy(self.card_within_reach(bit - BUY), Gems::NONE),
            RESERVE_TOP.. => Action::ReserveTop(bit - RESERVE_TOP),
            RESERVE.. => Action::Reserve(self.card_in(bit - RESERVE)),
            _ => Action::Take(Gems::NONE.plus_n(Gem::ALL[usize::from(bit)], 2)),
        }
    }

    /// Returns the `n`-th of the actions behind the choices.
    pub(crate) fn nth_with_orient(&self, menu: &Menu, mut n: u32) -> Action {
        let reach = self.within_reach();
        let discarded = |place: u8| self.payments_with_bonuses_at(reach.byte(place.into()));
        let found = self.means().place_of(menu.priced, &mut n, |place| reach.cost(place.into()), discarded);
        if let Some(place) = found {
            let card = self.card_within_reach(place);
            let (gold_as, spent) = self.nth_orient_payment(card, n);
            return Action::Buy { card, gold_as, spent };
        }
        members(self.trios().into()).nth(n as usize).map_or(Action::Pass, posts::trio)
    }

    /// Calls `each` with every action of a turn behind the takes of different colours, in order.
    pub(crate) fn each_with_orient(&self, menu: &Menu, mut each: impl FnMut(Action)) {
        members(menu.choices.set()).for_each(|bit| each(self.orient_choice(bit)));
        for place in members(menu.priced.into()) {
            let card = self.card_within_reach(place);
            for n in 0..self.orient_payments(card) {
                let (gold_as, spent) = self.nth_orient_payment(card, n);
                each(Action::Buy { card, gold_as, spent });
            }
        }
        members(self.trios().into()).for_each(|bit| each(posts::trio(bit)));
    }
}

const _: () = assert!(LEVELS * 2 == DECKS);
