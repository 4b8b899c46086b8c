//! Where every piece is. One layout serves two owners: the truth ([`crate::Splendor`]), in which every
//! place is known, and a [`crate::View`], in which a place may say *hidden*. Whatever needs no secrets is
//! written here once.

use kernel::{Agenda, Digest, SEATS_MAX, Seat, Viewer, members};

use crate::afford::{Reach, affordable};
use crate::data::{CardId, LEVEL_BASES, LEVEL_SIZES, NobleId};
use crate::gems::{Colour, Gem, Gems};
use crate::price::Price;
use crate::turn::Duty;

/// The most players (`splendor 1`).
pub const PLAYERS_MAX: usize = 4;
/// Face-up cards of each level (`splendor 7`).
pub const COLUMNS: usize = 4;
/// Places for face-up cards.
pub(crate) const SLOTS: usize = 3 * COLUMNS;
/// The most cards in a hand (`splendor 53`).
pub const HAND_MAX: usize = 3;
/// The most tokens at the end of one's turn (`splendor 45`).
pub const TOKENS_MAX: u8 = 10;
/// The most duties of a turn at one time.
pub(crate) const AGENDA_MAX: usize = 6;
/// The points that begin the last round (`splendor 74`).
pub const POINTS_TO_END: u8 = 15;

/// A card in a hand, or what can be seen of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reserved {
    /// A known card.
    Known {
        /// Which.
        card: CardId,
        /// Drawn from a deck: the other players do not know it (`splendor 50`).
        unseen: bool,
    },
    /// A card of another player drawn from this level's deck (from 0), of which only the back shows.
    Hidden(u8),
}

impl Reserved {
    /// The card's level, from 0.
    pub fn level(self) -> u8 {
        match self {
            Reserved::Known { card, .. } => card.card().level,
            Reserved::Hidden(level) => level,
        }
    }

    /// The card, where it is known.
    pub fn card(self) -> Option<CardId> {
        match self {
            Reserved::Known { card, .. } => Some(card),
            Reserved::Hidden(_) => None,
        }
    }
}

// A hand's place as one byte: 0 empty, 1 to 90 a known card, plus 128 if it was drawn unseen; 252 to 254 a
// hidden card of level 0 to 2. Thus a player's whole hand fits beside the counts in one cache line.
pub(crate) const UNSEEN: u8 = 0x80;
const HIDDEN: u8 = 252;

fn reserved_from(byte: u8) -> Option<Reserved> {
    match byte {
        0 => None,
        HIDDEN..=254 => Some(Reserved::Hidden(byte - HIDDEN)),
        _ => CardId::new(byte & !UNSEEN).map(|card| Reserved::Known { card, unseen: byte & UNSEEN != 0 }),
    }
}

fn reserved_byte(reserved: Reserved) -> u8 {
    match reserved {
        Reserved::Known { card, unseen } => card.row() | if unseen { UNSEEN } else { 0 },
        Reserved::Hidden(level) => HIDDEN + level,
    }
}

/// What lies before one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Tokens, gold among them.
    pub tokens: Gems,
    /// Bonuses of the bought cards by colour.
    pub bonuses: Gems,
    /// The bought cards: bit `n % 64` of word `n / 64` is card `n`.
    bought: [u64; 2],
    /// Received nobles: bit `n` is noble `n`.
    pub(crate) nobles: u16,
    /// Prestige points of cards and nobles.
    pub points: u8,
    /// How many cards were bought.
    pub cards: u8,
    hand: [u8; HAND_MAX],
}

impl Player {
    const EMPTY: Player = Player {
        tokens: Gems::NONE,
        bonuses: Gems::NONE,
        bought: [0; 2],
        nobles: 0,
        points: 0,
        cards: 0,
        hand: [0; HAND_MAX],
    };

    /// The reserved cards: first those that all saw, oldest first, then those drawn unseen, by level.
    #[inline]
    pub fn hand(&self) -> impl Iterator<Item = Reserved> + '_ {
        self.hand.iter().map_while(|&byte| reserved_from(byte))
    }

    /// How many cards are reserved.
    #[inline]
    pub fn hand_size(&self) -> u8 {
        // A hand has no gaps.
        self.hand.iter().map(|&byte| u8::from(byte != 0)).sum()
    }

    /// Whether there is no place for another card (`splendor 53`).
    #[inline]
    pub(crate) fn hand_is_full(&self) -> bool {
        self.hand[HAND_MAX - 1] != 0
    }

    /// The bought cards in the order of the component file.
    pub fn bought(&self) -> impl Iterator<Item = CardId> + '_ {
        let [low, high] = self.bought.map(members);
        low.chain(high.map(|row| row + 64)).filter_map(CardId::new)
    }

    /// The nobles received, in the order of the component file.
    pub fn nobles(&self) -> impl Iterator<Item = NobleId> {
        nobles_of(self.nobles)
    }

    /// What a card costs this player.
    #[inline]
    pub fn price(&self, card: CardId) -> Price {
        Price::of(card.card().cost, self.bonuses, self.tokens)
    }

    /// A hand is kept in an order that tells the others nothing: first the cards that all saw, as they came,
    /// then those drawn unseen, by level. Otherwise the places that stay would show which of two unseen cards
    /// of a level was bought.
    pub(crate) fn put_in_hand(&mut self, reserved: Reserved) {
        let order = |reserved: Reserved| match reserved {
            Reserved::Known { unseen: false, .. } => 0,
            unseen => 1 + unseen.level(),
        };
        let size = usize::from(self.hand_size());
        let place = self.hand().take_while(|&held| order(held) <= order(reserved)).count();
        self.hand.copy_within(place..size, place + 1);
        self.hand[place] = reserved_byte(reserved);
    }

    /// Takes a known card out of the hand, if it is there.
    pub(crate) fn take_from_hand(&mut self, card: CardId) -> bool {
        // No hidden card looks like a row, even without the bit for unseen.
        let Some(place) = self.hand.iter().position(|&byte| byte & !UNSEEN == card.row()) else {
            return false;
        };
        self.hand.copy_within(place + 1.., place);
        self.hand[HAND_MAX - 1] = 0;
        true
    }

    pub(crate) fn holds(&self, card: CardId) -> bool {
        self.hand().any(|reserved| reserved.card() == Some(card))
    }

    /// Lays a card down as bought.
    #[inline]
    pub(crate) fn gain(&mut self, id: CardId) {
        let card = id.card();
        self.bought[usize::from(id.row() / 64)] |= 1 << (id.row() % 64);
        self.bonuses += Gems::one(card.bonus.gem());
        self.points += card.points;
        self.cards += 1;
    }

    /// Rewrites each place of the hand.
    pub(crate) fn map_hand(&mut self, mut each: impl FnMut(Reserved) -> Reserved) {
        for byte in &mut self.hand {
            if let Some(reserved) = reserved_from(*byte) {
                *byte = reserved_byte(each(reserved));
            }
        }
    }
}

/// Where every piece is, whose turn it is and what is still to be done in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Body {
    /// The tokens on the table.
    pub bank: Gems,
    /// The cards that may still come, by level: bit `n` is the level's `n`-th card in the component file.
    /// In a view the cards hidden in hands are among them, so that nothing follows by elimination.
    pub(crate) unseen: [u64; 3],
    pub(crate) seats: [Player; PLAYERS_MAX],
    pub(crate) agenda: Agenda<Duty, AGENDA_MAX>,
    /// How many turns have been completed.
    pub(crate) turns: u32,
    /// The nobles on the table: bit `n` is noble `n`.
    pub(crate) nobles: u16,
    /// The nobles that were not turned up (yet).
    pub(crate) nobles_unseen: u16,
    /// The face-up cards, four of level 1, then of level 2 and 3; 0 where none lies.
    pub(crate) rows: [u8; SLOTS],
    pub(crate) players: u8,
    /// The seat whose turn it is.
    pub(crate) turn: Seat,
    /// Turns passed in a row, up to now (`splendor C23`).
    pub(crate) passes: u8,
}

impl Body {
    pub(crate) fn new(players: u8) -> Body {
        // `splendor 11`, `14`: 4 gems of each colour for two players, 5 for three; `splendor 2`: 7 for four.
        let each = match players {
            2 => 4,
            3 => 5,
            _ => 7,
        };
        // `splendor 12`, `15`: the gold stays whole.
        let bank = Gem::ALL
            .into_iter()
            .fold(Gems::NONE, |bank, gem| bank.plus_n(gem, if gem == Gem::Gold { 5 } else { each }));
        Body {
            bank,
            unseen: LEVEL_SIZES.map(|size| (1 << size) - 1),
            seats: [Player::EMPTY; PLAYERS_MAX],
            agenda: Agenda::of([], Duty::FILLER),
            turns: 0,
            nobles: 0,
            nobles_unseen: NobleId::all().fold(0, |set, noble| set | 1 << noble.row()),
            rows: [0; SLOTS],
            players,
            turn: Seat(0),
            passes: 0,
        }
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The seat whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The round, counted from 1.
    pub fn round(&self) -> u32 {
        self.turns / u32::from(self.players) + 1
    }

    /// Whether somebody has the points that make this round the last (`splendor 74`).
    #[inline]
    pub fn last_round(&self) -> bool {
        // Empty seats have no points. This is asked every turn: all are looked at alike.
        self.seats.iter().fold(false, |any, player| any | (player.points >= POINTS_TO_END))
    }

    /// What lies before a player.
    #[inline]
    pub fn seat(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    /// What lies before each player, in playing order.
    pub fn seats(&self) -> impl Iterator<Item = &Player> {
        self.seats[..usize::from(self.players)].iter()
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> &Player {
        &self.seats[self.turn.index() & 3]
    }

    #[inline]
    pub(crate) fn active_mut(&mut self) -> &mut Player {
        &mut self.seats[self.turn.index() & 3]
    }

    /// The face-up card of a level and column (both from 0), unless the place is empty.
    pub fn face_up(&self, level: u8, column: u8) -> Option<CardId> {
        self.rows.get(usize::from(level) * COLUMNS + usize::from(column)).and_then(|&row| CardId::new(row))
    }

    /// The place of a face-up card in the rows.
    #[inline]
    pub(crate) fn slot_of(&self, card: CardId) -> Option<u8> {
        const HIGH_BITS: u128 = u128::from_le_bytes([0x80; 16]);
        let [a, b, c, d, e, f, g, h, i, j, k, l] = self.rows;
        let rows = u128::from_le_bytes([a, b, c, d, e, f, g, h, i, j, k, l, 0, 0, 0, 0]);
        // Rows are below 128, so that adding 127 sets a byte's high bit unless nothing differs.
        let differ = (rows ^ u128::from_le_bytes([card.row(); 16])) + !HIGH_BITS;
        let here = !differ & HIGH_BITS;
        (here != 0).then(|| here.trailing_zeros() as u8 / 8)
    }

    /// The places of the rows at which a card lies, bit 0 for the first.
    #[inline]
    pub(crate) fn occupied(&self) -> u16 {
        const HIGH_BITS: u64 = 0x8080_8080_8080_8080;
        let [a, b, c, d, e, f, g, h, i, j, k, l] = self.rows;
        // The same with 0, which stands for an empty place; the product gathers the high bits.
        let occupied = |bytes: [u8; 8]| {
            let bits = ((u64::from_le_bytes(bytes) + !HIGH_BITS) & HIGH_BITS) >> 7;
            (bits.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
        };
        occupied([a, b, c, d, e, f, g, h]) | (occupied([i, j, k, l, 0, 0, 0, 0]) << 8)
    }

    /// The places whose cards the active player can pay for: bits 0 to 11 for the rows, 12 to 14 for the
    /// hand.
    #[inline]
    pub(crate) fn payable(&self) -> u16 {
        let Player { bonuses, tokens, hand, .. } = self.active();
        affordable(Reach { rows: &self.rows, hand }, *bonuses + tokens.colours(), tokens.gold())
    }

    /// The card at a place as [`Body::payable`] numbers them, where a card must lie.
    #[inline]
    pub(crate) fn card_at(&self, place: u8) -> CardId {
        let place = usize::from(place);
        let byte = match self.rows.get(place) {
            Some(&row) => row,
            None => self.active().hand[place - SLOTS] & !UNSEEN,
        };
        CardId::new(byte).expect("a card lies at a place that can be bought or reserved")
    }

    /// The nobles on the table.
    pub fn nobles(&self) -> impl Iterator<Item = NobleId> {
        nobles_of(self.nobles)
    }

    /// The nobles on the table whose requirement the player whose turn it is meets (`splendor 71`).
    #[inline]
    pub(crate) fn visitors(&self) -> impl Iterator<Item = NobleId> + use<> {
        let bonuses = self.active().bonuses;
        nobles_of(self.nobles).filter(move |noble| bonuses.covers(noble.needs()))
    }

    /// How many cards lie in a level's deck: public, and the same in the truth and in every view.
    pub fn deck_count(&self, level: u8) -> u8 {
        let hidden = self
            .seats()
            .flat_map(Player::hand)
            .filter(|&reserved| reserved == Reserved::Hidden(level))
            .count();
        self.unseen[usize::from(level)].count_ones() as u8 - hidden as u8
    }

    /// The decks that still have a card, bit 0 for level 1.
    #[inline]
    pub(crate) fn open_decks(&self) -> u8 {
        // Only called on the truth, where what is unseen is exactly what the decks hold.
        (0..3).fold(0, |set, level| set | u8::from(self.unseen[level] != 0) << level)
    }

    /// The cards that may still be in a level's deck: for a viewer, the hidden ones in hands too.
    pub fn unseen(&self, level: u8) -> impl Iterator<Item = CardId> {
        members(self.unseen[usize::from(level)]).map(move |place| CardId::at(level, place))
    }

    pub(crate) fn take_unseen(&mut self, card: CardId) {
        self.unseen[usize::from(card.level())] &= !(1 << card.place());
    }

    pub(crate) fn is_unseen(&self, card: CardId) -> bool {
        self.unseen[usize::from(card.level())] >> card.place() & 1 == 1
    }

    /// The points by seat.
    pub fn scores(&self) -> [i16; SEATS_MAX] {
        let mut scores = [0; SEATS_MAX];
        for (score, player) in scores.iter_mut().zip(self.seats()) {
            *score = i16::from(player.points);
        }
        scores
    }

    /// Every field, with its stated width, in the order that stored digests were made in.
    pub(crate) fn digest(&self) -> u64 {
        let mut digest = Digest::new()
            .bytes(&[self.players, self.turn.0, self.passes])
            .word(self.turns.into())
            .word(self.bank.word())
            .bytes(&self.rows)
            .word(self.nobles.into())
            .word(self.nobles_unseen.into());
        for level in self.unseen {
            digest = digest.word(level);
        }
        for player in self.seats() {
            digest = digest.word(player.tokens.word()).bytes(&player.hand).word(player.nobles.into());
            for word in player.bought {
                digest = digest.word(word);
            }
        }
        for duty in self.agenda.iter() {
            digest = digest.bytes(&duty.code());
        }
        digest.finish()
    }

    /// What `viewer` knows: cards that others drew unseen go back among those that may still come.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Body {
        let mut seen = *self;
        let mut poured_back = [0u64; 3];
        for seat in Seat::all(self.players).filter(|&seat| !viewer.is(seat)) {
            seen.seats[seat.index()].map_hand(|reserved| match reserved {
                Reserved::Known { card, unseen: true } => {
                    poured_back[usize::from(card.card().level)] |= 1 << card.place();
                    Reserved::Hidden(card.card().level)
                }
                open => open,
            });
        }
        for (unseen, back) in seen.unseen.iter_mut().zip(poured_back) {
            *unseen |= back;
        }
        seen
    }
}

pub(crate) fn nobles_of(set: u16) -> impl Iterator<Item = NobleId> + Clone {
    members(u64::from(set)).filter_map(NobleId::new)
}

/// The level (from 0) of a place in the rows.
#[inline]
pub(crate) fn level_of_slot(slot: u8) -> u8 {
    slot / COLUMNS as u8
}

const _: () = assert!(LEVEL_BASES[2] + LEVEL_SIZES[2] == 90 && Colour::ALL.len() == 5);
