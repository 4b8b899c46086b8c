//! The rules of the Cities and those of all modules, item by item: a test is named for the items it shows
//! (`games/splendor/CITIES.md`).

use std::collections::BTreeSet;

use kernel::{Awaiting, Explain, First, Game, Seat, Viewer};
use laws::{after, check, legal};
use splendor::{
    CITIES, CityGap, CityId, Effect, Gems, Module, Modules, Outcome, Refusal, Setup, Splendor, View,
};

use crate::common::position;
use crate::modules::{ROWS, points, told, with};
use crate::shields::{shields_of, turn};

/// A change of a view, and what is said of it.
type Spoiled<'a> = (&'a dyn Fn(&mut serde_json::Value), &'a str);

fn city_of(game: &Splendor, seat: u8) -> Option<u8> {
    game.body().seat(Seat(seat)).city().map(CityId::row)
}

/// The places by seat, how the game ended and what decided it.
fn result(game: &Splendor) -> (Vec<u8>, String, String) {
    let result = game.result().expect("the game is over");
    let places = result.places[..usize::from(game.players())].to_vec();
    (places, result.ended.to_string(), result.decided.to_string())
}

fn setup(players: u8, modules: &[Module]) -> Setup {
    Setup::new(players).unwrap().with(modules.iter().copied().collect())
}

fn dealt(players: u8, modules: &[Module]) -> Splendor {
    laws::dealt(&setup(players, modules), &mut First)
}

fn gems(letters: &str) -> Gems {
    letters.parse().unwrap()
}

// --- the cities -------------------------------------------------------------------------------------------------

#[test]
fn cities_1_70_72_73_what_the_faces_ask_for() {
    assert_eq!((CityId::all().count(), CITIES), (14, 14));
    let faces: Vec<(u8, String, u8)> = CityId::all()
        .map(|city| city.city())
        .map(|city| (city.points, city.needs.to_string(), city.any_same))
        .collect();
    let expected = [
        (14, "wwbgrrkk", 0),
        (13, "wwbbggrrkk", 0),
        (12, "", 6),
        (15, "", 5),
        (13, "wwwwrrr", 0),
        (13, "wwwbbbb", 0),
        (11, "wwwbbbrrrkkk", 0),
        (11, "wwwgggrrrkkk", 0),
        (14, "gggg", 4),
        (13, "bbbgggg", 0),
        (13, "gggkkkk", 0),
        (13, "rrrrkkk", 0),
        (16, "wbgrk", 0),
        (17, "", 0),
    ];
    assert_eq!(faces, expected.map(|(points, needs, same)| (points, needs.to_owned(), same)));
    let lacks = |face: u8, points: u8, bonuses: &str| {
        let CityGap { points, bonuses, same } =
            CityId::new(face).unwrap().city().lacking(points, gems(bonuses));
        (points, bonuses.to_string(), same)
    };
    // `cities 73`: no bonuses at all.
    assert_eq!((lacks(14, 17, ""), lacks(14, 15, "wbgrk")), ((0, String::new(), 0), (2, String::new(), 0)));
    // `cities 70`: six of any one colour, not of two.
    assert_eq!((lacks(3, 12, "kkkkkk").2, lacks(3, 12, "wwwbbb").2), (0, 3));
    // `cities 72`: the number of each colour, not a number of colours.
    assert_eq!((lacks(1, 14, "wwbgrrkk").1, lacks(1, 14, "wbgrk").1.as_str()), (String::new(), "wrk"));
}

#[test]
fn cities_2_there_are_no_nobles() {
    for modules in [&[Module::Cities][..], &[Module::Cities, Module::Posts]] {
        let new = Splendor::new(&setup(3, modules));
        for game in [new, dealt(3, modules)] {
            let refusal = game.check_outcome("noble.1".parse().unwrap()).unwrap_err();
            assert_eq!((refusal, refusal.rule().to_string()), (Refusal::NoNobles, "cities 2".into()));
            assert_eq!(game.check("N.1".parse().unwrap()), Err(Refusal::NoNobles));
        }
        assert_eq!(dealt(3, modules).body().nobles().count(), 0);
    }
    // Four blue and four green would bring a noble.
    let game = with("cities", "2p cities=13", "| cards=10,11,12,13,18,19,20,21");
    let (effects, game) = told(&game, "T.wbg");
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Received { .. })));
    assert_eq!(game.body().seat(Seat(0)).nobles().count(), 0);
}

#[test]
fn cities_3_80_81_three_tiles_with_any_face() {
    for players in 2..=4 {
        let mut game = Splendor::new(&setup(players, &[Module::Cities]));
        for (faces, drawn) in [(14, "city.3"), (12, "city.14"), (10, "city.1")] {
            let mut outcomes = Vec::new();
            game.outcomes(|outcome, weight| outcomes.push((outcome, weight)));
            assert_eq!(outcomes.len(), faces);
            assert!(outcomes.iter().all(|&(_, weight)| weight == outcomes[0].1));
            game = after(&game, drawn);
        }
        assert_eq!(game.body().cities().map(CityId::row).collect::<Vec<_>>(), [1, 3, 14]);
        // Then the cards are laid out.
        assert!(matches!(game.awaiting(), Awaiting::Chance(_)));
        assert!(game.check_outcome("card.40".parse().unwrap()).is_ok());
    }
    // `cities 81`: the other face of the same city cannot come.
    let game = after(&Splendor::new(&setup(2, &[Module::Cities])), "city.3");
    for (outcome, may_come) in [("city.4", false), ("city.3", false), ("city.5", true)] {
        let check = game.check_outcome(outcome.parse().unwrap());
        assert_eq!(
            check.map_err(|refusal| refusal.rule().item).err(),
            (!may_come).then_some("3"),
            "{outcome}"
        );
    }
}

#[test]
fn cities_3_both_faces_of_a_tile_are_drawn() {
    let new = Splendor::new(&setup(2, &[Module::Cities]));
    let drawn = |seed| new.draw(&mut laws::Dice::new(seed)).to_string();
    let drawn: BTreeSet<String> = (0..500).map(drawn).collect();
    assert_eq!(drawn, (1..=14).map(|face| format!("city.{face}")).collect());
}

#[test]
fn cities_4_8_76_a_city_that_was_taken_is_gone_for_good() {
    // Both have 17 points; only the first can have the city that asks for no more.
    let game = with("cities", "3p cities=9,14", "| cards=74,78,82,86 | cards=46,52,58,64,70,43");
    let game = turn(&game);
    assert_eq!((city_of(&game, 0), game.body().cities().count()), (Some(14), 1));
    let game = turn(&game);
    assert_eq!((city_of(&game, 0), city_of(&game, 1)), (Some(14), None));
    assert_eq!(game.body().tiles_unseen().count(), 5);
    let over = turn(&game);
    assert_eq!(result(&over).0, [1, 2, 3]);
}

#[test]
fn cities_5_at_the_end_of_ones_own_turn() {
    let game = with("cities", "2p cities=14", "| | cards=74,78,82,86");
    let game = turn(&game);
    assert_eq!((city_of(&game, 1), game.body().last_round()), (None, false));
    assert_eq!(city_of(&turn(&game), 1), Some(14));
    // It is no action, not even for who meets it.
    check(&game, "Y.14", "5");
}

#[test]
fn cities_6_points_and_bonuses_are_both_needed() {
    let city = |cards: &str| city_of(&turn(&with("cities", "2p cities=10", &format!("| cards={cards}"))), 0);
    // Three blue and four green, 13 points.
    assert_eq!(city("49,50,52,55,56,58,18"), Some(10));
    // A point fewer.
    assert_eq!(city("49,50,48,52,55,56,18,19"), None);
    // A green fewer.
    assert_eq!(city("49,50,52,55,56,58"), None);
}

#[test]
fn cities_7_of_several_the_player_chooses_one() {
    let game = with("cities", "2p cities=3,9,14", "| cards=18,19,20,21,82,58,86,90");
    let (effects, game) = told(&game, "T.wbg");
    assert_eq!(effects.len(), 1);
    assert_eq!((game.awaiting().seat(), legal(&game)), (Some(Seat(0)), vec!["Y.3".into(), "Y.14".into()]));
    check(&game, "T.wbg", "7");
    check(&game, "P", "7");
    check(&game, "Y.9", "6");
    check(&game, "Y.5", "76");
    let game = after(&game, "Y.14");
    assert_eq!(
        (city_of(&game, 0), game.body().cities().map(CityId::row).collect::<Vec<_>>()),
        (Some(14), vec![3, 9])
    );
    assert_eq!(game.awaiting().seat(), Some(Seat(1)));
}

#[test]
fn cities_9_10_66_the_round_is_completed_and_the_only_owner_wins() {
    // The second of three takes a city; the first has more points.
    let game = with("cities", "3p turn=1 cities=10", "| cards=74,78,82,86,90 | cards=49,50,52,55,56,58,18");
    let (effects, game) = told(&game, "T.wbg");
    assert!(effects.contains(&Effect::LastRoundByCity { seat: Seat(1) }));
    assert!(game.body().last_round());
    assert_eq!(game.awaiting().seat(), Some(Seat(2)));
    let over = turn(&game);
    assert_eq!(result(&over), (vec![2, 1, 3], "cities 9".into(), "cities 10".into()));
    check(&over, "T.wbg", "9");
    // The last player's city ends the game at once.
    let game = with("cities", "2p turn=1 cities=14", "| | cards=74,78,82,86");
    let (effects, over) = told(&game, "T.wbg");
    assert_eq!(effects.last(), Some(&Effect::Ended));
    assert!(!effects.contains(&Effect::LastRoundByCity { seat: Seat(1) }));
    assert_eq!(result(&over), (vec![2, 1], "cities 9".into(), "cities 10".into()));
}

#[test]
fn cities_9_a_second_city_announces_no_last_round() {
    // The first of three has a city; the second takes one too, and the third is still to move.
    let game = with("cities", "3p turn=1 cities=14", "| city=3 | cards=74,78,82,86");
    let (effects, game) = told(&game, "T.wbg");
    let took = Effect::TookCity { seat: Seat(1), city: CityId::new(14).unwrap() };
    assert_eq!(effects[1..], [took]);
    assert!(game.body().last_round());
    assert_eq!(game.awaiting().seat(), Some(Seat(2)));
}

#[test]
fn cities_11_of_several_owners_the_one_with_most_points_wins() {
    let game = with(
        "cities",
        "3p turn=2 cities=14",
        "| cards=46,52,58,64,70 city=3 | cards=73,76 | cards=74,78,82,86",
    );
    assert_eq!(result(&turn(&game)), (vec![2, 3, 1], "cities 9".into(), "cities 11".into()));
}

#[test]
fn cities_71_the_further_colour_is_not_one_of_those_named() {
    let city = |cards: &str| city_of(&turn(&with("cities", "2p cities=9", &format!("| cards={cards}"))), 0);
    let greens = "18,19,20,21,22,23,82,58";
    // Eight green, 16 points.
    assert_eq!(city(&format!("{greens},74,70")), None);
    assert_eq!(city("82,58,18,19,74,43,44,45"), Some(9));
}

#[test]
fn cities_74_a_city_is_taken_without_asking() {
    let game = with("cities", "2p cities=14", "| cards=74,78,82,86");
    let (effects, game) = told(&game, "T.wbg");
    let took = Effect::TookCity { seat: Seat(0), city: CityId::new(14).unwrap() };
    assert_eq!(effects[1..], [took, Effect::LastRoundByCity { seat: Seat(0) }]);
    assert_eq!(game.awaiting().seat(), Some(Seat(1)));
}

#[test]
fn cities_75_fifteen_points_end_nothing() {
    let game = with("cities", "2p turn=1 cities=2", "| cards=74,78,82,86,46 | cards=90,84");
    let (effects, game) = told(&game, "T.wbg");
    assert!(!game.body().last_round() && game.result().is_none());
    assert_eq!((game.awaiting().seat(), effects.len()), (Some(Seat(0)), 1));
    // Without cities that would be the end.
    let base = position(&format!("2p turn=1 {ROWS} | cards=74,78,82,86,46 | cards=90,84"));
    assert!(turn(&base).result().is_some());
}

#[test]
fn cities_77_ties_between_owners() {
    let tied = |first: &str, second: &str| {
        let seats = format!("| city=3 cards={first} | cards={second}");
        result(&turn(&with("cities", "2p turn=1 cities=14", &seats)))
    };
    // 17 points with six cards against 17 with seven, then against six.
    assert_eq!(
        tied("46,52,58,64,70,43", "73,76,49,50,55,56,48"),
        (vec![1, 2], "cities 9".into(), "cities 77".into())
    );
    assert_eq!(
        tied("46,52,58,64,70,43", "49,50,55,76,80,87"),
        (vec![1, 1], "cities 9".into(), "splendor C22".into())
    );
}

#[test]
fn cities_78_nobody_wins_without_a_city() {
    // Nothing can be taken, reserved or bought, and the other player has passed.
    let hands = "| hand=90,74,78 cards=46 | hand=86,82,70";
    for modules in ["cities", "cities,posts"] {
        let game = with(modules, "2p turn=1 passes=1 cities=3 bank=", hands);
        let over = after(&game, "P");
        assert_eq!(result(&over), (vec![2, 3], "splendor C23".into(), "cities 78".into()));
        assert_eq!(over.result().unwrap().winners().count(), 0);
    }
}

#[test]
fn cities_9_10_a_city_where_all_players_pass() {
    // The last player cannot do anything either, and has seventeen points.
    let seats = "| hand=89,73,77 | hand=86,70,64 cards=74,78,82,90";
    let over = after(&with("cities,posts", "2p turn=1 passes=1 cities=14 bank=", seats), "P");
    assert_eq!(city_of(&over, 1), Some(14));
    assert_eq!(result(&over), (vec![2, 1], "splendor C23".into(), "cities 10".into()));
}

#[test]
fn cities_79_a_city_brings_no_points() {
    let game = with("cities", "2p cities=14", "| cards=74,78,82,86");
    assert_eq!((points(&game, 0), points(&turn(&game), 0)), (20, 20));
}

// --- all modules ------------------------------------------------------------------------------------------------

#[test]
fn cities_67_modules_are_chosen_with_the_set_up() {
    let written =
        |line: &str| line.parse::<Setup>().map(|setup| setup.to_string()).map_err(|error| error.to_string());
    assert_eq!(written("splendor players=3").as_deref(), Ok("splendor players=3 rules=1"));
    assert_eq!(
        written("splendor players=3 modules=posts,cities").as_deref(),
        Ok("splendor players=3 modules=cities,posts rules=1")
    );
    assert_eq!("splendor players=2 modules=posts".parse::<Setup>(), Ok(setup(2, &[Module::Posts])));
    let (invalid, choose) =
        ("is not a valid value for the option `modules`", "choose from: cities, strongholds, posts, orient");
    for (value, named) in [("silk", "silk"), ("Posts", "Posts"), ("cities,silk", "silk")] {
        let error = written(&format!("splendor players=3 modules={value}")).unwrap_err();
        assert_eq!(error, format!("`{named}` {invalid}; {choose}"));
    }
    for value in ["", "posts,"] {
        let error = written(&format!("splendor players=3 modules={value}")).unwrap_err();
        assert_eq!(error, format!("the option `modules` has an empty value; {choose}"));
    }
    let all = "splendor players=3 modules=orient,posts,strongholds,cities".parse::<Setup>().unwrap();
    assert_eq!(all.to_string(), "splendor players=3 modules=cities,strongholds,posts,orient rules=2");
    // The second version of the rules is for strongholds and the Orient; older games keep the first.
    for line in
        ["splendor players=3 modules=orient rules=1", "splendor players=3 modules=strongholds rules=2"]
    {
        assert_eq!(written(line).as_deref(), Ok(line));
    }
    for (line, known) in [("modules=cities,posts rules=2", 1), ("rules=2", 1), ("modules=orient rules=3", 2)]
    {
        let error = written(&format!("splendor players=3 {line}")).unwrap_err();
        assert!(
            error.ends_with(&format!("with these options the newest that is known here is {known}")),
            "{error}"
        );
    }
    assert!(written("splendor players=3 modules=cities modules=posts").unwrap_err().contains("given twice"));
    let twice = written("splendor players=3 modules=posts,posts").unwrap_err();
    assert_eq!(twice, format!("`posts` is given twice in the option `modules`; {choose}"));
    let long = format!("splendor players=3 modules={}", "cities,".repeat(40));
    let error = written(&long).unwrap_err();
    assert!(error.contains("at most 200 characters"), "{error}");
    assert_eq!(Modules::default(), Modules::NONE);
}

#[test]
fn cities_68_the_order_at_the_end_of_a_turn() {
    // A card for three red, the third black bonus, with ten tokens and none to spare.
    let game =
        with("posts", "3p nobles=2", "| cards=18,19,20,21,22,25,26,27,34,35 tokens=wwwwwbbbrr hand=36,u37");
    let (effects, game) = told(&game, "T.wbg");
    assert_eq!(effects.len(), 1, "tokens are returned first");
    let (effects, _) = told(&game, "D.www");
    assert!(matches!(effects[..], [Effect::Returned { .. }]), "no noble without a third black: {effects:?}");
    let game = with("posts", "3p nobles=2", "| cards=18,19,20,21,22,25,26,27,34,35,36 tokens=wwwwwbbbrr");
    let (effects, game) = told(&after(&game, "T.wbg"), "D.www");
    let posts: Vec<u8> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::PlacedShield { post, .. } => Some(post.row()),
            _ => None,
        })
        .collect();
    assert!(matches!(effects[..2], [Effect::Returned { .. }, Effect::Received { .. }]));
    assert_eq!((posts, game.awaiting().seat()), (vec![4, 5], Some(Seat(1))));
    // A city comes after the return too, and before the shields.
    let game = with("cities,posts", "3p cities=14", "| cards=74,78,82,33,34,35,49 tokens=wwwwwbbbrr");
    let (effects, _) = told(&after(&game, "T.wbg"), "D.www");
    assert!(
        matches!(
            effects[..],
            [
                Effect::Returned { .. },
                Effect::TookCity { .. },
                Effect::LastRoundByCity { .. },
                Effect::PlacedShield { .. },
                ..
            ]
        ),
        "{effects:?}"
    );
}

#[test]
fn cities_69_the_rules_of_the_base_game_hold() {
    let game = with("cities,posts", "2p cities=1 bank=wwwbbbbgrkaaaaa", "| tokens=wwwwrrrrk hand=90,86,82");
    check(&game, "T.ww", "42");
    check(&game, "T.bb", "ok");
    check(&game, "T.wb", "C2");
    check(&game, "R.L1", "53");
    check(&game, "B.9", "58");
    let returning = after(&game, "T.wbg");
    check(&returning, "D.w", "C8");
    check(&returning, "D.ww", "ok");
    check(&game, "N.1", "2");
}

#[test]
fn cities_101a_shields_come_after_the_city() {
    // Sixteen points and the third black bonus: the seventeenth point comes too late for this turn's city.
    let game = with("cities,posts", "2p cities=14", "| cards=74,78,82,33,34,35,40");
    assert_eq!(points(&game, 0), 16);
    let game = turn(&game);
    assert_eq!((city_of(&game, 0), shields_of(&game, 0), points(&game, 0)), (None, vec![5], 17));
    let game = turn(&turn(&game));
    assert_eq!(city_of(&game, 0), Some(14));
    // The fourth post needs a noble, and there is none.
    let game = with("cities,posts", "2p cities=1", "| cards=18,19,20,21,22,23");
    assert_eq!(shields_of(&turn(&game), 0), Vec::<u8>::new());
}

#[test]
fn cities_10_101a_the_point_of_a_shield_wins_a_city_a_turn_later() {
    let game = with("cities,posts", "2p turn=1 cities=14", "| | cards=74,78,82,33,34,35,40");
    let game = turn(&game);
    assert_eq!((city_of(&game, 1), points(&game, 1)), (None, 17));
    let over = turn(&turn(&game));
    assert_eq!(result(&over), (vec![2, 1], "cities 9".into(), "cities 10".into()));
}

// --- what comes from outside -------------------------------------------------------------------------------------

#[test]
fn cities_1_5_what_a_game_without_the_module_does_not_have() {
    let base = Splendor::new(&setup(2, &[]));
    let refused = |game: &Splendor, outcome: &str| {
        let outcome: Outcome = outcome.parse().unwrap();
        game.check_outcome(outcome).map_err(|refusal| refusal.rule().to_string())
    };
    assert_eq!(refused(&base, "city.3"), Err("cities 1".into()));
    assert_eq!(refused(&Splendor::new(&setup(2, &[Module::Posts])), "city.3"), Err("cities 1".into()));
    // The refusal is the same while a player is to act.
    assert_eq!(refused(&dealt(2, &[]), "city.3"), Err("cities 1".into()));
    assert_eq!(refused(&dealt(2, &[]), "card.91"), Err("cities 45".into()));
    for (action, item) in
        [("Y.3", "1"), ("S.47", "12"), ("Q.47", "12"), ("W", "12"), ("R.O2", "45"), ("C.r", "45")]
    {
        for game in [base, dealt(2, &[]), dealt(2, &[Module::Posts])] {
            let refusal = game.check(action.parse().unwrap()).unwrap_err();
            assert_eq!(refusal.rule().to_string(), format!("cities {item}"), "{action}");
        }
    }
    check(&dealt(2, &[]), "Y.3", "1");
    check(&dealt(2, &[Module::Cities]), "Y.3", "5");
    assert!("Y.15".parse::<splendor::Action>().is_err());
    assert!("city.0".parse::<Outcome>().is_err());
}

#[test]
fn cities_3_8_28_a_view_that_cannot_be_is_refused() {
    let game = with("cities,posts", "2p cities=3,9", "| city=5 shields=1,3 | ");
    let view = serde_json::to_value(game.view(Viewer::Spectator)).unwrap();
    let read = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut view = view.clone();
        change(&mut view);
        serde_json::from_value::<View>(view).map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(read(&|_| {}), Ok(()));
    assert_eq!(
        read(&|view| view["modules"] = serde_json::json!(["posts", "cities"])),
        Ok(()),
        "in any order"
    );
    let two_places = "a city tile is in two places";
    let order = "not those of a turn, in its order";
    let turn = ["end_turn", "shields", "take_city", "return_tokens", "fill_gaps", "post_token"];
    let until = |top: &str| turn[..turn.iter().position(|duty| *duty == top).unwrap() + 1].to_vec();
    let faults: [Spoiled; 32] = [
        (&|view| view["seats"][1]["tokens"]["a"] = 16.into(), "not so many tokens of a kind"),
        (&|view| view["bank"]["w"] = 5.into(), "not so many tokens of a kind"),
        (
            &|view| ["w", "b", "g"].iter().for_each(|gem| view["seats"][1]["tokens"][gem] = 4.into()),
            "more tokens than the limit",
        ),
        (&|view| view["cities"] = serde_json::json!([3, 7, 9, 14]), "three cities are laid out"),
        (&|view| view["seats"][1]["shields"] = serde_json::json!([4]), "a post that is closed"),
        (&|view| drop(view["seats"][1].as_object_mut().unwrap().remove("city")), "belongs to its module"),
        (&|view| view["agenda"] = until("take_city").into(), "no choice of a city"),
        (
            &|view| {
                ["w", "b", "g", "r", "k"].iter().for_each(|gem| view["bank"][gem] = 0.into());
                view["agenda"] = until("post_token").into();
            },
            "no choice of a token",
        ),
        (&|view| view["agenda"] = until("shields").into(), "nothing is to be decided"),
        (&|view| view["agenda"] = until("end_turn").into(), "nothing is to be decided"),
        (&|view| view["agenda"] = until("return_tokens").into(), "no token is to be returned"),
        (&|view| view["agenda"] = until("fill_gaps").into(), "where one lies"),
        (&|view| view["agenda"] = serde_json::json!(["take_city", "end_turn"]), order),
        (
            &|view| view["agenda"].as_array_mut().unwrap().extend(["lay_out", "reveal_city"].map(Into::into)),
            order,
        ),
        (
            &|view| {
                view["agenda"] = serde_json::json!([]);
                view["turns"] = 41.into();
            },
            "nothing has ended the game",
        ),
        (&|view| view["turns"] = u32::MAX.into(), "so many turns"),
        (&|view| view["turns"] = 41.into(), "another seat's turn"),
        (&|view| view["passes"] = 2.into(), "all players have passed"),
        (&|view| view["passes"] = 255.into(), "all players have passed"),
        (&|view| view["cities"] = serde_json::json!([3, 4, 14]), two_places),
        (&|view| view["cities"] = serde_json::json!([3, 5, 14]), two_places),
        (&|view| view["seats"][1]["city"] = 6.into(), two_places),
        (&|view| view["seats"][1]["city"] = 15.into(), "`15` is not in the notation"),
        (&|view| view["seats"][0]["shields"] = serde_json::json!([6]), "`6` is not in the notation"),
        (&|view| view["seats"][0]["shields"] = serde_json::json!([1, 1]), "two shields on a post"),
        (&|view| view["modules"] = serde_json::json!(["cities"]), "no such duty"),
        (&|view| view["modules"] = serde_json::json!(["posts"]), "no such duty"),
        (&|view| view["modules"] = serde_json::json!(["cities", "silk"]), "there is no such module"),
        (&|view| view["modules"] = serde_json::json!(["cities", "cities"]), "a module is there twice"),
        (&|view| view["modules"] = serde_json::json!(["cities", "orient"]), "no such duty"),
        (&|view| view["nobles"] = serde_json::json!([1]), "no nobles with cities"),
        (&|view| view["agenda"] = serde_json::json!(["end_turn", "receive_noble"]), "no such duty"),
    ];
    for (n, (change, fault)) in faults.into_iter().enumerate() {
        let error = read(change).unwrap_err();
        assert!(error.contains(fault), "{n}: {error}");
    }
}

#[test]
fn cities_31_a_view_shows_the_modules_only_where_they_are_played() {
    let keys = |modules: &[Module]| {
        let view = serde_json::to_value(dealt(2, modules).view(Viewer::Spectator)).unwrap();
        let at = |value: &serde_json::Value, key: &str| value.get(key).map(ToString::to_string);
        let seat = &view["seats"][0];
        [at(&view, "modules"), at(&view, "cities"), at(seat, "city"), at(seat, "shields")]
    };
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(keys(&[]), [None, None, None, None]);
    assert_eq!(keys(&[Module::Cities]), [some("[\"cities\"]"), some("[1,3,5]"), some("null"), None]);
    assert_eq!(keys(&[Module::Posts]), [some("[\"posts\"]"), None, None, some("[]")]);
}
