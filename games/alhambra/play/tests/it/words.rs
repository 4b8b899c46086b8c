//! All that the rules of Alhambra can say.

use alhambra::{Action, Card, Cell, Currency, Dealing, Effect, Kind, Outcome, Payment, Refusal, Side, Tile};
use alhambra_play::{AlhambraPlay, TEXTS};
use catalog::Play;
use kernel::{Explain, Message, Narrate, Seat};
use laws::words::Said;
use text::Texts;

#[test]
fn the_texts_say_what_the_rules_say() {
    laws::words::check(&said(), |language| Texts::of(language, TEXTS));
}

/// All of it.
fn said() -> Said {
    let items = (1..=97).map(|item| format!("alhambra-{item}"));
    let clarified = (1..=65).map(|item| format!("alhambra-C{item}"));
    Said {
        game: "alhambra",
        words: TEXTS,
        lists: AlhambraPlay::ABOUT.lists,
        effects: effects().iter().map(Narrate::message).collect(),
        refusals: refusals().iter().map(|refusal| (refusal.message(), refusal.rule())).collect(),
        forms: forms(),
        endings: &["alhambra-ended-79", "alhambra-result-86", "alhambra-result-87"],
        rules: items.chain(clarified).collect(),
    }
}

fn effects() -> Vec<Effect> {
    let seat = Seat(1);
    let (tile, old) = (Tile::new(46).expect("a tile"), Tile::new(1).expect("a tile"));
    let cell = Cell::new(2, -1).expect("a cell");
    let cards: Payment = "54".parse().expect("cards");
    let mut all = vec![
        Effect::Pays { seat, tile },
        Effect::NeutralGot { tile },
        Effect::Built { seat, tile, cell },
        Effect::Kept { seat, tile },
        Effect::Gave { seat, tile },
        Effect::Rebuilt { seat, tile, cell },
        Effect::Removed { seat, tile },
        Effect::Replaced { seat, tile, old },
        Effect::Passed { seat },
        Effect::Ending,
        Effect::Ended,
    ];
    for (square, currency) in (1..).zip(Currency::ALL) {
        let card = Card::new(currency, 5).expect("a card");
        all.extend([Effect::Dealt { seat, card }, Effect::Opened { card }, Effect::Added { seat, card }]);
        all.push(Effect::Took { seat, currency, cards });
        all.extend([false, true].map(|exact| Effect::Bought { seat, tile, currency, cards, exact }));
        all.push(Effect::Laid { square, tile });
        all.push(Effect::LastWon { square, tile, seat, sum: 9, next: 7 });
        all.extend([0, 9].map(|sum| Effect::LastLeft { square, tile, sum }));
    }
    for n in 1..=3 {
        all.extend([Effect::RoundCame { round: n }, Effect::RoundScored { round: n }]);
        all.extend([Effect::Begins { seat, cards: n }, Effect::Shuffled { cards: n }]);
        all.push(Effect::Wall { round: n, seat, points: n });
        for kind in Kind::ALL {
            all.push(Effect::Majority { round: n, kind, seat, points: n });
            all.push(Effect::NeutralMajority { round: n, kind, points: n });
        }
    }
    all
}

fn refusals() -> Vec<Refusal> {
    let (tile, other) = (Tile::new(46).expect("a tile"), Tile::new(1).expect("a tile"));
    let cell = Cell::new(2, -1).expect("a cell");
    let mut all = vec![
        Refusal::Over,
        Refusal::NoChanceDue,
        Refusal::TooMuch { sum: 7 },
        Refusal::NotOnMarket { tile },
        Refusal::TooLittle { price: 9, sum: 8 },
        Refusal::ToSpare { tile },
        Refusal::NoneToSpare { price: 9, sum: 10 },
        Refusal::PayFirst { tile },
        Refusal::NotPaying,
        Refusal::NotDescending { value: 6, last: 5 },
        Refusal::LeadsNowhere { value: 2, price: 9 },
        Refusal::NotEnough { price: 9, sum: 9 },
        Refusal::PlaceFirst,
        Refusal::PlaceLastFirst,
        Refusal::NothingToPlace,
        Refusal::NotBought { tile },
        Refusal::NotWon { tile },
        Refusal::NoNeutral,
        Refusal::NotToNeutral,
        Refusal::NotInReserve { tile },
        Refusal::NotBuilt { tile },
        Refusal::Occupied { cell },
        Refusal::Apart { cell },
        Refusal::Gap { tile, gap: cell },
        Refusal::Surrounded { tile },
        Refusal::CutsOff { tile, other },
        Refusal::Fountain,
        Refusal::CanAct,
    ];
    for currency in Currency::ALL {
        let (word, set) = (currency.word(), currency.set());
        all.push(Refusal::NoTile { currency: word });
        let card = Card::new(currency, 3).expect("a card");
        all.extend((0..3).map(|open| Refusal::NotOpen { card, open }));
        for held in [Payment::NONE, "95".parse().expect("cards")] {
            all.push(Refusal::NotHeld { currency: word, held, set });
        }
    }
    for side in Side::ALL {
        all.extend([Refusal::Differs { tile, side }, Refusal::NoWay { tile, side }]);
    }
    for dealing in [Dealing::Deal, Dealing::Open, Dealing::Money, Dealing::Market, Dealing::Neutral] {
        all.extend([Refusal::ChanceDue(dealing), Refusal::CannotCome(dealing)]);
    }
    all
}

fn forms() -> Vec<Message> {
    let actions = ["foo", "S.x9", "T.g5", "P.0", "B.p2:0", "L.p2@99,1", "R.p2@99,1"];
    let actions = actions.map(|text| text.parse::<Action>().expect_err(text).message());
    let outcome = "foo".parse::<Outcome>().expect_err("no outcome").message();
    actions.into_iter().chain([outcome]).collect()
}

#[test]
fn a_purchase_is_told_with_the_name_of_the_tile_and_the_values_of_the_cards() {
    let texts = Texts::of(text::Language::English, TEXTS);
    let tile = "t9b".parse().expect("a tile");
    let cards = "54".parse().expect("cards");
    let bought = Effect::Bought { seat: Seat(0), tile, currency: Currency::Florin, cards, exact: false };
    let told = texts.spoken(&texts.message(&bought.message(), &text::SeatNumbers));
    assert_eq!(told, "Player 1 bought tower 9 for 5 and 4 florins");
}

#[test]
fn money_that_is_not_open_is_told_by_how_many_are() {
    let texts = Texts::of(text::Language::English, TEXTS);
    let card = "f1".parse().expect("a card");
    let told =
        |open| texts.spoken(&texts.message(&Refusal::NotOpen { card, open }.message(), &text::SeatNumbers));
    assert_eq!(
        [0, 1, 2].map(told),
        [
            "There is no open florin card of 1.",
            "Only one florin card of 1 is open.",
            "Only 2 florin cards of 1 are open."
        ]
    );
}

#[test]
fn a_form_that_is_wrong_names_all_that_may_stand_there() {
    let texts = Texts::of(text::Language::English, TEXTS);
    let told = |text: &str| {
        let message = text.parse::<Action>().expect_err(text).message();
        texts.spoken(&texts.message(&message, &text::SeatNumbers))
    };
    let value = told("P.0");
    assert!(value.contains("by its value from 1 to 9") && !value.contains("54"), "{value}");
    let place = told("L.p2@x");
    assert!(place.contains("r for the reserve, n for the neutral player"), "{place}");
}

#[test]
fn one_coin_is_told_with_the_form_for_one() {
    let told = |language, cards: &str| {
        let texts = Texts::of(language, TEXTS);
        let cards = cards.parse().expect("cards");
        let took = Effect::Took { seat: Seat(0), currency: Currency::Dinar, cards };
        texts.spoken(&texts.message(&took.message(), &text::SeatNumbers))
    };
    let end = |language, cards, end: &str| {
        let told = told(language, cards);
        assert!(told.ends_with(end), "{told}");
    };
    end(text::Language::English, "1", " 1 dinar");
    end(text::Language::English, "2", " 2 dinars");
    end(text::Language::Russian, "1", " 1 динар");
    end(text::Language::Russian, "3", " 3 динара");
    end(text::Language::Russian, "5", " 5 динаров");
    let names = Texts::of(text::Language::Russian, TEXTS);
    let named = |id: &str| names.format(id, &[("currency", text::Value::Text("n"))]);
    assert_eq!(named("alhambra-coins"), "динары", "the name of a currency has no number");
}

#[test]
fn who_begins_is_told_with_the_reason() {
    let reasons = |language| {
        let texts = Texts::of(language, TEXTS);
        ["cards", "money", "seat"].map(|by| texts.format("alhambra-begins", &[("by", text::Value::Text(by))]))
    };
    assert_eq!(
        reasons(text::Language::English),
        ["fewest cards", "cards tied: less money", "all tied: earlier seat"]
    );
    let all: std::collections::BTreeSet<String> = text::Language::ALL.into_iter().flat_map(reasons).collect();
    assert_eq!(all.len(), 9);
}

#[test]
fn the_points_of_a_round_are_told_with_the_form_for_their_number() {
    let told = |language, points| {
        let texts = Texts::of(language, TEXTS);
        let args = [
            ("name", text::Value::Text("A 2")),
            ("points", text::Value::Number(points)),
            ("wall", text::Value::Number(2)),
        ];
        texts.format("alhambra-round-sum", &args)
    };
    let [english, russian] = [text::Language::English, text::Language::Russian];
    assert_eq!(
        [1, 18].map(|points| told(english, points)),
        ["A 2: 1 point (wall 2)", "A 2: 18 points (wall 2)"]
    );
    assert_eq!(
        [21, 3, 18].map(|points| told(russian, points)),
        ["A 2: 21 очко (стена 2)", "A 2: 3 очка (стена 2)", "A 2: 18 очков (стена 2)"]
    );
    assert_eq!(told(text::Language::Japanese, 18), "A 2：18点（うち壁2点）");
}

#[test]
fn a_redesign_is_offered_only_where_one_is_possible() {
    let texts = Texts::of(text::Language::English, TEXTS);
    let hint = |redesign| texts.format("alhambra-tray-nothing", &[("redesign", text::Value::Text(redesign))]);
    assert_eq!(hint("no"), "Take a money card or several worth 5 at most, or buy a tile.");
    assert_eq!(hint("yes"), "Take a money card or several worth 5 at most, buy a tile, or redesign.");
}

#[test]
fn a_last_tile_is_told_with_the_money_of_the_next_one() {
    let texts = Texts::of(text::Language::English, TEXTS);
    let tile = "t9b".parse().expect("a tile");
    let won = Effect::LastWon { square: 1, tile, seat: Seat(0), sum: 8, next: 5 };
    let told = texts.spoken(&texts.message(&won.message(), &text::SeatNumbers));
    assert_eq!(told, "Player 1 got tower 9 for the most florins (8, the next 5)");
}

#[test]
fn a_wall_of_none_is_not_told() {
    for language in text::Language::ALL {
        let texts = Texts::of(language, TEXTS);
        let told = |wall| {
            let args = [
                ("name", text::Value::Text("Neutral")),
                ("points", text::Value::Number(16)),
                ("wall", text::Value::Number(wall)),
            ];
            texts.format("alhambra-round-sum", &args)
        };
        assert!(!told(0).contains('0') && told(7).contains('7'), "{}", told(0));
    }
}

#[test]
fn a_place_is_told_in_words_of_each_language() {
    let told = |language, (x, y)| {
        let texts = Texts::of(language, TEXTS);
        let cell = Cell::new(x, y).expect("a cell");
        texts.spoken(
            &texts.message(&alhambra::with_cell(Message::new("alhambra-at"), cell), &text::SeatNumbers),
        )
    };
    let english = |cell| told(text::Language::English, cell);
    assert_eq!(
        [(0, 0), (2, -1), (0, 3), (-1, 0)].map(english),
        ["the fountain", "2 east, 1 south", "3 north", "1 west"]
    );
    assert_eq!(told(text::Language::Russian, (-2, 1)), "2 на запад, 1 на север");
    assert_eq!(told(text::Language::Japanese, (-2, 1)), "西に2、北に1");
    let texts = Texts::of(text::Language::English, TEXTS);
    let tile = "t9b".parse().expect("a tile");
    let built = Effect::Built { seat: Seat(0), tile, cell: Cell::new(2, -1).expect("a cell") };
    let told = texts.spoken(&texts.message(&built.message(), &text::SeatNumbers));
    assert_eq!(told, "Player 1 built tower 9 (2 east, 1 south)");
}
