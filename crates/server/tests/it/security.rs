//! Permissions and limits over every route of the server: who may do what, how often, and from where.

use std::collections::BTreeMap;

use catalog::Legal;
use kernel::Draw;
use laws::Dice;
use protocol::{Created, RefusalKind, TableOptions, TableSummary};
use serde_json::{Value, json};
use server::Trust;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;

use crate::house::{Answer, Browser, House, Person, exchange, human, in_time, open};
use crate::routes::{body, concrete, posts, routes};

/// The state of the table that is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Gathering,
    Running,
    Over,
}

/// The person who asks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Role {
    /// No cookie.
    Nobody,
    /// A seat at another table.
    Stranger,
    /// The second seat.
    Other,
    /// The first seat, and the owner.
    Owner,
}

const ROLES: [Role; 4] = [Role::Nobody, Role::Stranger, Role::Other, Role::Owner];

struct Cast {
    house: House,
    browsers: BTreeMap<Role, Browser>,
}

impl Cast {
    async fn new() -> Self {
        let house = House::new().await;
        let mut browsers = BTreeMap::new();
        for role in ROLES {
            let mut browser = house.browser();
            if role != Role::Nobody {
                browser.set_up(&[human(""), human("")]).await;
            }
            browsers.insert(role, browser);
        }
        Cast { house, browsers }
    }

    fn of(&self, role: Role) -> Browser {
        self.browsers[&role].clone()
    }

    /// A table in this state.
    async fn table(&self, state: State, options: TableOptions) -> String {
        let (mut owner, mut other) = (self.of(Role::Owner), self.of(Role::Other));
        let open_seats = if state == State::Gathering { vec![open(), open()] } else { vec![open()] };
        let table = owner.set_up_with(&[vec![human("A")], open_seats].concat(), options).await;
        assert_eq!(other.take(&table, 1, "B").await.status, 200);
        if state == State::Over {
            for number in 0.. {
                let Some(request) = self.house.next_move(&table, &format!("o{number}")).await else { break };
                let mover = if request.seat.0 == 0 { &owner } else { &other };
                mover.play(&table, &request).await.unwrap();
            }
        }
        table
    }
}

/// Returns the refusal of a request for the first seat; none if it is granted.
fn refused(path: &str, state: State, role: Role) -> Option<RefusalKind> {
    use RefusalKind::*;
    let holder = role == Role::Owner;
    match path.trim_start_matches("/api/tables/{table}/") {
        _ if role == Role::Nobody => Some(CookieNeeded),
        "moves" | "undo" if !holder => Some(NotYourSeat),
        "moves" | "undo" if state == State::Gathering => Some(NotStarted),
        "moves" | "undo" if state == State::Over => Some(Over),
        "moves" => None,
        "undo" => Some(NothingToUndo),
        "chat" => (!holder).then_some(NotYourSeat),
        "seats/{seat}" if state != State::Gathering => Some(Started),
        "seats/{seat}" | "start" | "guests" => (!holder).then_some(NotOwner),
        "rematch" if role == Role::Stranger => Some(NotYourSeat),
        "rematch" => (state != State::Over).then_some(StillRunning),
        other => panic!("say here who may post to {other}"),
    }
}

fn outcome(answer: &Answer) -> Option<RefusalKind> {
    if answer.status < 300 { None } else { Some(answer.kind()) }
}

#[tokio::test]
async fn everybody_may_do_what_is_theirs_and_nothing_else() {
    let cast = Cast::new().await;
    let at_tables = posts().into_iter().filter(|path| path.contains("{table}"));
    for path in at_tables {
        for state in [State::Gathering, State::Running, State::Over] {
            let table = cast.table(state, TableOptions::default()).await;
            let version = cast.house.version(&table).await;
            // The owner comes last: what is granted changes the table.
            for role in ROLES {
                let wish = body(&path, "k", 0, version);
                let answer = cast.of(role).post_once(&concrete(&path, &table), &wish).await;
                assert_eq!(outcome(&answer), refused(&path, state, role), "{path} {state:?} {role:?}");
            }
        }
    }
}

#[tokio::test]
async fn who_may_not_look_on_sees_nothing_on_any_route() {
    let cast = Cast::new().await;
    let options = TableOptions { spectators: false, ..TableOptions::default() };
    let table = cast.table(State::Over, options).await;
    let reads =
        routes().into_iter().filter(|(method, path)| method == "GET" && path.contains("/api/tables/{table}"));
    for (_, path) in reads {
        for role in ROLES {
            let answer = cast.of(role).get(&concrete(&path, &table)).await;
            // The link shows nothing of the table.
            if role < Role::Other && !path.ends_with("/qr.svg") {
                // A socket is refused for its origin before anything else is looked at.
                let kind = answer.kind();
                let origin = path.ends_with("/socket") && role == Role::Stranger;
                let expected = if origin { RefusalKind::ForeignOrigin } else { RefusalKind::NoSpectators };
                assert_eq!(kind, expected, "{path} {role:?}");
            } else if path.ends_with("/legal") && role == Role::Other {
                assert_eq!(answer.kind(), RefusalKind::NotYourSeat);
            } else if !path.ends_with("/socket") {
                assert_eq!(answer.status, 200, "{path} {role:?}");
            }
        }
    }
    let say = json!({"key": "k", "text": "Hello", "name": "C"});
    let said = cast.of(Role::Stranger).post(&format!("/api/tables/{table}/chat"), &say).await;
    assert_eq!(said.kind(), RefusalKind::NoSpectators);
}

/// Forms, foreign pages and links can change nothing, whatever the route.
#[tokio::test]
async fn nothing_is_changed_from_elsewhere() {
    let cast = Cast::new().await;
    let table = cast.table(State::Running, TableOptions::default()).await;
    let owner = cast.of(Role::Owner);
    let before = cast.house.store.load(&table).await.unwrap();
    let own = format!("http://{}", owner.host);
    for path in posts() {
        let wish = serde_json::to_vec(&body(&path, "k", 0, cast.house.version(&table).await)).unwrap();
        let path = concrete(&path, &table);
        let cookie = owner.cookie.clone().unwrap();
        let with = |more: &[(&'static str, String)]| {
            let mut all = vec![("cookie", cookie.clone())];
            all.extend(more.iter().cloned());
            let (owner, path, wish) = (owner.clone(), path.clone(), wish.clone());
            async move {
                let headers: Vec<(&str, &str)> =
                    all.iter().map(|(name, value)| (*name, value.as_str())).collect();
                owner.raw("POST", &path, &headers, &wish).await.kind()
            }
        };
        let json = ("content-type", "application/json".to_owned());
        for foreign in ["http://evil.example", "null", "https://127.0.0.1:1"] {
            let kind = with(&[json.clone(), ("origin", foreign.into())]).await;
            assert_eq!(kind, RefusalKind::ForeignOrigin, "{path} {foreign}");
        }
        for site in ["cross-site", "same-site"] {
            let kind = with(&[json.clone(), ("origin", own.clone()), ("sec-fetch-site", site.into())]).await;
            assert_eq!(kind, RefusalKind::ForeignOrigin, "{path} {site}");
        }
        for kind in [
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data",
            "text/plain; application/json",
        ] {
            let form = with(&[("content-type", kind.into()), ("origin", own.clone())]).await;
            assert_eq!(form, RefusalKind::Malformed, "{path} {kind}");
        }
        if !routes().contains(&("GET".into(), path.clone())) {
            assert_eq!(owner.get(&path).await.kind(), RefusalKind::NotAllowed, "{path}");
        }
    }
    assert_eq!(cast.house.store.load(&table).await.unwrap(), before);
}

/// Input that is no request at all leaves every table as it is.
#[tokio::test]
async fn refused_input_changes_nothing() {
    let cast = Cast::new().await;
    let table = cast.table(State::Running, TableOptions::default()).await;
    let owner = cast.of(Role::Owner);
    let before = (cast.house.store.load(&table).await.unwrap(), cast.house.session(&table).await.digest());
    let mut dice = Dice::new(7);
    let mut next = |n: usize| dice.below(n as u32) as usize;
    let letters: Vec<char> = "{}[]\",:0159-+.eEnulltrfas \\u0000TBRNDPwbgrkg\u{7f}é漢".chars().collect();
    let version = cast.house.version(&table).await;
    let Legal::Actions(legal) = cast.house.session(&table).await.legal() else { panic!("a decision") };
    for path in posts().iter().filter(|path| path.contains("{table}")) {
        let whole = body(path, "k", 0, version);
        for round in 0..60 {
            let text = match round % 3 {
                // One thing replaced in a good request.
                0 => spoilt(&whole, next(8), next(9)),
                // A few letters changed.
                1 => {
                    let mut text: Vec<char> = whole.to_string().chars().collect();
                    for _ in 0..=next(3) {
                        let (place, letter) = (next(text.len()), letters[next(letters.len())]);
                        text[place] = letter;
                    }
                    text.into_iter().collect()
                }
                _ => (0..next(60)).map(|_| letters[next(letters.len())]).collect(),
            };
            // Input that happens to be a good request after all is for another test.
            if serde_json::from_str::<Value>(&text).is_ok_and(|value| is_good(path, &value, &whole, &legal)) {
                continue;
            }
            let origin = format!("http://{}", owner.host);
            let cookie = owner.cookie.clone().unwrap();
            let headers = [("content-type", "application/json"), ("origin", &origin), ("cookie", &cookie)];
            let answer = owner.raw("POST", &concrete(path, &table), &headers, text.as_bytes()).await;
            assert!(
                (400..500).contains(&answer.status),
                "{path} {text}: {} {}",
                answer.status,
                answer.text()
            );
            answer.kind();
        }
    }
    let after = (cast.house.store.load(&table).await.unwrap(), cast.house.session(&table).await.digest());
    assert_eq!(after, before);
}

/// Returns whether a changed request may be granted: another key, text or legal action is as good.
fn is_good(path: &str, value: &Value, whole: &Value, legal: &[String]) -> bool {
    let same = |field: &str| value.get(field) == whole.get(field);
    match path.rsplit('/').next().unwrap_or_default() {
        "moves" => {
            same("seat")
                && same("version")
                && value["action"]
                    .as_str()
                    .is_some_and(|action| legal.iter().any(|legal| alike(legal, action)))
        }
        "chat" => value.get("text").is_some_and(Value::is_string),
        // Begun already, or refused however it is said.
        "start" => value.get("fill").is_some_and(Value::is_string),
        "guests" => same("do") && value.get("admitted").is_some_and(Value::is_boolean),
        _ => false,
    }
}

/// Returns whether two actions differ in the order of their letters at most: tokens may be named in any.
fn alike(one: &str, other: &str) -> bool {
    let sorted = |text: &str| {
        let mut letters: Vec<char> = text.chars().collect();
        letters.sort_unstable();
        letters
    };
    sorted(one) == sorted(other)
}

/// A request in which one field is something else.
fn spoilt(whole: &Value, field: usize, with: usize) -> String {
    let mut value = whole.clone();
    let names: Vec<String> = value.as_object().unwrap().keys().cloned().collect();
    let odd = [
        json!(null),
        json!(-1),
        json!(1e300),
        json!("\u{0}"),
        json!([]),
        json!({}),
        json!("x".repeat(5000)),
        json!(4_294_967_296u64),
        json!(true),
    ];
    match names.get(field % (names.len() + 1)) {
        Some(name) => value[name] = odd[with % odd.len()].clone(),
        None => value["extra"] = odd[with % odd.len()].clone(),
    }
    value.to_string()
}

/// A person on another machine, as a proxy on this one tells of them.
fn from(address: &str) -> [(&'static str, String); 2] {
    [("content-type", "application/json".into()), ("x-forwarded-for", address.into())]
}

pub async fn ask(browser: &Browser, method: &str, path: &str, address: &str, wish: &Value) -> Answer {
    let send = async |cookie: &str| {
        let mut headers: Vec<(&str, String)> = from(address).into();
        headers.push(("cookie", cookie.to_owned()));
        let headers: Vec<(&str, &str)> =
            headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
        browser.raw(method, path, &headers, wish.to_string().as_bytes()).await
    };
    let answer = send(browser.cookie.as_deref().unwrap_or_default()).await;
    if answer.status != RefusalKind::CookieNeeded.status() {
        return answer;
    }
    send(&answer.cookie().unwrap()).await
}

pub fn is_one_too_many(answer: &Answer) -> bool {
    if answer.status != 429 {
        return false;
    }
    assert_eq!(answer.kind(), RefusalKind::TooMany);
    let again: u64 = answer.headers["retry-after"].parse().unwrap();
    assert!((1..=24 * 3600).contains(&again));
    true
}

#[tokio::test]
async fn nobody_may_ask_without_end() {
    let house = House::new().await;
    let tables = body("/api/tables", "", 0, 0);
    let mut anna = house.browser();
    let first = ask(&anna, "POST", "/api/tables", "192.0.2.1", &tables).await;
    assert_eq!(first.status, 201);
    anna.keep(&first);
    let table = first.json::<Created>().table;

    // Tables: thirty, of one person wherever they are, and from one address.
    let mut made = 1;
    loop {
        let address = if made % 2 == 0 { "192.0.2.1" } else { "192.0.2.2" };
        if is_one_too_many(&ask(&anna, "POST", "/api/tables", address, &tables).await) {
            break;
        }
        made += 1;
    }
    assert_eq!(made, 30);
    for _ in 0..15 {
        assert_eq!(ask(&house.browser(), "POST", "/api/tables", "192.0.2.2", &tables).await.status, 201);
    }
    assert!(is_one_too_many(&ask(&house.browser(), "POST", "/api/tables", "192.0.2.2", &tables).await));
    assert_eq!(ask(&house.browser(), "POST", "/api/tables", "192.0.2.3", &tables).await.status, 201);
    assert_eq!(anna.post("/api/tables", &tables).await.status, 201, "the host's own machine is not limited");

    // Lines: five.
    let chat = format!("/api/tables/{table}/chat");
    let line = |number: u32| json!({"key": format!("c{number}"), "text": "Hello"});
    for number in 0..5 {
        assert_eq!(ask(&anna, "POST", &chat, "192.0.2.1", &line(number)).await.status, 200);
    }
    assert!(is_one_too_many(&ask(&anna, "POST", &chat, "192.0.2.1", &line(5)).await));

    // Moves, refused ones too.
    let moves = format!("/api/tables/{table}/moves");
    let mut asked = 0;
    while !is_one_too_many(
        &ask(&anna, "POST", &moves, "192.0.2.1", &body("/api/tables/{table}/moves", "m", 0, 0)).await,
    ) {
        asked += 1;
        assert!(asked < 200, "without end");
    }
    assert_eq!(asked, 30);

    // People: those who bring their cookie back.
    let take = json!({"do": "take", "name": "C"});
    let seat = format!("/api/tables/{table}/seats/0");
    let mut given = 0;
    while !is_one_too_many(&ask(&house.browser(), "POST", &seat, "192.0.2.9", &take).await) {
        given += 1;
        assert!(given < 200, "without end");
    }
    assert_eq!(given, 60);

    // Anything at all.
    let mut asked = 0;
    while !is_one_too_many(&ask(&house.browser(), "GET", "/api/about", "192.0.2.10", &json!(null)).await) {
        asked += 1;
        assert!(asked < 5000, "without end");
    }
    assert_eq!(asked, 400);
    assert_eq!(ask(&house.browser(), "GET", "/api/about", "192.0.2.11", &json!(null)).await.status, 200);
}

/// Of many who want the same at once one gets it.
#[tokio::test]
async fn of_many_at_once_one_wins() {
    let house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("A"), open()]).await;
    let takers = (0..10).map(|number| {
        let (mut browser, table) = (house.browser(), table.clone());
        tokio::spawn(async move { (browser.take(&table, 1, &format!("T{number}")).await.status, browser) })
    });
    let mut winners = Vec::new();
    for taker in takers.collect::<Vec<_>>() {
        let (status, browser) = taker.await.unwrap();
        assert!(status == 200 || status == 409, "{status}");
        if status == 200 {
            winners.push(browser);
        }
    }
    assert_eq!(winners.len(), 1);
    assert!(winners[0].snapshot(&table).await.seats[1].mine);
    let request = house.next_move(&table, "k").await.unwrap();
    let movers = (0..10).map(|number| {
        let (anna, table) = (anna.clone(), table.clone());
        let request = protocol::MoveRequest { key: format!("k{number}"), ..request.clone() };
        tokio::spawn(async move { anna.play(&table, &request).await })
    });
    let mut made = 0;
    for mover in movers.collect::<Vec<_>>() {
        match mover.await.unwrap() {
            Ok(_) => made += 1,
            Err(refusal) => assert_eq!(refusal.kind, RefusalKind::StaleVersion),
        }
    }
    assert_eq!(made, 1);
}

/// A request names one host, in its address as well as in `Host`.
#[tokio::test]
async fn a_request_for_two_hosts_is_no_request() {
    let house = House::new().await;
    let browser = house.browser();
    let own = browser.host.clone();
    let about = "/api/about";
    assert_eq!(browser.raw("GET", about, &[("host", &own)], b"").await.kind(), RefusalKind::Malformed);
    assert_eq!(
        browser.raw("GET", about, &[("host", "evil.example")], b"").await.kind(),
        RefusalKind::Malformed
    );
    let whole = |host: &str| format!("http://{host}{about}");
    assert_eq!(browser.raw("GET", &whole(&own), &[], b"").await.status, 200);
    let foreign = browser.raw("GET", &whole("evil.example"), &[], b"").await;
    assert_eq!(foreign.kind(), RefusalKind::Malformed);
}

/// A rematch that is refused, or exists already, is no new table.
#[tokio::test]
async fn a_refused_rematch_is_not_counted() {
    let cast = Cast::new().await;
    let running = cast.table(State::Running, TableOptions::default()).await;
    let over = cast.table(State::Over, TableOptions::default()).await;
    let owner = cast.of(Role::Owner);
    let again = async |table: &str| {
        ask(&owner, "POST", &format!("/api/tables/{table}/rematch"), "192.0.2.1", &json!({})).await
    };
    for _ in 0..40 {
        assert_eq!(again(&running).await.kind(), RefusalKind::StillRunning);
    }
    for _ in 0..40 {
        assert_eq!(again(&over).await.status, 200);
    }
    let tables = body("/api/tables", "", 0, 0);
    let mut made = 1;
    while !is_one_too_many(&ask(&owner, "POST", "/api/tables", "192.0.2.1", &tables).await) {
        made += 1;
    }
    assert_eq!(made, 30, "with the one rematch");
}

/// All addresses that cannot be read from a proxy's header count as one, with the limits of one.
#[tokio::test]
async fn addresses_that_cannot_be_read_have_the_limits_of_one() {
    let house = House::new().await;
    let tables = body("/api/tables", "", 0, 0);
    let from = async |address: &str| ask(&house.browser(), "POST", "/api/tables", address, &tables).await;
    for odd in ["unknown", "", "1.2.3", "[::1", "192.0.2.1;", "_hidden"].into_iter().cycle().take(30) {
        assert_eq!(from(odd).await.status, 201, "{odd}");
    }
    for odd in ["unknown", "", "_another"] {
        assert!(is_one_too_many(&from(odd).await), "{odd}");
    }
    // An address that can be read counts for itself, with a port or without.
    for number in 0..30 {
        let address = if number % 2 == 0 { "192.0.2.1".into() } else { format!("192.0.2.1:{number}") };
        assert_eq!(from(&address).await.status, 201);
    }
    assert!(is_one_too_many(&from("[::ffff:192.0.2.1]:80").await));
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn this_machine_is_limited_where_its_host_wants_it() {
    let house = House::trusting(Trust { limit_local: true, ..Trust::default() }).await;
    let wish = body("/api/tables", "", 0, 0).to_string();
    let host = house.host();
    let people = [house.browser().with_cookie().await, house.browser().with_cookie().await];
    let [anna, bert] = people.map(|browser| browser.cookie.unwrap());
    let from = async |address: &str, cookie: &str| {
        let request = format!(
            "POST /api/tables HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{wish}",
            wish.len()
        );
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(format!("{address}:0").parse().unwrap()).unwrap();
        let line = socket.connect(host.parse().unwrap()).await.unwrap();
        in_time(exchange(line, request.as_bytes())).await
    };
    for _ in 0..30 {
        assert_eq!(from("127.0.0.1", &anna).await.status, 201);
    }
    assert!(is_one_too_many(&from("127.0.0.1", &bert).await));
    assert_eq!(from("127.0.0.2", &bert).await.status, 201);
}

/// Connections that ask for nothing take the places of one address, not of all.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn who_opens_connections_without_end_keeps_nobody_out() {
    let house = House::trusting(Trust { limit_local: true, ..Trust::default() }).await;
    let host: std::net::SocketAddr = house.host().parse().unwrap();
    let connect = async |address: &str| {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(format!("{address}:0").parse().unwrap()).unwrap();
        let mut line = socket.connect(host).await.unwrap();
        let _ = line.write_all(b"GET / HTTP/1.1\r\nhost: ").await;
        line
    };
    let mut half_open = Vec::new();
    for _ in 0..300 {
        half_open.push(connect("127.0.0.2").await);
    }
    // Those beyond the limit are closed, whichever came first.
    let mut closed = 0;
    in_time(async {
        while closed < 44 {
            closed = 0;
            for line in &half_open {
                let ended = match line.try_read(&mut [0; 1]) {
                    Ok(read) => read == 0,
                    Err(error) => error.kind() != std::io::ErrorKind::WouldBlock,
                };
                closed += u32::from(ended);
            }
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert_eq!(house.browser().get("/").await.status, 200);
    // A connection that is closed makes room.
    drop(half_open);
    in_time(async {
        loop {
            let mut line = connect("127.0.0.2").await;
            let _ = line.write_all(format!("{host}\r\nconnection: close\r\n\r\n").as_bytes()).await;
            let mut answer = Vec::new();
            if line.read_to_end(&mut answer).await.is_ok() && answer.starts_with(b"HTTP/1.1 200") {
                return;
            }
        }
    })
    .await;
}

/// A person who was never given a cookie is nobody, whatever they send.
#[tokio::test]
async fn a_cookie_that_was_never_issued_is_replaced() {
    let (house, other) = (House::new().await, House::new().await);
    let mut elsewhere = other.browser();
    elsewhere.set_up(&[human("A"), human("B")]).await;
    let tables = body("/api/tables", "", 0, 0);
    let mut table = String::new();
    for cookie in [format!("cabochon={}", "1".repeat(64)), elsewhere.cookie.unwrap()] {
        let mut planted = house.browser();
        planted.cookie = Some(cookie.clone());
        let made = planted.post("/api/tables", &tables).await;
        assert_eq!(planted.get("/api/tables").await.json::<Vec<TableSummary>>(), []);
        planted.keep(&made);
        assert_ne!(planted.cookie, Some(cookie));
        assert_eq!(planted.get("/api/tables").await.json::<Vec<TableSummary>>().len(), 1);
        table = made.json::<Created>().table;
    }
    // Made-up people are new people: as many as an address may bring.
    let take = json!({"do": "take", "name": "C"});
    let mut made_up = 0;
    loop {
        let person = Browser { host: house.host(), cookie: Some(format!("cabochon={made_up:064x}")) };
        let answer = ask(&person, "POST", &format!("/api/tables/{table}/seats/0"), "192.0.2.1", &take).await;
        if is_one_too_many(&answer) {
            break;
        }
        made_up += 1;
        assert!(made_up < 200, "without end");
    }
    assert_eq!(made_up, 60);
}

#[tokio::test]
async fn spectators_do_not_use_up_the_lines_of_players() {
    let house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), human("Bert")]).await;
    let chat = format!("/api/tables/{table}/chat");
    let line = |number: u32| json!({"key": format!("c{number}"), "text": "Hello"});
    // As many as an address may say, and then as many as a table takes; the last two come from the player's own address.
    let (mut said, mut refused) = (0, 0);
    for stranger in 0..8 {
        let from = if stranger < 6 { "192.0.2.2" } else { "192.0.2.1" };
        let mut stranger = Person::at(&house, from);
        for number in 0..5 {
            match stranger.post(&chat, &line(number)).await.status {
                200 => said += 1,
                _ => refused += 1,
            }
        }
    }
    assert_eq!((said, refused), (30, 10));
    for number in 0..5 {
        let answer = ask(&anna, "POST", &chat, "192.0.2.1", &line(number)).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
}

#[tokio::test]
async fn lines_are_limited_for_an_address_and_for_a_table() {
    let house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("A"), human("B")]).await;
    let other = anna.set_up(&[human("A"), human("B")]).await;
    let line = |number: u32| json!({"key": format!("c{number}"), "text": "Hello"});
    let say = async |table: &str, address: &str, number| {
        ask(&house.browser(), "POST", &format!("/api/tables/{table}/chat"), address, &line(number)).await
    };
    // Everybody is somebody new.
    let mut said = 0;
    while !is_one_too_many(&say(&table, "192.0.2.1", said).await) {
        said += 1;
    }
    assert_eq!(said, 20);
    assert!(is_one_too_many(&say(&other, "192.0.2.1", 99).await), "at any table");
    while !is_one_too_many(&say(&table, &format!("198.51.100.{said}"), said).await) {
        said += 1;
    }
    assert_eq!(said, 30);
    assert_eq!(say(&other, "198.51.100.99", 99).await.status, 200);
}
