//! Single situations a player meets, with the answers they should get.

use kernel::{Game, Seat, Viewer};
use laws::Dice;
use laws::trays::{new_game, settle};
use serde_json::{Value, json};
use splendor::{Action, CardId, Colour, Gem, Gems, PaymentRefusal, Refusal, View};
use splendor_play::tray::{Mode, Offer, Piece, Tray};
use tray::Turn;

use super::common::setup;

/// The opening of a three-player game, changed by `change`.
fn tray_of(change: impl FnOnce(&mut Value)) -> Tray {
    let mut chance = Dice::new(11);
    let mut game: splendor::Splendor = new_game(&setup(3));
    settle(&mut game, &mut chance);
    let mut view = serde_json::to_value(game.view(Viewer::Seat(Seat(0)))).expect("JSON");
    change(&mut view);
    let view: View = serde_json::from_value(view).expect("a view");
    Tray::new(&view).expect("seat 0 is to act")
}

fn gems(letters: &str) -> Value {
    let gems: Gems = letters.parse().expect("gems");
    let [w, b, g, r, k, a, ..] = gems.counts();
    json!({"w": w, "b": b, "g": g, "r": r, "k": k, "a": a})
}

/// The face-up cards of a level (from 0).
fn row(tray: &Tray, level: u8) -> Vec<CardId> {
    let cards = tray.pieces().into_iter().filter_map(|piece| match piece {
        Piece::Card(card) if card.card().level == level => Some(card),
        _ => None,
    });
    cards.collect()
}

fn refusal(tray: &Tray, piece: Piece) -> Refusal {
    tray.why_not(piece).unwrap_or_else(|| panic!("{piece} can be clicked")).refusal
}

const WHITE: Piece = Piece::Bank(Gem::White);
const BLUE: Piece = Piece::Bank(Gem::Blue);

#[test]
fn three_colours_are_picked_one_by_one() {
    let mut tray = tray_of(|_| {});
    assert_eq!((tray.mode(), tray.wanted()), (Mode::Nothing, 0));
    assert!(tray.click(WHITE) && tray.click(BLUE));
    assert_eq!((tray.mode(), tray.wanted(), tray.confirm()), (Mode::Taking, 1, None));
    assert!(tray.click(Piece::Bank(Gem::Red)));
    assert_eq!(tray.confirm().map(|action| action.to_string()).as_deref(), Some("T.wbr"));
    assert!(!tray.click(Piece::Bank(Gem::Black)));
    assert_eq!(refusal(&tray, Piece::Bank(Gem::Black)), Refusal::TooMany { chosen: 4 });
    assert!(tray.click(BLUE), "a click on a picked token takes it back");
    assert_eq!((tray.selected(BLUE), tray.selected(WHITE), tray.confirm()), (0, 1, None));
}

#[test]
fn what_is_not_whole_yet_says_what_is_missing() {
    let mut tray = tray_of(|_| {});
    assert_eq!(tray.why_not_confirm(), None, "nothing was chosen");
    assert!(tray.click(WHITE) && tray.click(BLUE));
    let missing = tray.why_not_confirm().expect("a third colour is missing");
    assert_eq!(missing.refusal, Refusal::TakeThree { colours: 5 });
    assert!(tray.click(Piece::Bank(Gem::Red)));
    assert_eq!(tray.why_not_confirm(), None);
}

#[test]
fn the_second_click_makes_a_pair_and_the_third_takes_it_back() {
    let mut tray = tray_of(|_| {});
    assert!(tray.click(WHITE) && tray.click(WHITE));
    assert_eq!(tray.confirm().map(|action| action.to_string()).as_deref(), Some("T.ww"));
    assert_eq!(refusal(&tray, BLUE), Refusal::NoMixing);
    assert!(tray.click(WHITE));
    assert_eq!((tray.mode(), tray.selected(WHITE)), (Mode::Nothing, 0));
}

#[test]
fn a_pair_from_three_is_refused_once_and_then_taken_back() {
    let mut tray = tray_of(|view| {
        view["bank"] = gems("wwwbbbggrrkkaaaaa");
        view["seats"][1]["tokens"] = gems("wwbbggrrkk");
    });
    assert!(tray.click(WHITE));
    assert!(!tray.click(WHITE));
    assert_eq!(tray.asked(), Some(WHITE));
    assert_eq!(refusal(&tray, WHITE), Refusal::PairNeedsFour { gem: Gem::White, left: 3 });
    assert_eq!(tray.selected(WHITE), 1);
    assert!(tray.click(WHITE));
    assert_eq!((tray.selected(WHITE), tray.asked()), (0, None));
}

#[test]
fn with_two_colours_left_both_are_taken() {
    let mut tray = tray_of(|view| {
        view["bank"] = gems("wbaaaaa");
        view["seats"][1]["tokens"] = gems("wwwwbbbbrr");
        view["seats"][2]["tokens"] = gems("gggggrrrkk");
        view["seats"][2]["tokens"] = gems("gggggrrrkk");
    });
    assert!(tray.click(WHITE));
    assert_eq!((tray.wanted(), tray.confirm()), (1, None));
    assert!(tray.click(BLUE));
    assert_eq!(tray.confirm().map(|action| action.to_string()).as_deref(), Some("T.wb"));
    assert_eq!(refusal(&tray, Piece::Bank(Gem::Green)), Refusal::NotOnTable { gem: Gem::Green, left: 0 });
}

#[test]
fn gold_begins_a_reservation() {
    let gold = Piece::Bank(Gem::Gold);
    let mut tray = tray_of(|_| {});
    assert!(tray.is_legal(gold) && tray.click(gold));
    assert_eq!((tray.mode(), tray.selected(gold), tray.confirm()), (Mode::Reserving, 1, None));
    let card = row(&tray, 2)[0];
    assert!(tray.click(Piece::Card(card)));
    assert_eq!((tray.selected(gold), tray.confirm()), (1, Some(Action::Reserve(card))));
    assert!(tray.click(gold), "a click on the gold puts the reservation back");
    assert_eq!((tray.mode(), tray.confirm()), (Mode::Nothing, None));

    // A reservation without gold is one all the same; but the gold has no part in it.
    let mut tray = tray_of(|view| {
        view["bank"] = gems("wwwwbbbbggggrrrrkkkk");
        view["seats"][1]["tokens"] = gems("wbgrkaaaaa");
    });
    assert!(!tray.click(gold));
    assert_eq!(refusal(&tray, gold), Refusal::NotOnTable { gem: Gem::Gold, left: 0 });
    assert!(tray.is_legal(Piece::Deck(0)) && tray.click(Piece::Deck(0)));
    assert_eq!(tray.selected(gold), 0);
}

/// The uses of what is selected, each with whether it is chosen and whether it can be.
fn uses(tray: &Tray) -> Vec<(&'static str, bool, bool)> {
    tray.uses().into_iter().map(|of| (of.name, of.chosen, of.why_not.is_none())).collect()
}

#[test]
fn a_card_too_dear_opens_with_reserving_prepared() {
    let mut tray = tray_of(|_| {});
    let card = row(&tray, 2)[0];
    assert!(tray.is_legal(Piece::Card(card)) && tray.click(Piece::Card(card)), "it can be reserved");
    assert_eq!((tray.mode(), tray.confirm()), (Mode::Reserving, Some(Action::Reserve(card))));
    assert_eq!(uses(&tray), [("buy", false, false), ("reserve", true, true)]);
    let why = tray.uses()[0].why_not.clone().expect("an answer");
    assert!(matches!(why.refusal, Refusal::Payment(PaymentRefusal::NotAffordable { .. })));
    assert_eq!(
        why.rules().iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["splendor 58", "splendor 59"]
    );
    let prepared = tray.prepared().expect("whole");
    assert_eq!((prepared.token_change(Gem::Gold), prepared.after.reserved), (1, 1));
    // Its other use cannot be, and changes nothing.
    assert_eq!(tray.other_use().map_err(|why| why.refusal), Err(why.refusal));
    assert_eq!(tray.confirm(), Some(Action::Reserve(card)));
    assert!(tray.click(Piece::Card(card)));
    assert_eq!((tray.mode(), tray.confirm()), (Mode::Nothing, None));
}

#[test]
fn the_reserve_switch_turns_a_purchase_round_and_back() {
    let mut tray = tray_of(|view| {
        view["seats"][0]["tokens"] = gems("wwbbggrrkk");
    });
    let card = tray.lit().into_iter().find_map(|(piece, lit)| match (piece, lit.offer) {
        (Piece::Card(card), Offer::Buy { .. }) => Some(card),
        _ => None,
    });
    let card = card.expect("two of each buy something of level 1");
    assert!(tray.click(Piece::Card(card)));
    let buy = tray.confirm();
    assert!(matches!(buy, Some(Action::Buy { .. })));
    assert_eq!(uses(&tray), [("buy", true, true), ("reserve", false, true)]);
    assert_eq!(tray.other_use(), Ok(()));
    assert_eq!(tray.confirm(), Some(Action::Reserve(card)));
    let prepared = tray.prepared().expect("whole");
    assert_eq!((prepared.after.tokens.total(), prepared.to_return), (11, 1));
    assert_eq!(prepared.notes().iter().map(|note| note.id).collect::<Vec<_>>(), ["splendor-next-return"]);
    assert_eq!(tray.other_use(), Ok(()));
    assert_eq!(tray.confirm(), buy);
    assert!(tray.click(Piece::Card(card)));
    assert_eq!(tray.confirm(), None);
}

#[test]
fn a_full_hand_reserves_no_more() {
    let dear: Vec<CardId> =
        CardId::all().filter(|card| !card.is_of_orient() && card.card().level == 2).collect();
    let mut tray = tray_of(|view| {
        let lies = view["rows"][2]["cards"].as_array().expect("cards").clone();
        let hand = dear.iter().filter(|card| !lies.contains(&json!(card.row()))).take(3);
        view["seats"][0]["reserved"] =
            hand.map(|card| json!({"level": 3, "card": card.row(), "unseen": false})).collect();
        view["rows"][2]["deck"] = json!(13);
    });
    assert_eq!(tray.other_use().expect_err("the hand is full").refusal, Refusal::HandFull);
    assert!(!tray.click(Piece::Deck(1)));
    assert_eq!(refusal(&tray, Piece::Deck(1)), Refusal::HandFull);
    assert!(!tray.is_legal(Piece::Bank(Gem::Gold)));
    // A card that can be neither bought nor reserved is not legal, and opens all the same.
    let card = row(&tray, 2)[0];
    assert!(!tray.is_legal(Piece::Card(card)) && tray.click(Piece::Card(card)));
    assert_eq!((tray.mode(), tray.selected(Piece::Card(card)), tray.confirm()), (Mode::Looking, 1, None));
    assert_eq!(uses(&tray), [("buy", false, false), ("reserve", false, false)]);
    assert_eq!(tray.uses()[1].why_not.as_ref().map(|why| why.refusal), Some(Refusal::HandFull));
    let price = |refusal| matches!(refusal, Refusal::Payment(PaymentRefusal::NotAffordable { .. }));
    assert!(tray.why_not_confirm().is_some_and(|why| price(why.refusal)));
    assert!(tray.click(Piece::Hand(2)) && price(refusal(&tray, Piece::Hand(2))));
    assert_eq!(uses(&tray), [("buy", false, false)]);
    assert!(tray.click(Piece::Hand(2)));
    assert_eq!(tray.mode(), Mode::Nothing);
}

#[test]
fn gold_and_gems_of_a_payment_change_places() {
    let mut tray = tray_of(|view| {
        view["seats"][0]["tokens"] = gems("wwbbggrrkkaa");
    });
    let card = row(&tray, 0).into_iter().find(|&card| tray.light(Piece::Card(card)).is_some());
    let card = card.expect("something can be bought");
    assert!(tray.click(Piece::Card(card)));
    let payment = tray.prepared().and_then(|prepared| prepared.payment).expect("a payment");
    let colour =
        Colour::ALL.into_iter().find(|&c| payment.tokens_of(c.gem()) > 0).expect("something is paid in gems");
    let before = payment.tokens_of(colour.gem());
    assert!(tray.click(Piece::Paid(colour)));
    let payment = tray.prepared().and_then(|prepared| prepared.payment).expect("a payment");
    assert_eq!(
        (payment.tokens_of(colour.gem()), payment.golds(colour.gem())),
        (before - 1, payment.gold_as.of(colour))
    );
    assert_eq!(tray.selected(Piece::PaidGold(colour)), payment.golds(colour.gem()));
    assert!(tray.click(Piece::PaidGold(colour)));
    let payment = tray.prepared().and_then(|prepared| prepared.payment).expect("a payment");
    assert_eq!(payment.tokens_of(colour.gem()), before);
}

#[test]
fn one_token_too_many_to_return_is_refused() {
    let mut tray = tray_of(|view| {
        view["agenda"] = json!(["end_turn", "receive_noble", "return_tokens"]);
        view["seats"][0]["tokens"] = gems("wwwbbbgggraa");
    });
    assert_eq!((tray.mode(), tray.wanted(), tray.surplus()), (Mode::Returning, 2, 2));
    let own = Piece::Own;
    assert!(tray.click(own(Gem::White)) && tray.click(own(Gem::White)));
    assert_eq!(tray.confirm().map(|action| action.to_string()).as_deref(), Some("D.ww"));
    assert_eq!(refusal(&tray, own(Gem::White)), Refusal::ReturnExactly { surplus: 2, chosen: 3 });
    assert!(!tray.click(own(Gem::Gold)), "a third token took the place of another");
    assert_eq!(refusal(&tray, own(Gem::Gold)), Refusal::ReturnExactly { surplus: 2, chosen: 3 });
    assert_eq!(tray.confirm().map(|action| action.to_string()).as_deref(), Some("D.ww"));
    assert!(tray.click(own(Gem::White)), "a click on what was chosen puts it back");
    assert!(tray.click(own(Gem::White)) && tray.click(own(Gem::Gold)));
    assert_eq!(tray.confirm().map(|action| action.to_string()).as_deref(), Some("D.wa"));
    assert_eq!(tray.prepared().expect("whole").after.tokens.total(), 10);
    tray.clear();
    assert!(!tray.click(own(Gem::Black)));
    assert_eq!(refusal(&tray, own(Gem::Black)), Refusal::NotHeld { gem: Gem::Black, chosen: 1, held: 0 });
    assert!(!tray.click(WHITE));
    assert_eq!(refusal(&tray, WHITE), Refusal::ReturnFirst { surplus: 2 });
}

#[test]
fn a_noble_says_what_is_missing() {
    let tray = tray_of(|_| {});
    let noble = tray.pieces().into_iter().find(|piece| matches!(piece, Piece::Noble(_))).expect("a noble");
    assert!(matches!(refusal(&tray, noble), Refusal::NobleNotMet { .. }));
}

#[test]
fn where_nothing_is_possible_one_button_passes() {
    let dear: Vec<CardId> =
        CardId::all().filter(|card| !card.is_of_orient() && card.card().level == 2).collect();
    let tray = tray_of(|view| {
        let lies = view["rows"][2]["cards"].as_array().expect("cards").clone();
        let hand = dear.iter().filter(|card| !lies.contains(&json!(card.row()))).take(3);
        view["seats"][0]["reserved"] =
            hand.map(|card| json!({"level": 3, "card": card.row(), "unseen": false})).collect();
        view["rows"][2]["deck"] = json!(13);
        view["bank"] = gems("aaaaa");
        view["seats"][1]["tokens"] = gems("wwwwwbbbbb");
        view["seats"][2]["tokens"] = gems("gggggrrrrr");
    });
    assert_eq!((tray.mode(), tray.confirm()), (Mode::Passing, Some(Action::Pass)));
    assert!(tray.lit().is_empty());
    assert!(tray.pieces().into_iter().all(|piece| tray.why_not(piece).is_some()));
    assert_eq!(refusal(&tray, WHITE), Refusal::NotOnTable { gem: Gem::White, left: 0 });
}

#[test]
fn the_noble_to_come_is_foretold_and_of_several_one_is_chosen() {
    // Four bonuses of each colour: every noble would come.
    let lying = |view: &Value| view["rows"].to_string();
    let bonuses = |view: &Value| -> Vec<u8> {
        let rows = lying(view);
        let free = |card: &CardId| {
            !rows.contains(&format!("{},", card.row())) && !rows.contains(&format!("{}]", card.row()))
        };
        Colour::ALL
            .into_iter()
            .flat_map(|colour| {
                CardId::all()
                    .filter(free)
                    .filter(move |id| {
                        !id.is_of_orient() && id.card().bonus == Some(colour) && id.card().level == 0
                    })
                    .take(4)
            })
            .map(CardId::row)
            .collect()
    };
    let with = |count: usize, agenda: Value| {
        tray_of(|view| {
            let cards = bonuses(view);
            view["rows"][0]["deck"] = json!(36 - cards.len());
            view["seats"][0]["cards"] = json!(cards);
            let nobles = view["nobles"].as_array().expect("nobles")[..count].to_vec();
            view["nobles"] = json!(nobles);
            view["agenda"] = agenda;
        })
    };
    let turn = json!(["end_turn", "receive_noble", "return_tokens", "act"]);
    let mut one = with(1, turn.clone());
    assert!(one.prepare("T.wbg".parse().expect("an action")));
    let prepared = one.prepared().expect("whole");
    assert_eq!((prepared.noble.is_some(), prepared.point_change()), (true, 3));
    assert_eq!(prepared.notes().iter().map(|note| note.id).collect::<Vec<_>>(), ["splendor-next-noble"]);

    let mut two = with(2, turn);
    assert!(two.prepare("T.wbg".parse().expect("an action")));
    let prepared = two.prepared().expect("whole");
    assert_eq!((prepared.noble, prepared.nobles.len()), (None, 2));

    let mut choosing = with(2, json!(["end_turn", "receive_noble"]));
    assert_eq!((choosing.mode(), choosing.confirm()), (Mode::ChoosingNoble, None));
    let lit: Vec<Piece> = choosing.lit().into_iter().map(|(piece, _)| piece).collect();
    assert_eq!(lit.len(), 2);
    assert!(choosing.click(lit[1]));
    assert!(matches!(choosing.confirm(), Some(Action::Receive(_))));
    assert_eq!(refusal(&choosing, WHITE), Refusal::ChooseNobleFirst);
}

/// The pieces that are drawn bright, and the number of legal ones.
fn bright(tray: &Tray) -> (Vec<Piece>, usize) {
    let which =
        |is: fn(&Tray, Piece) -> bool| tray.pieces().into_iter().filter(move |&piece| is(tray, piece));
    (which(Tray::is_lit).collect(), which(Tray::is_legal).count())
}

#[test]
fn what_can_be_bought_or_must_be_chosen_is_bright_and_nothing_else() {
    let (lit, legal) = bright(&tray_of(|_| {}));
    assert!(lit.is_empty() && legal > 20, "{lit:?} of {legal} at the beginning");

    let mut rich = tray_of(|view| view["seats"][0]["tokens"] = gems("wwbbggrrkk"));
    let (lit, legal) = bright(&rich);
    let buys = |tray: &Tray, piece| matches!(tray.light(piece), Some(light) if matches!(light.offer, Offer::Buy { .. }));
    assert!(!lit.is_empty() && lit.len() < legal && lit.iter().all(|&piece| buys(&rich, piece)), "{lit:?}");
    // A reservation that was begun needs a card, one that can be bought as well as another.
    rich.other_use().expect("something can be reserved");
    let (lit, _) = bright(&rich);
    assert!(
        lit.iter().all(|piece| matches!(piece, Piece::Card(_) | Piece::Deck(_))) && lit.len() == 15,
        "{lit:?}"
    );
    assert!(rich.click(lit[0]));
    assert!(bright(&rich).0.is_empty(), "the card is chosen");

    let mut full = tray_of(|view| {
        view["seats"][0]["tokens"] = gems("wwbbggrrkkaa");
        view["agenda"] = json!(["end_turn", "receive_noble", "return_tokens"]);
    });
    assert_eq!(bright(&full).0, Gem::ALL.map(Piece::Own), "two of them go back");
    assert!(full.click(Piece::Own(Gem::Gold)) && full.click(Piece::Own(Gem::Gold)));
    assert!(bright(&full).0.is_empty());
}
