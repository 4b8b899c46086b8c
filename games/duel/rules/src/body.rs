//! The position of every piece. One layout serves the truth ([`crate::Duel`]), in which every place is known, and
//! a [`crate::View`], in which a place may be *hidden*. Code that needs no hidden information is written here once.

use jewels::{BLIND, Cards, Colour, Decks, Hand, Kind, Reach, Rows, SLOTS, affordable};
use kernel::{Agenda, Digest, SEATS_MAX, Seat, Viewer, members};

use crate::board::{Board, Space, Spaces};
use crate::data::{Bonus, COSTS, CardId, ROYALS, RoyalId, SPIRAL, WILDS};
use crate::duty::Duty;
use crate::gems::{ALL_TOKENS, Gem, Gems};

/// The number of players (`duel R1`).
pub const PLAYERS: usize = 2;
/// The number of face-up cards of each level, level 1 first (`duel S3`).
pub const COLUMNS: [u8; 3] = [5, 4, 3];
/// The number of places before each level in the pyramid.
pub(crate) const ROW_BASES: [u8; 3] = [0, 5, 9];
/// The maximum number of reserved cards (`duel G5`).
pub const HAND_MAX: usize = Hand::<CardId>::MAX;
/// The maximum number of tokens at the end of one's turn (`duel N2`).
pub const TOKENS_MAX: u8 = 10;
/// The number of privileges (`duel R2`).
pub const PRIVILEGES: u8 = 3;
/// The points of all cards that win (`duel W1`).
pub const POINTS_TO_WIN: u8 = 20;
/// The number of crowns that win (`duel W2`).
pub const CROWNS_TO_WIN: u8 = 10;
/// The points of cards of one colour that win (`duel W3`).
pub const COLOUR_POINTS_TO_WIN: u8 = 10;
/// The numbers of crowns that bring a royal card (`duel Q2`, `Q3`).
pub const CROWNS_FOR_ROYAL: [u8; 2] = [3, 6];
/// The maximum number of duties of a turn at one time.
pub(crate) const AGENDA_MAX: usize = 6;

/// A reserved card, or what a viewer knows of it. A card from the pyramid lies face down too, but everybody has seen
/// it.
pub type Reserved = jewels::Reserved<CardId>;
/// The price of a card for a player.
pub type Price = jewels::Price<Gem>;

/// The pieces of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Tokens, pearls and gold among them.
    pub tokens: Gems,
    /// Bonuses of the bought cards by colour.
    pub bonuses: Gems,
    /// Points of the bought cards by colour; those of cards without a bonus are left out (`duel W5`).
    pub colour_points: Gems,
    pub(crate) bought: Cards<CardId>,
    pub(crate) hand: Hand<CardId>,
    /// Received royal cards: bit `n` is royal card `n`.
    pub(crate) royals: u8,
    /// Prestige points of jewel and royal cards.
    pub points: u8,
    /// Crowns of the bought cards.
    pub crowns: u8,
    /// Privileges held.
    pub privileges: u8,
}

impl Player {
    const EMPTY: Player = Player {
        tokens: Gems::NONE,
        bonuses: Gems::NONE,
        colour_points: Gems::NONE,
        bought: Cards::NONE,
        hand: Hand::EMPTY,
        royals: 0,
        points: 0,
        crowns: 0,
        privileges: 0,
    };

    /// Returns the reserved cards: first those that everybody saw, oldest first, then those drawn blind, by level.
    pub fn hand(&self) -> impl Iterator<Item = Reserved> + '_ {
        self.hand.iter()
    }

    /// Returns how many cards are reserved.
    pub fn hand_size(&self) -> u8 {
        self.hand.size()
    }

    /// Returns whether the card is known to be reserved here.
    pub fn holds(&self, card: CardId) -> bool {
        self.hand.holds(card)
    }

    /// Returns the bought cards in the order of the component file.
    pub fn bought(&self) -> impl Iterator<Item = CardId> + '_ {
        self.bought.iter()
    }

    /// Returns the royal cards received, in the order of the component file.
    pub fn royals(&self) -> impl Iterator<Item = RoyalId> {
        royals_of(self.royals)
    }

    /// Returns the price of a card for this player.
    #[inline]
    pub fn price(&self, card: CardId) -> Price {
        Price::of(card.card().cost, self.bonuses, self.tokens)
    }

    /// Returns the colours of which there is a bonus, bit 0 for white.
    #[inline]
    pub fn colours(&self) -> u8 {
        self.bonuses.with_at_least(1)
    }

    /// Lays a card down as bought. A wild card has no colour yet.
    #[inline]
    pub(crate) fn gain(&mut self, id: CardId) {
        let card = id.card();
        self.bought.put(id);
        self.points += card.points;
        self.crowns += card.crowns;
        if let Bonus::Of(colour) = card.bonus {
            self.column(colour, card.bonus_count, card.points);
        }
    }

    /// Adds bonuses and points to the column of a colour: those of a card of that colour, or of a wild card that copies
    /// it.
    #[inline]
    pub(crate) fn column(&mut self, colour: Colour, bonuses: u8, points: u8) {
        self.bonuses = self.bonuses.plus_n(colour.gem(), bonuses);
        self.colour_points = self.colour_points.plus_n(colour.gem(), points);
    }

    /// Receives a royal card and its points.
    pub(crate) fn receive(&mut self, royal: RoyalId) {
        self.royals |= 1 << royal.row();
        self.points += royal.royal().points;
    }
}

/// The position of every piece, whose turn it is and what is still to be done in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Body {
    pub(crate) seats: [Player; PLAYERS],
    /// The tokens in the bag. They are public; they have no order, since each draw is random.
    pub bag: Gems,
    pub(crate) board: Board,
    /// The cards that may still be drawn; in a view the cards hidden in hands are among them.
    pub(crate) unseen: Decks<CardId>,
    /// The number of turns that have been completed.
    pub(crate) turns: u32,
    pub(crate) agenda: Agenda<Duty, AGENDA_MAX>,
    /// The face-up cards, five of level 1, then four of level 2 and three of level 3.
    pub(crate) pyramid: Rows,
    /// The colour that each wild card copies, one more than its place in the order; 0 where it copies none.
    pub(crate) wilds: [u8; WILDS],
    /// The seat whose turn it is.
    pub(crate) turn: Seat,
    /// Whether that seat plays again after this turn (`duel E2`).
    pub(crate) again: bool,
}

impl Body {
    pub(crate) fn new() -> Body {
        let mut seats = [Player::EMPTY; PLAYERS];
        // `duel S8`: the second player starts with a privilege.
        seats[1].privileges = 1;
        Body {
            seats,
            bag: ALL_TOKENS,
            board: Board::EMPTY,
            unseen: Decks::full(),
            turns: 0,
            agenda: Agenda::of([], Duty::FILLER),
            pyramid: Rows::EMPTY,
            wilds: [0; WILDS],
            turn: Seat(0),
            again: false,
        }
    }

    /// Returns the tokens on the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the seat whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Returns whether that seat plays again after this turn.
    pub fn plays_again(&self) -> bool {
        self.again
    }

    /// Returns whether the board has been replenished in this turn and its action is still to come: until the end of the
    /// turn no privilege can be used (`duel X1`).
    pub fn has_replenished(&self) -> bool {
        self.agenda.top() == Some(Duty::Act)
    }

    /// Returns how many turns have been completed.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// Returns the number of the turn, counted from 1; after the end that of the last one.
    pub fn turn_number(&self) -> u32 {
        self.turns + u32::from(self.result().is_none())
    }

    /// Returns the pieces of a player.
    #[inline]
    pub fn seat(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    /// Returns the pieces of each player, in playing order.
    pub fn seats(&self) -> impl Iterator<Item = &Player> {
        self.seats.iter()
    }

    /// Returns the player whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> &Player {
        &self.seats[self.turn.index() & 1]
    }

    #[inline]
    pub(crate) fn active_mut(&mut self) -> &mut Player {
        &mut self.seats[self.turn.index() & 1]
    }

    /// Returns the seat that is not to act.
    #[inline]
    pub(crate) fn opponent(&self) -> Seat {
        Seat(self.turn.0 ^ 1)
    }

    /// Returns how many privileges lie above the board: all that nobody holds.
    #[inline]
    pub fn supply(&self) -> u8 {
        PRIVILEGES - self.seats[0].privileges - self.seats[1].privileges
    }

    /// Returns the face-up card of a level and column (both from 0), unless the place is empty.
    pub fn face_up(&self, level: u8, column: u8) -> Option<CardId> {
        let level = usize::from(level);
        if column >= *COLUMNS.get(level)? {
            return None;
        }
        CardId::new(self.pyramid.bytes()[usize::from(ROW_BASES[level] + column)])
    }

    /// Returns all face-up cards, level by level.
    pub fn face_up_cards(&self) -> impl Iterator<Item = CardId> + use<> {
        self.pyramid.cards()
    }

    /// Returns the place of a face-up card in the pyramid.
    #[inline]
    pub(crate) fn slot_of(&self, card: CardId) -> Option<u8> {
        self.pyramid.find(card.row())
    }

    /// Returns the places whose cards the active player can buy: bits 0 to 11 for the pyramid, 12 to 14 for the hand.
    #[inline]
    pub(crate) fn payable(&self) -> u16 {
        let Player { bonuses, tokens, hand, .. } = self.active();
        let reach = Reach { rows: self.pyramid.bytes(), hand: hand.bytes(), costs: &COSTS };
        let payable = affordable(reach, *bonuses + tokens.without_gold(), tokens.gold(), 1) as u16;
        if bonuses.is_none() { self.without_wilds(payable) } else { payable }
    }

    /// Removes the wild cards from these places if the player has no bonus: a card that copies a colour cannot be
    /// bought then (`duel E4`).
    fn without_wilds(&self, places: u16) -> u16 {
        let wilds = members(places.into()).filter(|&place| self.card_at(place).is_wild());
        wilds.fold(places, |left, place| left & !(1 << place))
    }

    /// Returns the card at a place as [`Body::payable`] numbers them, where a card must lie.
    #[inline]
    pub(crate) fn card_at(&self, place: u8) -> CardId {
        let place = usize::from(place);
        let byte = match self.pyramid.bytes().get(place) {
            Some(&row) => row,
            None => self.active().hand.bytes()[place - SLOTS] & !BLIND,
        };
        CardId::new(byte).expect("a card lies at a place that can be bought or reserved")
    }

    /// Returns the royal cards that nobody has, bit `n` for royal card `n`.
    #[inline]
    pub(crate) fn royals_left(&self) -> u8 {
        const ALL: u8 = (2 << ROYALS) - 2;
        ALL & !(self.seats[0].royals | self.seats[1].royals)
    }

    /// Returns the royal cards below the board.
    pub fn royals(&self) -> impl Iterator<Item = RoyalId> {
        royals_of(self.royals_left())
    }

    /// Returns the colour that a bought wild card copies.
    pub fn copied_colour(&self, card: CardId) -> Option<Colour> {
        if !card.is_wild() {
            return None;
        }
        Colour::ALL.get(usize::from(self.wilds[card.wild_place()]).wrapping_sub(1)).copied()
    }

    /// Returns the first empty space of the spiral from its `n`-th on, by its number in the spiral.
    #[inline]
    pub(crate) fn next_empty(&self, n: u8) -> Option<u8> {
        let occupied = self.board.occupied();
        (n..SPIRAL.len() as u8).find(|&n| !occupied.contains(SPIRAL[usize::from(n)]))
    }

    /// Returns the spaces with a token that the active player's privileges may take (`duel P2`, `P3`, `X45`).
    #[inline]
    pub(crate) fn for_privilege(&self) -> Spaces {
        let takeable = self.board.takeable();
        if takeable.count() == 1 && self.bag.without_gold().is_none() && !self.could_go_on() {
            return Spaces::NONE;
        }
        takeable
    }

    /// Returns whether a reservation or a purchase would be possible after taking the last gem or pearl.
    fn could_go_on(&self) -> bool {
        let gold = !self.board.gold().is_empty() || self.bag.gold() > 0;
        let mut after = *self;
        let last = after.board.takeable();
        let taken = after.board.take(last);
        after.active_mut().tokens += taken;
        gold && after.can_reserve_a_card() || after.payable() != 0
    }

    /// Returns whether there is a card to reserve and a place for it (`duel G2`, `X12`).
    fn can_reserve_a_card(&self) -> bool {
        !self.active().hand.is_full() && (self.pyramid.occupied() != 0 || self.unseen.open() != 0)
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
            *score = player.points.into();
        }
        scores
    }

    /// Returns the digest of every field, with its stated width, in the permanent order.
    pub(crate) fn digest(&self) -> u64 {
        let mut digest = Digest::new()
            .bytes(&[self.turn.0, self.again.into()])
            .word(self.turns.into())
            .word(self.bag.word())
            .bytes(self.pyramid.bytes())
            .bytes(&self.wilds);
        let planes = self.board.planes().into_iter().map(u64::from);
        for word in planes.chain(self.unseen.words()) {
            digest = digest.word(word);
        }
        for player in self.seats() {
            digest = digest
                .word(player.tokens.word())
                .bytes(player.hand.bytes())
                .bytes(&[player.royals, player.privileges]);
            for word in player.bought.words() {
                digest = digest.word(word);
            }
        }
        for duty in self.agenda.iter() {
            digest = digest.bytes(&duty.code());
        }
        digest.finish()
    }

    /// Returns what `viewer` knows: cards that the opponent drew blind are again among those that may still be drawn.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Body {
        let mut seen = *self;
        for seat in Seat::all(PLAYERS as u8).filter(|&seat| !viewer.is(seat)) {
            seen.seats[seat.index()].hand.hide(&mut seen.unseen);
        }
        seen
    }
}

pub(crate) fn royals_of(set: u8) -> impl Iterator<Item = RoyalId> + Clone {
    members(set.into()).filter_map(RoyalId::new)
}

/// Returns the level (from 0) of a place in the pyramid.
#[inline]
pub(crate) fn level_of_slot(slot: u8) -> u8 {
    u8::from(slot >= ROW_BASES[1]) + u8::from(slot >= ROW_BASES[2])
}

/// Returns the space that comes `n`-th in the spiral.
#[inline]
pub(crate) fn spiral(n: u8) -> Space {
    SPIRAL[usize::from(n)]
}

const _: () = assert!((ROW_BASES[2] + COLUMNS[2]) as usize == SLOTS);
const _: () = assert!(Gem::LETTERS.len() == Gem::ALL.len());
