//! Undos: by consent, never across a reveal, and so that no version ever stands for two things.

use std::collections::BTreeSet;

use crate::common::{ANNA, BERT, Room, bot, human, moved, past};
use catalog::SeededSource;
use kernel::{Draw, Seat, Viewer};
use laws::Dice;
use protocol::{Frame, MoveRequest, RefusalKind, UndoWord};
use suites::picks;
use table::{Alarm, Ask, Bounds, Event, Granted, Known, Refusal, Socket, Table, TableDraft};

/// A move of the seat to act that reveals nothing and ends its turn.
fn harmless(room: &Room, key: &str) -> MoveRequest {
    MoveRequest { action: picks::quiet(room.session().as_ref()).remove(0), ..room.request(key) }
}

fn kind(answer: Result<Granted, Refusal>) -> RefusalKind {
    answer.unwrap_err().kind
}

fn wishes(room: &Room) -> Vec<(Option<Vec<u8>>, Option<u8>)> {
    let news = room.sent.iter().filter_map(|(_, frame)| match frame {
        Frame::Undo(news) => Some(news),
        _ => None,
    });
    news.map(|news| {
        let waiting = news.wish.as_ref().map(|wish| wish.waiting.iter().map(|seat| seat.0).collect());
        (waiting, news.refused.map(|seat| seat.0))
    })
    .collect()
}

#[test]
fn what_all_agree_to_is_taken_back() {
    let mut room = Room::of_two(1);
    room.join(1, None);
    let dealt = room.version();
    let before = room.log();
    let view = room.table.snapshot(None, Known::default()).seen[0].view.get().to_owned();
    room.make(ANNA, harmless(&room, "a"));
    room.make(BERT, harmless(&room, "b"));
    let version = room.version();
    room.sent.clear();
    assert_eq!(room.word(ANNA, 0, "ask", UndoWord::Ask), Ok(moved(version)));
    assert_eq!(wishes(&room), [(Some(vec![1]), None)]);
    assert_eq!(room.table.snapshot(None, Known::default()).undo.unwrap().to, dealt);
    assert_eq!(room.word(BERT, 1, "yes", UndoWord::Agree), Ok(moved(version + 1)));
    assert_eq!(room.log(), before, "both moves are gone");
    let Some((_, Frame::Update(update))) = room.sent.last() else { panic!("an update") };
    assert_eq!((update.version, update.seen[0].view.get()), (version + 1, view.as_str()));
    let step = &update.seen[0].steps[..];
    assert_eq!((step.len(), step[0].version, step[0].undo), (1, version + 1, Some(dealt)));
    assert!(step[0].effects.is_empty());
    let now = room.table.snapshot(Some(ANNA), Known::default());
    let versions: Vec<u32> = now.seen[0].steps.iter().map(|step| step.version).collect();
    assert_eq!(versions, (1..=dealt).chain([version + 1]).collect::<Vec<_>>(), "what remains of all steps");
    assert!(now.undo.is_none());
    // Play goes on with higher numbers.
    assert_eq!(room.make(ANNA, harmless(&room, "c")).version, version + 2);
}

#[test]
fn it_is_stored_and_repeats_are_answered_after_a_restart() {
    let mut room = Room::of_two(1);
    let first = harmless(&room, "a");
    room.make(ANNA, first.clone());
    let version = room.version();
    room.word(ANNA, 0, "ask", UndoWord::Ask).unwrap();
    let agree = protocol::UndoRequest { key: "yes".into(), seat: Seat(1), version, word: UndoWord::Agree };
    let agreed = room.settle(BERT, Ask::Undo(agree.clone()));
    assert_eq!(agreed, Ok(moved(version + 1)));
    room.reload();
    assert_eq!(room.table.snapshot(None, Known::default()).version, version + 1);
    assert_eq!(room.settle(BERT, Ask::Undo(agree)), agreed);
    assert_eq!(
        room.settle(ANNA, Ask::Move(first.clone())),
        Ok(moved(version)),
        "also a move that is no more"
    );
    assert_eq!(room.record.past.len(), 3);
    let other = MoveRequest { version: version + 1, ..first };
    assert_eq!(kind(room.settle(ANNA, Ask::Move(other))), RefusalKind::KeyReused);
}

#[test]
fn who_refuses_or_withdraws_ends_the_wish() {
    let mut room = Room::of_two(1);
    room.make(ANNA, harmless(&room, "a"));
    room.join(1, None);
    let before = room.log();
    assert_eq!(kind(room.word(BERT, 1, "n0", UndoWord::Refuse)), RefusalKind::NoWish);
    room.word(ANNA, 0, "k1", UndoWord::Ask).unwrap();
    room.word(ANNA, 0, "k2", UndoWord::Ask).unwrap();
    assert_eq!(kind(room.word(ANNA, 0, "k3", UndoWord::Agree)), RefusalKind::NoWish, "one's own wish");
    assert_eq!(kind(room.word(BERT, 1, "k4", UndoWord::Withdraw)), RefusalKind::NoWish);
    room.word(BERT, 1, "k5", UndoWord::Refuse).unwrap();
    room.word(BERT, 1, "k5", UndoWord::Refuse).unwrap();
    assert_eq!(kind(room.word(BERT, 1, "k6", UndoWord::Agree)), RefusalKind::NoWish);
    assert_eq!(wishes(&room), [(Some(vec![1]), None), (None, Some(1))]);
    assert_eq!((room.log(), room.record.past.len()), (before, 2));
}

#[test]
fn who_withdraws_or_moves_ends_the_wish() {
    let mut room = Room::of_two(1);
    room.make(ANNA, harmless(&room, "a"));
    room.join(1, None);
    room.word(ANNA, 0, "k7", UndoWord::Ask).unwrap();
    room.word(ANNA, 0, "k8", UndoWord::Withdraw).unwrap();
    assert_eq!(wishes(&room), [(Some(vec![1]), None), (None, None)]);
    room.word(ANNA, 0, "k9", UndoWord::Ask).unwrap();
    room.make(BERT, harmless(&room, "b"));
    assert_eq!(kind(room.word(BERT, 1, "k10", UndoWord::Agree)), RefusalKind::NoWish);
    assert!(room.table.snapshot(None, Known::default()).undo.is_none());
}

#[test]
fn a_refused_undo_can_be_asked_for_again_only_after_the_next_move() {
    let mut room = Room::of_two(1);
    room.make(ANNA, harmless(&room, "a"));
    room.word(ANNA, 0, "k1", UndoWord::Ask).unwrap();
    room.word(BERT, 1, "k2", UndoWord::Refuse).unwrap();
    room.join(1, None);
    for key in ["k3", "k4"] {
        assert_eq!(kind(room.word(ANNA, 0, key, UndoWord::Ask)), RefusalKind::UndoRefused);
    }
    assert!(wishes(&room).is_empty(), "nobody is asked");
    room.make(BERT, harmless(&room, "b"));
    // The other player was not refused anything.
    room.word(BERT, 1, "k5", UndoWord::Ask).unwrap();
    room.word(BERT, 1, "k6", UndoWord::Withdraw).unwrap();
    room.word(ANNA, 0, "k7", UndoWord::Ask).unwrap();
    room.word(BERT, 1, "k8", UndoWord::Refuse).unwrap();
    // A refusal of the other's request does not make up for one's own.
    room.word(BERT, 1, "k9", UndoWord::Ask).unwrap();
    room.word(ANNA, 0, "k10", UndoWord::Refuse).unwrap();
    assert_eq!(kind(room.word(ANNA, 0, "k11", UndoWord::Ask)), RefusalKind::UndoRefused);
    assert_eq!(kind(room.word(BERT, 1, "k12", UndoWord::Ask)), RefusalKind::UndoRefused);
}

#[test]
fn a_former_player_is_not_asked() {
    let mut room = Room::of_two(1);
    room.make(ANNA, harmless(&room, "a"));
    room.record.sitters[1] =
        table::Sitter::Person { holder: table::FORMER, name: String::new(), program: false };
    room.reload();
    let version = room.version();
    room.word(ANNA, 0, "k1", UndoWord::Ask).unwrap();
    assert_eq!(room.version(), version + 1, "it is undone");
}

#[test]
fn who_sits_alone_asks_nobody() {
    let mut room = Room::new(&[human("Anna"), human("Anna too"), bot("greedy")], 1);
    let dealt = room.log();
    room.make(ANNA, harmless(&room, "a"));
    room.make(ANNA, harmless(&room, "b"));
    let (version, action) = {
        let task = room.tasks.pop().unwrap();
        (task.version, task.session.legal())
    };
    // During the undo, the bot's answer is of no use.
    room.word(ANNA, 0, "ask", UndoWord::Ask).unwrap();
    assert_eq!(room.log(), dealt);
    let catalog::Legal::Actions(actions) = action else { panic!("the bot has something to do") };
    room.step(Event::Thought { version, action: Some(actions[0].clone()) });
    assert_eq!(room.commit, None);
    assert_eq!(kind(room.word(ANNA, 0, "ask2", UndoWord::Ask)), RefusalKind::NothingToUndo);
}

/// Returns the log of a game in which the last input continues an action, and that of the game before this action.
fn continued() -> (String, String) {
    for seed in 0..1_000 {
        let (mut dice, mut source) = (Dice::new(seed), SeededSource::new(seed));
        for game in games::names() {
            let (setup, _) = games::set_up(game, 2, &[]).unwrap();
            let mut session = games::open(&setup).unwrap();
            let mut before = session.log();
            loop {
                match session.legal() {
                    catalog::Legal::Over => break,
                    catalog::Legal::Outcomes(_) => drop(session.draw_in(&mut source)),
                    catalog::Legal::Actions(actions) => {
                        let action = &actions[dice.below(actions.len() as u32) as usize];
                        let log = session.log();
                        session.play(action).unwrap();
                        if session.continues_action(session.version()) {
                            return (session.log(), before);
                        }
                        before = log;
                    }
                }
            }
        }
    }
    panic!("no game has an action of several inputs");
}

#[test]
fn an_action_of_several_inputs_is_undone_as_a_whole() {
    let (log, before) = continued();
    let mut source = SeededSource::new(1);
    let draft = TableDraft::from_log(games::REGISTRY, &log, &[], ANNA, &mut source).unwrap();
    let mut room = Room::of(draft, source);
    let catalog::Awaiting::Decision { seat } = room.session().awaiting() else {
        panic!("the action goes on")
    };
    room.word(ANNA, seat.0, "ask", UndoWord::Ask).unwrap();
    assert_eq!(room.log().trim_end(), before.trim_end());
}

/// Returns a table of two people, and a bot that comes after the first of them.
fn with_a_bot_between() -> Room {
    let mut source = SeededSource::new(1);
    let seats = [human("Anna"), bot("greedy"), human("Bert")];
    let mut draft =
        TableDraft::new(games::REGISTRY, &crate::common::wish(&seats), ANNA, &mut source).unwrap();
    draft.sitters[2] = table::Sitter::Person { holder: BERT, name: "Bert".into(), program: false };
    Room::of(draft, source)
}

#[test]
fn bots_wait_while_a_wish_waits() {
    let mut room = with_a_bot_between();
    room.make(ANNA, harmless(&room, "a"));
    let task = room.tasks.pop().expect("the bot is asked");
    room.word(ANNA, 0, "ask", UndoWord::Ask).unwrap();
    room.step(Event::Thought { version: task.version, action: task.session.think(&task.bot, 1) });
    room.step(Event::Alarm(Alarm::Bots));
    assert_eq!((&room.commit, room.tasks.len()), (&None, 0));
    assert!(!room.table.is_idle(), "the wish is not forgotten");
    room.word(BERT, 2, "no", UndoWord::Refuse).unwrap();
    assert_eq!(room.tasks.len(), 1, "and then goes on");
}

#[test]
fn a_wish_that_nobody_answers_ends() {
    let mut room = with_a_bot_between();
    room.join(1, Some(BERT));
    room.make(ANNA, harmless(&room, "a"));
    let task = room.tasks.pop().expect("the bot is asked");
    room.word(ANNA, 0, "ask", UndoWord::Ask).unwrap();
    assert!(room.order.contains(&"expires"));
    room.step(Event::Thought { version: task.version, action: None });
    room.sent.clear();
    room.step(Event::Alarm(Alarm::Undo));
    assert_eq!(wishes(&room), [(None, None)], "as if it was withdrawn");
    assert_eq!(room.tasks.len(), 1, "the bot goes on");
    assert_eq!(kind(room.word(BERT, 2, "late", UndoWord::Agree)), RefusalKind::NoWish);
    room.step(Event::Left(Socket(1)));
    room.step(Event::Alarm(Alarm::Undo));
    assert_eq!(room.version(), task.version);
}

#[test]
fn a_wish_that_is_being_granted_does_not_end() {
    let mut room = Room::of_two(1);
    room.make(ANNA, harmless(&room, "a"));
    let before = room.version();
    room.word(ANNA, 0, "ask", UndoWord::Ask).unwrap();
    let yes =
        protocol::UndoRequest { key: "yes".into(), seat: Seat(1), version: before, word: UndoWord::Agree };
    room.put(Some(BERT), Ask::Undo(yes));
    room.order.clear();
    room.step(Event::Alarm(Alarm::Undo));
    assert_eq!(room.order, ["expires"], "it is looked at again later");
    room.store();
    assert_eq!(room.record.past.last().and_then(|past| past.undo), Some(before - 1));
}

#[test]
fn nothing_is_taken_back_across_a_reveal() {
    let mut room = Room::of_two(1);
    assert_eq!(kind(room.word(ANNA, 0, "k0", UndoWord::Ask)), RefusalKind::NothingToUndo);
    let draw = picks::drawing(room.session().as_ref()).remove(0);
    room.make(ANNA, MoveRequest { action: draw, ..room.request("a") });
    room.make(BERT, harmless(&room, "b"));
    assert_eq!(kind(room.word(ANNA, 0, "k1", UndoWord::Ask)), RefusalKind::Revealed);
    // Bert's own move was harmless.
    assert!(room.word(BERT, 1, "k2", UndoWord::Ask).is_ok());
    let stale = protocol::UndoRequest { key: "k3".into(), seat: Seat(0), version: 3, word: UndoWord::Agree };
    assert_eq!(kind(room.settle(ANNA, Ask::Undo(stale))), RefusalKind::StaleVersion);
    assert_eq!(kind(room.word(BERT, 0, "k4", UndoWord::Agree)), RefusalKind::NotYourSeat);
    room.play_out(&[ANNA, BERT]);
    assert_eq!(kind(room.word(ANNA, 0, "k5", UndoWord::Ask)), RefusalKind::Over);
}

#[test]
fn a_card_that_only_its_holder_knew_is_a_reveal_when_it_is_bought() {
    let (mut hidden, mut open) = (0, 0);
    for seed in 0..40 {
        let mut room = Room::of_two(seed);
        let mut blind = [Vec::new(), Vec::new()];
        for number in 0..400 {
            let legal = room.legal();
            let seat = room.to_act().index();
            // The notation names a reserved card that is bought by the card itself.
            let buys_blind = legal.iter().find(|action| {
                bought(action).is_some_and(|card| blind[seat].iter().any(|blind: &String| blind == card))
            });
            let reserve = legal.iter().find(|action| action.starts_with("R.L1"));
            let action = match (buys_blind, reserve) {
                (Some(buy), _) => buy.clone(),
                (None, Some(reserve)) if blind[seat].len() < 2 => reserve.clone(),
                _ => harmless_or_first(&legal),
            };
            let buys = buys_blind.is_some();
            let inputs = room.session().version();
            let request = MoveRequest { action: action.clone(), ..room.request(&format!("k{number}")) };
            room.make([ANNA, BERT][seat], request);
            let session = room.session();
            if action.starts_with("R.L1") {
                let card = session.inputs(inputs + 1)[0].text.split('.').nth(1).unwrap().to_owned();
                blind[seat].push(card);
            }
            if action.starts_with("T.") {
                assert!(!session.reveals(inputs + 1), "everybody sees tokens: {action}");
                open += 1;
            }
            if buys {
                assert!(session.reveals(inputs + 1), "nobody else knew the card: {action}");
                hidden += 1;
                break;
            }
            if session.awaiting() == catalog::Awaiting::Over {
                break;
            }
        }
    }
    assert!(hidden > 5 && open > 50, "{hidden} hidden cards bought, {open} open moves");
}

/// The card that an action buys.
fn bought(action: &str) -> Option<&str> {
    action.strip_prefix("B.")?.split('+').next()
}

fn harmless_or_first(legal: &[String]) -> String {
    let takes = legal.iter().filter(|action| action.starts_with("T."));
    takes.max_by_key(|action| action.len()).unwrap_or(&legal[0]).clone()
}

/// Undoes now and then, and compares with a table that is loaded from what was stored.
#[test]
fn versions_mean_one_thing_for_ever() {
    for seed in 0..6 {
        let mut room = Room::of_two(seed);
        let mut dice = Dice::new(seed);
        let mut seen: Vec<(u32, String)> = Vec::new();
        let mut undone = 0;
        for number in 0..120 {
            let choice = dice.word() >> 40;
            if room.session().awaiting() == catalog::Awaiting::Over {
                break;
            }
            let seat = (choice % 2) as u8;
            let mine = [ANNA, BERT][usize::from(seat)];
            let other = [BERT, ANNA][usize::from(seat)];
            if choice.is_multiple_of(3)
                && room.word(mine, seat, &format!("ask{number}"), UndoWord::Ask).is_ok()
            {
                room.word(other, 1 - seat, &format!("yes{number}"), UndoWord::Agree).unwrap();
                undone += 1;
            } else {
                let legal = room.legal();
                let action = legal[choice as usize % legal.len()].clone();
                let request = MoveRequest { action, ..room.request(&format!("m{number}")) };
                let holder = [ANNA, BERT][request.seat.index()];
                room.make(holder, request);
            }
            let now = room.table.snapshot(None, Known::default());
            assert!(seen.last().is_none_or(|&(last, _)| last < now.version), "versions rise");
            seen.push((now.version, now.seen[0].view.get().to_owned()));
        }
        assert!(undone > 5, "{undone}");
        // The gains are those of the steps that remain.
        let steps: BTreeSet<u32> = room.table.snapshot(None, Known::default()).seen[0]
            .steps
            .iter()
            .map(|step| step.version)
            .collect();
        let course = room.table.course(None).unwrap();
        assert!(course.gains.iter().all(|gain| steps.contains(&gain.version)), "{course:?}");
        let again = Table::load(games::REGISTRY, room.record.clone()).unwrap();
        for (version, view) in &seen {
            for table in [&room.table, &again] {
                let then = table.view_at(None, *version, Viewer::Spectator).unwrap();
                assert_eq!(then.view.get(), view, "version {version}");
            }
        }
        let (now, loaded) =
            (room.table.snapshot(Some(ANNA), Known::default()), again.snapshot(Some(ANNA), Known::default()));
        assert_eq!(serde_json::to_string(&now).unwrap(), serde_json::to_string(&loaded).unwrap());
    }
}

#[test]
fn who_comes_back_gets_what_is_missing() {
    let mut room = Room::of_two(1);
    room.make(ANNA, harmless(&room, "a"));
    let known = room.version();
    room.make(BERT, harmless(&room, "b"));
    let snapshot = |room: &Room, after: u32| room.table.snapshot(Some(ANNA), Known { after, chat: None });
    let missing = snapshot(&room, known);
    assert_eq!(missing.since, known);
    assert_eq!(missing.seen[0].steps.iter().map(|step| step.version).collect::<Vec<_>>(), [room.version()]);
    assert_eq!(snapshot(&room, room.version()).seen[0].steps.len(), 0);
    for never in [room.version() + 1, u32::MAX, 0] {
        let all = snapshot(&room, never);
        assert_eq!((all.since, all.seen[0].steps.len() as u32), (0, room.version()));
    }
    let undone = room.version();
    room.word(BERT, 1, "ask", UndoWord::Ask).unwrap();
    room.word(ANNA, 0, "yes", UndoWord::Agree).unwrap();
    assert_eq!(snapshot(&room, undone).since, 0, "what the client knows is no more");
    let back = snapshot(&room, known);
    assert_eq!((back.since, back.seen[0].steps.len(), back.seen[0].steps[0].undo), (known, 1, Some(known)));
}

#[test]
fn a_record_that_takes_back_what_never_was_is_damaged() {
    let mut room = Room::of_two(1);
    room.make(ANNA, harmless(&room, "a"));
    room.word(ANNA, 0, "ask", UndoWord::Ask).unwrap();
    room.put(
        Some(BERT),
        Ask::Undo(protocol::UndoRequest {
            key: "yes".into(),
            seat: Seat(1),
            version: room.version(),
            word: UndoWord::Agree,
        }),
    );
    let good = past(room.batch().clone());
    room.store();
    assert_eq!(room.record.past.last(), Some(&good));
    for wrong in [
        table::Past { undo: Some(good.version), ..good.clone() },
        table::Past { inputs: vec!["T.wbg".into()], ..good.clone() },
        // Half a deal.
        table::Past { undo: Some(1), ..good.clone() },
    ] {
        let mut record = room.record.clone();
        *record.past.last_mut().unwrap() = wrong;
        assert!(Table::load(games::REGISTRY, record).is_err());
    }
    room.step(Event::Left(Socket(9)));
}

/// Moves and undoes, again and again.
fn dither(room: &mut Room, times: u32) {
    for _ in 0..times {
        let version = room.version();
        room.make(ANNA, harmless(room, &format!("m{version}")));
        room.word(ANNA, 0, &format!("u{version}"), UndoWord::Ask).unwrap();
    }
}

fn may_undo(room: &mut Room) -> Result<Granted, Refusal> {
    let version = room.version();
    room.word(ANNA, 0, &format!("u{version}"), UndoWord::Ask)
}

#[test]
fn who_looks_later_is_sent_one_undo_for_many() {
    let mut room = Room::new(&[human("Anna"), human("Anna too")], 1);
    let dealt = room.version();
    dither(&mut room, 20);
    for _ in 0..2 {
        let now = room.table.snapshot(Some(ANNA), Known::default());
        let steps = &now.seen[0].steps;
        assert_eq!((now.version, steps.len() as u32), (dealt + 40, dealt + 1));
        assert_eq!((steps.last().unwrap().version, steps.last().unwrap().undo), (dealt + 40, Some(dealt)));
        room.reload();
    }
    // Every version can still be looked at.
    let views = (dealt..=dealt + 40).map(|version| {
        room.table.view_at(Some(ANNA), version, Viewer::Spectator).unwrap().view.get().to_owned()
    });
    let views: Vec<String> = views.collect();
    assert!(views.iter().step_by(2).all(|view| *view == views[0]));
    assert!(views.iter().skip(1).step_by(2).all(|view| *view == views[1]) && views[0] != views[1]);
}

#[test]
fn undos_of_a_turn_are_bounded() {
    let mut room = Room::new(&[human("Anna"), human("Anna too")], 1);
    let bounds = Bounds { undos_of_turn: 5, ..Bounds::default() };
    room.table = Table::load_bounded(games::REGISTRY, room.record.clone(), bounds).unwrap();
    dither(&mut room, 5);
    room.make(ANNA, harmless(&room, "a"));
    assert_eq!(kind(may_undo(&mut room)), RefusalKind::UndoneOften);
    // A later turn is another matter, after a restart too.
    room.table = Table::load_bounded(games::REGISTRY, room.record.clone(), bounds).unwrap();
    assert_eq!(kind(may_undo(&mut room)), RefusalKind::UndoneOften);
    let (version, seat) = (room.version(), Seat(1));
    room.make(ANNA, harmless(&room, "b"));
    let request = protocol::UndoRequest { key: "c".into(), seat, version: version + 1, word: UndoWord::Ask };
    assert_eq!(room.settle(ANNA, Ask::Undo(request)), Ok(moved(version + 2)));
}

/// A history that is too long for undos, as earlier programs left them, opens, and its game goes on.
#[test]
fn a_history_beyond_the_bounds_can_be_played_on() {
    let mut room = Room::new(&[human("Anna"), human("Anna too")], 1);
    let dealt = room.version();
    dither(&mut room, 20);
    // They stored undos that led back to undos.
    let mut last = None;
    for past in room.record.past.iter_mut().filter(|past| past.undo.is_some()) {
        past.undo = last.or(past.undo);
        last = Some(past.version);
    }
    let usual = Bounds { undos_of_turn: 1000, ..Bounds::default() };
    for bounds in [Bounds { versions: 30, ..usual }, Bounds { undos: 20, ..usual }] {
        let mut room = Room::of_record(room.record.clone());
        room.table = Table::load_bounded(games::REGISTRY, room.record.clone(), bounds).unwrap();
        let now = room.table.snapshot(Some(ANNA), Known::default());
        assert_eq!((now.version, now.seen[0].steps.len() as u32), (dealt + 40, dealt + 1));
        room.make(ANNA, harmless(&room, "a"));
        assert_eq!(kind(may_undo(&mut room)), RefusalKind::UndoneOften, "{bounds:?}");
        room.make(ANNA, harmless(&room, "b"));
    }
}

#[test]
fn a_game_has_a_last_input() {
    let mut room = Room::new(&[human("Anna"), human("Anna too")], 1);
    let bounds = Bounds { inputs: room.version() + 2, inputs_of_move: 1, ..Bounds::default() };
    room.table = Table::load_bounded(games::REGISTRY, room.record.clone(), bounds).unwrap();
    room.make(ANNA, harmless(&room, "a"));
    room.make(ANNA, harmless(&room, "b"));
    let third = harmless(&room, "c");
    assert_eq!(kind(room.settle(ANNA, Ask::Move(third))), RefusalKind::TooLong);
    // Nobody asks a bot for a move that it cannot make.
    let mut room = Room::new(&[human("Anna"), bot("greedy")], 1);
    room.make(ANNA, harmless(&room, "a"));
    let bounds = Bounds { inputs: room.version(), ..Bounds::default() };
    room.table = Table::load_bounded(games::REGISTRY, room.record.clone(), bounds).unwrap();
    room.tasks.clear();
    room.step(Event::Alarm(Alarm::Bots));
    assert!(room.tasks.is_empty() && room.table.is_idle());
}

/// A game that an earlier program left beyond the bound goes on, after every restart, with its bots and without undos; but
/// not without end.
#[test]
fn a_game_beyond_its_last_input_can_be_finished() {
    let mut room = Room::new(&[human("Anna"), human("Anna too")], 1);
    for key in ["a", "b", "c"] {
        room.make(ANNA, harmless(&room, key));
    }
    let beyond = room.version();
    let bounds = Bounds {
        inputs: beyond - 1,
        inputs_of_old: beyond + 2,
        inputs_of_move: 1,
        versions: beyond - 1,
        ..Bounds::default()
    };
    for key in ["d", "e"] {
        room.table = Table::load_bounded(games::REGISTRY, room.record.clone(), bounds).unwrap();
        room.make(ANNA, harmless(&room, key));
        assert_eq!(kind(may_undo(&mut room)), RefusalKind::UndoneOften);
    }
    room.table = Table::load_bounded(games::REGISTRY, room.record.clone(), bounds).unwrap();
    let last = harmless(&room, "f");
    assert_eq!(kind(room.settle(ANNA, Ask::Move(last))), RefusalKind::TooLong);

    let mut room = Room::new(&[human("Anna"), bot("greedy")], 1);
    room.make(ANNA, harmless(&room, "a"));
    let bounds = Bounds { inputs: room.version() - 1, ..Bounds::default() };
    room.table = Table::load_bounded(games::REGISTRY, room.record.clone(), bounds).unwrap();
    room.tasks.clear();
    room.step(Event::Alarm(Alarm::Bots));
    assert_eq!(room.tasks.len(), 1);
}

/// The inputs that are left for the last move are enough for any move: a game that this program plays never gets beyond
/// the bound.
#[test]
fn no_move_has_more_inputs_than_are_left_for_it() {
    let most = Bounds::default().inputs_of_move;
    for game in games::names() {
        for players in games::named(game).unwrap().about().seats.clone() {
            let mut session = games::open(&format!("{game} players={players}")).unwrap();
            let mut source = SeededSource::new(u64::from(players));
            let mut dice = Dice::new(u64::from(players));
            for _ in 0..2000 {
                let before = session.version();
                if let catalog::Legal::Actions(actions) = session.legal() {
                    let choice = (dice.word() >> 32) as usize % actions.len();
                    session.play(&actions[choice]).unwrap();
                }
                while session.draw_in(&mut source).is_some() {}
                // The deal is no move.
                assert!(before == 0 || session.version() - before <= most, "{game} {players}");
            }
        }
    }
}
