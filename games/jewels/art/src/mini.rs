//! A card in a few small drawings.

/// The essentials of a card, for a phone.
#[derive(Clone, PartialEq, Debug)]
pub struct Mini {
    /// The name of the card's enamel.
    pub enamel: String,
    /// The level, from 1.
    pub level: u8,
    /// The card's points.
    pub points: u8,
    /// The benefits of the card, as drawings of the sprite.
    pub brings: Vec<String>,
    /// The cost of the card: letters of the notation, and the number of each.
    pub cost: Vec<(char, u8)>,
    /// The bonuses that are discarded for the card instead, by their letters.
    pub discards: Vec<char>,
}
