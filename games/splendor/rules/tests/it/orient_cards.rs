//! The cards of the Orient, as the component file has them.

use splendor::{Colour, ORIENT_CARDS, ORIENT_FIRST, OrientCard, OrientKind};

fn of_level(level: u8) -> impl Iterator<Item = &'static OrientCard> {
    OrientCard::all().map(|(_, card)| card).filter(move |card| card.level == level)
}

#[test]
fn the_cards_follow_those_of_the_base_game_ten_of_each_level() {
    let rows: Vec<u8> = OrientCard::all().map(|(row, _)| row).collect();
    assert_eq!((rows[0], rows.len(), rows[29]), (ORIENT_FIRST, ORIENT_CARDS, 120));
    assert_eq!((0..3).map(|level| of_level(level).count()).collect::<Vec<_>>(), [10, 10, 10]);
}

#[test]
fn each_level_has_its_kinds_of_cards() {
    let count = |level, of: fn(&OrientKind) -> bool| of_level(level).filter(|card| of(&card.kind)).count();
    let kinds: [fn(&OrientKind) -> bool; 7] = [
        |kind| *kind == OrientKind::DoubleGold,
        |kind| *kind == OrientKind::Satchel,
        |kind| *kind == OrientKind::SatchelAndFreeCard,
        |kind| matches!(kind, OrientKind::DoubleBonus(_)),
        |kind| matches!(kind, OrientKind::ReserveNoble(_)),
        |kind| matches!(kind, OrientKind::FreeCard(_)),
        |kind| matches!(kind, OrientKind::DiscardTwo(..)),
    ];
    assert_eq!(kinds.map(|kind| count(0, kind)), [5, 5, 0, 0, 0, 0, 0]);
    assert_eq!(kinds.map(|kind| count(1, kind)), [0, 0, 2, 5, 3, 0, 0]);
    assert_eq!(kinds.map(|kind| count(2, kind)), [0, 0, 0, 0, 0, 5, 5]);
}

#[test]
fn the_totals_are_those_of_the_component_file() {
    // Bonuses by colour: five kinds of card have one or two, satchels and double gold none of their own.
    let bonuses = |colour| {
        let of = OrientCard::all().filter_map(|(_, card)| card.bonus());
        of.filter(|(other, _)| *other == colour).map(|(_, count)| count).sum::<u8>()
    };
    assert_eq!(Colour::ALL.map(bonuses), [5, 4, 5, 5, 4]);
    let points = |level| of_level(level).map(|card| card.points).sum::<u8>();
    assert_eq!([0, 1, 2].map(points), [0, 3, 15]);
    // The gems of all costs, by level and by colour.
    let gems = |level| of_level(level).map(|card| u32::from(card.cost.total())).sum::<u32>();
    assert_eq!([0, 1, 2].map(gems), [40, 75, 50]);
    let gems = |colour| OrientCard::all().map(|(_, card)| card.cost.of(colour)).sum::<u8>();
    assert_eq!(Colour::ALL.map(gems), [33, 34, 33, 32, 33]);
}

#[test]
fn cards_that_cost_bonuses_take_those_of_another_colour_each_of_one() {
    let mut pairs: Vec<(Colour, Colour)> = of_level(2)
        .filter_map(|card| match card.kind {
            OrientKind::DiscardTwo(gives, takes) => Some((gives, takes)),
            _ => None,
        })
        .collect();
    assert!(pairs.iter().all(|(gives, takes)| gives != takes));
    pairs.dedup_by_key(|(_, takes)| *takes);
    assert_eq!(pairs.len(), Colour::ALL.len());
    let costs = OrientCard::all().filter(|(_, card)| card.cost.is_none());
    assert!(costs.clone().all(|(_, card)| matches!(card.kind, OrientKind::DiscardTwo(..))));
    assert_eq!(costs.map(|(row, _)| row).collect::<Vec<_>>(), [116, 117, 118, 119, 120]);
}
