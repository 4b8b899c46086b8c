//! The sounds of Alhambra.

use alhambra::Effect;
use audio::Sound;

/// Returns the sounds of an effect.
pub fn sounds(effect: &Effect) -> Vec<Sound> {
    match effect {
        Effect::Took { cards, .. } => vec![Sound::Card; usize::from(cards.len())],
        Effect::Bought { .. } => vec![Sound::Purchase],
        Effect::Built { .. }
        | Effect::Kept { .. }
        | Effect::Gave { .. }
        | Effect::Rebuilt { .. }
        | Effect::Removed { .. }
        | Effect::Replaced { .. } => vec![Sound::Stone],
        Effect::RoundScored { .. } => vec![Sound::Honour],
        Effect::RoundCame { .. }
        | Effect::Laid { .. }
        | Effect::Opened { .. }
        | Effect::NeutralGot { .. } => {
            vec![Sound::Card]
        }
        Effect::Dealt { .. }
        | Effect::Begins { .. }
        | Effect::Shuffled { .. }
        | Effect::Pays { .. }
        | Effect::Added { .. }
        | Effect::Passed { .. }
        | Effect::Majority { .. }
        | Effect::NeutralMajority { .. }
        | Effect::Wall { .. }
        | Effect::Ending
        | Effect::LastWon { .. }
        | Effect::LastLeft { .. }
        | Effect::Ended => Vec::new(),
    }
}
