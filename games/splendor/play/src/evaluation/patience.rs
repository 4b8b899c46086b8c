//! The time that a card takes a player, and the share of its value that is left in view of that.

use splendor::Price;

/// The maximum number of gems that a card costs, and that a player can lack.
pub(super) const GEMS_MAX: usize = 14;
/// The average number of tokens that a turn of collecting brings towards a target.
const TOKENS_A_TURN: f32 = 2.2;

/// The share of a card's value that is left when this many gems are lacking: what takes longer is worth less, and is
/// less certain.
pub(super) const PATIENCE: [f32; GEMS_MAX + 2] = {
    let mut table = [1.0; GEMS_MAX + 2];
    let mut short = 0;
    while short < table.len() {
        let turns = short as f32 / TOKENS_A_TURN;
        table[short] = 1.0 / (1.0 + turns * (1.35 + 0.1 * turns));
        short += 1;
    }
    table
};

/// Returns how many gems and gold are still to be collected for a card of this price.
pub(super) const fn shortage(price: Price) -> u8 {
    price.gold_least().saturating_sub(price.gold)
}
