//! Legal actions: the enumeration, which defines legality, as a count, by number, and in full.
//!
//! The order is fixed: token takes, pairs, reservations, purchases (each with its payments), pairs with a third
//! token, so that the same state lists the same actions everywhere. The three forms share the sizes of the same groups.

use jewels::{Colour, LEVELS, SLOTS};
use kernel::{Ranked, members};

use crate::action::Action;
use crate::body::{Body, Player, Price, TOKENS_MAX};
use crate::data::CardId;
use crate::duty::Duty;
use crate::gems::{Gem, Gems};
use crate::modules::strongholds::Sites;
use crate::modules::{Module, points, posts};
use crate::returns::Returns;

/// The legal actions of a turn, or the uses of a stronghold, computed once when they are due, since counting the actions
/// and choosing one both need them. They depend on the active player's hidden cards, so a menu is stored beside the body
/// and never in a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Menu {
    /// The actions without further choices: a set of [`Choice`]s. For a stronghold: [`Sites::cards`].
    pub(crate) choices: Ranked,
    /// The number of sets of different colours that may be taken. For a stronghold: [`Sites::targets`].
    pub(crate) takes: u8,
    /// The colours on the table, bit 0 for white.
    colours: u8,
    /// The places whose cards can be paid for, if gold or cards leave a choice of payments; otherwise none.
    pub(crate) priced: u32,
    /// The number of legal actions, without the forced pass.
    pub(crate) actions: u16,
}

/// An action without further choices, as a bit of [`Menu::choices`], in the order of the enumeration.
enum Choice {
    /// Take two of this colour.
    Pair(u8),
    /// Reserve the card at this place of the rows.
    Reserve(u8),
    /// Reserve the top card of this level's deck.
    ReserveTop(u8),
    /// Buy the card at this place, as [`Body::payable`] numbers them, for gems alone.
    Buy(u8),
}

const RESERVE: u8 = Colour::ALL.len() as u8;
const RESERVE_TOP: u8 = RESERVE + SLOTS as u8;
const BUY: u8 = RESERVE_TOP + LEVELS as u8;

impl Choice {
    #[inline]
    fn of(bit: u8) -> Choice {
        if bit >= BUY {
            Choice::Buy(bit - BUY)
        } else if bit >= RESERVE_TOP {
            Choice::ReserveTop(bit - RESERVE_TOP)
        } else if bit >= RESERVE {
            Choice::Reserve(bit - RESERVE)
        } else {
            Choice::Pair(bit)
        }
    }
}

impl Menu {
    /// Returns the menu of the turn that waits for its action; an empty one if none does.
    pub(crate) fn of(body: &Body) -> Menu {
        let mut menu = Menu::default();
        menu.renew(body);
        menu
    }

    /// Makes this the menu of the decision that is due now. It is written in place: a copy of the whole would stall on
    /// the parts that were just written.
    #[inline]
    pub(crate) fn renew(&mut self, body: &Body) {
        match body.agenda.top() {
            Some(Duty::Act) => self.renew_for_turn(body),
            Some(duty @ (Duty::Stronghold | Duty::PlaceAgain)) => self.renew_for_stronghold(body, duty),
            _ => *self = Menu::default(),
        }
    }

    #[inline(never)]
    fn renew_for_stronghold(&mut self, body: &Body, duty: Duty) {
        let Sites { cards, targets, ways } = body.sites(duty);
        *self = Menu { choices: cards, takes: targets as u8, actions: ways as u16, ..Menu::default() };
    }

    #[inline]
    fn renew_for_turn(&mut self, body: &Body) {
        if body.modules.is_none() {
            self.renew_without_modules(body);
        } else if body.modules.has(Module::Orient) {
            self.renew_with_orient(body);
        } else {
            self.renew_with_modules(body);
        }
    }

    #[inline(never)]
    fn renew_without_modules(&mut self, body: &Body) {
        self.renew_as::<false>(body, u16::MAX);
    }

    /// Makes this the menu of a turn whose actions modules may change.
    #[inline(never)]
    fn renew_with_modules(&mut self, body: &Body) {
        let open = points::open_places(body);
        if body.active().has_more_actions() {
            self.renew_with_shields(body, open);
        } else {
            self.renew_as::<false>(body, open);
        }
    }

    #[cold]
    #[inline(never)]
    fn renew_with_shields(&mut self, body: &Body, open: u16) {
        self.renew_as::<true>(body, open);
    }

    /// Makes this the menu of a player with or without powers of trading posts, who may have the cards of the places that
    /// are `open`: a copy for each caller, since in the base game all are.
    #[inline(always)]
    fn renew_as<const SHIELDS: bool>(&mut self, body: &Body, open: u16) {
        let player = body.active();
        let gems = body.bank.without_gold();
        let colours = gems.with_at_least(1);
        // `splendor 42`, `C6`: at least four before taking.
        let pairs = gems.with_at_least(4);
        let trios = if SHIELDS { body.trios() } else { 0 };
        let mut choices = if trios == 0 { u64::from(pairs) } else { 0 };
        // `splendor C12`: nothing can be reserved from an empty deck.
        let reserve = u64::from(body.occupied() as u16 & open) << RESERVE
            | u64::from(body.unseen.open_in_first()) << RESERVE_TOP;
        // `splendor 53`: no fourth card in the hand.
        choices |= reserve * u64::from(!player.hand.is_full());
        let payable = body.payable(if SHIELDS { player.gold_covers() } else { 1 }) & open;
        let price = |card| if SHIELDS { player.price(card) } else { player.plain_price(card) };
        let (mut priced, mut payments) = (0, 0);
        if player.tokens.gold() == 0 {
            choices |= u64::from(payable) << BUY;
        } else {
            priced = payable;
            // A loop, since the sum of an iterator would be a call.
            for place in members(payable.into()) {
                payments += price(body.card_at(place)).payments();
            }
        }
        self.renew_with(colours, choices, priced.into(), payments + trios.count_ones());
    }

    /// Makes this the menu of a turn with these colours on the table, choices and places whose cards leave a choice of
    /// payments, and with so many actions that are none of the choices and no sets of different colours.
    #[inline]
    pub(crate) fn renew_with(&mut self, colours: u8, choices: u64, priced: u32, others: u32) {
        let (takes, choices) = (TRIPLES[usize::from(colours)].len, Ranked::new(choices));
        let actions = u32::from(takes) + choices.count() + others;
        *self = Menu { choices, takes, colours, priced, actions: actions as u16 };
    }

    /// Returns whether nothing is possible but to pass (`splendor C23`).
    pub(crate) fn is_empty(&self) -> bool {
        self.actions == 0
    }

    /// Returns the sets of different colours that may be taken.
    #[inline]
    fn triples(&self) -> &'static [u8] {
        &TRIPLES[usize::from(self.colours)].sets[..usize::from(self.takes)]
    }
}

impl Body {
    /// Returns how many actions are legal.
    #[inline]
    pub(crate) fn action_count(&self, menu: &Menu) -> u32 {
        // A turn and the use of a stronghold, most decisions, are counted by their menu.
        if menu.is_empty() { self.action_count_without_menu() } else { menu.actions.into() }
    }

    fn action_count_without_menu(&self) -> u32 {
        match self.agenda.top() {
            // `splendor C23`: a pass only where nothing else is possible.
            Some(Duty::Act) => 1,
            Some(Duty::ReturnTokens) => self.returns().count(),
            Some(Duty::ReceiveNoble) => self.visitors().count() as u32,
            Some(duty) => self.action_count_of_module(duty),
            None => 0,
        }
    }

    #[inline(never)]
    fn action_count_of_module(&self, duty: Duty) -> u32 {
        match duty {
            Duty::TakeCity => self.cities_met().count() as u32,
            Duty::PostToken => self.tokens_due().count() as u32,
            Duty::Conquer => self.conquests() + 1,
            duty => self.effects(duty),
        }
    }

    /// Returns the `n`-th legal action.
    #[inline]
    pub(crate) fn nth_action(&self, menu: &Menu, n: u32) -> Action {
        match self.agenda.top() {
            Some(Duty::Act) => self.nth_turn_action(menu, n),
            Some(duty) => self.nth_later_action(menu, duty, n),
            None => panic!("no decision is awaited"),
        }
    }

    /// Returns the `n`-th legal action of a decision that follows the action of a turn.
    #[inline(never)]
    fn nth_later_action(&self, menu: &Menu, duty: Duty, n: u32) -> Action {
        let action = if matches!(duty, Duty::Stronghold | Duty::PlaceAgain) {
            self.nth_stronghold(menu.choices, menu.takes.into(), n)
        } else if duty == Duty::ReturnTokens {
            Some(Action::Return(self.returns().nth(n)))
        } else {
            self.nth_rare_action(duty, n)
        };
        action.unwrap_or_else(|| panic!("there is no action {n}"))
    }

    #[inline(never)]
    fn nth_rare_action(&self, duty: Duty, n: u32) -> Option<Action> {
        match duty {
            Duty::ReceiveNoble => self.visitors().nth(n as usize).map(Action::Receive),
            Duty::TakeCity => self.cities_met().nth(n as usize).map(Action::TakeCity),
            Duty::PostToken => self.tokens_due().nth(n as usize).map(|gem| Action::Take(Gems::one(gem))),
            Duty::Conquer => self.nth_conquest(n),
            duty => self.nth_effect(duty, n),
        }
    }

    #[inline]
    fn nth_turn_action(&self, menu: &Menu, mut n: u32) -> Action {
        if n < u32::from(menu.takes) {
            return Action::Take(Gems::one_each(menu.triples()[n as usize]));
        }
        n -= u32::from(menu.takes);
        if n < menu.choices.count() {
            let bit = menu.choices.nth(n);
            // The Orient has more places and decks.
            return if self.modules.has(Module::Orient) {
                self.orient_choice(bit)
            } else {
                self.chosen(Choice::of(bit))
            };
        }
        n -= menu.choices.count();
        if self.modules.has(Module::Orient) {
            return self.nth_with_orient(menu, n);
        }
        if self.active().has_more_actions() {
            return self.nth_with_shields(menu, n);
        }
        self.nth_purchase(menu, &mut n, |player, card| player.plain_price(card)).unwrap_or(Action::Pass)
    }

    /// Returns the `n`-th purchase with a choice of payments; if there are not so many, reduces `n` by their number.
    #[inline]
    fn nth_purchase(
        &self,
        menu: &Menu,
        n: &mut u32,
        price: impl Fn(&Player, CardId) -> Price,
    ) -> Option<Action> {
        for card in members(menu.priced.into()).map(|place| self.card_at(place)) {
            let price = price(self.active(), card);
            let payments = price.payments();
            if *n < payments {
                return Some(Action::buy(card, price.nth_payment(*n)));
            }
            *n -= payments;
        }
        None
    }

    /// Returns the `n`-th of the actions behind the choices, for a player with powers of trading posts.
    #[cold]
    #[inline(never)]
    fn nth_with_shields(&self, menu: &Menu, mut n: u32) -> Action {
        let bought = self.nth_purchase(menu, &mut n, |player, card| player.price(card));
        let trio = || members(self.trios().into()).nth(n as usize).map(posts::trio);
        bought.or_else(trio).unwrap_or(Action::Pass)
    }

    #[inline]
    fn chosen(&self, choice: Choice) -> Action {
        match choice {
            Choice::Pair(colour) => Action::Take(Gems::NONE.plus_n(Gem::ALL[usize::from(colour)], 2)),
            Choice::Reserve(place) => Action::Reserve(self.card_at(place)),
            Choice::ReserveTop(level) => Action::ReserveTop(level),
            Choice::Buy(place) => Action::buy(self.card_at(place), Gems::NONE),
        }
    }

    /// Calls `each` with every legal action, in order.
    pub(crate) fn legal_actions(&self, menu: &Menu, mut each: impl FnMut(Action)) {
        if self.agenda.top() != Some(Duty::Act) {
            return (0..self.action_count(menu)).for_each(|n| each(self.nth_action(menu, n)));
        }
        for &colours in menu.triples() {
            each(Action::Take(Gems::one_each(colours)));
        }
        if self.modules.has(Module::Orient) {
            self.each_with_orient(menu, &mut each);
        } else {
            members(menu.choices.set()).for_each(|bit| each(self.chosen(Choice::of(bit))));
            for card in members(menu.priced.into()).map(|place| self.card_at(place)) {
                let price = self.active().price(card);
                for n in 0..price.payments() {
                    each(Action::buy(card, price.nth_payment(n)));
                }
            }
            members(self.trios().into()).for_each(|bit| each(posts::trio(bit)));
        }
        if menu.is_empty() {
            each(Action::Pass);
        }
    }

    /// Returns how many tokens the active player has over ten: at most three (`splendor 46`), or four with modules
    /// (`cities 140`).
    pub(crate) fn surplus(&self) -> u8 {
        self.active().tokens.total().saturating_sub(TOKENS_MAX)
    }

    /// Returns the choices of tokens that the active player may return.
    #[inline]
    fn returns(&self) -> Returns {
        Returns::of(self.active().tokens, self.surplus())
    }
}

/// The sets of different colours that may be taken, for each set of colours on the table.
struct Triples {
    sets: [u8; 10],
    len: u8,
}

/// The sets that may be taken: three different colours while there are three (`splendor 41`, `C2`), else all that are
/// left (`C3`).
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
        entry.len = place as u8;
        colours += 1;
    }
    table
};
