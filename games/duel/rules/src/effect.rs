//! Events of the game, for the readable log and for animation.

use jewels::{BoughtFrom, Lacks, Told};
use kernel::{Arg, Message, Narrate, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{Space, Spaces};
use crate::data::{Bonus, CardId, RoyalId, SET};
use crate::gems::Gems;

/// An event in the game. Only [`Effect::Drew`] is hidden in part from some viewers. The JSON form is permanent, except
/// for added fields and kinds. Kinds of tokens are written as counts with one token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "effect", rename_all = "snake_case", try_from = "Told")]
#[expect(missing_docs, reason = "the fields are what their names say: who, which card, which tokens")]
pub enum Effect {
    /// A card was laid face up in this column (from 0) of its level's row.
    Laid { card: CardId, column: u8 },
    /// A token of the bag was put on a space.
    Placed { space: Space, gem: Gems },
    /// A player used a privilege for a token.
    UsedPrivilege { seat: Seat, space: Space, gem: Gems },
    /// A player replenished the board.
    Replenished { seat: Seat },
    /// A player took a privilege: from the supply, or from the opponent.
    TookPrivilege { seat: Seat, from_opponent: bool },
    /// A player took the tokens on these spaces.
    Took { seat: Seat, spaces: Spaces, gems: Gems },
    /// A player took the gold on a space and reserved a face-up card.
    Reserved { seat: Seat, card: CardId, gold: Space },
    /// A player took the gold on a space and reserved the top card of a deck (level from 0).
    ReservedTop { seat: Seat, level: u8, gold: Space },
    /// The card drawn for a reservation from a deck. The opponent sees only its level.
    Drew { seat: Seat, level: u8, card: Option<CardId> },
    /// A player bought a card and paid these tokens, gold included.
    Bought { seat: Seat, card: CardId, from: BoughtFrom, paid: Gems },
    /// A wild card copies a colour.
    Copied { seat: Seat, card: CardId, colour: Gems },
    /// A player took a token from the board by a card's effect.
    TookSame { seat: Seat, space: Space, gem: Gems },
    /// A player stole a token from the opponent by a card's effect.
    Stole { seat: Seat, gem: Gems },
    /// A royal card came to a player.
    ReceivedRoyal { seat: Seat, royal: RoyalId },
    /// A player discarded a token into the bag.
    Discarded { seat: Seat, gem: Gems },
    /// A player has one more turn.
    PlaysAgain { seat: Seat },
    /// The game is over: this player has won.
    Ended { seat: Seat },
}

impl TryFrom<Told> for Effect {
    type Error = Lacks;

    fn try_from(told: Told) -> Result<Effect, Lacks> {
        Ok(match told.effect() {
            "laid" => Effect::Laid { card: told.field("card")?, column: told.field("column")? },
            "placed" => Effect::Placed { space: told.field("space")?, gem: told.field("gem")? },
            "used_privilege" => Effect::UsedPrivilege {
                seat: told.seat()?,
                space: told.field("space")?,
                gem: told.field("gem")?,
            },
            "replenished" => Effect::Replenished { seat: told.seat()? },
            "took_privilege" => {
                Effect::TookPrivilege { seat: told.seat()?, from_opponent: told.field("from_opponent")? }
            }
            "took" => {
                Effect::Took { seat: told.seat()?, spaces: told.field("spaces")?, gems: told.field("gems")? }
            }
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
            "copied" => Effect::Copied {
                seat: told.seat()?,
                card: told.field("card")?,
                colour: told.field("colour")?,
            },
            "took_same" => {
                Effect::TookSame { seat: told.seat()?, space: told.field("space")?, gem: told.field("gem")? }
            }
            "stole" => Effect::Stole { seat: told.seat()?, gem: told.field("gem")? },
            "received_royal" => Effect::ReceivedRoyal { seat: told.seat()?, royal: told.field("royal")? },
            "discarded" => Effect::Discarded { seat: told.seat()?, gem: told.field("gem")? },
            "plays_again" => Effect::PlaysAgain { seat: told.seat()? },
            "ended" => Effect::Ended { seat: told.seat()? },
            _ => return Err(Lacks("effect")),
        })
    }
}

impl Effect {
    /// Returns what `viewer` learns of the event.
    pub(crate) fn seen_by(self, viewer: Viewer) -> Effect {
        match self {
            // `duel G6`: the opponent does not see a card reserved from a deck.
            Effect::Drew { seat, level, .. } if !viewer.is(seat) => Effect::Drew { seat, level, card: None },
            open => open,
        }
    }

    /// Returns the seat that acted, if the event is an action.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Effect::Laid { .. } | Effect::Placed { .. } => None,
            Effect::UsedPrivilege { seat, .. }
            | Effect::Replenished { seat }
            | Effect::TookPrivilege { seat, .. }
            | Effect::Took { seat, .. }
            | Effect::Reserved { seat, .. }
            | Effect::ReservedTop { seat, .. }
            | Effect::Drew { seat, .. }
            | Effect::Bought { seat, .. }
            | Effect::Copied { seat, .. }
            | Effect::TookSame { seat, .. }
            | Effect::Stole { seat, .. }
            | Effect::ReceivedRoyal { seat, .. }
            | Effect::Discarded { seat, .. }
            | Effect::PlaysAgain { seat }
            | Effect::Ended { seat } => Some(seat),
        }
    }
}

/// Returns the word that selects a variant of a message: a colour's letter, `wild` or `none`.
pub(crate) fn bonus_key(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Of(colour) => colour.key(),
        Bonus::Wild => "wild",
        Bonus::None => "none",
    }
}

impl Narrate for Effect {
    fn message(&self) -> Message {
        let by = |id, seat| Message::new(id).with("player", Arg::Seat(seat));
        let card = |message: Message, card: CardId| {
            message
                .card("card", SET, card.row())
                .number("level", card.card().level + 1)
                .with("bonus", Arg::Key(bonus_key(card.card().bonus)))
                .number("bonuses", card.card().bonus_count)
                .number("points", card.card().points)
                .number("crowns", card.card().crowns)
        };
        let gem = |message: Message, gem: Gems| message.with("gem", Arg::Pieces(gem.pieces()));
        match *self {
            Effect::Laid { card: id, .. } => card(Message::new("duel-log-laid"), id),
            Effect::Placed { gem: placed, .. } => gem(Message::new("duel-log-placed"), placed),
            Effect::UsedPrivilege { seat, gem: taken, .. } => gem(by("duel-log-used-privilege", seat), taken),
            Effect::Replenished { seat } => by("duel-log-replenished", seat),
            Effect::TookPrivilege { seat, from_opponent } => {
                by("duel-log-took-privilege", seat).number("from", from_opponent)
            }
            Effect::Took { seat, gems, .. } => {
                by("jewels-log-took", seat).with("gems", Arg::Pieces(gems.pieces()))
            }
            Effect::Reserved { seat, card: id, .. } => card(by("duel-log-reserved", seat), id),
            Effect::ReservedTop { seat, level, .. } => {
                by("duel-log-reserved-top", seat).number("level", level + 1)
            }
            Effect::Drew { seat, level, card: None } => {
                by("jewels-log-drew-hidden", seat).number("level", level + 1)
            }
            Effect::Drew { seat, card: Some(id), .. } => card(by("duel-log-drew", seat), id),
            Effect::Bought { seat, card: id, paid, .. } => card(by("duel-log-bought", seat), id)
                .with("paid", Arg::Pieces(paid.pieces()))
                .number("tokens", paid.total()),
            Effect::Copied { seat, card: id, colour } => {
                gem(by("duel-log-copied", seat).card("card", SET, id.row()), colour)
            }
            Effect::TookSame { seat, gem: taken, .. } => gem(by("duel-log-took-same", seat), taken),
            Effect::Stole { seat, gem: stolen } => gem(by("duel-log-stole", seat), stolen),
            Effect::ReceivedRoyal { seat, royal } => by("duel-log-received-royal", seat)
                .number("royal", royal.row())
                .number("points", royal.royal().points),
            Effect::Discarded { seat, gem: discarded } => gem(by("duel-log-discarded", seat), discarded),
            Effect::PlaysAgain { seat } => by("duel-log-plays-again", seat),
            Effect::Ended { seat } => by("duel-log-ended", seat),
        }
    }
}
