//! The Orient (`cities 45-65`): a second market of cards that do more than give a bonus. They are worth gold, copy the
//! colour of another card, reserve a noble or bring another card for nothing, or are paid for with cards.

mod cards;
mod effects;
mod means;
mod menu;
mod pairs;
mod payment;
mod refusal;

use jewels::form::Fault;
use jewels::{Colour, Kind, LEVELS};
use kernel::{Digest, Seat, members};

use crate::body::{Body, Player, nobles_of};
use crate::data::{CardId, NobleId};
use crate::duty::Duty;
use crate::gems::Gems;
use crate::view::SatchelForm;

pub(crate) use cards::ORIENT_TABLE;
pub use cards::{BONUSES_DISCARDED, ORIENT_CARDS, ORIENT_FIRST, OrientCard, OrientKind};
pub use payment::Spent;
pub use refusal::OrientRefusal;

/// The number of face-up cards of the Orient of each level (`cities 46`).
pub const ORIENT_COLUMNS: usize = 2;
/// The places of the second market.
pub(crate) const ORIENT_SLOTS: usize = LEVELS * ORIENT_COLUMNS;

/// The colours that satchels copy (`cities 54`): three bits for each of the seven cards, from the first one's on; 0 for one
/// that copies none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Satchels(u32);

impl Satchels {
    pub(crate) const NONE: Satchels = Satchels(0);
    const BITS: u8 = 3;
    /// The lowest bit of each of the seven.
    const LOWEST: u32 = 0o111_1111;

    fn shift(card: CardId) -> u8 {
        Satchels::BITS * (card.row() - ORIENT_FIRST - SATCHELS_FROM)
    }

    /// Returns the colour that a satchel copies.
    pub(crate) fn colour_of(self, card: CardId) -> Option<Colour> {
        let code = self.0 >> Satchels::shift(card) & 7;
        Colour::ALL.get((code as usize).wrapping_sub(1)).copied()
    }

    /// Returns how many satchels in front of a player copy a colour.
    fn copies_of(self, colour: Colour, player: &Player) -> u32 {
        // Only satchels in front of somebody copy a colour. The lowest bit of each that copies this one:
        let differ = self.0 ^ (Satchels::LOWEST * (colour.index() as u32 + 1));
        let copies = !(differ | differ >> 1 | differ >> 2) & Satchels::LOWEST;
        let all = player.bought.words()[1] >> (ORIENT_FIRST + SATCHELS_FROM - 64);
        members(copies.into()).map(|bit| (all >> (bit / Satchels::BITS)) as u32 & 1).sum()
    }

    fn tie(&mut self, card: CardId, colour: Colour) {
        self.0 |= (colour.index() as u32 + 1) << Satchels::shift(card);
    }

    pub(crate) fn untie(&mut self, card: CardId) {
        self.0 &= !(7 << Satchels::shift(card));
    }
}

/// The place of the first satchel among the cards of the Orient; all of them follow one another.
const SATCHELS_FROM: u8 = 5;
/// The number of satchels.
const SATCHEL_CARDS: u8 = 7;

/// The satchels, as words of a set of cards.
const SATCHELS: [u64; 2] = [0, 0b111_1111 << (ORIENT_FIRST + SATCHELS_FROM - 64)];

/// Returns whether a card is a satchel, which copies the colour of another card.
pub(crate) fn is_satchel(card: CardId) -> bool {
    card.row().wrapping_sub(ORIENT_FIRST + SATCHELS_FROM) < SATCHEL_CARDS
}

impl Player {
    /// Returns whether a card of double gold lies in front of the player.
    pub(crate) fn has_double_gold(&self) -> bool {
        self.bought.words()[1] & DOUBLE_GOLDS[1] != 0
    }

    /// Returns how many cards of double gold lie in front of the player (`cities 49`).
    pub fn double_golds(&self) -> u8 {
        let held = self.bought.words()[1] >> (ORIENT_FIRST - 64) & 0b1_1111;
        COUNTS[held as usize]
    }
}

/// The number of members of each set of five.
static COUNTS: [u8; 32] = {
    let (mut counts, mut set) = ([0; 32], 0usize);
    while set < counts.len() {
        counts[set] = set.count_ones() as u8;
        set += 1;
    }
    counts
};

/// The cards of double gold, as words of a set of cards: they are the first five of the Orient.
const DOUBLE_GOLDS: [u64; 2] = [0, 0b1_1111 << (ORIENT_FIRST - 64)];

impl Body {
    /// Returns the face-up card of the Orient of a level and column (both from 0), unless the place is empty.
    pub fn orient_face_up(&self, level: u8, column: u8) -> Option<CardId> {
        let slot = usize::from(level) * ORIENT_COLUMNS + usize::from(column);
        self.markets.second().get(slot).and_then(|&row| CardId::new(row))
    }

    /// Returns the colour that a satchel in front of a player copies.
    pub fn copied(&self, card: CardId) -> Option<Colour> {
        if is_satchel(card) { self.satchels.colour_of(card) } else { None }
    }

    /// Returns the cards that were spent or discarded, in the order of the component files (`cities 53`, `63`).
    pub fn spent(&self) -> impl Iterator<Item = CardId> + use<> {
        self.spent.iter()
    }

    /// Returns the nobles that a seat has reserved and not received (`cities 60`), in the order of the component file.
    pub fn reserved_nobles(&self, seat: Seat) -> impl Iterator<Item = NobleId> + use<> {
        nobles_of(self.reserved_nobles[seat.index()])
    }

    /// Returns the bonuses that a card in front of a player gives.
    pub fn given_by(&self, card: CardId) -> Gems {
        match self.copied(card) {
            Some(colour) => Gems::one(colour.gem()),
            None => card.card().gives,
        }
    }

    /// Returns the satchels in front of a seat that copy a colour, as a view has them.
    pub(crate) fn satchels_of(&self, seat: Seat) -> impl Iterator<Item = SatchelForm> {
        self.seat(seat).bought().filter_map(|card| {
            self.copied(card).map(|colour| SatchelForm { card, colour: Gems::one(colour.gem()) })
        })
    }

    /// Reads a satchel of a view, whose card the seat has.
    pub(crate) fn read_satchel(&mut self, seat: usize, card: CardId, colour: Gems) -> Result<(), Fault> {
        let player = &mut self.seats[seat];
        if !is_satchel(card) || !player.bought.holds(card) {
            return Err("a colour is copied by a satchel that its player has");
        }
        if self.satchels.colour_of(card).is_some() {
            return Err("a satchel copies one colour");
        }
        match colour.iter().next().and_then(|(gem, _)| gem.colour()) {
            Some(single) if colour.total() == 1 => {
                player.bonuses += colour;
                self.satchels.tie(card, single);
                Ok(())
            }
            _ => Err("a satchel copies one colour"),
        }
    }

    /// Checks that every satchel in front of a player copies a colour, except the one that is to be tied, and that the
    /// next duty of a card can be done.
    pub(crate) fn check_effects(&self) -> Result<(), Fault> {
        let loose = |player: &Player| {
            player.bought().filter(|&card| is_satchel(card) && self.copied(card).is_none()).count()
        };
        let due = || {
            self.agenda.iter().filter_map(|duty| match duty {
                Duty::Satchel(row) => Some(row),
                _ => None,
            })
        };
        let is_loose = |row| {
            let card = CardId::new(row).filter(|&card| is_satchel(card) && self.active().bought.holds(card));
            card.is_some_and(|card| self.copied(card).is_none())
        };
        if !due().all(is_loose) || self.seats().map(loose).sum::<usize>() != due().count() {
            return Err("a satchel without a colour");
        }
        match self.agenda.top() {
            Some(duty @ (Duty::Satchel(_) | Duty::ReserveNoble | Duty::FreeCard(_)))
                if self.choices(duty) == 0 =>
            {
                Err("a card asks for what cannot be")
            }
            _ => Ok(()),
        }
    }

    /// Feeds the fields that only games with the Orient have.
    pub(crate) fn digest_of_orient(&self, digest: Digest) -> Digest {
        let digest = digest.bytes(self.markets.second()).word(self.satchels.0.into());
        let decks = self.unseen.words();
        let words = decks[LEVELS..].iter().copied().chain(self.spent.words());
        let digest = words.fold(digest, |digest, word| digest.word(word));
        self.reserved_nobles[..usize::from(self.players)]
            .iter()
            .fold(digest, |digest, &nobles| digest.word(nobles.into()))
    }
}
