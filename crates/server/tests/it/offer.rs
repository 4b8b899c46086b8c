//! The games that the server offers, options that are chosen for a table, and tables whose game is not here.

use std::sync::Arc;

use catalog::{GameOption, OptionKind, OptionPlace};
use protocol::{
    Awaiting, Created, GameInfo, NewTable, OpenGame, OpenTable, RefusalKind, Seat, Snapshot, TableOptions,
    TableSummary, Viewer,
};
use serde_json::{Value, json};
use store::{EventStore, Memory};

use crate::house::{Answer, Browser, House, human, open};

/// A game with a choice of this place, its least number of players, the option, and a value that is not the default; none
/// where no game has such an option, which is said.
fn optional(place: OptionPlace) -> Option<(&'static str, u8, &'static str, &'static str)> {
    let is_meant = |option: &&GameOption| option.place == place && option.kind == OptionKind::One;
    let need = format!("have a choice of the place {place:?}");
    let with = suites::games_that(&need, |about| about.options.iter().any(|option| is_meant(&option)));
    let about = with.first()?.about();
    let option = about.options.iter().find(is_meant)?;
    Some((about.name, *about.seats.start(), option.key, option.values[1]))
}

/// Asks for a table of people at one screen with these options.
async fn set_up(browser: &Browser, setup: &str, players: u8, options: Value) -> Answer {
    let seats = vec![json!({"kind": "human", "name": ""}); players.into()];
    browser.post("/api/tables", &json!({"setup": setup, "seats": seats, "options": options})).await
}

#[tokio::test]
async fn the_games_are_those_of_the_registry() {
    let house = House::new().await;
    let browser = house.browser();
    let answer = browser.get("/api/games").await;
    let offered: Vec<GameInfo> = answer.json();
    assert_eq!(offered.iter().map(|game| game.name.as_str()).collect::<Vec<_>>(), games::names());
    for (info, game) in offered.iter().zip(&games::LIST) {
        let about = game.about();
        assert_eq!(info.players.min..=info.players.max, about.seats);
        let options = games::REGISTRY.options(about);
        assert_eq!(info.options.len(), options.iter().count());
        for (told, option) in info.options.iter().zip(options.iter()) {
            assert_eq!((told.key.as_str(), told.values.len()), (option.key, option.values.len()));
            assert!(told.values.iter().zip(option.values).all(|(told, value)| told == value));
            let place = serde_json::to_value(told.place).unwrap();
            assert_eq!(place, if option.place == OptionPlace::Setup { "setup" } else { "table" });
        }
    }
    // A client that has the answer is not sent it again.
    assert_eq!(answer.headers["cache-control"], "no-cache");
    let tag = answer.headers["etag"].clone();
    let known = browser.raw("GET", "/api/games", &[("if-none-match", &tag)], b"").await;
    assert_eq!((known.status, known.body.len(), &known.headers["etag"]), (304, 0, &tag));
    let other = browser.raw("GET", "/api/games", &[("if-none-match", "W/\"0\"")], b"").await;
    assert_eq!(other.status, 200);
}

#[tokio::test]
async fn chosen_options_are_stored_shown_and_listed() {
    let Some((game, players, key, value)) = optional(OptionPlace::Table) else { return };
    let mut house = House::new().await;
    let mut anna = house.browser();
    let chosen = TableOptions { public: true, ..TableOptions::default() };
    let chosen = chosen.with_chosen([(key.to_owned(), value.to_owned())].into());
    let mut seats = vec![open(); players.into()];
    seats[0] = human("Anna");
    let wish = NewTable { setup: format!("{game} players={players}"), seats, options: chosen.clone() };
    let made = anna.post("/api/tables", &wish).await;
    assert_eq!(made.status, 201, "{}", made.text());
    anna.keep(&made);
    let table = made.json::<Created>().table;
    house.restart().await;
    anna.host = house.host();
    assert_eq!(anna.snapshot(&table).await.options, chosen);
    assert_eq!(anna.get("/api/tables").await.json::<Vec<TableSummary>>()[0].options, chosen);
    assert_eq!(house.browser().get("/api/lobby").await.json::<Vec<OpenTable>>()[0].options, chosen);
    house.stop().await;
}

#[tokio::test]
async fn an_option_of_the_platform_stands_beside_those_of_every_game() {
    const WELCOME: GameOption = GameOption {
        key: "welcome",
        kind: OptionKind::One,
        values: GameOption::NO_OR_YES,
        later: &[],
        excludes: &[],
        place: OptionPlace::Table,
    };
    let house = House::offering(games::REGISTRY.with_options(&[WELCOME])).await;
    let mut anna = house.browser();
    let chosen = [("welcome".to_owned(), "yes".to_owned())].into();
    let offered: Vec<GameInfo> = anna.get("/api/games").await.json();
    for GameInfo { name, players, options } in offered {
        assert_eq!(options.last().map(|option| option.key.as_str()), Some("welcome"));
        let (setup, players) = (format!("{name} players={}", players.min), players.min);
        let made = set_up(&anna, &setup, players, json!({"chosen": {"welcome": "yes"}})).await;
        anna.keep(&made);
        let table = made.json::<Created>().table;
        assert_eq!(anna.snapshot(&table).await.options.chosen, chosen);
        let file = format!("{setup}\n# option welcome=yes\n");
        let again = anna.post("/api/games", &OpenGame { log: file, seats: Vec::new() }).await;
        assert_eq!(anna.snapshot(&again.json::<Created>().table).await.options.chosen, chosen);
        let odd = set_up(&anna, &setup, players, json!({"chosen": {"greeting": "yes"}})).await.refusal();
        let keys: Vec<&str> = options.iter().map(|option| option.key.as_str()).collect();
        assert!(odd.why.contains(&keys.join(", ")), "{} {keys:?}", odd.why);
    }
}

#[tokio::test]
async fn a_rematch_keeps_the_options() {
    let Some((game, players, key, value)) = optional(OptionPlace::Table) else { return };
    let house = House::new().await;
    let mut anna = house.browser();
    let setup = format!("{game} players={players}");
    let made = set_up(&anna, &setup, players, json!({"chosen": {key: value}})).await;
    anna.keep(&made);
    let table = made.json::<Created>().table;
    house.play_out(&anna, &table).await;
    let again: Created = anna.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.json();
    let options = anna.snapshot(&again.table).await.options;
    assert_eq!(options.chosen, [(key.to_owned(), value.to_owned())].into());
}

#[tokio::test]
async fn a_rules_option_stands_in_the_set_up_line_and_is_kept_by_a_rematch() {
    let Some((game, players, key, value)) = optional(OptionPlace::Setup) else { return };
    let house = House::new().await;
    let mut anna = house.browser();
    let word = format!("{key}={value}");
    let made = set_up(&anna, &format!("{game} players={players} {word}"), players, json!({})).await;
    anna.keep(&made);
    let table = made.json::<Created>().table;
    let snapshot = anna.snapshot(&table).await;
    assert!(snapshot.setup.contains(&word) && snapshot.options.chosen.is_empty(), "{}", snapshot.setup);
    assert!(anna.get("/api/tables").await.json::<Vec<TableSummary>>()[0].setup.contains(&word));
    house.play_out(&anna, &table).await;
    let again: Created = anna.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.json();
    let setup = anna.snapshot(&again.table).await.setup;
    assert!(setup.contains(&word), "{setup}");
    let odd = format!("{game} players={players} {key}=nonsense");
    let refusal = set_up(&anna, &odd, players, json!({})).await.refusal();
    assert!(refusal.why.contains("nonsense") && refusal.why.contains(value), "{}", refusal.why);
}

#[tokio::test]
async fn a_table_of_six_is_played_to_its_end_in_the_views_of_all() {
    let games = suites::games_that("have six seats", |about| about.seats.contains(&6));
    for game in games.iter().map(|game| game.about()) {
        let house = House::new().await;
        let mut anna = house.browser();
        let seats: Vec<_> = (0..6).map(|seat| if seat == 0 { human("Anna") } else { open() }).collect();
        let table = anna.set_up_of(game.name, &seats, TableOptions::default()).await;
        let mut all = vec![anna];
        for seat in 1..6 {
            let mut guest = house.browser();
            assert_eq!(guest.take(&table, seat, &format!("Guest {seat}")).await.status, 200);
            all.push(guest);
        }
        let mut moves = 0;
        while let Some(request) = house.next_move(&table, &format!("move-{moves}")).await {
            let holder = &all[request.seat.index()];
            assert!(
                all[(request.seat.index() + 1) % 6].play(&table, &request).await.is_err(),
                "another's seat"
            );
            holder.play(&table, &request).await.unwrap_or_else(|refused| panic!("{refused:?}"));
            moves += 1;
        }
        for (seat, browser) in all.iter().enumerate() {
            let end = browser.snapshot(&table).await;
            assert_eq!((end.seats.len(), end.awaiting), (6, Awaiting::Over), "seat {seat} of {}", game.name);
            let viewers: Vec<_> = end.seen.iter().map(|seen| seen.viewer).collect();
            assert_eq!(viewers, [Viewer::Seat(Seat(seat as u8))]);
        }
    }
}

#[tokio::test]
async fn adjudication_in_the_earlier_form_is_accepted() {
    let house = House::new().await;
    let mut anna = house.browser();
    for (adjudicate, chosen) in [(true, json!({"adjudicate": "yes"})), (false, json!({}))] {
        let made = set_up(&anna, "duel players=2", 2, json!({"adjudicate": adjudicate})).await;
        anna.keep(&made);
        let table = made.json::<Created>().table;
        let shown: Value = anna.get(&format!("/api/tables/{table}")).await.json();
        assert_eq!(shown["options"]["chosen"], chosen);
        assert_eq!(shown["options"]["adjudicate"], adjudicate, "for readers of that form");
    }
    let made = set_up(&anna, "splendor players=2", 2, json!({"adjudicate": true})).await;
    assert_eq!(made.status, 201, "a game without the option ignores it: {}", made.text());
}

#[tokio::test]
async fn options_that_are_none_are_refused_with_the_valid_words() {
    let house = House::new().await;
    let anna = house.browser();
    for (setup, options, valid) in [
        ("duel players=2", json!({"chosen": {"walls": "high"}}), "its options are: adjudicate"),
        ("duel players=2", json!({"chosen": {"adjudicate": "perhaps"}}), "choose from: no, yes"),
        ("duel players=2", json!({"chosen": {"adjudicate": ""}}), "choose from: no, yes"),
        ("splendor players=2", json!({"chosen": {"adjudicate": "yes"}}), "splendor has no option"),
        ("duel players=2 walls=high", json!({}), "its options are: rules, players"),
        ("duel players=2", json!({"chosen": {"adjudicate": true}}), "invalid type"),
        ("duel players=2", json!({"chosen": ["adjudicate"]}), "invalid type"),
        ("duel players=2", json!({"walls": "high"}), "unknown field"),
    ] {
        let refusal = set_up(&anna, setup, 2, options.clone()).await.refusal();
        assert_eq!(refusal.kind, RefusalKind::Malformed, "{options}");
        assert!(refusal.why.contains(valid), "{options}: {}", refusal.why);
    }
    let body = br#"{"setup": "duel players=2", "seats": [], "options": {"chosen": {"adjudicate": "x"}}}"#;
    let cookie = anna.with_cookie().await.cookie.unwrap();
    let headers = [("content-type", "application/json"), ("accept-language", "ru"), ("cookie", &cookie)];
    let refusal = house.browser().raw("POST", "/api/tables", &headers, body).await.refusal();
    assert!(refusal.why.contains("можно выбрать: no, yes"), "{}", refusal.why);
}

#[tokio::test]
async fn a_table_whose_game_is_not_here_says_which_game() {
    let store = Arc::new(Memory::new());
    let house = House::on(store.clone()).await;
    let mut anna = house.browser();
    let options = TableOptions { public: true, ..TableOptions::default() };
    let here = anna.set_up_with(&[human("Anna"), open()], options).await;
    let stored = store.load(&here).await.unwrap().unwrap();
    // As a program with more games left it.
    let other = store::NewTable {
        id: "whist-table".into(),
        setup: "whist players=2 rules=1".into(),
        owner: stored.owner,
        options: stored.options,
        seats: stored.seats,
        start: None,
        rematch_of: None,
        at: store::records::now(),
    };
    store.create(other).await.unwrap();
    for path in ["", "/at/0", "/course", "/log"] {
        let refusal = anna.get(&format!("/api/tables/whist-table{path}")).await.refusal();
        assert_eq!((refusal.kind, refusal.game.as_deref()), (RefusalKind::NoSuchGame, Some("whist")));
        assert!(
            refusal.why.contains("`whist`") && refusal.why.contains(games::names()[0]),
            "{}",
            refusal.why
        );
    }
    let line = anna.connect_from("whist-table", Some(&format!("http://{}", anna.host))).await;
    assert_eq!(line.err(), Some(404));
    let taken = house.browser().take("whist-table", 1, "Bert").await;
    assert_eq!(taken.kind(), RefusalKind::NoSuchGame);
    // Nobody is sent there from the lobby; a holder of one of its seats still finds it.
    let listed: Vec<OpenTable> = anna.get("/api/lobby").await.json();
    assert_eq!(listed.iter().map(|table| &table.table).collect::<Vec<_>>(), [&here]);
    assert_eq!(anna.get("/api/tables").await.json::<Vec<TableSummary>>().len(), 2);
    let _: Snapshot = anna.get(&format!("/api/tables/{here}")).await.json();
}
