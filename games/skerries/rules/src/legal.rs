//! Legal actions: the enumeration, which defines legality, and the check, which explains it.

use kernel::{Awaiting, Ranked};

use crate::action::{Action, Outcome};
use crate::body::Body;
use crate::duty::Duty;
use crate::pieces::{Catch, Order};
use crate::refusal::{Dealing, Refusal};

impl Body {
    /// Returns how many places of the quay the player whose turn it is can pay for.
    fn affordable(&self) -> u32 {
        (self.quay().count() as u32).min(u32::from(self.seat(self.turn).oil) + 1)
    }

    /// Returns the boat, and the hand as a set, of the seat that has to decide.
    fn own(&self) -> (u64, u64) {
        let player = self.awaiting().seat().map(|seat| self.seat(seat));
        player.map_or((0, 0), |player| (player.boat, player.hand.into()))
    }

    /// Returns how many actions are legal.
    pub(crate) fn action_count(&self) -> u32 {
        match self.agenda.top() {
            // `skerries 13`: no filling up from an empty stock.
            Some(Duty::Act) => self.affordable() + u32::from(self.stock > 0),
            Some(Duty::Watch(_)) => 2,
            Some(Duty::Jettison(_)) => self.own().0.count_ones(),
            Some(Duty::Deliver(_)) => self.own().1.count_ones(),
            _ => 0,
        }
    }

    /// Returns the `n`-th legal action.
    pub(crate) fn nth_action(&self, n: u32) -> Action {
        let catch = |set: u64| Catch::new(Ranked::new(set).nth(n) + 1).expect("only catches are in the set");
        match self.agenda.top() {
            Some(Duty::Act) if n < self.affordable() => {
                Action::Take(self.quay[n as usize].expect("a catch lies at every place that can be paid for"))
            }
            Some(Duty::Act) => Action::Fill,
            Some(Duty::Watch(_)) => [Action::Give, Action::Keep][n as usize],
            Some(Duty::Jettison(_)) => Action::Jettison(catch(self.own().0)),
            Some(Duty::Deliver(_)) => {
                let order = Order::new(Ranked::new(self.own().1).nth(n) + 1);
                Action::Deliver(order.expect("only orders are in the set"))
            }
            _ => panic!("no decision is awaited"),
        }
    }

    /// Checks whether the seat to act may take this action.
    pub(crate) fn check(&self, action: Action) -> Result<(), Refusal> {
        let Some(duty) = self.agenda.top() else {
            return Err(Refusal::Over { sunk: self.is_sunk(), weather: self.weather });
        };
        if let Some(dealing) = Dealing::of(duty) {
            return Err(Refusal::ChanceDue(dealing));
        }
        match (duty, action) {
            (Duty::Act, Action::Take(catch)) => {
                let held = self.seat(self.turn).oil;
                match self.place_of(catch) {
                    None => Err(Refusal::NotOnQuay { catch }),
                    Some(place) if place > held.into() => Err(Refusal::TooDear { cost: place as u8, held }),
                    Some(_) => Ok(()),
                }
            }
            (Duty::Act, Action::Fill) if self.stock == 0 => Err(Refusal::StockEmpty),
            (Duty::Act, Action::Fill) | (Duty::Watch(_), Action::Give | Action::Keep) => Ok(()),
            (Duty::Watch(_), _) => Err(Refusal::WatchFirst { needed: self.needed(), given: self.given }),
            (Duty::Jettison(_), Action::Jettison(catch)) => match self.own().0 & catch.bit() {
                0 => Err(Refusal::NotInBoat { catch }),
                _ => Ok(()),
            },
            (Duty::Jettison(_), _) => Err(Refusal::JettisonFirst { weather: self.weather }),
            (Duty::Deliver(_), Action::Deliver(order)) => match self.own().1 & order.bit() {
                0 => Err(Refusal::NotInHand),
                _ => Ok(()),
            },
            (Duty::Deliver(_), _) => Err(Refusal::DeliverFirst),
            (_, Action::Give | Action::Keep) => Err(Refusal::NoStorm),
            (_, Action::Jettison(_)) => Err(Refusal::NothingToJettison),
            _ => Err(Refusal::NotYetDelivering),
        }
    }

    /// Checks whether chance may give this outcome.
    pub(crate) fn check_outcome(&self, outcome: Outcome) -> Result<(), Refusal> {
        match (self.awaiting(), self.agenda.top().and_then(Dealing::of)) {
            (Awaiting::Over, _) => Err(Refusal::Over { sunk: self.is_sunk(), weather: self.weather }),
            (_, None) => Err(Refusal::NoChanceDue),
            (_, Some(dealing)) if !self.can_come(outcome) => Err(Refusal::CannotCome(dealing)),
            _ => Ok(()),
        }
    }
}
