//! Programs that play over HTTP: a bearer token instead of a cookie.

use std::io::Write as _;
use std::time::Duration;

use catalog::Legal;
use protocol::{
    Awaiting, Created, Frame, LegalActions, RefusalKind, Seat, Snapshot, TableOptions, TableSummary,
};
use serde::Serialize;
use serde_json::{Value, json};
use server::Allowed;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::process::Command;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::house::{self, Answer, Browser, FIRST, House, allowed, human, in_time, next_frame, open};
use crate::routes::body;
use crate::security::is_one_too_many;

/// A program: it sends its bearer token, and keeps no cookies.
struct Program {
    line: Browser,
    token: String,
}

impl Program {
    /// A program with a new identity.
    async fn new(house: &House) -> Self {
        let line = house.browser();
        let answer = line.raw("POST", "/api/me", &[("content-type", "application/json")], b"{}").await;
        assert_eq!((answer.status, answer.cookie()), (201, None));
        assert_eq!(answer.headers["cache-control"], "no-store");
        Program { line, token: answer.json::<Value>()["secret"].as_str().unwrap().to_owned() }
    }

    async fn ask(&self, method: &str, path: &str, body: &str) -> Answer {
        let token = format!("Bearer {}", self.token);
        let headers = [("authorization", &*token), ("content-type", "application/json")];
        let answer = self.line.raw(method, path, &headers, body.as_bytes()).await;
        assert_eq!(answer.cookie(), None, "{method} {path}");
        answer
    }

    async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, "").await
    }

    async fn post(&self, path: &str, wish: &impl Serialize) -> Answer {
        self.ask("POST", path, &serde_json::to_string(wish).unwrap()).await
    }
}

/// The options of a table that welcomes programs.
fn welcoming() -> TableOptions {
    TableOptions::default().with_chosen([("programs".to_owned(), "yes".to_owned())].into())
}

/// A token marks a program, whatever it says of itself; a cookie does only if the sender says so.
#[tokio::test]
async fn everybody_sees_which_seats_are_those_of_programs() {
    let house = House::new().await;
    let (program, mut anna) = (Program::new(&house).await, house.browser());
    let bert = house.browser().with_cookie().await;
    let seats = [human("Anna"), open(), open(), open()];
    let table = anna.set_up_with(&seats, welcoming()).await;
    let marks = async |table: &str| {
        let shown = house.browser().snapshot(table).await;
        shown.seats.iter().map(|seat| seat.program).collect::<Vec<_>>()
    };
    let seat = |number: u8| format!("/api/tables/{table}/seats/{number}");
    let named = |name: &str, program: bool| json!({"do": "take", "name": name, "program": program});
    assert_eq!(program.post(&seat(1), &named("Deep", false)).await.status, 200);
    assert_eq!(bert.post(&seat(2), &named("Bert", false)).await.status, 200);
    assert_eq!(marks(&table).await, [false, true, false, false]);
    assert_eq!(bert.post(&seat(2), &named("Bert", true)).await.status, 200);
    assert_eq!(marks(&table).await, [false, true, true, false]);
    // The tables of a program have its mark too, and welcome it.
    let own = program.post("/api/tables", &body("/api/tables", "", 0, 0)).await.json::<Created>().table;
    assert!(marks(&own).await[0]);
    let listed: Vec<TableSummary> = program.get("/api/tables").await.json();
    assert!(listed.iter().any(|one| one.table == own && one.seats[0].program));
    // Another table is for people unless it says otherwise.
    let others = anna.set_up(&[human("Anna"), open()]).await;
    let refused = program.post(&format!("/api/tables/{others}/seats/1"), &named("Deep", false)).await;
    assert_eq!((refused.status, refused.kind()), (403, RefusalKind::NoPrograms));
    assert!(house.browser().snapshot(&others).await.seats[1].open);
}

#[tokio::test]
async fn a_token_is_worth_a_cookie_that_came_back() {
    let house = House::new().await;
    let program = Program::new(&house).await;
    let made = program.post("/api/tables", &body("/api/tables", "", 0, 0)).await;
    let table = made.json::<Created>().table;
    assert!(program.line.snapshot(&table).await.seats.iter().all(|seat| !seat.mine));
    let shown: Snapshot = program.get(&format!("/api/tables/{table}")).await.json();
    assert!(shown.owner && shown.seats[0].mine);
    let request = house.next_move(&table, "k").await.unwrap();
    assert_eq!(program.post(&format!("/api/tables/{table}/moves"), &request).await.status, 200);
    // The cookie of a browser has the same secret.
    let mut anna = house.browser();
    anna.set_up(&[human("Anna"), human("Bert")]).await;
    let cookie = anna.cookie.unwrap();
    let token = cookie.split_once('=').unwrap().1.to_owned();
    let hers = Program { line: house.browser(), token };
    assert_eq!(hers.get("/api/tables").await.json::<Vec<TableSummary>>().len(), 1);
}

/// A program with a token that does not count is not taken for nobody.
#[tokio::test]
async fn a_token_that_does_not_count_is_refused_on_every_route() {
    let (house, other) = (House::new().await, House::new().await);
    let elsewhere = Program::new(&other).await.token;
    let program = Program::new(&house).await;
    let changed = format!("{}0", &program.token[..program.token.len() - 1]);
    let unsigned = "1".repeat(64);
    for token in ["", "x", "ä", &elsewhere, &changed, &unsigned, "a b", "%FF%00"] {
        if token == program.token {
            continue;
        }
        let forged = Program { line: house.browser(), token: token.to_owned() };
        for path in ["/api/about", "/api/tables", "/api/me"] {
            assert_eq!(forged.get(path).await.kind(), RefusalKind::CookieNeeded, "{token} {path}");
        }
        let set_up = forged.post("/api/tables", &body("/api/tables", "", 0, 0)).await;
        assert_eq!(set_up.kind(), RefusalKind::CookieNeeded, "{token}");
    }
    let good = format!("Bearer {}", program.token);
    let cookie = format!("cabochon={}", program.token);
    let twice = [("authorization", &*good), ("authorization", &*good)];
    assert_eq!(program.line.raw("GET", "/api/mine", &twice, b"").await.kind(), RefusalKind::Malformed);
    let both = [("authorization", &*good), ("cookie", &*cookie)];
    assert_eq!(program.line.raw("GET", "/api/mine", &both, b"").await.kind(), RefusalKind::Malformed);
    // A password is for a proxy, and another cookie for another program.
    let fine = [("authorization", "Basic YTpi"), ("authorization", &*good), ("cookie", "theme=dark")];
    assert_eq!(program.line.raw("GET", "/api/mine", &fine, b"").await.status, 200);
    assert_eq!(program.post("/api/me/forget", &json!({"what": "everything"})).await.status, 200);
    assert_eq!(program.get("/api/mine").await.kind(), RefusalKind::CookieNeeded, "forgotten");
    assert_eq!(program.post("/api/me/forget", &json!({"what": "everything"})).await.status, 200, "again");
}

#[tokio::test]
async fn no_page_and_nobody_who_is_somebody_gets_a_secret() {
    let house = House::new().await;
    let program = Program::new(&house).await;
    assert_eq!(program.post("/api/me", &json!({})).await.kind(), RefusalKind::Malformed);
    let own = format!("http://{}", house.host());
    let kind = ("content-type", "application/json");
    let cookie = format!("cabochon={}", program.token);
    for (header, expected) in [
        (("origin", &*own), RefusalKind::ForeignOrigin),
        (("origin", "http://evil.example"), RefusalKind::ForeignOrigin),
        (("cookie", &*cookie), RefusalKind::Malformed),
        (("cookie", "cabochon=1"), RefusalKind::Malformed),
    ] {
        let answer = program.line.raw("POST", "/api/me", &[kind, header], b"{}").await;
        assert_eq!(answer.kind(), expected, "{header:?}");
    }
    assert_ne!(Program::new(&house).await.token, program.token);
}

#[tokio::test]
async fn a_socket_takes_a_token() {
    let house = House::new().await;
    let program = Program::new(&house).await;
    let mut anna = house.browser();
    let table = anna.set_up_with(&[human("Anna"), open()], welcoming()).await;
    let seat = format!("/api/tables/{table}/seats/1");
    assert_eq!(program.post(&seat, &json!({"do": "take", "name": "Deep"})).await.status, 200);
    let address = format!("ws://{}/api/tables/{table}/socket", house.host());
    let mut request = address.into_client_request().unwrap();
    request.headers_mut().insert("authorization", format!("Bearer {}", program.token).parse().unwrap());
    let (mut line, _) = in_time(connect_async(request)).await.unwrap();
    let Frame::Snapshot(shown) = next_frame(&mut line).await else { panic!("the first frame is a snapshot") };
    assert!(shown.seats[1].mine);
}

/// A new identity counts as a new person when it is made, and not again when it is used.
#[tokio::test]
async fn new_identities_are_limited() {
    let limited = Allowed { people: "2/24h".parse().unwrap(), ..allowed() };
    let house = House::allowing(limited, std::sync::Arc::new(store::Memory::new())).await;
    let from = ("x-forwarded-for", "192.0.2.1");
    let kind = ("content-type", "application/json");
    let issue = async || house.browser().raw("POST", "/api/me", &[kind, from], b"{}").await;
    let tokens = [issue().await, issue().await].map(|answer| answer.json::<Value>()["secret"].to_string());
    assert!(is_one_too_many(&issue().await));
    let wish = body("/api/tables", "", 0, 0).to_string();
    for token in tokens {
        let token = format!("Bearer {}", token.trim_matches('"'));
        let headers = [kind, from, ("authorization", &*token)];
        assert_eq!(house.browser().raw("POST", "/api/tables", &headers, wish.as_bytes()).await.status, 201);
    }
}

/// The list has the actions that the rules allow at its version, in every game, for the holder of the seat alone.
#[tokio::test]
async fn the_legal_actions_of_a_seat_are_for_its_holder() {
    let house = House::new().await;
    for game in games::names() {
        let (program, mut anna) = (Program::new(&house).await, house.browser());
        let table = anna.set_up_of(game, &[human("Anna"), open()], welcoming()).await;
        let legal = |seat: u8| format!("/api/tables/{table}/legal?seat={seat}");
        let gathering: LegalActions = anna.get(&legal(0)).await.json();
        assert_eq!(gathering, LegalActions { version: 0, actions: Vec::new() });
        let seat = format!("/api/tables/{table}/seats/1");
        assert_eq!(program.post(&seat, &json!({"do": "take", "name": "Deep"})).await.status, 200);
        for number in 0..40 {
            let session = house.session(&table).await;
            let Legal::Actions(expected) = session.legal() else { break };
            let Some(request) = house.next_move(&table, &format!("m{number}")).await else { break };
            let hers: LegalActions = anna.get(&legal(0)).await.json();
            let its: LegalActions = program.get(&legal(1)).await.json();
            assert_eq!((hers.version, its.version), (request.version, request.version));
            let of = |seat: u8| if request.seat.0 == seat { expected.clone() } else { Vec::new() };
            assert_eq!((hers.actions, its.actions), (of(0), of(1)), "{game}");
            let path = format!("/api/tables/{table}/moves");
            let moved = match request.seat {
                FIRST => anna.post(&path, &request).await,
                _ => program.post(&path, &request).await,
            };
            assert_eq!(moved.status, 200);
        }
        assert_eq!(anna.get(&legal(1)).await.kind(), RefusalKind::NotYourSeat);
        assert_eq!(house.browser().get(&legal(0)).await.kind(), RefusalKind::NotYourSeat);
        assert_eq!(anna.get(&legal(6)).await.kind(), RefusalKind::NoSuchSeat);
        let vague = format!("/api/tables/{table}/legal");
        assert_eq!(anna.get(&vague).await.kind(), RefusalKind::Malformed);
    }
}

/// A table of Anna's at which a program has the second seat.
async fn against_a_program(house: &House) -> (Browser, Program, String) {
    let (mut anna, program) = (house.browser(), Program::new(house).await);
    let table = anna.set_up_with(&[human("Anna"), open()], welcoming()).await;
    let seat = format!("/api/tables/{table}/seats/1");
    assert_eq!(program.post(&seat, &json!({"do": "take", "name": "Deep"})).await.status, 200);
    (anna, program, table)
}

/// Waits until the seat of the program is shown as connected.
async fn is_here(anna: &Browser, table: &str) {
    in_time(async {
        while anna.snapshot(table).await.present.seats != [Seat(1)] {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_request_waits_until_something_changes() {
    let house = House::new().await;
    let (anna, program, table) = against_a_program(&house).await;
    let mut version = house.version(&table).await;
    let path = |version: u32| format!("/api/tables/{table}?after={version}&wait=30");
    // Something that is new is not waited for.
    let now: Snapshot = program.get(&path(0)).await.json();
    assert_eq!(now.version, version);
    let changes = async |change: &str| {
        is_here(&anna, &table).await;
        if change == "a move" {
            let request = house.next_move(&table, "k").await.unwrap();
            let mover = if request.seat == FIRST { &anna.cookie } else { &None };
            let token = format!("Bearer {}", program.token);
            let who = mover.as_deref().map_or(("authorization", &*token), |cookie| ("cookie", cookie));
            let wish = serde_json::to_vec(&request).unwrap();
            let headers = [("content-type", "application/json"), who];
            anna.raw("POST", &format!("/api/tables/{table}/moves"), &headers, &wish).await
        } else {
            anna.post(&format!("/api/tables/{table}/chat"), &json!({"key": "c", "seat": 0, "text": "Hello"}))
                .await
        }
    };
    for change in ["a line", "a move"] {
        let (answer, made) = tokio::join!(async { program.get(&path(version)).await }, changes(change));
        assert_eq!(made.status, 200, "{}", made.text());
        let next: Snapshot = answer.json();
        assert_eq!((next.since, next.chat.len()), (version, 1), "{change}");
        assert_eq!(next.version > version, change == "a move");
        version = next.version;
    }
    assert!(anna.snapshot(&table).await.present.seats == [Seat(1)], "it may think before it asks again");
    // A line that the sender does not know is new as well.
    let heard = format!("{}&chat=0", path(version));
    let line = json!({"key": "d", "seat": 0, "text": "Hello"});
    assert_eq!(anna.post(&format!("/api/tables/{table}/chat"), &line).await.status, 200);
    assert_eq!(program.get(&heard).await.json::<Snapshot>().chat.len(), 1);
    assert_eq!(program.get(&format!("{heard}x")).await.kind(), RefusalKind::Malformed);
    assert_eq!(program.get("/api/tables/nowhere?wait=30").await.kind(), RefusalKind::NotFound);
}

#[tokio::test]
async fn a_wait_ends_after_its_time_and_is_not_the_time_of_the_server() {
    let house = House::measured().await;
    let (_, program, table) = against_a_program(&house).await;
    let version = house.version(&table).await;
    let now: Snapshot = program.get(&format!("/api/tables/{table}?after={version}&wait=1")).await.json();
    assert_eq!((now.version, now.since), (version, version));
    let metrics = house.metrics().unwrap().get("/metrics").await.text();
    let sum = "cabochon_request_duration_seconds_sum{route=\"/api/tables/{table}\"} ";
    let sum = metrics.lines().find_map(|line| line.strip_prefix(sum)).expect("the route was asked");
    assert!(sum.parse::<f64>().unwrap() < 1.0, "{sum}");
}

#[tokio::test]
async fn a_wait_ends_with_the_server() {
    let mut house = House::new().await;
    let (anna, program, table) = against_a_program(&house).await;
    let path = format!("/api/tables/{table}?after={}&wait=30", house.version(&table).await);
    let waiting = tokio::spawn(async move { program.get(&path).await.status });
    is_here(&anna, &table).await;
    in_time(house.stop()).await;
    assert_eq!(waiting.await.unwrap(), 200);
}

/// A wait counts as a socket, until its client is gone.
#[tokio::test]
async fn waits_count_as_sockets() {
    let limited = Allowed { address_sockets: 1, ..allowed() };
    let house = House::allowing(limited, std::sync::Arc::new(store::Memory::new())).await;
    let table = house.browser().set_up(&[human("Anna"), human("Bert")]).await;
    let version = house.version(&table).await;
    let wait = |seconds: u32| format!("/api/tables/{table}?after={version}&wait={seconds}");
    let ask =
        async |path: &str| house.browser().raw("GET", path, &[("x-forwarded-for", "192.0.2.1")], b"").await;
    let mut line = TcpStream::connect(house.host()).await.unwrap();
    let head =
        format!("GET {} HTTP/1.1\r\nhost: {}\r\nx-forwarded-for: 192.0.2.1\r\n\r\n", wait(30), house.host());
    line.write_all(head.as_bytes()).await.unwrap();
    in_time(async { while !is_one_too_many(&ask(&wait(1)).await) {} }).await;
    assert_eq!(ask(&wait(0)).await.status, 200, "who does not wait does not count");
    drop(line);
    in_time(async { while ask(&wait(1)).await.status != 200 {} }).await;
}

/// The bot of `docs/protocol/wire.md`, which is a program of Python's standard library.
fn documented_bot() -> String {
    let page = include_str!("../../../../docs/protocol/wire.md");
    let (_, after) = page.split_once("```python\n").expect("the page has a bot");
    let (bot, _) = after.split_once("```").expect("the bot has an end");
    assert!((1..=40).contains(&bot.lines().count()));
    bot.to_owned()
}

/// The documented bot plays every game to its end, and nothing that it asks for is refused.
#[tokio::test]
async fn the_documented_bot_plays_every_game() {
    let python = || Command::new("python3");
    if !python().arg("--version").output().await.is_ok_and(|answer| answer.status.success()) {
        // The test runner does not capture this.
        let _ =
            writeln!(std::io::stderr(), "skipped: the_documented_bot_plays_every_game: there is no python3");
        return;
    }
    let (house, bot) = (House::measured().await, documented_bot());
    let mut anna = house.browser().with_cookie().await;
    let refused = async || {
        let metrics = house.metrics().unwrap().get("/metrics").await.text();
        let refusals = metrics.lines().filter(|line| line.starts_with("cabochon_refusals_total"));
        refusals.map(str::to_owned).collect::<Vec<_>>()
    };
    let before = refused().await;
    for game in games::names() {
        let seats = [house::bot("greedy"), open()];
        let table = anna.set_up_of(game, &seats, welcoming()).await;
        let server = format!("http://{}", house.host());
        let mut playing = python();
        playing.args(["-c", &bot, &server, &table, "1"]).kill_on_drop(true);
        let played = in_time(playing.output()).await.unwrap();
        let said = String::from_utf8_lossy(&played.stderr);
        assert!(played.status.success() && !played.stdout.is_empty(), "{game}: {said}");
        assert_eq!(anna.snapshot(&table).await.awaiting, Awaiting::Over, "{game}");
    }
    assert_eq!(refused().await, before, "no guess");
}
