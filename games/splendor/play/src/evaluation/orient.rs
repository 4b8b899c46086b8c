//! The value of the cards of the Orient to a player, in the units of the plan. A game without them calls none of this.

use splendor::{Body, Card, CardId, Colour, ORIENT_COLUMNS, OrientKind, Player};

use super::plan::shortage as of_price;

/// The places of the second market.
pub(super) const PLACES: usize = 3 * ORIENT_COLUMNS;

/// The value of a card of double gold: two gold, but for one purchase only.
const DOUBLE_GOLD: f32 = 0.8;
/// The value of a card of level 1 and of level 2 that comes for nothing.
const FREE: [f32; 2] = [0.7, 1.6];
/// The value of a noble that nobody else can receive.
const NOBLE: f32 = 0.6;
/// The value of a bonus that is discarded.
const DISCARDED: f32 = 0.7;
/// The bonuses that a card costs, and how many gems each of them counts as, where it is missing.
const BONUSES: u8 = 2;
const GEMS_A_BONUS: u8 = 3;

/// Returns the face-up cards of the Orient, level by level; none in a game without it.
pub(super) fn face_up(body: &Body) -> impl Iterator<Item = CardId> + '_ {
    let columns = 0..ORIENT_COLUMNS as u8;
    (0..3).flat_map(move |level| columns.clone().filter_map(move |column| body.orient_face_up(level, column)))
}

/// Returns how many gems and gold are still to be collected for a card, or as many as count for missing bonuses.
pub(super) fn shortage(player: &Player, id: CardId) -> u8 {
    match id.card().orient {
        Some(OrientKind::DiscardTwo(_, colour)) => {
            BONUSES.saturating_sub(player.bonuses.of(colour)) * GEMS_A_BONUS
        }
        Some(OrientKind::Satchel | OrientKind::SatchelAndFreeCard) if player.bonuses.is_none() => {
            of_price(player.price(id)).max(GEMS_A_BONUS)
        }
        _ => of_price(player.price(id)).saturating_sub(2 * player.double_golds()),
    }
}

/// Returns the value of the bonus of a card without a colour of its own: a satchel copies the best of those that the player
/// has, each of which is worth `any` and what is in demand of it.
pub(super) fn bonus(card: &Card, player: &Player, any: f32, demand: &[f32; 8]) -> f32 {
    match card.orient {
        Some(OrientKind::Satchel | OrientKind::SatchelAndFreeCard) => {
            let had = Colour::ALL.into_iter().filter(|&colour| player.bonuses.of(colour) > 0);
            had.map(|colour| any + demand[colour.index()]).fold(0.0, f32::max)
        }
        _ => 0.0,
    }
}

/// Returns the value of what a card does beside giving a bonus.
pub(super) fn worth_of_effect(card: &Card) -> f32 {
    match card.orient {
        Some(OrientKind::DoubleGold) => DOUBLE_GOLD,
        Some(OrientKind::SatchelAndFreeCard) => FREE[0],
        Some(OrientKind::FreeCard(_)) => FREE[1],
        Some(OrientKind::ReserveNoble(_)) => NOBLE,
        _ => 0.0,
    }
}

/// Returns what the cards that pay for another one are worth to their owner.
pub(super) fn cost_of_discards(body: &Body, one: CardId, other: Option<CardId>, horizon: f32) -> f32 {
    let cost = |card: CardId| {
        let bonuses = f32::from(body.given_by(card).total());
        f32::from(card.card().points) + horizon * DISCARDED * bonuses
    };
    cost(one) + other.map_or(0.0, cost)
}
