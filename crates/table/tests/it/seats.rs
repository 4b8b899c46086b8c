//! Open seats, which anybody with the link may take until the game begins.

use std::collections::BTreeSet;

use crate::common::{ANNA, BERT, CLARA, Room, bot, human, open, wish};
use catalog::SeededSource;
use kernel::{Seat, Viewer};
use protocol::{Awaiting, Frame, Order, RefusalKind, SayRequest, SeatRequest, StartRequest, TableOptions};
use table::{Ask, Granted, Known, Sitter, TableDraft, Trouble};

fn room(seats: &[protocol::NewSeat], options: TableOptions) -> Room {
    let mut source = SeededSource::new(1);
    let wish = protocol::NewTable { options, ..wish(seats) };
    Room::of(TableDraft::new(games::REGISTRY, &wish, ANNA, &mut source).unwrap(), source)
}

fn gathering() -> Room {
    room(&[human("Anna"), open(), open()], TableOptions::default())
}

fn seat(seat: u8, request: SeatRequest) -> Ask {
    Ask::Seat(Seat(seat), request)
}

fn kind(answer: Result<Granted, table::Refusal>) -> RefusalKind {
    answer.unwrap_err().kind
}

#[test]
fn the_game_begins_when_the_last_seat_is_taken() {
    let mut room = gathering();
    room.join(1, Some(ANNA));
    room.join(2, Some(BERT));
    let Frame::Snapshot(first) = &room.sent[1].1 else { panic!("a snapshot comes first") };
    assert_eq!((first.awaiting.clone(), first.version, first.seen.len()), (Awaiting::Players, 0, 0));
    assert_eq!(first.seats.iter().map(|seat| seat.open).collect::<Vec<_>>(), [false, true, true]);
    assert!(!first.owner);
    room.sent.clear();

    assert_eq!(room.take(BERT, 1, " Bert "), Ok(Granted::Seated));
    let snapshots: Vec<_> = room
        .sent
        .iter()
        .map(|(to, frame)| match frame {
            Frame::Snapshot(snapshot) => (to[0].0, snapshot.owner, snapshot.seats[1].clone()),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(snapshots.len(), 2, "everybody is shown who sits there");
    for (socket, owner, seat) in snapshots {
        assert_eq!((owner, seat.mine), (socket == 1, socket == 2));
        assert_eq!((seat.name.as_str(), seat.open), ("Bert", false));
    }
    room.sent.clear();

    assert_eq!(room.take(CLARA, 2, "Clara"), Ok(Granted::Seated));
    assert_eq!(room.sent.len(), 2);
    let now = room.table.snapshot(Some(BERT), Known::default());
    assert_eq!(now.seen[0].viewer, Viewer::Seat(Seat(1)));
    assert_eq!(now.version, room.session().version());
    assert!(room.record.revision.is_none());
    let request = room.request("a");
    room.make(ANNA, request);
}

#[test]
fn seats_change_hands_only_by_right() {
    use SeatRequest::*;
    let mut room = gathering();
    let take = |name: &str| Take { name: name.into(), program: false };
    assert_eq!(kind(room.settle(BERT, seat(0, take("Bert")))), RefusalKind::SeatTaken);
    assert_eq!(kind(room.settle(BERT, seat(7, take("Bert")))), RefusalKind::NoSuchSeat);
    assert_eq!(kind(room.settle(BERT, seat(1, take(&"n".repeat(25))))), RefusalKind::Malformed);
    assert_eq!(kind(room.settle(BERT, seat(0, Leave {}))), RefusalKind::NotYourSeat);
    assert_eq!(kind(room.settle(BERT, seat(1, Bot { level: "greedy".into() }))), RefusalKind::NotOwner);
    assert_eq!(kind(room.settle(BERT, seat(0, Free {}))), RefusalKind::NotOwner);
    assert_eq!(
        kind(room.settle(BERT, Ask::Start(StartRequest { fill: "greedy".into() }))),
        RefusalKind::NotOwner
    );
    assert_eq!(kind(room.settle(ANNA, seat(1, Bot { level: "champion".into() }))), RefusalKind::Malformed);
    let nobody = room.put(None, seat(1, take("Nobody")));
    assert_eq!(kind(room.answer(nobody).unwrap().clone()), RefusalKind::NotYourSeat);
    assert_eq!(room.record.revision, Some(0), "nothing has changed");

    assert!(room.settle(BERT, seat(1, take("Bert"))).is_ok());
    assert!(room.settle(BERT, seat(1, take("Bertram"))).is_ok(), "another name");
    let before = room.record.revision;
    assert!(room.settle(BERT, seat(1, take("Bertram"))).is_ok(), "once more, as after a broken line");
    assert_eq!(room.record.revision, before);
    assert_eq!(kind(room.settle(CLARA, seat(1, take("Clara")))), RefusalKind::SeatTaken);
    assert!(room.settle(BERT, seat(1, Leave {})).is_ok());
    assert!(room.settle(BERT, seat(1, Leave {})).is_ok(), "nobody sits there");
    assert!(room.settle(CLARA, seat(1, take("Clara"))).is_ok());
    assert!(room.settle(ANNA, seat(1, Free {})).is_ok());
    assert!(room.settle(ANNA, seat(1, Bot { level: "greedy".into() })).is_ok());
    assert!(room.settle(ANNA, seat(0, Leave {})).is_ok());
    assert_eq!(room.table.sitters()[0], Sitter::Open);
    assert!(room.settle(ANNA, seat(2, take("Anna"))).is_ok(), "whoever set it up still does what owners do");
    assert!(room.settle(ANNA, Ask::Start(StartRequest { fill: "random".into() })).is_ok());
    assert!(room.record.revision.is_none());

    // It has begun.
    assert_eq!(kind(room.settle(BERT, seat(1, take("Bert")))), RefusalKind::Started);
    assert_eq!(kind(room.settle(ANNA, seat(1, Free {}))), RefusalKind::Started);
    assert!(room.settle(ANNA, seat(2, take("Anna"))).is_ok(), "so it is already");
    assert!(room.settle(ANNA, Ask::Start(StartRequest { fill: "random".into() })).is_ok());
}

#[test]
fn nothing_of_the_game_can_be_done_before_it_begins() {
    let mut room = gathering();
    let request = protocol::MoveRequest { key: "a".into(), seat: Seat(0), version: 0, action: "P".into() };
    assert_eq!(kind(room.settle(ANNA, Ask::Move(request))), RefusalKind::NotStarted);
    assert_eq!(kind(room.word(ANNA, 0, "b", protocol::UndoWord::Ask)), RefusalKind::NotStarted);
    let table = &room.table;
    assert_eq!(table.view_at(None, 0, Viewer::Spectator).unwrap_err().kind, RefusalKind::NotStarted);
    assert_eq!(table.game_file(None).unwrap_err().kind, RefusalKind::NotStarted);
    let rematch = table.draft_rematch(Some(ANNA), &mut SeededSource::new(1)).unwrap_err();
    assert_eq!(rematch.kind, RefusalKind::StillRunning);
}

#[test]
fn a_seat_that_is_not_stored_is_not_taken() {
    let mut room = gathering();
    let reply = room.put(Some(BERT), seat(1, SeatRequest::Take { name: "Bert".into(), program: false }));
    assert_eq!(room.answer(reply), None, "no answer before it is stored");
    assert_eq!(room.table.sitters()[1], Sitter::Open);
    room.fail();
    assert_eq!(kind(room.answer(reply).unwrap().clone()), RefusalKind::NotStored);
    assert_eq!(room.table.sitters()[1], Sitter::Open);
    // Stored after all, and the table finds out when the next one comes.
    room.put(Some(BERT), seat(1, SeatRequest::Take { name: "Bert".into(), program: false }));
    room.keep();
    room.step(table::Event::Stored(Err(Trouble::Conflict)));
    assert_eq!(room.order.last(), Some(&"abandon"));
    room.reload();
    assert!(room.take(BERT, 1, "Bert").is_ok());
    assert_eq!(room.record.revision, Some(1));
}

#[test]
fn of_two_who_take_the_last_seat_one_gets_it() {
    let mut room = room(&[human("Anna"), open()], TableOptions::default());
    let take = |name: &str| seat(1, SeatRequest::Take { name: name.into(), program: false });
    let first = room.put(Some(BERT), take("Bert"));
    let second = room.put(Some(CLARA), take("Clara"));
    room.store();
    assert!(room.answer(first).unwrap().is_ok());
    assert_eq!(kind(room.answer(second).unwrap().clone()), RefusalKind::Started);
    assert_eq!(room.table.held_by(Some(BERT)), [Seat(1)]);
}

/// The people of the table, and whether the seats are marked as those of programs.
fn marks(room: &Room) -> Vec<bool> {
    room.table.snapshot(None, Known::default()).seats.iter().map(|seat| seat.program).collect()
}

#[test]
fn a_program_sits_down_where_programs_are_welcome() {
    let program = |name: &str| SeatRequest::Take { name: name.into(), program: true };
    let seats = [human("Anna"), open(), open()];
    let mut closed = room(&seats, TableOptions::default());
    assert_eq!(kind(closed.settle(BERT, seat(1, program("Deep")))), RefusalKind::NoPrograms);
    assert_eq!(closed.settle(ANNA, seat(1, program("Mine"))), Ok(Granted::Seated), "the owner's own");
    let chosen = [("programs".to_owned(), "yes".to_owned())].into();
    let mut welcoming = room(&seats, TableOptions::default().with_chosen(chosen));
    assert_eq!(welcoming.settle(BERT, seat(1, program("Deep"))), Ok(Granted::Seated));
    assert_eq!(welcoming.take(CLARA, 2, "Clara"), Ok(Granted::Seated));
    assert_eq!(marks(&welcoming), [false, true, false]);
    assert_eq!(welcoming.settle(BERT, seat(1, program("Deep"))), Ok(Granted::Seated), "it asks again");
    welcoming.reload();
    assert_eq!(marks(&welcoming), [false, true, false]);
}

#[test]
fn a_drawn_order_is_drawn_once_and_stays() {
    let mut orders = BTreeSet::new();
    for seed in 0..60 {
        let mut source = SeededSource::new(seed);
        let options = TableOptions { order: Order::Drawn, ..TableOptions::default() };
        let wish = protocol::NewTable { options, ..wish(&[human("Anna"), bot("greedy"), open()]) };
        let draft = TableDraft::new(games::REGISTRY, &wish, ANNA, &mut source).unwrap();
        assert!(
            matches!(draft.sitters[0], Sitter::Person { .. }),
            "while seats are open people sit as they sat down"
        );
        let mut room = Room::of(draft, source);
        room.take(BERT, 2, "Bert").unwrap();
        let sitters = room.table.sitters().to_vec();
        let place = |holder| room.table.held_by(Some(holder))[0].0;
        orders.insert((place(ANNA), place(BERT)));
        room.reload();
        assert_eq!(room.table.sitters(), sitters);
    }
    assert_eq!(orders.len(), 6, "every order comes about");
}

#[test]
fn where_nobody_may_look_on_nobody_does() {
    let options = TableOptions { spectators: false, ..TableOptions::default() };
    let mut room = room(&[human("Anna"), open()], options);
    for (socket, holder) in [(1, Some(ANNA)), (2, Some(BERT)), (3, Some(CLARA)), (4, None)] {
        room.join(socket, holder);
    }
    assert_eq!(room.sent.iter().filter(|(_, frame)| matches!(frame, Frame::Snapshot(_))).count(), 4);
    room.sent.clear();
    room.take(BERT, 1, "Bert").unwrap();
    assert_eq!(room.cut.iter().map(|socket| socket.0).collect::<Vec<_>>(), [3, 4]);
    assert!(room.sent.iter().all(|(to, _)| to.iter().all(|socket| socket.0 < 3)));
    room.join(5, Some(CLARA));
    assert_eq!(room.cut.len(), 3);
    assert_eq!(room.table.admits(None).unwrap_err().kind, RefusalKind::NoSpectators);
    assert_eq!(room.table.view_at(None, 0, Viewer::Spectator).unwrap_err().kind, RefusalKind::NoSpectators);
    assert_eq!(room.table.course(None).unwrap_err().kind, RefusalKind::NoSpectators);
    assert!(room.table.course(Some(BERT)).is_ok());
    assert!(room.table.admits(Some(BERT)).is_ok());
}

#[test]
fn a_table_that_the_host_closed_admits_only_who_has_a_seat() {
    use SeatRequest::*;
    let mut room = gathering();
    room.take(BERT, 1, "Bert").unwrap();
    room.record.revision = room.record.revision.map(|revision| revision | table::CLOSED);
    room.reload();
    room.join(1, Some(BERT));
    room.join(2, Some(CLARA));
    room.join(3, None);
    assert_eq!(room.cut.iter().map(|socket| socket.0).collect::<Vec<_>>(), [2, 3]);
    assert_eq!(room.table.admits(Some(CLARA)).unwrap_err().kind, RefusalKind::NoSpectators);
    assert_eq!(kind(room.take(CLARA, 2, "Clara")), RefusalKind::NoSpectators);
    let line = SayRequest { key: "k".into(), seat: None, name: "Clara".into(), text: "Hello".into() };
    assert_eq!(kind(room.settle(CLARA, Ask::Say(line))), RefusalKind::NoSpectators);
    // A person who set the table up and has left has no seat either.
    room.settle(ANNA, seat(0, Leave {})).unwrap();
    assert_eq!(kind(room.take(ANNA, 0, "Anna")), RefusalKind::NoSpectators);
    let start = StartRequest { fill: "greedy".into() };
    assert_eq!(kind(room.settle(ANNA, Ask::Start(start))), RefusalKind::NoSpectators);
    // A person who has a seat stays, after a restart too.
    room.reload();
    assert!(room.table.admits(Some(BERT)).is_ok() && room.table.admits(Some(ANNA)).is_err());
    room.take(BERT, 1, "Bertram").unwrap();
}

#[test]
fn who_is_here_is_told_but_not_too_often() {
    let mut room = gathering();
    let present = |room: &Room| {
        let told = room.sent.iter().filter_map(|(to, frame)| match frame {
            Frame::Present(present) => Some((to.len(), present.seats.clone(), present.spectators)),
            _ => None,
        });
        told.collect::<Vec<_>>()
    };
    room.join(1, Some(ANNA));
    let Frame::Snapshot(first) = &room.sent[0].1 else { panic!("a snapshot comes first") };
    assert_eq!((first.present.seats.clone(), first.present.spectators), (vec![Seat(0)], 0));
    for (socket, holder) in [(2, None), (3, None), (4, Some(BERT)), (5, Some(BERT))] {
        room.join(socket, holder);
    }
    assert_eq!(present(&room), [], "who came first told nobody, and then it is too early");
    room.step(table::Event::Alarm(table::Alarm::Presence));
    assert_eq!(present(&room), [(5, vec![Seat(0)], 3)], "one person with two lines is one");
    room.step(table::Event::Left(table::Socket(5)));
    room.step(table::Event::Alarm(table::Alarm::Presence));
    assert_eq!(present(&room).len(), 1, "nothing has changed");
    room.step(table::Event::Left(table::Socket(1)));
    assert_eq!(present(&room)[1], (3, vec![], 3), "told at once");
}
