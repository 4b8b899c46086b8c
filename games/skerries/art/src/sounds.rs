//! The sounds of Skerries.

use audio::Sound;
use skerries::Effect;

/// Returns the sounds of an effect.
pub fn sounds(effect: &Effect) -> Vec<Sound> {
    match effect {
        Effect::Took { .. } | Effect::Jettisoned { .. } => vec![Sound::Stone],
        Effect::Filled { .. } | Effect::Gave { .. } => vec![Sound::Coin],
        Effect::Laid { .. } | Effect::StormCame | Effect::StormStruck { .. } => vec![Sound::Card],
        Effect::Delivered { .. } => vec![Sound::Honour],
        Effect::OrderDealt { .. }
        | Effect::CatchDealt { .. }
        | Effect::Begins { .. }
        | Effect::Kept { .. }
        | Effect::StormPassed
        | Effect::LastRound { .. }
        | Effect::Sunk
        | Effect::Ended => Vec::new(),
    }
}
