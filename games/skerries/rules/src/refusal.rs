//! Refusals: each names the rule that it is based on, and the facts.

use kernel::{Explain, Message, Rule};

use crate::body::BOAT_FULL;
use crate::duty::Duty;
use crate::pieces::{Catch, SET};
use crate::rules::{gale, rule};
use crate::setup::Weather;

/// The purpose of a question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dealing {
    /// An order for a player.
    Order,
    /// A catch for a boat.
    Boat,
    /// A catch for the quay, in the set-up.
    Quay,
    /// A catch in the place of one that was taken, or a storm.
    Refill,
}

impl Dealing {
    pub(crate) fn of(duty: Duty) -> Option<Dealing> {
        match duty {
            Duty::DealOrder(_) => Some(Dealing::Order),
            Duty::DealCatch(_) => Some(Dealing::Boat),
            Duty::LayOut => Some(Dealing::Quay),
            Duty::Refill => Some(Dealing::Refill),
            _ => None,
        }
    }

    fn rule(self) -> Rule {
        rule(match self {
            Dealing::Order => "6",
            Dealing::Boat => "7",
            Dealing::Quay => "9",
            Dealing::Refill => "12",
        })
    }
}

/// The reason why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers the sentence speaks of")]
pub enum Refusal {
    /// The game is over.
    Over { sunk: bool, weather: Weather },
    /// An outcome of chance is awaited first.
    ChanceDue(Dealing),
    /// No outcome of chance is awaited.
    NoChanceDue,
    /// The outcome does not answer the question, or is not possible any more.
    CannotCome(Dealing),
    /// The catch does not lie on the quay.
    NotOnQuay { catch: Catch },
    /// The place of the catch costs more oil than the player has.
    TooDear { cost: u8, held: u8 },
    /// The stock is empty.
    StockEmpty,
    /// A storm waits for oil to be given or kept.
    WatchFirst { needed: u8, given: u8 },
    /// A catch has to be thrown overboard first.
    JettisonFirst { weather: Weather },
    /// An order has to be delivered.
    DeliverFirst,
    /// There is no storm.
    NoStorm,
    /// Nothing has to be thrown overboard.
    NothingToJettison,
    /// Orders are delivered at the end.
    NotYetDelivering,
    /// The catch is not in the player's boat.
    NotInBoat { catch: Catch },
    /// The order is not in the player's hand.
    NotInHand,
}

impl Explain for Refusal {
    fn rule(&self) -> Rule {
        match self {
            Refusal::Over { sunk: true, weather: Weather::Gale } => gale("2"),
            Refusal::Over { sunk: true, .. } => rule("21"),
            Refusal::Over { .. } => rule("22"),
            Refusal::ChanceDue(dealing) | Refusal::CannotCome(dealing) => dealing.rule(),
            Refusal::NoChanceDue => rule("10"),
            Refusal::NotOnQuay { .. } | Refusal::TooDear { .. } => rule("11"),
            Refusal::StockEmpty => rule("13"),
            Refusal::WatchFirst { .. } | Refusal::NoStorm => rule("14"),
            Refusal::JettisonFirst { weather: Weather::Gale } => gale("3"),
            Refusal::JettisonFirst { .. } | Refusal::NothingToJettison | Refusal::NotInBoat { .. } => {
                rule("19")
            }
            Refusal::DeliverFirst | Refusal::NotYetDelivering | Refusal::NotInHand => rule("23"),
        }
    }

    fn message(&self) -> Message {
        match *self {
            Refusal::Over { sunk: true, .. } => Message::new("skerries-no-sunk"),
            Refusal::Over { .. } => Message::new("skerries-no-over").number("catches", BOAT_FULL),
            Refusal::ChanceDue(_) => Message::new("skerries-no-chance-due"),
            Refusal::NoChanceDue => Message::new("skerries-no-no-chance-due"),
            Refusal::CannotCome(_) => Message::new("skerries-no-cannot-come"),
            Refusal::NotOnQuay { catch } => {
                Message::new("skerries-no-not-on-quay").card("catch", SET, catch.number())
            }
            Refusal::TooDear { cost, held } => {
                Message::new("skerries-no-too-dear").number("cost", cost).number("held", held)
            }
            Refusal::StockEmpty => Message::new("skerries-no-stock-empty"),
            Refusal::WatchFirst { needed, given } => {
                Message::new("skerries-no-watch-first").number("needed", needed).number("given", given)
            }
            Refusal::JettisonFirst { .. } => Message::new("skerries-no-jettison-first"),
            Refusal::DeliverFirst => Message::new("skerries-no-deliver-first"),
            Refusal::NoStorm => Message::new("skerries-no-storm"),
            Refusal::NothingToJettison => Message::new("skerries-no-nothing-to-jettison"),
            Refusal::NotYetDelivering => Message::new("skerries-no-not-yet-delivering"),
            Refusal::NotInBoat { catch } => {
                Message::new("skerries-no-not-in-boat").card("catch", SET, catch.number())
            }
            Refusal::NotInHand => Message::new("skerries-no-not-in-hand"),
        }
    }
}
