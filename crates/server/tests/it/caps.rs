//! The limits on what the server takes of all people together.

use std::sync::Arc;

use protocol::{Created, RefusalKind};
use serde_json::json;
use server::Allowed;
use store::{Ban, Banned, EventStore, Memory};

use crate::house::{House, Person, allowed, human};

/// Tables to which nobody is connected make room for others; where somebody is, games go on and no others are opened.
#[tokio::test]
async fn memory_is_made_for_tables_until_people_are_connected_to_all() {
    let house = House::allowing(Allowed { all_memory: 1, ..allowed() }, Arc::new(Memory::new())).await;
    let mut anna = house.browser();
    let mut tables = Vec::new();
    for _ in 0..80 {
        tables.push(anna.set_up(&[human("Anna"), human("Bert")]).await);
    }
    let mut open = Vec::new();
    let refused = loop {
        let table = &tables[open.len()];
        let shown = anna.get(&format!("/api/tables/{table}")).await;
        if shown.status != 200 {
            break shown.refusal();
        }
        open.push(anna.connect(table).await);
        assert!(open.len() < 70, "a table takes at least twenty kilobytes");
    };
    assert!(
        refused.kind == RefusalKind::TooMany && refused.why.contains("memory of the server"),
        "{refused:?}"
    );
    assert!(open.len() > 5, "{}", open.len());
    let request = house.next_move(&tables[0], "k").await.unwrap();
    anna.play(&tables[0], &request).await.unwrap();
    drop(open);
    let last = &tables[79];
    crate::house::in_time(async {
        while anna.get(&format!("/api/tables/{last}")).await.status != 200 {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

#[tokio::test]
async fn all_people_together_set_up_a_number_of_tables() {
    let allowed = Allowed { all_tables: "2/24h".parse().unwrap(), ..allowed() };
    let house = House::allowing(allowed, Arc::new(Memory::new())).await;
    for from in ["192.0.2.1", "198.51.100.1"] {
        assert_eq!(Person::at(&house, from).set_up().await.status, 201);
    }
    assert_eq!(Person::at(&house, "203.0.113.1").set_up().await.kind(), RefusalKind::TooMany);
}

/// A home has 256 networks, but may do four times as much as one of them.
#[tokio::test]
async fn the_networks_of_a_home_count_together() {
    let allowed = Allowed { tables: "2/24h".parse().unwrap(), ..allowed() };
    let house = House::allowing(allowed, Arc::new(Memory::new())).await;
    let mut made = 0;
    for network in 0..20 {
        let from = format!("2001:db8:0:{network:x}::1");
        made += u32::from(Person::at(&house, &from).set_up().await.status == 201);
    }
    assert!((6..=8).contains(&made), "{made}");
    assert_eq!(Person::at(&house, "2001:db8:0:100::1").set_up().await.status, 201, "the home next door");
}

/// A person who is connected plays on, whatever the address holds of which the table counts.
#[tokio::test]
async fn people_who_play_go_on_playing_while_their_address_is_full() {
    let tables = "200/1h".parse().unwrap();
    let allowed = Allowed { address_memory: 1, tables, ..allowed() };
    let house = House::allowing(allowed, Arc::new(Memory::new())).await;
    let mut anna = Person::at(&house, "192.0.2.1");
    let mut tables = Vec::new();
    while let answer = anna.set_up().await
        && answer.status == 201
    {
        tables.push(answer.json::<Created>().table);
    }
    let browser = crate::house::Browser { cookie: Some(anna.cookie.clone()), ..house.browser() };
    let _open = browser.connect(&tables[0]).await;
    let request = house.next_move(&tables[0], "k").await.unwrap();
    let moved = anna.post(&format!("/api/tables/{}/moves", tables[0]), &request).await;
    assert_eq!(moved.status, 200, "{}", moved.text());
    let line = json!({"key": "k1", "seat": 0, "text": "hello"});
    let said = anna.post(&format!("/api/tables/{}/chat", tables[0]), &line).await;
    assert_eq!(said.kind(), RefusalKind::TooMany);
}

#[tokio::test]
async fn who_is_kept_away_can_do_nothing_but_have_their_own_data() {
    let store = Arc::new(Memory::new());
    let house = House::on(store.clone()).await;
    let [here, there] = ["192.0.2.1", "198.51.100.1"];
    let mut anna = Person::at(&house, here);
    let table: Created = anna.set_up().await.json();
    let owner = store.load(&table.table).await.unwrap().unwrap().owner.unwrap();
    for banned in [Banned::Person(owner), Banned::Network("192.0.2.0/24".into())] {
        store.ban(Ban { banned: banned.clone(), until: u64::MAX / 2 }, 0).await.unwrap();
        let house = House::on(store.clone()).await;
        let (by_person, cookie) = (banned == Banned::Person(owner), anna.cookie.clone());
        let kind = |answer: crate::house::Answer| (answer.status == 403).then(|| answer.kind());
        let banned = Some(RefusalKind::Banned);
        assert_eq!(kind(Person::with(&house, here, &cookie).set_up().await), banned);
        assert_eq!(kind(Person::with(&house, there, &cookie).set_up().await), banned.filter(|_| by_person));
        assert_eq!(kind(Person::at(&house, here).set_up().await), banned.filter(|_| !by_person));
        assert_eq!(kind(Person::at(&house, there).set_up().await), None);
        assert_eq!(house.browser().get("/").await.status, 200, "the page says what is the matter");
        store.ban(Ban { banned: Banned::Person(owner), until: 0 }, 0).await.unwrap();
    }
    let house = House::on(store.clone()).await;
    let cookie = anna.cookie.clone();
    assert_eq!(Person::with(&house, here, &cookie).is_forgotten().await.status, 200);
}
