//! The value of the cards of the Orient to a player, in the units of the plan. A game without them calls none of this.

use splendor::{Body, Card, CardId, Colour, ORIENT_COLUMNS, OrientKind, Player};

use super::modules::Lost;
use super::patience::shortage as of_price;

/// The places of the second market.
pub(super) const PLACES: usize = 3 * ORIENT_COLUMNS;

/// The value of a card of level 1 and of level 2 that comes for nothing.
const FREE: [f32; 2] = [2.6, 1.5];
/// The value of a bonus that is discarded, and of each purchase that takes discards.
const DISCARDED: f32 = 3.0;
const DISCARDING: f32 = 1.2;
/// The difference in worth between a card of the Orient and its parts together.
const LESS: f32 = 0.3;

/// Returns the face-up cards of the Orient, level by level; none in a game without it.
pub(super) fn face_up(body: &Body) -> impl Iterator<Item = CardId> + '_ {
    let columns = 0..ORIENT_COLUMNS as u8;
    (0..3).flat_map(move |level| columns.clone().filter_map(move |column| body.orient_face_up(level, column)))
}

/// Returns how many gems and gold are still to be collected for a card, where cards of double gold pay as well.
pub(super) fn shortage(player: &Player, id: CardId) -> u8 {
    of_price(player.price(id)).saturating_sub(2 * player.double_golds())
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
    let free = match card.orient {
        Some(OrientKind::SatchelAndFreeCard) => FREE[0],
        Some(OrientKind::FreeCard(_)) => FREE[1],
        _ => 0.0,
    };
    free - LESS
}

/// Returns what a player gives up with the cards that pay for another one.
pub(super) fn lost(body: &Body, one: CardId, other: Option<CardId>) -> Lost {
    let cards = [Some(one), other].into_iter().flatten();
    cards.fold(Lost::default(), |lost, card| Lost {
        points: lost.points + card.card().points,
        bonuses: lost.bonuses + body.given_by(card),
    })
}

/// Returns what the cards that pay for another one are worth to their owner.
pub(super) fn cost_of_discards(lost: Lost, horizon: f32) -> f32 {
    DISCARDING + f32::from(lost.points) + horizon * DISCARDED * f32::from(lost.bonuses.total())
}

// --- the judgement of a position at sight ------------------------------------------------------------------------

/// The number of features of a player that the Orient brings.
pub(super) const FEATURES: usize = 2;

/// Returns the features of a player with the Orient: bonuses, which are not one for each card there, and the gold that
/// cards of double gold stand for.
pub(super) fn counted(player: &Player) -> [f32; FEATURES] {
    [f32::from(player.bonuses.total()), f32::from(2 * player.double_golds())]
}
