//! Tables that people share over a link: seats, the lobby, watching, talking, taking back, coming back.

use futures_util::StreamExt;
use protocol::{
    About, Awaiting, Created, Frame, MoveRequest, Moved, Order, RefusalKind, Room, Said, SayRequest, Seat,
    SeatRequest, Snapshot, StartRequest, TableOptions, TableSummary, UndoRequest, UndoWord, Viewer,
};
use qrcode::QrCode;
use qrcode::render::svg;
use tokio_tungstenite::tungstenite::Message;

use crate::house::{Browser, Connection, FIRST, House, bot, human, in_time, next_frame, open};

fn public() -> TableOptions {
    TableOptions { public: true, ..TableOptions::default() }
}

/// A request for a table with an open seat.
fn for_two() -> String {
    let seats = serde_json::json!([{"kind": "human", "name": ""}, {"kind": "open"}]);
    serde_json::json!({"setup": suites::any_setup(2), "seats": seats}).to_string()
}

async fn next_snapshot(line: &mut Connection) -> Snapshot {
    match next_frame(line).await {
        Frame::Snapshot(snapshot) => snapshot,
        other => panic!("no snapshot: {other:?}"),
    }
}

async fn undo(
    browser: &Browser,
    table: &str,
    seat: u8,
    version: u32,
    word: UndoWord,
) -> crate::house::Answer {
    let request = UndoRequest { key: format!("{seat}-{}", word.name()), seat: Seat(seat), version, word };
    browser.post(&format!("/api/tables/{table}/undo"), &request).await
}

fn say(key: &str, text: &str) -> SayRequest {
    SayRequest { key: key.into(), seat: None, name: "Clara".into(), text: text.into() }
}

/// The whole of it: a link, two people and a spectator, a server that is started anew in between.
#[tokio::test]
async fn two_browsers_and_a_spectator_share_a_table() {
    let mut house = House::new().await;
    let (mut anna, mut bert, mut clara) = (house.browser(), house.browser(), house.browser());
    let table = anna.set_up_with(&[human("Anna"), open()], TableOptions::default()).await;
    let mut at_annas = anna.connect(&table).await;
    let first = next_snapshot(&mut at_annas).await;
    assert_eq!((first.awaiting, first.owner, first.version), (Awaiting::Players, true, 0));

    // Bert comes with the link, looks, and sits down: the game begins.
    assert!(bert.snapshot(&table).await.seats[1].open);
    let seated: Snapshot = bert.take(&table, 1, "Bert").await.json();
    assert_eq!((seated.awaiting, seated.seats[1].mine), (Awaiting::Decision { seat: FIRST }, true));
    let begun = next_snapshot(&mut at_annas).await;
    assert_eq!((begun.seats[1].name.as_str(), begun.seats[1].mine), ("Bert", false));
    assert_eq!(begun.seen[0].viewer, Viewer::Seat(FIRST));
    let refused = clara.take(&table, 1, "Clara").await.kind();
    assert_eq!(refused, RefusalKind::Started);

    let mut at_claras = clara.connect(&table).await;
    let watched = next_snapshot(&mut at_claras).await;
    assert_eq!(
        (watched.seen[0].viewer, watched.present.seats, watched.present.spectators),
        (Viewer::Spectator, vec![FIRST], 1)
    );
    let mut known = 0;
    for number in 0..6 {
        let request = house.next_move(&table, &format!("m{number}")).await.unwrap();
        let mover = if request.seat == FIRST { &anna } else { &bert };
        known = mover.play(&table, &request).await.unwrap().version;
        for line in [&mut at_annas, &mut at_claras] {
            let Frame::Update(update) = next_frame(line).await else { panic!("an update") };
            assert_eq!(update.version, known, "one order for everybody");
        }
    }
    house.restart().await;
    for browser in [&mut anna, &mut bert, &mut clara] {
        browser.host = house.host();
    }
    let request = house.next_move(&table, "after").await.unwrap();
    let mover = if request.seat == FIRST { &anna } else { &bert };
    let moved = mover.play(&table, &request).await.unwrap();

    // A reader who comes back is told what is missing, and no more.
    let mut back = anna
        .connect_to(
            &format!("/api/tables/{table}/socket?after={known}"),
            Some(&format!("http://{}", anna.host)),
        )
        .await
        .unwrap();
    let missing = next_snapshot(&mut back).await;
    assert_eq!((missing.since, missing.version), (known, moved.version));
    let steps: Vec<u32> = missing.seen[0].steps.iter().map(|step| step.version).collect();
    assert_eq!(steps, (known + 1..=moved.version).collect::<Vec<_>>());
    let all: Snapshot = anna.get(&format!("/api/tables/{table}?after=999999")).await.json();
    assert_eq!((all.since, all.seen[0].steps.len() as u32), (0, moved.version));

    for number in 0.. {
        let Some(request) = house.next_move(&table, &format!("out{number}")).await else { break };
        let mover = if request.seat == FIRST { &anna } else { &bert };
        mover.play(&table, &request).await.unwrap();
    }
    // Once more with the same people, who find it among their tables.
    let again: Created =
        bert.post(&format!("/api/tables/{table}/rematch"), &serde_json::json!({})).await.json();
    let seats = anna.snapshot(&again.table).await.seats;
    assert_eq!(
        seats.iter().map(|seat| (seat.name.as_str(), seat.mine)).collect::<Vec<_>>(),
        [("Bert", false), ("Anna", true)]
    );
    let mine: Vec<TableSummary> = bert.get("/api/tables").await.json();
    assert_eq!(
        mine.iter().map(|one| &one.table).collect::<Vec<_>>(),
        [&again.table, &table],
        "Bert's turn first"
    );
    house.stop().await;
}

#[tokio::test]
async fn the_lobby_lists_public_tables_while_seats_are_open() {
    let house = House::new().await;
    let (mut anna, mut bert) = (house.browser(), house.browser());
    anna.set_up_with(&[human("Anna"), open()], TableOptions::default()).await;
    let options = TableOptions { order: Order::Drawn, ..public() };
    let table = anna.set_up_with(&[human("Anna"), open(), bot("greedy")], options.clone()).await;
    let found = bert.listed(1).await;
    let only = (&found[0].table, &found[0].options);
    assert_eq!(only, (&table, &options), "a private table is found by its link alone");
    assert_eq!(found[0].seats.iter().map(|seat| seat.open).collect::<Vec<_>>(), [false, true, false]);
    assert!(!found[0].seats[0].mine && anna.listed(1).await[0].seats[0].mine);
    let mine: Vec<TableSummary> = anna.get("/api/tables").await.json();
    assert_eq!((mine.len(), &mine[0].awaiting), (2, &Awaiting::Players));
    assert_eq!(bert.take(&table, 1, "Bert").await.status, 200);
    bert.listed(0).await;
    in_time(async {
        while anna.snapshot(&table).await.seats.iter().any(|seat| seat.open) {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

#[tokio::test]
async fn an_owner_fills_seats_with_bots_and_begins() {
    let house = House::new().await;
    let (mut anna, mut bert) = (house.browser(), house.browser());
    let table = anna.set_up_with(&[open(), open(), open()], TableOptions::default()).await;
    let seat = |number: u8| format!("/api/tables/{table}/seats/{number}");
    assert_eq!(bert.take(&table, 1, "Bert").await.status, 200);
    let free = SeatRequest::Free {};
    assert_eq!(bert.post(&seat(1), &free).await.kind(), RefusalKind::NotOwner);
    let bot = SeatRequest::Bot { level: "random".into() };
    let filled: Snapshot = anna.post(&seat(2), &bot).await.json();
    assert_eq!(filled.seats[2].level.as_deref(), Some("random"));
    let leave: Snapshot = bert.post(&seat(1), &SeatRequest::Leave {}).await.json();
    assert!(leave.seats[1].open);
    assert_eq!(bert.take(&table, 1, "Bert").await.status, 200);
    let start = StartRequest { fill: "greedy".into() };
    let begun: Snapshot = anna.post(&format!("/api/tables/{table}/start"), &start).await.json();
    assert_eq!(begun.seats[0].level.as_deref(), Some("greedy"));
    assert_ne!(begun.awaiting, Awaiting::Players);
    for odd in ["x", "-1", "256", "1.0"] {
        assert_eq!(
            bert.post(&format!("/api/tables/{table}/seats/{odd}"), &free).await.kind(),
            RefusalKind::Malformed
        );
    }
}

#[tokio::test]
async fn two_take_back_what_both_want_back() {
    let mut house = House::new().await;
    let (mut anna, mut bert) = (house.browser(), house.browser());
    let table = anna.set_up(&[human("Anna"), open()]).await;
    bert.take(&table, 1, "Bert").await;
    let dealt = bert.snapshot(&table).await.version;
    let action = suites::picks::quiet(house.session(&table).await.as_ref()).remove(0);
    let take =
        |key: &str, version| MoveRequest { key: key.into(), seat: FIRST, version, action: action.clone() };
    let moved = anna.play(&table, &take("a", dealt)).await.unwrap();
    let mut line = bert.connect(&table).await;
    next_snapshot(&mut line).await;
    assert_eq!(undo(&anna, &table, 0, moved.version, UndoWord::Ask).await.json::<Moved>(), moved);
    let Frame::Undo(news) = next_frame(&mut line).await else { panic!("a wish") };
    assert_eq!(news.wish.unwrap().waiting, [Seat(1)]);
    assert_eq!(
        undo(&house.browser(), &table, 1, moved.version, UndoWord::Agree).await.kind(),
        RefusalKind::NotYourSeat
    );
    let agreed = undo(&bert, &table, 1, moved.version, UndoWord::Agree).await.json::<Moved>();
    let Frame::Update(update) = next_frame(&mut line).await else { panic!("an update") };
    assert_eq!((update.version, update.seen[0].steps[0].undo), (agreed.version, Some(dealt)));
    // It survives a restart, and so does the answer.
    house.restart().await;
    anna.host = house.host();
    bert.host = house.host();
    assert_eq!(undo(&bert, &table, 1, moved.version, UndoWord::Agree).await.json::<Moved>(), agreed);
    let now = anna.snapshot(&table).await;
    assert_eq!((now.version, now.awaiting), (agreed.version, Awaiting::Decision { seat: FIRST }));
    assert_eq!(house.session(&table).await.version(), dealt);
    assert!(anna.play(&table, &take("b", agreed.version)).await.is_ok());
    house.stop().await;
}

#[tokio::test]
async fn what_is_said_is_stored_and_heard_by_whom_it_is_for() {
    let mut house = House::new().await;
    let (mut anna, mut bert, mut clara) = (house.browser(), house.browser(), house.browser());
    let table = anna.set_up(&[human("Anna"), open()]).await;
    bert.take(&table, 1, "Bert").await;
    let chat = format!("/api/tables/{table}/chat");
    let mut line = bert.connect(&table).await;
    next_snapshot(&mut line).await;
    let heard = clara.post(&chat, &say("c", "Psst")).await;
    clara.keep(&heard);
    assert_eq!(anna.post(&chat, &say("a", "Hello")).await.json::<Said>(), Said { id: 1 });
    assert_eq!(anna.post(&chat, &say("a", "Hello")).await.json::<Said>(), Said { id: 1 }, "once");
    let Frame::Chat(frame) = next_frame(&mut line).await else { panic!("a line") };
    assert_eq!(
        (frame.lines[0].id, frame.lines[0].name.as_str()),
        (1, "Anna"),
        "players do not hear spectators"
    );
    house.restart().await;
    for browser in [&mut anna, &mut clara] {
        browser.host = house.host();
    }
    let shown =
        |snapshot: Snapshot| snapshot.chat.into_iter().map(|line| (line.room, line.text)).collect::<Vec<_>>();
    let hello = (Room::Table, "Hello".to_owned());
    assert_eq!(shown(anna.snapshot(&table).await), std::slice::from_ref(&hello));
    assert_eq!(shown(clara.snapshot(&table).await), [(Room::Spectators, "Psst".to_owned()), hello.clone()]);
    assert_eq!(shown(clara.get(&format!("/api/tables/{table}?chat=0")).await.json()), [hello]);
    assert_eq!(anna.post(&chat, &say("x", "a\nb")).await.kind(), RefusalKind::Malformed);
    let nowhere = clara.post("/api/tables/nowhere/chat", &say("x", "Hello")).await;
    assert_eq!(nowhere.kind(), RefusalKind::NotFound);
    house.stop().await;
}

#[tokio::test]
async fn who_may_not_look_on_is_cut_off_when_the_game_begins() {
    let house = House::new().await;
    let (mut anna, mut bert, clara) = (house.browser(), house.browser(), house.browser());
    let options = TableOptions { spectators: false, ..TableOptions::default() };
    let table = anna.set_up_with(&[human("Anna"), open()], options).await;
    let mut line = clara.connect(&table).await;
    next_snapshot(&mut line).await;
    bert.take(&table, 1, "Bert").await;
    let code = in_time(async {
        loop {
            if let Message::Close(close) = line.next().await.unwrap().unwrap() {
                return u16::from(close.unwrap().code);
            }
        }
    })
    .await;
    assert_eq!(code, 1013);
    assert_eq!(clara.get(&format!("/api/tables/{table}")).await.kind(), RefusalKind::NoSpectators);
    assert_eq!(clara.connect_from(&table, Some(&format!("http://{}", clara.host))).await.err(), Some(403));
    assert_eq!(anna.snapshot(&table).await.seen.len(), 1);
}

#[tokio::test]
async fn who_is_here_is_told() {
    let house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), bot("greedy")]).await;
    let mut line = anna.connect(&table).await;
    let watching = house.browser().connect(&table).await;
    let told = in_time(async {
        loop {
            if let Message::Text(text) = line.next().await.unwrap().unwrap()
                && let Frame::Present(present) = Frame::from_json(&text).unwrap()
            {
                return present;
            }
        }
    })
    .await;
    assert_eq!((told.seats, told.spectators), (vec![FIRST], 1));
    drop(watching);
    in_time(async {
        while anna.snapshot(&table).await.present.spectators > 0 {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_link_as_a_picture() {
    let house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), open()]).await;
    let picture =
        |link: String| QrCode::new(link).unwrap().render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    let answer = anna.get(&format!("/api/tables/{table}/qr.svg")).await;
    assert_eq!((answer.status, answer.headers["content-type"].as_str()), (200, "image/svg+xml"));
    assert_eq!(answer.text(), picture(format!("http://{}/t/{table}", house.host())));
    assert_eq!(anna.get("/api/tables/nowhere/qr.svg").await.kind(), RefusalKind::NotFound);
}

/// Behind a proxy that ends HTTPS: the browser speaks to one name, the proxy to another.
#[tokio::test]
async fn behind_a_proxy_the_public_address_counts() {
    let house = House::public("https://games.example").await;
    let browser = house.browser();
    let needed = browser
        .raw("POST", "/api/tables", &[("content-type", "application/json")], for_two().as_bytes())
        .await;
    assert_eq!(needed.kind(), RefusalKind::CookieNeeded);
    let known = needed.cookie().unwrap();
    let about: About = browser.get("/api/about").await.json();
    assert_eq!(about.address.as_deref(), Some("https://games.example"));
    let post = |headers: Vec<(&'static str, &'static str)>| {
        let (browser, known) = (browser.clone(), known.clone());
        async move {
            let mut all = vec![("content-type", "application/json"), ("cookie", &known)];
            all.extend(headers);
            browser.raw("POST", "/api/tables", &all, for_two().as_bytes()).await
        }
    };
    let made = post(vec![("origin", "https://games.example"), ("sec-fetch-site", "same-origin")]).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let cookie = &needed.headers["set-cookie"];
    assert_eq!(&made.headers["set-cookie"], cookie);
    for part in ["__Host-cabochon=", "Secure", "HttpOnly", "SameSite=Lax", "Path=/;"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Domain"), "{cookie}");
    for foreign in ["http://games.example", "https://evil.example", "null"] {
        assert_eq!(post(vec![("origin", foreign)]).await.kind(), RefusalKind::ForeignOrigin, "{foreign}");
    }
    let table = made.json::<Created>().table;
    let mut anna = browser.clone();
    anna.keep(&made);
    assert!(anna.connect_from(&table, Some("https://games.example")).await.is_ok());
    assert_eq!(anna.connect_from(&table, Some(&format!("http://{}", anna.host))).await.err(), Some(403));
    let picture = anna.get(&format!("/api/tables/{table}/qr.svg")).await.text();
    let link = format!("https://games.example/t/{table}");
    assert_eq!(
        picture,
        QrCode::new(link).unwrap().render::<svg::Color<'_>>().min_dimensions(240, 240).build()
    );
}

/// In a local network over plain HTTP, by name and by number.
#[tokio::test]
async fn in_a_local_network_the_name_counts() {
    let house = House::public("http://box.local").await;
    let number = house.browser().with_cookie().await;
    let name = Browser { host: "box.local".into(), cookie: None };
    let ask = async |host: &str, origin: &str| {
        let cookie = number.cookie.as_deref().unwrap();
        let headers = [("content-type", "application/json"), ("origin", origin), ("cookie", cookie)];
        number.raw_to(host, "POST", "/api/tables", &headers, for_two().as_bytes()).await
    };
    let own = format!("http://{}", number.host);
    let made = ask(&name.host, "http://box.local").await;
    assert_eq!(made.status, 201, "{}", made.text());
    assert!(
        made.headers["set-cookie"].starts_with("cabochon=") && !made.headers["set-cookie"].contains("Secure")
    );
    assert_eq!(ask(&number.host, &own).await.status, 201, "the host itself, by number");
    assert_eq!(ask(&name.host, &own).await.kind(), RefusalKind::ForeignOrigin);
    // A name that somebody else made to lead here.
    let rebound = ask("evil.example", "http://evil.example").await;
    assert_eq!(rebound.kind(), RefusalKind::ForeignOrigin);
    assert_eq!(
        number.raw_to("evil.example", "GET", "/api/lobby", &[], b"").await.kind(),
        RefusalKind::ForeignOrigin
    );
}

#[tokio::test]
async fn the_owner_of_a_table_decides_about_guests() {
    let house = House::new().await;
    let (mut anna, clara) = (house.browser(), house.browser().with_cookie().await);
    let table = anna.set_up_with(&[human("Anna"), open()], public()).await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let mut at_claras = clara.connect(&table).await;
    next_snapshot(&mut at_claras).await;
    let said: Said = clara.post(&at("chat"), &say("c1", "Rubbish")).await.json();
    let decide = |what: &'static str| serde_json::json!({ "do": what, "line": said.id });
    assert_eq!(clara.post(&at("guests"), &decide("mute")).await.kind(), RefusalKind::NotOwner);
    assert_eq!(anna.post(&at("guests"), &decide("praise")).await.kind(), RefusalKind::Malformed);
    let muted: Snapshot = anna.post(&at("guests"), &decide("mute")).await.json();
    assert!(muted.chat[0].hidden && muted.chat[0].text.is_empty());
    assert_eq!(clara.post(&at("chat"), &say("c2", "More")).await.kind(), RefusalKind::Muted);
    let removed: Snapshot = anna.post(&at("guests"), &decide("remove")).await.json();
    assert!(removed.chat[0].hidden);
    // The frames that were on their way, and then the end.
    while let Some(Ok(message)) = in_time(at_claras.next()).await {
        assert!(matches!(message, Message::Text(_) | Message::Close(_)), "{message:?}");
    }
    assert_eq!(clara.get(&format!("/api/tables/{table}")).await.kind(), RefusalKind::NoSpectators);
    assert_eq!(clara.post(&at("chat"), &say("c3", "More")).await.status, 403);
    let take = SeatRequest::Take { name: "Clara".into(), program: false };
    assert_eq!(clara.post(&at("seats/1"), &take).await.kind(), RefusalKind::NoSpectators);
    let pardoned: Snapshot = anna.post(&at("guests"), &decide("pardon")).await.json();
    assert_eq!(pardoned.chat[0].text, "Rubbish");
    assert_eq!(clara.snapshot(&table).await.chat.len(), 1);
    let closed: Snapshot =
        anna.post(&at("guests"), &serde_json::json!({ "do": "spectators", "admitted": false })).await.json();
    assert!(!closed.options.spectators);
}
