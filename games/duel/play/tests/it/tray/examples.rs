//! Single situations a player meets, with the answers they should get.

use duel::{Action, CardId, Duel, Gem, Gems, PaymentRefusal, Refusal, Space, View};
use duel_play::tray::{Mode, Piece, Tray};
use kernel::{Game, Seat, Viewer};
use laws::Dice;
use laws::trays::{new_game, settle};
use serde_json::{Value, json};
use tray::Turn;

/// All tokens on the board, the two pearls side by side.
const BOARD: [&str; 5] = ["wwwbb", "bbggg", "grrrr", "kkkpp", "kaaaw"];

/// The opening of a game with the tokens of [`BOARD`], changed by `change`.
fn tray_of(change: impl FnOnce(&mut Value)) -> Tray {
    let mut game: Duel = new_game("duel");
    settle(&mut game, &mut Dice::new(11));
    let mut view = serde_json::to_value(game.view(Viewer::Seat(Seat(0)))).expect("JSON");
    view["board"] = json!(BOARD);
    change(&mut view);
    let view: View = serde_json::from_value(view).expect("a view");
    Tray::new(&view).expect("seat 0 is to act")
}

fn gems(letters: &str) -> Value {
    let gems: Gems = letters.parse().expect("gems");
    let [w, b, g, r, k, p, a, ..] = gems.counts();
    json!({"w": w, "b": b, "g": g, "r": r, "k": k, "p": p, "a": a})
}

fn space(name: &str) -> Piece {
    Piece::Space(name.parse().expect("a space"))
}

fn at(name: &str) -> Space {
    name.parse().expect("a space")
}

fn confirmed(tray: &Tray) -> Option<String> {
    tray.confirm().map(|action| action.to_string())
}

fn refusal(tray: &Tray, piece: Piece) -> Refusal {
    tray.why_not(piece).unwrap_or_else(|| panic!("{piece} can be clicked")).refusal
}

fn pyramid(tray: &Tray, level: u8) -> Vec<CardId> {
    let cards = tray.pieces().into_iter().filter_map(|piece| match piece {
        Piece::Card(card) if card.card().level == level => Some(card),
        _ => None,
    });
    cards.collect()
}

fn warning(tray: &Tray) -> Option<(&'static str, bool)> {
    let warning = tray.prepared().expect("whole").warning?;
    assert_eq!(warning.player, Seat(1));
    Some((warning.rule.item, warning.from_own))
}

#[test]
fn a_line_is_chosen_by_its_ends_and_warns_of_three_alike() {
    let mut tray = tray_of(|_| {});
    assert_eq!((tray.mode(), tray.is_legal(space("a1"))), (Mode::Nothing, true));
    assert!(tray.click(space("a1")));
    assert_eq!((confirmed(&tray).as_deref(), warning(&tray)), (Some("T.a1"), None));
    assert!(tray.is_legal(space("b1")) && tray.is_legal(space("c1")) && tray.is_legal(space("c3")));
    assert!(tray.click(space("c1")));
    assert_eq!(confirmed(&tray).as_deref(), Some("T.a1b1c1"));
    assert_eq!((tray.selected(space("b1")), warning(&tray)), (1, Some(("K5", false))));
    assert_eq!(tray.prepared().expect("whole").token_change(Gem::White), 3);
    assert_eq!(refusal(&tray, space("d1")), Refusal::TakeOneToThree { chosen: 4 });
    assert!(tray.click(space("c1")), "a click on an end takes it back");
    assert_eq!((confirmed(&tray).as_deref(), warning(&tray)), (Some("T.a1b1"), None));
    assert!(
        tray.click(space("c1")) && tray.click(space("b1")),
        "without its middle nothing is left of a line"
    );
    assert_eq!((tray.mode(), tray.confirm()), (Mode::Nothing, None));
}

#[test]
fn gold_and_gaps_break_a_line() {
    let mut tray = tray_of(|view| {
        view["board"][0] = json!("w.wbb");
        view["seats"][1]["tokens"] = gems("w");
    });
    assert!(tray.click(space("a1")));
    assert!(!tray.click(space("c1")));
    assert_eq!(tray.asked(), Some(space("c1")));
    assert_eq!(refusal(&tray, space("c1")), Refusal::SpaceEmpty { space: at("b1") });
    assert_eq!(refusal(&tray, space("e5")), Refusal::NotALine);
    tray.clear();
    assert!(tray.click(space("e5")));
    assert_eq!(refusal(&tray, space("d5")), Refusal::GoldNotTaken);
}

#[test]
fn both_pearls_cost_a_privilege_even_one_of_ones_own() {
    let mut tray = tray_of(|view| {
        view["seats"][0]["privileges"] = json!(2);
        view["seats"][1]["privileges"] = json!(1);
    });
    assert!(tray.click(space("d4")) && tray.click(space("e4")));
    assert_eq!(warning(&tray), Some(("K6", true)));
    let prepared = tray.prepared().expect("whole");
    assert_eq!((prepared.before.more.privileges, prepared.after.more.privileges), (2, 1));
    // A player who holds all three takes none.
    let mut tray = tray_of(|view| view["seats"][1]["privileges"] = json!(3));
    assert!(tray.click(space("d4")) && tray.click(space("e4")));
    assert_eq!(warning(&tray), None);
}

#[test]
fn a_privilege_is_spent_by_a_click_and_then_a_token() {
    let mut tray = tray_of(|_| {});
    assert_eq!(refusal(&tray, Piece::Privilege), Refusal::NoPrivilege);
    tray = tray_of(|view| view["seats"][0]["privileges"] = json!(1));
    assert!(tray.is_legal(Piece::Privilege) && tray.click(Piece::Privilege));
    assert_eq!((tray.mode(), tray.confirm()), (Mode::UsingPrivilege, None));
    assert!(tray.is_legal(space("c3")));
    assert_eq!(refusal(&tray, space("b5")), Refusal::PrivilegeNotGold);
    assert!(tray.click(space("c3")) && tray.click(space("e4")), "another token takes its place");
    assert_eq!(confirmed(&tray).as_deref(), Some("V.e4"));
    assert_eq!(tray.prepared().expect("whole").after.more.privileges, 0);
    assert!(tray.click(space("e4")));
    assert_eq!((tray.mode(), tray.confirm()), (Mode::UsingPrivilege, None));
    assert!(tray.click(Piece::Privilege));
    assert_eq!(tray.mode(), Mode::Nothing);
}

#[test]
fn the_board_is_replenished_from_a_bag_that_holds_something() {
    let tray = tray_of(|_| {});
    assert_eq!(refusal(&tray, Piece::Bag), Refusal::BagEmpty);
    let mut tray = tray_of(|view| {
        view["board"][4] = json!("kaa..");
        view["bag"] = gems("aw");
    });
    assert!(tray.click(Piece::Bag));
    assert_eq!((tray.mode(), confirmed(&tray).as_deref()), (Mode::Replenishing, Some("F")));
    assert_eq!(warning(&tray), Some(("B4", false)));
    assert!(tray.click(Piece::Bag));
    assert_eq!(tray.confirm(), None);
}

#[test]
fn a_card_is_reserved_with_the_gold_one_likes() {
    let mut tray = tray_of(|_| {});
    // Gold and decks can be part of a legal action as well as anything else.
    assert!(tray.is_legal(space("b5")) && tray.is_legal(Piece::Deck(0)));
    let card = pyramid(&tray, 2)[0];
    assert!(tray.is_legal(Piece::Card(card)) && tray.click(Piece::Card(card)), "it can be reserved");
    assert_eq!(
        (tray.mode(), tray.confirm()),
        (Mode::Reserving, Some(Action::Reserve { card, gold: at("b5") }))
    );
    assert_eq!(uses(&tray), [("buy", false, false), ("reserve", true, true)]);
    let why = tray.uses()[0].why_not.clone().expect("too dear");
    assert!(
        matches!(why.refusal, Refusal::Payment(PaymentRefusal::NotAffordable { .. })) && why.facts.is_some()
    );
    assert_eq!(tray.other_use().map_err(|why| why.refusal), Err(why.refusal));
    assert!(tray.is_legal(space("d5")) && tray.click(space("d5")));
    assert_eq!(tray.confirm(), Some(Action::Reserve { card, gold: at("d5") }));
    assert!(tray.click(Piece::Deck(1)));
    assert_eq!(tray.confirm(), Some(Action::ReserveTop { level: 1, gold: at("d5") }));
    assert_eq!(tray.prepared().expect("whole").after.reserved, 1);
    // The deck's card has no other use.
    assert_eq!(tray.other_use(), Ok(()));
    assert_eq!((tray.mode(), tray.confirm()), (Mode::Nothing, None));
    // The gold first.
    assert!(tray.click(space("c5")));
    assert_eq!((tray.mode(), tray.confirm()), (Mode::Reserving, None));
    assert!(tray.click(Piece::Card(card)));
    assert_eq!(tray.confirm(), Some(Action::Reserve { card, gold: at("c5") }));
}

/// The uses of what is selected, each with whether it is chosen and whether it can be.
fn uses(tray: &Tray) -> Vec<(&'static str, bool, bool)> {
    tray.uses().into_iter().map(|of| (of.name, of.chosen, of.why_not.is_none())).collect()
}

#[test]
fn without_gold_on_the_board_nothing_is_reserved() {
    let mut tray = tray_of(|view| {
        view["board"][4] = json!("k...w");
        view["seats"][1]["tokens"] = gems("aaa");
    });
    assert_eq!(tray.other_use().expect_err("no gold").refusal, Refusal::NoGoldOnBoard);
    assert_eq!(refusal(&tray, Piece::Deck(0)), Refusal::NoGoldOnBoard);
    // A card that can be neither bought nor reserved is not legal, and opens all the same.
    let card = pyramid(&tray, 2)[0];
    assert!(!tray.is_legal(Piece::Card(card)) && tray.click(Piece::Card(card)));
    assert_eq!((tray.mode(), tray.selected(Piece::Card(card)), tray.confirm()), (Mode::Looking, 1, None));
    assert_eq!(uses(&tray), [("buy", false, false), ("reserve", false, false)]);
    assert_eq!(tray.uses()[1].why_not.as_ref().map(|why| why.refusal), Some(Refusal::NoGoldOnBoard));
    assert!(tray.click(Piece::Card(card)));
    assert_eq!(tray.mode(), Mode::Nothing);
}

#[test]
fn gold_and_tokens_of_a_payment_change_places() {
    let mut tray = tray_of(|view| {
        view["board"] = json!(["..w.b", "bbg.g", "g..rr", "...p.", "k...w"]);
        view["seats"][0]["tokens"] = gems("wwbgrrkkkpaaa");
    });
    let payable =
        tray.pieces().into_iter().find(|&piece| matches!(piece, Piece::Card(_)) && tray.is_legal(piece));
    let card = payable.expect("something can be bought");
    assert!(tray.tokens_due(card).is_some() && tray.click(card));
    let payment = |tray: &Tray| tray.prepared().and_then(|prepared| prepared.payment).expect("a payment");
    let before = payment(&tray);
    let kind = Gem::ALL.into_iter().find(|&kind| before.tokens_of(kind) > 0).expect("not all in gold");
    assert!(tray.click(Piece::Paid(kind)));
    assert_eq!(payment(&tray).golds(kind), before.golds(kind) + 1);
    assert_eq!(tray.selected(Piece::PaidGold(kind)), before.golds(kind) + 1);
    assert!(tray.click(Piece::PaidGold(kind)));
    assert_eq!(payment(&tray), before);
    // The same card reserved, and bought again.
    assert_eq!(tray.other_use().expect_err("no gold lies there").refusal, Refusal::NoGoldOnBoard);
    assert!(tray.click(card));
    assert_eq!(tray.confirm(), None);
}

#[test]
fn surplus_tokens_are_discarded_one_after_the_other() {
    let mut tray = tray_of(|view| {
        view["board"] = json!(["..w.b", "bbg.g", "g..rr", "...p.", "k..aw"]);
        view["seats"][0]["tokens"] = gems("wwbgrrkkkpaa");
        view["agenda"] = json!(["end_turn", "discard"]);
    });
    assert_eq!((tray.mode(), tray.surplus()), (Mode::Discarding, 2));
    assert!(tray.click(Piece::Own(Gem::Gold)) && tray.click(Piece::Own(Gem::Pearl)));
    assert_eq!(confirmed(&tray).as_deref(), Some("D.p"));
    assert_eq!(refusal(&tray, space("c1")), Refusal::DiscardFirst { surplus: 2 });
    assert_eq!(refusal(&tray, Piece::Privilege), Refusal::DiscardFirst { surplus: 2 });
}

#[test]
fn what_a_card_asks_for_is_chosen_among_the_pieces() {
    let mut tray = tray_of(|view| {
        view["board"][0] = json!("...bb");
        view["seats"][1]["tokens"] = gems("www");
        view["agenda"] = json!(["end_turn", "discard", "take_same 2"]);
    });
    assert_eq!(tray.mode(), Mode::TakingSame);
    assert!(matches!(refusal(&tray, space("d1")), Refusal::OtherColour { .. }));
    assert!(tray.click(space("c2")));
    assert_eq!(confirmed(&tray).as_deref(), Some("E.c2"));

    let mut tray = tray_of(|view| {
        view["board"][0] = json!("...b.");
        view["seats"][1]["tokens"] = gems("wwwb");
        view["agenda"] = json!(["end_turn", "discard", "steal"]);
    });
    assert_eq!(tray.mode(), Mode::Stealing);
    assert_eq!(refusal(&tray, Piece::Theirs(Gem::Gold)), Refusal::GoldNotStolen);
    assert_eq!(refusal(&tray, Piece::Theirs(Gem::Red)), Refusal::OpponentHasNone { gem: Gem::Red });
    assert_eq!(refusal(&tray, Piece::Bag), Refusal::StealFirst);
    assert!(tray.click(Piece::Theirs(Gem::Blue)));
    assert_eq!(confirmed(&tray).as_deref(), Some("S.b"));
}

#[test]
fn what_can_be_bought_or_must_be_chosen_is_bright_and_nothing_else() {
    let lit = |tray: &Tray| tray.pieces().into_iter().filter(|&piece| tray.is_lit(piece)).collect::<Vec<_>>();
    let mut tray = tray_of(|view| view["seats"][0]["privileges"] = json!(1));
    assert!(lit(&tray).is_empty(), "{:?} at the beginning", lit(&tray));
    assert!(tray.click(Piece::Privilege));
    assert!(lit(&tray).len() > 10 && lit(&tray).iter().all(|piece| matches!(piece, Piece::Space(_))));
    assert!(tray.click(space("a1")) && lit(&tray).is_empty(), "{:?}", lit(&tray));
    tray.clear();
    assert!(tray.click(space("c5")), "gold begins a reservation");
    assert!(lit(&tray).iter().all(|piece| matches!(piece, Piece::Card(_) | Piece::Deck(_))));
    assert!(lit(&tray).contains(&Piece::Deck(0)));

    let rich = tray_of(|view| {
        view["board"] = json!(["..w.b", "bbg.g", "g..rr", "...p.", "k...w"]);
        view["seats"][0]["tokens"] = gems("wwbgrrkkkpaaa");
    });
    let bright = lit(&rich);
    assert!(!bright.is_empty() && bright.iter().all(|&piece| rich.tokens_due(piece).is_some()), "{bright:?}");
    let stealing = tray_of(|view| {
        view["board"][0] = json!("...b.");
        view["seats"][1]["tokens"] = gems("wwwb");
        view["agenda"] = json!(["end_turn", "discard", "steal"]);
    });
    assert_eq!(lit(&stealing), [Piece::Theirs(Gem::White), Piece::Theirs(Gem::Blue)]);
}
