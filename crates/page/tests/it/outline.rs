//! A game is found by its lists and set-up lines, and says what of it can be drawn.

use kernel::{Chapter, RuleList};
use page::Outline;

const TOWN: RuleList = RuleList { name: "town", chapters: &[Chapter::new("town-section-all", "1-9")] };
const FIELDS: RuleList =
    RuleList { name: "fields", chapters: &[Chapter::new("fields-section-all", "81a 82")] };
const GAME: Outline = Outline {
    name: "town",
    lists: &[&TOWN, &FIELDS],
    undrawn: &["roofs", "regions=fields"],
    pictures: &[("walls-low", "wall-low"), ("walls", "wall")],
    dealt: true,
};

#[test]
fn a_list_of_rules_is_found_with_its_game() {
    assert_eq!(GAME.list("fields").expect("a list of the game").name, "fields");
    assert!(GAME.is_chief("town") && !GAME.is_chief("fields"));
    assert!(GAME.list("castle").is_none());
}

#[test]
fn where_the_deal_decides_who_begins_a_lot_is_about_the_seats() {
    let ordinary = Outline { dealt: false, ..GAME };
    assert_eq!([GAME, ordinary].map(|game| game.lot()), ["setup-by-lot.seats", "setup-by-lot"]);
}

#[test]
fn a_value_of_an_option_may_have_a_picture() {
    assert_eq!(GAME.picture("walls", "low"), Some("wall-low"));
    assert_eq!((GAME.picture("walls", "high"), GAME.picture("wall", "low")), (None, None));
    assert_eq!(GAME.picture("walls", ""), None);
}

#[test]
fn a_table_is_opened_if_all_its_options_can_be_drawn() {
    assert!(GAME.is_of("town players=2") && GAME.is_of("town") && !GAME.is_of("townsfolk players=2"));
    for (setup, draws) in [
        ("town players=2", true),
        ("town players=2 regions=roads,hills rules=1", true),
        ("town players=2 regions=roads,fields", false),
        ("town players=2 fields=low", true),
        ("town players=2 roofs=flat", false),
    ] {
        assert_eq!(GAME.draws(setup), draws, "{setup}");
    }
    assert!(GAME.draws_option("regions") && !GAME.draws_option("roofs"));
    assert!(GAME.draws_value("regions", "roads") && !GAME.draws_value("regions", "fields"));
}
