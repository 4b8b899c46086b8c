//! Tables and entries to store.

use store::{Entry, Key, NewTable, SeatRecord, Standing};

pub fn person(owner: u8) -> SeatRecord {
    SeatRecord { owner: Some([owner; 32]), name: format!("Player {owner}"), level: None }
}

pub fn bot() -> SeatRecord {
    SeatRecord { owner: None, name: String::new(), level: Some("master".into()) }
}

pub fn entry(seq: u32) -> Entry {
    Entry {
        seq,
        version: 10 + seq,
        inputs: vec![format!("T.w{seq}"), "card.3".into()],
        key: (seq > 0).then(|| Key { seat: 1, key: format!("key-{seq}"), body: u64::MAX - u64::from(seq) }),
        at: 1_700_000_000_000 + u64::from(seq),
    }
}

pub fn waiting_for(seat: u8) -> Standing {
    Standing { awaiting: Some(seat), scores: vec![3, -1], turns: 7, places: None }
}

pub fn table(id: &str, seats: Vec<SeatRecord>) -> NewTable {
    NewTable {
        id: id.into(),
        setup: "splendor players=2 rules=1".into(),
        seats,
        deal: entry(0),
        standing: waiting_for(0),
        rematch_of: None,
    }
}
