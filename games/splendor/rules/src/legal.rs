//! Legal actions: the enumeration, which defines legality, as a count, by number, and in full.
//!
//! The order is fixed: token takes, pairs, reservations, purchases (each with its payments), pairs with a third
//! token, so that the same state lists the same actions everywhere. The three forms share the sizes of the same groups.

use jewels::{Colour, LEVELS, SLOTS};
use kernel::{Ranked, members};

use crate::action::Action;
use crate::body::{Body, TOKENS_MAX};
use crate::data::NobleId;
use crate::duty::Duty;
use crate::gems::{Gem, Gems};
use crate::modules::strongholds::Sites;
use crate::modules::{CityId, Module, posts};
use crate::returns::Returns;

/// The legal actions of a turn, or the uses of a stronghold, computed once when they are due, since counting the actions
/// and choosing one both need them. They depend on the active player's hidden cards, so a menu is stored beside the body
/// and never in a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Menu {
    /// The actions without further choices: a set of [`Choice`]s. For a stronghold: [`Sites::cards`].
    pub(crate) choices: Ranked,
    /// The number of sets of different colours that may be taken. For a stronghold: [`Sites::targets`].
    takes: u8,
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
            Some(Duty::Act) if body.modules.has(Module::Orient) => self.renew_with_orient(body),
            Some(Duty::Act) => self.renew_for_turn(body),
            Some(duty @ (Duty::Stronghold | Duty::PlaceAgain)) => self.renew_for_stronghold(body, duty),
            _ => *self = Menu::default(),
        }
    }

    fn renew_for_stronghold(&mut self, body: &Body, duty: Duty) {
        let Sites { cards, targets, ways } = body.sites(duty);
        *self = Menu { choices: cards, takes: targets as u8, actions: ways as u16, ..Menu::default() };
    }

    /// Makes this the menu of a turn without the Orient.
    fn renew_for_turn(&mut self, body: &Body) {
        let player = body.active();
        let gems = body.bank.without_gold();
        let colours = gems.with_at_least(1);
        // `cities 37`: with the second post a pair comes with a third token.
        let trios = body.trios();
        // `splendor 42`, `C6`: at least four before taking.
        let mut choices = if trios == 0 { u64::from(gems.with_at_least(4)) } else { 0 };
        // `cities 19`: no card under a stronghold of another player.
        let open = !body.barred() as u16;
        // `splendor C12`: nothing can be reserved from an empty deck.
        let reserve = u64::from(body.occupied() as u16 & open) << RESERVE
            | u64::from(body.unseen.open_in_first()) << RESERVE_TOP;
        // `splendor 53`: no fourth card in the hand.
        choices |= reserve * u64::from(!player.hand.is_full());
        let payable = body.payable() & open;
        let (mut priced, mut payments) = (0, 0);
        if player.tokens.gold() == 0 {
            choices |= u64::from(payable) << BUY;
        } else {
            priced = payable;
            // A loop, since the sum of an iterator would be a call.
            for place in members(payable.into()) {
                payments += player.price(body.card_at(place)).payments();
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
            Some(duty) => self.answers(duty),
            None => 0,
        }
    }

    /// Returns the number of answers to a duty that leaves a decision without a menu to the player.
    fn answers(&self, duty: Duty) -> u32 {
        match duty {
            Duty::ReturnTokens => self.returns().count(),
            Duty::Conquer => self.conquests() + 1,
            duty => self.choices(duty).count_ones(),
        }
    }

    /// Returns the ways to fulfil a duty that is a choice of one thing, as a set of numbers that [`Body::chosen`] reads;
    /// none for other duties.
    #[inline]
    pub(crate) fn choices(&self, duty: Duty) -> u32 {
        match duty {
            Duty::ReceiveNoble => self.visitors().into(),
            Duty::TakeCity => self.cities_met().into(),
            Duty::PostToken => self.tokens_due().into(),
            Duty::Satchel(_) => self.colours_to_copy().into(),
            Duty::ReserveNoble => self.nobles.into(),
            Duty::FreeCard(level) => self.free_slots(level),
            _ => 0,
        }
    }

    /// Returns the action that chooses one thing of those that [`Body::choices`] lists.
    pub(crate) fn chosen(&self, duty: Duty, number: u8) -> Action {
        let noble = || NobleId::new(number).expect("a set of nobles");
        match duty {
            Duty::ReceiveNoble => Action::Receive(noble()),
            Duty::TakeCity => Action::TakeCity(CityId::new(number).expect("a set of cities")),
            Duty::PostToken => Action::Take(Gems::one(Gem::ALL[usize::from(number)])),
            Duty::Satchel(_) => Action::Copy(Colour::ALL[usize::from(number)]),
            Duty::ReserveNoble => Action::ReserveNoble(noble()),
            Duty::FreeCard(_) => Action::TakeFree(self.card_in(number)),
            _ => panic!("{duty:?} is no choice of one thing"),
        }
    }

    /// Returns the `n`-th legal action.
    #[inline]
    pub(crate) fn nth_action(&self, menu: &Menu, n: u32) -> Action {
        match self.agenda.top() {
            Some(Duty::Act) => self.nth_turn_action(menu, n),
            Some(duty) => self.nth_answer(menu, duty, n).expect("as many answers as were counted"),
            None => panic!("no decision is awaited"),
        }
    }

    /// Returns the `n`-th of the answers to a duty.
    fn nth_answer(&self, menu: &Menu, duty: Duty, n: u32) -> Option<Action> {
        match duty {
            Duty::ReturnTokens => Some(Action::Return(self.returns().nth(n))),
            Duty::Stronghold | Duty::PlaceAgain => self.nth_stronghold(menu.choices, menu.takes.into(), n),
            Duty::Conquer => self.nth_conquest(n),
            duty => members(self.choices(duty).into()).nth(n as usize).map(|one| self.chosen(duty, one)),
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
                self.action_of(Choice::of(bit))
            };
        }
        n -= menu.choices.count();
        if self.modules.has(Module::Orient) {
            return self.nth_with_orient(menu, n);
        }
        for card in members(menu.priced.into()).map(|place| self.card_at(place)) {
            let price = self.active().price(card);
            let payments = price.payments();
            if n < payments {
                return Action::buy(card, price.nth_payment(n));
            }
            n -= payments;
        }
        members(self.trios().into()).nth(n as usize).map_or(Action::Pass, posts::trio)
    }

    #[inline]
    fn action_of(&self, choice: Choice) -> Action {
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
            members(menu.choices.set()).for_each(|bit| each(self.action_of(Choice::of(bit))));
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
