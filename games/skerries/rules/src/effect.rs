//! Events of the game, for the readable log and for animation.

use kernel::{Arg, Message, Narrate, Pieces, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::body::BOAT_FULL;
use crate::pieces::{Catch, Order, PIECES, SET};

/// An event in the game. Only [`Effect::OrderDealt`] is hidden in part from some viewers. The JSON form is permanent,
/// except for added fields and kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "effect", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say: who, which card, how much")]
pub enum Effect {
    /// A player was dealt an order, which the others do not see.
    OrderDealt { seat: Seat, order: Option<Order> },
    /// A boat was dealt a catch.
    CatchDealt { seat: Seat, catch: Catch },
    /// A player begins.
    Begins { seat: Seat },
    /// A catch was laid on the quay, behind the others.
    Laid { catch: Catch },
    /// A player took a catch for this much oil.
    Took { seat: Seat, catch: Catch, paid: u8 },
    /// A player took oil from the stock.
    Filled { seat: Seat, oil: u8 },
    /// A storm came.
    StormCame,
    /// A player gave oil to the beacon.
    Gave { seat: Seat },
    /// A player kept their oil.
    Kept { seat: Seat },
    /// The beacon burns, and the storm passed.
    StormPassed,
    /// A storm struck; `strikes` is the number of storms that have struck so far.
    StormStruck { strikes: u8 },
    /// A player threw a catch overboard.
    Jettisoned { seat: Seat, catch: Catch },
    /// A player has a full boat; the round is completed.
    LastRound { seat: Seat },
    /// A player delivered an order, which brought these points.
    Delivered { seat: Seat, order: Order, points: u8 },
    /// All boats have sunk.
    Sunk,
    /// The game is over.
    Ended,
}

impl Effect {
    /// Returns what `viewer` learns of the event.
    pub(crate) fn seen_by(self, viewer: Viewer) -> Effect {
        match self {
            // `skerries 6`: nobody else sees it.
            Effect::OrderDealt { seat, .. } if !viewer.is(seat) => Effect::OrderDealt { seat, order: None },
            open => open,
        }
    }

    /// Returns the seat that acted, if the event is an action.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Effect::OrderDealt { seat, .. }
            | Effect::CatchDealt { seat, .. }
            | Effect::Begins { seat }
            | Effect::Took { seat, .. }
            | Effect::Filled { seat, .. }
            | Effect::Gave { seat }
            | Effect::Kept { seat }
            | Effect::Jettisoned { seat, .. }
            | Effect::LastRound { seat }
            | Effect::Delivered { seat, .. } => Some(seat),
            Effect::Laid { .. }
            | Effect::StormCame
            | Effect::StormPassed
            | Effect::StormStruck { .. }
            | Effect::Sunk
            | Effect::Ended => None,
        }
    }
}

/// Adds a catch, with what is printed on it, to a message.
fn with_catch(message: Message, catch: Catch) -> Message {
    message
        .card("catch", SET, catch.number())
        .with("fish", Arg::Pieces(Pieces::new(PIECES, [catch.fish().letter()])))
        .number("value", catch.value())
}

/// Adds an order, with what is printed on it, to a message.
fn with_order(message: Message, order: Order) -> Message {
    let [first, second] = order.wants().map(|fish| Arg::Pieces(Pieces::new(PIECES, [fish.letter()])));
    message.with("first", first).with("second", second)
}

impl Narrate for Effect {
    fn message(&self) -> Message {
        let by = |id, seat| Message::new(id).with("player", Arg::Seat(seat));
        match *self {
            Effect::OrderDealt { seat, order: None } => by("skerries-log-order-hidden", seat),
            Effect::OrderDealt { seat, order: Some(order) } => {
                with_order(by("skerries-log-order-dealt", seat), order)
            }
            Effect::CatchDealt { seat, catch } => with_catch(by("skerries-log-catch-dealt", seat), catch),
            Effect::Begins { seat } => by("skerries-log-begins", seat),
            Effect::Laid { catch } => with_catch(Message::new("skerries-log-laid"), catch),
            Effect::Took { seat, catch, paid } => {
                with_catch(by("skerries-log-took", seat), catch).number("paid", paid)
            }
            Effect::Filled { seat, oil } => by("skerries-log-filled", seat).number("oil", oil),
            Effect::StormCame => Message::new("skerries-log-storm-came"),
            Effect::Gave { seat } => by("skerries-log-gave", seat),
            Effect::Kept { seat } => by("skerries-log-kept", seat),
            Effect::StormPassed => Message::new("skerries-log-storm-passed"),
            Effect::StormStruck { strikes } => {
                Message::new("skerries-log-storm-struck").number("strikes", strikes)
            }
            Effect::Jettisoned { seat, catch } => with_catch(by("skerries-log-jettisoned", seat), catch),
            Effect::LastRound { seat } => by("skerries-log-last-round", seat).number("catches", BOAT_FULL),
            Effect::Delivered { seat, order, points } => {
                with_order(by("skerries-log-delivered", seat), order).number("points", points)
            }
            Effect::Sunk => Message::new("skerries-log-sunk"),
            Effect::Ended => Message::new("skerries-log-ended"),
        }
    }
}
