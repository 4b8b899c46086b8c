//! All that the rules of Splendor Duel can say.

use duel::{
    Action, BoughtFrom, CardId, Colour, Effect, Gem, Gems, Outcome, PaymentRefusal, Refusal, RoyalId, Space,
    Spaces,
};
use kernel::{Explain, Message, Narrate, Seat};

use catalog::Play;
use duel_play::{DuelPlay, TEXTS};
use laws::words::Said;
use text::Texts;

#[test]
fn the_texts_say_what_the_rules_say() {
    laws::words::check(&said(), |language| Texts::of(language, TEXTS));
}

/// All of it.
fn said() -> Said {
    let items = |(letter, last): (char, u8)| (1..=last).map(move |n| format!("duel-{letter}{n}"));
    let chapters = [
        ('R', 3),
        ('S', 8),
        ('T', 4),
        ('P', 4),
        ('B', 4),
        ('V', 3),
        ('M', 2),
        ('K', 6),
        ('G', 10),
        ('C', 13),
        ('E', 10),
        ('Q', 6),
        ('N', 5),
        ('W', 6),
        ('Z', 9),
        ('X', 47),
    ];
    Said {
        game: "duel",
        words: TEXTS,
        lists: DuelPlay::ABOUT.lists,
        effects: effects().iter().map(Narrate::message).collect(),
        refusals: refusals().iter().map(|refusal| (refusal.message(), refusal.rule())).collect(),
        forms: forms(),
        // The three victories and what decides (`turn.rs`), and what a table may agree on.
        endings: &[
            "duel-ended-W1",
            "duel-ended-W2",
            "duel-ended-W3",
            "duel-ended-X46",
            "duel-result-W6",
            "duel-result-X46",
        ],
        rules: chapters.into_iter().flat_map(items).collect(),
    }
}

fn effects() -> Vec<Effect> {
    let seat = Seat(1);
    // One with points and crowns, one that copies a colour, one that gives no bonus.
    let cards = [33, 26, 30].map(|row| CardId::new(row).expect("a card"));
    let space = Space::new(12).expect("a space");
    let (gem, spaces) = (Gems::one(Gem::Pearl), Spaces::one(space));
    let gems = Gems::from_counts([1, 1, 0, 0, 0, 1, 0, 0]);
    let mut all = vec![
        Effect::Placed { space, gem },
        Effect::UsedPrivilege { seat, space, gem },
        Effect::Replenished { seat },
        Effect::Took { seat, spaces, gems },
        Effect::ReservedTop { seat, level: 1, gold: space },
        Effect::Drew { seat, level: 1, card: None },
        Effect::TookSame { seat, space, gem },
        Effect::Stole { seat, gem },
        Effect::Discarded { seat, gem },
        Effect::PlaysAgain { seat },
        Effect::Ended { seat },
    ];
    all.extend([false, true].map(|from_opponent| Effect::TookPrivilege { seat, from_opponent }));
    for card in cards {
        all.extend([
            Effect::Laid { card, column: 2 },
            Effect::Reserved { seat, card, gold: space },
            Effect::Drew { seat, level: 1, card: Some(card) },
            Effect::Copied { seat, card, colour: Gems::one(Gem::Red) },
        ]);
        all.extend([Gems::NONE, gems].map(|paid| Effect::Bought {
            seat,
            card,
            from: BoughtFrom::Hand,
            paid,
        }));
    }
    all.extend(RoyalId::all().map(|royal| Effect::ReceivedRoyal { seat, royal }));
    all
}

fn refusals() -> Vec<Refusal> {
    let card = CardId::new(47).expect("a card");
    let space = Space::new(12).expect("a space");
    let (gem, colour) = (Gem::Pearl, Colour::Red);
    let gems = Gems::from_counts([2, 0, 1, 0, 0, 1, 0, 0]);
    let mut all = vec![
        Refusal::Over,
        Refusal::ChanceDue,
        Refusal::NoChanceDue,
        Refusal::CannotCome,
        Refusal::CopyFirst,
        Refusal::TakeSameFirst { colour },
        Refusal::StealFirst,
        Refusal::RoyalFirst,
        Refusal::NothingToCopy,
        Refusal::NoTokenDue,
        Refusal::NothingToSteal,
        Refusal::NoRoyalDue,
        Refusal::NoPrivilege,
        Refusal::PrivilegesFirst,
        Refusal::PrivilegeNotGold,
        Refusal::LastToken,
        Refusal::BagEmpty,
        Refusal::SpaceEmpty { space },
        Refusal::GoldNotTaken,
        Refusal::NotALine,
        Refusal::NoGoldOnBoard,
        Refusal::NotGold { space },
        Refusal::HandFull,
        Refusal::NotInPyramid { card },
        Refusal::NotInReach { card },
        Refusal::NothingToLayItOver { card },
        Refusal::NoSuchBonus { colour },
        Refusal::OtherColour { colour },
        Refusal::GoldNotStolen,
        Refusal::OpponentHasNone { gem },
        Refusal::RoyalGone,
        Refusal::NotHeld { gem },
    ];
    for n in 0..4 {
        all.extend([
            Refusal::DiscardFirst { surplus: n + 1 },
            Refusal::NothingToDiscard { held: n },
            Refusal::TakeOneToThree { chosen: 4 * n },
            Refusal::DeckEmpty { level: n.min(2) },
            Refusal::Payment(PaymentRefusal::NotAffordable { lacking: gems, gold: n, short: 3, gold_for: 1 }),
            Refusal::Payment(PaymentRefusal::GoldMissing {
                lacking: gems,
                chosen: Gems::NONE.plus_n(Gem::Green, n),
            }),
            Refusal::Payment(PaymentRefusal::GoldNotDue { gem, chosen: n + 1, due: n }),
            Refusal::Payment(PaymentRefusal::NotThatMuchGold { chosen: n + 1, held: n }),
        ]);
    }
    all
}

fn forms() -> Vec<Message> {
    let actions = ["foo", "T.a1a1", "V.f6", "R.68@a1", "R.L4@a1", "B.1+w", "S.x", "Q.5"];
    let actions = actions.map(|text| text.parse::<Action>().expect_err(text).message());
    let outcome = "foo".parse::<Outcome>().expect_err("no outcome").message();
    actions.into_iter().chain([outcome]).collect()
}
