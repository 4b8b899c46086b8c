//! Whole games over the wire.

use protocol::{
    Awaiting, Course, Created, Frame, GAME_FILE_BYTES_MAX, MoveRequest, OpenGame, RefusalKind, Seat,
    TableSummary, Update, ViewAt,
};

use crate::house::{FIRST, House, bot, human, in_time, next_frame, open};

#[tokio::test]
async fn a_game_at_one_screen_from_the_deal_to_the_rematch() {
    let house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human(" Anna "), human("Bert")]).await;
    let first = anna.snapshot(&table).await;
    assert_eq!(first.seats[0].name, "Anna");
    assert_eq!(first.seen.len(), 2, "one for each seat held");
    assert_eq!(first.awaiting, Awaiting::Decision { seat: FIRST });
    let rematch = format!("/api/tables/{table}/rematch");
    let log = format!("/api/tables/{table}/log");
    assert_eq!(anna.post(&rematch, &()).await.kind(), RefusalKind::Malformed, "null is not an object");
    let nothing = serde_json::json!({});
    assert_eq!(anna.post(&rematch, &nothing).await.kind(), RefusalKind::StillRunning);
    assert_eq!(anna.get(&log).await.kind(), RefusalKind::StillRunning);

    let mut line = anna.connect(&table).await;
    let Frame::Snapshot(snapshot) = next_frame(&mut line).await else { panic!("a snapshot comes first") };
    assert_eq!((snapshot.version, &snapshot.seats), (first.version, &first.seats));
    let mut version = first.version;
    for number in 0.. {
        let Some(request) = house.next_move(&table, &format!("m{number}")).await else { break };
        let moved = anna.play(&table, &request).await.unwrap();
        let Frame::Update(Update { version: now, seen, .. }) = next_frame(&mut line).await else {
            panic!("an update")
        };
        assert_eq!(now, moved.version);
        let versions: Vec<u32> = seen[1].steps.iter().map(|step| step.version).collect();
        assert_eq!(versions, (version + 1..=now).collect::<Vec<_>>());
        version = now;
    }
    let last = anna.snapshot(&table).await;
    assert_eq!((last.awaiting, last.version), (Awaiting::Over, version));
    let over = MoveRequest { key: "late".into(), seat: FIRST, version, action: "P".into() };
    assert_eq!(anna.play(&table, &over).await.unwrap_err().kind, RefusalKind::Over);

    let file = anna.get(&log).await;
    assert!(file.headers["content-disposition"].starts_with("attachment"));
    assert_eq!(games::load(&file.text()).unwrap().version(), version);
    let mine: Vec<TableSummary> = anna.get("/api/tables").await.json();
    assert_eq!(mine[0].awaiting, Awaiting::Over);
    assert_eq!(mine[0].scores, house.session(&table).await.scores());

    // Two wishes at once lead to one table.
    let (one, two) = tokio::join!(anna.post(&rematch, &nothing), anna.post(&rematch, &nothing));
    let next: Created = one.json();
    assert_eq!(two.json::<Created>(), next);
    let Frame::Rematch(told) = next_frame(&mut line).await else { panic!("a rematch") };
    assert_eq!(told.table, next.table);
    assert_eq!((told.by, anna.snapshot(&table).await.rematch_by), (Some(Seat(0)), Some(Seat(0))));
    assert_eq!(anna.snapshot(&table).await.rematch.as_ref(), Some(&next.table));
    let again = anna.snapshot(&next.table).await;
    let names: Vec<&str> = again.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Bert", "Anna"], "who sat second starts");
    assert_eq!(house.browser().post(&rematch, &nothing).await.kind(), RefusalKind::NotYourSeat);
}

#[tokio::test]
async fn each_refusal_of_a_move() {
    use RefusalKind::*;
    let house = House::new().await;
    let (mut anna, mut bert) = (house.browser(), house.browser());
    let table = anna.set_up(&[human("Anna"), human("Anna too")]).await;
    bert.set_up(&[human("Bert"), bot("random")]).await;
    let good = house.next_move(&table, "k").await.unwrap();
    let kind = |browser: &crate::house::Browser, change: fn(&mut MoveRequest)| {
        let (browser, table, mut request) = (browser.clone(), table.clone(), good.clone());
        change(&mut request);
        async move { browser.play(&table, &request).await.unwrap_err().kind }
    };
    assert_eq!(kind(&house.browser(), |_| {}).await, NotYourSeat, "nobody");
    assert_eq!(kind(&bert, |_| {}).await, NotYourSeat, "the cookie of another table's seat");
    assert_eq!(kind(&anna, |request| request.seat = Seat(1)).await, NotYourTurn);
    assert_eq!(kind(&anna, |request| request.seat = Seat(2)).await, NoSuchSeat);
    assert_eq!(kind(&anna, |request| request.version += 1).await, StaleVersion);
    assert_eq!(kind(&anna, |request| request.action = "sing".into()).await, Malformed);
    assert_eq!(kind(&anna, |request| request.key.clear()).await, Malformed);
    let illegal = MoveRequest { action: "T.wwb".into(), ..good.clone() };
    let refusal = anna.play(&table, &illegal).await.unwrap_err();
    assert_eq!(refusal.kind, NotLegal);
    let setup = anna.snapshot(&table).await.setup;
    let game = setup.split(' ').next().unwrap();
    assert!(refusal.rule.as_deref().is_some_and(|rule| rule.starts_with(&format!("{game} "))), "{refusal:?}");
    assert!(!refusal.why.starts_with("not possible by"), "the reason in words: {refusal:?}");
    let before = house.session(&table).await.log();

    let moved = anna.play(&table, &good).await.unwrap();
    assert_eq!(anna.play(&table, &good).await.unwrap(), moved, "a repeated request");
    assert_eq!(kind(&anna, |request| request.action.push('w')).await, KeyReused);
    let stale = MoveRequest { key: "k2".into(), ..good.clone() };
    assert_eq!(anna.play(&table, &stale).await.unwrap_err().kind, StaleVersion);
    let after = house.session(&table).await;
    assert!(after.log().starts_with(&before) && after.version() == moved.version);
    let path = format!("/api/tables/{table}/moves").replace(&table, "nowhere");
    assert_eq!(anna.post(&path, &good).await.kind(), NotFound);
}

#[tokio::test]
async fn looking_back() {
    let house = House::new().await;
    let (mut anna, mut bert) = (house.browser(), house.browser());
    let table = anna.set_up(&[human("Anna"), bot("random")]).await;
    bert.set_up(&[human("Bert"), bot("random")]).await;
    let dealt = anna.snapshot(&table).await;
    let at = |version: u32, viewer: &str| format!("/api/tables/{table}/at/{version}{viewer}");
    let then: ViewAt = anna.get(&at(dealt.version, "?viewer=0")).await.json();
    assert_eq!(then.view.get(), dealt.seen[0].view.get());
    let spectator: ViewAt = bert.get(&at(0, "")).await.json();
    assert_eq!(spectator.version, 0);
    assert_eq!(bert.get(&at(0, "?viewer=spectator")).await.status, 200);
    assert_eq!(bert.get(&at(0, "?viewer=0")).await.kind(), RefusalKind::NotYourSeat);
    assert_eq!(anna.get(&at(0, "?viewer=1")).await.kind(), RefusalKind::NotYourSeat);
    assert_eq!(anna.get(&at(0, "?viewer=5")).await.kind(), RefusalKind::NoSuchSeat);
    assert_eq!(anna.get(&at(9999, "?viewer=0")).await.kind(), RefusalKind::NotFound);
}

#[tokio::test]
async fn the_course_of_a_game_is_for_those_who_see_the_table() {
    let house = House::new().await;
    let mut anna = house.browser();
    let gathering = anna.set_up(&[human("Anna"), open()]).await;
    let course = |table: &str| format!("/api/tables/{table}/course");
    assert_eq!(anna.get(&course(&gathering)).await.kind(), RefusalKind::NotStarted);
    assert_eq!(anna.get(&course("nowhere")).await.kind(), RefusalKind::NotFound);
    let table = anna.set_up(&[human("Anna"), human("Anna too")]).await;
    house.play_out(&anna, &table).await;
    let path = course(&table);
    let course: Course = anna.get(&path).await.json();
    let session = house.session(&table).await;
    assert_eq!(course.version, session.version());
    let mut points = vec![0; 2];
    for gain in &course.gains {
        let of = &course.origins[usize::from(gain.origin)];
        points[gain.seat.index()] += if of.wins_by.is_none() { gain.amount } else { 0 };
    }
    assert_eq!(points, session.scores());
    assert!(course.gains.iter().any(|gain| gain.amount > 0));
    let told = house.browser().get(&path).await;
    assert_eq!(told.json::<Course>(), course, "everybody is told the same");
}

#[tokio::test]
async fn bots_answer_and_a_restart_changes_nothing() {
    let mut house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[bot("greedy"), human("Anna"), bot("master:30"), bot("random")]).await;
    for number in 0..6 {
        // The bots play until it is Anna's turn.
        let request = in_time(async {
            loop {
                let request = house.next_move(&table, &format!("m{number}")).await.unwrap();
                if request.seat == Seat(1) {
                    return request;
                }
                tokio::task::yield_now().await;
            }
        })
        .await;
        let moved = anna.play(&table, &request).await.unwrap();
        if number % 2 == 0 {
            // With a bot to move, most likely.
            house.restart().await;
            anna.host = house.host();
            assert_eq!(anna.play(&table, &request).await.unwrap(), moved, "the key is still known");
            let other = MoveRequest { action: "P".into(), ..request };
            assert_eq!(anna.play(&table, &other).await.unwrap_err().kind, RefusalKind::KeyReused);
        }
    }
    house.stop().await;
}

#[tokio::test]
async fn bots_alone_play_to_the_end_with_nobody_looking() {
    let mut house = House::new().await;
    let table = house.browser().set_up(&[bot("random"), bot("greedy")]).await;
    in_time(async {
        while house.session(&table).await.awaiting() != catalog::Awaiting::Over {
            tokio::task::yield_now().await;
        }
    })
    .await;
    house.stop().await;
}

#[tokio::test]
async fn game_files() {
    let house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), human("Bert")]).await;
    house.play_out(&anna, &table).await;
    let file = anna.get(&format!("/api/tables/{table}/log")).await.text();

    // A game that is over can be looked through.
    let open = |log: &str| OpenGame { log: log.into(), seats: Vec::new() };
    let answer = anna.post("/api/games", &open(&file)).await;
    assert_eq!(answer.status, 201);
    let opened = answer.json::<Created>().table;
    assert_eq!(anna.get(&format!("/api/tables/{opened}/log")).await.text(), file);

    // The players are called what they were called.
    let names = |seats: Vec<protocol::SeatInfo>| seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>();
    assert_eq!(names(anna.snapshot(&opened).await.seats), ["Anna", "Bert"]);
    let nameless: Vec<&str> = file.lines().filter(|line| !line.starts_with('#')).collect();
    let opened = anna.post("/api/games", &open(&nameless.join("\n"))).await.json::<Created>().table;
    assert_eq!(names(anna.snapshot(&opened).await.seats), ["", ""]);
    let with_bot = anna.set_up(&[bot("random"), bot("greedy")]).await;
    in_time(async {
        while house.session(&with_bot).await.awaiting() != catalog::Awaiting::Over {
            tokio::task::yield_now().await;
        }
    })
    .await;
    let log = anna.get(&format!("/api/tables/{with_bot}/log")).await.text();
    let opened = anna.post("/api/games", &open(&log)).await.json::<Created>().table;
    let levels = anna.snapshot(&opened).await.seats.into_iter().map(|seat| seat.level);
    assert_eq!(levels.collect::<Vec<_>>(), [Some("random".to_owned()), Some("greedy".to_owned())]);
    assert_eq!(anna.get(&format!("/api/tables/{opened}/log")).await.text(), log);

    // One that is not goes on, a bot in a seat if so wished.
    let half: Vec<&str> = file.lines().take(32).collect();
    let half = OpenGame { log: half.join("\n"), seats: vec![human("Anna"), bot("greedy")] };
    let answer = anna.post("/api/games", &half).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    let opened = answer.json::<Created>().table;
    assert!(anna.snapshot(&opened).await.version >= 29);

    for (log, names) in [
        ("", "empty"),
        ("chess\nE2E4", "chess"),
        (&file.replacen("T.", "Q.", 1), "Q."),
        (&file.replace('\n', "\nT.w\n"), "Line 2, “T.w”"),
    ] {
        let refusal = anna.post("/api/games", &open(log)).await.refusal();
        assert_eq!(refusal.kind, RefusalKind::Malformed);
        assert!(refusal.why.contains(names), "{refusal:?}");
    }
    // In the sender's language.
    let wrong = serde_json::to_vec(&open("duel\nchess")).unwrap();
    for (accepted, words) in
        [("ru-RU, en;q=0.5", "Строка 2"), ("en;q=0.1, ja", "2行目"), ("fr", "Line 2"), ("", "Line 2")]
    {
        let cookie = anna.cookie.as_deref().unwrap();
        let headers =
            [("content-type", "application/json"), ("accept-language", accepted), ("cookie", cookie)];
        let why = anna.raw("POST", "/api/games", &headers, &wrong).await.refusal().why;
        assert!(why.contains(words), "{accepted}: {why}");
    }
    let large = "# nothing\n".repeat(GAME_FILE_BYTES_MAX / 10 + 1);
    assert_eq!(anna.post("/api/games", &open(&large)).await.kind(), RefusalKind::TooLarge);
}
