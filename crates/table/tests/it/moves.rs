//! A move is committed, then acknowledged, then shown; a request that comes twice is done once; and a refused request
//! changes nothing.

use crate::common::{ANNA, BERT, Room, bot, human, moved, wish};
use kernel::{Seat, Viewer};
use protocol::{Frame, MoveRequest, RefusalKind, Update};
use table::{Event, Known, QUEUE_MAX, Rematch, Socket, Table, TableDraft, Trouble};

#[test]
fn commits_then_acknowledges_then_shows() {
    let mut room = Room::of_two(1);
    room.join(7, None);
    room.order.clear();
    room.ask(Some(ANNA), room.request("a"));
    assert_eq!(room.order, ["commit"], "nothing is said before the move is stored");
    assert_eq!(room.table.snapshot(None, Known::default()).version, room.version(), "and nothing is shown");
    room.store();
    assert_eq!(room.order, ["commit", "answer", "send"]);
    assert_eq!(room.table.snapshot(None, Known::default()).version, room.version());
}

#[test]
fn a_move_that_is_not_stored_changes_nothing_and_can_be_made_again() {
    let mut room = Room::of_two(1);
    let request = room.request("a");
    let before = room.table.snapshot(Some(ANNA), Known::default());
    let reply = room.ask(Some(ANNA), request.clone());
    room.fail();
    let refusal = room.answer(reply).unwrap().clone().unwrap_err();
    assert_eq!(refusal.kind, RefusalKind::NotStored);
    assert!(refusal.why.contains("the disk is full"), "{}", refusal.why);
    let after = room.table.snapshot(Some(ANNA), Known::default());
    assert_eq!((before.version, before.seen[0].view.get()), (after.version, after.seen[0].view.get()));
    room.make(ANNA, request);
}

#[test]
fn a_repeated_request_is_answered_and_not_repeated() {
    let mut room = Room::of_two(1);
    let request = room.request("a");
    let first = room.ask(Some(ANNA), request.clone());
    let meanwhile = room.ask(Some(ANNA), request.clone());
    assert_eq!(room.answer(meanwhile), None);
    room.store();
    let moved = moved(room.version());
    assert_eq!(room.answer(first), Some(&Ok(moved.clone())));
    assert_eq!(room.answer(meanwhile), Some(&Ok(moved.clone())));
    let later = room.ask(Some(ANNA), request.clone());
    assert_eq!((room.answer(later), &room.commit), (Some(&Ok(moved.clone())), &None));
    // After a restart too.
    room.table = Table::load(games::REGISTRY, room.record.clone()).unwrap();
    let restarted = room.ask(Some(ANNA), request);
    assert_eq!((room.answer(restarted), &room.commit), (Some(&Ok(moved)), &None));
}

#[test]
fn a_key_is_good_for_one_request() {
    let mut room = Room::of_two(1);
    let request = room.request("a");
    let other = MoveRequest { action: room.legal().remove(1), ..request.clone() };
    room.ask(Some(ANNA), request.clone());
    let reply = room.ask(Some(ANNA), other.clone());
    assert_eq!(room.answer(reply).unwrap().as_ref().unwrap_err().kind, RefusalKind::KeyReused);
    room.store();
    assert_eq!(room.kind(Some(ANNA), other.clone()), RefusalKind::KeyReused);
    assert_eq!(room.kind(Some(ANNA), MoveRequest { version: 0, ..request }), RefusalKind::KeyReused);
    room.table = Table::load(games::REGISTRY, room.record.clone()).unwrap();
    assert_eq!(room.kind(Some(ANNA), other), RefusalKind::KeyReused);
    // Keys are each seat's own.
    room.make(BERT, room.request("a"));
}

#[test]
fn of_two_requests_at_once_one_wins() {
    let mut room = Room::of_two(1);
    let first = room.ask(Some(ANNA), room.request("a"));
    let second = room.ask(Some(ANNA), room.request("b"));
    assert_eq!(room.answer(second), None, "it waits for the first to be stored");
    room.store();
    assert!(room.answer(first).unwrap().is_ok());
    assert_eq!(room.answer(second).unwrap().as_ref().unwrap_err().kind, RefusalKind::StaleVersion);
    assert_eq!(room.commit, None);
}

#[test]
fn who_waits_behind_a_move_that_was_not_stored_comes_next() {
    let mut room = Room::of_two(1);
    room.ask(Some(ANNA), room.request("a"));
    let second = room.ask(Some(ANNA), room.request("b"));
    room.fail();
    room.store();
    assert!(room.answer(second).unwrap().is_ok());
}

#[test]
fn not_more_than_so_many_wait() {
    let mut room = Room::of_two(1);
    for number in 0..=QUEUE_MAX {
        let request = room.request(&format!("k{number}"));
        let reply = room.ask(Some(ANNA), request);
        assert_eq!(room.answer(reply), None);
    }
    let reply = room.ask(Some(ANNA), room.request("one-too-many"));
    assert_eq!(room.answer(reply).unwrap().as_ref().unwrap_err().kind, RefusalKind::TooMany);
}

#[test]
fn each_refusal_has_its_kind() {
    use RefusalKind::*;
    let mut room = Room::of_two(1);
    let good = room.request("a");
    let with = |change: fn(&mut MoveRequest)| {
        let mut request = good.clone();
        change(&mut request);
        request
    };
    assert_eq!(room.kind(None, good.clone()), NotYourSeat);
    assert_eq!(room.kind(Some(BERT), good.clone()), NotYourSeat);
    assert_eq!(room.kind(Some([9; 32]), good.clone()), NotYourSeat);
    assert_eq!(room.kind(Some(ANNA), with(|request| request.seat = Seat(2))), NoSuchSeat);
    assert_eq!(room.kind(Some(ANNA), with(|request| request.seat = Seat(255))), NoSuchSeat);
    assert_eq!(room.kind(Some(BERT), with(|request| request.seat = Seat(1))), NotYourTurn);
    assert_eq!(room.kind(Some(ANNA), with(|request| request.version -= 1)), StaleVersion);
    assert_eq!(room.kind(Some(ANNA), with(|request| request.version += 1)), StaleVersion);
    assert_eq!(room.kind(Some(ANNA), with(|request| request.action = "sing".into())), Malformed);
    for key in ["", "a b", "ключ", &"x".repeat(65)] {
        let request = MoveRequest { key: key.into(), ..good.clone() };
        assert_eq!(room.kind(Some(ANNA), request), Malformed, "{key:?}");
    }
    let action = suites::picks::illegal(room.session().as_ref());
    let refusal = room.refused(Some(ANNA), MoveRequest { action, ..good.clone() });
    assert_eq!(refusal.kind, NotLegal);
    assert!(refusal.rule.is_some() && refusal.message.is_some(), "{refusal:?}");
    room.make(ANNA, good);
    room.play_out(&[ANNA, BERT]);
    let late = MoveRequest { key: "z".into(), seat: Seat(0), version: room.version(), action: "P".into() };
    assert_eq!(room.kind(Some(ANNA), late), Over);
}

#[test]
fn a_history_that_went_on_elsewhere_makes_the_table_give_itself_up() {
    let mut room = Room::of_two(1);
    let request = room.request("a");
    room.ask(Some(ANNA), request.clone());
    room.order.clear();
    // The move had been stored after all, though the store had said otherwise.
    room.keep();
    room.step(Event::Stored(Err(Trouble::Conflict)));
    assert_eq!(room.order, ["abandon"]);
    room.table = Table::load(games::REGISTRY, room.record.clone()).unwrap();
    let again = room.ask(Some(ANNA), request);
    assert_eq!(room.answer(again), Some(&Ok(moved(room.version()))));
}

#[test]
fn a_whole_game_is_replayed_from_its_record() {
    for seed in 0..5 {
        let mut room = Room::of_two(seed);
        room.play_out(&[ANNA, BERT]);
        let again = Table::load(games::REGISTRY, room.record.clone()).unwrap();
        let seen = |table: &Table| table.snapshot(Some(ANNA), Known::default()).seen[0].view.get().to_owned();
        assert_eq!(seen(&again), seen(&room.table));
        let file = again.game_file(None).unwrap();
        assert_eq!(games::load(&file).unwrap().log().trim(), room.log().trim());
        assert!(again.is_idle());
    }
}

/// Returns a move that the rules forbid where the first move of the room of seed 1 is due.
fn illegal_first() -> String {
    suites::picks::illegal(Room::of_two(1).session().as_ref())
}

#[test]
fn a_damaged_record_is_recognised() {
    let mut room = Room::of_two(1);
    room.make(ANNA, room.request("a"));
    room.make(BERT, room.request("b"));
    let whole = room.record;
    let damaged = |change: fn(&mut table::Record)| {
        let mut record = whole.clone();
        change(&mut record);
        Table::load(games::REGISTRY, record).err().expect("it is damaged").to_string()
    };
    assert!(Table::load(games::REGISTRY, whole.clone()).is_ok());
    damaged(|record| record.past.clear());
    damaged(|record| record.setup = "chess".into());
    damaged(|record| record.sitters.truncate(1));
    damaged(|record| record.past[1].version += 1);
    damaged(|record| record.past[1].inputs.clear());
    let half = damaged(|record| {
        record.past[0].inputs.pop();
        record.past[0].version -= 1;
    });
    assert!(half.contains("entry 0: it is not whole"), "{half}");
    damaged(|record| record.past[1].undo = Some(1));
    damaged(|record| record.revision = Some(1));
    damaged(|record| record.sitters[1] = table::Sitter::Open);
    damaged(|record| record.past.truncate(0));
    let foreign = damaged(|record| record.past[1].inputs[0] = illegal_first());
    assert!(foreign.contains(&format!("entry 1: `{}`", illegal_first())), "{foreign}");
}

#[test]
fn everybody_sees_their_own_and_alike_is_sent_once() {
    let mut room = Room::new(&[human("Anna"), human("Anna too")], 1);
    for (socket, holder) in [(1, Some(ANNA)), (2, None), (3, Some(BERT)), (4, None)] {
        room.join(socket, holder);
    }
    let viewers = |frame: &Frame| match frame {
        Frame::Snapshot(snapshot) => snapshot.seen.iter().map(|seen| seen.viewer).collect::<Vec<_>>(),
        Frame::Update(update) => update.seen.iter().map(|seen| seen.viewer).collect(),
        _ => Vec::new(),
    };
    let both = vec![Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))];
    assert_eq!(viewers(&room.sent[0].1), both);
    assert_eq!(viewers(&room.sent[1].1), [Viewer::Spectator]);
    let Frame::Snapshot(first) = &room.sent[0].1 else { panic!("a snapshot comes first") };
    assert_eq!(first.seats.iter().map(|seat| seat.mine).collect::<Vec<_>>(), [true, true]);
    assert_eq!(first.seen[0].steps.len() as u32, first.version);
    room.step(Event::Left(Socket(4)));
    room.sent.clear();
    let before = room.version();
    room.make(ANNA, room.request("a"));
    let to: Vec<_> = room.sent.iter().map(|(sockets, _)| sockets.clone()).collect();
    assert_eq!(to, [vec![Socket(2), Socket(3)], vec![Socket(1)]]);
    assert_eq!(viewers(&room.sent[0].1), [Viewer::Spectator]);
    assert_eq!(viewers(&room.sent[1].1), both);
    let Frame::Update(Update { version, seen, .. }) = &room.sent[1].1 else { panic!("an update") };
    assert_eq!(*version, room.version());
    let versions: Vec<u32> = seen[0].steps.iter().map(|step| step.version).collect();
    assert_eq!(versions, (before + 1..=*version).collect::<Vec<_>>());
    // A player decided first; whatever followed is chance, and everybody is told so.
    let chance: Vec<bool> = seen[0].steps.iter().map(|step| step.chance).collect();
    assert!(!chance[0] && chance[1..].iter().all(|&chance| chance), "{chance:?}");
}

#[test]
fn the_set_up_is_all_chance() {
    let room = Room::of_two(1);
    let snapshot = room.table.snapshot(Some(ANNA), Known::default());
    assert!(!snapshot.seen[0].steps.is_empty() && snapshot.seen[0].steps.iter().all(|step| step.chance));
}

#[test]
fn looks_back_only_through_ones_own_eyes() {
    let mut room = Room::of_two(1);
    let dealt = room.version();
    let then = room.table.snapshot(Some(ANNA), Known::default()).seen[0].view.get().to_owned();
    room.make(ANNA, room.request("a"));
    let mine = Viewer::Seat(Seat(0));
    assert_eq!(room.table.view_at(Some(ANNA), dealt, mine).unwrap().view.get(), then);
    assert!(room.table.view_at(None, 0, Viewer::Spectator).is_ok());
    let kind = |holder, version, viewer| room.table.view_at(holder, version, viewer).unwrap_err().kind;
    assert_eq!(kind(Some(BERT), dealt, mine), RefusalKind::NotYourSeat);
    assert_eq!(kind(None, dealt, mine), RefusalKind::NotYourSeat);
    assert_eq!(kind(Some(ANNA), dealt, Viewer::Seat(Seat(3))), RefusalKind::NoSuchSeat);
    assert_eq!(kind(Some(ANNA), room.version() + 1, mine), RefusalKind::NotFound);
    assert_eq!(room.table.game_file(None).unwrap_err().kind, RefusalKind::StillRunning);
}

#[test]
fn a_rematch_seats_the_same_people_one_seat_on() {
    let mut room = Room::of_two(3);
    let source = &mut room.source;
    let early = room.table.draft_rematch(Some(ANNA), source).unwrap_err();
    assert_eq!(early.kind, RefusalKind::StillRunning);
    room.play_out(&[ANNA, BERT]);
    let foreign = room.table.draft_rematch(None, &mut room.source).unwrap_err();
    assert_eq!(foreign.kind, RefusalKind::NotYourSeat);
    let Rematch::New(draft) = room.table.draft_rematch(Some(BERT), &mut room.source).unwrap() else {
        panic!("there is none yet")
    };
    let holders: Vec<_> = draft.sitters.iter().map(table::Sitter::holder).collect();
    assert_eq!(holders, [Some(BERT), Some(ANNA)]);
    assert_eq!(draft.setup, room.record.setup);
    room.join(1, None);
    room.sent.clear();
    room.step(Event::RematchMade("next".into(), Some(BERT)));
    room.step(Event::RematchMade("other".into(), None));
    assert!(matches!(&room.sent[..], [(_, Frame::Rematch(rematch))] if rematch.table == "next"));
    let again = room.table.draft_rematch(Some(ANNA), &mut room.source);
    assert_eq!(again, Ok(Rematch::Already("next".into())));
}

#[test]
fn refuses_what_cannot_be_set_up() {
    let mut source = catalog::SeededSource::new(1);
    let mut why = |setup: &str, seats: &[protocol::NewSeat]| {
        let wish = protocol::NewTable { setup: setup.into(), ..wish(seats) };
        let refusal = TableDraft::new(games::REGISTRY, &wish, ANNA, &mut source).unwrap_err();
        assert_eq!(refusal.kind, RefusalKind::Malformed);
        refusal.why
    };
    let two = [human("Anna"), bot("greedy")];
    assert!(why("chess", &two).contains("there is no game `chess`"));
    let for_two = suites::any_setup(2);
    assert!(why(&for_two.replace('2', "9"), &two).contains('9'));
    assert!(why(&suites::any_setup(3), &two).contains("3 seats"));
    assert!(why(&for_two, &[human(&"n".repeat(25)), bot("greedy")]).contains("24 characters"));
    assert!(why(&for_two, &[human("a\u{7}b"), bot("greedy")]).contains("control"));
    assert!(why(&for_two, &[human(""), bot("champion")]).contains("champion"));
    assert!(why(&for_two, &[human(""), bot("master:9000000")]).contains("nodes"));
}

#[test]
fn opens_a_game_file_and_goes_on() {
    let mut room = Room::of_two(1);
    room.make(ANNA, room.request("a"));
    let mut source = catalog::SeededSource::new(2);
    let draft = TableDraft::from_log(games::REGISTRY, &room.log(), &[], ANNA, &mut source).unwrap();
    assert_eq!((draft.deal.as_ref().unwrap().version, draft.sitters.len()), (room.version(), 2));
    let mut opened = Room::of(draft, source);
    assert_eq!(opened.log(), room.log());
    opened.make(ANNA, opened.request("b"));
    let refusal = |log: &str| {
        TableDraft::from_log(games::REGISTRY, log, &[], ANNA, &mut catalog::SeededSource::new(2)).unwrap_err()
    };
    for (log, why) in [
        ("", "empty"),
        ("chess\n", "no game `chess`"),
        (&format!("{}\nfoul\n", room.log()), "foul"),
        (&room.log().replacen('\n', "\nT.wbg\n", 1), "line 2"),
    ] {
        let refusal = refusal(log);
        assert_eq!(refusal.kind, RefusalKind::Malformed);
        assert!(refusal.why.contains(why), "{} should name {why}", refusal.why);
    }
    assert_eq!(refusal(&"# long\n".repeat(30_000)).kind, RefusalKind::TooLarge);
}
