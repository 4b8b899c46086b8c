//! The part of Splendor Duel above its rules: its heuristics for bots, its tray (from clicks to actions), its board in
//! the terminal, and its entry in the registry.

mod board;
mod evaluation;
mod gains;
pub mod tray;

use catalog::{ADJUDICATE, About, Hands, Play, Registered, Stalling};
use duel::{Duel, Effect, Gem};
use kernel::{Gain, Game, Origin, Seat};
use text::Words;

pub use board::BOARD;

/// The type that represents Splendor Duel in the registry: the platform's traits are implemented on it.
#[derive(Clone, Copy, Debug)]
pub struct DuelPlay;

/// The game's entry in the registry.
pub static ENTRY: Registered<DuelPlay> = Registered::new();

/// The texts of the game.
pub static WORDS: Words = text::words!(game Duel::NAME);
/// The texts of the game, and those of its family.
pub static TEXTS: &[&Words] = &[&jewels_play::WORDS, &WORDS];

impl Play for DuelPlay {
    const ABOUT: About = About {
        name: Duel::NAME,
        seats: 2..=2,
        options: &[ADJUDICATE],
        lists: duel::LISTS,
        sets: &[jewels::SET, duel::SET],
        hands: Hands::Hidden,
        state_bytes_max: 256,
    };

    /// Stalling is defined by the rule `duel X46`, which is not among the printed rules.
    const STALLING: Option<Stalling> = Some(Stalling { rule: duel::RULES.rule("X46"), turns: 3 });

    /// Returns a stalling side holds all gold and both pearls, so that nobody else can reserve, or pay for what costs a
    /// pearl; a purchase ends it.
    fn holds_on(game: &Duel, side: Seat) -> Option<u32> {
        let player = game.body().seat(side);
        let all = |gem: Gem| player.tokens.get(gem) == duel::ALL_TOKENS.get(gem);
        (all(Gem::Gold) && all(Gem::Pearl)).then(|| player.bought().count() as u32)
    }

    const ORIGINS: &'static [Origin] = gains::ORIGINS;

    fn gains(effect: &Effect, each: impl FnMut(Gain)) {
        gains::gains(effect, each);
    }
}
