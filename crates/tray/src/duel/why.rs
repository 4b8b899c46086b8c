use duel::{Action, CardId, Gem, Gems, PaymentRefusal, Refusal};
use kernel::{Arg, Game, Message};

use super::{Offer, Piece, Source, Tray, WhyNot, reservation};

impl From<Refusal> for WhyNot {
    fn from(refusal: Refusal) -> WhyNot {
        let also = match refusal {
            // What gold could have done belongs to the answer.
            Refusal::Payment(PaymentRefusal::NotAffordable { .. }) => Some("C3"),
            Refusal::NothingToLayItOver { .. } => Some("X23"),
            _ => None,
        };
        WhyNot { refusal, facts: None, also, instead: None }
    }
}

impl Tray {
    pub(super) fn refusal_of(&self, action: Action) -> Option<WhyNot> {
        self.game.check(action).err().map(WhyNot::from)
    }

    /// Why what this piece would lead to cannot be done.
    pub(super) fn refusal_of_piece(&self, piece: Piece) -> Option<WhyNot> {
        match (piece, self.leads_to(piece)) {
            // Nothing of this kind is in the price, or no gold stands for it.
            (Piece::Paid(gem) | Piece::PaidGold(gem), None) => {
                Some(Refusal::Payment(PaymentRefusal::GoldNotDue { gem, chosen: 1, due: 0 }).into())
            }
            (_, Some(Offer::Action(Action::Buy { card, gold_as }))) => self.why_not_buy(card, gold_as),
            (Piece::Card(card), Some(Offer::Action(action))) => {
                let buy = self.buy(card);
                let instead = self.allows(buy).then_some(buy);
                self.refusal_of(action).map(|why| WhyNot { instead, ..why })
            }
            (_, Some(Offer::Action(action))) => self.refusal_of(action),
            _ => None,
        }
    }

    fn why_not_buy(&self, card: CardId, gold_as: Gems) -> Option<WhyNot> {
        let why = self.refusal_of(Action::Buy { card, gold_as })?;
        let reserve = self.gold().map(|gold| reservation(Source::Card(card), gold));
        let instead = reserve.filter(|&reserve| self.is_face_up(card) && self.allows(reserve));
        let facts = self.price_in_full(card, &why.refusal);
        Some(WhyNot { facts, instead, ..why })
    }

    /// The price with what the player holds of it.
    fn price_in_full(&self, card: CardId, refusal: &Refusal) -> Option<Message> {
        let Refusal::Payment(PaymentRefusal::NotAffordable { short, .. }) = *refusal else { return None };
        let due = self.player().price(card).due;
        let tokens = self.player().tokens;
        let useful = tokens.iter().filter(|&(gem, _)| gem == Gem::Gold || due.get(gem) > 0);
        let useful = useful.fold(Gems::NONE, |useful, (gem, n)| useful.plus_n(gem, n));
        let message = Message::new("duel-why-price")
            .with("due", Arg::Pieces(due.pieces()))
            .with("held", Arg::Pieces(useful.pieces()))
            .number("tokens", useful.total())
            .number("short", short);
        Some(message)
    }
}
