//! Other languages come in as text and stand on English; arguments stay apart from the words.

use kernel::Seat;
use text::{Part, SeatNumbers, TextError, Texts, Value, plain};

/// The English of a game of stones.
const ENGLISH: &str = "\
stone-r = red
    .count = { $count } red
    .long = red sandstone
stone-s = sand
    .count = { $count } sand
took = { $player } took { $stones }
not-there = { $card } does not lie there
";

const RUSSIAN: &str = "\
stone-r = красный
left = { $n ->
    [one] остался { $n } камень
    [few] осталось { $n } камня
   *[many] осталось { $n } камней
}
took = { $stones } взял { $player }
";

fn english() -> Texts {
    let mut texts = Texts::english_for_lobby(&[]);
    texts.add("en", &[ENGLISH]).expect("well-formed");
    texts
}

fn russian() -> Texts {
    let mut texts = english();
    texts.add("ru", &[RUSSIAN]).expect("well-formed");
    texts
}

#[test]
fn another_language_comes_first_and_english_behind_it() {
    let texts = russian();
    assert_eq!(texts.get("stone-r"), "красный");
    assert_eq!(texts.get("stone-s"), "sand");
    assert_eq!(texts.get("stone-r.long"), "red sandstone");
    assert!(texts.has("stone-r.long") && !texts.has("stone-r.none") && !texts.has("no-such-message"));
    assert_eq!(texts.get("no-such-message"), "no-such-message");
}

#[test]
fn plural_forms_follow_the_language() {
    let texts = russian();
    let say = |n| texts.format("left", &[("n", Value::Number(n))]);
    assert_eq!(
        [1, 2, 5, 21].map(say),
        ["остался 1 камень", "осталось 2 камня", "осталось 5 камней", "остался 21 камень"]
    );
}

#[test]
fn pieces_seats_and_cards_stay_apart_in_any_order() {
    let args = [("player", Value::Seat(Seat(0))), ("stones", Value::Pieces { set: "stone", letters: "rrs" })];
    let parts = russian().parts("took", &args, &|_: Seat| "Аня".to_owned());
    assert_eq!(
        parts,
        [
            Part::Pieces { set: "stone", letters: "rrs".into() },
            Part::Text(" взял ".into()),
            Part::Seat(Seat(0), "Аня".into())
        ]
    );
    assert_eq!(plain(&parts), "rrs взял Аня");
    let card = [("card", Value::Card { set: "stones", number: 47 })];
    let parts = english().parts("not-there", &card, &SeatNumbers);
    assert_eq!(parts[0], Part::Card { set: "stones", number: 47 });
    assert!(english().spoken(&parts).starts_with("card 47 does"));
}

#[test]
fn pieces_are_said_in_words() {
    let texts = english();
    assert_eq!(texts.pieces("stone", "rrs"), "2 red, 1 sand");
    assert_eq!(texts.pieces("stone", "s"), "sand");
    assert_eq!(
        texts.spoken(&[Part::Text("pay ".into()), Part::Pieces { set: "stone", letters: "ss".into() }]),
        "pay 2 sand"
    );
}

#[test]
fn a_faulty_source_is_refused_with_its_line() {
    let added = |language: &str, source: &str| english().add(language, &[source]).err();
    let error = added("fr", "a = 1\n\nb = { $x ->\n    [one] 1\n}\n").expect("no default variant");
    assert!(matches!(&error, TextError::Syntax { line: 3..=5, .. }), "{error}");
    assert_eq!(added("fr", "a = 1\na = 2\n"), Some(TextError::Twice("a".into())));
    assert_eq!(added("e n", ""), Some(TextError::Language("e n".into())));
}
