//! An identity counts only once it has come back: nothing is stored for a sender whose cookie did not.

use std::sync::Arc;

use protocol::{Awaiting, Created, NewTable, OpenTable, RefusalKind, SayRequest, SeatRequest, TableOptions};
use serde::Serialize;
use serde_json::{Value, json};
use server::Allowed;
use store::Memory;

use crate::house::{Answer, Browser, House, allowed, human, open};
use crate::routes::{body, concrete, posts};
use crate::security::{ask, is_one_too_many};

/// Sends a request without a cookie, which must be refused; `unchanged` looks whether something was stored. Then sends
/// it with the cookie that the refusal sets, and returns the browser that has it and the answer.
async fn check(
    house: &House,
    path: &str,
    wish: &impl Serialize,
    unchanged: impl AsyncFn() -> bool,
) -> (Browser, Answer) {
    let mut browser = house.browser();
    let first = browser.post_once(path, wish).await;
    assert_eq!(first.kind(), RefusalKind::CookieNeeded, "{path}");
    assert!(unchanged().await, "{path} has stored something for nobody");
    browser.keep(&first);
    let second = browser.post_once(path, wish).await;
    assert!(second.status < 300, "{path}: {}", second.text());
    (browser, second)
}

#[tokio::test]
async fn a_seat_is_taken_by_who_brings_the_cookie_back() {
    let house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), open()]).await;
    let take = SeatRequest::Take { name: "Bert".into(), program: false };
    let is_open = async || {
        let now = anna.snapshot(&table).await;
        now.seats[1].open && now.awaiting == Awaiting::Players
    };
    let (bert, _) = check(&house, &format!("/api/tables/{table}/seats/1"), &take, is_open).await;
    assert!(bert.snapshot(&table).await.seats[1].mine);
}

#[tokio::test]
async fn a_table_is_set_up_by_who_brings_the_cookie_back() {
    let house = House::new().await;
    let anna = house.browser();
    let seats = vec![human("Anna"), open()];
    let options = TableOptions { public: true, ..TableOptions::default() };
    let wish = NewTable { setup: suites::any_setup(2), seats, options };
    let lobby = async || anna.get("/api/lobby").await.json::<Vec<OpenTable>>();
    let (owner, made) = check(&house, "/api/tables", &wish, async || lobby().await.is_empty()).await;
    assert!(owner.snapshot(&made.json::<Created>().table).await.owner);
    anna.listed(1).await;
}

#[tokio::test]
async fn a_line_is_said_by_who_brings_the_cookie_back() {
    let house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), open()]).await;
    let line = SayRequest { key: "k".into(), seat: None, name: "Clara".into(), text: "Hello".into() };
    let is_quiet = async || anna.snapshot(&table).await.chat.is_empty();
    check(&house, &format!("/api/tables/{table}/chat"), &line, is_quiet).await;
    assert_eq!(anna.snapshot(&table).await.chat.len(), 1);
}

#[tokio::test]
async fn a_file_is_opened_by_who_brings_the_cookie_back() {
    let house = House::new().await;
    let wish = json!({"log": suites::any_setup(2) + "\n", "seats": []});
    let (anna, _) = check(&house, "/api/games", &wish, async || true).await;
    assert_eq!(anna.get("/api/tables").await.json::<Vec<Value>>().len(), 1);
    // A file that is too long to be read with the first bytes of the request is read to its end before the refusal.
    let long = json!({"log": "# nothing\n".repeat(100_000), "seats": []});
    assert_eq!(house.browser().post_once("/api/games", &long).await.kind(), RefusalKind::CookieNeeded);
}

/// Moves, rematches and all other changes: whatever the state of the table, a sender without a cookie is asked for it.
#[tokio::test]
async fn no_route_stores_anything_for_nobody() {
    let house = House::new().await;
    let mut anna = house.browser();
    let running = anna.set_up(&[human("Anna"), human("Bert")]).await;
    let over = anna.set_up(&[human("Anna"), human("Bert")]).await;
    house.play_out(&anna, &over).await;
    // A person who is nobody has nothing that could be removed, and may become somebody.
    for path in posts().into_iter().filter(|path| path != "/api/me" && path != "/api/me/forget") {
        for table in [&running, &over] {
            let before = house.store.load(table).await.unwrap();
            let mut browser = house.browser();
            let wish = body(&path, "k", 0, house.version(table).await);
            let path = concrete(&path, table);
            let first = browser.post_once(&path, &wish).await;
            assert_eq!(first.kind(), RefusalKind::CookieNeeded, "{path}");
            assert_eq!(house.store.load(table).await.unwrap(), before, "{path}");
            browser.keep(&first);
            let second = browser.post_once(&path, &wish).await;
            assert_ne!(second.status, RefusalKind::CookieNeeded.status(), "{path}");
            assert!(second.cookie().is_none_or(|cookie| browser.cookie == Some(cookie)), "{path}");
        }
    }
}

#[tokio::test]
async fn who_only_reads_gets_no_cookie() {
    let house = House::new().await;
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), open()]).await;
    for path in ["/api/about", "/api/lobby", "/api/tables", "/api/mine", &format!("/api/tables/{table}")] {
        let answer = house.browser().get(path).await;
        assert_eq!((answer.status, answer.cookie()), (200, None), "{path}");
    }
    assert!(house.browser().connect_from(&table, None).await.is_ok());
}

#[tokio::test]
async fn people_count_when_they_come_back_and_once() {
    let store = Arc::new(Memory::new());
    let limited = Allowed { people: "1/24h".parse().unwrap(), ..allowed() };
    let house = House::allowing(limited, store.clone()).await;
    let tables = body("/api/tables", "", 0, 0);
    let set_up = async |browser: &Browser| ask(browser, "POST", "/api/tables", "192.0.2.1", &tables).await;
    let mut people = Vec::new();
    for _ in 0..20 {
        people.push(house.browser().with_cookie().await);
    }
    assert_eq!(set_up(&people[0]).await.status, 201, "cookies that were handed out do not count");
    assert!(is_one_too_many(&set_up(&people[1]).await));
    assert_eq!(set_up(&people[0]).await.status, 201, "a person counts once");
    // Nor does a person who is known from before the start of the server.
    let house = House::allowing(limited, store).await;
    let known = |person: &Browser| Browser { host: house.host(), ..person.clone() };
    assert_eq!(set_up(&known(&people[2])).await.status, 201);
    assert!(is_one_too_many(&set_up(&known(&people[3])).await));
    assert_eq!(set_up(&known(&people[0])).await.status, 201);
}

/// The holdings of an address are counted by person, so people who are only cookies must not be among them.
#[tokio::test]
async fn cookies_that_were_never_used_leave_no_trace() {
    let store = Arc::new(Memory::new());
    let house = House::on(store.clone()).await;
    for _ in 0..20 {
        let person = house.browser().with_cookie().await;
        assert_eq!(ask(&person, "GET", "/api/mine", "192.0.2.1", &json!(null)).await.status, 200);
    }
    let counts = store.counts();
    let tables = body("/api/tables", "", 0, 0);
    assert_eq!(ask(&house.browser(), "POST", "/api/tables", "192.0.2.1", &tables).await.status, 201);
    assert_eq!(store.counts(), counts + 1);
}
