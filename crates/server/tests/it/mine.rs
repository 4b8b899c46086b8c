//! The list of a guest's tables: page by page, and without those that they removed.

use protocol::{MyTables, RefusalKind, RemoveTables, TableSummary};
use serde_json::json;

use crate::house::{Browser, House, human, open};

async fn page(browser: &Browser, from: u32, most: u32) -> MyTables {
    browser.get(&format!("/api/mine?from={from}&most={most}")).await.json()
}

async fn listed(browser: &Browser) -> Vec<String> {
    page(browser, 0, 100).await.tables.into_iter().map(|table| table.table).collect()
}

async fn remove(browser: &Browser, wish: &RemoveTables) {
    let answer = browser.post("/api/mine/remove", wish).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
}

#[tokio::test]
async fn all_tables_are_listed_page_by_page() {
    let house = House::new().await;
    let mut anna = house.browser();
    assert_eq!(page(&anna, 0, 8).await, MyTables::default(), "nobody has no tables");
    for _ in 0..11 {
        anna.set_up(&[human("Anna"), human("Bert")]).await;
    }
    let all: Vec<TableSummary> = anna.get("/api/tables").await.json();
    let mut seen = Vec::new();
    for from in [0, 4, 8] {
        let page = page(&anna, from, 4).await;
        assert_eq!((page.from, page.total, page.running), (from, 11, 11));
        seen.extend(page.tables);
    }
    assert_eq!(seen, all);
    let behind = page(&anna, 400, 4).await;
    assert_eq!((behind.from, behind.tables.len()), (8, 3), "behind the end is the last page");
    assert_eq!(anna.get("/api/mine?from=x").await.kind(), RefusalKind::Malformed);
    assert_eq!(anna.get("/api/mine?from=-1").await.kind(), RefusalKind::Malformed);
}

#[tokio::test]
async fn what_a_guest_removes_is_gone_for_the_guest_alone_and_stays_gone() {
    let mut house = House::new().await;
    let (mut anna, mut bert) = (house.browser(), house.browser());
    let mut seated = Vec::new();
    for _ in 0..2 {
        let table = anna.set_up(&[human("Anna"), open()]).await;
        assert_eq!(bert.take(&table, 1, "Bert").await.status, 200);
        seated.push(table);
    }
    let over = anna.set_up(&[human("Anna"), human("Carl")]).await;
    house.play_out(&anna, &over).await;
    let log = anna.get(&format!("/api/tables/{over}/log")).await.text();

    remove(&anna, &RemoveTables::Finished {}).await;
    remove(&anna, &RemoveTables::One { table: seated[0].clone() }).await;
    assert_eq!(listed(&anna).await, [seated[1].clone()]);
    assert_eq!(listed(&bert).await.len(), 2, "the other one keeps theirs");

    house.restart().await;
    (anna.host, bert.host) = (house.host(), house.host());
    assert_eq!(listed(&anna).await, [seated[1].clone()]);
    assert_eq!(listed(&bert).await.len(), 2);
    // Nothing of the tables is lost: their addresses lead to them.
    assert_eq!(anna.get(&format!("/api/tables/{over}/log")).await.text(), log);
    assert!(anna.snapshot(&seated[0]).await.seats[0].mine);

    // A move of one's own brings a table back.
    let request = house.next_move(&seated[0], "back").await.unwrap();
    let mover = if request.seat.0 == 0 { &anna } else { &bert };
    mover.play(&seated[0], &request).await.unwrap();
    let back = listed(&anna).await.contains(&seated[0]);
    assert_eq!(back, request.seat.0 == 0);

    for odd in
        [json!({"what": "one"}), json!({"what": "all"}), json!({"what": "finished", "table": "x"}), json!({})]
    {
        assert_eq!(anna.post("/api/mine/remove", &odd).await.kind(), RefusalKind::Malformed, "{odd}");
    }
    let stranger = house.browser();
    remove(&stranger, &RemoveTables::One { table: seated[1].clone() }).await;
    assert!(listed(&anna).await.contains(&seated[1]));
    house.stop().await;
}
