//! The sounds of Splendor.

use audio::Sound;
use splendor::Effect;

/// Returns the sounds of an effect, in order.
pub fn sounds(effect: &Effect) -> Vec<Sound> {
    match *effect {
        Effect::Took { gems, .. } | Effect::Returned { gems, .. } | Effect::PostToken { gems, .. } => {
            jewels_art::sounds_of(gems).collect()
        }
        Effect::Bought { .. } => vec![Sound::Purchase],
        Effect::Reserved { gold, .. } | Effect::ReservedTop { gold, .. } => {
            std::iter::once(Sound::Card).chain(gold.then_some(Sound::Coin)).collect()
        }
        Effect::Received { .. } | Effect::TookCity { .. } | Effect::PlacedShield { .. } => {
            vec![Sound::Honour]
        }
        Effect::Laid { .. } | Effect::NobleRevealed { .. } | Effect::CityRevealed { .. } => vec![Sound::Card],
        Effect::Conquered { .. } => vec![Sound::Purchase],
        Effect::ReservedNoble { .. } => vec![Sound::Honour],
        Effect::TookFree { .. } | Effect::SpentCard { .. } | Effect::TiedSatchel { .. } => vec![Sound::Card],
        Effect::PlacedStronghold { .. }
        | Effect::MovedStronghold { .. }
        | Effect::RemovedStronghold { .. }
        | Effect::TookStrongholdsBack { .. }
        | Effect::Waived { .. }
        | Effect::Drew { .. }
        | Effect::Passed { .. }
        | Effect::LastRound { .. }
        | Effect::LastRoundByCity { .. }
        | Effect::Ended => Vec::new(),
    }
}
