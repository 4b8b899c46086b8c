//! The finder of payments, against all sets of cards.

use alhambra::{Card, Currency, Payment};
use alhambra_play::tray::{Piece, Tray, payments, to_spare};
use kernel::{Game, Quiet, Seat, Viewer};
use tray::Turn;

use super::any_position::play_through;
use super::positions::made;

/// Every set of some cards.
fn sets(cards: Payment) -> Vec<Payment> {
    let values: Vec<u8> = cards.values().collect();
    let mut sets: Vec<Payment> = (0u32..1 << values.len())
        .map(|set| {
            let members = values.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
            members.fold(Payment::NONE, |cards, (_, &value)| cards.with(value).expect("three at most"))
        })
        .collect();
    sets.sort_unstable();
    sets.dedup();
    sets
}

/// Returns how many of the tiles in the bag the cards pay exactly.
fn kept_for(cards: Payment, prices: &[u8]) -> usize {
    let sums: Vec<u8> = sets(cards).into_iter().map(Payment::sum).collect();
    prices.iter().filter(|price| sums.contains(price)).count()
}

#[test]
fn it_finds_every_exact_payment_or_the_smallest_other_one() {
    let (mut exact, mut over) = (0, 0);
    for seed in 0..6 {
        play_through(2 + seed as u8 % 5, seed, |game, tray, _| {
            let body = game.body();
            if body.paying().is_some() || tray.waiting().next().is_some() {
                return;
            }
            let prices: Vec<u8> = body.bag().map(alhambra::Tile::price).collect();
            for (square, tile) in body.market() {
                let hand = body.purse(tray.seat(), square);
                if hand.len() > 10 {
                    continue;
                }
                let found = payments(body, square);
                let all = sets(hand);
                let mut right: Vec<Payment> =
                    all.iter().copied().filter(|cards| cards.sum() == tile.price()).collect();
                assert_eq!(tray.exact_ways(square), right.len());
                if right.is_empty() {
                    let least = all.iter().map(|cards| cards.sum()).filter(|sum| *sum >= tile.price()).min();
                    assert_eq!(found.first().map(|cards| cards.sum()), least);
                    assert_eq!(found.len(), usize::from(least.is_some()));
                    over += found.len();
                    continue;
                }
                // The best one keeps the most for other exact prices, and of those it has the fewest cards.
                let worth =
                    |cards: Payment| (std::cmp::Reverse(kept_for(hand.without(cards), &prices)), cards.len());
                assert_eq!(
                    worth(found[0]),
                    right.iter().map(|cards| worth(*cards)).min().expect("there is one")
                );
                let mut same = found.clone();
                same.sort_unstable();
                right.sort_unstable();
                assert_eq!(same, right);
                exact += found.len();
            }
        });
    }
    assert!(exact > 200 && over > 200, "{exact} {over}");
}

fn tray(hand: &str) -> Tray {
    let game = made(3).market("t9b p2 - -").open("u9").hand(0, hand).game();
    Tray::new(&game.view(Viewer::Seat(Seat(0)))).expect("it is their turn")
}

fn confirmed(tray: &Tray) -> String {
    tray.confirm().map_or_else(|| "-".to_owned(), |action| action.to_string())
}

#[test]
fn clicks_on_a_square_go_through_the_exact_payments() {
    let mut tray = tray("f9 f5 f4 f6 f3 f8");
    assert_eq!(tray.exact_ways(0), 3);
    let mut prepared = Vec::new();
    for _ in 0..4 {
        assert!(tray.click(Piece::Square(0)));
        prepared.push(confirmed(&tray));
    }
    // After the last one nothing is prepared any more.
    assert_eq!(prepared.pop().as_deref(), Some("-"));
    prepared.sort_unstable();
    assert_eq!(prepared, ["B.t9b:54", "B.t9b:63", "B.t9b:9"]);
    assert!(tray.click(Piece::Square(0)) && tray.bill().is_some_and(|bill| bill.is_exact()));
}

#[test]
fn without_an_exact_payment_it_is_the_smallest_one_and_says_what_is_lost() {
    let mut tray = tray("f7 f7 f4 f5 f5");
    assert_eq!(tray.exact_ways(0), 1);
    assert!(tray.click(Piece::Square(0)));
    assert_eq!(confirmed(&tray), "B.t9b:54");
    let mut tray = self::tray("f7 f7 f5 f5");
    assert!(tray.click(Piece::Square(0)));
    let bill = tray.bill().expect("it is being paid");
    assert_eq!((confirmed(&tray).as_str(), bill.lost(), bill.is_exact()), ("B.t9b:55", 1, false));
}

#[test]
fn cards_are_swapped_by_clicks_and_a_further_one_is_to_spare() {
    let mut tray = tray("f5 f4 f6 f3 f1 n2");
    let money = |card: &str| Piece::Money(card.parse().expect("a card"), 0);
    assert!(tray.click(Piece::Square(0)));
    let first = tray.bill().expect("it is being paid").cards;
    assert!(first.values().all(|value| tray.click(money(&format!("f{value}")))));
    assert_eq!(tray.confirm(), None);
    assert!(tray.click(money("f6")));
    assert_eq!(
        tray.why_not_confirm().expect("it is too little").refusal.to_owned(),
        alhambra::Refusal::TooLittle { price: 9, sum: 6 }
    );
    assert!(tray.click(money("f4")));
    assert_eq!((confirmed(&tray).as_str(), tray.bill().unwrap().lost()), ("B.t9b:64", 1));
    assert!(tray.click(money("f1")));
    let bill = tray.bill().unwrap();
    assert_eq!((bill.spare.to_string().as_str(), bill.lost()), ("1", 2));
    assert_eq!(confirmed(&tray), "S.t9b");
    let then: Vec<String> = tray.then().iter().map(ToString::to_string).collect();
    assert_eq!(then, ["P.6", "P.4", "P.1"]);
    // A card of another currency begins another purchase; no tile lies on the square of dinars.
    assert!(!tray.click(money("n2")));
    assert_eq!(tray.why_not(money("n2")).unwrap().refusal, alhambra::Refusal::NoTile { currency: "n" });
}

#[test]
fn cards_to_spare_are_the_smallest() {
    let spare = |price, cards: &str| to_spare(price, cards.parse().expect("cards")).to_string();
    assert_eq!(spare(9, "54"), "");
    assert_eq!(spare(9, "641"), "1");
    assert_eq!(spare(9, "9321"), "321");
    assert_eq!(spare(5, "55"), "5");
}

#[test]
fn each_of_two_like_cards_can_be_clicked() {
    let mut tray = tray("f5 f5 f4");
    let five: Card = "f5".parse().expect("a card");
    assert!(tray.click(Piece::Money(five, 1)));
    assert_eq!([0, 1].map(|copy| tray.selected(Piece::Money(five, copy))), [0, 1]);
    assert!(tray.click(Piece::Money("f4".parse().expect("a card"), 0)));
    assert_eq!(confirmed(&tray), "B.t9b:54");
    assert_eq!(tray.bill().unwrap().currency, Currency::Florin);
}

#[test]
fn cards_laid_down_one_by_one_are_not_enough_before_the_smallest_is_to_spare() {
    let mut game = made(3).market("t9b p2 - -").open("u9").hand(0, "f5 f4 f6 f1 f1").game();
    let mut unfinished = Vec::new();
    for action in ["S.t9b", "P.5", "P.4"] {
        game.play(action.parse().expect("an action"), &mut Quiet);
        let tray = Tray::new(&game.view(Viewer::Seat(Seat(0)))).expect("it is still their turn");
        unfinished.push(tray.bill().expect("it is being paid").unfinished);
    }
    // The last two reach the price, but not without the smallest of them.
    assert_eq!(unfinished, [true; 3]);
    game.play("P.1".parse().expect("an action"), &mut Quiet);
    let tray = Tray::new(&game.view(Viewer::Seat(Seat(0)))).expect("it is still their turn");
    let bill = tray.bill().expect("it is being paid");
    assert_eq!((bill.unfinished, bill.lost(), bill.spare.to_string().as_str()), (false, 1, "1"));
}
