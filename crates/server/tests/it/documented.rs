//! `docs/protocol/wire.md` says what is so: its examples are read by the types, and nothing is left out.

use protocol::{
    Course, Frame, GameInfo, GuestRequest, MoveRequest, NewTable, OpenGame, Refusal, RefusalKind, SayRequest,
    SeatRequest, StartRequest, UndoRequest,
};

use crate::routes::routes;

fn page() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol/wire.md")).unwrap()
}

#[test]
fn every_example_is_read() {
    let page = page();
    let mut read = 0;
    for block in page.split("```json ").skip(1) {
        let (kind, text) = block.split("```").next().unwrap().split_once('\n').unwrap();
        let fault = match kind {
            "GameInfo" => serde_json::from_str::<GameInfo>(text).err(),
            "NewTable" => serde_json::from_str::<NewTable>(text).err(),
            "OpenGame" => serde_json::from_str::<OpenGame>(text).err(),
            "SeatRequest" => serde_json::from_str::<SeatRequest>(text).err(),
            "StartRequest" => serde_json::from_str::<StartRequest>(text).err(),
            "UndoRequest" => serde_json::from_str::<UndoRequest>(text).err(),
            "SayRequest" => serde_json::from_str::<SayRequest>(text).err(),
            "GuestRequest" => serde_json::from_str::<GuestRequest>(text).err(),
            "MoveRequest" => serde_json::from_str::<MoveRequest>(text).err(),
            "Course" => serde_json::from_str::<Course>(text).err(),
            "Refusal" => serde_json::from_str::<Refusal>(text).err(),
            "Frame" => Frame::from_json(text).err(),
            other => panic!("no such type: {other}"),
        };
        assert!(fault.is_none(), "{fault:?}: {text}");
        read += 1;
    }
    assert_eq!(read, 22);
}

#[test]
fn every_address_and_every_refusal_is_described() {
    let page = page();
    for (method, path) in routes().into_iter().filter(|(_, path)| path.starts_with("/api")) {
        assert!(page.contains(&format!("`{method} {path}`")), "{method} {path}");
    }
    for kind in RefusalKind::ALL {
        let name = serde_json::to_string(&kind).unwrap().replace('"', "");
        assert!(page.contains(&format!("| {} | `{name}` |", kind.status())), "{name}");
    }
}
