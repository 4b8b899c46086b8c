//! The points that an event brings: those of the rounds of scoring.

use alhambra::Effect;
use kernel::{Gain, Origin};

/// The majorities in each kind of building, in the order of [`alhambra::Kind::ALL`].
const KINDS: [Origin; 6] = [
    Origin::points("alhambra-end-pavilion").marked(),
    Origin::points("alhambra-end-seraglio").marked(),
    Origin::points("alhambra-end-arcades").marked(),
    Origin::points("alhambra-end-chambers").marked(),
    Origin::points("alhambra-end-garden").marked(),
    Origin::points("alhambra-end-tower").marked(),
];
const WALL: Origin = Origin::points("alhambra-end-wall").marked();

pub(crate) const ORIGINS: &[Origin] = &[KINDS[0], KINDS[1], KINDS[2], KINDS[3], KINDS[4], KINDS[5], WALL];

pub(crate) fn gains(effect: &Effect, mut each: impl FnMut(Gain)) {
    match *effect {
        // `alhambra 65-74`
        Effect::Majority { kind, seat, points, .. } => {
            each(Gain { seat, origin: KINDS[kind as usize], amount: points.into() });
        }
        // `alhambra 75`
        Effect::Wall { seat, points, .. } => each(Gain { seat, origin: WALL, amount: points.into() }),
        _ => {}
    }
}
