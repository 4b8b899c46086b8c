//! Legal actions: the enumeration, which defines legality, as a count, by number, and in full.
//!
//! Every action without further choices is a bit of a few words, computed once when a decision is due: first the
//! privileges and the replenishing, then the tokens that may be taken, then purchases for tokens alone, then
//! reservations. Purchases that gold leaves a choice about follow, each with its payments. The order is fixed, so that
//! the same state lists the same actions everywhere.

use jewels::SLOTS;
use kernel::{Ranked, members};

use crate::action::Action;
use crate::board::{Board, SIDE, SPACES, Space, Spaces};
use crate::body::Body;
use crate::duty::Duty;
use crate::gems::Gems;
use crate::turn::chosen;

/// The words of a menu.
const WORDS: usize = 5;

/// The legal actions of a decision, computed once, since counting the actions and choosing one both need them. They
/// depend on the active player's hidden cards, so a menu is stored beside the body and never in a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Menu {
    /// The actions without further choices. Within a turn only the first word is used: the set of [`Body::choices`].
    words: [u64; WORDS],
    /// The number of bits up to and including each of the first four words, 16 bits for each.
    up_to: u64,
    /// The places whose cards can be paid for, if gold leaves a choice of payments; otherwise none.
    priced: u16,
    /// The number of actions.
    actions: u16,
    /// The number of actions that are bits of the set.
    bits: u16,
}

// The first word: a privilege for each space, the replenishing, a single token of each space.
const REPLENISH: u8 = SPACES as u8;
const SINGLES: u8 = REPLENISH + 1;
// The fourth word: two directions of threes, then purchases.
const BUY: u8 = 28;
/// Places from which a card can be reserved: those of the pyramid, then the decks.
const SOURCES: u8 = SLOTS as u8 + 3;

/// A direction in which neighbours may lie: right, down, down and right, down and left.
struct Direction {
    /// The difference between the number of a space and that of the next one.
    step: u32,
    /// The spaces from which two lie on the board.
    twos: u32,
    /// The spaces from which three do.
    threes: u32,
    /// The word and the shift by which the spaces that begin a line of two are written; the same for three.
    place_two: (usize, i32),
    place_three: (usize, i32),
}

const DIRECTIONS: [Direction; 4] = [
    direction(0, 1, (1, 0), (2, 20)),
    direction(1, 0, (1, 24), (2, 43)),
    direction(1, 1, (1, 44), (3, 0)),
    // None of these begins at the upper left, so they are written one or two bits lower.
    direction(1, -1, (2, -1), (3, 11)),
];

const fn direction(down: i32, right: i32, place_two: (usize, i32), place_three: (usize, i32)) -> Direction {
    let side = SIDE as i32;
    let (mut twos, mut threes, mut number) = (0, 0, 0);
    while number < side * side {
        let (row, column) = (number / side, number % side);
        let mut length = 2;
        while length <= 3 {
            let (last_row, last_column) = (row + down * (length - 1), column + right * (length - 1));
            if last_row < side && 0 <= last_column && last_column < side {
                *(if length == 2 { &mut twos } else { &mut threes }) |= 1 << number;
            }
            length += 1;
        }
        number += 1;
    }
    Direction { step: (down * side + right) as u32, twos, threes, place_two, place_three }
}

const fn shifted(spaces: u32, by: i32) -> u64 {
    if by < 0 { spaces as u64 >> -by } else { (spaces as u64) << by }
}

/// The line that each bit of the second to fourth word stands for.
static LINES: [[Spaces; 64]; 3] = {
    let mut lines = [[Spaces::NONE; 64]; 3];
    let mut d = 0;
    while d < DIRECTIONS.len() {
        let Direction { step, twos, threes, place_two, place_three } = DIRECTIONS[d];
        let mut number = 0;
        while number < SPACES as u32 {
            let two = 1 << number | 1 << (number + step);
            if twos >> number & 1 == 1 {
                lines[place_two.0 - 1][(number as i32 + place_two.1) as usize] = Spaces::from_bits(two);
            }
            if threes >> number & 1 == 1 {
                let three = two | 1 << (number + 2 * step);
                lines[place_three.0 - 1][(number as i32 + place_three.1) as usize] = Spaces::from_bits(three);
            }
            number += 1;
        }
        d += 1;
    }
    lines
};

impl Menu {
    /// Returns the menu of the decision that is due; an empty one if none is.
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
            Some(Duty::Turn) => self.renew_for_turn(body, true),
            Some(Duty::Act) => self.renew_for_turn(body, false),
            // Half of all steps wait for chance, which offers nobody anything.
            None | Some(Duty::LayOut(_) | Duty::Fill(_) | Duty::Refill(_) | Duty::DrawBlind(_)) => {
                *self = Menu::default();
            }
            Some(duty) => self.write([body.choices(duty), 0, 0, 0, 0], 0, 0),
        }
    }

    #[inline]
    fn write(&mut self, words: [u64; WORDS], priced: u16, payments: u32) {
        let counts = words.map(|word| u64::from(word.count_ones()));
        // Each count is added to its own sum and all after it.
        let up_to = (0..4).fold(0, |sums, word| sums + (LANES << (16 * word)).wrapping_mul(counts[word]));
        let bits = (up_to >> 48) + counts[4];
        *self =
            Menu { words, up_to, priced, bits: bits as u16, actions: (bits + u64::from(payments)) as u16 };
    }

    fn renew_for_turn(&mut self, body: &Body, optional: bool) {
        let player = body.active();
        let free = body.board().takeable();
        let mut words = lines(free.bits());
        words[0] = u64::from(free.bits()) << SINGLES;
        if optional {
            // `duel P1`, `P3`: while there are privileges; not the gold.
            if player.privileges > 0 {
                words[0] |= u64::from(body.for_privilege().bits());
            }
            // `duel B1`: not with an empty bag.
            words[0] |= u64::from(!body.bag.is_none()) << REPLENISH;
        }
        // `duel G2`, `G4`: any gold on the board with any card of the pyramid or top card of a deck.
        if !player.hand.is_full() {
            let sources = u64::from(body.pyramid.occupied()) | u64::from(body.unseen.open()) << SLOTS;
            let golds = body.board().gold().count();
            words[4] = (0..golds).fold(0, |all, _| all << SOURCES | sources);
        }
        let payable = body.payable();
        let (mut priced, mut payments) = (0, 0);
        if player.tokens.gold() == 0 {
            words[3] |= u64::from(payable) << BUY;
        } else {
            priced = payable;
            payments =
                members(payable.into()).map(|place| player.price(body.card_at(place)).payments()).sum();
        }
        self.write(words, priced, payments);
    }
}

const LANES: u64 = 0x0001_0001_0001_0001;

/// Returns the lines of two and three that lie wholly within some spaces, as [`LINES`] reads them.
#[inline]
fn lines(free: u32) -> [u64; WORDS] {
    let mut words = [0; WORDS];
    for Direction { step, twos, threes, place_two, place_three } in &DIRECTIONS {
        // `duel K3`, `K4`: gold and gaps break a line, since neither is among the free spaces.
        let two = free & free >> step;
        words[place_two.0] |= shifted(two & twos, place_two.1);
        words[place_three.0] |= shifted(two & free >> (2 * step) & threes, place_three.1);
    }
    words
}

impl Board {
    /// Returns the tokens that can be taken as a line (`duel K1`-`K4`) and that no further token makes a longer one.
    pub fn longest_lines(&self) -> impl Iterator<Item = Spaces> {
        let free = self.takeable().bits();
        // The spaces of longer lines.
        let mut in_line = 0;
        let lines = DIRECTIONS.map(|Direction { step, twos, threes, .. }| {
            let two = free & free >> step & twos;
            let three = two & free >> (2 * step) & threes;
            in_line |= two | two << step;
            (step, two & !(three | three << step), three)
        });
        let of = |bits: u32| members(bits.into()).map(|space| 1u32 << space);
        let longer = lines.into_iter().flat_map(move |(step, two, three)| {
            let threes = of(three).map(move |first| first | first << step | first << (2 * step));
            threes.chain(of(two).map(move |first| first | first << step))
        });
        longer.chain(of(free & !in_line)).map(Spaces::from_bits)
    }
}

impl Body {
    /// Returns how many actions are legal.
    #[inline]
    pub(crate) fn action_count(&self, menu: &Menu) -> u32 {
        menu.actions.into()
    }

    /// Returns the `n`-th legal action.
    #[inline]
    pub(crate) fn nth_action(&self, menu: &Menu, n: u32) -> Action {
        if n < u32::from(menu.bits) {
            return self.nth_bit(menu, n);
        }
        let mut n = n - u32::from(menu.bits);
        for card in members(menu.priced.into()).map(|place| self.card_at(place)) {
            let price = self.active().price(card);
            let payments = price.payments();
            if n < payments {
                return Action::Buy { card, gold_as: price.nth_payment(n) };
            }
            n -= payments;
        }
        panic!("there is no such action");
    }

    #[inline]
    fn nth_bit(&self, menu: &Menu, n: u32) -> Action {
        const HIGHS: u64 = LANES << 15;
        // A sum keeps its high bit if `n` lies behind its word; so many words are passed over.
        let behind = (((u64::from(n) * LANES) | HIGHS) - menu.up_to) & HIGHS;
        let word = ((behind >> 15).wrapping_mul(LANES) >> 48) as usize;
        let before = if word == 0 { 0 } else { (menu.up_to >> (16 * (word - 1))) as u16 };
        let bit = Ranked::new(menu.words[word]).nth(n - u32::from(before));
        self.offered(word, bit)
    }

    /// Returns the action that a bit of a menu stands for.
    #[inline]
    fn offered(&self, word: usize, bit: u8) -> Action {
        let duty = self.agenda.top();
        match (word, duty) {
            (0, Some(Duty::Turn | Duty::Act)) => {
                let space = |number| Space::new(number).expect("a set of spaces");
                if bit >= SINGLES {
                    Action::Take(Spaces::one(space(bit - SINGLES)))
                } else if bit == REPLENISH {
                    Action::Replenish
                } else {
                    Action::UsePrivilege(space(bit))
                }
            }
            (0, Some(duty)) => chosen(duty, bit),
            (4, _) => {
                let gold = self.board().gold().iter().nth(usize::from(bit / SOURCES));
                let gold = gold.expect("as many golds as were counted");
                match bit % SOURCES {
                    place if usize::from(place) < SLOTS => {
                        Action::Reserve { card: self.card_at(place), gold }
                    }
                    deck => Action::ReserveTop { level: deck - SLOTS as u8, gold },
                }
            }
            (3, _) if bit >= BUY => Action::Buy { card: self.card_at(bit - BUY), gold_as: Gems::NONE },
            _ => Action::Take(LINES[word - 1][usize::from(bit)]),
        }
    }

    /// Calls `each` with every legal action, in order.
    pub(crate) fn legal_actions(&self, menu: &Menu, mut each: impl FnMut(Action)) {
        for (word, &set) in menu.words.iter().enumerate() {
            members(set).for_each(|bit| each(self.offered(word, bit)));
        }
        for card in members(menu.priced.into()).map(|place| self.card_at(place)) {
            let price = self.active().price(card);
            for n in 0..price.payments() {
                each(Action::Buy { card, gold_as: price.nth_payment(n) });
            }
        }
    }

    /// Returns how many tokens the active player has over ten.
    pub(crate) fn surplus(&self) -> u8 {
        self.active().tokens.total().saturating_sub(crate::body::TOKENS_MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gems::Gem;

    #[test]
    fn the_words_hold_every_line_of_the_full_board_once() {
        let words = lines((1 << SPACES) - 1);
        let mut found: Vec<Spaces> = Vec::new();
        for (word, lines) in words[1..4].iter().zip(&LINES) {
            found.extend(members(*word).map(|bit| lines[usize::from(bit)]));
        }
        found.sort();
        let mut expected: Vec<Spaces> = (0..1u32 << 15)
            .flat_map(|low| [low, low << 5, low << 10])
            .map(Spaces::from_bits)
            .filter(|spaces| (2..=3).contains(&spaces.count()) && spaces.is_line())
            .collect();
        expected.sort();
        expected.dedup();
        assert_eq!(found, expected);
        assert_eq!(found.len(), 72 + 48);
        assert!(words[3] >> BUY == 0, "the purchases have their own bits");
    }

    #[test]
    fn the_longest_lines_are_those_that_no_token_makes_longer() {
        // Boards with gaps of every kind, from nearly empty to full.
        for seed in 0..2_000u64 {
            let mut board = Board::EMPTY;
            let gaps = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
            for space in (0..SPACES as u8).filter_map(Space::new) {
                if seed == 0 || gaps >> space.number() & 1 == 1 {
                    board.put(space, if space.number() % 9 == 8 { Gem::Gold } else { Gem::Red });
                }
            }
            let free = board.takeable();
            let lines: Vec<Spaces> = LINES.iter().flatten().copied().collect();
            let singles = free.iter().map(Spaces::one);
            let mut all: Vec<Spaces> = lines.into_iter().filter(|line| line.count() > 0).collect();
            all.retain(|line| line.without(free).is_empty());
            all.extend(singles);
            let is_part =
                |line: &Spaces| all.iter().any(|other| other != line && line.without(*other).is_empty());
            let mut expected: Vec<Spaces> = all.iter().filter(|line| !is_part(line)).copied().collect();
            let mut found: Vec<Spaces> = board.longest_lines().collect();
            expected.sort();
            found.sort();
            assert_eq!(found, expected, "of {free}");
        }
    }
}
