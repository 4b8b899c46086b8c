use kernel::Seat;
use splendor::{Body, Module, POINTS_TO_END};

use super::{MARKET_MAX, Row, colours, names};

/// Returns the counts about the table.
pub(super) fn counts(body: &Body, viewer: Seat) -> [u8; names::TABLE.len()] {
    let mut row = Row::new();
    row.add(colours(body.bank));
    row.add([body.bank.gold()]);
    row.add([0, 1, 2].map(|level| body.deck_count(level)));
    row.add([body.round().min(60) as u8, body.last_round().into()]);
    row.add([0, 1, 2, 3].map(|seat| u8::from(viewer.0 == seat)));
    row.add([2, 3, 4].map(|players| u8::from(body.players() == players)));
    let modules = [Module::Cities, Module::Strongholds, Module::Posts, Module::Orient];
    row.add(modules.map(|module| u8::from(body.modules().has(module))));
    let most = body.seats().map(|player| player.points).max().unwrap_or(0);
    let places = if body.modules().has(Module::Orient) { MARKET_MAX } else { 3 * splendor::COLUMNS };
    row.add([
        u8::from(body.rules() > 1),
        body.nobles().count() as u8,
        body.passes(),
        most.saturating_sub(8),
        u8::from(most + 3 >= POINTS_TO_END),
        (places - body.face_up_cards().count()) as u8,
    ]);
    row.full()
}
