use duel::{Action, CardId, Gems, PaymentRefusal, Refusal};
use kernel::Game;

use super::{Offer, Piece, Tray, WhyNot};
use jewels_play::tray as jewels;

/// Converts a refusal to the answer to a click, with the other rule that belongs to it.
pub(super) fn why_not(refusal: Refusal) -> WhyNot {
    let also = match refusal {
        // The answer also says what gold could have done.
        Refusal::Payment(PaymentRefusal::NotAffordable { .. }) => Some("C3"),
        Refusal::NothingToLayItOver { .. } => Some("X23"),
        _ => None,
    };
    WhyNot { refusal, facts: None, also }
}

impl Tray {
    pub(super) fn refusal_of(&self, action: Action) -> Option<WhyNot> {
        self.game.check(action).err().map(why_not)
    }

    /// Returns the reason why a click on this piece has no effect.
    pub(super) fn refusal_of_piece(&self, piece: Piece) -> Option<WhyNot> {
        match (piece, self.leads_to(piece)) {
            // Nothing of this kind is in the price, or no gold stands for it.
            (Piece::Paid(gem) | Piece::PaidGold(gem), None) => {
                Some(why_not(Refusal::Payment(PaymentRefusal::GoldNotDue { gem, chosen: 1, due: 0 })))
            }
            (_, Some(Offer::Action(action))) => self.refusal_of_use(action),
            _ => None,
        }
    }

    /// Returns the reason why this action is not possible; for a purchase with the price.
    pub(super) fn refusal_of_use(&self, action: Action) -> Option<WhyNot> {
        match action {
            Action::Buy { card, gold_as } => self.why_not_buy(card, gold_as),
            _ => self.refusal_of(action),
        }
    }

    fn why_not_buy(&self, card: CardId, gold_as: Gems) -> Option<WhyNot> {
        let why = self.refusal_of(Action::Buy { card, gold_as })?;
        let player = self.player();
        let facts = matches!(why.refusal, Refusal::Payment(PaymentRefusal::NotAffordable { .. }))
            .then(|| jewels::price_in_full(&player.price(card), player.tokens));
        Some(WhyNot { facts, ..why })
    }
}
