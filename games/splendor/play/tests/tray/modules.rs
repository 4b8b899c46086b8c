//! What a player of the modules is told.

use kernel::{Game, Seat, Viewer};
use serde_json::{Value, json};
use splendor::{Action, CardId, CityId, Colour, Gem, Gems, PostId, Refusal, Splendor, View};
use splendor_play::tray::{Mode, Piece, Tray};
use tray::Turn;
use tray::laws::{Dice, new_game, settle};

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

/// The position with strongholds and a decision: the places are those of the laid-out cards, in the order of the rows.
fn after(modules: &str, inputs: &str) -> Tray {
    let mut game: Splendor = new_game(&format!("splendor players=2 modules={modules}"));
    settle(&mut game, &mut Dice::new(3));
    for input in inputs.split_whitespace() {
        game.play(input.parse().expect("an action"), &mut kernel::Quiet);
        settle(&mut game, &mut Dice::new(3));
    }
    let seat = game.awaiting().seat().expect("somebody is to act");
    Tray::new(&game.view(Viewer::Seat(seat))).expect("a tray")
}
