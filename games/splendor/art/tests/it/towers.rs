//! The towers on a card of the market, with what a prepared turn changes of them.

use kernel::Seat;
use splendor::{Action, CardId};
use splendor_art::tower::Look::{Going, Planned, Standing};
use splendor_art::tower::with_plan;

#[test]
fn a_planned_tower_is_added_and_one_that_goes_is_marked() {
    let [card, other] = [4, 47].map(|row| CardId::new(row).unwrap());
    let (me, rival) = (Seat(0), Seat(2));
    let towers = |standing, action| with_plan(card, standing, Some((me, action)));
    assert_eq!(towers(None, Action::Place(card)), [(me, Planned)]);
    assert_eq!(towers(Some((me, 1)), Action::Place(card)), [(me, Standing), (me, Planned)]);
    assert_eq!(towers(Some((me, 1)), Action::Place(other)), [(me, Standing)]);
    assert_eq!(towers(Some((me, 2)), Action::Move { from: card, to: other }), [(me, Standing), (me, Going)]);
    assert_eq!(towers(None, Action::Move { from: other, to: card }), [(me, Planned)]);
    assert_eq!(towers(Some((rival, 1)), Action::Remove(card)), [(rival, Going)]);
    assert_eq!(with_plan(card, Some((rival, 3)), None), [(rival, Standing); 3]);
}
