//! Chat: stored before it is heard, once for each key, and spectators among themselves while a game runs.

use crate::common::{ANNA, BERT, CLARA, Room, human, open};
use kernel::Seat;
use protocol::{CHAT_SHOWN, Frame, GuestRequest, RefusalKind, Room as Where, Said, SayRequest, SeatRequest};
use table::{Ask, Granted, Holder, Known, Refusal};

fn line(key: &str, text: &str) -> SayRequest {
    SayRequest { key: key.into(), seat: None, name: String::new(), text: text.into() }
}

fn say(room: &mut Room, holder: Holder, request: SayRequest) -> Result<Granted, Refusal> {
    room.settle(holder, Ask::Say(request))
}

/// The lines that each socket was told, as (socket, text).
fn told(room: &Room) -> Vec<(u64, String)> {
    let mut told = Vec::new();
    for (to, frame) in &room.sent {
        if let Frame::Chat(chat) = frame {
            told.extend(to.iter().flat_map(|to| chat.lines.iter().map(|line| (to.0, line.text.clone()))));
        }
    }
    told.sort();
    told
}

fn shown(room: &Room, holder: Option<Holder>) -> Vec<String> {
    let snapshot = room.table.snapshot(holder, Known::default());
    snapshot.chat.into_iter().map(|line| line.text).collect()
}

#[test]
fn a_line_is_stored_before_it_is_heard() {
    let mut room = Room::of_two(1);
    room.join(1, Some(BERT));
    room.order.clear();
    let reply = room.put(Some(ANNA), Ask::Say(line("a", " Hello ")));
    assert_eq!(room.order, ["commit"]);
    assert_eq!((room.answer(reply), shown(&room, None).len()), (None, 0));
    room.store();
    assert_eq!(room.order, ["commit", "answer", "send"]);
    assert_eq!(room.answer(reply), Some(&Ok(Granted::Said(Said { id: 0 }))));
    let Some((_, Frame::Chat(chat))) = room.sent.last() else { panic!("a line") };
    let said = &chat.lines[0];
    assert_eq!((said.seat, said.name.as_str(), said.text.as_str()), (Some(Seat(0)), "Anna", "Hello"));
    assert_eq!(said.at, room.now / 1000);
}

#[test]
fn a_line_that_is_sent_again_is_said_once() {
    let mut room = Room::of_two(1);
    let again = |room: &mut Room| say(room, ANNA, line("a", "Hello"));
    assert_eq!(again(&mut room), Ok(Granted::Said(Said { id: 0 })));
    assert_eq!(again(&mut room), Ok(Granted::Said(Said { id: 0 })));
    room.reload();
    assert_eq!(again(&mut room), Ok(Granted::Said(Said { id: 0 })));
    assert_eq!(say(&mut room, ANNA, line("a", "Hi")).unwrap_err().kind, RefusalKind::KeyReused);
    assert_eq!(say(&mut room, BERT, line("a", "Hello")), Ok(Granted::Said(Said { id: 1 })), "another's key");
    assert_eq!(room.record.lines.len(), 2);
    // A move's key is another matter.
    room.make(ANNA, room.request("a"));
}

/// Before a game begins no line names a seat, so that a stranger under a player's name would look like the player.
#[test]
fn a_line_of_somebody_without_a_seat_is_marked() {
    let mut room = Room::new(&[human("Anna"), open()], 1);
    let guests = |room: &Room, holder: Option<Holder>| -> Vec<(String, bool)> {
        let chat = room.table.snapshot(holder, Known::default()).chat;
        chat.into_iter().map(|line| (line.name, line.guest)).collect()
    };
    room.join(1, Some(ANNA));
    say(&mut room, ANNA, line("a", "Welcome")).unwrap();
    say(&mut room, CLARA, SayRequest { name: "Anna".into(), ..line("b", "Send me your link") }).unwrap();
    let Some((_, Frame::Chat(chat))) = room.sent.last() else { panic!("a line") };
    assert!(chat.lines[0].guest && chat.lines[0].seat.is_none());
    for holder in [None, Some(ANNA), Some(CLARA)] {
        assert_eq!(guests(&room, holder), [("Anna".to_owned(), false), ("Anna".to_owned(), true)]);
    }
    room.reload();
    assert_eq!(guests(&room, None), [("Anna".to_owned(), false), ("Anna".to_owned(), true)]);
    // A person who sits down belongs to the table, and the game begins; but not the lines that they said under another
    // name before.
    say(&mut room, CLARA, SayRequest { name: "Clara".into(), ..line("d", "May I?") }).unwrap();
    // Nor can they take a name that is like another's, under which they spoke.
    for name in ["Anna", " aNNA", "An\u{200d}na", "Anna\u{fe0f}", "\u{ff21}nna"] {
        let refusal = room.take(CLARA, 1, name).unwrap_err();
        assert_eq!(refusal.message.unwrap().id, "words-fault-taken");
    }
    room.take(CLARA, 1, "Clara").unwrap();
    let said = [("Anna".to_owned(), false), ("Anna".to_owned(), true), ("Clara".to_owned(), false)];
    assert_eq!(guests(&room, None), said);
    say(&mut room, BERT, line("c", "Good luck")).unwrap();
    assert_eq!(guests(&room, None).last(), Some(&(String::new(), true)));
}

#[test]
fn while_the_game_runs_spectators_are_heard_by_spectators() {
    let mut room = Room::of_two(1);
    for (socket, holder) in [(1, Some(ANNA)), (2, Some(CLARA)), (3, None)] {
        room.join(socket, holder);
    }
    let request = SayRequest { name: "Clara".into(), ..line("a", "Take the emerald!") };
    say(&mut room, CLARA, request).unwrap();
    say(&mut room, ANNA, line("b", "Hm")).unwrap();
    let heard = |socket: u64, text: &str| (socket, text.to_owned());
    let hint = "Take the emerald!";
    assert_eq!(told(&room), [heard(1, "Hm"), heard(2, "Hm"), heard(2, hint), heard(3, "Hm"), heard(3, hint)]);
    assert_eq!(
        (shown(&room, Some(ANNA)), shown(&room, Some(BERT))),
        (vec!["Hm".to_owned()], vec!["Hm".to_owned()])
    );
    assert_eq!(shown(&room, None), [hint, "Hm"]);
    let line = &room.record.lines[0];
    assert_eq!((line.room, line.seat, line.name.as_str()), (Where::Spectators, None, "Clara"));
    room.sent.clear();
    room.play_out(&[ANNA, BERT]);
    assert_eq!(told(&room), [heard(1, hint)], "when it is over players hear it too");
    assert_eq!(shown(&room, Some(ANNA)), [hint, "Hm"]);
    // A player who was away when the game ended, and knows a later line, hears the earlier one too.
    let known = Known { chat: Some(1), ..Known::default() };
    let missed: Vec<_> =
        room.table.snapshot(Some(ANNA), known).chat.into_iter().map(|line| line.text).collect();
    assert_eq!(missed, [hint]);
    assert_eq!(room.table.snapshot(None, known).chat, [], "they heard it when it was said");
    say(&mut room, CLARA, self::line("c", "Well played")).unwrap();
    assert_eq!(room.record.lines[2].room, Where::Table);
}

#[test]
fn before_the_game_everybody_talks_at_the_table() {
    let mut room = Room::new(&[human("Anna"), open()], 1);
    say(&mut room, CLARA, line("a", "May I?")).unwrap();
    say(&mut room, ANNA, line("b", "Sit down")).unwrap();
    assert_eq!(shown(&room, None), ["May I?", "Sit down"]);
    let lines = &room.record.lines;
    assert_eq!((lines[1].seat, lines[1].name.as_str()), (None, "Anna"), "seats are not final yet");
}

#[test]
fn what_cannot_be_said_is_refused() {
    let mut room = Room::of_two(1);
    for text in ["", "  ", "a\nb", "a\u{7}b", &"x".repeat(301)] {
        assert_eq!(
            say(&mut room, ANNA, line("a", text)).unwrap_err().kind,
            RefusalKind::Malformed,
            "{text:?}"
        );
    }
    assert_eq!(say(&mut room, ANNA, line("", "Hello")).unwrap_err().kind, RefusalKind::Malformed);
    let name = SayRequest { name: "n".repeat(25), ..line("a", "Hello") };
    assert_eq!(say(&mut room, CLARA, name).unwrap_err().kind, RefusalKind::Malformed);
    let foreign = SayRequest { seat: Some(Seat(1)), ..line("a", "I give up") };
    assert_eq!(say(&mut room, ANNA, foreign).unwrap_err().kind, RefusalKind::NotYourSeat);
    let nobody = room.put(None, Ask::Say(line("a", "Boo")));
    assert_eq!(room.answer(nobody).unwrap().as_ref().unwrap_err().kind, RefusalKind::NotYourSeat);
    assert!(room.record.lines.is_empty());
    assert!(say(&mut room, ANNA, line("a", &"ж".repeat(300))).is_ok());
}

#[test]
fn a_snapshot_shows_the_last_lines_or_those_after_a_known_one() {
    let mut room = Room::of_two(1);
    for number in 0..CHAT_SHOWN + 20 {
        say(
            &mut room,
            if number % 2 == 0 { ANNA } else { CLARA },
            line(&format!("k{number}"), &number.to_string()),
        )
        .unwrap();
    }
    let all = room.table.snapshot(None, Known::default()).chat;
    assert_eq!((all.len(), all.last().unwrap().id), (CHAT_SHOWN, CHAT_SHOWN as u32 + 19));
    assert!(all.is_sorted_by_key(|line| line.id));
    let known = Known { after: 0, chat: Some(CHAT_SHOWN as u32 + 16) };
    let ids = |holder| room.table.snapshot(holder, known).chat.iter().map(|line| line.id).collect::<Vec<_>>();
    assert_eq!(ids(None), [117, 118, 119]);
    assert_eq!(ids(Some(ANNA)), [118]);
}

fn decide(room: &mut Room, holder: Holder, request: GuestRequest) -> Result<Granted, RefusalKind> {
    room.settle(holder, Ask::Guests(request)).map_err(|refusal| refusal.kind)
}

/// Returns the chat as a person without a seat is shown it, as (name, text, hidden).
fn lines(room: &Room) -> Vec<(String, String, bool)> {
    let chat = room.table.snapshot(None, Known::default()).chat;
    chat.into_iter().map(|line| (line.name, line.text, line.hidden)).collect()
}

#[test]
fn the_owner_mutes_a_guest_and_takes_it_back() {
    let mut room = Room::new(&[human("Anna"), open()], 1);
    room.join(1, None);
    say(&mut room, ANNA, line("a", "Welcome")).unwrap();
    let rude = SayRequest { name: "Clara".into(), ..line("c", "Rubbish") };
    say(&mut room, CLARA, rude).unwrap();
    assert_eq!(decide(&mut room, CLARA, GuestRequest::Mute { line: 0 }), Err(RefusalKind::NotOwner));
    assert_eq!(decide(&mut room, ANNA, GuestRequest::Mute { line: 0 }), Err(RefusalKind::SeatTaken));
    assert_eq!(decide(&mut room, ANNA, GuestRequest::Mute { line: 9 }), Err(RefusalKind::NotFound));
    room.sent.clear();
    for _ in 0..2 {
        assert_eq!(decide(&mut room, ANNA, GuestRequest::Mute { line: 1 }), Ok(Granted::Moderated));
    }
    let [(_, Frame::Chat(told))] = &room.sent[..] else { panic!("{:?}", room.sent.len()) };
    assert!(told.lines[0].id == 1 && told.lines[0].hidden && told.lines[0].text.is_empty());
    for reload in [false, true] {
        if reload {
            room.reload();
        }
        assert_eq!(lines(&room)[1], (String::new(), String::new(), true));
        assert_eq!(say(&mut room, CLARA, line("d", "More")).unwrap_err().kind, RefusalKind::Muted);
        assert_eq!(room.table.admits(Some(CLARA)), Ok(()), "somebody who is muted still sees the table");
    }
    room.take(CLARA, 1, "Clara").unwrap();
    assert_eq!(say(&mut room, CLARA, line("e", "More")).unwrap_err().kind, RefusalKind::Muted);
    assert_eq!(decide(&mut room, ANNA, GuestRequest::Pardon { line: 1 }), Ok(Granted::Moderated));
    assert_eq!(lines(&room)[1].1, "Rubbish");
    say(&mut room, CLARA, line("f", "Sorry")).unwrap();
}

#[test]
fn somebody_whom_the_owner_removed_neither_sees_the_table_nor_sits_down() {
    let mut room = Room::new(&[human("Anna"), open()], 1);
    room.join(1, Some(CLARA));
    room.join(2, None);
    say(&mut room, CLARA, SayRequest { name: "Clara".into(), ..line("c", "Rubbish") }).unwrap();
    assert_eq!(decide(&mut room, ANNA, GuestRequest::Remove { line: 0 }), Ok(Granted::Moderated));
    assert_eq!(room.cut.iter().map(|socket| socket.0).collect::<Vec<_>>(), [1]);
    room.reload();
    assert_eq!(room.table.admits(Some(CLARA)).unwrap_err().kind, RefusalKind::NoSpectators);
    let take = Ask::Seat(Seat(1), SeatRequest::Take { name: "Clara".into(), program: false });
    assert_eq!(room.settle(CLARA, take).unwrap_err().kind, RefusalKind::NoSpectators);
    assert_eq!(room.table.snapshot(Some(ANNA), Known::default()).sanctioned, 1);
    assert_eq!(room.table.snapshot(Some(BERT), Known::default()).sanctioned, 0);
    assert_eq!(decide(&mut room, ANNA, GuestRequest::PardonAll {}), Ok(Granted::Moderated));
    assert_eq!(room.table.admits(Some(CLARA)), Ok(()));
}

#[test]
fn who_was_away_when_a_line_was_hidden_is_told() {
    let mut room = Room::new(&[human("Anna"), open()], 1);
    say(&mut room, CLARA, SayRequest { name: "Clara".into(), ..line("c", "Rubbish") }).unwrap();
    let known = Known { chat: Some(0), ..Known::default() };
    assert!(room.table.snapshot(None, known).chat.is_empty());
    assert_eq!(decide(&mut room, ANNA, GuestRequest::Mute { line: 0 }), Ok(Granted::Moderated));
    assert!(room.table.snapshot(None, known).chat[0].hidden);
}

#[test]
fn an_owner_without_a_seat_sees_a_table_that_is_closed_to_spectators() {
    let mut room = Room::of_two(1);
    room.record.owner = Some(CLARA);
    room.reload();
    let close = GuestRequest::Spectators { admitted: false };
    assert_eq!(decide(&mut room, CLARA, close), Ok(Granted::Moderated));
    assert_eq!(room.table.admits(Some(CLARA)), Ok(()));
    assert!(room.table.admits(None).is_err());
}

#[test]
fn the_owner_closes_a_running_game_to_spectators() {
    let mut room = Room::of_two(1);
    room.join(1, Some(CLARA));
    room.join(2, Some(BERT));
    room.sent.clear();
    let spectators = |admitted| GuestRequest::Spectators { admitted };
    assert_eq!(decide(&mut room, BERT, spectators(false)), Err(RefusalKind::NotOwner));
    assert_eq!(decide(&mut room, ANNA, spectators(false)), Ok(Granted::Moderated));
    assert_eq!(room.cut.iter().map(|socket| socket.0).collect::<Vec<_>>(), [1]);
    let options = room.sent.iter().find_map(|(to, frame)| match frame {
        Frame::Options(news) => Some((to[0].0, news.options.spectators)),
        _ => None,
    });
    assert_eq!(options, Some((2, false)));
    room.reload();
    assert_eq!(room.table.admits(Some(CLARA)).unwrap_err().kind, RefusalKind::NoSpectators);
    assert_eq!(decide(&mut room, ANNA, spectators(true)), Ok(Granted::Moderated));
    assert_eq!(room.table.admits(Some(CLARA)), Ok(()));
}

#[test]
fn the_owner_opens_no_table_that_the_host_closed() {
    let mut room = Room::of_two(1);
    room.record.sanctions.insert(table::EVERYBODY, table::Sanction::Removed);
    room.reload();
    let admit = GuestRequest::Spectators { admitted: true };
    assert_eq!(decide(&mut room, ANNA, admit), Ok(Granted::Moderated));
    room.reload();
    assert_eq!(room.table.admits(Some(CLARA)).unwrap_err().kind, RefusalKind::NoSpectators);
    assert_eq!(room.table.admits(Some(BERT)), Ok(()));
}
