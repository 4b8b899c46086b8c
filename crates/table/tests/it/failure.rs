//! When the rules fail over a request, it is refused, reported, and nothing has changed.

use catalog::Source;
use kernel::Seat;
use protocol::{RefusalKind, SeatRequest};
use table::{Alarm, Ask, Asked, Command, Event, Failure, Known, Refusal, Reply};

use crate::common::{ANNA, BERT, Room, bot, human, open};

/// Chance fails: in the middle of a move, when the rules have played the action and a card is due.
struct Failing;

impl Source for Failing {
    fn below(&mut self, _deck: u8, _ordinal: u32, _n: u32) -> u32 {
        panic!("there is no card")
    }
}

/// Puts a request to the table over which the rules fail.
fn fails(room: &mut Room, holder: table::Holder, ask: Ask) -> (Failure, Refusal) {
    let before = seen(room);
    let asked = Asked { reply: Reply(1_000), holder: Some(holder), ask };
    let commands = room.table.step(Event::Asked(asked), 1, &mut Failing);
    assert_eq!(seen(room), before, "nothing has changed");
    match <[Command; 2]>::try_from(commands) {
        Ok([Command::Report(failure), Command::Answer { reply: Reply(1_000), answer: Err(refusal) }]) => {
            (failure, refusal)
        }
        _ => panic!("a report, and then an answer"),
    }
}

/// Returns the table as each of the two sees it.
fn seen(room: &Room) -> [String; 2] {
    [ANNA, BERT].map(|holder| format!("{:?}", room.table.snapshot(Some(holder), Known::default())))
}

/// A legal action that is followed by a draw.
fn draws(room: &Room) -> String {
    suites::picks::drawing(room.session().as_ref()).remove(0)
}

#[test]
fn a_move_that_fails_is_refused_and_can_be_made_again() {
    let mut room = Room::of_two(1);
    room.join(1, Some(BERT));
    let mut request = room.request("draw");
    request.action = draws(&room);
    let holder = [ANNA, BERT][request.seat.index()];

    let (failure, refusal) = fails(&mut room, holder, Ask::Move(request.clone()));
    assert_eq!(refusal.kind, RefusalKind::Internal);
    assert_eq!((failure.panic.as_str(), failure.log), ("there is no card", room.log() + "\n"));
    assert!(failure.request.contains(&request.action), "{}", failure.request);

    let version = room.version();
    room.make(holder, request);
    assert_eq!(room.version(), version + 2, "the action, and the card");
}

#[test]
fn a_deal_that_fails_leaves_the_seats_as_they_were() {
    let mut room = Room::new(&[human("Anna"), open()], 1);
    let take = Ask::Seat(Seat(1), SeatRequest::Take { name: "Bert".into(), program: false });
    let (failure, refusal) = fails(&mut room, BERT, take);
    assert_eq!((refusal.kind, failure.log), (RefusalKind::Internal, room.record.setup.clone()));
    assert!(!failure.request.contains("Bert"), "the report is for the log: {}", failure.request);
    room.take(BERT, 1, "Bert").expect("a seat");
    assert!(room.version() > 0, "the game has begun");
}

#[test]
fn a_bot_whose_move_fails_is_asked_again() {
    let mut room = Room::new(&[bot("random"), human("Anna")], 1);
    let (version, action) = (room.version(), Some(draws(&room)));
    let before = seen(&room);
    let thought = Event::Thought { version, action: action.clone() };
    let commands = room.table.step(thought, 1, &mut Failing);
    assert!(matches!(commands[..], [Command::Report(_), Command::Wake(Alarm::Bots, _)]));
    assert_eq!(seen(&room), before, "nothing has changed");

    room.step(Event::Alarm(Alarm::Bots));
    assert_eq!(room.tasks.len(), 2);
    room.step(Event::Thought { version, action });
    room.store();
    assert_eq!(room.version(), version + 2);
}
