//! Other languages come in as text and stand on English; arguments stay apart from the words.

use kernel::Seat;
use text::{Part, SeatNumbers, TextError, Texts, Value, plain};

const RUSSIAN: &str = "\
gem-w = белый
left = { $n ->
    [one] остался { $n } камень
    [few] осталось { $n } камня
   *[many] осталось { $n } камней
}
splendor-log-took = { $gems } взял { $player }
";

#[test]
fn another_language_comes_first_and_english_behind_it() {
    let texts = Texts::new("ru", &[RUSSIAN]).expect("well-formed");
    assert_eq!(texts.get("gem-w"), "белый");
    assert_eq!(texts.get("gem-b"), "blue");
    assert_eq!(texts.get("gem-w.stone"), "diamond");
    assert!(texts.has("gem-w.stone") && !texts.has("gem-w.none") && !texts.has("no-such-message"));
    assert_eq!(texts.get("no-such-message"), "no-such-message");
}

#[test]
fn plural_forms_follow_the_language() {
    let texts = Texts::new("ru", &[RUSSIAN]).expect("well-formed");
    let say = |n| texts.format("left", &[("n", Value::Number(n))]);
    assert_eq!(
        [1, 2, 5, 21].map(say),
        ["остался 1 камень", "осталось 2 камня", "осталось 5 камней", "остался 21 камень"]
    );
}

#[test]
fn pieces_seats_and_cards_stay_apart_in_any_order() {
    let texts = Texts::new("ru", &[RUSSIAN]).expect("well-formed");
    let args = [("player", Value::Seat(Seat(0))), ("gems", Value::Pieces("wbg"))];
    let parts = texts.parts("splendor-log-took", &args, &|_: Seat| "Аня".to_owned());
    assert_eq!(
        parts,
        [Part::Pieces("wbg".into()), Part::Text(" взял ".into()), Part::Seat(Seat(0), "Аня".into())]
    );
    assert_eq!(plain(&parts), "wbg взял Аня");
    let english = Texts::english();
    let parts = english.parts("splendor-no-not-face-up", &[("card", Value::Card(47))], &SeatNumbers);
    assert_eq!(parts[0], Part::Card(47));
    assert!(english.spoken(&parts).starts_with("card 47 is"));
}

#[test]
fn pieces_are_said_in_words() {
    let texts = Texts::english();
    assert_eq!(texts.pieces("wwka"), "2 white, 1 black, 1 gold");
    assert_eq!(texts.pieces("g"), "green");
    assert_eq!(texts.spoken(&[Part::Text("pay ".into()), Part::Pieces("kk".into())]), "pay 2 black");
}

#[test]
fn a_faulty_source_is_refused_with_its_line() {
    let error =
        Texts::new("en", &["a = 1\n\nb = { $x ->\n    [one] 1\n}\n"]).err().expect("no default variant");
    assert!(matches!(&error, TextError::Syntax { line: 3..=5, .. }), "{error}");
    assert_eq!(Texts::new("en", &["a = 1\na = 2\n"]).err(), Some(TextError::Twice("a".into())));
    assert_eq!(Texts::new("e n", &[]).err(), Some(TextError::Language("e n".into())));
}
