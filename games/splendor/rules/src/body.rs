//! The position of every piece. One layout serves the truth ([`crate::Splendor`]), in which every place is known,
//! and a [`crate::View`], in which a place may be *hidden*. Code that needs no hidden information is written here once.

use jewels::{BLIND, Cards, Decks, Hand, LEVELS, Reach, SLOTS, affordable};
use kernel::{Agenda, Digest, SEATS_MAX, Seat, Viewer, members};

use crate::data::{COSTS, CardId, DECKS, NobleId, nobles_met};
use crate::duty::Duty;
use crate::gems::{Gem, Gems};
use crate::markets::Markets;
use crate::modules::cities::ALL_TILES;
use crate::modules::orient::{ORIENT_COLUMNS, ORIENT_SLOTS, Satchels};
use crate::modules::strongholds::Strongholds;
use crate::modules::{Module, Modules, Variant};

/// The maximum number of players (`splendor 1`).
pub const PLAYERS_MAX: usize = 4;
/// The number of face-up cards of each level (`splendor 7`).
pub const COLUMNS: usize = 4;
/// The maximum number of cards in a hand (`splendor 53`).
pub const HAND_MAX: usize = Hand::<CardId>::MAX;
/// The maximum number of tokens at the end of one's turn (`splendor 45`).
pub const TOKENS_MAX: u8 = 10;
/// The maximum number of duties of a turn at one time.
pub(crate) const AGENDA_MAX: usize = 12;
/// The maximum number of duties of a turn in the base game.
pub(crate) const BASE_AGENDA_MAX: usize = 6;
/// The points that begin the last round (`splendor 74`).
pub const POINTS_TO_END: u8 = 15;

/// A card in a hand, or what a viewer knows of it. The other players do not know a card drawn from a deck (`splendor
/// 50`).
pub type Reserved = jewels::Reserved<CardId>;
/// The price of a card for a player (`splendor 58`, `67`): it is paid exactly (`splendor C14`), and gold may stand for
/// any colour (`splendor 59`), also for one the player holds (`splendor C13`).
pub type Price = jewels::Price<Gem>;

/// The pieces of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Tokens, gold among them.
    pub tokens: Gems,
    /// Bonuses of the bought cards by colour.
    pub bonuses: Gems,
    pub(crate) bought: Cards<CardId>,
    /// Received nobles: bit `n` is noble `n`.
    pub(crate) nobles: u16,
    /// Prestige points of cards and nobles, and of shields.
    pub points: u8,
    /// The number of bought cards.
    pub cards: u8,
    pub(crate) hand: Hand<CardId>,
    /// The face of the city that was taken; 0 for none.
    pub(crate) city: u8,
    /// The posts with a shield: bit `n` is post `n`.
    pub(crate) shields: u8,
    pub(crate) strongholds: Strongholds,
}

impl Player {
    pub(crate) const EMPTY: Player = Player {
        tokens: Gems::NONE,
        bonuses: Gems::NONE,
        bought: Cards::NONE,
        nobles: 0,
        points: 0,
        cards: 0,
        hand: Hand::EMPTY,
        city: 0,
        shields: 0,
        strongholds: Strongholds::SUPPLY,
    };

    /// Returns the reserved cards: first those that everybody saw, oldest first, then those drawn blind, in the order
    /// of their decks.
    #[inline]
    pub fn hand(&self) -> impl Iterator<Item = Reserved> + '_ {
        self.hand.iter()
    }

    /// Returns how many cards are reserved.
    #[inline]
    pub fn hand_size(&self) -> u8 {
        self.hand.size()
    }

    /// Returns the bought cards in the order of the component file.
    pub fn bought(&self) -> impl Iterator<Item = CardId> + '_ {
        self.bought.iter()
    }

    /// Returns the nobles received, in the order of the component file.
    pub fn nobles(&self) -> impl Iterator<Item = NobleId> {
        nobles_of(self.nobles)
    }

    /// Returns the price of a card for this player.
    #[inline]
    pub fn price(&self, card: CardId) -> Price {
        Price::of(card.card().cost, self.bonuses, self.tokens).with_gold_for(self.gold_covers())
    }

    /// Lays a card down as bought.
    #[inline]
    pub(crate) fn gain(&mut self, id: CardId) {
        let card = id.card();
        self.bought.put(id);
        self.bonuses += card.gives;
        self.points += card.points;
        self.cards += 1;
    }
}

/// The position of every piece, whose turn it is and what is still to be done in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Body {
    /// The tokens on the table.
    pub bank: Gems,
    /// The cards that may still be drawn; in a view the cards hidden in hands are among them.
    pub(crate) unseen: Decks<CardId, DECKS>,
    pub(crate) seats: [Player; PLAYERS_MAX],
    pub(crate) agenda: Agenda<Duty, AGENDA_MAX>,
    /// The number of turns that have been completed.
    pub(crate) turns: u32,
    /// The nobles on the table: bit `n` is noble `n`.
    pub(crate) nobles: u16,
    /// The nobles that were not turned up (yet).
    pub(crate) nobles_unseen: u16,
    /// The face-up cards.
    pub(crate) markets: Markets,
    pub(crate) players: u8,
    /// The seat whose turn it is.
    pub(crate) turn: Seat,
    /// The number of consecutive turns that were passed, up to now (`splendor C23`).
    pub(crate) passes: u8,
    /// The modules that are played.
    pub(crate) modules: Modules,
    /// The version of the rules, 1 or 2.
    pub(crate) rules: u8,
    /// The cities on the table: bit `n` is face `n`.
    pub(crate) cities: u16,
    /// The city tiles that were not laid out (yet): bit `n` is tile `n`.
    pub(crate) tiles_unseen: u8,
    /// The points that make the round the last: with cities more than anybody can have, and 0 once a city is taken.
    pub(crate) ends_at: u8,
    /// The colours that satchels copy.
    pub(crate) satchels: Satchels,
    /// The cards that were spent or discarded.
    pub(crate) spent: Cards<CardId>,
    /// The nobles that a seat has reserved and not received (yet): bit `n` is noble `n`.
    pub(crate) reserved_nobles: [u16; PLAYERS_MAX],
}

impl Body {
    pub(crate) fn new(players: u8, modules: Modules, rules: u8) -> Body {
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
        let mut unseen = Decks::full();
        if !modules.has(Module::Orient) {
            unseen.close_second();
        }
        Body {
            bank,
            unseen,
            seats: [Player::EMPTY; PLAYERS_MAX],
            agenda: Agenda::of([], Duty::FILLER),
            turns: 0,
            nobles: 0,
            nobles_unseen: NobleId::all().fold(0, |set, noble| set | 1 << noble.row()),
            markets: Markets::EMPTY,
            players,
            turn: Seat(0),
            passes: 0,
            modules,
            rules,
            cities: 0,
            tiles_unseen: ALL_TILES,
            ends_at: if modules.variant(rules).city_ends { u8::MAX } else { POINTS_TO_END },
            satchels: Satchels::NONE,
            spent: Cards::NONE,
            reserved_nobles: [0; PLAYERS_MAX],
        }
    }

    /// Returns the number of players.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Returns the modules that are played.
    pub fn modules(&self) -> Modules {
        self.modules
    }

    /// Returns the version of the rules.
    pub fn rules(&self) -> u8 {
        self.rules
    }

    /// Returns how many consecutive turns were passed, up to now (`splendor C23`).
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// Returns what follows from the modules and the version of the rules alone.
    pub(crate) fn variant(&self) -> &'static Variant {
        self.modules.variant(self.rules)
    }

    /// Returns the seat whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Returns the round, counted from 1; after the end the last one.
    pub fn round(&self) -> u32 {
        let over = self.agenda.top().is_none();
        (self.turns + u32::from(!over)).div_ceil(u32::from(self.players))
    }

    /// Returns whether somebody has what makes this round the last: the points (`splendor 74`), or a city (`cities 9`).
    #[inline]
    pub fn last_round(&self) -> bool {
        // Empty seats have no points.
        self.seats.iter().any(|player| player.points >= self.ends_at)
    }

    /// Returns the pieces of a player.
    #[inline]
    pub fn seat(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    /// Returns the pieces of each player, in playing order.
    pub fn seats(&self) -> impl Iterator<Item = &Player> {
        self.seats[..usize::from(self.players)].iter()
    }

    /// Returns the player whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> &Player {
        &self.seats[self.turn.index() & 3]
    }

    #[inline]
    pub(crate) fn active_mut(&mut self) -> &mut Player {
        &mut self.seats[self.turn.index() & 3]
    }

    /// Returns the face-up card of a level and column (both from 0), unless the place is empty.
    pub fn face_up(&self, level: u8, column: u8) -> Option<CardId> {
        let slot = usize::from(level) * COLUMNS + usize::from(column);
        self.markets.first().get(slot).and_then(|&row| CardId::new(row))
    }

    /// Returns all face-up cards, level by level, those of the Orient last.
    pub fn face_up_cards(&self) -> impl Iterator<Item = CardId> + use<> {
        self.markets.cards()
    }

    /// Returns the place of a face-up card in the rows, or behind them in those of the Orient.
    #[inline]
    pub(crate) fn slot_of(&self, card: CardId) -> Option<u8> {
        self.markets.find(card)
    }

    /// Returns the places of both markets with a card, bit 0 for the first.
    #[inline]
    pub(crate) fn occupied(&self) -> u32 {
        self.markets.occupied()
    }

    /// Returns the card at a place of either market, where a card must lie.
    #[inline]
    pub(crate) fn card_in(&self, slot: u8) -> CardId {
        self.markets.card_in(slot)
    }

    /// Returns the places whose cards the active player can pay for: bits 0 to 11 for the rows, 12 to 14 for the hand.
    pub(crate) fn payable(&self) -> u16 {
        let Player { bonuses, tokens, hand, .. } = self.active();
        let reach = Reach { rows: self.markets.first(), hand: hand.bytes(), costs: &COSTS };
        let gold_for = self.active().gold_covers();
        affordable(reach, *bonuses + tokens.without_gold(), tokens.gold(), gold_for) as u16
    }

    /// Returns the card at a place as [`Body::payable`] numbers them, where a card must lie.
    #[inline]
    pub(crate) fn card_at(&self, place: u8) -> CardId {
        let place = usize::from(place);
        let byte = match self.markets.first().get(place) {
            Some(&row) => row,
            None => self.active().hand.bytes()[place - SLOTS] & !BLIND,
        };
        CardId::new(byte).expect("a card lies at a place that can be bought or reserved")
    }

    /// Returns the nobles on the table.
    pub fn nobles(&self) -> impl Iterator<Item = NobleId> {
        nobles_of(self.nobles)
    }

    /// Returns the nobles that were not turned up (yet).
    pub fn nobles_unseen(&self) -> impl Iterator<Item = NobleId> {
        nobles_of(self.nobles_unseen)
    }

    /// Returns the nobles whose requirement the player whose turn it is meets (`splendor 71`), of those on the table and
    /// those that the player has reserved (`cities 118`), as a set.
    #[inline]
    pub(crate) fn visitors(&self) -> u16 {
        (self.nobles | self.reserved_nobles[self.turn.index() & 3]) & nobles_met(self.active().bonuses)
    }

    /// Returns how many cards lie in a level's deck: public, and the same in the truth and in every view.
    pub fn deck_count(&self, level: u8) -> u8 {
        self.deck_count_checked(level).unwrap_or(0)
    }

    /// Returns how many cards lie in a level's deck; none if more cards are hidden than could be.
    pub(crate) fn deck_count_checked(&self, level: u8) -> Option<u8> {
        self.unseen.lying(level, self.seats().map(|player| &player.hand))
    }

    /// Returns the cards that may still be in a level's deck: for a viewer, the hidden ones in hands too.
    pub fn unseen(&self, level: u8) -> impl Iterator<Item = CardId> {
        self.unseen.iter(level)
    }

    /// Returns the points by seat.
    pub fn scores(&self) -> [i16; SEATS_MAX] {
        let mut scores = [0; SEATS_MAX];
        for (score, player) in scores.iter_mut().zip(self.seats()) {
            *score = i16::from(player.points);
        }
        scores
    }

    /// Returns the digest of every field, with its stated width, in the permanent order.
    pub(crate) fn digest(&self) -> u64 {
        let mut digest = Digest::new()
            .bytes(&[self.players, self.turn.0, self.passes])
            .word(self.turns.into())
            .word(self.bank.word())
            .bytes(self.markets.first())
            .word(self.nobles.into())
            .word(self.nobles_unseen.into());
        for &level in &self.unseen.words()[..LEVELS] {
            digest = digest.word(level);
        }
        for player in self.seats() {
            digest = digest.word(player.tokens.word()).bytes(player.hand.bytes()).word(player.nobles.into());
            for word in player.bought.words() {
                digest = digest.word(word);
            }
        }
        for duty in self.agenda.iter() {
            digest = digest.bytes(&duty.code());
        }
        if self.modules.is_none() { digest.finish() } else { self.digest_of_modules(digest).finish() }
    }

    /// Feeds the fields that only games with modules have, behind all others.
    fn digest_of_modules(&self, digest: Digest) -> Digest {
        let digest = digest
            .bytes(&[self.modules.bits() | (self.rules - 1) << 4, self.tiles_unseen])
            .word(self.cities.into());
        let digest = self.seats().fold(digest, |digest, player| digest.bytes(&[player.city, player.shields]));
        let digest = if self.modules.has(Module::Strongholds) {
            self.seats().fold(digest, |digest, player| digest.bytes(player.strongholds.bytes()))
        } else {
            digest
        };
        if self.modules.has(Module::Orient) { self.digest_of_orient(digest) } else { digest }
    }

    /// Returns what `viewer` knows: cards that others drew blind are again among those that may still be drawn.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Body {
        let mut seen = *self;
        for seat in Seat::all(self.players).filter(|&seat| !viewer.is(seat)) {
            seen.seats[seat.index()].hand.hide(&mut seen.unseen);
        }
        seen
    }
}

pub(crate) fn nobles_of(set: u16) -> impl Iterator<Item = NobleId> + Clone {
    members(u64::from(set)).filter_map(NobleId::new)
}

/// The deck (from 0) of each place of both markets; the table is longer so that no place needs a check.
static DECK_OF: [u8; 32] = {
    let (mut decks, mut slot) = ([0; 32], 0);
    while slot < SLOTS + ORIENT_SLOTS {
        decks[slot] =
            if slot < SLOTS { slot / COLUMNS } else { LEVELS + (slot - SLOTS) / ORIENT_COLUMNS } as u8;
        slot += 1;
    }
    decks
};

/// Returns the deck (from 0) of a place of either market.
#[inline]
pub(crate) const fn deck_of_slot(slot: u8) -> u8 {
    DECK_OF[slot as usize % DECK_OF.len()]
}

/// Returns the column (from 0) of a place of either market.
#[inline]
pub(crate) fn column_of_slot(slot: u8) -> u8 {
    match slot.checked_sub(SLOTS as u8) {
        None => slot % COLUMNS as u8,
        Some(slot) => slot % ORIENT_COLUMNS as u8,
    }
}

const _: () = assert!(LEVELS * COLUMNS == SLOTS && LEVELS * ORIENT_COLUMNS == ORIENT_SLOTS);
