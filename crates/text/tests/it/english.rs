//! The English of the games is whole: every sentence the rules can say exists, with no other arguments than
//! the rules give, and nothing stands in the file that nobody says.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use kernel::{Explain, Message, Narrate, Rule, Seat};
use splendor::{BoughtFrom, CardId, Colour, Effect, Gem, Gems, NobleId, Refusal};
use text::{SPLENDOR, SeatNumbers, Texts, plain};

/// Each message (and `message.attribute`) of a source with the variables it uses.
fn variables(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = fluent_syntax::parser::parse(source).expect("the source is well-formed");
    let mut all = BTreeMap::new();
    for entry in resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let id = message.id.name.to_owned();
        if let Some(value) = &message.value {
            all.insert(id.clone(), of_pattern(value));
        }
        for attribute in &message.attributes {
            all.insert(format!("{id}.{}", attribute.id.name), of_pattern(&attribute.value));
        }
    }
    all
}

fn of_pattern(pattern: &ast::Pattern<&str>) -> BTreeSet<String> {
    pattern
        .elements
        .iter()
        .flat_map(|element| match element {
            ast::PatternElement::TextElement { .. } => BTreeSet::new(),
            ast::PatternElement::Placeable { expression } => of_expression(expression),
        })
        .collect()
}

fn of_expression(expression: &ast::Expression<&str>) -> BTreeSet<String> {
    match expression {
        ast::Expression::Inline(inline) => of_inline(inline),
        ast::Expression::Select { selector, variants } => variants
            .iter()
            .flat_map(|variant| of_pattern(&variant.value))
            .chain(of_inline(selector))
            .collect(),
    }
}

fn of_inline(inline: &ast::InlineExpression<&str>) -> BTreeSet<String> {
    match inline {
        ast::InlineExpression::VariableReference { id } => BTreeSet::from([id.name.to_owned()]),
        ast::InlineExpression::Placeable { expression } => of_expression(expression),
        _ => BTreeSet::new(),
    }
}

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

/// Every rule of the list: 1 to 77 and C1 to C27.
fn rules() -> impl Iterator<Item = String> {
    (1..=77).map(|n| n.to_string()).chain((1..=27).map(|n| format!("C{n}")))
}

#[test]
fn every_sentence_exists_with_the_arguments_it_is_given() {
    let written = variables(SPLENDOR);
    let texts = Texts::english();
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
    let source = [include_str!("../../splendor/src/effect.rs"), include_str!("../../splendor/src/check.rs")];
    let named: BTreeSet<&str> = source.iter().flat_map(|source| quoted(source, "splendor-")).collect();
    assert_eq!(named, tried);
}

#[test]
fn nothing_is_written_that_nobody_says() {
    let mut said: BTreeSet<String> = rules().map(|item| format!("splendor-rule-{item}")).collect();
    said.extend(effects().iter().map(|message| message.id.to_owned()));
    for refusal in refusals() {
        let id = refusal.message().id;
        said.extend([id.to_owned(), format!("{id}.title")]);
    }
    // How a game can end, and what can decide it (`turn.rs`).
    said.extend(["74", "C23"].map(|item| format!("splendor-ended-{item}")));
    said.extend(["76", "77", "C22"].map(|item| format!("splendor-result-{item}")));
    // What the prepared turn says besides; its own tests say it.
    let tray = [include_str!("../../tray/src/prepared.rs"), include_str!("../../tray/src/why.rs")];
    said.extend(tray.iter().flat_map(|source| quoted(source, "splendor-")).map(str::to_owned));
    let written: BTreeSet<String> = variables(SPLENDOR).into_keys().collect();
    assert_eq!(written, said);
}

#[test]
fn every_rule_has_its_text() {
    let texts = Texts::english();
    for item in rules() {
        // The names of rules are static in the code; a leaked name in a test does no harm.
        let item: &'static str = Box::leak(item.into_boxed_str());
        let text = texts.rule(Rule { list: "splendor", item });
        assert!(text.ends_with('.') && text.contains(' '), "{item}: {text}");
    }
}
