use duel::{Effect, SET};
use jewels_art::Facts;
use kernel::Message;

/// Returns a few facts of a game from all its effects.
pub fn facts(effects: &[Effect]) -> Vec<Message> {
    let mut facts = Facts::default();
    for effect in effects {
        match *effect {
            Effect::Bought { seat, card, paid, .. } => facts.buy(seat, (SET, card.row()), paid.total()),
            Effect::Took { seat, gems, .. } => facts.take(seat, gems.pieces()),
            Effect::UsedPrivilege { seat, gem, .. }
            | Effect::TookSame { seat, gem, .. }
            | Effect::Stole { seat, gem } => facts.take(seat, gem.pieces()),
            _ => {}
        }
    }
    facts.told()
}
