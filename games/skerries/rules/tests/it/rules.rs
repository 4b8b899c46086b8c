//! The rules, item by item: a test is named for the items it shows (`games/skerries/RULES.md`).

use kernel::{Awaiting, Explain, First, Game, Seat, Viewer};
use laws::{after, check, legal, legal_like};
use serde_json::{Value, json};
use skerries::{Action, Catch, Fish, Order, Outcome, Setup, Skerries, View, Weather};

fn new(players: u8, weather: Weather) -> Skerries {
    Skerries::new(&Setup::new(players, weather).unwrap())
}

/// A game in fair weather with these catches dealt into the boats and laid on the quay, and the orders by number.
fn dealt(boats: &str, quay: &str) -> Skerries {
    let players = boats.split_whitespace().count();
    let orders = (1..=2 * players).map(|order| format!("order.{order}"));
    let catches =
        boats.split_whitespace().chain(quay.split_whitespace()).map(|catch| format!("catch.{catch}"));
    let inputs: Vec<String> = orders.chain(catches).collect();
    after(&new(players as u8, Weather::Fair), &inputs.join(" "))
}

/// Two players, of whom seat 0 begins; the quay has 21 to 25.
fn two() -> Skerries {
    dealt("5 4", "21 22 23 24 25")
}

/// A game changed in the JSON form of the view of seat 0, and completed with the first orders there are.
fn changed(game: &Skerries, change: impl FnOnce(&mut Value)) -> Skerries {
    let mut view = serde_json::to_value(game.view(Viewer::Seat(Seat(0)))).unwrap();
    change(&mut view);
    let view: View = serde_json::from_value(view).unwrap();
    Skerries::determinize(&view, &mut First)
}

/// The same with this oil in the boats, and the rest in the stock.
fn with_oil(game: &Skerries, oil: &[u8]) -> Skerries {
    changed(game, |view| {
        for (seat, oil) in oil.iter().enumerate() {
            view["seats"][seat]["oil"] = json!(oil);
        }
        view["stock"] = json!(6 * oil.len() as u8 - oil.iter().sum::<u8>());
    })
}

/// The same where so many storms have struck.
fn with_strikes(game: &Skerries, strikes: u8) -> Skerries {
    changed(game, |view| view["strikes"] = json!(strikes))
}

fn in_gale(game: &Skerries) -> Skerries {
    changed(game, |view| view["weather"] = json!("gale"))
}

fn oil(game: &Skerries) -> Vec<u8> {
    game.body().seats().map(|player| player.oil).collect()
}

fn boat(game: &Skerries, seat: u8) -> Vec<u8> {
    game.body().seat(Seat(seat)).boat().map(Catch::number).collect()
}

fn quay(game: &Skerries) -> Vec<u8> {
    game.body().quay().map(Catch::number).collect()
}

/// Two boats of seven and eight catches at the end of the last round, after which orders are delivered.
fn at_the_end(boats: [&[u8]; 2], oil: [u8; 2]) -> Skerries {
    changed(&two(), |view| {
        for (seat, (boat, oil)) in boats.into_iter().zip(oil).enumerate() {
            view["seats"][seat]["catches"] = json!(boat);
            view["seats"][seat]["oil"] = json!(oil);
        }
        view["stock"] = json!(12 - oil[0] - oil[1]);
        view["quay"] = json!([56, 57, 58, 59, 60]);
        view["last_round"] = json!(true);
        view["agenda"] = json!(["deliver 0"]);
    })
}

// --- pieces ---------------------------------------------------------------------------------------------------

#[test]
fn skerries_1_two_to_six_play() {
    for players in 0..=9 {
        let can = Setup::new(players, Weather::Fair).is_ok();
        assert_eq!(can, (2..=6).contains(&players), "{players}");
    }
}

#[test]
fn skerries_2_three_catches_of_each_value_and_kind() {
    assert_eq!(Catch::all().count(), 60);
    for fish in Fish::ALL {
        for value in 1..=5 {
            let alike = Catch::all().filter(|catch| (catch.fish(), catch.value()) == (fish, value));
            assert_eq!(alike.count(), 3);
        }
    }
}

#[test]
fn skerries_3_every_pair_of_kinds_is_ordered_once() {
    let mut wanted: Vec<_> = Order::all().map(Order::wants).collect();
    assert!(wanted.iter().all(|[first, second]| first != second));
    wanted.sort();
    wanted.dedup();
    assert_eq!(wanted.len(), 12);
}

#[test]
fn skerries_4_5_fewer_storms_and_more_oil_for_more_players() {
    for players in 2..=6 {
        let game = new(players, Weather::Fair);
        assert_eq!(game.body().storms, 12 - players);
        assert_eq!(oil(&game), vec![3; players.into()]);
        assert_eq!(game.body().stock, 3 * players);
    }
}

// --- the deal -------------------------------------------------------------------------------------------------

#[test]
fn skerries_6_two_orders_that_nobody_else_sees() {
    let game = two();
    let seen_by = |viewer, seat| game.view(viewer).body().seat(Seat(seat)).hand().count();
    assert_eq!(seen_by(Viewer::Seat(Seat(0)), 0), 2);
    assert_eq!([seen_by(Viewer::Seat(Seat(0)), 1), seen_by(Viewer::Spectator, 0)], [0, 0]);
    assert_eq!(game.view(Viewer::Spectator).body().seat(Seat(0)).hand_size, 2);
    let refused = new(2, Weather::Fair).check_outcome(Outcome::Storm).unwrap_err();
    assert_eq!(refused.rule().item, "6");
}

#[test]
fn skerries_7_each_boat_gets_a_catch() {
    assert_eq!([boat(&two(), 0), boat(&two(), 1)], [[5], [4]]);
}

#[test]
fn skerries_8_the_deal_says_who_begins() {
    assert_eq!(dealt("4 5 3", "21 22 23 24 25").awaiting(), Awaiting::Decision(Seat(1)));
    assert_eq!(
        dealt("20 15 5 1", "21 22 23 24 25").awaiting(),
        Awaiting::Decision(Seat(2)),
        "the lowest of three fives"
    );
}

#[test]
fn skerries_9_five_on_the_quay_and_no_storm_among_them() {
    let game = after(&new(2, Weather::Fair), "order.1 order.2 order.3 order.4 catch.5 catch.4");
    assert!(game.check_outcome(Outcome::Storm).is_err());
    assert_eq!(quay(&two()), [21, 22, 23, 24, 25]);
    let taken = after(&two(), "T.21");
    let mut storms = 0;
    taken.outcomes(|outcome, weight| storms += if outcome == Outcome::Storm { weight } else { 0 });
    assert_eq!(storms, 10, "now they are in the deck");
}

// --- the turn -------------------------------------------------------------------------------------------------

#[test]
fn skerries_10_turns_go_round_and_one_thing_is_done() {
    let mut game = dealt("4 5 3", "21 22 23 24 25");
    for seat in [1, 2, 0, 1] {
        assert_eq!(game.awaiting(), Awaiting::Decision(Seat(seat)));
        game = after(&game, "F");
    }
    assert!(legal(&two()).iter().all(|action| action.starts_with("T.") || action == "F"));
}

#[test]
fn skerries_11_every_further_place_costs_one_more() {
    let game = two();
    assert_eq!(legal_like(&game, "T."), ["T.21", "T.22", "T.23", "T.24"]);
    check(&game, "T.25", "11");
    check(&game, "T.26", "11");
    for (place, action) in ["T.21", "T.22", "T.23", "T.24"].into_iter().enumerate() {
        let taken = after(&game, action);
        assert_eq!((oil(&taken)[0], taken.body().stock), (3 - place as u8, 6 + place as u8));
    }
    assert_eq!(legal_like(&with_oil(&game, &[0, 3]), "T."), ["T.21"]);
}

#[test]
fn skerries_12_the_quay_moves_up_and_is_filled() {
    let taken = after(&two(), "T.22");
    assert_eq!(quay(&taken), [21, 23, 24, 25]);
    assert_eq!(quay(&after(&taken, "catch.60")), [21, 23, 24, 25, 60]);
    assert!(taken.check_outcome("catch.22".parse().unwrap()).is_err(), "it is in a boat");
}

#[test]
fn skerries_13_filling_up_brings_two_or_the_last_or_nothing() {
    assert_eq!(oil(&after(&two(), "F")), [5, 3]);
    let one_left = with_oil(&two(), &[3, 8]);
    assert_eq!(oil(&after(&one_left, "F")), [4, 8]);
    check(&with_oil(&two(), &[3, 9]), "F", "13");
}

// --- storms ---------------------------------------------------------------------------------------------------

#[test]
fn skerries_14_everybody_gives_or_keeps() {
    let storm = after(&dealt("4 3 5", "21 22 23 24 25"), "T.21 storm");
    assert_eq!(storm.awaiting(), Awaiting::Decision(Seat(2)), "whose turn it is");
    assert_eq!(legal(&storm), ["G", "K"]);
    check(&storm, "T.22", "14");
    let next = after(&storm, "K");
    assert_eq!((next.awaiting(), oil(&next)), (Awaiting::Decision(Seat(0)), vec![3, 3, 3]));
    assert_eq!(oil(&after(&next, "G")), [2, 3, 3]);
    check(&two(), "G", "14");
}

#[test]
fn skerries_15_who_has_nothing_is_not_asked() {
    let game = with_oil(&dealt("5 4 3", "21 22 23 24 25"), &[3, 0, 3]);
    let storm = after(&game, "T.21 storm G");
    assert_eq!(storm.awaiting(), Awaiting::Decision(Seat(2)));
}

#[test]
fn skerries_16_half_of_the_players_make_the_beacon_burn() {
    let needed = |players| new(players, Weather::Fair).body().needed();
    assert_eq!([2, 3, 4, 5, 6].map(needed), [1, 2, 2, 3, 3]);
    let passed = after(&dealt("5 4 3", "21 22 23 24 25"), "T.21 storm G G");
    assert!(matches!(passed.awaiting(), Awaiting::Chance(_)), "the third is not asked");
    assert_eq!((passed.body().strikes, boat(&passed, 0)), (0, vec![5, 21]));
}

#[test]
fn skerries_17_what_cannot_burn_any_more_strikes_at_once() {
    let struck = after(&dealt("5 4 3", "21 22 23 24 25"), "T.21 storm K K");
    assert_eq!(struck.body().strikes, 1, "one more would not be enough");
    let poor = with_oil(&dealt("5 4 3", "21 22 23 24 25"), &[3, 0, 0]);
    assert_eq!(after(&poor, "T.21 storm").body().strikes, 1, "nobody is asked");
}

#[test]
fn skerries_18_what_was_given_goes_to_the_stock() {
    let three = dealt("5 4 3", "21 22 23 24 25");
    assert_eq!(after(&three, "T.21 storm G G").body().stock, 11);
    let struck = after(&three, "T.21 storm G K K");
    assert_eq!((struck.body().stock, struck.body().strikes), (10, 1));
}

#[test]
fn skerries_19_the_player_in_turn_throws_a_catch_overboard() {
    let struck = after(&two(), "T.21 storm K K");
    assert_eq!(
        (struck.awaiting(), legal(&struck)),
        (Awaiting::Decision(Seat(0)), vec!["J.5".into(), "J.21".into()])
    );
    check(&struck, "J.4", "19");
    check(&struck, "F", "19");
    check(&two(), "J.5", "19");
    let thrown = after(&struck, "J.5");
    assert_eq!((boat(&thrown, 0), boat(&thrown, 1)), (vec![21], vec![4]));
    assert!(thrown.check_outcome("catch.5".parse().unwrap()).is_err(), "it is out of the game");
    let bare = changed(&two(), |view| view["seats"][0]["catches"] = json!([]));
    let again = after(&bare, "T.21 storm K K J.21 storm K K");
    assert!(matches!(again.awaiting(), Awaiting::Chance(_)), "nothing is left to throw");
}

#[test]
fn skerries_20_a_storm_does_not_come_back_and_another_card_does() {
    let passed = after(&two(), "T.21 storm G");
    assert_eq!((passed.body().storms, quay(&passed).len()), (9, 4));
    let laid = after(&passed, "catch.60");
    assert_eq!(laid.awaiting(), Awaiting::Decision(Seat(1)));
}

// --- the end --------------------------------------------------------------------------------------------------

#[test]
fn skerries_21_the_third_strike_sinks_everybody() {
    let sunk = after(&with_strikes(&two(), 2), "T.21 storm K K");
    assert_eq!(sunk.awaiting(), Awaiting::Over);
    let result = sunk.result().unwrap();
    assert_eq!((result.places, result.winners().count()), ([2, 2, 0, 0, 0, 0], 0));
    assert_eq!((result.ended.item, result.decided.item), ("21", "21"));
    check(&sunk, "F", "21");
    assert_eq!(after(&with_strikes(&two(), 1), "T.21 storm K K").result(), None);
}

/// Two players, where the one in turn has seven catches and takes an eighth.
fn full(turn: u8) -> Skerries {
    let game = changed(&two(), |view| {
        view["seats"][usize::from(turn)]["catches"] = json!([31, 32, 33, 34, 35, 36, 37]);
        view["turn"] = json!(turn);
    });
    after(&game, "T.21 catch.60")
}

#[test]
fn skerries_22_a_full_boat_makes_the_round_the_last() {
    let game = full(0);
    assert_eq!((game.awaiting(), game.body().last_round), (Awaiting::Decision(Seat(1)), true));
    let ended = after(&game, "F");
    assert_eq!(legal_like(&ended, "D.").len(), 2, "the round is complete");
    assert_eq!(legal_like(&full(1), "D.").len(), 2, "so it is if the last seat fills its boat");
    let over = after(&full(1), "D.1 D.3");
    assert_eq!(over.result().unwrap().ended.item, "22");
    check(&over, "F", "22");
}

#[test]
fn skerries_23_each_delivers_one_of_two_orders() {
    let ended = full(1);
    assert_eq!(
        (ended.awaiting(), legal(&ended)),
        (Awaiting::Decision(Seat(0)), vec!["D.1".into(), "D.2".into()])
    );
    check(&ended, "D.3", "23");
    check(&ended, "F", "23");
    check(&two(), "D.1", "23");
    // Order 1 is for herring and then cod, order 3 for herring and then mussels.
    assert_eq!(Order::new(1).unwrap().wants(), [Fish::Herring, Fish::Cod]);
    let over = after(&ended, "D.1 D.3");
    assert_eq!(over.awaiting(), Awaiting::Over);
    let points = |seat| over.body().seat(Seat(seat)).points();
    assert_eq!(points(0), 5 + 2, "one herring of five");
    assert_eq!(points(1), 1 + 2 + 3 + 4 + 5 + 1 + 2 + 1, "eels alone, and nobody asked for them");
    assert_eq!(over.view(Viewer::Spectator).body().seat(Seat(0)).hand().count(), 0, "the other stays hidden");
}

#[test]
fn skerries_24_most_points_win() {
    let over = after(&full(1), "D.1 D.3");
    let result = over.result().unwrap();
    assert_eq!((&result.places[..2], result.decided.item), (&[2, 1][..], "24"));
}

#[test]
fn skerries_25_then_most_oil() {
    let over = after(&at_the_end([&[31], &[36]], [2, 4]), "D.1 D.3");
    let result = over.result().unwrap();
    assert_eq!((&result.places[..2], result.decided.item), (&[2, 1][..], "25"));
}

#[test]
fn skerries_26_then_the_victory_is_shared() {
    let over = after(&at_the_end([&[31], &[36]], [4, 4]), "D.1 D.3");
    let result = over.result().unwrap();
    assert_eq!((&result.places[..2], result.decided.item), (&[1, 1][..], "26"));
}

// --- the gale -------------------------------------------------------------------------------------------------

#[test]
fn gale_1_the_set_up_line_says_so() {
    let weather = |line: &str| line.parse::<Setup>().map(|setup| setup.weather()).ok();
    assert_eq!(weather("skerries players=2"), Some(Weather::Fair));
    assert_eq!(weather("skerries players=2 weather=fair"), Some(Weather::Fair));
    assert_eq!(weather("skerries players=2 weather=gale"), Some(Weather::Gale));
    assert_eq!(weather("skerries players=2 weather=fog"), None);
}

#[test]
fn gale_2_the_second_strike_sinks_everybody() {
    let sunk = after(&with_strikes(&in_gale(&two()), 1), "T.21 storm K K");
    let result = sunk.result().unwrap();
    assert_eq!((result.winners().count(), result.ended.list, result.ended.item), (0, "gale", "2"));
    check(&sunk, "F", "2");
}

#[test]
fn gale_3_everybody_throws_a_catch_overboard() {
    let struck = after(&in_gale(&two()), "T.21 storm K K J.21");
    assert_eq!(struck.awaiting(), Awaiting::Decision(Seat(1)));
    let refusal = struck.check(Action::Fill).unwrap_err();
    assert_eq!((refusal.rule().list, refusal.rule().item), ("gale", "3"));
    let thrown = after(&struck, "J.4");
    assert_eq!((boat(&thrown, 0), boat(&thrown, 1).len()), (vec![5], 0));
    assert!(matches!(thrown.awaiting(), Awaiting::Chance(_)));
}
