//! All that the rules of Splendor can say.

use kernel::{Explain, Message, Narrate, Seat};
use splendor::{
    Action, BoughtFrom, CITIES_RULES, CardId, CityGap, CityId, Colour, Dealing, Effect, Gem, Gems, Module,
    NobleId, OrientRefusal, Outcome, PaymentRefusal, PostId, Refusal,
};

use catalog::Play;
use laws::words::Said;
use splendor_play::{SplendorPlay, TEXTS};
use text::{Language, Texts, Value};

#[test]
fn the_texts_say_what_the_rules_say() {
    laws::words::check(&said(), |language| Texts::of(language, TEXTS));
}

/// The texts of the tray that are a label or a part of a line, not a sentence.
const LABELS: [&str; 2] = ["splendor-tray-taking-more", "splendor-tray-double"];

/// A link to the rule follows them on the same line.
#[test]
fn sentences_of_the_tray_end_with_a_stop() {
    for language in Language::ALL {
        let words = TEXTS.iter().map(|words| words.of(language));
        let texts = Texts::of(language, TEXTS);
        let sources = words.flat_map(|words| [words.words, words.expansion]);
        let lines = sources.flat_map(str::lines);
        let ids = lines.filter_map(|line| line.split_once(" = ").map(|(id, _)| id));
        let sentences: Vec<&str> =
            ids.filter(|id| id.starts_with("splendor-tray-") && !LABELS.contains(id)).collect();
        assert!(sentences.len() > 15, "{sentences:?}");
        let stops = if language == Language::Japanese { ['。', '？'] } else { ['.', '?'] };
        let numbers = ["surplus", "level", "gems"].map(|name| (name, Value::Number(2)));
        let args = [&numbers[..], &[("colour", Value::Text("red"))]].concat();
        for id in sentences {
            let said = texts.format(id, &args);
            assert!(said.ends_with(stops), "{language:?}: {id} is {said:?}");
        }
    }
}

/// All of it.
fn said() -> Said {
    Said {
        game: "splendor",
        words: TEXTS,
        lists: SplendorPlay::ABOUT.lists,
        effects: effects().iter().map(Narrate::message).collect(),
        refusals: refusals().iter().map(|refusal| (refusal.message(), refusal.rule())).collect(),
        forms: forms(),
        // The ways in which a game can end, and the criteria that can decide it (`turn.rs`).
        endings: &[
            "splendor-ended-74",
            "splendor-ended-C23",
            "splendor-result-76",
            "splendor-result-77",
            "splendor-result-C22",
            "cities-ended-9",
            "cities-result-10",
            "cities-result-11",
            "cities-result-77",
            "cities-result-78",
        ],
        rules: (1..=77)
            .map(|n| format!("splendor-{n}"))
            .chain((1..=27).map(|n| format!("splendor-C{n}")))
            .chain(CITIES_RULES.items().map(|item| format!("cities-{item}")))
            .collect(),
    }
}

fn effects() -> Vec<Effect> {
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
        Effect::LastRoundByCity { seat },
        Effect::PostToken { seat, gems: Gems::one(Gem::Red) },
    ];
    for city in CityId::all() {
        all.extend([Effect::CityRevealed { city }, Effect::TookCity { seat, city }]);
    }
    for (points, post) in (0..).zip(PostId::all()) {
        all.push(Effect::PlacedShield { seat, post, points });
    }
    all.push(Effect::PlacedStronghold { seat, card });
    all.push(Effect::MovedStronghold { seat, from: card, to: card });
    all.push(Effect::RemovedStronghold { seat, card, owner: Seat(0) });
    all.push(Effect::Waived { seat, card });
    all.extend((1..=3).map(|count| Effect::TookStrongholdsBack { seat, card, count }));
    all.extend([Gems::NONE, gems].map(|paid| Effect::Conquered { seat, card, paid }));
    for gold in [false, true] {
        all.push(Effect::Reserved { seat, card, gold });
        all.push(Effect::ReservedTop { seat, level: 1, gold });
    }
    all.extend([None, Some(card)].map(|card| Effect::Drew { seat, level: 1, card }));
    for paid in [Gems::NONE, gems] {
        all.push(Effect::Bought { seat, card, from: BoughtFrom::Hand, paid });
    }
    all.extend(effects_of_orient());
    all
}

/// Those that only games with the Orient have: with its cards, from its decks, and its own.
fn effects_of_orient() -> Vec<Effect> {
    let seat = Seat(1);
    let gems = Gems::from_counts([1, 1, 1, 0, 0, 0]);
    let mut all = vec![
        Effect::ReservedNoble { seat, noble: NobleId::new(5).expect("a noble") },
        Effect::TookFree { seat, card: CardId::new(47).expect("a card") },
        Effect::Drew { seat, level: 4, card: None },
    ];
    all.extend([false, true].map(|gold| Effect::ReservedTop { seat, level: 4, gold }));
    // One of each kind; without points, with one point, and with several.
    for card in [91, 96, 101, 103, 108, 111, 118].map(|row| CardId::new(row).expect("a card")) {
        all.push(Effect::Laid { card, column: 1 });
        all.push(Effect::Drew { seat, level: 3, card: Some(card) });
        all.push(Effect::TookFree { seat, card });
        all.push(Effect::SpentCard { seat, card });
        all.push(Effect::TiedSatchel { seat, card, colour: Gems::one(Gem::Red) });
        all.extend([false, true].map(|gold| Effect::Reserved { seat, card, gold }));
        for paid in [Gems::NONE, gems] {
            all.push(Effect::Bought { seat, card, from: BoughtFrom::Table, paid });
            all.push(Effect::Conquered { seat, card, paid });
        }
    }
    all
}

fn refusals() -> Vec<Refusal> {
    let card = CardId::new(47).expect("a card");
    let gem = Gem::Red;
    let gems = Gems::from_counts([2, 0, 1, 0, 0, 0]);
    let mut all = vec![
        Refusal::Over,
        Refusal::ChanceDue(Dealing::Noble),
        Refusal::NoChanceDue,
        Refusal::CannotCome(Dealing::Refill),
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
        Refusal::OverWithCities,
        Refusal::NotInGame { module: Module::Cities },
        Refusal::ChanceDue(Dealing::City),
        Refusal::CannotCome(Dealing::City),
        Refusal::NoCityToTake,
        Refusal::ChooseCityFirst,
        Refusal::CityGone,
        Refusal::PostTokenFirst,
        Refusal::PostTokenNotGold,
        Refusal::ThirdNeedsPost,
        Refusal::NotInGame { module: Module::Strongholds },
        Refusal::StrongholdFirst,
        Refusal::PlaceAgainFirst,
        Refusal::NoStrongholdDue,
        Refusal::NoStrongholdLeft,
        Refusal::NoStrongholdThere { card },
        Refusal::NoOwnStronghold { card },
        Refusal::MoveToSameCard { card },
        Refusal::NoOtherStronghold { card },
        Refusal::NoRemovalNow { card },
        Refusal::ConquerFirst,
        Refusal::ConquestComesLater,
        Refusal::NothingToWaive,
    ];
    for count in 1..=3 {
        all.push(Refusal::Occupied { card, owner: Seat(1), count });
        all.push(Refusal::OtherStronghold { card, owner: Seat(1), count });
        all.push(Refusal::NotConquerable { card, own: count - 1 });
    }
    for post in PostId::all() {
        let missing = |missing, nobles| Refusal::PostNotMet { post, missing, nobles };
        all.extend([Refusal::ShieldHeld { post }, Refusal::PostClosed { post }]);
        all.extend([missing(gems, 0), missing(gems, 1), missing(Gems::NONE, 1)]);
    }
    all.extend([Refusal::ShieldByItself, Refusal::NoNobles, Refusal::NotInGame { module: Module::Posts }]);
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
            Refusal::Payment(PaymentRefusal::NotAffordable {
                lacking: gems,
                gold: n,
                short: 3,
                gold_for: 1 + n % 2,
            }),
            Refusal::Payment(PaymentRefusal::GoldMissing {
                lacking: gems,
                chosen: Gems::NONE.plus_n(Gem::Green, n),
            }),
            Refusal::Payment(PaymentRefusal::GoldNotDue { gem, chosen: n + 1, due: n }),
            Refusal::Payment(PaymentRefusal::NotThatMuchGold { chosen: n + 1, held: n }),
            Refusal::CityNotMet { lacking: CityGap { points: n, bonuses: Gems::NONE, same: n } },
            Refusal::CityNotMet { lacking: CityGap { points: 0, bonuses: gems, same: 0 } },
            Refusal::OnePostToken { chosen: n },
            Refusal::ThirdMissing { colours: n + 1 },
            Refusal::NotThatMuchDoubleGold { chosen: n + 1, held: n },
        ]);
    }
    all.push(Refusal::NotInGame { module: Module::Orient });
    all.extend(refusals_of_orient().into_iter().map(Refusal::from));
    all
}

/// Those that only games with the Orient have.
fn refusals_of_orient() -> Vec<OrientRefusal> {
    let card = CardId::new(96).expect("a card");
    let colour = Colour::Red;
    let mut all = vec![
        OrientRefusal::DoubleGoldHalfUsed,
        OrientRefusal::NoHost { card },
        OrientRefusal::PaidWithBonuses { card, colour },
        OrientRefusal::PaidWithGems { card },
        OrientRefusal::NotDiscardable { card, colour },
        OrientRefusal::DoubleAlone { colour },
        OrientRefusal::TwoBonuses { colour },
        OrientRefusal::NothingToCopy { colour },
        OrientRefusal::CopyFirst { card: 96 },
        OrientRefusal::ReserveNobleFirst,
        OrientRefusal::FreeNotFaceUp { card },
        OrientRefusal::NoEffectDue,
        OrientRefusal::NobleReserved,
    ];
    for n in 0..3 {
        all.extend([
            OrientRefusal::DeckEmpty { level: n },
            OrientRefusal::DoubleGoldNotHeld { chosen: n + 1, held: n },
            OrientRefusal::DoubleGoldUnused { chosen: n + 2, gems: n + 1 },
            OrientRefusal::TooFewBonuses { colour, held: n.min(1) },
            OrientRefusal::SatchelsFirst { colour, due: n.max(1) },
            OrientRefusal::FreeFirst { level: n.min(1) },
            OrientRefusal::FreeOfLevel { card, level: n.min(1) },
        ]);
    }
    all
}

fn forms() -> Vec<Message> {
    let actions =
        ["foo", "T.x", "R.121", "R.L4", "B.1+w", "N.11", "Y.15", "M.12", "B.47+w1*0", "B.118-2-2", "C.a"];
    let actions = actions.map(|text| text.parse::<Action>().expect_err(text).message());
    let outcome = "foo".parse::<Outcome>().expect_err("no outcome").message();
    let post = "6".parse::<PostId>().expect_err("no post").message();
    actions.into_iter().chain([outcome, post]).collect()
}

#[test]
fn what_a_card_of_the_orient_brings_is_told() {
    let texts = Texts::of(Language::English, TEXTS);
    let told = |row| {
        let card = CardId::new(row).expect("a card");
        let message = Effect::Laid { card, column: 0 }.message();
        let told = texts.spoken(&texts.message(&message, &text::SeatNumbers));
        told.split_once(": ").expect("it says what it brings").1.to_owned()
    };
    assert_eq!(
        [91, 96, 101, 103, 108, 111, 118].map(told),
        [
            "two gold for one purchase",
            "a satchel",
            "a satchel and a free card",
            "2 white",
            "white and a noble, 1 point",
            "white and a free card",
            "green, 3 points"
        ]
    );
}

#[test]
fn a_price_in_bonuses_is_not_told_as_two_cards() {
    let texts = Texts::of(Language::English, TEXTS);
    let card = CardId::new(118).expect("a card");
    let refusal = Refusal::from(OrientRefusal::PaidWithBonuses { card, colour: Colour::White });
    let told = texts.spoken(&texts.message(&refusal.message(), &text::SeatNumbers));
    assert!(told.contains("costs two bonuses of white") && told.contains("B.118-104"), "{told}");
}
