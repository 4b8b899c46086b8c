//! The limits on what one address may have of the lobby.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use protocol::{Created, MoveRequest, NewSeat, RefusalKind, Seat, SeatRequest, TableOptions};
use server::Allowed;
use store::{EventStore, Memory};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::house::{Browser, House, Person, human, open};

const HERE: &str = "192.0.2.7";
const ELSEWHERE: &str = "192.0.2.8";

fn public() -> TableOptions {
    TableOptions { public: true, ..TableOptions::default() }
}

/// Sets up so many public tables with these seats, on the host's own machine; returns them and their host.
async fn public_tables(house: &House, count: usize, seats: &[NewSeat]) -> (Vec<String>, Browser) {
    let mut host = house.browser();
    let mut tables = Vec::new();
    for _ in 0..count {
        tables.push(host.set_up_with(seats, public()).await);
    }
    (tables, host)
}

#[tokio::test]
async fn nobody_takes_every_seat_in_the_lobby() {
    let house = House::on(Arc::new(Memory::new())).await;
    let (tables, mut host) = public_tables(&house, 7, &[open(), open(), open()]).await;
    let link = host.set_up_with(&[open(), open(), open()], TableOptions::default()).await;
    let mut greedy = Person::at(&house, HERE);
    assert_eq!(greedy.sit(&tables[0], 0).await.status, 200);
    assert_eq!(greedy.sit(&tables[0], 1).await.kind(), RefusalKind::NotOwner);
    assert_eq!(greedy.sit(&tables[0], 0).await.status, 200, "the same seat again");
    for table in &tables[1..5] {
        assert_eq!(greedy.sit(table, 2).await.status, 200);
    }
    assert_eq!(greedy.sit(&tables[5], 0).await.kind(), RefusalKind::LobbyShare);
    // Over a link people at one screen take several seats, and the owner does everywhere.
    let mut owner = Person::with(&house, HERE, host.cookie.as_deref().unwrap());
    for seat in 0..2 {
        assert_eq!(greedy.sit(&link, seat).await.status, 200);
        assert_eq!(owner.sit(&tables[6], seat).await.status, 200);
    }
    // A person who stands up at one table can sit down at another, and others are not concerned.
    let leave = SeatRequest::Leave {};
    assert_eq!(greedy.post(&format!("/api/tables/{}/seats/2", tables[4]), &leave).await.status, 200);
    assert_eq!(greedy.sit(&tables[5], 0).await.status, 200);
    assert_eq!(Person::at(&house, ELSEWHERE).sit(&tables[5], 1).await.status, 200);
    // Without their cookie they would be somebody else, but not from elsewhere.
    assert_eq!(Person::at(&house, HERE).sit(&tables[6], 2).await.kind(), RefusalKind::LobbyShare);
}

#[tokio::test]
async fn nobody_takes_every_last_seat_in_the_lobby() {
    let house = House::on(Arc::new(Memory::new())).await;
    let (tables, _) = public_tables(&house, 7, &[human("Host"), open()]).await;
    // Each of these games begins.
    let mut greedy = Person::at(&house, HERE);
    take_five(&mut greedy, &tables).await;
    assert_eq!(greedy.sit(&tables[5], 1).await.kind(), RefusalKind::LobbyShare);
    assert_eq!(Person::at(&house, HERE).sit(&tables[5], 1).await.kind(), RefusalKind::LobbyShare);
    assert_eq!(Person::at(&house, ELSEWHERE).sit(&tables[5], 1).await.status, 200);
}

/// Takes the last seat at five tables, as many as one address may.
async fn take_five(greedy: &mut Person<'_>, tables: &[String]) {
    for table in &tables[..5] {
        assert_eq!(greedy.sit(table, 1).await.status, 200);
    }
}

/// Makes the next move, whoever is due.
async fn moves(house: &House, host: &Browser, guest: &mut Person<'_>, table: &str, key: &str) {
    let request: MoveRequest = house.next_move(table, key).await.expect("the game goes on");
    if request.seat == Seat(0) {
        host.play(table, &request).await.unwrap();
    } else {
        let answer = guest.post(&format!("/api/tables/{table}/moves"), &request).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
}

#[tokio::test]
async fn a_move_at_each_table_is_not_enough_to_take_more_seats() {
    let house = House::on(Arc::new(Memory::new())).await;
    let (tables, host) = public_tables(&house, 6, &[human("Host"), open()]).await;
    let mut greedy = Person::at(&house, HERE);
    for table in &tables[..5] {
        assert_eq!(greedy.sit(table, 1).await.status, 200);
        // They move, and are due again.
        let mut due = 0;
        for key in 0.. {
            let request = house.next_move(table, "unused").await.expect("the game goes on");
            due += u32::from(request.seat == Seat(1));
            if due > 1 {
                break;
            }
            moves(&house, &host, &mut greedy, table, &format!("k{key}")).await;
        }
    }
    assert_eq!(greedy.sit(&tables[5], 1).await.kind(), RefusalKind::LobbyShare);
    // At tables where they have moved, others are due.
    for key in 0.. {
        let request = house.next_move(&tables[0], "unused").await.expect("the game goes on");
        if request.seat == Seat(0) {
            break;
        }
        moves(&house, &host, &mut greedy, &tables[0], &format!("again-{key}")).await;
    }
    assert_eq!(greedy.sit(&tables[5], 1).await.status, 200);
}

#[tokio::test]
async fn who_is_forgotten_takes_no_more_seats() {
    let house = House::on(Arc::new(Memory::new())).await;
    let (tables, _) = public_tables(&house, 7, &[human("Host"), open()]).await;
    let mut greedy = Person::at(&house, HERE);
    for table in &tables[..3] {
        assert_eq!(greedy.sit(table, 1).await.status, 200);
    }
    assert_eq!(greedy.is_forgotten().await.status, 200);
    let mut again = Person::at(&house, HERE);
    assert_eq!(again.sit(&tables[3], 1).await.status, 200);
    assert_eq!(again.sit(&tables[4], 1).await.status, 200);
    assert_eq!(again.sit(&tables[5], 1).await.kind(), RefusalKind::LobbyShare);
    assert_eq!(again.is_forgotten().await.status, 200);
    assert_eq!(Person::at(&house, HERE).sit(&tables[5], 1).await.kind(), RefusalKind::LobbyShare);
    assert_eq!(Person::at(&house, ELSEWHERE).sit(&tables[5], 1).await.status, 200);
}

#[tokio::test]
async fn seats_count_where_they_were_taken_also_when_their_holder_goes_elsewhere() {
    let house = House::on(Arc::new(Memory::new())).await;
    let (tables, _) = public_tables(&house, 6, &[human("Host"), open()]).await;
    let mut greedy = Person::at(&house, HERE);
    take_five(&mut greedy, &tables).await;
    // Their table from elsewhere is noted: they come from there now.
    let mut elsewhere = Person::with(&house, ELSEWHERE, &greedy.cookie);
    assert_eq!(elsewhere.set_up().await.status, 201);
    assert_eq!(Person::at(&house, HERE).sit(&tables[5], 1).await.kind(), RefusalKind::LobbyShare);
    assert_eq!(elsewhere.is_forgotten().await.status, 200);
    for from in [HERE, ELSEWHERE] {
        assert_eq!(Person::at(&house, from).sit(&tables[5], 1).await.kind(), RefusalKind::LobbyShare);
    }
    assert_eq!(Person::at(&house, "192.0.2.9").sit(&tables[5], 1).await.status, 200);
}

/// Takes a seat and hangs up before the answer.
async fn sit_and_hang_up(house: &House, cookie: &str, table: &str) {
    let body = r#"{"do":"take","name":"Greedy"}"#;
    let head = format!(
        "POST /api/tables/{table}/seats/1 HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\ncontent-type: application/json\r\ncontent-length: {}\r\ncookie: {cookie}\r\nx-forwarded-for: {HERE}\r\n\r\n{body}",
        body.len(),
        host = house.host(),
    );
    let mut line = TcpStream::connect(house.host()).await.unwrap();
    line.write_all(head.as_bytes()).await.unwrap();
    // As a rule the request has been read by then, and its seat is not stored.
    tokio::time::sleep(Duration::from_millis(50)).await;
}

#[tokio::test]
async fn whoever_hangs_up_takes_no_more_seats() {
    let store = Arc::new(Memory::new());
    let house = House::on(store.clone()).await;
    let (tables, _) = public_tables(&house, 13, &[human("Host"), open(), open()]).await;
    let mut greedy = Person::at(&house, HERE);
    assert_eq!(greedy.sit(&tables[0], 1).await.status, 200);
    let nothing_is_stored = store.seats_wait().await;
    for table in &tables[1..8] {
        sit_and_hang_up(&house, &greedy.cookie, table).await;
    }
    drop(nothing_is_stored);
    // These are counted after those before.
    let mut refused = false;
    for table in &tables[8..] {
        refused |= greedy.sit(table, 1).await.status != 200;
    }
    assert!(refused);
    let mut taken = 0;
    for table in &tables {
        taken += usize::from(store.load(table).await.unwrap().unwrap().seats[1].owner.is_some());
    }
    assert_eq!(taken, 5);
}

#[tokio::test]
async fn of_many_seats_taken_at_once_no_more_are_granted() {
    let house = House::on(Arc::new(Memory::new())).await;
    let (tables, _) = public_tables(&house, 10, &[open(), open()]).await;
    let mut greedy = Person::at(&house, HERE);
    assert_eq!(greedy.sit(&tables[0], 0).await.status, 200);
    let asked = tables[1..].iter().map(|table| {
        let mut greedy = greedy.clone();
        async move { greedy.sit(table, 0).await.status }
    });
    let answers = join_all(asked).await;
    assert_eq!(answers.iter().filter(|status| **status == 200).count(), 4, "{answers:?}");
}

#[tokio::test]
async fn nobody_fills_the_list_of_the_lobby() {
    let allowed = Allowed { tables: "200/1h".parse().unwrap(), ..Allowed::default() };
    let house = House::allowing(allowed, Arc::new(Memory::new())).await;
    let seats = [human("Greedy"), open()];
    let mut last = String::new();
    for number in 0..20 {
        let mut greedy = Person::at(&house, HERE);
        let made = greedy.set_up_with(&seats, public()).await;
        assert_eq!(made.status, 201, "{number}");
        last = made.json::<Created>().table;
        // A person who is forgotten leaves tables that count.
        if number == 10 {
            assert_eq!(greedy.is_forgotten().await.status, 200);
        }
    }
    let refused = Person::at(&house, HERE).set_up_with(&seats, public()).await.refusal();
    assert!(
        refused.kind == RefusalKind::LobbyShare && refused.why.contains("20 public tables"),
        "{refused:?}"
    );
    // Where nobody waits for players there is no such limit, and others are not concerned.
    assert_eq!(Person::at(&house, HERE).set_up_with(&seats, TableOptions::default()).await.status, 201);
    assert_eq!(Person::at(&house, HERE).set_up_with(&[human("A"), human("B")], public()).await.status, 201);
    assert_eq!(Person::at(&house, ELSEWHERE).set_up_with(&seats, public()).await.status, 201);
    // A game that begins makes room.
    assert_eq!(Person::at(&house, ELSEWHERE).sit(&last, 1).await.status, 200);
    assert_eq!(Person::at(&house, HERE).set_up_with(&seats, public()).await.status, 201);
}
