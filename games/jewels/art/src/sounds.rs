//! The sounds of the family's pieces.

use audio::Sound;
use jewels::{Kind, Tally};

/// Returns the sounds of tokens that change hands, in order: gold is a coin, the others are stones.
pub fn sounds_of<K: Kind>(tokens: Tally<K>) -> impl Iterator<Item = Sound> {
    let sound = |kind| if kind == K::GOLD { Sound::Coin } else { Sound::Stone };
    tokens.iter().flat_map(move |(kind, n)| std::iter::repeat_n(sound(kind), n.into()))
}
