//! Payments for a card: with gems and gold, and with the Orient with cards too (`cities 49`, `55`, `63`).

use kernel::Sink;

use crate::body::Body;
use crate::check::{PaymentRefusal, Refusal};
use crate::data::CardId;
use crate::effect::Effect;
use crate::gems::Gems;
use crate::modules::{Module, Spent};

impl Body {
    /// Returns the number of ways in which the player whose turn it is can pay for a card.
    pub(crate) fn payments(&self, card: CardId) -> u32 {
        if self.modules.has(Module::Orient) {
            self.orient_payments(card)
        } else {
            self.active().price(card).payments()
        }
    }

    /// Returns the `n`-th of these payments: what gold replaces, and the cards that are spent.
    pub(crate) fn nth_payment(&self, card: CardId, n: u32) -> (Gems, Spent) {
        if self.modules.has(Module::Orient) {
            self.nth_orient_payment(card, n)
        } else {
            (self.active().price(card).nth_payment(n), Spent::Nothing)
        }
    }

    /// Pays for a card, and returns the tokens that were spent: the price is the cost less the bonuses, paid exactly
    /// (`splendor 67`, `C14`), and gold stands for any colour (`splendor 59`). All of them go back to the middle (`splendor
    /// 60`), and cards to the box.
    pub(crate) fn pay(
        &mut self,
        card: CardId,
        gold_as: Gems,
        spent: Spent,
        sink: &mut impl Sink<Effect>,
    ) -> Gems {
        let paid = self.spend_cards(card, gold_as, spent, sink);
        self.active_mut().tokens -= paid;
        self.bank += paid;
        paid
    }

    /// Checks a payment of the active player for a card.
    pub(crate) fn check_payment(&self, card: CardId, gold_as: Gems, spent: Spent) -> Result<(), Refusal> {
        if self.modules.has(Module::Orient) {
            self.check_orient_payment(card, gold_as, spent)
        } else {
            self.check_tokens(card, gold_as)
        }
    }

    /// Checks a payment with tokens alone.
    pub(crate) fn check_tokens(&self, card: CardId, gold_as: Gems) -> Result<(), Refusal> {
        let price = self.active().price(card);
        price.check(gold_as).map_err(|refusal| match refusal {
            PaymentRefusal::NotThatMuchGold { chosen, held } if price.gold_for > 1 => {
                Refusal::NotThatMuchDoubleGold { chosen, held }
            }
            refusal => Refusal::Payment(refusal),
        })
    }
}
