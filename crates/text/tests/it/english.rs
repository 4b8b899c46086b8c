//! The English of the games is whole: every sentence the rules can say exists, with no other arguments than
//! the rules give, and nothing stands in the file that nobody says.

use std::collections::BTreeSet;

use kernel::{Explain, Message, Narrate, Rule, Seat};
use splendor::{BoughtFrom, CardId, Colour, Effect, Gem, Gems, NobleId, Refusal};
use text::{Language, SeatNumbers, Sources, Texts, plain, sections};

use super::parsed::variables;

const ENGLISH: Sources = Language::English.sources();

fn effects() -> Vec<Message> {
    let seat = Seat(1);
    let card = CardId::new(47).expect("a card");
    let noble = NobleId::new(5).expect("a noble");
    let gems = Gems::from_counts([1, 1, 1, 0, 0, 0]);
    let mut all = vec![
        Effect::NobleRevealed { noble },
        Effect::Laid { card, column: 2 },
        Effect::Took { seat, gems },
        Effect::Returned { seat, gems },
        Effect::Received { seat, noble },
        Effect::Passed { seat },
        Effect::LastRound { seat },
        Effect::Ended,
    ];
    for gold in [false, true] {
        all.push(Effect::Reserved { seat, card, gold });
        all.push(Effect::ReservedTop { seat, level: 1, gold });
    }
    all.extend([None, Some(card)].map(|card| Effect::Drew { seat, level: 1, card }));
    for paid in [Gems::NONE, gems] {
        all.push(Effect::Bought { seat, card, from: BoughtFrom::Hand, paid });
    }
    all.iter().map(Narrate::message).collect()
}

fn refusals() -> Vec<Refusal> {
    let card = CardId::new(47).expect("a card");
    let (gem, colour) = (Gem::Red, Colour::Red);
    let gems = Gems::from_counts([2, 0, 1, 0, 0, 0]);
    let mut all = vec![
        Refusal::Over,
        Refusal::ChanceDue,
        Refusal::NoChanceDue,
        Refusal::CannotCome,
        Refusal::ChooseNobleFirst,
        Refusal::GoldNotTaken,
        Refusal::NoMixing,
        Refusal::HandFull,
        Refusal::NotFaceUp { card },
        Refusal::NotInReach { card },
        Refusal::NoNobleToChoose,
        Refusal::NobleGone,
        Refusal::NobleNotMet { missing: gems },
        Refusal::NoPassing,
    ];
    for n in 0..4 {
        all.extend([
            Refusal::ReturnFirst { surplus: n },
            Refusal::NothingToReturn { held: n },
            Refusal::ReturnExactly { surplus: n + 1, chosen: n },
            Refusal::NotHeld { gem, chosen: n + 1, held: n },
            Refusal::NotOnTable { gem, left: n },
            Refusal::PairNeedsFour { gem, left: n },
            Refusal::TooMany { chosen: n + 3 },
            Refusal::TakeThree { colours: n + 3 },
            Refusal::TakeAllLeft { colours: n.min(2) },
            Refusal::DeckEmpty { level: n.min(2) },
            Refusal::NotAffordable { lacking: gems, gold: n, short: 3 },
            Refusal::GoldMissing { lacking: gems, chosen: Gems::NONE.plus_n(Gem::Green, n) },
            Refusal::GoldNotDue { colour, chosen: n + 1, due: n },
            Refusal::NotThatMuchGold { chosen: n + 1, held: n },
        ]);
    }
    all
}

/// The names in quotes that begin so, in a source of the rules.
fn quoted<'a>(source: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    source.split('"').skip(1).step_by(2).filter(move |text| text.starts_with(start))
}

/// Every rule of the list.
fn rules() -> impl Iterator<Item = String> {
    sections("splendor").iter().flat_map(|section| section.items())
}

#[test]
fn the_sections_name_every_rule_of_the_list_once_and_in_order() {
    let list = (1..=77).map(|n| n.to_string()).chain((1..=27).map(|n| format!("C{n}")));
    assert!(rules().eq(list));
    assert!(sections("no such game").is_empty());
}

#[test]
fn every_sentence_exists_with_the_arguments_it_is_given() {
    let written = variables(ENGLISH.splendor);
    let texts = Texts::english_for_terminal();
    let check = |id: &str, message: &Message| {
        let uses = written.get(id).unwrap_or_else(|| panic!("`{id}` is not written"));
        let given: BTreeSet<String> = message.args.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert!(uses.is_subset(&given), "`{id}` uses {uses:?} and is given {given:?}");
    };
    for message in effects() {
        check(message.id, &message);
        let sentence = plain(&texts.message(&message, &SeatNumbers));
        assert!(!sentence.contains(['{', '}']) && sentence.len() > 8, "{sentence}");
    }
    for refusal in refusals() {
        let message = refusal.message();
        check(message.id, &message);
        check(&format!("{}.title", message.id), &message);
        for parts in [texts.message(&message, &SeatNumbers), texts.title(&message, &SeatNumbers)] {
            let sentence = plain(&parts);
            assert!(!sentence.contains(['{', '}']) && sentence.len() > 7, "{sentence}");
        }
        assert!(texts.rule(refusal.rule()).contains(' '), "rule {} has no text", refusal.rule());
    }
}

#[test]
fn every_name_in_the_rules_source_is_tried_above() {
    let tried: BTreeSet<&str> = effects()
        .iter()
        .map(|message| message.id)
        .chain(refusals().iter().map(|refusal| refusal.message().id))
        .collect();
    let source =
        [include_str!("../../../splendor/src/effect.rs"), include_str!("../../../splendor/src/check.rs")];
    let named: BTreeSet<&str> = source.iter().flat_map(|source| quoted(source, "splendor-")).collect();
    assert_eq!(named, tried);
}

#[test]
fn nothing_is_written_that_nobody_says() {
    let mut said: BTreeSet<String> = effects().iter().map(|message| message.id.to_owned()).collect();
    for refusal in refusals() {
        let id = refusal.message().id;
        said.extend([id.to_owned(), format!("{id}.title")]);
    }
    // How a game can end, and what can decide it (`turn.rs`).
    said.extend(["74", "C23"].map(|item| format!("splendor-ended-{item}")));
    said.extend(["76", "77", "C22"].map(|item| format!("splendor-result-{item}")));
    // What the prepared turn says besides; its own tests say it.
    let tray = [include_str!("../../../tray/src/prepared.rs"), include_str!("../../../tray/src/why.rs")];
    said.extend(tray.iter().flat_map(|source| quoted(source, "splendor-")).map(str::to_owned));
    let written: BTreeSet<String> = variables(ENGLISH.splendor).into_keys().collect();
    assert_eq!(written, said);

    let mut listed: BTreeSet<String> = rules().map(|item| format!("splendor-rule-{item}")).collect();
    listed.extend(sections("splendor").iter().map(|section| section.title.to_owned()));
    let written: BTreeSet<String> = variables(ENGLISH.rules).into_keys().collect();
    assert_eq!(written, listed);
}

#[test]
fn every_rule_has_its_text() {
    for language in Language::ALL {
        let texts = Texts::of(language);
        for item in rules() {
            // The names of rules are static in the code; a leaked name in a test does no harm.
            let item: &'static str = Box::leak(item.into_boxed_str());
            let text = texts.rule(Rule { list: "splendor", item });
            assert!(text.ends_with(['.', '。']) && text.chars().count() > 5, "{item}: {text}");
        }
    }
}
