//! The sounds of Splendor Duel.

use audio::Sound;
use duel::Effect;

/// Returns the sounds of an effect, in order.
pub fn sounds(effect: &Effect) -> Vec<Sound> {
    match *effect {
        Effect::Took { gems, .. }
        | Effect::Placed { gem: gems, .. }
        | Effect::UsedPrivilege { gem: gems, .. }
        | Effect::TookSame { gem: gems, .. }
        | Effect::Stole { gem: gems, .. }
        | Effect::Discarded { gem: gems, .. } => jewels_art::sounds_of(gems).collect(),
        Effect::TookPrivilege { .. } | Effect::Laid { .. } => vec![Sound::Card],
        Effect::Reserved { .. } | Effect::ReservedTop { .. } => vec![Sound::Card, Sound::Coin],
        Effect::Bought { .. } => vec![Sound::Purchase],
        Effect::ReceivedRoyal { .. } => vec![Sound::Honour],
        Effect::Replenished { .. }
        | Effect::Drew { .. }
        | Effect::Copied { .. }
        | Effect::PlaysAgain { .. }
        | Effect::Ended { .. } => Vec::new(),
    }
}
