//! The levels of bots in words.

use crate::shared::i18n::tr_known;

/// Returns the name of a level. One without a text, such as that of an outside program, is shown as it is.
pub fn name(level: &str) -> String {
    tr_known(&id(level)).unwrap_or_else(|| level.to_owned())
}

/// Returns how a bot of this level plays; empty for a level without a text.
pub fn about(level: &str) -> String {
    tr_known(&format!("{}.about", id(level))).unwrap_or_default()
}

/// Returns the name of a level's message: the part after a colon is an option of the level.
fn id(level: &str) -> String {
    format!("level-{}", level.split(':').next().unwrap_or_default())
}
