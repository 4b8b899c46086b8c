//! Shortened names keep what distinguishes them.

use page::{parting, shortened};

#[test]
fn the_end_of_a_name_tells_it_from_the_others() {
    let parted =
        |name: &'static str, others: &[&'static str]| name.split_at(parting(name, others.iter().copied()));
    assert_eq!(parted("Anya", &["Kenji", "Lapidary"]), ("Anya", ""));
    let roman = ["Alexandrina Constance I", "Alexandrina Constance II", "Alexandrina Constance IV"];
    assert_eq!(parted(roman[0], &roman[1..]), ("Alexandrina Constance", " I"));
    assert_eq!(parted(roman[1], &[roman[0], roman[2]]), ("Alexandrina Constance", " II"));
    assert_eq!(parted("Annabelle", &["Annabellex"]), ("Annabel", "le"));
    assert_eq!(parted("Annabellex", &["Annabelle"]), ("Annabel", "lex"));
    assert_eq!(parted("Ольга-Мария", &["Ольга-Марина"]), ("Ольга-Ма", "рия"));
    assert_eq!(parted("Computer", &["Computer"]), ("Comput", "er"));
    assert_eq!(parted("", &["", "A"]), ("", ""));
}

#[test]
fn a_name_in_a_line_of_text_keeps_what_tells_it_from_the_others() {
    let brief = |name: &str, other| {
        let (head, tail) = name.split_at(parting(name, [other].into_iter()));
        shortened(head.to_owned(), tail)
    };
    assert_eq!(brief("Anya", "Kenji"), "Anya");
    assert_eq!(brief("Bartholomew the 1st", "Anya"), "Bartholomew the …");
    assert_eq!(brief("Maximiliana Alexandra 01", "Maximiliana Alexandra 02"), "Maximiliana A… 01");
    assert_eq!(brief("Maximilianaalexandra 1", "Maximilianaalexandra 2"), "Maximilianaale… 1");
    assert_eq!(brief("Maximilian the Elder", "Maximilian Alexander"), "Maximili… the Elder");
}
