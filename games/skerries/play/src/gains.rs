//! The points that an event brings or takes.

use kernel::{Gain, Origin};
use skerries::Effect;

const CATCHES: Origin = Origin::points("skerries-end-catches");
const ORDERS: Origin = Origin::points("skerries-end-orders").marked();

pub(crate) const ORIGINS: &[Origin] = &[CATCHES, ORDERS];

pub(crate) fn gains(effect: &Effect, mut each: impl FnMut(Gain)) {
    let (seat, origin, amount) = match *effect {
        // `skerries 24`
        Effect::CatchDealt { seat, catch } | Effect::Took { seat, catch, .. } => {
            (seat, CATCHES, i16::from(catch.value()))
        }
        // `skerries 19`
        Effect::Jettisoned { seat, catch } => (seat, CATCHES, -i16::from(catch.value())),
        // `skerries 23`
        Effect::Delivered { seat, points, .. } => (seat, ORDERS, i16::from(points)),
        _ => return,
    };
    each(Gain { seat, origin, amount });
}
