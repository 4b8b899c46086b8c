//! The limits on what one address may hold, on the disk and in memory.

use std::sync::Arc;

use protocol::{Created, RefusalKind};
use serde_json::json;
use server::Allowed;
use store::{Change, Entry, EventStore, Memory, Start};

use crate::house::{House, Person};

/// Stores a table of a megabyte of the person who set this one up.
async fn add_a_megabyte(store: &Memory, table: &str) {
    let like = store.load(table).await.unwrap().unwrap();
    let deal = Entry { inputs: vec!["x".repeat(1024 * 1024)], ..like.entries[0].clone() };
    let standing = store::Standing { awaiting: Some(protocol::Seat(0)), ..store::Standing::default() };
    let large = store::NewTable {
        id: "large".into(),
        setup: like.setup,
        owner: like.owner,
        options: like.options,
        seats: like.seats,
        start: Some(Start { deal, standing }),
        rematch_of: None,
        at: 1,
    };
    store.create(large).await.unwrap();
}

/// Sets up a table for Anna and stores a megabyte more; returns the table and her cookie.
async fn fill(store: &Arc<Memory>, allowed: Allowed) -> (String, String) {
    let house = House::allowing(allowed, store.clone()).await;
    let mut anna = Person::at(&house, "192.0.2.1");
    let table = anna.set_up().await.json::<Created>().table;
    add_a_megabyte(store, &table).await;
    (table, anna.cookie)
}

#[tokio::test]
async fn an_address_that_has_stored_too_much_stores_no_more() {
    let store = Arc::new(Memory::new());
    let allowed = Allowed { address_disk: 1, ..Allowed::default() };
    let (table, cookie) = fill(&store, allowed).await;

    // Another server on the same store: tables from before its start count too, for everybody at the address.
    let house = House::allowing(allowed, store.clone()).await;
    let mut anna = Person::with(&house, "192.0.2.1", &cookie);
    let refused = anna.set_up().await.refusal();
    assert!(
        refused.kind == RefusalKind::TooMany && refused.why.contains("1 MB with stored tables"),
        "{refused:?}"
    );
    let line = json!({"key": "k1", "seat": 0, "text": "hello"});
    let said = anna.post(&format!("/api/tables/{table}/chat"), &line).await;
    assert_eq!(said.kind(), RefusalKind::TooMany, "her tables do not grow");
    assert_eq!(Person::at(&house, "192.0.2.1").set_up().await.kind(), RefusalKind::TooMany);
    assert_eq!(Person::at(&house, "192.0.2.2").set_up().await.status, 201);
    assert_eq!(house.browser().get(&format!("/api/tables/{table}")).await.status, 200, "it can be looked at");

    // A person who is forgotten leaves the games, which still count.
    let forgotten = anna.is_forgotten().await;
    assert_eq!(forgotten.status, 200);
    assert_eq!(Person::at(&house, "192.0.2.1").set_up().await.kind(), RefusalKind::TooMany);
    // They do not grow either, whoever goes on with them.
    let line = json!({"key": "k2", "text": "hello"});
    let said = Person::at(&house, "192.0.2.2").post(&format!("/api/tables/{table}/chat"), &line).await;
    assert_eq!(said.kind(), RefusalKind::TooMany);
}

#[tokio::test]
async fn what_is_deleted_counts_no_more() {
    let store = Arc::new(Memory::new());
    let allowed = Allowed { address_disk: 1, ..Allowed::default() };
    let (_, cookie) = fill(&store, allowed).await;
    store.change(Change::RemoveTable("large".into())).await.unwrap();
    let house = House::allowing(allowed, store).await;
    assert_eq!(Person::with(&house, "192.0.2.1", &cookie).set_up().await.status, 201);
}

#[tokio::test]
async fn tables_do_not_grow_before_they_are_counted() {
    let store = Arc::new(Memory::new());
    let allowed = Allowed { address_disk: 1, ..Allowed::default() };
    let (table, cookie) = fill(&store, allowed).await;
    let house = House::allowing(allowed, store).await;
    let mut anna = Person::with(&house, "192.0.2.1", &cookie);
    let line = json!({"key": "k1", "seat": 0, "text": "hello"});
    let said = anna.post(&format!("/api/tables/{table}/chat"), &line).await;
    assert_eq!(said.kind(), RefusalKind::TooMany, "after a start");

    // Removals by others do not make room for her.
    let mut bert = Person::at(&house, "192.0.2.2");
    assert_eq!(bert.set_up().await.status, 201);
    assert_eq!(bert.is_forgotten().await.status, 200);
    let line = json!({"key": "k2", "seat": 0, "text": "hello"});
    let said = anna.post(&format!("/api/tables/{table}/chat"), &line).await;
    assert_eq!(said.kind(), RefusalKind::TooMany, "after a removal");
}

#[tokio::test]
async fn what_one_person_removes_counts_nobody_anew() {
    let store = Arc::new(Memory::new());
    let house = House::allowing(Allowed::default(), store.clone()).await;
    let mut anna = Person::at(&house, "192.0.2.1");
    assert_eq!(anna.set_up().await.status, 201);
    let mut bert = Person::at(&house, "192.0.2.1");
    assert_eq!(bert.set_up().await.status, 201);
    let cookie = bert.cookie.clone();
    let counts = store.counts();
    for _ in 0..3 {
        // After the first time there is nothing left that could be removed.
        bert.cookie = cookie.clone();
        assert_eq!(bert.is_forgotten().await.status, 200);
        assert_eq!(anna.set_up().await.status, 201);
    }
    assert_eq!(store.counts(), counts);
}

#[tokio::test]
async fn an_address_that_may_set_up_no_more_is_not_counted() {
    let store = Arc::new(Memory::new());
    let allowed = Allowed { tables: "1/24h".parse().unwrap(), ..Allowed::default() };
    let house = House::allowing(allowed, store.clone()).await;
    assert_eq!(Person::at(&house, "192.0.2.1").set_up().await.status, 201);
    let counts = store.counts();
    for _ in 0..3 {
        assert_eq!(Person::at(&house, "192.0.2.1").set_up().await.kind(), RefusalKind::TooMany);
    }
    assert_eq!(store.counts(), counts);
}

#[tokio::test]
async fn an_address_that_has_too_much_open_opens_no_more() {
    let tables = "200/1h".parse().unwrap();
    let allowed = Allowed { address_memory: 1, tables, ..Allowed::default() };
    let house = House::allowing(allowed, Arc::new(Memory::new())).await;
    let mut anna = Person::at(&house, "192.0.2.1");
    let mut tables = Vec::new();
    let refused = loop {
        match anna.set_up().await {
            answer if answer.status == 201 => tables.push(answer.json::<Created>().table),
            answer => break answer.refusal(),
        }
        assert!(tables.len() < 100, "a table takes at least ten kilobytes");
    };
    let made = tables.len();
    assert!(made > 5 && refused.kind == RefusalKind::TooMany, "{made} {refused:?}");
    assert!(refused.why.contains("1 MB of memory"), "{refused:?}");
    assert_eq!(Person::at(&house, "192.0.2.1").set_up().await.kind(), RefusalKind::TooMany);
    assert_eq!(Person::at(&house, "192.0.2.2").set_up().await.status, 201);
    // A person who is forgotten leaves tables that count when they are opened again.
    assert_eq!(anna.is_forgotten().await.status, 200);
    let mut opened = 0;
    for table in tables {
        opened += u32::from(house.browser().get(&format!("/api/tables/{table}")).await.status == 200);
    }
    assert!(opened > 5, "{opened}");
    assert_eq!(Person::at(&house, "192.0.2.1").set_up().await.kind(), RefusalKind::TooMany);
}
