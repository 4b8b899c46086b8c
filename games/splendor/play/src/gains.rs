//! The points that an event brings or takes.

use kernel::{Gain, Origin};
use splendor::{Effect, NOBLE_POINTS};

const CARDS: Origin = Origin::points("splendor-end-cards");
const NOBLES: Origin = Origin::points("splendor-end-nobles").marked();
const SHIELDS: Origin = Origin::points("splendor-end-shields").marked();
const CITIES: Origin = Origin::points("splendor-end-city").marked();

pub(crate) const ORIGINS: &[Origin] = &[CARDS, NOBLES, SHIELDS, CITIES];

pub(crate) fn gains(effect: &Effect, mut each: impl FnMut(Gain)) {
    let (seat, origin, points) = match *effect {
        // A conquered card and one taken for nothing count as a bought one (`cities 22`, `57`).
        Effect::Bought { seat, card, .. }
        | Effect::Conquered { seat, card, .. }
        | Effect::TookFree { seat, card } => (seat, CARDS, i16::from(card.card().points)),
        // `cities 123`
        Effect::SpentCard { seat, card } => (seat, CARDS, -i16::from(card.card().points)),
        // `splendor 34`
        Effect::Received { seat, .. } => (seat, NOBLES, i16::from(NOBLE_POINTS)),
        // `cities 40`, `43`
        Effect::PlacedShield { seat, points, .. } => (seat, SHIELDS, i16::from(points)),
        // `cities 10`: a city brings no points, and wins.
        Effect::TookCity { seat, .. } => (seat, CITIES, 0),
        _ => return,
    };
    if points != 0 || origin == CITIES {
        each(Gain { seat, origin, amount: points });
    }
}
