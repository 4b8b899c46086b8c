use kernel::{Game, Seat};
use splendor::{Action, CardId, Colour, Gem, Gems, NobleId, OrientRefusal, PaymentRefusal, Price, Refusal};

use super::{Piece, Tray, WhyNot};
use jewels_play::tray as jewels;

/// Converts a refusal to the answer to a click, with the other rule that belongs to it.
pub(super) fn why_not(refusal: Refusal) -> WhyNot {
    let also = match refusal {
        // The answer also says what gold could have done.
        Refusal::Payment(PaymentRefusal::NotAffordable { .. }) => Some("59"),
        Refusal::NobleNotMet { .. } => Some("31"),
        Refusal::Payment(PaymentRefusal::NotThatMuchGold { .. }) => Some("C13"),
        _ => None,
    };
    WhyNot { refusal, facts: None, also }
}

impl Tray {
    pub(super) fn refusal_of(&self, action: Action) -> Option<WhyNot> {
        self.game.check(action).err().map(why_not)
    }

    pub(super) fn why_not_in_turn(&self, piece: Piece) -> Option<WhyNot> {
        match piece {
            Piece::Bank(gem @ Gem::Gold) => {
                let none_left = Refusal::NotOnTable { gem, left: 0 };
                Some(self.may_reserve().err().unwrap_or_else(|| why_not(none_left)))
            }
            Piece::Bank(gem) => self.refusal_of(Action::Take(self.picks() + Gems::one(gem))),
            Piece::Card(card) if self.reserving && self.is_face_up(card) => {
                self.refusal_of(Action::Reserve(card))
            }
            Piece::Card(card) => self.why_not_buy(card),
            Piece::Hand(place) => self.why_not_buy(self.hand_card(place)?),
            Piece::Deck(level) => self.refusal_of(Action::ReserveTop(level)),
            Piece::Own(gem) => self.refusal_of(Action::Return(Gems::one(gem))),
            // A visit is never an action; but what is missing for it is what the player wants to know.
            Piece::Noble(noble) if self.is_reserved_by_another(noble) => {
                Some(why_not(OrientRefusal::NobleReserved.into()))
            }
            Piece::Noble(noble) if !self.can_visit(noble) => Some(why_not(Refusal::NobleGone)),
            Piece::Noble(noble) => {
                let missing = noble.needs().less(self.player().bonuses);
                Some(match missing.is_none() {
                    true => why_not(Refusal::NoNobleToChoose),
                    false => why_not(Refusal::NobleNotMet { missing }),
                })
            }
            Piece::City(city) if !self.body().cities().any(|there| there == city) => {
                Some(why_not(Refusal::CityGone))
            }
            Piece::City(city) => {
                let (points, bonuses) = (self.player().points, self.player().bonuses);
                let lacking = city.city().lacking(points, bonuses);
                Some(match lacking.is_none() {
                    true => why_not(Refusal::NoCityToTake),
                    false => why_not(Refusal::CityNotMet { lacking }),
                })
            }
            Piece::Post(post) => Some(why_not(self.body().why_no_shield(post))),
            // The strongholds of others keep the card from being bought, and one's own do nothing before a purchase.
            Piece::Tower(card) => {
                self.refusal_of(Action::Reserve(card)).or_else(|| self.refusal_of(Action::Place(card)))
            }
            Piece::Way(_) => self.refusal_of(Action::Waive),
            Piece::Copy(colour) => self.refusal_of(Action::Copy(colour)),
            _ => self.why_not_pay(piece),
        }
    }

    fn is_reserved_by_another(&self, noble: NobleId) -> bool {
        let others = Seat::all(self.body().players()).filter(|&seat| seat != self.seat());
        others.flat_map(|seat| self.body().reserved_nobles(seat)).any(|reserved| reserved == noble)
    }

    /// Returns whether a noble lies on the table, or is reserved by the player.
    fn can_visit(&self, noble: NobleId) -> bool {
        let mut all = self.body().nobles().chain(self.body().reserved_nobles(self.seat()));
        all.any(|there| there == noble)
    }

    /// Returns why a piece of the payment being prepared cannot be changed.
    fn why_not_pay(&self, piece: Piece) -> Option<WhyNot> {
        match piece {
            Piece::Spend(card) => self.why_not_spend(card).map(why_not),
            Piece::Paid(colour) | Piece::PaidGold(colour) => {
                Some(self.why_not_repay(colour, self.payment_by(piece)))
            }
            _ => {
                let refused = self.payment_by(piece).and_then(|payment| self.refusal_of(payment));
                refused.or_else(|| self.refusal_of(Action::Waive))
            }
        }
    }

    pub(super) fn why_not_conquest(&self, piece: Piece) -> Option<WhyNot> {
        match piece {
            Piece::Paid(_) | Piece::PaidGold(_) | Piece::MoreDouble | Piece::LessDouble | Piece::Spend(_) => {
                self.why_not_pay(piece)
            }
            Piece::Card(card) => self.refusal_of(self.buy(card)),
            _ => self.refusal_of(Action::Pass),
        }
    }

    pub(super) fn why_not_answer(&self, piece: Piece) -> Option<WhyNot> {
        let refused = self.answer_by(piece).and_then(|action| self.refusal_of(action));
        refused.or_else(|| self.refusal_of(Action::Pass))
    }

    pub(super) fn why_not_buy(&self, card: CardId) -> Option<WhyNot> {
        let why = self.refusal_of(self.buy(card))?;
        if !matches!(why.refusal, Refusal::Payment(PaymentRefusal::NotAffordable { .. })) {
            return Some(why);
        }
        let player = self.player();
        // The gold of cards pays like tokens.
        let gold = 2 * player.double_golds();
        let price = player.price(card);
        let price = Price { gold: price.gold + gold, ..price };
        let facts = jewels::price_in_full(&price, player.tokens.plus_n(Gem::Gold, gold));
        Some(WhyNot { facts: Some(facts), ..why })
    }

    fn why_not_repay(&self, colour: Colour, payment: Option<Action>) -> WhyNot {
        let not_due = Refusal::Payment(PaymentRefusal::GoldNotDue { gem: colour.gem(), chosen: 1, due: 0 });
        payment.and_then(|payment| self.refusal_of(payment)).unwrap_or_else(|| why_not(not_due))
    }

    pub(super) fn why_not_return(&self, piece: Piece) -> Option<WhyNot> {
        let Piece::Own(gem) = piece else {
            return Some(why_not(Refusal::ReturnFirst { surplus: self.surplus() }));
        };
        self.refusal_of(Action::Return(self.chosen_to_return() + Gems::one(gem)))
    }

    pub(super) fn why_not_city(&self, piece: Piece) -> WhyNot {
        match piece {
            Piece::City(city) => self.refusal_of(Action::TakeCity(city)),
            _ => None,
        }
        .unwrap_or_else(|| why_not(Refusal::ChooseCityFirst))
    }

    pub(super) fn why_not_token(&self, piece: Piece) -> WhyNot {
        match piece {
            Piece::Bank(gem) => self.refusal_of(Action::Take(Gems::one(gem))),
            _ => None,
        }
        .unwrap_or_else(|| why_not(Refusal::PostTokenFirst))
    }

    pub(super) fn why_not_noble(&self, piece: Piece) -> WhyNot {
        match piece {
            Piece::Noble(noble) => self.refusal_of(Action::Receive(noble)),
            _ => None,
        }
        .unwrap_or_else(|| why_not(Refusal::ChooseNobleFirst))
    }
}
