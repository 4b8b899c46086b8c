use kernel::Game;
use splendor::{Action, CardId, Gem, Gems};

use super::payment::costs_bonuses;
use super::stronghold::Step;
use super::{Duty, Mode, Piece, Selection, Tray, Way};
use tray::Turn;

/// The effect of a click on a legal piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Take one of these tokens (one more, the second of a pair).
    Take,
    /// Buy this card.
    Buy {
        /// The number of tokens that it costs, gold included; 0 is free.
        tokens: u8,
    },
    /// Buy this card for the bonuses of others.
    BuyWithCards,
    /// Conquer this card.
    Conquer,
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
    /// Pay with this card.
    Spend,
    /// Place a stronghold on this card or move one, or choose how one is used.
    Stronghold,
    /// Remove a stronghold of another player from this card.
    Remove,
    /// Let the satchel copy this colour.
    Copy,
    /// Reserve this noble.
    ReserveNoble,
    /// Take this card for nothing.
    TakeFree,
}

/// The effect of a click on a legal piece, and whether it replaces the selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lit {
    /// The effect.
    pub offer: Offer,
    /// Whether the click replaces the selection rather than adding to it.
    pub instead: bool,
}

impl Tray {
    /// Returns every legal piece.
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
            Duty::Stronghold => self.stronghold_offer(piece),
            Duty::Conquest => self.conquest_offer(piece),
            Duty::Copy | Duty::ReserveNoble | Duty::Free => self.answer_offer(piece),
            Duty::Pass => None,
        }?;
        Some(Lit { offer, instead: self.puts_aside(offer) })
    }

    /// Returns whether a legal piece is drawn bright: a card that can be bought, and where a choice is due, what answers
    /// it. Parts of a payment, and what replaces the answer, are plain.
    pub(super) fn shines(&self, piece: Piece, offer: Offer) -> bool {
        match (self.duty(), offer) {
            (_, Offer::Repay | Offer::Spend) => false,
            (Duty::Act, Offer::Buy { .. } | Offer::BuyWithCards) => true,
            // Reserving was begun: a card or a deck follows.
            (Duty::Act, Offer::Reserve) => {
                let takes = matches!(piece, Piece::Card(_) | Piece::Deck(_));
                self.reserving && takes && self.selection == Selection::None
            }
            (Duty::Act, _) => false,
            (Duty::Stronghold, Offer::Remove) => self.mode() == Mode::Stronghold(Way::Remove),
            (Duty::Stronghold, _) => !matches!(piece, Piece::Way(_)),
            _ => true,
        }
    }

    /// Returns whether exactly this action is legal.
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
            Piece::Own(_) | Piece::Noble(_) | Piece::City(_) | Piece::Post(_) => false,
            Piece::Tower(_) | Piece::Way(_) | Piece::Copy(_) => false,
            _ => return self.payment_offer(piece),
        };
        able.then(|| match piece {
            Piece::Bank(Gem::Gold) => Offer::Reserve,
            Piece::Bank(_) => Offer::Take,
            Piece::Card(card) => match self.use_of(card) {
                Some(Action::Buy { .. }) => self.buying(card),
                _ => Offer::Reserve,
            },
            Piece::Hand(place) => self.hand_card(place).map_or(Offer::Reserve, |card| self.buying(card)),
            _ => Offer::Reserve,
        })
    }

    fn buying(&self, card: CardId) -> Offer {
        match costs_bonuses(card) {
            Some(_) => Offer::BuyWithCards,
            None => Offer::Buy { tokens: self.player().price(card).due.total() },
        }
    }

    /// Returns the effect of a click on a piece of the payment being prepared.
    fn payment_offer(&self, piece: Piece) -> Option<Offer> {
        let offer = if matches!(piece, Piece::Spend(_)) { Offer::Spend } else { Offer::Repay };
        self.payment_by(piece).filter(|&action| self.allows(action)).map(|_| offer)
    }

    /// Returns the payment that a click on a piece of it leads to, legal or not.
    pub(super) fn payment_by(&self, piece: Piece) -> Option<Action> {
        match piece {
            Piece::Paid(colour) => self.repaid(colour, true),
            // Without gold in the payment there is none to put back.
            Piece::PaidGold(colour) => self.repaid(colour, false),
            Piece::MoreDouble => self.with_double(true),
            Piece::LessDouble => self.with_double(false),
            Piece::Spend(card) => self.spending(card),
            _ => None,
        }
    }

    /// Returns the effect of a click where a conquest is decided: it is prepared from the beginning, and can be waived.
    fn conquest_offer(&self, piece: Piece) -> Option<Offer> {
        match piece {
            Piece::Card(card) if self.conquerable() == Some(card) => Some(Offer::Conquer),
            _ => self.payment_offer(piece),
        }
    }

    fn stronghold_offer(&self, piece: Piece) -> Option<Offer> {
        match piece {
            Piece::Way(way) => self.has_way(way).then_some(Offer::Stronghold),
            _ => {
                let step = self.step(piece)?;
                Some(if Step::is_removal(step) { Offer::Remove } else { Offer::Stronghold })
            }
        }
    }

    /// Returns the action of one click where a card of the Orient asks for something.
    pub(super) fn answer_by(&self, piece: Piece) -> Option<Action> {
        match (self.duty(), piece) {
            (Duty::Copy, Piece::Copy(colour)) => Some(Action::Copy(colour)),
            (Duty::ReserveNoble, Piece::Noble(noble)) => Some(Action::ReserveNoble(noble)),
            (Duty::Free, Piece::Card(card)) => Some(Action::TakeFree(card)),
            _ => None,
        }
    }

    fn answer_offer(&self, piece: Piece) -> Option<Offer> {
        let action = self.answer_by(piece).filter(|&action| self.allows(action))?;
        Some(match action {
            Action::Copy(_) => Offer::Copy,
            Action::ReserveNoble(_) => Offer::ReserveNoble,
            _ => Offer::TakeFree,
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

    /// Returns whether this replaces the current selection.
    fn puts_aside(&self, offer: Offer) -> bool {
        match (&self.selection, offer) {
            (Selection::None, Offer::Reserve) => false,
            (Selection::None, _) => self.reserving,
            (Selection::Take(_), Offer::Take) => self.duty() == Duty::Token,
            (Selection::Buy { .. }, Offer::Repay | Offer::Spend) => false,
            (Selection::Way(_) | Selection::Lifted(_), Offer::Stronghold) => false,
            (Selection::Return(_), Offer::Return) => false,
            _ => true,
        }
    }
}
