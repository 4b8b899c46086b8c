//! The rows of the final table stand in the order of their places.

use kernel::{GameResult, Rule, Seat};
use page::{Beside, Row, rows};

const RULE: Rule = Rule { list: "bazaar", item: "1" };

fn beside(name: &'static str, place: Option<u8>) -> Beside {
    Beside { name, place, figures: Vec::new() }
}

#[test]
fn six_seats_and_what_is_beside_them_stand_in_the_order_of_their_places() {
    let result = GameResult { places: [4, 1, 6, 2, 2, 4], ended: RULE, decided: RULE };
    let rows = rows(6, &result, vec![beside("bank", None), beside("dummy", Some(2))]);
    let seat = |seat, place| Row::Seat(Seat(seat), place);
    let dummy = Row::Beside(beside("dummy", Some(2)));
    let bank = Row::Beside(beside("bank", None));
    let ranked = [seat(1, 1), seat(3, 2), seat(4, 2), dummy, seat(0, 4), seat(5, 4), seat(2, 6), bank];
    assert_eq!(rows, ranked);
}

#[test]
fn where_nobody_wins_no_seat_stands_first() {
    let result = GameResult { places: [2, 2, 4, 0, 0, 0], ended: RULE, decided: RULE };
    let rows = rows(3, &result, vec![beside("dummy", Some(1))]);
    assert_eq!(rows[0], Row::Beside(beside("dummy", Some(1))));
    assert_eq!(rows[1..], [(0, 2), (1, 2), (2, 4)].map(|(seat, place)| Row::Seat(Seat(seat), place)));
}
