//! Turns as a player clicks them, and the answers to clicks without effect.

use alhambra::{Alhambra, Cell, Refusal, Side};
use alhambra_play::tray::{Held, Mode, Piece, Tray};
use kernel::{Explain, Game, Seat, Viewer};
use laws::after;
use serde_json::json;
use tray::Turn;

use super::positions::{made, refilled, tile};

fn tray(game: &Alhambra) -> Tray {
    Tray::new(&game.view(Viewer::Seat(Seat(0)))).expect("it is their turn")
}

fn cell(text: &str) -> Piece {
    Piece::Cell(text.parse().expect("a cell"))
}

fn placing(board: &str, bought: &[&str]) -> Tray {
    let game = made(3).open("u9").set("bought", json!(bought)).set("agenda", json!(["end_turn", "place"]));
    tray(&if board.is_empty() { game } else { game.board(0, board) }.game())
}

fn redesigning(board: &str, reserve: &str) -> Tray {
    tray(&made(3).market("p2 - - -").open("u9").reserve(0, reserve).board(0, board).game())
}

fn refused(tray: &mut Tray, piece: Piece) -> Refusal {
    assert!(!tray.click(piece), "{piece}");
    assert_eq!(tray.asked(), Some(piece));
    tray.why_not(piece).expect("there is a reason").refusal
}

fn confirmed(tray: &Tray) -> String {
    tray.confirm().map_or_else(|| "-".to_owned(), |action| action.to_string())
}

#[test]
fn money_is_taken_together_up_to_five() {
    let mut tray = tray(&made(3).open("f3 r2 n1 u9").game());
    assert!(tray.click(Piece::Open(3)));
    assert_eq!(confirmed(&tray), "T.u9");
    assert_eq!(refused(&mut tray, Piece::Open(0)), Refusal::TooMuch { sum: 12 });
    assert!(tray.click(Piece::Open(3)));
    assert!(tray.click(Piece::Open(0)) && tray.click(Piece::Open(1)));
    assert!(!tray.is_legal(Piece::Open(2)), "six together");
    assert_eq!((tray.doing(), confirmed(&tray).as_str()), ("taking-money", "T.f3r2"));
}

#[test]
fn what_is_placed_elsewhere_than_on_the_board_is_named() {
    let game = made(2).open("u9").set("bought", json!(["t9b"])).set("agenda", json!(["end_turn", "place"]));
    let mut tray = tray(&game.game());
    for (piece, doing) in [(Piece::Reserve, "placing-reserve"), (Piece::Neutral, "placing-neutral")] {
        assert_eq!(tray.doing(), "placing");
        assert!(tray.click(piece));
        assert_eq!(tray.doing(), doing);
        assert!(tray.click(piece));
    }
}

#[test]
fn a_tile_that_cannot_be_paid_says_what_is_missing() {
    let mut tray = tray(&made(3).market("t9b p2 - -").open("u9").hand(0, "f5 f2").game());
    assert_eq!(refused(&mut tray, Piece::Square(0)), Refusal::TooLittle { price: 9, sum: 7 });
    let why = tray.why_not(Piece::Square(0)).expect("there is a reason");
    let said = text::plain(&super::texts().message(&why.message(), &text::SeatNumbers));
    assert_eq!(said, "The price is 9, and all your florins are worth 7: 2 are missing.");
    assert!(matches!(refused(&mut tray, Piece::Square(1)), Refusal::NotHeld { .. }));
}

#[test]
fn a_single_tile_need_not_be_picked_up() {
    let mut tray = placing("", &["p8"]);
    assert_eq!((tray.mode(), tray.held()), (Mode::Placing, Some(Held::Bought(tile("p8")))));
    assert_eq!(tray.places().len(), 4);
    assert!(tray.click(cell("0,1")));
    assert_eq!(confirmed(&tray), "L.p8@0,1");
    // Another cell, then the reserve instead.
    assert!(tray.click(cell("1,0")) && tray.click(Piece::Reserve));
    assert_eq!(confirmed(&tray), "L.p8@r");
    assert_eq!(refused(&mut tray, Piece::Square(0)), Refusal::PlaceFirst);
}

#[test]
fn the_last_tiles_come_first_where_they_are_due() {
    let game = made(3).market("p2 s9 a10 c11").open("u9").hand(0, "f2").bag("").game();
    let mut tray = tray(&refilled(&after(&game, "B.p2:2 T.u9 L.p2@r")));
    assert_eq!(refused(&mut tray, Piece::Square(0)), Refusal::PlaceLastFirst);
}

#[test]
fn of_several_tiles_one_is_picked_up_first() {
    let mut tray = placing("", &["p8", "c10"]);
    assert_eq!((tray.held(), refused(&mut tray, cell("0,1"))), (None, Refusal::PlaceFirst));
    assert!(tray.click(Piece::Bought(tile("c10"))) && tray.click(cell("0,1")));
    assert_eq!(confirmed(&tray), "L.c10@0,1");
    assert!(tray.click(Piece::Bought(tile("p8"))));
    assert_eq!(tray.confirm(), None);
}

#[test]
fn a_cell_says_at_which_side_or_with_which_gap_it_fails() {
    let mut tray = placing("", &["p6"]);
    assert_eq!(refused(&mut tray, cell("0,-1")), Refusal::Differs { tile: tile("p6"), side: Side::North });
    assert!(matches!(refused(&mut tray, cell("1,1")), Refusal::Apart { .. }));
    let board = "p8 1,0; s9 2,0; a9 2,-1; a10 0,-1; c10 0,-2";
    let mut tray = placing(board, &["t12"]);
    let gap = Cell::new(1, -1).expect("a cell");
    assert_eq!(refused(&mut tray, cell("1,-2")), Refusal::Gap { tile: tile("t12"), gap });
    assert!(tray.click(cell("1,-1")));
    let mut walls = placing("p6 0,1", &["s8"]);
    assert!(matches!(refused(&mut walls, cell("0,2")), Refusal::NoWay { side: Side::South, .. }));
}

#[test]
fn an_empty_cell_is_for_tiles_of_the_reserve_only() {
    let mut tray = redesigning("p8 1,0; t9a 2,0", "");
    assert!(tray.click(cell("2,0")));
    let refusal = refused(&mut tray, cell("0,1"));
    let title = text::plain(&super::texts().title(&refusal.message(), &text::SeatNumbers));
    assert_eq!(title, "Only from the reserve");
}

#[test]
fn a_redesign_is_two_clicks() {
    let mut tray = redesigning("p8 1,0; t9a 2,0", "c10 p6");
    assert!(tray.click(cell("2,0")) && tray.click(Piece::Reserve));
    assert_eq!((tray.doing(), confirmed(&tray).as_str()), ("redesigning", "R.t9a@r"));
    tray.clear();
    // p8 must stay, and can be exchanged.
    assert!(tray.click(cell("1,0")));
    assert!(matches!(refused(&mut tray, Piece::Reserve), Refusal::CutsOff { .. }));
    assert!(tray.click(Piece::Kept(tile("c10"))));
    assert_eq!(confirmed(&tray), "R.c10@p8");
    tray.clear();
    assert!(tray.click(Piece::Kept(tile("c10"))) && tray.click(cell("0,1")));
    assert_eq!(confirmed(&tray), "R.c10@0,1");
}

#[test]
fn what_must_stay_says_why() {
    let mut alone = redesigning("p8 1,0; t9a 2,0", "");
    assert!(matches!(refused(&mut alone, cell("1,0")), Refusal::CutsOff { .. }));
    let why = refused(&mut alone, cell("0,0"));
    assert_eq!((why, why.rule().item), (Refusal::Fountain, "51"));
    let mut all = redesigning("p8 1,0; s9 2,0; a9 1,1; a10 1,-1; c10 0,1; c11 0,-1", "");
    assert!(matches!(refused(&mut all, cell("1,0")), Refusal::Surrounded { .. }));
    // A tile of the board is not moved to another cell.
    assert!(all.click(cell("2,0")));
    assert!(matches!(refused(&mut all, cell("3,0")), Refusal::NotInReserve { .. }));
}

#[test]
fn a_tile_is_given_to_the_neutral_player() {
    let bought = made(2).open("u9").set("bought", json!(["p8"])).set("agenda", json!(["end_turn", "place"]));
    let mut tray = tray(&bought.game());
    assert_eq!(tray.piece_of_key("n"), Some(Piece::Neutral));
    assert!(tray.click(Piece::Neutral));
    assert_eq!(confirmed(&tray), "L.p8@n");
}

#[test]
fn a_turn_without_anything_to_do_is_passed() {
    let mut tray = tray(&made(2).market("t13 t12 t11a t11b").deck("").game());
    assert_eq!(
        (tray.mode(), tray.doing(), confirmed(&tray).as_str()),
        (Mode::Passing, "nothing-possible", "P")
    );
    assert!(tray.pieces().iter().all(|&piece| !tray.is_legal(piece)));
    assert!(matches!(refused(&mut tray, Piece::Square(0)), Refusal::NotHeld { .. }));
    assert_eq!(confirmed(&tray), "P");
}

#[test]
fn keys_name_squares_open_money_and_tiles() {
    let tray = tray(&made(3).market("p2 - p3 -").open("f3 r2").reserve(0, "c10 p6").game());
    let key = |key: &str| tray.piece_of_key(key);
    assert_eq!([key("1"), key("2"), key("3")], [Some(Piece::Square(0)), None, Some(Piece::Square(2))]);
    assert_eq!([key("5"), key("6"), key("7")], [Some(Piece::Open(0)), Some(Piece::Open(1)), None]);
    assert_eq!([key("n"), key("x")], [None, None]);
    let mut tray = tray;
    let mut picked = Vec::new();
    for _ in 0..3 {
        let next = tray.piece_of_key("t").expect("there is a tile");
        assert!(tray.click(next));
        picked.push(tray.held().expect("it is picked up").tile());
    }
    assert!(picked[0] != picked[1] && picked[0] == picked[2], "{picked:?}");
}

#[test]
fn tiles_that_can_be_paid_and_places_for_what_is_placed_are_bright_and_nothing_else() {
    let lit = |tray: &Tray| tray.pieces().into_iter().filter(|&piece| tray.is_lit(piece)).collect::<Vec<_>>();
    let game = made(3).market("t9b p2 - -").open("f3 r2 n1 u9").hand(0, "f5 f2 r2").reserve(0, "p8");
    assert_eq!(lit(&tray(&game.game())), [Piece::Square(1)], "2 dirhams are there, 9 florins are not");

    let mut placing = placing("", &["p8", "t9b"]);
    assert_eq!(lit(&placing), [Piece::Bought(tile("p8")), Piece::Bought(tile("t9b"))]);
    assert!(placing.click(Piece::Bought(tile("p8"))));
    let places = lit(&placing);
    assert!(places.contains(&Piece::Reserve) && places.contains(&cell("0,1")), "{places:?}");
    assert!(places.iter().all(|piece| matches!(piece, Piece::Cell(_) | Piece::Reserve)), "{places:?}");
}

#[test]
fn a_scoring_card_that_is_certain_is_no_chance() {
    let among = |piles| alhambra_play::scoring_among(made(3).open("f9 f9 f9").piles(piles, 0).game().body());
    assert_eq!(among([0, 2, 44, 44, 15]), Some(3));
    assert_eq!((among([0, 0, 44, 46, 15]), among([1, 1, 44, 44, 15])), (None, None));
}
