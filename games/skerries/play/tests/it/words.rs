//! All that the rules of Skerries can say.

use catalog::Play;
use kernel::{Explain, Message, Narrate, Seat};
use laws::words::Said;
use skerries::{Action, Catch, Dealing, Effect, Order, Outcome, Refusal, Weather};
use skerries_play::{SkerriesPlay, TEXTS};
use text::Texts;

#[test]
fn the_texts_say_what_the_rules_say() {
    laws::words::check(&said(), |language| Texts::of(language, TEXTS));
}

/// All of it.
fn said() -> Said {
    let items = |list: &str, most: u8| (1..=most).map(|item| format!("{list}-{item}")).collect::<Vec<_>>();
    Said {
        game: "skerries",
        words: TEXTS,
        lists: SkerriesPlay::ABOUT.lists,
        effects: effects().iter().map(Narrate::message).collect(),
        refusals: refusals().iter().map(|refusal| (refusal.message(), refusal.rule())).collect(),
        forms: forms(),
        // The ways in which a game can end, and the criteria that can decide it (`turn.rs`).
        endings: &[
            "skerries-ended-22",
            "skerries-result-24",
            "skerries-result-25",
            "skerries-result-26",
            "skerries-ended-21",
            "skerries-result-21",
            "gale-ended-2",
            "gale-result-2",
        ],
        rules: [items("skerries", 26), items("gale", 3)].concat(),
    }
}

fn effects() -> Vec<Effect> {
    let seat = Seat(1);
    let catch = Catch::new(47).expect("a catch");
    let order = Order::new(5).expect("an order");
    let mut all = vec![
        Effect::OrderDealt { seat, order: None },
        Effect::OrderDealt { seat, order: Some(order) },
        Effect::CatchDealt { seat, catch },
        Effect::Begins { seat },
        Effect::Laid { catch },
        Effect::Filled { seat, oil: 2 },
        Effect::StormCame,
        Effect::Gave { seat },
        Effect::Kept { seat },
        Effect::StormPassed,
        Effect::Jettisoned { seat, catch },
        Effect::LastRound { seat },
        Effect::Sunk,
        Effect::Ended,
    ];
    for n in 0..3 {
        all.push(Effect::Took { seat, catch, paid: n });
        all.push(Effect::StormStruck { strikes: n + 1 });
        all.push(Effect::Delivered { seat, order, points: n });
    }
    all
}

fn refusals() -> Vec<Refusal> {
    let catch = Catch::new(47).expect("a catch");
    let mut all = vec![
        Refusal::NoChanceDue,
        Refusal::NotOnQuay { catch },
        Refusal::StockEmpty,
        Refusal::DeliverFirst,
        Refusal::NoStorm,
        Refusal::NothingToJettison,
        Refusal::NotYetDelivering,
        Refusal::NotInBoat { catch },
        Refusal::NotInHand,
    ];
    for weather in [Weather::Fair, Weather::Gale] {
        all.extend([false, true].map(|sunk| Refusal::Over { sunk, weather }));
        all.push(Refusal::JettisonFirst { weather });
    }
    for dealing in [Dealing::Order, Dealing::Boat, Dealing::Quay, Dealing::Refill] {
        all.extend([Refusal::ChanceDue(dealing), Refusal::CannotCome(dealing)]);
    }
    for n in 0..3 {
        all.push(Refusal::TooDear { cost: n + 1, held: n });
        all.push(Refusal::WatchFirst { needed: n + 1, given: n });
    }
    all
}

fn forms() -> Vec<Message> {
    let actions = ["foo", "T.61"].map(|text| text.parse::<Action>().expect_err(text).message());
    let outcome = "foo".parse::<Outcome>().expect_err("no outcome").message();
    actions.into_iter().chain([outcome]).collect()
}
