//! The duties of a turn, of which the agenda holds those that are still to be done, and the decisions among them.

/// Something that has to be done before the game can continue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Duty {
    /// Reveal one more noble.
    RevealNoble,
    /// Lay a card face up in this place of the rows, then in all places after it.
    LayOut(u8),
    /// One of the four actions.
    Act,
    /// Draw the top card of this level's deck into the hand.
    DrawBlind(u8),
    /// Fill this place of the rows from its deck.
    Refill(u8),
    /// Return tokens down to ten.
    ReturnTokens,
    /// Receive a noble.
    ReceiveNoble,
    /// End the game if it is over; otherwise begin the next player's turn.
    EndTurn,
    // Only modules have those behind it.
    /// Fill this place of the rows from its deck, then all gaps after it.
    FillGaps(u8),
    /// Reveal one more city.
    RevealCity,
    /// Take a city.
    TakeCity,
    /// Take the token of the first trading post.
    PostToken,
    /// Put shields on trading posts.
    Shields,
    /// Place, move or remove a stronghold after a purchase.
    Stronghold,
    /// Buy the card with three own strongholds, or not.
    Conquer,
    /// Place or move a stronghold after a conquest.
    PlaceAgain,
    /// Tie this satchel, a card by its row.
    Satchel(u8),
    /// Reserve a noble.
    ReserveNoble,
    /// Take a card of this level for nothing.
    FreeCard(u8),
}

impl Duty {
    /// The value of the unused places of an agenda.
    pub(crate) const FILLER: Duty = Duty::EndTurn;

    /// Returns a code for digests. It is permanent, since digests are stored with games.
    pub(crate) const fn code(self) -> [u8; 2] {
        match self {
            Duty::RevealNoble => [1, 0],
            Duty::LayOut(slot) => [2, slot],
            Duty::Act => [3, 0],
            Duty::DrawBlind(level) => [4, level],
            Duty::Refill(slot) => [5, slot],
            Duty::ReturnTokens => [6, 0],
            Duty::ReceiveNoble => [7, 0],
            Duty::EndTurn => [8, 0],
            Duty::FillGaps(slot) => [9, slot],
            Duty::RevealCity => [10, 0],
            Duty::TakeCity => [11, 0],
            Duty::PostToken => [12, 0],
            Duty::Shields => [13, 0],
            Duty::Stronghold => [14, 0],
            Duty::Conquer => [15, 0],
            Duty::PlaceAgain => [16, 0],
            Duty::Satchel(card) => [17, card],
            Duty::ReserveNoble => [18, 0],
            Duty::FreeCard(level) => [19, level],
        }
    }

    /// Returns the decision that this duty leaves to the player, if it leaves one.
    pub(crate) const fn decision(self) -> Option<Decision> {
        match self {
            Duty::Act => Some(Decision::Act),
            Duty::ReturnTokens => Some(Decision::Return),
            Duty::ReceiveNoble => Some(Decision::Receive),
            Duty::TakeCity => Some(Decision::TakeCity),
            Duty::PostToken => Some(Decision::PostToken),
            Duty::Stronghold => Some(Decision::Stronghold),
            Duty::Conquer => Some(Decision::Conquer),
            Duty::PlaceAgain => Some(Decision::PlaceAgain),
            Duty::Satchel(_) => Some(Decision::Copy),
            Duty::ReserveNoble => Some(Decision::ReserveNoble),
            Duty::FreeCard(_) => Some(Decision::TakeFree),
            Duty::RevealNoble
            | Duty::RevealCity
            | Duty::LayOut(_)
            | Duty::DrawBlind(_)
            | Duty::Refill(_)
            | Duty::FillGaps(_)
            | Duty::Shields
            | Duty::EndTurn => None,
        }
    }
}

/// The decisions of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// One of the four actions, or a pass where none is possible.
    Act,
    /// Choose the tokens to return.
    Return,
    /// Choose the noble to receive.
    Receive,
    /// Choose the city to take (`cities 7`).
    TakeCity,
    /// Choose the token that the first trading post brings (`cities 33`).
    PostToken,
    /// Choose the stronghold to place, move or remove after a purchase (`cities 14`).
    Stronghold,
    /// Choose whether to conquer a card, and how to pay for it (`cities 21`).
    Conquer,
    /// Where a stronghold goes after a conquest (`cities 24`).
    PlaceAgain,
    /// Choose the colour that a satchel copies (`cities 54`).
    Copy,
    /// Choose the noble to reserve (`cities 60`).
    ReserveNoble,
    /// Choose the card to take for nothing (`cities 57`, `62`).
    TakeFree,
}

impl kernel::Decision for Decision {
    fn name(self) -> &'static str {
        match self {
            Decision::Act => "act",
            Decision::Return => "return",
            Decision::Receive => "receive",
            Decision::TakeCity => "take_city",
            Decision::PostToken => "post_token",
            Decision::Stronghold => "stronghold",
            Decision::Conquer => "conquer",
            Decision::PlaceAgain => "place_again",
            Decision::Copy => "copy",
            Decision::ReserveNoble => "reserve_noble",
            Decision::TakeFree => "take_free",
        }
    }

    fn begins_turn(self) -> bool {
        self == Decision::Act
    }
}
