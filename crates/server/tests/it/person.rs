//! The data that is stored about a person: they can have it, and have it removed.

use protocol::{Frame, RefusalKind, SayRequest, Seat};
use serde_json::{Value, json};

use crate::house::{FIRST, House, human, next_frame, open};

#[tokio::test]
async fn a_person_gets_everything_as_a_file_and_is_forgotten() {
    let mut house = House::new().await;
    let (mut anna, mut ben) = (house.browser(), house.browser());
    assert_eq!(anna.get("/api/me").await.json::<Value>(), json!({"tables": []}));
    let table = anna.set_up(&[human("Anna"), open()]).await;
    assert_eq!(ben.take(&table, 1, "Ben").await.status, 200);
    for number in 0..4 {
        let request = house.next_move(&table, &format!("m{number}")).await.unwrap();
        let mover = if request.seat == FIRST { &anna } else { &ben };
        mover.play(&table, &request).await.unwrap();
    }
    let line = SayRequest { key: "k".into(), seat: Some(FIRST), name: String::new(), text: "quince".into() };
    assert_eq!(anna.post(&format!("/api/tables/{table}/chat"), &line).await.status, 200);

    let answer = anna.get("/api/me").await;
    assert!(answer.headers["content-disposition"].starts_with("attachment"));
    let text = answer.text();
    let stored = house.store.load(&table).await.unwrap().unwrap();
    let drawn =
        stored.entries.iter().flat_map(|entry| entry.inputs.iter().skip(usize::from(entry.key.is_some())));
    for drawn in drawn {
        assert!(!text.contains(&format!("\"{drawn}\"")), "chance may be hidden: {drawn}");
    }
    let mine = json_of(&text);
    let mine = &mine["tables"][0];
    assert_eq!((&mine["table"], &mine["owner"]), (&json!(table), &json!(true)));
    assert_eq!(mine["seats"], json!([{"seat": 0, "name": "Anna"}]));
    assert_eq!(mine["lines"][0]["text"], "quince");
    assert!(
        mine["moves"]
            .as_array()
            .is_some_and(|moves| !moves.is_empty() && moves.iter().all(|one| one["seat"] == 0))
    );
    assert!(!ben.get("/api/me").await.text().contains("quince"), "what others said is theirs");

    let mut watching = ben.connect(&table).await;
    next_frame(&mut watching).await;
    let before = house.session(&table).await.digest();
    for odd in [json!({}), json!({"what": "nothing"}), json!({"what": "everything", "x": 1})] {
        assert_eq!(anna.post("/api/me/forget", &odd).await.kind(), RefusalKind::Malformed);
    }
    let forgotten = anna.post("/api/me/forget", &json!({"what": "everything"})).await;
    assert_eq!(forgotten.status, 200);
    assert!(
        forgotten.headers["set-cookie"].starts_with("cabochon=;")
            && forgotten.headers["set-cookie"].contains("Max-Age=0")
    );
    for _ in 0..2 {
        // The game stays, and its viewers are shown the change.
        assert_eq!(house.session(&table).await.digest(), before);
        let Frame::Snapshot(shown) = next_frame(&mut ben.connect(&table).await).await else {
            panic!("a snapshot")
        };
        assert_eq!(
            (shown.seats[0].name.as_str(), shown.seats[0].former, shown.seats[0].open),
            ("", true, false)
        );
        assert_eq!((shown.seats[1].name.as_str(), shown.seats[1].former), ("Ben", false));
        assert!(!ben.get(&format!("/api/tables/{table}")).await.text().contains("quince"));
        // The cookie may still be there: it is nobody's, for good.
        let say = json!({"key": "9", "name": "Anna", "text": "back"});
        let refused = anna.post_once(&format!("/api/tables/{table}/chat"), &say).await;
        assert_eq!(refused.kind(), RefusalKind::CookieNeeded);
        // But what was cut off can go on.
        let again = anna.post_once("/api/me/forget", &json!({"what": "everything"})).await;
        assert_eq!(again.status, 200);
        assert_eq!(anna.get("/api/me").await.json::<Value>(), json!({"tables": []}));
        assert!(anna.snapshot(&table).await.seats.iter().all(|seat| !seat.mine));
        house.restart().await;
        (anna.host, ben.host) = (house.host(), house.host());
    }
    let mine: Value = ben.get("/api/mine").await.json();
    assert_eq!(mine["tables"][0]["seats"][0]["former"], json!(true));
    // Ben's own moves go on where it is his turn; nobody moves for the one who left.
    if let Some(request) = house.next_move(&table, "next").await {
        let played = ben.play(&table, &request).await;
        assert_eq!(played.is_ok(), request.seat == Seat(1));
    }
}

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}
