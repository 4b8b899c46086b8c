//! Where the modules come into the game: a function for each point of a turn, naming the modules in the order of the
//! rulebook. It is the list of their interactions. In a game without modules none of these is called: the rules of the
//! base game ask once whether there are any.

use jewels::BoughtFrom;
use kernel::Sink;

use super::Module;
use crate::body::{Body, Player};
use crate::duty::Duty;
use crate::effect::Effect;

/// Applies what follows a purchase, before any gap is filled (`cities 33`, `35`).
pub(crate) fn after_purchase(body: &mut Body, from: BoughtFrom) {
    // `cities 35`: the gap waits, as one of the duties of the turn.
    if from == BoughtFrom::Table && body.modules.variant().gaps_wait {
        body.agenda.pop();
    }
    if body.modules.has(Module::Posts) {
        body.owe_token();
    }
}

/// Fulfils a duty that only modules have, and returns true; returns false if the duty needs an answer.
pub(crate) fn settle(body: &mut Body, duty: Duty, sink: &mut impl Sink<Effect>) -> bool {
    match duty {
        // `cities 33`: the token of a post.
        Duty::PostToken => body.take_only_token(sink),
        // `cities 135`: all gaps of the turn.
        Duty::FillGaps(from) => body.fill_gaps(from),
        // `cities 5`: the visit of a noble, or a city.
        Duty::TakeCity => body.take_only_city(sink),
        // `cities 31`: after the visit.
        Duty::Shields => body.place_shields(sink),
        _ => false,
    }
}

/// Whether a player ranks behind all players for whom this is false, whatever the points and cards.
pub(crate) fn rank(body: &Body, player: &Player) -> bool {
    // `cities 78`: nobody wins without a city.
    body.modules.has(Module::Cities) && player.city().is_none()
}

/// Returns how many gems of one colour a gold stands for.
#[inline]
pub(crate) fn gold_covers(player: &Player) -> u8 {
    player.gold_covers()
}
