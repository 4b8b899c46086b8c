//! What may be done: the enumeration, which is the truth about legality, as a count, by number, and in full.
//!
//! The order is fixed: token takes, pairs, reservations, purchases (each with its payments), so that the
//! same state lists the same actions everywhere. The three forms share the sizes of the same groups.

use kernel::{members, nth_member};

use crate::action::Action;
use crate::body::{Body, HAND_MAX, TOKENS_MAX};
use crate::gems::{Gem, Gems};
use crate::price::Ways;
use crate::turn::Duty;

/// The sizes of the groups of actions of a turn.
struct Groups {
    /// The colours on the table, bit 0 for white.
    colours: u8,
    /// The colours of which two may be taken.
    pairs: u8,
    takes: u32,
    may_reserve: bool,
    face_up: u32,
    decks: u8,
}

impl Groups {
    fn of(body: &Body) -> Groups {
        let colours = body.bank.with_at_least(1);
        let may_reserve = usize::from(body.active().hand_size()) < HAND_MAX;
        Groups {
            colours,
            // `splendor 42`, `C6`: at least four before taking.
            pairs: body.bank.with_at_least(4),
            takes: TRIPLES[usize::from(colours)].len,
            may_reserve,
            // `splendor 53`: no fourth card in the hand.
            face_up: if may_reserve { body.face_up_count() } else { 0 },
            // `splendor C12`: nothing can be reserved from an empty deck.
            decks: if may_reserve { body.open_decks() } else { 0 },
        }
    }

    fn before_purchases(&self) -> u32 {
        self.takes + self.pairs.count_ones() + self.face_up + self.decks.count_ones()
    }
}

/// What a turn offers, worked out once when it begins, since counting the actions and picking one both need
/// it. It follows from the truth about the active player's hand, so it stands beside the body and never in a
/// view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Menu {
    /// The places whose cards can be paid for, see [`Body::payable`].
    payable: u16,
    /// How many actions are legal, before the forced pass is counted.
    actions: u16,
}

impl Menu {
    /// The menu of the turn that waits for its action; an empty one elsewhere.
    #[inline]
    pub(crate) fn of(body: &Body) -> Menu {
        if body.agenda.top() != Some(Duty::Act) {
            return Menu::default();
        }
        let payable = body.payable();
        let actions = Groups::of(body).before_purchases() + body.purchases(payable);
        Menu { payable, actions: actions as u16 }
    }

    /// Whether nothing is possible but to pass (`splendor C23`).
    pub(crate) fn is_empty(self) -> bool {
        self.actions == 0
    }
}

impl Body {
    /// How many actions are legal.
    #[inline]
    pub(crate) fn action_count(&self, menu: Menu) -> u32 {
        match self.agenda.top() {
            // `splendor C23`: a pass only where nothing else is possible.
            Some(Duty::Act) => u32::from(menu.actions).max(1),
            Some(Duty::ReturnTokens) => self.return_ways(0).exactly(self.surplus()),
            Some(Duty::ReceiveNoble) => self.visitors().count() as u32,
            _ => 0,
        }
    }

    /// The `n`-th legal action.
    #[inline]
    pub(crate) fn nth_action(&self, menu: Menu, n: u32) -> Action {
        match self.agenda.top() {
            Some(Duty::Act) => self.nth_turn_action(menu, n),
            Some(Duty::ReturnTokens) => Action::Return(self.nth_return(n)),
            Some(Duty::ReceiveNoble) => match self.visitors().nth(n as usize) {
                Some(noble) => Action::Receive(noble),
                None => panic!("there is no action {n}"),
            },
            _ => panic!("no decision is awaited"),
        }
    }

    fn nth_turn_action(&self, menu: Menu, mut n: u32) -> Action {
        let groups = Groups::of(self);
        if n < groups.takes {
            return Action::Take(Gems::one_each(TRIPLES[usize::from(groups.colours)].sets[n as usize]));
        }
        n -= groups.takes;
        if n < groups.pairs.count_ones() {
            let colour = nth_member(groups.pairs.into(), n);
            return Action::Take(Gems::NONE.plus_n(Gem::ALL[usize::from(colour)], 2));
        }
        n -= groups.pairs.count_ones();
        if let Some((_, card)) = self.market().nth(n as usize).filter(|_| n < groups.face_up) {
            return Action::Reserve(card);
        }
        n -= groups.face_up;
        if n < groups.decks.count_ones() {
            return Action::ReserveTop(nth_member(groups.decks.into(), n));
        }
        n -= groups.decks.count_ones();
        for card in self.cards_at(menu.payable) {
            let price = self.active().price(card);
            let payments = price.payments();
            if n < payments {
                return Action::Buy { card, gold_as: price.nth_payment(n) };
            }
            n -= payments;
        }
        debug_assert_eq!(n, 0, "there is no such action");
        Action::Pass
    }

    /// Every legal action in order.
    pub(crate) fn legal_actions(&self, menu: Menu, mut each: impl FnMut(Action)) {
        if self.agenda.top() != Some(Duty::Act) {
            return (0..self.action_count(menu)).for_each(|n| each(self.nth_action(menu, n)));
        }
        let groups = Groups::of(self);
        let triples = &TRIPLES[usize::from(groups.colours)];
        for &set in &triples.sets[..triples.len as usize] {
            each(Action::Take(Gems::one_each(set)));
        }
        for colour in members(groups.pairs.into()) {
            each(Action::Take(Gems::NONE.plus_n(Gem::ALL[usize::from(colour)], 2)));
        }
        if groups.may_reserve {
            self.market().for_each(|(_, card)| each(Action::Reserve(card)));
            members(groups.decks.into()).for_each(|level| each(Action::ReserveTop(level)));
        }
        for card in self.cards_at(menu.payable) {
            let price = self.active().price(card);
            for n in 0..price.payments() {
                each(Action::Buy { card, gold_as: price.nth_payment(n) });
            }
        }
        if menu.is_empty() {
            each(Action::Pass);
        }
    }

    /// How many purchases are legal, each payment counted.
    #[inline]
    fn purchases(&self, payable: u16) -> u32 {
        let player = self.active();
        if player.tokens.gold() == 0 {
            // Without gold there is one way to pay.
            return payable.count_ones();
        }
        self.cards_at(payable).map(|card| player.price(card).payments()).sum()
    }

    /// How many tokens the active player has over ten: at most three (`splendor 46`).
    pub(crate) fn surplus(&self) -> u8 {
        self.active().tokens.total().saturating_sub(TOKENS_MAX)
    }

    /// The ways to choose tokens of the kinds from `first` on, by their number.
    fn return_ways(&self, first: usize) -> Ways {
        let tokens = self.active().tokens;
        Gem::ALL[first..].iter().fold(Ways::ONE, |ways, &gem| ways.times(tokens.get(gem)))
    }

    /// The `n`-th choice of tokens to return (`splendor 47`, `C8`: any kinds, gold included).
    fn nth_return(&self, mut n: u32) -> Gems {
        let mut left = self.surplus();
        let mut chosen = Gems::NONE;
        for gem in Gem::ALL {
            if left == 0 {
                break;
            }
            let rest = self.return_ways(gem.index() + 1);
            // More of the earlier kinds first.
            let mut here = left.min(self.active().tokens.get(gem));
            while n >= rest.exactly(left - here) {
                n -= rest.exactly(left - here);
                here -= 1;
            }
            chosen = chosen.plus_n(gem, here);
            left -= here;
        }
        chosen
    }
}

/// The sets of different colours that may be taken, for each set of colours on the table.
struct Triples {
    sets: [u8; 10],
    len: u32,
}

/// Three different colours while there are three (`splendor 41`, `C2`), else all that are left (`C3`).
static TRIPLES: [Triples; 32] = {
    const EMPTY: Triples = Triples { sets: [0; 10], len: 0 };
    let mut table = [EMPTY; 32];
    let mut colours = 1u8;
    while colours < 32 {
        let entry = &mut table[colours as usize];
        let wanted = if colours.count_ones() < 3 { colours.count_ones() } else { 3 };
        // From the top bit pattern down, so that sets with white come first, then those with blue.
        let mut place = 0;
        let mut order = 0u8;
        while order < 32 {
            // Reading the bits backwards lists white-blue-green before white-blue-red.
            let set = (31 - order).reverse_bits() >> 3;
            if set & !colours == 0 && set.count_ones() == wanted {
                entry.sets[place] = set;
                place += 1;
            }
            order += 1;
        }
        entry.len = place as u32;
        colours += 1;
    }
    table
};
