use kernel::Game;
use splendor::{Action, CardId, Gem, Gems};

use super::{Duty, Piece, Selection, Tray};
use tray::Turn;

/// The effect of a click on a lit piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Take one of these tokens (one more, the second of a pair).
    Take,
    /// Buy this card.
    Buy {
        /// The number of tokens that it costs, gold included; 0 is free.
        tokens: u8,
    },
    /// Reserve this card, or with this gold a card that is chosen next.
    Reserve,
    /// Return one of these tokens.
    Return,
    /// Choose this noble.
    Receive,
    /// Choose this city.
    City,
    /// Change this token of the payment.
    Repay,
}

/// The effect of a click on a lit piece, and whether it replaces the selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lit {
    /// The effect.
    pub offer: Offer,
    /// Whether the click replaces the selection rather than adding to it.
    pub instead: bool,
}

impl Tray {
    /// Returns every lit piece.
    pub fn lit(&self) -> Vec<(Piece, Lit)> {
        self.pieces().into_iter().filter_map(|piece| Some((piece, self.light(piece)?))).collect()
    }

    /// Returns the effect of a click on this piece; none if it has none.
    pub fn light(&self, piece: Piece) -> Option<Lit> {
        let offer = match self.duty() {
            Duty::Act => self.turn_offer(piece),
            Duty::Return => self.return_offer(piece),
            Duty::Receive => match piece {
                Piece::Noble(noble) if self.allows(Action::Receive(noble)) => Some(Offer::Receive),
                _ => None,
            },
            Duty::City => match piece {
                Piece::City(city) if self.allows(Action::TakeCity(city)) => Some(Offer::City),
                _ => None,
            },
            Duty::Token => match piece {
                Piece::Bank(gem) if self.picks() == Gems::one(gem) => None,
                Piece::Bank(gem) if self.allows(Action::Take(Gems::one(gem))) => Some(Offer::Take),
                _ => None,
            },
            Duty::Undrawn | Duty::Pass => None,
        }?;
        Some(Lit { offer, instead: self.puts_aside(offer) })
    }

    /// Whether exactly this action is legal.
    pub(super) fn allows(&self, action: Action) -> bool {
        self.game.check(action).is_ok()
    }

    fn turn_offer(&self, piece: Piece) -> Option<Offer> {
        let able = match piece {
            Piece::Bank(Gem::Gold) => self.body().bank.gold() > 0 && self.may_reserve().is_ok(),
            Piece::Bank(gem) => self.leads_to_a_take(self.picks() + Gems::one(gem)),
            Piece::Card(card) => self.use_of(card).is_some(),
            Piece::Hand(place) => self.hand_card(place).is_some_and(|card| self.allows(self.buy(card))),
            Piece::Deck(level) => self.allows(Action::ReserveTop(level)),
            Piece::Paid(colour) => self.repaid(colour, |n| n + 1).is_some_and(|paid| self.allows(paid)),
            Piece::PaidGold(colour) => {
                self.repaid(colour, |n| n.saturating_sub(1)).is_some_and(|paid| {
                    // Without gold in the payment there is none to put back.
                    Some(paid) != self.repaid(colour, |n| n) && self.allows(paid)
                })
            }
            Piece::Own(_) | Piece::Noble(_) | Piece::City(_) | Piece::Post(_) => false,
        };
        able.then(|| match piece {
            Piece::Bank(Gem::Gold) => Offer::Reserve,
            Piece::Bank(_) => Offer::Take,
            Piece::Card(card) => match self.use_of(card) {
                Some(Action::Buy { .. }) => Offer::Buy { tokens: self.player().price(card).due.total() },
                _ => Offer::Reserve,
            },
            Piece::Hand(place) => {
                let due = self.hand_card(place).map(|card| self.player().price(card).due);
                Offer::Buy { tokens: due.map_or(0, Gems::total) }
            }
            Piece::Deck(_) => Offer::Reserve,
            _ => Offer::Repay,
        })
    }

    /// Returns the action that a click on a face-up card prepares: a purchase if it is possible and no reservation was
    /// begun, otherwise a reservation.
    pub(super) fn use_of(&self, card: CardId) -> Option<Action> {
        let buy = (!self.reserving).then(|| self.buy(card));
        let mut uses = buy.into_iter().chain([Action::Reserve(card)]);
        uses.find(|&action| self.is_face_up(card) && self.allows(action))
    }

    fn return_offer(&self, piece: Piece) -> Option<Offer> {
        match piece {
            Piece::Own(gem) => {
                let chosen = self.chosen_to_return();
                let more = chosen.total() < self.surplus();
                (more && chosen.get(gem) < self.player().tokens.get(gem)).then_some(Offer::Return)
            }
            _ => None,
        }
    }

    pub(super) fn chosen_to_return(&self) -> Gems {
        match self.selection {
            Selection::Return(gems) => gems,
            _ => Gems::NONE,
        }
    }

    /// Whether this replaces the current selection.
    fn puts_aside(&self, offer: Offer) -> bool {
        match (&self.selection, offer) {
            (Selection::None, Offer::Reserve) => false,
            (Selection::None, _) => self.reserving,
            (Selection::Take(_), Offer::Take) => self.duty() == Duty::Token,
            (Selection::Buy { .. }, Offer::Repay) => false,
            (Selection::Return(_), Offer::Return) => false,
            _ => true,
        }
    }
}
