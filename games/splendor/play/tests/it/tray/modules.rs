//! The texts for a player of the modules.

use kernel::{Arg, Game, Seat, Viewer};
use laws::Dice;
use laws::trays::{new_game, settle};
use serde_json::{Value, json};
use splendor::{
    Action, CardId, CityId, Colour, Gem, Gems, OrientRefusal, PaymentRefusal, PostId, Refusal, Spent,
    Splendor, View,
};
use splendor_play::tray::{Mode, Piece, Tray, Way};
use tray::Turn;

/// The opening of a game of two with these modules, changed by `change`.
fn tray_of(modules: &str, change: impl FnOnce(&mut Value)) -> Tray {
    let mut game: Splendor = new_game(&format!("splendor players=2 modules={modules}"));
    settle(&mut game, &mut Dice::new(3));
    let mut view = serde_json::to_value(game.view(Viewer::Seat(Seat(0)))).expect("JSON");
    change(&mut view);
    let view: View = serde_json::from_value(view).expect("a view");
    Tray::new(&view).expect("seat 0 is to act")
}

/// Gives seat 0 bought cards of level 1 with these bonuses, from the deck.
fn with_bonuses(view: &mut Value, wanted: &[(Colour, usize)]) {
    with_cards(view, 0, wanted);
}

/// Gives seat 0 bought cards of a level (from 0) with these bonuses, from the deck.
fn with_cards(view: &mut Value, level: u8, wanted: &[(Colour, usize)]) {
    let row = usize::from(level);
    let lying: Vec<u64> = (view["rows"][row]["cards"].as_array().expect("cards").iter())
        .filter_map(|card| card.as_u64().or_else(|| card["card"].as_u64()))
        .collect();
    let mut cards = Vec::new();
    for &(colour, n) in wanted {
        let free = CardId::all()
            .filter(|id| !id.is_of_orient() && id.card().level == level && id.card().bonus == Some(colour));
        let free = free.filter(|id| !lying.contains(&id.row().into()));
        cards.extend(free.take(n).map(CardId::row));
    }
    let deck = view["rows"][row]["deck"].as_u64().expect("a number");
    view["rows"][row]["deck"] = json!(deck - cards.len() as u64);
    view["seats"][0]["cards"] = json!(cards);
}

fn refusal(tray: &Tray, piece: Piece) -> Refusal {
    tray.why_not(piece).unwrap_or_else(|| panic!("{piece} can be clicked")).refusal
}

#[test]
fn a_post_says_what_is_missing_for_it() {
    let (token, third, five) = (PostId::TOKEN, PostId::THIRD, PostId::FIVE);
    let tray = tray_of("posts", |view| {
        with_bonuses(view, &[(Colour::White, 2), (Colour::Red, 1)]);
        view["seats"][0]["shields"] = json!([2]);
    });
    let missing = Gems::NONE.plus_n(Gem::Red, 2);
    assert_eq!(refusal(&tray, Piece::Post(token)), Refusal::PostNotMet { post: token, missing, nobles: 0 });
    assert_eq!(refusal(&tray, Piece::Post(third)), Refusal::ShieldHeld { post: third });
    let missing = Gems::NONE.plus_n(Gem::Green, 5);
    assert_eq!(refusal(&tray, Piece::Post(five)), Refusal::PostNotMet { post: five, missing, nobles: 1 });
    let why = tray.why_not(Piece::Post(five)).expect("an answer");
    assert_eq!(why.rules().iter().map(ToString::to_string).collect::<Vec<_>>(), ["cities 40"]);
    let mut clicked = tray.clone();
    assert!(!clicked.click(Piece::Post(third)), "a shield is no action");
    assert_eq!(clicked.asked(), Some(Piece::Post(third)));

    // Without nobles nobody can meet the fourth.
    let mixed = tray_of("cities,posts", |_| {});
    assert_eq!(refusal(&mixed, Piece::Post(five)), Refusal::PostClosed { post: five });
    let cities = tray_of("cities", |_| {});
    assert!(cities.pieces().iter().all(|piece| !matches!(piece, Piece::Post(_))));
}

#[test]
fn a_shield_to_come_is_foretold() {
    let mut tray = tray_of("posts", |view| with_bonuses(view, &[(Colour::White, 2)]));
    assert_eq!(refusal(&tray, Piece::Post(PostId::THIRD)), Refusal::ShieldByItself);
    assert!(tray.prepare("T.wbg".parse().expect("an action")));
    let prepared = tray.prepared().expect("whole");
    assert_eq!(prepared.shields, [(PostId::THIRD, 0)]);
    assert_eq!(prepared.notes().iter().map(|note| note.id).collect::<Vec<_>>(), ["splendor-next-shield"]);
}

#[test]
fn the_token_of_a_post_is_among_those_to_return() {
    let mut tray = tray_of("posts", |view| {
        with_bonuses(view, &Colour::ALL.map(|colour| (colour, 4)));
        view["seats"][0]["shields"] = json!([1]);
        view["bank"] = json!({ "w": 0, "b": 0, "g": 4, "r": 4, "k": 4, "a": 3 });
        view["seats"][0]["tokens"] = json!({ "w": 4, "b": 4, "g": 0, "r": 0, "k": 0, "a": 2 });
    });
    let free = |tray: &mut Tray| {
        let card = tray.lit().into_iter().find(|(piece, _)| matches!(piece, Piece::Card(_)));
        tray.click(card.expect("a card for nothing").0)
    };
    assert!(free(&mut tray));
    let prepared = tray.prepared().expect("whole");
    assert!(prepared.token && matches!(prepared.action, Action::Buy { .. }));
    let notes = prepared.notes();
    let held = notes.iter().find(|note| note.id == "splendor-next-return").map(|note| note.args[0].clone());
    assert_eq!(held, Some(("held", Arg::Number(11))));
}

#[test]
fn gold_that_pays_for_two_is_counted_as_gold_where_a_card_is_too_dear() {
    let mut tray = tray_of("posts", |view| {
        with_bonuses(view, &[(Colour::Blue, 3), (Colour::Black, 1)]);
        view["seats"][0]["shields"] = json!([3]);
    });
    let mut lit = tray.lit().into_iter().map(|(piece, _)| piece);
    let dear = lit.find(|piece| matches!(piece, Piece::Card(card) if card.card().level == 2));
    let piece = dear.expect("a card of level 3");
    assert!(tray.click(piece), "it can be reserved");
    let why = tray.uses()[0].why_not.clone().expect("an answer");
    let Refusal::Payment(PaymentRefusal::NotAffordable { lacking, gold: 0, short, gold_for: 2 }) =
        why.refusal
    else {
        panic!("{:?}", why.refusal)
    };
    assert_eq!(short, lacking.iter().map(|(_, n)| n.div_ceil(2)).sum::<u8>());
    let facts = why.facts.expect("the price");
    let number = |name| facts.args.iter().find(|(of, _)| *of == name).map(|(_, arg)| arg.clone());
    assert_eq!([number("short"), number("each")], [Some(Arg::Number(short.into())), Some(Arg::Number(2))]);
}

#[test]
fn a_pair_wants_its_third_token() {
    let mut tray = tray_of("posts", |view| {
        with_bonuses(view, &[(Colour::White, 2)]);
        view["seats"][0]["shields"] = json!([2]);
    });
    let [white, blue] = [Gem::White, Gem::Blue].map(Piece::Bank);
    assert!(tray.click(white) && tray.click(white));
    assert_eq!((tray.wanted(), tray.confirm()), (1, None));
    assert!(tray.click(blue));
    assert_eq!(tray.confirm(), "T.wwb".parse().ok());
    assert!(tray.click(blue), "it is put back");
    assert_eq!((tray.wanted(), tray.confirm()), (1, None));
}

#[test]
fn of_several_cities_one_is_clicked() {
    let mut tray = tray_of("cities", |view| {
        // Seventeen points; thirteen points with four red and three black.
        view["cities"] = json!([3, 12, 14]);
        with_cards(view, 1, &[(Colour::Red, 5), (Colour::Black, 5)]);
        view["agenda"] = json!(["end_turn", "take_city"]);
    });
    let lit: Vec<Piece> = tray.lit().into_iter().map(|(piece, _)| piece).collect();
    assert!(lit.len() > 1, "{lit:?}");
    assert_eq!((tray.mode(), tray.confirm()), (Mode::ChoosingCity, None));
    let Piece::City(city) = lit[1] else { panic!("{lit:?} are no cities") };
    assert!(tray.click(lit[1]));
    assert_eq!(tray.confirm(), Some(Action::TakeCity(city)));
    assert_eq!(refusal(&tray, Piece::Bank(Gem::White)), Refusal::ChooseCityFirst);
    assert!(CityId::all().count() > lit.len());
}

/// The cards that lie in the first row of the market.
fn first_row(view: &Value) -> Vec<CardId> {
    let cards = view["rows"][0]["cards"].as_array().expect("cards");
    cards.iter().filter_map(|card| CardId::new(card.as_u64()? as u8)).collect()
}

/// A decision about strongholds: `standing` has the seat and the number of those on each card of the first row.
fn with_towers(duty: &str, standing: &[(u8, u8)], change: impl FnOnce(&mut Value)) -> (Tray, Vec<CardId>) {
    let mut row = Vec::new();
    let tray = tray_of("strongholds", |view| {
        row = first_row(view);
        let there = row.iter().zip(standing).filter(|(_, standing)| standing.1 > 0);
        view["strongholds"] =
            there.map(|(card, (seat, n))| json!({ "card": card, "seat": seat, "count": n })).collect();
        for seat in 0..2u8 {
            let used: u8 = standing.iter().filter(|(owner, _)| *owner == seat).map(|(_, n)| n).sum();
            view["seats"][usize::from(seat)]["strongholds"] = json!(3 - used);
        }
        let left = ["end_turn", "receive_noble", "return_tokens", "fill_gaps", "conquer"];
        // A conquest, and what follows it, has no other one below.
        let left = if duty == "stronghold" { &left[..] } else { &left[..4] };
        view["agenda"] = json!([left, &[duty]].concat());
        change(view);
    });
    (tray, row)
}

#[test]
fn a_stronghold_is_placed_moved_and_removed() {
    let (tray, row) = with_towers("stronghold", &[(0, 1), (1, 2), (0, 0), (0, 0)], |_| {});
    let [own, rival, free, _] = row[..] else { panic!("{row:?}") };
    let after = |clicks: &[Piece]| {
        let mut tray = tray.clone();
        assert!(clicks.iter().all(|&piece| tray.click(piece)), "{clicks:?}");
        tray.confirm()
    };
    assert_eq!(tray.mode(), Mode::Stronghold(Way::Place));
    assert_eq!(after(&[Piece::Card(free)]), Some(Action::Place(free)));
    assert_eq!(after(&[Piece::Card(own)]), Some(Action::Place(own)), "beside one's own");
    assert_eq!(after(&[Piece::Tower(rival)]), Some(Action::Remove(rival)), "from a stack of any size");
    let other = Refusal::OtherStronghold { card: rival, owner: Seat(1), count: 2 };
    assert_eq!(refusal(&tray, Piece::Card(rival)), other);
    assert!(!tray.is_legal(Piece::Tower(own)), "it is not moved here");
    assert_eq!(
        after(&[Piece::Way(Way::Move), Piece::Card(free)]),
        Some(Action::Move { from: own, to: free })
    );
    assert_eq!(after(&[Piece::Way(Way::Remove)]), Some(Action::Remove(rival)), "only one can be meant");

    let mut lifted = tray.clone();
    assert!(lifted.click(Piece::Way(Way::Move)), "only one of mine can be meant");
    assert_eq!((lifted.mode(), lifted.selected(Piece::Tower(own))), (Mode::Stronghold(Way::Move), 1));
    assert!([Piece::Card(rival), Piece::Tower(rival)].iter().all(|&piece| refusal(&lifted, piece) == other));
    assert!(lifted.click(Piece::Tower(own)), "it is put back");
    assert_eq!(lifted, tray);
    let mut removing = tray.clone();
    assert!(removing.click(Piece::Tower(rival)));
    assert_eq!(removing.mode(), Mode::Stronghold(Way::Remove));
    assert!(removing.lit().iter().all(|(piece, _)| match piece {
        Piece::Card(card) | Piece::Tower(card) => *card == rival,
        piece => matches!(piece, Piece::Way(_)),
    }));
    assert_eq!(refusal(&tray, Piece::Bank(Gem::White)), Refusal::StrongholdFirst);
}

#[test]
fn without_a_stronghold_left_one_is_moved() {
    let (tray, row) = with_towers("stronghold", &[(0, 2), (0, 1), (0, 0), (0, 0)], |_| {});
    assert_eq!(tray.mode(), Mode::Stronghold(Way::Move));
    assert_eq!(refusal(&tray, Piece::Way(Way::Place)), Refusal::NoStrongholdLeft);
    assert_eq!(refusal(&tray, Piece::Card(row[2])), Refusal::NoStrongholdLeft);
    let why = tray.why_not(Piece::Way(Way::Remove)).expect("nobody else has one");
    assert_eq!(why.message().id, "splendor-why-none-to-remove");
    assert_eq!(why.rules().iter().map(ToString::to_string).collect::<Vec<_>>(), ["cities 18"]);
    let mut tray = tray;
    assert!(tray.click(Piece::Card(row[1])) && tray.click(Piece::Card(row[0])));
    assert_eq!(tray.confirm(), Some(Action::Move { from: row[1], to: row[0] }));
    let prepared = tray.prepared().expect("whole");
    let short = prepared.conquest.expect("it is the third");
    assert_eq!(short.0, row[0]);
    assert!(short.1 > 0, "there are no tokens to pay with");
    assert_eq!(prepared.notes()[0].id, "splendor-next-conquest-short");

    let (after, row) = with_towers("place_again", &[(0, 0), (1, 2), (0, 0), (0, 0)], |_| {});
    assert!(after.is_after_conquest());
    let other = Refusal::OtherStronghold { card: row[1], owner: Seat(1), count: 2 };
    assert_eq!(refusal(&after, Piece::Card(row[1])), other);
    assert_eq!(refusal(&after, Piece::Tower(row[1])), Refusal::NoRemovalNow { card: row[1] });
    let why = after.why_not(Piece::Way(Way::Remove)).expect("none is removed");
    assert_eq!(why.message().id, "splendor-why-no-removal");
}

#[test]
fn a_conquest_is_prepared_and_can_be_waived() {
    let rich = |view: &mut Value| {
        // Exactly what the first card costs.
        let cost = first_row(view)[0].card().cost;
        for colour in Colour::ALL {
            view["seats"][0]["tokens"][colour.letter().to_string()] = json!(cost.of(colour));
        }
    };
    let (fresh, row) = with_towers("conquer", &[(0, 3), (0, 0)], rich);
    let conquest = Action::Conquer { card: row[0], gold_as: Gems::NONE, spent: Spent::Nothing };
    assert_eq!((fresh.mode(), fresh.confirm()), (Mode::Conquering, Some(conquest)));
    assert!(fresh.prepared().expect("whole").payment.is_some(), "its price is told");
    let named = |tray: &Tray| tray.uses().iter().map(|of| (of.name, of.chosen)).collect::<Vec<_>>();
    assert_eq!(named(&fresh), [("conquer", true), ("waive", false)]);
    let mut tray = fresh.clone();
    assert_eq!(tray.other_use(), Ok(()));
    assert_eq!((tray.confirm(), named(&tray)[1]), (Some(Action::Waive), ("waive", true)));
    assert!(tray.click(Piece::Card(row[0])), "the card takes it back");
    assert_eq!(tray.confirm(), Some(conquest));
    tray.other_use().expect("it can be waived");
    tray.clear();
    assert_eq!(tray, fresh);
    assert_eq!(refusal(&fresh, Piece::Bank(Gem::White)), Refusal::ConquerFirst);
}

/// A turn of seat 0 with these cards of the Orient and of the base game in front of it, and this one of level 3 on the
/// table.
fn with_orient(cards: &[u8], lying: u8, change: impl FnOnce(&mut Value)) -> Tray {
    tray_of("orient", |view| {
        let other = if lying == 116 { 117 } else { 116 };
        view["rows"][2]["orient"]["cards"] = json!([lying, other]);
        for (level, rows) in [91..=100u8, 101..=110].into_iter().enumerate() {
            let mut rows = rows.filter(|row| !cards.contains(row));
            view["rows"][level]["orient"]["cards"] = json!([rows.next_back(), rows.next_back()]);
            let left = rows.count();
            view["rows"][level]["orient"]["deck"] = json!(left);
        }
        let base: Vec<u8> = (1..=40u8).filter(|row| !cards.contains(row)).collect();
        view["rows"][0]["cards"] = json!(base[base.len() - 4..]);
        view["rows"][0]["deck"] = json!(base.len() - 4);
        view["seats"][0]["cards"] = json!(cards);
        change(view);
    })
}

#[test]
fn a_price_in_cards_is_chosen_from_a_bar_where_satchels_go_first() {
    // Card 116 costs two black bonuses: cards 33 to 36 have one each, and the satchel 96 copies black.
    let mut tray = with_orient(&[33, 34, 35], 116, |_| {});
    let card = CardId::new(116).expect("a card");
    assert!(tray.click(Piece::Card(card)));
    let of = |rows: [u8; 2]| {
        let [one, other] = rows.map(|row| CardId::new(row).expect("a card"));
        Some(Action::Buy { card, gold_as: Gems::NONE, spent: Spent::two(one, other) })
    };
    assert_eq!(tray.confirm(), of([33, 34]));
    let third = Piece::Spend(CardId::new(35).expect("a card"));
    assert!(tray.click(third) && tray.selected(third) == 1);
    assert_eq!(tray.confirm(), of([33, 35]));
    assert!(matches!(refusal(&tray, third), Refusal::Orient(OrientRefusal::TwoBonuses { .. })));

    let mut tied = with_orient(&[33, 34, 96], 116, |view| {
        view["seats"][0]["satchels"] = json!([{ "card": 96, "colour": "k" }]);
    });
    assert!(tied.click(Piece::Card(card)));
    assert_eq!(tied.confirm(), of([33, 96]));
    let satchel = Piece::Spend(CardId::new(96).expect("a card"));
    let first = Refusal::Orient(OrientRefusal::SatchelsFirst { colour: Colour::Black, due: 1 });
    assert_eq!(refusal(&tied, satchel), first);
    assert!(!tied.click(satchel), "it is fixed");

    let mut poor = with_orient(&[33], 116, |_| {});
    assert!(poor.click(Piece::Card(card)), "it can be reserved");
    assert_eq!(poor.confirm(), Some(Action::Reserve(card)));
    let few = Refusal::Orient(OrientRefusal::TooFewBonuses { colour: Colour::Black, held: 1 });
    assert_eq!(poor.uses()[0].why_not.as_ref().map(|why| why.refusal), Some(few));
}

#[test]
fn double_gold_is_added_as_a_coin_and_taken_back() {
    let mut tray = with_orient(&[91, 92], 112, |view| {
        view["bank"] = json!({ "w": 4, "b": 3, "g": 0, "r": 4, "k": 4, "a": 5 });
        view["seats"][0]["tokens"] = json!({ "w": 0, "b": 1, "g": 4, "r": 0, "k": 0, "a": 0 });
    });
    let card = tray.pieces().into_iter().find(|&piece| {
        let mut tray = tray.clone();
        matches!(piece, Piece::Card(_)) && tray.click(piece) && tray.doubles() == (1, 1)
    });
    let card = card.expect("a card that one coin pays for");
    assert!(tray.click(card));
    let before = tray.confirm();
    if tray.is_legal(Piece::MoreDouble) {
        let loses = tray.another_double_loses();
        assert!(tray.click(Piece::MoreDouble));
        assert_eq!(tray.doubles(), (2, 0));
        assert_eq!(tray.prepared().expect("whole").gold_lost > 0, loses);
        assert!(tray.click(Piece::LessDouble));
        assert_eq!(tray.doubles(), (1, 1));
    }
    assert!(before.is_some());
}

#[test]
fn a_tower_is_bright_only_where_it_must_be_chosen() {
    let lit = |tray: &Tray| tray.pieces().into_iter().filter(|&piece| tray.is_lit(piece)).collect::<Vec<_>>();
    let (mut tray, row) = with_towers("stronghold", &[(0, 1), (1, 1), (0, 0), (0, 0)], |_| {});
    let (own, rival) = (Piece::Tower(row[0]), Piece::Tower(row[1]));
    assert!(!tray.is_legal(own) && tray.is_lit(Piece::Card(row[0])), "a click on the card chooses the card");
    assert!(tray.is_legal(rival) && !tray.is_lit(rival), "it can be removed instead");
    assert!(tray.click(Piece::Way(Way::Remove)) || tray.confirm() == Some(Action::Remove(row[1])));
    assert!(tray.is_legal(rival) || tray.selected(rival) > 0);
    assert!(!lit(&tray).contains(&own), "{:?}", lit(&tray));
}

#[test]
fn a_deck_of_the_orient_goes_by_its_name_and_its_own_level() {
    let mut tray = tray_of("orient", |_| {});
    for (deck, level) in [(2, 3), (3, 1), (5, 3)] {
        assert!(tray.click(Piece::Deck(deck)));
        let message = tray.prepared().and_then(|prepared| prepared.reserved_top()).expect("a reservation");
        for language in text::Language::ALL {
            let texts = text::Texts::of(language, splendor_play::TEXTS);
            let said = text::plain(&texts.message(&message, &text::SeatNumbers));
            let digits: String = said.chars().filter(char::is_ascii_digit).collect();
            assert_eq!(digits, level.to_string(), "{said}");
            let deck_words = ["Orient", "Восток", "オリエント"];
            assert_eq!(deck_words.iter().any(|name| said.contains(name)), deck > 2, "{said}");
        }
    }
}
