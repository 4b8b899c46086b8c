use jewels_art::Facts;
use kernel::Message;
use splendor::{Effect, SET};

/// Returns a few facts of a game from all its effects.
pub fn facts(effects: &[Effect]) -> Vec<Message> {
    let mut facts = Facts::default();
    for effect in effects {
        match *effect {
            Effect::Bought { seat, card, paid, .. } | Effect::Conquered { seat, card, paid } => {
                facts.buy(seat, (SET, card.row()), paid.total());
            }
            Effect::Took { seat, gems } | Effect::PostToken { seat, gems } => facts.take(seat, gems.pieces()),
            _ => {}
        }
    }
    facts.told()
}
