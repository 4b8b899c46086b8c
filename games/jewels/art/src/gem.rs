/// A gem or metal, in the order in which every list on the page shows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gem {
    /// Diamond, a round brilliant.
    White,
    /// Sapphire, a cushion.
    Blue,
    /// Emerald, a step cut.
    Green,
    /// Ruby, a pear.
    Red,
    /// Onyx, a hexagon.
    Black,
    /// Pearl, a smooth ball.
    Pearl,
    /// Gold, a reeded coin.
    Gold,
}

impl Gem {
    /// Every gem in the order of the page.
    pub const ALL: [Gem; 7] =
        [Gem::White, Gem::Blue, Gem::Green, Gem::Red, Gem::Black, Gem::Pearl, Gem::Gold];

    /// The five colours that cards cost and give, in the order of every `[u8; 5]`.
    pub const COLOURS: [Gem; 5] = [Gem::White, Gem::Blue, Gem::Green, Gem::Red, Gem::Black];

    /// Returns the letter that names the gem in identifiers: `w b g r k p a`.
    pub fn slug(self) -> &'static str {
        ["w", "b", "g", "r", "k", "p", "a"][self as usize]
    }
}
