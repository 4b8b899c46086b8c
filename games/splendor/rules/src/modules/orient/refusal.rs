//! The refusals that only games with the Orient have.

use jewels::Colour;
use kernel::{Arg, Message, Rule};

use crate::check::Refusal;
use crate::data::{CardId, SET};
use crate::gems::Gems;
use crate::rules::cities;

/// The reason why an action is refused in a game with the Orient.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers the sentence speaks of")]
pub enum OrientRefusal {
    /// The deck of the Orient is empty; the level is counted from 0.
    DeckEmpty { level: u8 },
    /// More cards of double gold were chosen than the player has.
    DoubleGoldNotHeld { chosen: u8, held: u8 },
    /// A card of double gold was chosen that replaces nothing.
    DoubleGoldUnused { chosen: u8, gems: u8 },
    /// One of two gold was lost, while there was a gem that it could replace.
    DoubleGoldHalfUsed,
    /// A satchel needs a card with a bonus.
    NoHost { card: CardId },
    /// The card costs bonuses, and was to be paid for otherwise.
    PaidWithBonuses { card: CardId, colour: Colour },
    /// The card costs gems, and was to be paid for with cards.
    PaidWithGems { card: CardId },
    /// The player has fewer than two bonuses of the colour.
    TooFewBonuses { colour: Colour, held: u8 },
    /// The card is not one with a bonus of this colour in front of the player.
    NotDiscardable { card: CardId, colour: Colour },
    /// Satchels of the colour go first.
    SatchelsFirst { colour: Colour, due: u8 },
    /// A card with two bonuses pays alone.
    DoubleAlone { colour: Colour },
    /// Two bonuses are the price, no more and no fewer.
    TwoBonuses { colour: Colour },
    /// The player has no bonus of the colour that the satchel would copy.
    NothingToCopy { colour: Colour },
    /// The colour that this satchel copies has to be chosen first.
    CopyFirst { card: u8 },
    /// A noble has to be reserved first.
    ReserveNobleFirst,
    /// A card of this level (from 0) has to be taken first.
    FreeFirst { level: u8 },
    /// The card that was to be taken for nothing is not face up.
    FreeNotFaceUp { card: CardId },
    /// The card that was to be taken for nothing is of another level than this (from 0).
    FreeOfLevel { card: CardId, level: u8 },
    /// No card asks for this now.
    NoEffectDue,
    /// The noble is reserved by somebody else.
    NobleReserved,
}

impl From<OrientRefusal> for Refusal {
    fn from(refusal: OrientRefusal) -> Refusal {
        Refusal::Orient(refusal)
    }
}

impl OrientRefusal {
    pub(crate) fn rule(self) -> Rule {
        cities(match self {
            OrientRefusal::DeckEmpty { .. } => "102",
            OrientRefusal::DoubleGoldNotHeld { .. } => "49",
            OrientRefusal::DoubleGoldUnused { .. } | OrientRefusal::DoubleGoldHalfUsed => "137",
            OrientRefusal::NoHost { .. } => "55",
            OrientRefusal::PaidWithBonuses { .. } => "120",
            OrientRefusal::PaidWithGems { .. }
            | OrientRefusal::TooFewBonuses { .. }
            | OrientRefusal::TwoBonuses { .. } => "63",
            OrientRefusal::NotDiscardable { .. } => "64",
            OrientRefusal::SatchelsFirst { .. } => "65",
            OrientRefusal::DoubleAlone { .. } => "122",
            OrientRefusal::NothingToCopy { .. } | OrientRefusal::CopyFirst { .. } => "54",
            OrientRefusal::ReserveNobleFirst | OrientRefusal::NobleReserved => "60",
            OrientRefusal::FreeFirst { level: 0 } => "57",
            OrientRefusal::FreeFirst { .. } => "62",
            OrientRefusal::FreeNotFaceUp { .. } => "112",
            OrientRefusal::FreeOfLevel { level: 0, .. } => "57",
            OrientRefusal::FreeOfLevel { .. } => "62",
            OrientRefusal::NoEffectDue => "109",
        })
    }

    pub(crate) fn message(self) -> Message {
        let named = |id, card: CardId| Message::new(id).card("card", SET, card.row());
        let of = |message: Message, colour: Colour| {
            message.with("colour", Arg::Pieces(Gems::one(colour.gem()).pieces()))
        };
        match self {
            OrientRefusal::DeckEmpty { level } => {
                Message::new("splendor-no-orient-deck-empty").number("level", level + 1)
            }
            OrientRefusal::DoubleGoldNotHeld { chosen, held } => {
                Message::new("splendor-no-double-gold-not-held").number("chosen", chosen).number("held", held)
            }
            OrientRefusal::DoubleGoldUnused { chosen, gems } => {
                Message::new("splendor-no-double-gold-unused").number("chosen", chosen).number("gems", gems)
            }
            OrientRefusal::DoubleGoldHalfUsed => Message::new("splendor-no-double-gold-half-used"),
            OrientRefusal::NoHost { card } => named("splendor-no-host", card),
            OrientRefusal::PaidWithBonuses { card, colour } => {
                of(named("splendor-no-paid-with-bonuses", card), colour)
            }
            OrientRefusal::PaidWithGems { card } => named("splendor-no-paid-with-gems", card),
            OrientRefusal::TooFewBonuses { colour, held } => {
                of(Message::new("splendor-no-too-few-bonuses"), colour).number("held", held)
            }
            OrientRefusal::NotDiscardable { card, colour } => {
                of(named("splendor-no-not-discardable", card), colour)
            }
            OrientRefusal::SatchelsFirst { colour, due } => {
                of(Message::new("splendor-no-satchels-first"), colour).number("due", due)
            }
            OrientRefusal::DoubleAlone { colour } => of(Message::new("splendor-no-double-alone"), colour),
            OrientRefusal::TwoBonuses { colour } => of(Message::new("splendor-no-two-bonuses"), colour),
            OrientRefusal::NothingToCopy { colour } => {
                of(Message::new("splendor-no-nothing-to-copy"), colour)
            }
            OrientRefusal::CopyFirst { card } => {
                Message::new("splendor-no-copy-first").card("card", SET, card)
            }
            OrientRefusal::ReserveNobleFirst => Message::new("splendor-no-reserve-noble-first"),
            OrientRefusal::FreeFirst { level } => {
                Message::new("splendor-no-free-first").number("level", level + 1)
            }
            OrientRefusal::FreeNotFaceUp { card } => named("splendor-no-free-not-face-up", card),
            OrientRefusal::FreeOfLevel { card, level } => {
                named("splendor-no-free-of-level", card).number("level", level + 1)
            }
            OrientRefusal::NoEffectDue => Message::new("splendor-no-no-effect-due"),
            OrientRefusal::NobleReserved => Message::new("splendor-no-noble-reserved"),
        }
    }
}
