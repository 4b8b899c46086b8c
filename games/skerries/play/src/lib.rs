//! The part of Skerries above its rules: its heuristics for bots, its tray (from clicks to actions), its board in the
//! terminal, and its entry in the registry.

mod board;
mod evaluation;
mod gains;
pub mod tray;

use catalog::{About, GameOption, Hands, OptionKind, OptionPlace, Play, Registered};
use kernel::{Gain, Game, Origin};
use skerries::{Effect, Skerries};
use text::Words;

pub use board::BOARD;

/// The type that represents Skerries in the registry: the platform's traits are implemented on it.
#[derive(Clone, Copy, Debug)]
pub struct SkerriesPlay;

/// The game's entry in the registry.
pub static ENTRY: Registered<SkerriesPlay> = Registered::new();

/// The texts of the game.
pub static WORDS: Words = text::words!(game Skerries::NAME);
/// All texts that a table of the game needs.
pub static TEXTS: &[&Words] = &[&WORDS];

/// The option that selects the rules of storms.
const WEATHER: GameOption = GameOption {
    key: "weather",
    kind: OptionKind::One,
    values: &["fair", "gale"],
    later: &[],
    excludes: &[],
    place: OptionPlace::Setup,
};

impl Play for SkerriesPlay {
    const ABOUT: About = About {
        name: Skerries::NAME,
        seats: skerries::PLAYERS,
        options: &[WEATHER],
        lists: skerries::LISTS,
        sets: &[skerries::SET, skerries::PIECES],
        hands: Hands::Hidden,
        state_bytes_max: 256,
    };

    const ORIGINS: &'static [Origin] = gains::ORIGINS;

    fn gains(effect: &Effect, each: impl FnMut(Gain)) {
        gains::gains(effect, each);
    }
}
