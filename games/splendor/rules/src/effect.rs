//! What happened, for the readable log and for animation.

use jewels::{BoughtFrom, Lacks, Told};
use kernel::{Arg, Message, Narrate, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::{CardId, NobleId, SET};
use crate::gems::Gems;

/// An event in the game. Only [`Effect::Drew`] is hidden in part from some viewers. The JSON form is permanent, but
/// for fields and kinds that are added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "effect", rename_all = "snake_case", try_from = "Told")]
#[expect(missing_docs, reason = "the fields are what their names say: who, which card, which tokens")]
pub enum Effect {
    /// A noble was revealed in the set-up.
    NobleRevealed { noble: NobleId },
    /// A card was laid face up in this column (from 0) of its level's row.
    Laid { card: CardId, column: u8 },
    /// A player took tokens.
    Took { seat: Seat, gems: Gems },
    /// A player reserved a face-up card, with a gold or without.
    Reserved { seat: Seat, card: CardId, gold: bool },
    /// A player reserved the top card of a deck (level from 0), with a gold or without.
    ReservedTop { seat: Seat, level: u8, gold: bool },
    /// The card drawn for it. The others see only its level.
    Drew { seat: Seat, level: u8, card: Option<CardId> },
    /// A player bought a card and paid these tokens, gold included.
    Bought { seat: Seat, card: CardId, from: BoughtFrom, paid: Gems },
    /// A player returned tokens over ten.
    Returned { seat: Seat, gems: Gems },
    /// A noble came to a player.
    Received { seat: Seat, noble: NobleId },
    /// A player could do nothing.
    Passed { seat: Seat },
    /// A player reached fifteen points; the round is completed.
    LastRound { seat: Seat },
    /// The game is over.
    Ended,
}

impl TryFrom<Told> for Effect {
    type Error = Lacks;

    fn try_from(told: Told) -> Result<Effect, Lacks> {
        Ok(match told.effect() {
            "noble_revealed" => Effect::NobleRevealed { noble: told.field("noble")? },
            "laid" => Effect::Laid { card: told.field("card")?, column: told.field("column")? },
            "took" => Effect::Took { seat: told.seat()?, gems: told.field("gems")? },
            "reserved" => {
                Effect::Reserved { seat: told.seat()?, card: told.field("card")?, gold: told.field("gold")? }
            }
            "reserved_top" => Effect::ReservedTop {
                seat: told.seat()?,
                level: told.field("level")?,
                gold: told.field("gold")?,
            },
            "drew" => {
                Effect::Drew { seat: told.seat()?, level: told.field("level")?, card: told.may_lack("card")? }
            }
            "bought" => Effect::Bought {
                seat: told.seat()?,
                card: told.field("card")?,
                from: told.field("from")?,
                paid: told.field("paid")?,
            },
            "returned" => Effect::Returned { seat: told.seat()?, gems: told.field("gems")? },
            "received" => Effect::Received { seat: told.seat()?, noble: told.field("noble")? },
            "passed" => Effect::Passed { seat: told.seat()? },
            "last_round" => Effect::LastRound { seat: told.seat()? },
            "ended" => Effect::Ended,
            _ => return Err(Lacks("effect")),
        })
    }
}

impl Effect {
    /// What `viewer` learns of it.
    pub(crate) fn seen_by(self, viewer: Viewer) -> Effect {
        match self {
            // `splendor 50`: the others do not see a card reserved from a deck.
            Effect::Drew { seat, level, .. } if !viewer.is(seat) => Effect::Drew { seat, level, card: None },
            open => open,
        }
    }

    /// The seat that acted, if the event is an action.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Effect::NobleRevealed { .. } | Effect::Laid { .. } | Effect::Ended => None,
            Effect::Took { seat, .. }
            | Effect::Reserved { seat, .. }
            | Effect::ReservedTop { seat, .. }
            | Effect::Drew { seat, .. }
            | Effect::Bought { seat, .. }
            | Effect::Returned { seat, .. }
            | Effect::Received { seat, .. }
            | Effect::Passed { seat }
            | Effect::LastRound { seat } => Some(seat),
        }
    }
}

impl Narrate for Effect {
    fn message(&self) -> Message {
        let by = |id, seat| Message::new(id).with("player", Arg::Seat(seat));
        let card = |message: Message, card: CardId| {
            message
                .card("card", SET, card.row())
                .number("level", card.card().level + 1)
                .with("bonus", Arg::Pieces(Gems::one(card.card().bonus.gem()).pieces()))
                .number("points", card.card().points)
        };
        match *self {
            Effect::NobleRevealed { noble } => {
                Message::new("splendor-log-noble-revealed").with("needs", Arg::Pieces(noble.needs().pieces()))
            }
            Effect::Laid { card: id, .. } => card(Message::new("splendor-log-laid"), id),
            Effect::Took { seat, gems } => {
                by("jewels-log-took", seat).with("gems", Arg::Pieces(gems.pieces()))
            }
            Effect::Reserved { seat, card: id, gold } => {
                card(by("splendor-log-reserved", seat), id).number("gold", gold)
            }
            Effect::ReservedTop { seat, level, gold } => {
                by("splendor-log-reserved-top", seat).number("level", level + 1).number("gold", gold)
            }
            Effect::Drew { seat, level, card: None } => {
                by("jewels-log-drew-hidden", seat).number("level", level + 1)
            }
            Effect::Drew { seat, card: Some(id), .. } => card(by("splendor-log-drew", seat), id),
            Effect::Bought { seat, card: id, paid, .. } => card(by("splendor-log-bought", seat), id)
                .with("paid", Arg::Pieces(paid.pieces()))
                .number("tokens", paid.total()),
            Effect::Returned { seat, gems } => {
                by("splendor-log-returned", seat).with("gems", Arg::Pieces(gems.pieces()))
            }
            Effect::Received { seat, noble } => {
                by("splendor-log-received", seat).with("needs", Arg::Pieces(noble.needs().pieces()))
            }
            Effect::Passed { seat } => by("splendor-log-passed", seat),
            Effect::LastRound { seat } => by("splendor-log-last-round", seat),
            Effect::Ended => Message::new("splendor-log-ended"),
        }
    }
}
