//! Every item of `games/splendor/RULES.md` has a test that names it, or a written reason; the page
//! `games/splendor/COVERAGE.md` shows which. `UPDATE=1 cargo test -p splendor --test it coverage` writes it anew.

use std::path::Path;

/// Items that no test of `rules.rs` can name, with the reason or the test that shows them otherwise.
const OTHERWISE: &[(&str, &str)] = &[(
    "splendor 6",
    "where the decks lie on a table: `ones_own_turn_fits_the_screen` in `games/splendor/browser/tests/pictures/turn.rs`",
)];

/// The same of the modules.
const CITIES_OTHERWISE: &[(&str, &str)] =
    &[("cities 29", "where the board lies on a table: no rule depends on it")];

/// The code of the tests of the modules.
const CITIES_TESTS: &[&str] = &[
    include_str!("cities.rs"),
    include_str!("posts.rs"),
    include_str!("strongholds.rs"),
    include_str!("orient.rs"),
    include_str!("orient_payment.rs"),
];

#[test]
fn every_item_of_the_modules_has_a_test_or_a_reason() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let coverage = laws::Coverage {
        lists: &[&splendor::CITIES_RULES],
        rules: &game.join("CITIES.md"),
        tests: CITIES_TESTS,
        otherwise: CITIES_OTHERWISE,
        page: (
            &game.join("COVERAGE-CITIES.md"),
            "# Which test shows which rule of the modules\n\nMade by `games/splendor/rules/tests/it/coverage.rs`; the tests \
             are in `games/splendor/rules/tests`: `cities.rs`, `posts.rs`, `strongholds.rs`, `orient.rs` and `orient_payment.rs`. Positions that play hardly ever reaches are made there: two \
             cities at once (7), fourteen points and the third black bonus (41, 44), a noble and post 4 in one turn (40, \
             68), a bank that is empty but for the token just spent (36), one gold against a white and a black (101), three \
             white for two golds (38), ties between owners of cities (77), fifteen points without a city (75), two gaps in one \
             turn (135), three strongholds on a card that can be paid for with tokens, with the gold of a reservation, in the \
             last turn of the game (21, 90, 91), all three on one card and another one bought (82), a stack of three that \
             loses one (84), returns of four, also with a conquest of the Orient (140), a city that the point of a shield wins a turn later (101a), a city where all players pass (9, 10), a card of the Orient conquered as the last move (21), every card occupied, so that a player passes (19), two satchels of one colour and a discard (65, 121), one satchel and a card with two bonuses (122), a chain with two satchels (109), half a double gold and the tie that it decides (52), points that drop below fifteen (123), empty decks of the Orient (102), an own reserved and an open noble in one turn (118), and post 3 and double gold in one price (105).",
        ),
    };
    coverage.check();
}

/// The duties in the order of `turn.rs`: those of a turn, and those that follow when a player obtains a card. Each has tests
/// in made positions that fail where it changes places with a neighbour.
const ORDER: &[(&str, &[&str])] = &[
    ("Act", &["cities_21_91_a_conquest_after_a_reservation_with_its_gold"]),
    ("FillGaps", &["cities_92_135_the_gap_of_a_purchase_is_filled_before_the_conquest"]),
    (
        "Conquer",
        &[
            "cities_21_a_card_of_the_orient_is_conquered_and_acts",
            "cities_23_24_25_93_94_then_one_is_placed_before_the_gap_is_filled",
            "cities_92_135_the_gap_of_a_purchase_is_filled_before_the_conquest",
        ],
    ),
    (
        "FillGaps",
        &[
            "cities_25_27_gaps_are_filled_before_tokens_are_returned",
            "cities_135_the_gaps_of_a_turn_in_the_order_of_their_places",
        ],
    ),
    (
        "ReturnTokens",
        &[
            "cities_140_four_tokens_are_returned_after_a_conquest_of_the_orient",
            "cities_68_the_order_at_the_end_of_a_turn",
        ],
    ),
    ("ReceiveNoble", &["cities_68_the_order_at_the_end_of_a_turn"]),
    ("TakeCity", &["cities_101a_shields_come_after_the_city"]),
    (
        "Shields",
        &[
            "cities_40_42_five_points_once_for_five_green_and_a_noble",
            "cities_41_44_points_of_shields_may_begin_the_last_round",
        ],
    ),
    (
        "EndTurn",
        &[
            "cities_26_31_shields_come_after_what_a_conquest_brought",
            "cities_41_44_points_of_shields_may_begin_the_last_round",
        ],
    ),
    (
        "Stronghold",
        &[
            "cities_14_54_the_stronghold_comes_before_the_effect_and_the_token_after_it",
            "cities_57_62_113_116_no_free_card_where_all_are_under_other_players_strongholds",
        ],
    ),
    ("PlaceAgain", &["cities_21_a_card_of_the_orient_is_conquered_and_acts"]),
    ("Satchel", &["cities_14_54_the_stronghold_comes_before_the_effect_and_the_token_after_it"]),
    ("ReserveNoble", &["cities_14_60_a_noble_is_reserved_between_the_stronghold_and_the_token"]),
    ("FreeCard", &["cities_114_a_free_card_is_no_purchase"]),
    (
        "PostToken",
        &[
            "cities_114_a_free_card_is_no_purchase",
            "cities_33_21_the_token_comes_before_the_conquest_and_pays_for_it",
        ],
    ),
];

#[test]
fn every_duty_of_a_turn_names_the_tests_of_its_place() {
    let lines = include_str!("../../src/turn.rs").lines().map(str::trim_start);
    let duties =
        lines.filter_map(|line| line.strip_prefix("(Duty::")).filter(|line| !line.contains("Outcome::"));
    let duties = duties.filter_map(|line| line.split(|letter: char| !letter.is_alphabetic()).next());
    assert_eq!(duties.collect::<Vec<_>>(), ORDER.iter().map(|(duty, _)| *duty).collect::<Vec<_>>());
    let tests = CITIES_TESTS.concat();
    for test in ORDER.iter().flat_map(|(_, tests)| *tests) {
        assert!(tests.contains(&format!("#[test]\nfn {test}() {{")), "there is no {test}");
    }
}

#[test]
fn every_item_has_a_test_or_a_reason() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let coverage = laws::Coverage {
        lists: &[&splendor::RULES],
        rules: &game.join("RULES.md"),
        tests: &[include_str!("rules.rs")],
        otherwise: OTHERWISE,
        page: (
            &game.join("COVERAGE.md"),
            "# Which test shows which rule\n\nMade by `games/splendor/rules/tests/it/coverage.rs`; the tests are in \
             `games/splendor/rules/tests/it/rules.rs`.",
        ),
    };
    coverage.check();
}

#[test]
fn our_readings_are_marked_as_such_in_every_language() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    assert!(laws::readings_are_marked(&game, "CITIES.md", &splendor::CITIES_RULES) > 20);
}
