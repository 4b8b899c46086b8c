//! The part of Splendor above its rules: its heuristics for bots, its tray (from clicks to actions), its board in the
//! terminal, how near a player is to a city, and its entry in the registry.

mod board;
mod evaluation;
mod gains;
pub mod nearest;
pub mod tray;

use catalog::{About, GameOption, Hands, OptionKind, OptionPlace, Play, Registered};
use kernel::{Gain, Game, Origin};
use splendor::{Effect, Modules, Splendor};
use text::Words;

pub use board::BOARD;
pub use evaluation::Unaware;

/// The type that represents Splendor in the registry: the platform's traits are implemented on it.
#[derive(Clone, Copy, Debug)]
pub struct SplendorPlay;

/// The game's entry in the registry.
pub static ENTRY: Registered<SplendorPlay> = Registered::new();

/// The texts of the game.
pub static WORDS: Words = text::words!(expanded Splendor::NAME);
/// The texts of the game, and those of its family.
pub static TEXTS: &[&Words] = &[&jewels_play::WORDS, &WORDS];

/// The option that selects modules of Cities of Splendor.
const MODULES: GameOption = GameOption {
    key: "modules",
    kind: OptionKind::Set,
    values: Modules::AVAILABLE,
    later: &[],
    excludes: &[],
    place: OptionPlace::Setup,
};

impl Play for SplendorPlay {
    const ABOUT: About = About {
        name: Splendor::NAME,
        seats: 2..=4,
        options: &[MODULES],
        lists: splendor::LISTS,
        sets: &[jewels::SET, splendor::SET],
        hands: Hands::Hidden,
        state_bytes_max: 384,
    };

    const ORIGINS: &'static [Origin] = gains::ORIGINS;

    fn gains(effect: &Effect, each: impl FnMut(Gain)) {
        gains::gains(effect, each);
    }
}
