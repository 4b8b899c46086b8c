//! The part of Alhambra above its rules: its heuristics for bots, its tray for the page, its board in the terminal, and
//! its entry in the registry.

mod board;
mod evaluation;
mod gains;
mod map;
pub mod tray;

use alhambra::{Alhambra, Body, Currency, Effect, STATE_BYTES_MAX, Walls};
use catalog::{About, GameOption, Hands, OptionKind, OptionPlace, Play, Registered};
use kernel::{Gain, Game, Origin};
use text::Words;

pub use board::BOARD;

/// The type that represents Alhambra in the registry: the platform's traits are implemented on it.
#[derive(Clone, Copy, Debug)]
pub struct AlhambraPlay;

/// The game's entry in the registry.
pub static ENTRY: Registered<AlhambraPlay> = Registered::new();

/// The texts of the game.
pub static WORDS: Words = text::words!(game Alhambra::NAME);
/// All texts that a table of the game needs.
pub static TEXTS: &[&Words] = &[&WORDS];

/// The option that selects how walls are counted.
const WALLS: GameOption = GameOption {
    key: "walls",
    kind: OptionKind::One,
    values: Walls::WORDS,
    later: &[],
    excludes: &[],
    place: OptionPlace::Setup,
};

/// Returns among how many cards that may come next one is a scoring card; none if none is, or if the next one is certain
/// to be: that is no chance.
pub fn scoring_among(body: &Body) -> Option<u8> {
    body.round_chance().map(|(_, cards)| cards).filter(|&cards| cards > 1)
}

impl Play for AlhambraPlay {
    const ABOUT: About = About {
        name: Alhambra::NAME,
        seats: alhambra::PLAYERS,
        options: &[WALLS],
        lists: alhambra::LISTS,
        sets: &[
            alhambra::SET,
            Currency::Florin.set(),
            Currency::Dirham.set(),
            Currency::Dinar.set(),
            Currency::Ducat.set(),
        ],
        hands: Hands::Covered,
        state_bytes_max: STATE_BYTES_MAX,
    };

    const ORIGINS: &'static [Origin] = gains::ORIGINS;

    fn gains(effect: &Effect, each: impl FnMut(Gain)) {
        gains::gains(effect, each);
    }
}
